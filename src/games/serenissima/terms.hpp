#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/evaluation.hpp"
#include "core/target.hpp"

// What the evaluation measures, and by how much each term counts (docs/bots.md).

namespace fondaco::serenissima {

enum Term : std::uint8_t {
  kDucatsTerm,            // in hand
  kWarehousesTerm,        // income of the own warehouses at all scorings still to come
  kBasilicasTerm,         // the same of basilicas
  kWineTerm,              // own ports with wine, for each step of the track still to go
  kPortsTerm,             // income of the own ports if they were full, for each step still to go
  kGalleysTerm,           // turns that the galleys will still have, in sixteenths
  kSecondSailorsTerm,     // such turns with a second sailor
  kThirdSailorsTerm,      // with a third one
  kFurtherSailorsTerm,    // with each further one
  kEarlyNumbersTerm,      // how early in the round the galleys act
  kFirstCubesTerm,        // different goods aboard
  kFurtherCubesTerm,      // further cubes of the same goods
  kSalesTerm,             // the best sale of each galley, in sixteenths of a ducat
  kCapturesTerm,          // the best neutral port that each galley can capture, likewise
  kEitherOrTerm,          // the lesser of the two, because a turn is for one of them
  kThreatsTerm,           // income of own ports that the others may take, by their chance
  kExposedTerm,           // crews and cubes that the others may sink, by their chance
  kGarrisonsTerm,         // sailors in own ports beyond the first, for each scoring to come
  kFortsTerm,             // forts in own ports, for each scoring to come
  kBasilicasReadyTerm,    // gain of basilicas that could be built, in sixteenths
  kGalleyAffordableTerm,  // turns of a galley that could be bought, less its price
  kCrewWantedTerm,        // turns with second sailors that could be hired
  kPurseTerm,             // a ducat at hand for each galley, for each step to go: it buys cargo
  kTerms
};

inline constexpr std::array<std::string_view, kTerms> kTermKeys = {
    "ducats",         "warehouses",      "basilicas",         "wine",          "ports",       "galleys",
    "second_sailors", "third_sailors",   "further_sailors",   "early_numbers", "first_cubes", "further_cubes",
    "sales",          "captures",        "either_or",         "threats",       "exposed",     "garrisons",
    "forts",          "basilicas_ready", "galley_affordable", "crew_wanted",   "purse"};
FONDACO_TABLE Weights kWeights = {100, 158, 226, 34,  18,  14, 12, 4, 1,  4, 41, 32,
                                  13,  3,   -8,  -13, -29, 13, 21, 7, 14, 7, 3};
inline constexpr int kMargin = 30;
inline constexpr int kOutlook = 20;

}  // namespace fondaco::serenissima
