#pragma once

#include <cstdint>
#include <string_view>

#include "core/events.hpp"
#include "core/keys.hpp"

namespace fondaco::millefiori {

/// What can happen, for logs and animation. The comment says what `seat`, a and b hold.
enum class Happening : std::uint8_t {
  Selected,     // seat chose card a (secret)
  Revealed,     // seat's turn: card a lies open
  Placed,       // seat put a rhombus on cell a
  Points,       // seat gets a points for b (For)
  Bonus,        // seat put a rhombus on the bonus cell of area a with value b
  NoRhombus,    // seat earned the bonus of area a, but has no rhombus for it (Q26)
  Sailed,       // seat's ship went from space a to space b
  SupplyEmpty,  // seat placed the last rhombus of its supply
  Earned,       // seat may play an extra card
  Lapsed,       // seat could have, but the display is empty
  Took,         // seat took card a from the display
  Declined,     // seat plays no extra card
  TurnOver,     // seat's turn is over
  Passed,       // turn cycle a is over, the hands were passed
  LaidOut,      // seat's last card a went to the display
  Doge,         // seat is first player now
  Dealt,        // cards were dealt for round a
  GameOver,     // a: why (Ending)
};

inline constexpr auto kHappeningKeys = keys_of<Happening::GameOver>(
    {"selected", "revealed", "placed", "points", "bonus", "no_rhombus", "sailed", "supply_empty", "earned",
     "lapsed", "took", "declined", "turn_over", "passed", "laid_out", "doge", "dealt", "game_over"});

/// What points are given for.
enum class For : std::uint8_t { Group, Chain, Level, Triangle, Goods, Fleet, Bonus, Sea };

inline constexpr auto kForKeys =
    keys_of<For::Sea>({"group", "chain", "level", "triangle", "goods", "fleet", "bonus", "sea"});

/// The deck is used up, or a supply is empty.
enum class Ending : std::uint8_t { Deck, Rhombi };

inline constexpr auto kEndingKeys = keys_of<Ending::Rhombi>({"deck", "rhombi"});

}  // namespace fondaco::millefiori
