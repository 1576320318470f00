#pragma once

#include <algorithm>
#include <cstddef>

#include "core/chance.hpp"
#include "core/target.hpp"
#include "games/calimala/state.hpp"

// How far a game has gone, and how firm a lead is then (docs/bots.md).

namespace fondaco::calimala {

/// By the discs that were placed or the tiles that were scored, whichever ends the game sooner.
FONDACO_FN constexpr int stage(const State& s) {
  int discs = 0;
  for (Seat seat = 0; seat < players(s); ++seat) discs += discs_left(s, seat);
  const int played = discs == 0 ? kWholeGame : kWholeGame * s.turns / (s.turns + discs);
  return std::max(played, kWholeGame * scored(s) / static_cast<int>(kTiles));
}

/// By players and stage; scripts/calibration.py --fit finds them.
FONDACO_TABLE Firmnesses kFirmness = {
    {{{76, 76, 159, 212, 249, 280, 356, 438, 571}},
     {{37, 102, 102, 142, 142, 243, 304, 349, 450}},
     {{77, 77, 77, 108, 143, 203, 241, 334, 359}},
     {{70, 70, 70, 70, 120, 120, 209, 310, 366}}}
};

}  // namespace fondaco::calimala
