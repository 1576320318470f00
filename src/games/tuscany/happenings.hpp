#pragma once

#include <cstdint>
#include <string_view>

#include "core/events.hpp"
#include "core/keys.hpp"

namespace fondaco::tuscany {

/// What can happen, for logs and animation. The comment says what `seat`, a, b and c hold.
enum class Happening : std::uint8_t {
  ChoseLayout,  // seat chose layout a and the castle cell of rank b (secret)
  Built,        // seat's layout a with the starting castle on cell b is shown
  Bonus,        // seat gained a bonus tile a
  Drew,         // seat drew a region card of colour a (secret)
  Reshuffled,   // pile a (Pile) of b cards or tiles was shuffled
  Took,         // seat took tile b from slot a
  GaveUp,       // seat gave up the stored item a
  Refilled,     // tile b (with mark) came into slot a
  Refreshed,    // seat clears colour a from the display
  Five,         // there were five or more of colour a in the display
  Paid,         // seat paid a (number of the payment) for a cell of colour b
  Placed,       // seat covered cell a with item b; c = 1 when by a castle
  Green,        // seat gets a green points for b (For)
  Red,          // seat gets a red points for b (For)
  ColourDone,   // seat has covered all cells of colour a
  Gained,       // seat gained b of a (Goods)
  Yield,        // seat turned up yield card a
  Declined,     // seat places nothing with a castle
  MarbleSpent,  // seat spent a marble for another action
  TurnOver,     // seat's turn is over
  RoundScored,  // round a is scored
  FinalLap,     // everybody has one more turn
  GameOver,     // the final scoring follows
};

inline constexpr auto kHappeningKeys = keys_of<Happening::GameOver>(
    {"chose_layout", "built",     "bonus",        "drew",      "reshuffled", "took",
     "gave_up",      "refilled",  "refreshed",    "five",      "paid",       "placed",
     "green",        "red",       "colour_done",  "gained",    "yield",      "declined",
     "marble_spent", "turn_over", "round_scored", "final_lap", "game_over"});

enum class Pile : std::uint8_t { Region, Yield, Neutral };
inline constexpr auto kPileKeys = keys_of<Pile::Neutral>({"region", "yield", "neutral"});

enum class Goods : std::uint8_t { Marble, Workers, Hex };
inline constexpr auto kGoodsKeys = keys_of<Goods::Hex>({"marble", "workers", "hex"});

/// What points are given for.
enum class For : std::uint8_t {
  Area,
  Colour,
  Farms,
  Storage,
  Yield,
  Overflow,
  Round,
  Tiles,
  Hexes,
  Marble,
  Workers,
  Cards
};
inline constexpr auto kForKeys =
    keys_of<For::Cards>({"area", "colour", "farms", "storage", "yield", "overflow", "round", "tiles", "hexes",
                         "marble", "workers", "cards"});

}  // namespace fondaco::tuscany
