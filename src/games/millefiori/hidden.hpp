#pragma once

#include "core/rng.hpp"
#include "core/target.hpp"
#include "games/millefiori/state.hpp"

// Who knows which cards (section 6), and what a seat does not know, drawn anew. An observer that is no seat
// (kNobody) knows what is public.

namespace fondaco::millefiori {

/// What a seat holds: its hand and the card it has selected.
FONDACO_FN constexpr CardSet held(const State& s, Seat seat) {
  CardSet cards = s.hand[seat];
  if (s.selected[seat] != kNone) cards.insert(s.selected[seat]);
  return cards;
}

/// The seats that know what `seat` holds. In turn cycle t those are the seat itself and the t - 1 before it,
/// through whose hands its cards came; all of them when the deck is empty and a single hand is left to guess.
FONDACO_FN constexpr Seats who_know_holdings_of(const State& s, Seat seat) {
  const int known = s.cycle < players(s) ? s.cycle : players(s);
  if (known + (s.deck.empty() ? 1 : 0) >= players(s)) return Seats::first(players(s));
  Seats seats;
  for (int i = 0; i < known; ++i) seats.insert(left_of(s, seat, players(s) - i));
  return seats;
}

/// The seats that know which of these cards is selected, and which are in hand.
FONDACO_FN constexpr Seats who_know_split_of(const State& s, Seat seat) {
  return s.selected[seat] == kNone ? who_know_holdings_of(s, seat) : Seats::only(seat);
}

/// Takes a card out of the set, each equally likely. Call only when it is not empty.
FONDACO_FN constexpr std::uint8_t draw_from(CardSet& cards, Rng& rng) {
  auto skip = static_cast<int>(rng.below(static_cast<std::uint32_t>(cards.size())));
  std::uint8_t drawn = kNone;
  cards.for_each([&](std::size_t card) {
    if (skip-- == 0) drawn = static_cast<std::uint8_t>(card);
  });
  cards.erase(drawn);
  return drawn;
}

FONDACO_FN constexpr bool resample(State& s, Seat observer, Rng& rng) {
  CardSet unseen = all_cards();
  unseen -= s.display;
  unseen -= s.discard;
  if (s.card != kNone) unseen.erase(s.card);
  int hidden = static_cast<int>(s.deck.size());
  for (Seat p = 0; p < players(s); ++p) {
    const CardSet holdings = held(s, p);
    if (who_know_holdings_of(s, p).contains(observer)) {
      unseen -= holdings;
    } else {
      hidden += holdings.size();
    }
  }
  if (unseen.size() != hidden) return false;  // made by hand: cards are missing, or there twice
  std::array<std::uint8_t, kCards> cards{};
  std::size_t left = 0;
  unseen.for_each([&](std::size_t card) { cards[left++] = static_cast<std::uint8_t>(card); });
  rng.shuffle(cards.data(), left);

  for (Seat p = 0; p < players(s); ++p) {
    if (p == observer) continue;
    CardSet holdings = held(s, p);
    if (!who_know_holdings_of(s, p).contains(observer)) {
      const int size = holdings.size();
      holdings = CardSet{};
      for (int i = 0; i < size; ++i) holdings.insert(cards[--left]);
    }
    if (s.selected[p] != kNone) s.selected[p] = draw_from(holdings, rng);
    s.hand[p] = holdings;
  }
  for (auto& card : s.deck) card = cards[--left];
  return true;
}

}  // namespace fondaco::millefiori
