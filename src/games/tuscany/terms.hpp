#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/evaluation.hpp"
#include "core/target.hpp"

// What the evaluation measures, and by how much each term counts (docs/bots.md).

namespace fondaco::tuscany {

/// What is measured. Where it says "in actions", the number is multiplied by what an action is still worth
/// (Outlook).
enum Term : std::uint8_t {
  kPointsTerm,          // red, and green as often as it will still be scored
  kLeftoversTerm,       // what the final scoring would give for tiles, hexes, marble, workers and cards
  kTurnTerm,            // the action of a turn to come in this lap, in actions
  kMarbleTerm,          // in actions
  kWorkersTerm,         // in actions
  kHandTerm,            // what the cards can pay, in actions: for the first two placements,
  kLargerHandTerm,      // for two more,
  kHugeHandTerm,        // and beyond, where they only wait
  kReadyTilesTerm,      // the gain of stored tiles that can be paid,
  kShortTilesTerm,      // to which one unit of the payment is missing,
  kFarTilesTerm,        // or two
  kHexesTerm,           // the gain of stored hexes
  kBegunAreasTerm,      // areas in part covered
  kBegunColoursTerm,    // colours in part covered whose bonus is still there
  kLayoutTerm,          // all area points of a domain that was chosen just now
  kReachTerm,           // what the next tile would gain, summed over the colours of the frontier
  kReachedColoursTerm,  // colours of the frontier, in actions
  kOfferTerm,           // the best gain among the tiles of the display
  kCardBonusTerm,       // each bonus tile by the turns left,
  kStorageBonusTerm,
  kMarbleBonusTerm,  // and these also by the empty cells that they work with
  kWorkerBonusTerm,
  kYieldBonusTerm,
  kCastleTerm,  // the best gain of a free tile that a castle is about to place
  kCityTerm,    // a bonus tile to be chosen, by the turns left
  kTerms
};

inline constexpr std::array<std::string_view, kTerms> kTermKeys = {
    "points",       "leftovers",       "turn",        "marble",        "workers",
    "hand",         "larger_hand",     "huge_hand",   "ready_tiles",   "short_tiles",
    "far_tiles",    "hexes",           "begun_areas", "begun_colours", "layout",
    "reach",        "reached_colours", "offer",       "card_bonus",    "storage_bonus",
    "marble_bonus", "worker_bonus",    "yield_bonus", "castle",        "city"};
FONDACO_TABLE Weights kWeights = {100, 15, 40, 25, 11, 19, 9, 3, 8, 7, 6,  9, 22,
                                  9,   60, 4,  2,  3,  16, 9, 2, 3, 4, 26, 16};
inline constexpr int kMargin = 8;
inline constexpr int kOutlook = 12;

}  // namespace fondaco::tuscany
