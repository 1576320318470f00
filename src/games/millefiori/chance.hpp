#pragma once

#include <algorithm>
#include <cstddef>

#include "core/chance.hpp"
#include "core/target.hpp"
#include "games/millefiori/state.hpp"

// How far a game has gone, and how firm a lead is then (docs/bots.md).

namespace fondaco::millefiori {

/// By the turn cycles that were played or the rhombi that were placed, whichever ends the game sooner.
FONDACO_FN constexpr int stage(const State& s) {
  const int rounds = set_up(s).rounds;
  const int cycle = (s.round - 1) * cycles(s) + s.cycle - 1;
  int stage = kWholeGame * cycle / (rounds * cycles(s));
  for (Seat seat = 0; seat < players(s); ++seat)
    stage = std::max(stage, kWholeGame * (kSupply - supply(s, seat)) / kSupply);
  return std::min(stage, kWholeGame);
}

/// By players and stage; scripts/calibration.py --fit finds them.
FONDACO_TABLE Firmnesses kFirmness = {
    {{{27, 27, 27, 27, 39, 54, 70, 119, 243}},
     {{14, 18, 26, 27, 40, 68, 68, 124, 325}},
     {{19, 19, 20, 25, 27, 41, 60, 101, 232}},
     {{0, 0, 0, 0, 0, 0, 0, 0, 0}}}
};

}  // namespace fondaco::millefiori
