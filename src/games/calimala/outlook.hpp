#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "core/target.hpp"
#include "games/calimala/score.hpp"
#include "games/calimala/worth.hpp"

// What is the same for all seats, looked at once: the majorities that are still to be scored, who leads in
// them, and what may still come.

namespace fondaco::calimala {

/// A number for each participant, a byte each.
template <unsigned kParticipants>
using Lanes = std::conditional_t<kParticipants <= 4, std::uint32_t, std::uint64_t>;

using EveryTile = std::make_index_sequence<kTiles>;

/// Cells still free, added up by metric.
using FreeByMetric = std::array<unsigned, kMetrics>;

/// Everything that the terms of so many seats share.
template <unsigned kSeats>
struct Outlook {
  static constexpr unsigned kParticipants = kSeats == 2 ? 3 : kSeats;
  using Cubes = Lanes<kParticipants>;
  using Hopes = std::array<Hope, kSeats>;
  using Ladder = std::array<std::array<std::ptrdiff_t, kParticipants>, kParticipants>;

  std::array<Cubes, kMetrics> cubes;
  FreeByMetric free;
  std::array<unsigned, kSeats> turns_of{};
  unsigned turns = 0;  // of all seats
  std::uint8_t coming_seat = kNone;
  Ladder ahead{};                                        // who of two is ahead in the tie-break: 1, 0, -1
  Hopes scoring{}, next{}, influence{};                  // the tile of this turn, the next tiles, the cards
  std::array<std::array<Hope, kMetrics>, kSeats> hopes;  // all of them, by metric
  std::array<unsigned, kMetrics> stake{};                // what cubes of a metric can still win

  FONDACO_FN explicit constexpr Outlook(const State& s);

  FONDACO_FN constexpr unsigned cubes_of(std::size_t metric, unsigned participant) const {
    return static_cast<std::uint8_t>(cubes[metric] >> (8 * participant));
  }
  FONDACO_FN constexpr unsigned gain(std::size_t metric, std::size_t seat) const {
    return gain_in(hopes[seat][metric]);
  }
};

/// The seat that this turn brings for certain: who gets it, or nobody.
FONDACO_FN constexpr std::uint8_t coming_seat(const State& s) {
  if (s.phase == Phase::ReplaceWhite) return s.active;
  const auto& stack = s.stacks[s.street];
  if (s.phase != Phase::Act || stack.size() <= kMaxDepth || s.seats.size() == kTiles) return kNone;
  return stack[0] == kWhiteDisc ? s.active : stack[0] == kSupportDisc ? kThirdParty : stack[0];
}

/// The cubes of all participants at a location.
template <unsigned kParticipants>
FONDACO_FN constexpr Lanes<kParticipants> cubes_at(const State& s, int location) {
  const auto& cubes = s.cubes[static_cast<std::size_t>(location)];
  const std::uint32_t four =
      cubes[0] | std::uint32_t{cubes[1]} << 8 | std::uint32_t{cubes[2]} << 16 | std::uint32_t{cubes[3]} << 24;
  if constexpr (kParticipants <= 4) {
    return four;
  } else {
    return four | std::uint64_t{cubes[4]} << 32;
  }
}

/// Adds up what `at` says of a set of locations.
template <std::uint32_t kSet, class At>
FONDACO_FN constexpr auto sum_of(At&& at) {
  constexpr std::uint32_t kOthers = kSet & (kSet - 1);
  if constexpr (kOthers == 0) {
    return at(std::countr_zero(kSet));
  } else {
    return at(std::countr_zero(kSet)) + sum_of<kOthers>(at);
  }
}

/// Adds it up for every metric: the locations of the tiles, and those of the card that counts seats too.
template <class Number, class At, std::size_t... kTile>
FONDACO_FN constexpr std::array<Number, kMetrics> by_metric(At&& at, std::index_sequence<kTile...>) {
  return {static_cast<Number>(sum_of<kTileLocations[kTile]>(at))...,
          static_cast<Number>(sum_of<kInfluenceLocations.back()>(at))};
}

/// Measures what is counted on the board.
template <unsigned kSeats>
FONDACO_FN constexpr Outlook<kSeats>::Outlook(const State& s)
    : cubes(by_metric<Cubes>([&](int at) { return cubes_at<kParticipants>(s, at); }, EveryTile{})),
      free(by_metric<unsigned>([&](int at) { return unsigned{s.free.cubes[static_cast<std::size_t>(at)]}; },
                               EveryTile{})),
      coming_seat(calimala::coming_seat(s)) {
  for (Seat p = 0; p < kSeats; ++p) {
    hopes[p] = {};
    turns_of[p] = static_cast<unsigned>(discs_left(s, p));
    turns += turns_of[p];
  }
}

/// The tie-break ladder and the council's part of the Palazzo, with the seat that this turn will bring.
template <unsigned kSeats>
FONDACO_FN constexpr void count_seats(const State& s, Outlook<kSeats>& o) {
  constexpr unsigned kParticipants = Outlook<kSeats>::kParticipants;
  Lanes<kParticipants> seats = 0;
  std::array<std::uint8_t, kMaxPlayers> earliness{};
  for (std::size_t i = s.palazzo.size(); i-- > 0;) {
    earliness[s.palazzo[i]] = static_cast<std::uint8_t>(decltype(s.palazzo)::capacity() - i);
  }
  const auto sit = [&](std::uint8_t who, std::size_t space) {
    if (who == kNone) return;
    seats += Lanes<kParticipants>{1} << (8 * who);
    earliness[who] = static_cast<std::uint8_t>(kTiles - space);
  };
  const std::size_t taken = s.seats.size();
  for (std::size_t i = 0; i < taken; ++i) sit(s.seats[i], i);
  sit(o.coming_seat, taken);
  o.cubes[kPalazzoMetric] += seats;
  o.free[kPalazzoMetric] += kTiles - static_cast<unsigned>(taken);
  std::array<unsigned, kParticipants> ladder{};
  for (unsigned p = 0; p < kParticipants; ++p) {
    const auto sat = static_cast<std::uint8_t>(seats >> (8 * p));
    ladder[p] = o.cubes_of(kPalazzoMetric, p) << 16 | unsigned{sat} << 8 | earliness[p];
    for (unsigned q = 0; q < p; ++q) o.ahead[q][p] = (ladder[q] > ladder[p]) - (ladder[q] < ladder[p]);
  }
}

/// The cubes of two participants that a metric may still get in so many turns (in sixteenths).
template <unsigned kSeats>
FONDACO_FN constexpr unsigned cubes_to_come(const Outlook<kSeats>& o, std::size_t metric,
                                            unsigned sixteenths) {
  const unsigned flow = (kFlowAmong[Outlook<kSeats>::kParticipants][metric] * sixteenths + (1u << 15)) >> 16;
  return std::min(flow, std::min(o.free[metric], kMostToCome));
}

/// A majority to be scored: the first prize, and by how much the next are smaller.
struct Prizes {
  unsigned first, step;
};
inline constexpr Prizes kTilePrizes{kPhasePoints[0], 1}, kCardPrizes{kInfluencePoints[0], 2};

/// The prize that awaits a participant with the sum of what his comparisons came to.
template <Prizes kPrizes, unsigned kParticipants>
FONDACO_FN constexpr Hope prize_for(Hope compared) {
  constexpr int kLast = static_cast<int>(kPrizes.first - kPrizes.step * (kParticipants - 1)) * kCertain;
  const Hope hope = kPrizes.step * compared;
  if constexpr (kLast >= 0) {
    return hope + kLast * kPoints;
  } else {
    return hope - std::min<Hope>(points_in(hope), -kLast) * kPoints;  // no prize is less than nothing
  }
}

/// What each participant may expect of a majority, and what one more cube would add to it.
template <Prizes kPrizes, unsigned kSeats>
FONDACO_FN constexpr void expect_prizes(Outlook<kSeats>& o, std::size_t metric, unsigned to_come,
                                        typename Outlook<kSeats>::Hopes& expected) {
  constexpr unsigned kParticipants = Outlook<kSeats>::kParticipants;
  const Duel* const duels = &kDuels[to_come][kMostLead];
  const auto lanes = 2 * o.cubes[metric];
  std::array<std::ptrdiff_t, kParticipants> halves{};
  for (unsigned p = 0; p < kParticipants; ++p) halves[p] = static_cast<std::uint8_t>(lanes >> (8 * p));
  std::array<Hope, kParticipants> compared{};
  for (unsigned p = 0; p < kParticipants; ++p) {
    for (unsigned q = p + 1; q < kParticipants; ++q) {
      const Duel& duel = duels[halves[p] - halves[q] + o.ahead[p][q]];
      compared[p] += duel.one;
      compared[q] += duel.other;
    }
  }
  for (unsigned p = 0; p < kSeats; ++p) {
    Hope hope = prize_for<kPrizes, kParticipants>(compared[p]);
    if (halves[p] == 0) hope += (points_in(hope) >> to_come) * (kGain - kPoints);  // no cube, no points
    expected[p] += hope;
    o.hopes[p][metric] += hope;
  }
}

/// Discs on the streets: how many there are, and whose are the upper three of each stack.
struct Streets {
  unsigned discs = 0;
  std::uint64_t seen = 0;  // by depth and seat, four bits each

  FONDACO_FN constexpr unsigned seen_at(unsigned depth, unsigned seat) const {
    return static_cast<unsigned>(seen >> (4 * (kMaxPlayers * depth + seat))) % 16;
  }
  /// What a seat's discs may expect.
  FONDACO_FN constexpr DiscHope hope_of(unsigned seat, const std::array<DiscHope, kMaxDepth>& hopes) const {
    return seen_at(0, seat) * hopes[0] + seen_at(1, seat) * hopes[1] + seen_at(2, seat) * hopes[2];
  }
};

namespace detail {

/// By height of a stack, position in it and disc: what it adds to Streets::seen.
constexpr auto make_disc_seen() {
  std::array<std::array<std::array<std::uint64_t, 8>, 4>, 5> result{};
  for (std::size_t size = 1; size < result.size(); ++size) {
    for (std::size_t i = 0; i < size; ++i) {
      const std::size_t depth = size - 1 - i;
      if (depth >= kMaxDepth) continue;
      for (std::size_t p = 0; p < kMaxPlayers; ++p)
        result[size][i][p] = std::uint64_t{1} << (4 * (kMaxPlayers * depth + p));
    }
  }
  return result;
}

}  // namespace detail

FONDACO_TABLE auto kDiscSeen = detail::make_disc_seen();

/// Counts the discs on all streets.
FONDACO_FN constexpr Streets look_at_streets(const State& s) {
  Streets streets;
  for (const auto& stack : s.stacks) {
    const auto& seen = kDiscSeen[stack.size()];
    streets.discs += static_cast<unsigned>(stack.size());
    for (std::size_t i = 0; i < kMaxDepth; ++i) streets.seen += seen[i][stack[i]];
  }
  const auto& stack = s.stacks[s.street];  // the only one that may hold a fourth disc
  streets.seen += kDiscSeen[stack.size()][kMaxDepth][stack[kMaxDepth]];
  return streets;
}

/// Turns until a tile is scored: evenly spread over the rest, after the streets have filled.
struct TileClock {
  unsigned first;  // in sixteenths of a turn
  unsigned step;
};

/// Sets the clock by the discs on the streets, the turns left and the tiles scored so far.
FONDACO_FN constexpr TileClock tile_clock(unsigned discs, unsigned turns, std::size_t scored) {
  const unsigned lag = std::min(turns, discs < 20 ? (20 - discs) / 2 : 0);
  const unsigned step = 16 * (turns - lag) / (kTiles + 1 - static_cast<unsigned>(scored));
  return {16 * lag + step, std::max(step, 16u)};
}

/// Activations that follow the present one in this turn, in a street with a fourth disc.
FONDACO_FN constexpr unsigned activations_to_follow(const State& s) {
  const auto& stack = s.stacks[s.street];
  if (s.phase != Phase::Act || stack.back() == kSupportDisc) return 0;
  unsigned count = 0;
  for (std::size_t depth = s.activation.depth + 1u; depth <= kMaxDepth; ++depth) {
    count += stack[stack.size() - depth] < kWhiteDisc;
  }
  return count;
}

inline constexpr std::size_t kNextTiles = 6;
/// The metrics whose stake matters: all that is delivered.
inline constexpr unsigned kCityMetrics = 0x3Fu | 1u << kPortMetric | 1u << kTradeMetric;

/// What the tiles may bring: the one that this turn scores, and the next few. Who leads for those that come
/// later says too little; they count only as a stake.
template <unsigned kSeats>
FONDACO_FN constexpr void expect_tiles(const State& s, Outlook<kSeats>& o, TileClock clock) {
  std::size_t space = s.seats.size();
  const std::size_t next_end = std::min<std::size_t>(space + kNextTiles, kTiles);
  const unsigned rest_of_game = 16 * o.turns;
  unsigned wait = clock.first;
  if (o.coming_seat != kNone) {
    const std::size_t metric = s.tiles[space];
    const unsigned to_come = std::min(activations_to_follow(s), o.free[metric]);
    o.stake[metric] += to_come;
    expect_prizes<kTilePrizes>(o, metric, to_come, o.scoring);
    ++space, wait += clock.step;
  }
  for (; space < next_end; ++space, wait += clock.step) {
    const std::size_t metric = s.tiles[space];
    const unsigned to_come = cubes_to_come(o, metric, std::min(wait, rest_of_game));
    o.stake[metric] += to_come;
    expect_prizes<kTilePrizes>(o, metric, to_come, o.next);
  }
  for (; space < kTiles; ++space, wait += clock.step) {
    const std::size_t metric = s.tiles[space];
    if ((kCityMetrics >> metric & 1u) == 0) continue;
    o.stake[metric] += cubes_to_come(o, metric, std::min(wait, rest_of_game));
  }
}

/// What the influence cards in play may bring.
template <unsigned kSeats>
FONDACO_FN constexpr void expect_influence(const State& s, Outlook<kSeats>& o) {
  const auto card_scores = [&](std::size_t card) {
    if (card == kNone) return;
    const std::size_t metric = card < kSculptureMetric ? card : kPalazzoMetric;
    const unsigned to_come = cubes_to_come(o, metric, 16 * o.turns);
    expect_prizes<kCardPrizes>(o, metric, to_come, o.influence);
    o.stake[metric] += 2 * to_come;
  };
  card_scores(s.beside);
  for (std::size_t p = 0; p < kSeats; ++p) {
    card_scores(s.kept[p]);
    if constexpr (kSetUp[kSeats].opened > 0) card_scores(s.opened[p]);
  }
}

/// No cube can be added where there is no room.
template <unsigned kSeats>
FONDACO_FN constexpr void close_full_cities(Outlook<kSeats>& o) {
  for (std::size_t city = 0; city < kCities; ++city) {
    if (o.free[city] > 0) continue;
    for (auto& hopes : o.hopes) hopes[city] = 0;
  }
}

}  // namespace fondaco::calimala
