#pragma once

#include <string_view>

#include "core/rules_beside.hpp"
#include "games/tuscany/chance.hpp"
#include "games/tuscany/considered.hpp"
#include "games/tuscany/evaluation.hpp"
#include "games/tuscany/hidden.hpp"
#include "games/tuscany/invariants.hpp"
#include "games/tuscany/rules.hpp"
#include "games/tuscany/setup.hpp"

namespace fondaco {

/// The Castles of Tuscany by Stefan Feld, for 2 to 4 players. The contract is in core/game.hpp.
struct Tuscany : RulesBeside<tuscany::Options, tuscany::State> {
  static constexpr std::string_view kKey = "tuscany";
  static constexpr int kRulesVersion = 1;
  static constexpr int kMinPlayers = tuscany::kMinPlayers;
  static constexpr int kMaxPlayers = tuscany::kMaxPlayers;
  static constexpr int kActionIds = tuscany::kActionIds;
  static constexpr int kMaxDecisions = tuscany::kMaxDecisions;
  static constexpr auto& kTermKeys = tuscany::kTermKeys;
  static constexpr auto& kWeights = tuscany::kWeights;
  static constexpr int kMargin = tuscany::kMargin;
  static constexpr int kOutlook = tuscany::kOutlook;
  static constexpr auto& kFirmness = tuscany::kFirmness;

  FONDACO_FN static constexpr int stage(const State& s) { return tuscany::stage(s); }
};

static_assert(Game<Tuscany>);

}  // namespace fondaco
