#pragma once

#include "core/counts.hpp"
#include "core/target.hpp"
#include "games/calimala/happenings.hpp"
#include "games/calimala/state.hpp"

// Drawing, playing and reshuffling action cards (3.9).

namespace fondaco::calimala {

template <class Sink>
FONDACO_FN constexpr void reshuffle_discard_pile(State& s, Sink& sink) {
  shuffle_into(s.deck, s.discard, s.rng);
  s.reshuffle = Reshuffle{};
  s.reshuffle.happened = 1;
  s.reshuffle.deck = s.discard;
  s.discard = Counts{};
  sink(happening(Happening::Reshuffled, kNobody, static_cast<int>(s.deck.size())));
}

/// The seat draws one card. The discard pile becomes the deck as soon as the last card is drawn; if it was
/// empty then, as soon as somebody must draw again.
template <class Sink>
FONDACO_FN constexpr void draw_card(State& s, Seat seat, Sink& sink) {
  if (s.deck.empty()) {
    if (total(s.discard) == 0) {
      sink(happening(Happening::NoCard, seat));
      return;
    }
    reshuffle_discard_pile(s, sink);
  }
  const std::uint8_t card = s.deck.pop_back();
  ++s.hand[seat][card];
  if (s.reshuffle.happened != 0) ++s.reshuffle.drawn[seat][card];
  sink(happening(Happening::Drew, seat, card));
  if (s.deck.empty() && total(s.discard) > 0) reshuffle_discard_pile(s, sink);
}

/// A card leaves the hand for the discard pile.
FONDACO_FN constexpr void discard_card(State& s, Seat seat, std::uint8_t card) {
  --s.hand[seat][card];
  ++s.discard[card];
  if (s.reshuffle.happened != 0) ++s.reshuffle.played[seat][card];
  if (s.known[seat] == card) s.known[seat] = kNone;
}

}  // namespace fondaco::calimala
