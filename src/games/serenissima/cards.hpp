#pragma once

#include "core/counts.hpp"
#include "core/target.hpp"
#include "games/serenissima/happenings.hpp"
#include "games/serenissima/state.hpp"

// The Doge cards: a pile in a hidden order, and the cards that lie open (1.6).

namespace fondaco::serenissima {

/// All cards make a new pile.
FONDACO_FN constexpr void shuffle_doge_cards(State& s) {
  s.doge_pile.clear();
  s.doge_discard = {};
  shuffle_into(s.doge_pile, kDogeCopies, s.rng);
}

template <class Sink>
FONDACO_FN constexpr std::uint8_t reveal_doge_card(State& s, Sink& sink) {
  const std::uint8_t card = s.doge_pile.pop_back();
  ++s.doge_discard[card];
  sink(happening(Happening::Doge, kNobody, card));
  return card;
}

}  // namespace fondaco::serenissima
