#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/evaluation.hpp"
#include "core/seats.hpp"
#include "core/target.hpp"

// How leads turn into chances to win. A lead counts for little at the beginning of a game and for much at its
// end; by how much was fitted to played games (docs/bots.md). All of it is whole numbers, the same on every
// target.

namespace fondaco {

/// How far a game has gone: 0 at its beginning, this at its end.
inline constexpr int kWholeGame = 64;

/// By how much a lead counts at nine stages of a game, evenly spread: a seat that is a point behind another
/// has 2 to the power of minus this many 1,024ths of its chance. Between stages it goes in a straight line.
inline constexpr std::size_t kStages = 9;
using Firmness = std::array<std::int16_t, kStages>;
/// By the number of players, from two on.
using Firmnesses = std::array<Firmness, kMaxSeats - 1>;

/// For each seat the chance to win, in ten-thousandths; together they are about the whole.
inline constexpr std::int32_t kCertain = 10'000;
using Chances = std::array<std::int32_t, kMaxSeats>;

namespace detail {

inline constexpr std::size_t kFineness = 64;  // steps in which a chance is halved

/// 2 to the power of minus i / 64, in units of 2^-30, rounded down.
FONDACO_FN constexpr std::array<std::uint32_t, kFineness> halving() {
  constexpr double kRoot = 0.98922801319397548413;  // 2^(-1/64)
  std::array<std::uint32_t, kFineness> table{};
  double power = 1073741824.0;
  for (auto& entry : table) {
    entry = static_cast<std::uint32_t>(power);
    power *= kRoot;
  }
  return table;
}
FONDACO_TABLE std::array<std::uint32_t, kFineness> kHalving = halving();

}  // namespace detail

/// By how much a lead counts at a stage, in 1,024ths of a halving for each point, times 8.
FONDACO_FN constexpr std::int64_t firmness_at(const Firmness& firmness, int stage) {
  constexpr int kStep = kWholeGame / (static_cast<int>(kStages) - 1);
  const int within = std::clamp(stage, 0, kWholeGame);
  const auto before = std::min(static_cast<std::size_t>(within / kStep), kStages - 2);
  const int past = within - static_cast<int>(before) * kStep;
  return std::int64_t{firmness[before]} * (kStep - past) + std::int64_t{firmness[before + 1]} * past;
}

/// The chances of so many seats whose points at the end are expected to be these.
FONDACO_FN constexpr Chances chances_of(const Values& values, int players, const Firmness& firmness,
                                        int stage) {
  const auto count = static_cast<std::size_t>(players);
  std::int32_t best = values[0];
  for (std::size_t seat = 1; seat < count; ++seat) best = std::max(best, values[seat]);
  const std::int64_t firm = firmness_at(firmness, stage);
  std::array<std::uint64_t, kMaxSeats> weights{};
  std::uint64_t sum = 0;
  for (std::size_t seat = 0; seat < count; ++seat) {
    const std::int64_t behind = std::int64_t{best} - values[seat];
    // In steps of the table: 8 * 1,024 units of firmness halve once for a point.
    const auto steps = static_cast<std::uint64_t>(behind * firm / (kPoint * 8 * 1024 / 64));
    const std::uint64_t halvings = std::min<std::uint64_t>(steps / detail::kFineness, 40);
    weights[seat] = std::uint64_t{detail::kHalving[steps % detail::kFineness]} >> halvings;
    sum += weights[seat];
  }
  Chances chances{};
  for (std::size_t seat = 0; seat < count; ++seat)
    chances[seat] = static_cast<std::int32_t>((weights[seat] * kCertain + sum / 2) / sum);
  return chances;
}

}  // namespace fondaco
