#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/seats.hpp"
#include "core/target.hpp"

namespace fondaco {

/// Points and places of the seats. Places count from 1, shared places are equal; before the end they are the
/// places as if the game ended now with the points on the track.
struct Scores {
  std::uint8_t players = 0;
  std::array<std::int16_t, kMaxSeats> points{};
  std::array<std::uint8_t, kMaxSeats> ranks{};

  friend constexpr bool operator==(const Scores&, const Scores&) = default;
};

/// Sets the ranks: each seat's is one more than the number of seats with a higher key.
template <class Key, std::size_t N>
FONDACO_FN constexpr void rank_by(Scores& scores, const std::array<Key, N>& key) {
  for (std::size_t p = 0; p < scores.players; ++p) {
    scores.ranks[p] = 1;
    for (std::size_t q = 0; q < scores.players; ++q) {
      scores.ranks[p] = static_cast<std::uint8_t>(scores.ranks[p] + (key[q] > key[p]));
    }
  }
}

}  // namespace fondaco
