#pragma once

#include "core/target.hpp"
#include "games/millefiori/state.hpp"

// How cards move between deck, hands and display (3.1), and how many must be where.

namespace fondaco::millefiori {

FONDACO_FN constexpr void begin_cycle(State& s, int cycle) {
  s.cycle = static_cast<std::uint8_t>(cycle);
  s.active = s.first;
  s.phase = Phase::Select;
}

/// DEAL: five cards to each, from the player with the Doge clockwise (Q39).
FONDACO_FN constexpr void deal_round(State& s) {
  ++s.round;
  for (int i = 0; i < players(s); ++i) {
    CardSet& hand = s.hand[left_of(s, s.first, i)];
    for (int n = 0; n < kDealt; ++n) hand.insert(s.deck.pop_back());
  }
  begin_cycle(s, 1);
}

/// Every hand goes to the left neighbour.
FONDACO_FN constexpr void pass_hands(State& s) {
  const auto hands = s.hand;
  for (Seat p = 0; p < players(s); ++p) s.hand[left_of(s, p)] = hands[p];
}

/// Cards in hand while `played` of the round's cards have been taken from it.
FONDACO_FN constexpr int hand_size(int played) { return kDealt - played; }

/// How many cards the seat must hold in hand now, the selected one left out. When the game is over the cards
/// may also have been laid out.
FONDACO_FN constexpr int expected_hand(const State& s, Seat seat) {
  const int before = hand_size(s.cycle - 1);
  const int after = hand_size(s.cycle);
  if (s.phase == Phase::Over) return after;
  if (s.phase == Phase::Select && s.options.select_in_turn == 0) {
    return s.selected[seat] == kNone ? before : after;
  }
  const int ahead = position(s, seat) - position(s, s.active);
  if (s.options.select_in_turn != 0 && (ahead > 0 || (ahead == 0 && s.phase == Phase::Select))) return before;
  const bool laid_out = s.options.leftovers_immediately != 0 && s.cycle == cycles(s) && ahead < 0;
  return laid_out ? 0 : after;
}

FONDACO_FN constexpr bool fits_hand(const State& s, Seat seat) {
  const int size = s.hand[seat].size();
  return size == expected_hand(s, seat) || (size == 0 && s.phase == Phase::Over);
}

/// Whether a card lies selected before the seat exactly when phase and turn ask for it.
FONDACO_FN constexpr bool fits_selected(const State& s, Seat seat) {
  const bool selected = s.selected[seat] != kNone;
  if (s.options.select_in_turn != 0 || s.phase == Phase::Over) return !selected;
  return s.phase == Phase::Select || selected == (position(s, seat) > position(s, s.active));
}

/// Cards that the rounds to come need.
FONDACO_FN constexpr int expected_deck(const State& s) {
  return (set_up(s).rounds - s.round) * kDealt * players(s);
}

}  // namespace fondaco::millefiori
