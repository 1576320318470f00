#pragma once

#include <cstring>

#include "core/any_game.hpp"

// Matching pennies: two seats choose a side in secret at the same time, and seat 0 wins when they are equal.
// A game so small that one knows what a search must find.

namespace fondaco {

struct Pennies {
  std::uint8_t chosen[2] = {2, 2};  // 2: not yet

  static Pennies& in(AnyState& state) { return *reinterpret_cast<Pennies*>(state.bytes.data()); }
  static const Pennies& in(const AnyState& state) {
    return *reinterpret_cast<const Pennies*>(state.bytes.data());
  }
  bool over() const { return chosen[0] < 2 && chosen[1] < 2; }
};

/// Only what a search calls is there.
inline AnyGame pennies() {
  static constexpr std::array<std::string_view, 1> kKeys = {"nothing"};
  AnyGame game{};
  game.key = "pennies";
  game.min_players = game.max_players = 2;
  game.action_ids = 2;
  game.state_bytes = sizeof(Pennies);
  game.term_keys = kKeys;
  game.margin = 1;
  game.players = [](const AnyState&) { return 2; };
  game.deciders = [](const AnyState& s) {
    Seats seats;
    for (Seat p = 0; p < 2; ++p) {
      if (Pennies::in(s).chosen[p] == 2) seats.insert(p);
    }
    return seats;
  };
  game.considered = [](const AnyState&, Seat, ActionList& list) {
    list.clear();
    list.push_back(0);
    list.push_back(1);
  };
  game.legal = game.considered;
  game.apply = [](AnyState& s, Seat seat, Action action, EventList*) {
    Pennies::in(s).chosen[seat] = static_cast<std::uint8_t>(action);
    return kNoError;
  };
  game.scores = [](const AnyState& s) {
    const Pennies& now = Pennies::in(s);
    Scores scores;
    scores.players = 2;
    const bool equal = now.over() && now.chosen[0] == now.chosen[1];
    scores.points = {static_cast<std::int16_t>(equal ? 1 : 0), static_cast<std::int16_t>(equal ? 0 : 1)};
    scores.ranks = {static_cast<std::uint8_t>(equal ? 1 : 2), static_cast<std::uint8_t>(equal ? 2 : 1)};
    return scores;
  };
  game.resample = [](AnyState&, Seat, Rng&) { return true; };
  game.terms = [](const AnyState&, Terms& out) { out[0][0] = out[1][0] = 0; };
  game.hash = [](const AnyState& s) {
    return std::uint64_t{Pennies::in(s).chosen[0]} * 3 + Pennies::in(s).chosen[1];
  };
  return game;
}

inline AnyState pennies_start() {
  AnyState state{};
  Pennies::in(state) = Pennies{};
  return state;
}

}  // namespace fondaco
