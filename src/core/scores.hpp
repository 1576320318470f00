#pragma once

#include <array>
#include <cstdint>

#include "core/seats.hpp"

namespace fondaco {

/// Points and places of the seats. Places count from 1, shared places are equal; before the end they are the
/// places as if the game ended now with the points on the track.
struct Scores {
  std::uint8_t players = 0;
  std::array<std::int16_t, kMaxSeats> points{};
  std::array<std::uint8_t, kMaxSeats> ranks{};

  friend constexpr bool operator==(const Scores&, const Scores&) = default;
};

}  // namespace fondaco
