#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/seats.hpp"
#include "core/target.hpp"

// How a position is judged: a game measures a few terms for every seat, whole numbers with a name, and each
// counts by its weight. All of it is whole numbers, the same on every target.

namespace fondaco {

inline constexpr std::size_t kMaxTerms = 40;

/// What a game measures, seat by seat; only the game's own number of terms is filled in.
using SeatTerms = std::array<std::int32_t, kMaxTerms>;
using Terms = std::array<SeatTerms, kMaxSeats>;

/// What one unit of each term is worth, in hundredths of a point.
using Weights = std::array<std::int32_t, kMaxTerms>;

/// For each seat the points that it may expect at the end, in hundredths.
using Values = std::array<std::int32_t, kMaxSeats>;

inline constexpr int kPoint = 100;  // hundredths

FONDACO_FN constexpr Values weighed(const Terms& terms, const Weights& weights, std::size_t count,
                                    int players) {
  Values values{};
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
    for (std::size_t i = 0; i < count; ++i) values[seat] += weights[i] * terms[seat][i];
  }
  return values;
}

}  // namespace fondaco
