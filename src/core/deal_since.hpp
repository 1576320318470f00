#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/rng.hpp"
#include "core/seats.hpp"
#include "core/target.hpp"

// Hidden hands, drawn from a pile whose cards are known from its latest shuffle and played openly since.

namespace fondaco {

/// Cards of N kinds, from which cards are drawn at random.
template <std::size_t N>
struct Bag {
  std::array<std::uint8_t, N> cards{};
  int size = 0;

  FONDACO_FN constexpr void add(std::size_t card, int count) {
    cards[card] = static_cast<std::uint8_t>(cards[card] + count);
    size += count;
  }
  FONDACO_FN constexpr std::uint8_t draw(Rng& rng) {
    auto at = static_cast<int>(rng.below(static_cast<std::uint32_t>(size)));
    std::uint8_t card = 0;
    while (at >= cards[card]) at -= cards[card++];
    add(card, -1);
    return card;
  }
};

/// A hidden hand: how many of its cards are from before the shuffle and how many were drawn since, those
/// already played included; and what was played since.
template <std::size_t N>
struct HiddenHand {
  int old_cards = 0;
  int new_cards = 0;
  std::array<std::uint8_t, N> played{};
  // Filled by the deal:
  std::array<std::uint8_t, N> hand{};  // may hold a card already that everybody knows
  std::array<std::uint8_t, N> drawn{};
};

namespace detail {

/// A single hidden hand: what can't be in the deck is in it for certain, the other unseen cards are dealt.
template <std::size_t N>
FONDACO_FN constexpr void deal_to_one(HiddenHand<N>& seat, const Bag<N>& held, Bag<N>& pile, Rng& rng) {
  Bag<N> unseen, open, deck;
  for (std::size_t card = 0; card < N; ++card) {
    unseen.add(card, held.cards[card] + pile.cards[card] - seat.played[card]);
    open.add(card, std::min(unseen.cards[card], pile.cards[card]));
  }
  while (deck.size < pile.size - seat.new_cards) deck.add(open.draw(rng), 1);
  for (std::size_t card = 0; card < N; ++card) {
    seat.hand[card] = static_cast<std::uint8_t>(seat.hand[card] + unseen.cards[card] - deck.cards[card]);
    seat.drawn[card] = static_cast<std::uint8_t>(pile.cards[card] - deck.cards[card]);
  }
  pile = deck;
}

}  // namespace detail

/// Deals the hands of all hidden seats (those with cards at all) from the cards that they held at the shuffle
/// together, and from those of the pile; `pile` is left with the deck. Every card that a seat has played came
/// from one of the two. Call only when the numbers add up. False when the random walk met a contradiction:
/// then try again.
template <std::size_t N>
FONDACO_FN constexpr bool deal_since_shuffle(std::array<HiddenHand<N>, kMaxSeats>& seats, Bag<N> held,
                                             Bag<N>& pile, Rng& rng) {
  int hidden = 0;
  std::size_t last = 0;
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
    if (seats[seat].old_cards + seats[seat].new_cards > 0) ++hidden, last = seat;
  }
  if (hidden == 1) {
    detail::deal_to_one(seats[last], held, pile, rng);
    return true;
  }
  struct Played {
    Seat seat;
    std::uint8_t card;
  };
  std::array<Played, 256> played{};
  std::size_t count = 0;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    for (std::uint8_t card = 0; card < N; ++card) {
      for (int i = 0; i < seats[seat].played[card]; ++i) played[count++] = {seat, card};
    }
  }
  rng.shuffle(played.data(), count);
  for (std::size_t i = 0; i < count; ++i) {
    HiddenHand<N>& seat = seats[played[i].seat];
    const std::uint8_t card = played[i].card;
    const int from_held = held.cards[card] * seat.old_cards;
    const int from_pile = pile.cards[card] * seat.new_cards;
    // With one source empty its product would wipe out the other's weight: then only the other counts.
    const int weight_held = pile.size > 0 ? from_held * pile.size : from_held;
    const int weight_pile = held.size > 0 ? from_pile * held.size : from_pile;
    if (weight_held + weight_pile == 0) return false;
    if (static_cast<int>(rng.below(static_cast<std::uint32_t>(weight_held + weight_pile))) < weight_held) {
      held.add(card, -1);
      --seat.old_cards;
    } else {
      pile.add(card, -1);
      ++seat.drawn[card];
      --seat.new_cards;
    }
  }
  for (HiddenHand<N>& seat : seats) {
    for (; seat.old_cards > 0; --seat.old_cards) ++seat.hand[held.draw(rng)];
    for (; seat.new_cards > 0; --seat.new_cards) {
      const std::uint8_t card = pile.draw(rng);
      ++seat.hand[card];
      ++seat.drawn[card];
    }
  }
  return true;
}

}  // namespace fondaco
