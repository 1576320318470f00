#pragma once

#include <string_view>

#include "core/game.hpp"
#include "games/serenissima/hidden.hpp"
#include "games/serenissima/invariants.hpp"
#include "games/serenissima/preferences.hpp"
#include "games/serenissima/rules.hpp"
#include "games/serenissima/setup.hpp"

namespace fondaco {

/// Serenissima by Dominique Ehrhard, second edition, for 2 to 4 players. The contract is in core/game.hpp.
struct Serenissima {
  using Options = serenissima::Options;
  using State = serenissima::State;

  static constexpr std::string_view kKey = "serenissima";
  static constexpr int kRulesVersion = 1;
  static constexpr int kMinPlayers = serenissima::kMinPlayers;
  static constexpr int kMaxPlayers = serenissima::kMaxPlayers;
  static constexpr int kActionIds = serenissima::kActionIds;
  static constexpr int kMaxDecisions = serenissima::kMaxDecisions;

  FONDACO_FN static constexpr State start(const Options& options, Seed seed) {
    return serenissima::start(options, seed);
  }
  FONDACO_FN static constexpr const Options& options(const State& s) { return s.options; }
  FONDACO_FN static constexpr int players(const State& s) { return serenissima::players(s); }
  FONDACO_FN static constexpr Seats deciders(const State& s) { return serenissima::deciders(s); }
  FONDACO_FN static void legal(const State& s, Seat seat, ActionList& list) {
    list.assign(serenissima::legal_set(s, seat));
  }
  template <class Sink>
  FONDACO_FN static constexpr Error apply(State& s, Seat seat, Action action, Sink& sink) {
    return serenissima::apply(s, seat, action, sink);
  }
  FONDACO_FN static constexpr Scores scores(const State& s) { return serenissima::scores_of(s); }
  FONDACO_FN static constexpr bool resample(State& s, Seat seat, Rng& rng) {
    return serenissima::resample(s, seat, rng);
  }
  FONDACO_FN static constexpr int preference(const State& s, Action action) {
    return serenissima::preference(s, action);
  }
  static const char* violation(const State& s) { return serenissima::violation(s); }
};

static_assert(Game<Serenissima>);

}  // namespace fondaco
