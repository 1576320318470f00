#pragma once

#include <string_view>

#include "core/rules_beside.hpp"
#include "games/calimala/chance.hpp"
#include "games/calimala/considered.hpp"
#include "games/calimala/evaluation.hpp"
#include "games/calimala/hidden.hpp"
#include "games/calimala/invariants.hpp"
#include "games/calimala/rules.hpp"
#include "games/calimala/setup.hpp"

namespace fondaco {

/// Calimala by Fabio Lopiano, first edition, for 2 to 5 players. The contract is in core/game.hpp.
struct Calimala : RulesBeside<calimala::Options, calimala::State> {
  static constexpr std::string_view kKey = "calimala";
  static constexpr int kRulesVersion = 1;
  static constexpr int kMinPlayers = calimala::kMinPlayers;
  static constexpr int kMaxPlayers = calimala::kMaxPlayers;
  static constexpr int kActionIds = calimala::kActionIds;
  static constexpr int kMaxDecisions = calimala::kMaxDecisions;
  static constexpr auto& kTermKeys = calimala::kTermKeys;
  static constexpr auto& kWeights = calimala::kWeights;
  static constexpr int kMargin = calimala::kMargin;
  static constexpr int kOutlook = calimala::kOutlook;
  static constexpr auto& kFirmness = calimala::kFirmness;

  FONDACO_FN static constexpr int stage(const State& s) { return calimala::stage(s); }
};

static_assert(Game<Calimala>);

}  // namespace fondaco
