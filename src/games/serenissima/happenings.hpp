#pragma once

#include <cstdint>
#include <string_view>

#include "core/events.hpp"
#include "core/keys.hpp"

namespace fondaco::serenissima {

/// What can happen, for logs and animation. The comment says what `seat`, a, b and c hold; galleys are named
/// by their numbers, 0 stands for the port.
enum class Happening : std::uint8_t {
  Closed,        // port a is closed
  TookPort,      // seat took the starting port a
  Launched,      // seat's galley a comes into play in zone b
  RoundStarted,  // round a
  TurnStarted,   // the wheel has come to seat's galley a
  Activated,     // seat activates galley a
  Invested,      // seat invests instead of activating galley a
  Loaded,        // seat's galley a loaded good b; c = 256 * price + whoever is paid (kNobody: the bank)
  Sailor,        // a sailor came to seat's galley a from b (c = 0) or left it for b (c = 1)
  Good,          // good c % 8 came to seat's galley a from b (c < 8) or left it for b
  Jettisoned,    // seat's galley a lost good b
  Sunk,          // seat's galley a is gone
  Moved,         // seat's galley a rowed to zone b
  Blockade,      // seat was asked for a blockade of a (Blocked), b = 1: declared
  Sold,          // seat's galley a sold good b % 8 in port b / 8 for c ducats
  Attacked,      // seat's galley a attacks b
  FortFired,     // the fort of seat's port a fired: b dice, c skulls
  Rolled,        // seat attacks: a = 8 * dice + skulls; b the same for the defender
  Looted,        // seat's galley a took good b
  LostPort,      // seat has no sailor left in port a
  Landed,        // seat took port a with b sailors
  Hired,         // seat hired a sailor for galley a, or for port b (a = 0)
  Bought,    // seat bought galley a in port b % 32 for c ducats; b / 32 = 1: its sailor is from the garrison
  Built,     // seat built b (Building) in port a
  Doge,      // the Doge card a
  Advanced,  // the time marker is on step a
  Shuffled,  // all Doge cards make a new pile
  Scoring,   // scoring a
  Income,    // seat gets a ducats for b (For)
  Special,   // seat may buy galleys
  TurnOver,  // the turn of seat's galley a is over
  GameOver,
};

inline constexpr auto kHappeningKeys = keys_of<Happening::GameOver>(
    {"closed", "took_port", "launched",   "round_started", "turn_started", "activated", "invested",
     "loaded", "sailor",    "good",       "jettisoned",    "sunk",         "moved",     "blockade",
     "sold",   "attacked",  "fort_fired", "rolled",        "looted",       "lost_port", "landed",
     "hired",  "bought",    "built",      "doge",          "advanced",     "shuffled",  "scoring",
     "income", "special",   "turn_over",  "game_over"});

enum class Blocked : std::uint8_t { Move, Sale, Capture };
inline constexpr auto kBlockedKeys = keys_of<Blocked::Capture>({"move", "sale", "capture"});

enum class Building : std::uint8_t { Fort, Basilica };
inline constexpr auto kBuildingKeys = keys_of<Building::Basilica>({"fort", "basilica"});

/// What an income is for.
enum class For : std::uint8_t { Wine, Warehouses, Basilicas };
inline constexpr auto kForKeys = keys_of<For::Basilicas>({"wine", "warehouses", "basilicas"});

}  // namespace fondaco::serenissima
