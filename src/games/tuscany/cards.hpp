#pragma once

#include "core/counts.hpp"
#include "core/target.hpp"
#include "games/tuscany/happenings.hpp"
#include "games/tuscany/state.hpp"

// Region and yield cards: drawing, and shuffling their discards when a card is needed and none is left (5.2).

namespace fondaco::tuscany {

/// The next item of a pile, after shuffling its discard if need be; kNone when both are empty.
template <class List, std::size_t N, class Sink>
FONDACO_FN constexpr std::uint8_t draw_from(List& pile, std::array<std::uint8_t, N>& discard, Rng& rng,
                                            Pile name, Sink& sink) {
  if (pile.empty()) {
    shuffle_into(pile, discard, rng);
    discard = {};
    if (pile.empty()) return kNone;
    sink(happening(Happening::Reshuffled, kNobody, static_cast<int>(name), static_cast<int>(pile.size())));
  }
  return pile.pop_back();
}

/// So many region cards, or as many as there are.
template <class Sink>
FONDACO_FN constexpr void draw_cards(State& s, Seat seat, int count, Sink& sink) {
  for (int i = 0; i < count; ++i) {
    const bool reshuffle = s.deck.empty();
    const Counts discarded = s.discard;
    const std::uint8_t card = draw_from(s.deck, s.discard, s.rng, Pile::Region, sink);
    if (card == kNone) return;
    if (reshuffle) {
      s.pool = discarded;
      for (Player& p : s.players) p.drawn = p.paid = Counts{};
    }
    ++s.players[seat].hand[card];
    ++s.players[seat].drawn[card];
    sink(happening(Happening::Drew, seat, card));
  }
}

template <class Sink>
FONDACO_FN constexpr std::uint8_t draw_yield(State& s, Sink& sink) {
  return draw_from(s.yield_deck, s.yield_discard, s.rng, Pile::Yield, sink);
}

}  // namespace fondaco::tuscany
