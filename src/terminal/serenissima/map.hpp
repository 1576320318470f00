#pragma once

#include "terminal/serenissima/sea.hpp"

namespace fondaco::terminal::serenissima {

/// What is written where the map is empty: beside Venice, and west of Alexandria.
struct Margins {
  Lines north_east, south;
};
inline constexpr std::size_t kSouthColumns = 63;

/// The sea, west to east: each zone with its port and its galleys, lines between neighbours.
Lines map_drawn(const Scene& s, const Sea& sea, const Margins& margins);

}  // namespace fondaco::terminal::serenissima
