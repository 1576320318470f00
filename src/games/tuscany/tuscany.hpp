#pragma once

#include <string_view>

#include "core/game.hpp"
#include "games/tuscany/hidden.hpp"
#include "games/tuscany/invariants.hpp"
#include "games/tuscany/rules.hpp"
#include "games/tuscany/setup.hpp"

namespace fondaco {

/// The Castles of Tuscany by Stefan Feld, for 2 to 4 players. The contract is in core/game.hpp.
struct Tuscany {
  using Options = tuscany::Options;
  using State = tuscany::State;

  static constexpr std::string_view kKey = "tuscany";
  static constexpr int kRulesVersion = 1;
  static constexpr int kMinPlayers = tuscany::kMinPlayers;
  static constexpr int kMaxPlayers = tuscany::kMaxPlayers;
  static constexpr int kActionIds = tuscany::kActionIds;
  static constexpr int kMaxDecisions = tuscany::kMaxDecisions;

  FONDACO_FN static constexpr State start(const Options& options, Seed seed) {
    return tuscany::start(options, seed);
  }
  FONDACO_FN static constexpr const Options& options(const State& s) { return s.options; }
  FONDACO_FN static constexpr int players(const State& s) { return tuscany::players(s); }
  FONDACO_FN static constexpr Seats deciders(const State& s) { return tuscany::deciders(s); }
  FONDACO_FN static void legal(const State& s, Seat seat, ActionList& list) {
    list.assign(tuscany::legal_set(s, seat));
  }
  template <class Sink>
  FONDACO_FN static constexpr Error apply(State& s, Seat seat, Action action, Sink& sink) {
    return tuscany::apply(s, seat, action, sink);
  }
  FONDACO_FN static constexpr Scores scores(const State& s) { return tuscany::scores_of(s); }
  FONDACO_FN static constexpr bool resample(State& s, Seat seat, Rng& rng) {
    return tuscany::resample(s, seat, rng);
  }
  static const char* violation(const State& s) { return tuscany::violation(s); }
};

static_assert(Game<Tuscany>);

}  // namespace fondaco
