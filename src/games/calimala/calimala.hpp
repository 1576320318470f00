#pragma once

#include <string_view>

#include "core/game.hpp"
#include "games/calimala/hidden.hpp"
#include "games/calimala/invariants.hpp"
#include "games/calimala/rules.hpp"
#include "games/calimala/setup.hpp"

namespace fondaco {

/// Calimala by Fabio Lopiano, first edition, for 2 to 5 players. The contract is in core/game.hpp.
struct Calimala {
  using Options = calimala::Options;
  using State = calimala::State;

  static constexpr std::string_view kKey = "calimala";
  static constexpr int kRulesVersion = 1;
  static constexpr int kMinPlayers = calimala::kMinPlayers;
  static constexpr int kMaxPlayers = calimala::kMaxPlayers;
  static constexpr int kActionIds = calimala::kActionIds;
  static constexpr int kMaxDecisions = 1070;  // section 10

  FONDACO_FN static constexpr State start(const Options& options, Seed seed) {
    return calimala::start(options, seed);
  }
  FONDACO_FN static constexpr const Options& options(const State& s) { return s.options; }
  FONDACO_FN static constexpr int players(const State& s) { return calimala::players(s); }
  FONDACO_FN static constexpr Seats deciders(const State& s) { return calimala::deciders(s); }
  FONDACO_FN static void legal(const State& s, Seat seat, ActionList& list) {
    list.assign(calimala::legal_set(s, seat));
  }
  template <class Sink>
  FONDACO_FN static constexpr Error apply(State& s, Seat seat, Action action, Sink& sink) {
    return calimala::apply(s, seat, action, sink);
  }
  FONDACO_FN static constexpr Scores scores(const State& s) { return calimala::scores_of(s); }
  FONDACO_FN static constexpr bool resample(State& s, Seat seat, Rng& rng) {
    return calimala::resample(s, seat, rng);
  }
  static const char* violation(const State& s) { return calimala::violation(s); }
};

static_assert(Game<Calimala>);

}  // namespace fondaco
