#pragma once

#include <string_view>

#include "core/game.hpp"
#include "games/millefiori/hidden.hpp"
#include "games/millefiori/invariants.hpp"
#include "games/millefiori/rules.hpp"
#include "games/millefiori/setup.hpp"

namespace fondaco {

/// Mille Fiori by Reiner Knizia, for 2 to 4 players. The contract is in core/game.hpp.
struct MilleFiori {
  using Options = millefiori::Options;
  using State = millefiori::State;

  static constexpr std::string_view kKey = "millefiori";
  static constexpr int kRulesVersion = 1;
  static constexpr int kMinPlayers = millefiori::kMinPlayers;
  static constexpr int kMaxPlayers = millefiori::kMaxPlayers;
  static constexpr int kActionIds = millefiori::kActionIds;
  static constexpr int kMaxDecisions = millefiori::kMaxDecisions;

  FONDACO_FN static constexpr State start(const Options& options, Seed seed) {
    return millefiori::start(options, seed);
  }
  FONDACO_FN static constexpr const Options& options(const State& s) { return s.options; }
  FONDACO_FN static constexpr int players(const State& s) { return millefiori::players(s); }
  FONDACO_FN static constexpr Seats deciders(const State& s) { return millefiori::deciders(s); }
  FONDACO_FN static void legal(const State& s, Seat seat, ActionList& list) {
    list.assign(millefiori::legal_set(s, seat));
  }
  template <class Sink>
  FONDACO_FN static constexpr Error apply(State& s, Seat seat, Action action, Sink& sink) {
    return millefiori::apply(s, seat, action, sink);
  }
  FONDACO_FN static constexpr Scores scores(const State& s) { return millefiori::scores_of(s); }
  FONDACO_FN static constexpr bool resample(State& s, Seat seat, Rng& rng) {
    return millefiori::resample(s, seat, rng);
  }
  static const char* violation(const State& s) { return millefiori::violation(s); }
};

static_assert(Game<MilleFiori>);

}  // namespace fondaco
