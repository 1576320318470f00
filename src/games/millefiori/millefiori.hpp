#pragma once

#include <string_view>

#include "core/rules_beside.hpp"
#include "games/millefiori/chance.hpp"
#include "games/millefiori/considered.hpp"
#include "games/millefiori/evaluation.hpp"
#include "games/millefiori/hidden.hpp"
#include "games/millefiori/invariants.hpp"
#include "games/millefiori/rules.hpp"
#include "games/millefiori/setup.hpp"

namespace fondaco {

/// Mille Fiori by Reiner Knizia, for 2 to 4 players. The contract is in core/game.hpp.
struct MilleFiori : RulesBeside<millefiori::Options, millefiori::State> {
  static constexpr std::string_view kKey = "millefiori";
  static constexpr int kRulesVersion = 1;
  static constexpr int kMinPlayers = millefiori::kMinPlayers;
  static constexpr int kMaxPlayers = millefiori::kMaxPlayers;
  static constexpr int kActionIds = millefiori::kActionIds;
  static constexpr int kMaxDecisions = millefiori::kMaxDecisions;
  static constexpr auto& kTermKeys = millefiori::kTermKeys;
  static constexpr auto& kWeights = millefiori::kWeights;
  static constexpr int kMargin = millefiori::kMargin;
  static constexpr int kOutlook = millefiori::kOutlook;
  static constexpr auto& kFirmness = millefiori::kFirmness;

  FONDACO_FN static constexpr int stage(const State& s) { return millefiori::stage(s); }
};

static_assert(Game<MilleFiori>);

}  // namespace fondaco
