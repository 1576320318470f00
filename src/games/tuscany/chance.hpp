#pragma once

#include <algorithm>
#include <cstddef>

#include "core/chance.hpp"
#include "core/target.hpp"
#include "games/tuscany/outlook.hpp"

// How far a game has gone, and how firm a lead is then (docs/bots.md).

namespace fondaco::tuscany {

/// By the laps that are left at least.
FONDACO_FN constexpr int stage(const State& s) {
  const auto all = static_cast<int>(laps_until(0, kQueue) + (s.options.extra_lap_after_round_3 != 0 ? 1 : 0));
  return kWholeGame * (all - static_cast<int>(later_outlook(s).turns)) / all;
}

/// By players and stage; scripts/calibration.py --fit finds them.
FONDACO_TABLE Firmnesses kFirmness = {
    {{{0, 176, 183, 234, 234, 432, 546, 747, 747}},
     {{0, 161, 188, 284, 284, 515, 645, 787, 787}},
     {{7, 135, 192, 293, 325, 457, 597, 769, 769}},
     {{0, 0, 0, 0, 0, 0, 0, 0, 0}}}
};

}  // namespace fondaco::tuscany
