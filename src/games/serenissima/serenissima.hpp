#pragma once

#include <string_view>

#include "core/rules_beside.hpp"
#include "games/serenissima/chance.hpp"
#include "games/serenissima/considered.hpp"
#include "games/serenissima/evaluation.hpp"
#include "games/serenissima/hidden.hpp"
#include "games/serenissima/invariants.hpp"
#include "games/serenissima/preferences.hpp"
#include "games/serenissima/rules.hpp"
#include "games/serenissima/setup.hpp"

namespace fondaco {

/// Serenissima by Dominique Ehrhard, second edition, for 2 to 4 players. The contract is in core/game.hpp.
struct Serenissima : RulesBeside<serenissima::Options, serenissima::State> {
  static constexpr std::string_view kKey = "serenissima";
  static constexpr int kRulesVersion = serenissima::kRulesVersion;
  static constexpr int kMinPlayers = serenissima::kMinPlayers;
  static constexpr int kMaxPlayers = serenissima::kMaxPlayers;
  static constexpr int kActionIds = serenissima::kActionIds;
  static constexpr int kMaxDecisions = serenissima::kMaxDecisions;
  static constexpr auto& kTermKeys = serenissima::kTermKeys;
  static constexpr auto& kWeights = serenissima::kWeights;
  static constexpr int kMargin = serenissima::kMargin;
  static constexpr int kOutlook = serenissima::kOutlook;
  static constexpr auto& kFirmness = serenissima::kFirmness;

  FONDACO_FN static constexpr int stage(const State& s) { return serenissima::stage(s); }

  FONDACO_FN static constexpr int preference(const State& s, Action action) {
    return serenissima::preference(s, action);
  }
};

static_assert(Game<Serenissima>);

}  // namespace fondaco
