#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/evaluation.hpp"
#include "core/target.hpp"

// What the evaluation measures, and by how much each term counts (docs/bots.md).

namespace fondaco::calimala {

enum Term : std::uint8_t {
  kPointsTerm,         // scored so far
  kScoringTerm,        // expected of the tile that this turn will score
  kNextTilesTerm,      // expected of the next tiles
  kInfluenceTerm,      // expected of the influence cards in play
  kStandingTerm,       // seats and Palazzo sculptures, by the tiles on which they may break ties
  kSeatChancesTerm,    // discs on the streets that may leave for the council
  kReactivationsTerm,  // discs on the streets that others may activate again
  kOwnDiscsTerm,       // discs in the supply are turns to come ...
  kWhiteDiscsTerm,     // ... with each action twice ...
  kSupportDiscsTerm,   // ... or without waking other discs
  kWoodTerm,
  kBrickTerm,
  kMarbleTerm,      // stocks, the first cubes most
  kClothTerm,       // in the workshops
  kReadyClothTerm,  // of it, what ships and houses could deliver, by what it would win
  kWorkshopsTerm,
  kShipsTerm,
  kHousesTerm,  // buildings, by what is at stake where they lead
  kMaterialCardsTerm,
  kBuildCardsTerm,
  kArtCardsTerm,     // sculptures and donations, by what they would win
  kWeaveCardsTerm,   // by workshops
  kSeaCardsTerm,     // by ships and what a cube would win
  kLandCardsTerm,    // by houses and what a cube would win
  kComingCubesTerm,  // that the activations still open in this turn will put on the board
  kComingCardsTerm,  // that they will bring where an action is impossible
  kTerms
};

inline constexpr std::array<std::string_view, kTerms> kTermKeys = {
    "points",         "scoring",     "next_tiles",  "influence",     "standing",  "seat_chances",
    "reactivations",  "own_discs",   "white_discs", "support_discs", "wood",      "brick",
    "marble",         "cloth",       "ready_cloth", "workshops",     "ships",     "houses",
    "material_cards", "build_cards", "art_cards",   "weave_cards",   "sea_cards", "land_cards",
    "coming_cubes",   "coming_cards"};

FONDACO_TABLE Weights kWeights = {100, 5, 4, 5, 2,  14, 2,  95, 170, 165, 9, 14, 9,
                                  4,   6, 7, 8, 13, 12, 25, 14, 14,  7,   4, 14, 14};
inline constexpr int kMargin = 4;
inline constexpr int kOutlook = 25;

}  // namespace fondaco::calimala
