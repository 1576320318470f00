#pragma once

#include <algorithm>
#include <cstddef>

#include "core/chance.hpp"
#include "core/target.hpp"
#include "games/serenissima/worth.hpp"

// How far a game has gone, and how firm a lead is then (docs/bots.md).

namespace fondaco::serenissima {

/// By the rounds that are left, as far as the track tells, and the galleys that have acted in this one.
FONDACO_FN constexpr int stage(const State& s) {
  const auto& clock = kClock[s.options.players];
  if (is_setup(s.phase)) return 0;
  const int all = clock[0].rounds + kWhole;
  const int acted = kWhole * std::min<int>(s.wheel, kGalleys) / static_cast<int>(kGalleys);
  const int left = clock[s.track].rounds + kWhole - acted;
  return std::clamp(kWholeGame * (all - left) / all, 0, kWholeGame);
}

/// By players and stage; scripts/calibration.py --fit finds them.
FONDACO_TABLE Firmnesses kFirmness = {
    {{{0, 23, 42, 42, 48, 55, 74, 91, 91}},
     {{0, 26, 36, 36, 45, 52, 71, 117, 212}},
     {{0, 26, 35, 35, 44, 50, 70, 110, 190}},
     {{0, 0, 5, 16, 16, 22, 40, 57, 96}}}
};

}  // namespace fondaco::serenissima
