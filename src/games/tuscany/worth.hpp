#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/target.hpp"
#include "games/tuscany/areas.hpp"

// What actions, effects and colours are worth in the evaluation, as tables. Gains are counted in quarters of
// a point.

namespace fondaco::tuscany {

/// A tile comes out of a queue every other lap.
inline constexpr int kLapsPerTile = 2;

/// An action brings less the fewer scorings and actions follow that make use of it.
FONDACO_FN constexpr unsigned tempo_of(unsigned turns) { return turns < 4 ? 4 * turns : 14 + turns / 2; }

/// There are no more turns than with a lap for every own tile, twice, and the extra one.
inline constexpr std::size_t kMostTempo = tempo_of(kLapsPerTile * kQueue + 1);

/// A number for each colour, so that a compiler can take them all at once.
using ByColour = std::array<std::int16_t, kColours>;

/// The number if it counts, otherwise 0; without a branch, for all colours at once.
FONDACO_FN constexpr std::int16_t only_if(bool counts, std::int16_t number) {
  return static_cast<std::int16_t>(-static_cast<std::int16_t>(counts) & number);
}

/// What the effect of a colour is worth, in tenths of an action; for each bonus tile that adds to it again.
FONDACO_TABLE std::array<std::uint8_t, kColours> kEffectWorth = {25, 20, 12, 0, 10, 6, 9, 9};

/// What the effect gains, in quarters of a point.
FONDACO_FN constexpr std::int16_t effect_gain(std::size_t colour, unsigned times, unsigned tempo) {
  return static_cast<std::int16_t>(kEffectWorth[colour] * times * tempo / 40u);
}

/// What the effect of a colour scores, in quarters of a point: a field has a farm.
FONDACO_TABLE ByColour kEffectScore = {0, 0, 0, 4, 0, 0, 0, 0};

/// What the effects gain without bonus tiles, by tempo.
FONDACO_TABLE std::array<ByColour, kMostTempo + 1> kEffectGain = [] {
  std::array<ByColour, kMostTempo + 1> gain{};
  for (unsigned tempo = 0; tempo <= kMostTempo; ++tempo) {
    for (std::size_t colour = 0; colour < kColours; ++colour) {
      gain[tempo][colour] = effect_gain(colour, 1, tempo);
    }
  }
  return gain;
}();

/// A bit for each colour.
FONDACO_TABLE ByColour kColourBit = {1, 2, 4, 8, 16, 32, 64, 128};

/// The points for cards in the final scoring, by edition.
FONDACO_TABLE auto kCardPoints = [] {
  std::array<std::array<std::uint8_t, kRegionCards + 1>, kEditions.size()> points{};
  for (std::size_t rules = 0; rules < kEditions.size(); ++rules) {
    for (std::size_t cards = 0; cards <= kRegionCards; ++cards) {
      points[rules][cards] = static_cast<std::uint8_t>(cards / kEditions[rules].cards_per_point);
    }
  }
  return points;
}();

/// The square of a number of covered cells times this over 4096 is the share of a colour that is done.
FONDACO_TABLE std::array<std::uint16_t, kColours> kShareFactor = [] {
  std::array<std::uint16_t, kColours> factor{};
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    const int all = kDomainCells[colour] * kDomainCells[colour];
    factor[colour] = static_cast<std::uint16_t>((12 * 4096 + all - 1) / all);
  }
  return factor;
}();

/// All cells of each colour.
FONDACO_TABLE ByColour kColourCells = [] {
  ByColour cells{};
  for (std::size_t colour = 0; colour < kColours; ++colour) cells[colour] = kDomainCells[colour];
  return cells;
}();

/// share_done of a colour, by multiplication.
FONDACO_FN constexpr std::uint16_t colour_done(std::size_t colour, std::uint16_t covered) {
  const auto square = static_cast<std::uint16_t>(16 * covered * covered);
  return static_cast<std::uint16_t>((std::uint32_t{square} * kShareFactor[colour]) >> 16);
}

static_assert([] {
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    for (int done = 0; done <= kDomainCells[colour]; ++done) {
      if (colour_done(colour, static_cast<std::uint16_t>(done)) !=
          share_done(done, kDomainCells[colour] - done))
        return false;
    }
  }
  return true;
}());

}  // namespace fondaco::tuscany
