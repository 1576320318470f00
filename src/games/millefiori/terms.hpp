#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/evaluation.hpp"
#include "core/target.hpp"

// What the evaluation measures, and by how much each term counts (docs/bots.md).

namespace fondaco::millefiori {

enum Term : std::uint8_t {
  kPointsTerm,
  kUseTerm,         // the best use of the card before the seat, or still to be chosen
  kNextHandTerm,    // the best use of the hand that the right neighbour will pass on
  kLaterHandTerm,   // the same of the hand that comes after it
  kBonusesTerm,     // area bonuses in reach, by the symbols that are missing
  kGroupsTerm,      // free neighbours of workshop groups, times the group; pigment twice
  kRunTerm,         // the run of residences that the next one continues
  kTrianglesTerm,   // own citizens that further ones will pay again
  kGoodsTerm,       // own goods, whose worth grows with each filled cell
  kFleetsTerm,      // own ships that wait for their fleet
  kSeaTerm,         // what lies before the ship on the sea route
  kWorkshopsTerm,   // what further workshop cards will bring
  kResidencesTerm,  // what the next key will bring
  kCitizensTerm,    // what further citizens will bring
  kTradeTerm,       // what further goods will bring
  kHarbourTerm,     // what further ships will bring
  kTerms
};

inline constexpr std::array<std::string_view, kTerms> kTermKeys = {
    "points", "use",    "next_hand", "later_hand", "bonuses",    "groups",   "run",   "triangles",
    "goods",  "fleets", "sea",       "workshops",  "residences", "citizens", "trade", "harbour"};
FONDACO_TABLE Weights kWeights = {100, 8, 4, 2, 12, 18, 10, 7, 6, 8, 15, 12, 6, 1, 1, 2};
inline constexpr int kMargin = 25;
inline constexpr int kOutlook = 10;

}  // namespace fondaco::millefiori
