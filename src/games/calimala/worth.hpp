#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/target.hpp"
#include "games/calimala/state.hpp"

// What leads, discs and stocks are worth in the evaluation, as tables.

namespace fondaco::calimala {

/// Chances are counted in these.
inline constexpr int kCertain = 240;
/// The majorities are worth so many units a point.
inline constexpr int kMajorityUnits = 20;
inline constexpr unsigned kGainUnit = kCertain / kMajorityUnits;

/// What is counted for majorities: the objects of the fifteen tiles, and the Palazzo with the council seats.
inline constexpr std::size_t kMetrics = kTiles + 1;
inline constexpr std::size_t kFirstChurchMetric = 6, kSculptureMetric = 9, kPortMetric = 10,
                             kTradeMetric = 11, kFirstRowMetric = 12, kPalazzoMetric = 15;

/// Cubes that go to each metric's object in 64 turns, from two participants of three.
FONDACO_TABLE std::array<std::uint8_t, kMetrics> kFlow = {20, 20, 20, 20, 20, 20, 20, 20,
                                                          20, 17, 48, 48, 14, 14, 14, 16};
/// Among so many participants, the share of two of three in what is put on the board; in 64ths.
FONDACO_TABLE std::array<std::uint8_t, kMaxPlayers + 1> kShareOfTwo = {0, 0, 96, 64, 48, 38};

inline constexpr unsigned kMostToCome = 15;  // cubes; more make no difference
inline constexpr int kMostLead = 73;         // in halves of a cube: all cells of three cities, and the ladder
inline constexpr unsigned kMostTurns = 50;

/// Points that a participant may expect, in units of kCertain, and behind them (kGain) what one more cube
/// would add: two halves of one number, so that both are added up at once.
using Hope = std::uint32_t;
inline constexpr Hope kPoints = 1, kGain = 1u << 16;
FONDACO_FN constexpr Hope points_in(Hope hope) { return hope % kGain; }
FONDACO_FN constexpr Hope gain_in(Hope hope) { return hope / kGain; }

/// What comes of the comparison of two participants: the chance of each to be ahead, and what a cube adds to
/// it.
struct Duel {
  Hope one = 0, other = 0;
};

/// For so many chances to act: what they leave of the worth of a stock, in sixteenths; none without, all with
/// many.
FONDACO_TABLE std::array<std::uint8_t, 9> kUse = {0, 6, 9, 11, 13, 14, 15, 15, 16};
inline constexpr unsigned kManyChances = 8;

/// Activations and council seats that discs may expect, in units of kCertain: two halves of one number.
using DiscHope = std::uint32_t;
inline constexpr DiscHope kActivation = 1, kSeat = 1u << 16;

namespace detail {

using Chances = std::array<std::array<std::uint8_t, 2 * (kMostLead + 2) + 1>, kMostToCome + 1>;

/// The chance to come out ahead of another participant with a lead in half cubes (the odd half says who is
/// ahead on the tie-break ladder) when so many cubes of either are still to come, each as likely his as the
/// other's.
constexpr Chances make_chance_ahead() {
  constexpr int kReach = kMostLead + 2 + 2 * int{kMostToCome};
  std::array<std::array<std::int32_t, 2 * kReach + 1>, kMostToCome + 1> fine{};
  for (int lead = -kReach; lead <= kReach; ++lead) {
    fine[0][static_cast<std::size_t>(lead + kReach)] = lead > 0 ? 1 << 20 : lead == 0 ? 1 << 19 : 0;
  }
  for (std::size_t n = 1; n <= kMostToCome; ++n) {
    for (std::size_t i = 0; i < fine[n].size(); ++i) {
      const std::int32_t less = i < 2 ? 0 : fine[n - 1][i - 2];
      const std::int32_t more = i + 2 >= fine[n].size() ? 1 << 20 : fine[n - 1][i + 2];
      fine[n][i] = (less + more) / 2;
    }
  }
  Chances result{};
  for (std::size_t n = 0; n <= kMostToCome; ++n) {
    for (std::size_t i = 0; i < result[n].size(); ++i) {
      const std::int32_t chance = fine[n][i + 2 * kMostToCome];
      result[n][i] = static_cast<std::uint8_t>((chance * std::int64_t{kCertain} + (1 << 19)) >> 20);
    }
  }
  return result;
}

/// By cubes to come and lead of the one.
constexpr auto make_duels() {
  const Chances chances = make_chance_ahead();
  std::array<std::array<Duel, 2 * kMostLead + 1>, kMostToCome + 1> result{};
  for (std::size_t n = 0; n <= kMostToCome; ++n) {
    for (std::size_t i = 0; i < result[n].size(); ++i) {
      const Hope less = chances[n][i], even = chances[n][i + 2], more = chances[n][i + 4];
      result[n][i] = {even * kPoints + (more - even) * kGain,
                      (kCertain - even) * kPoints + (even - less) * kGain};
    }
  }
  return result;
}

/// For so many turns left: what a disc on the streets may expect, by how deep it lies. It is activated again
/// by the first and the second disc placed on it, and gets a seat by the one that pushes it out.
constexpr auto make_disc_hopes() {
  std::array<std::array<DiscHope, kMaxDepth>, kMostTurns + 1> result{};
  std::array<std::int64_t, 3> exactly = {1 << 24, 0, 0};
  for (auto& hopes : result) {
    std::array<DiscHope, 4> chance{};  // that at least so many discs are placed on a given street
    std::int64_t fewer = 0;
    for (std::size_t n = 0; n < chance.size(); ++n) {
      chance[n] = static_cast<DiscHope>(((((1 << 24) - fewer) * kCertain) + (1 << 23)) >> 24);
      if (n < exactly.size()) fewer += exactly[n];
    }
    hopes = {(chance[1] + chance[2]) * kActivation + chance[3] * kSeat,
             chance[1] * kActivation + chance[2] * kSeat, chance[1] * kSeat};
    for (std::size_t n = 2; n > 0; --n) exactly[n] = (11 * exactly[n] + exactly[n - 1]) / kStreets;
    exactly[0] = 11 * exactly[0] / kStreets;
  }
  return result;
}

/// By chances to act: what a warehouse with so many cubes is worth. The first are needed most.
constexpr auto make_stock_worth() {
  constexpr std::array<std::uint8_t, kWarehouse + 1> kWorth = {0, 4, 7, 9, 10};
  std::array<std::array<std::uint8_t, kWarehouse + 1>, kManyChances + 1> result{};
  for (std::size_t n = 0; n < result.size(); ++n) {
    for (std::size_t i = 0; i < kWorth.size(); ++i)
      result[n][i] = static_cast<std::uint8_t>(kWorth[i] * kUse[n] / 16);
  }
  return result;
}

/// By participants: the cubes that come to each metric in a sixteenth of a turn, in 65536ths.
constexpr auto make_flow_among() {
  std::array<std::array<std::uint16_t, kMetrics>, kMaxPlayers + 1> result{};
  for (std::size_t n = 0; n < result.size(); ++n) {
    for (std::size_t m = 0; m < kMetrics; ++m)
      result[n][m] = static_cast<std::uint16_t>(kFlow[m] * kShareOfTwo[n]);
  }
  return result;
}

}  // namespace detail

FONDACO_TABLE auto kDuels = detail::make_duels();
FONDACO_TABLE auto kDiscHopes = detail::make_disc_hopes();
FONDACO_TABLE auto kStockWorth = detail::make_stock_worth();
FONDACO_TABLE auto kFlowAmong = detail::make_flow_among();

/// What so many ships are worth: the first counts twice.
FONDACO_TABLE std::array<std::uint8_t, kMaxShips + 1> kShipsWorth = {0, 2, 3, 4};
/// How many houses are in a set of trade cities.
FONDACO_TABLE std::array<std::uint8_t, 8> kHouseCount = {0, 1, 1, 2, 1, 2, 2, 3};

}  // namespace fondaco::calimala
