#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>

#include "core/evaluation.hpp"
#include "core/target.hpp"
#include "games/calimala/effects.hpp"
#include "games/calimala/score.hpp"

// What a position promises: the majorities that are still to be scored, and the means to change them.

namespace fondaco::calimala {

enum Term : std::uint8_t {
  kPointsTerm,         // scored so far
  kScoringTerm,        // expected of the tile that this turn will score
  kNextTilesTerm,      // expected of the next tiles
  kInfluenceTerm,      // expected of the influence cards in play
  kStandingTerm,       // seats and Palazzo sculptures, by the tiles on which they may break ties
  kSeatChancesTerm,    // discs on the streets that may leave for the council
  kReactivationsTerm,  // discs on the streets that others may activate again
  kOwnDiscsTerm,       // discs in the supply are turns to come ...
  kWhiteDiscsTerm,     // ... with each action twice ...
  kSupportDiscsTerm,   // ... or without waking other discs
  kWoodTerm,
  kBrickTerm,
  kMarbleTerm,      // stocks, the first cubes most
  kClothTerm,       // in the workshops
  kReadyClothTerm,  // of it, what ships and houses could deliver, by what it would win
  kWorkshopsTerm,
  kShipsTerm,
  kHousesTerm,  // buildings, by what is at stake where they lead
  kMaterialCardsTerm,
  kBuildCardsTerm,
  kArtCardsTerm,     // sculptures and donations, by what they would win
  kWeaveCardsTerm,   // by workshops
  kSeaCardsTerm,     // by ships and what a cube would win
  kLandCardsTerm,    // by houses and what a cube would win
  kComingCubesTerm,  // that the activations still open in this turn will put on the board
  kComingCardsTerm,  // that they will bring where an action is impossible
  kTerms
};

inline constexpr std::array<std::string_view, kTerms> kTermKeys = {
    "points",         "scoring",     "next_tiles",  "influence",     "standing",  "seat_chances",
    "reactivations",  "own_discs",   "white_discs", "support_discs", "wood",      "brick",
    "marble",         "cloth",       "ready_cloth", "workshops",     "ships",     "houses",
    "material_cards", "build_cards", "art_cards",   "weave_cards",   "sea_cards", "land_cards",
    "coming_cubes",   "coming_cards"};

FONDACO_TABLE Weights kWeights = {100, 5, 4, 5, 2,  14, 2,  95, 170, 165, 9, 14, 9,
                                  4,   6, 7, 8, 13, 12, 25, 14, 14,  7,   4, 14, 14};
inline constexpr int kMargin = 4;
inline constexpr int kOutlook = 25;

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
    earliness[s.palazzo[i]] = static_cast<std::uint8_t>(s.palazzo.capacity() - i);
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

/// Activations that follow the present one in this turn.
FONDACO_FN constexpr unsigned activations_to_follow(const State& s) {
  const auto& stack = s.stacks[s.street];
  if (s.phase != Phase::Act || stack.back() == kSupportDisc) return 0;
  unsigned count = 0;
  for (std::size_t depth = s.activation.depth + 1u; depth <= kMaxDepth && depth <= stack.size(); ++depth) {
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

/// A seat's mat and what it gains besides, once the open activations have brought what they can.
struct Prospect {
  std::array<unsigned, kMaterials> stock;
  unsigned cloth, workshops, ships, houses;
  unsigned sculptures = 0, by_sea = 0, by_land = 0, donations = 0;  // cubes
  unsigned cards = 0;

  FONDACO_FN explicit constexpr Prospect(const Mat& mat)
      : stock{mat.stock[kWood], mat.stock[kBrick], mat.stock[kMarble]},
        cloth(static_cast<unsigned>(mat.cloth())),
        workshops(mat.workshops),
        ships(mat.ships),
        houses(mat.houses) {}
};

/// The mats as they lie.
template <std::size_t... kSeat>
FONDACO_FN constexpr auto prospects_of(const State& s, std::index_sequence<kSeat...>) {
  return std::array{Prospect(s.mats[kSeat])...};
}

/// Builds what can be paid, a workshop if possible.
FONDACO_FN constexpr bool foresee_building(Prospect& p) {
  if (p.stock[kWood] > 0 && p.stock[kBrick] > 0 && p.workshops < kMaxWorkshops) {
    --p.stock[kWood], --p.stock[kBrick], ++p.workshops;
  } else if (p.stock[kBrick] >= kHouseCost[kBrick] && p.houses != 7u) {
    p.stock[kBrick] -= kHouseCost[kBrick], p.houses |= p.houses + 1;
  } else if (p.stock[kWood] >= kShipCost[kWood] && p.ships < kMaxShips) {
    p.stock[kWood] -= kShipCost[kWood], ++p.ships;
  } else {
    return false;
  }
  return true;
}

/// Gives away the material of which there is most.
FONDACO_FN constexpr bool foresee_donation(Prospect& p, const FreeByMetric& free) {
  std::size_t best = kMaterials;
  unsigned most = 0;
  for (std::size_t m = 0; m < kMaterials; ++m) {
    if (p.stock[m] > most && free[kFirstRowMetric + m] > 0) best = m, most = p.stock[m];
  }
  if (most == 0) return false;
  --p.stock[best], ++p.donations;
  return true;
}

/// Delivers as much cloth as there is, at most so much.
FONDACO_FN constexpr bool foresee_delivery(Prospect& p, unsigned most, unsigned& delivered) {
  const unsigned cubes = std::min(most, p.cloth);
  p.cloth -= cubes, delivered += cubes;
  return cubes > 0;
}

/// Trade cities that still have room for cloth.
FONDACO_FN constexpr unsigned open_cities(const FreeByMetric& free) {
  return unsigned{free[3] > 0} | unsigned{free[4] > 0} << 1 | unsigned{free[5] > 0} << 2;
}

/// Carries out an action as well as it goes, without asking where; whether it goes.
FONDACO_FN constexpr bool foresee_action(Prospect& p, unsigned action, const FreeByMetric& free) {
  switch (action) {
    case kBuild: return foresee_building(p);
    case kSculpt:
      if (p.stock[kMarble] == 0 || free[kSculptureMetric] == 0) return false;
      --p.stock[kMarble], ++p.sculptures;
      return true;
    case kWeave: {
      const unsigned room = p.workshops * kWorkshopLoad - p.cloth;
      p.cloth += std::min(p.workshops, room);
      return room > 0;
    }
    case kSea: return foresee_delivery(p, free[kPortMetric] > 0 ? p.ships : 0u, p.by_sea);
    case kLand: return foresee_delivery(p, kHouseCount[p.houses & open_cities(free)], p.by_land);
    case kDonate: return foresee_donation(p, free);
    default: {
      const bool room = p.stock[action] < kWarehouse;
      p.stock[action] += room;
      return room;
    }
  }
}

/// Carries out the slots of an activation; those that do not go bring cards.
FONDACO_FN constexpr void foresee_activation(const State& s, const FreeByMetric& free, Prospect& prospect,
                                             std::array<std::uint8_t, 2> slots) {
  auto actions = street_actions(s, s.street);
  // In the order of their numbers what is gained comes before what is spent.
  if (actions[0] > actions[1]) std::swap(actions[0], actions[1]), std::swap(slots[0], slots[1]);
  for (std::size_t end = 0; end < 2; ++end) {
    for (; slots[end] > 0; --slots[end])
      if (!foresee_action(prospect, actions[end], free)) ++prospect.cards;
  }
}

/// What the activations of this turn that are still open will bring to each seat.
template <std::size_t kSeats>
FONDACO_FN constexpr void foresee_turn(const State& s, const FreeByMetric& free,
                                       std::array<Prospect, kSeats>& prospects) {
  foresee_activation(s, free, prospects[s.activation.seat], s.activation.slots);
  const auto& stack = s.stacks[s.street];
  if (stack.back() == kSupportDisc) return;
  for (std::size_t depth = s.activation.depth + 1u; depth <= kMaxDepth && depth <= stack.size(); ++depth) {
    const std::uint8_t disc = stack[stack.size() - depth];
    if (disc < kWhiteDisc) foresee_activation(s, free, prospects[disc], {1, 1});
  }
}

/// What one more cube in the best of three cities would win; `together` is what they count for in all.
template <unsigned kSeats>
FONDACO_FN constexpr unsigned gain_in_cities(const Outlook<kSeats>& o, std::size_t p, std::size_t first,
                                             std::size_t together) {
  if (o.free[together] == 0) return 0;
  Hope best = 0;
  for (std::size_t city = first; city < first + 3; ++city) {
    best = std::max(best, o.hopes[p][city]);
  }
  return gain_in(best) + o.gain(together, p);
}

/// What one more sculpture would win, in the best building.
template <unsigned kSeats>
FONDACO_FN constexpr unsigned gain_by_sculpture(const State& s, const Outlook<kSeats>& o, std::size_t p) {
  unsigned best = 0;
  for (std::size_t building = 0; building < kBuildings; ++building) {
    const std::size_t metric = building < kChurches ? kFirstChurchMetric + building : kPalazzoMetric;
    if (s.free.cubes[kFirstSculptures + building] > 0)
      best = std::max(best, o.gain(metric, p) + o.gain(kSculptureMetric, p));
  }
  return best;
}

/// What one more donation would win, in the best row.
template <unsigned kSeats>
FONDACO_FN constexpr unsigned gain_by_donation(const State& s, const Outlook<kSeats>& o, std::size_t p) {
  unsigned best = 0;
  for (std::size_t church = 0; church < kChurches; ++church) {
    for (std::size_t m = 0; m < kMaterials; ++m) {
      if (s.free.cubes[kFirstRow + 3 * church + m] > 0)
        best = std::max(best, o.gain(kFirstChurchMetric + church, p) + o.gain(kFirstRowMetric + m, p));
    }
  }
  return best;
}

/// What buildings can still win: ships in the ports, each set of houses in the trade cities, workshops in
/// all.
struct Stakes {
  unsigned ports;
  std::array<unsigned, 8> houses;
  unsigned all;
};

/// Adds up the stakes of cities.
FONDACO_FN constexpr Stakes stakes_of(const std::array<unsigned, kMetrics>& stake) {
  const unsigned ports = stake[0] + stake[1] + stake[2] + stake[kPortMetric];
  const unsigned trade = stake[kTradeMetric];
  const unsigned a = stake[3] + trade, b = stake[4] + trade, c = stake[5] + trade;
  return {
      ports, {0, a, b, a + b, c, a + c, b + c, a + b + c},
       ports + stake[3] + stake[4] + stake[5] + trade
  };
}

using SeatTerms = std::array<std::int32_t, kMaxTerms>;

/// Fills in a term that is never negative.
FONDACO_FN constexpr void note(SeatTerms& out, std::size_t term, unsigned number) {
  out[term] = static_cast<std::int32_t>(number);
}

/// Discs in the supply are turns to come, white ones double turns.
FONDACO_FN constexpr void judge_supply(const std::array<std::uint8_t, kDiscKinds>& supply, SeatTerms& out) {
  note(out, kOwnDiscsTerm, supply[kOwn]);
  note(out, kWhiteDiscsTerm, supply[kWhite]);
  note(out, kSupportDiscsTerm, supply[kSupport]);
}

/// What lies on the mat: stock by what can still be made of it, buildings by what they can still win.
FONDACO_FN constexpr void judge_mat(const Prospect& mat, const Stakes& stakes, unsigned chances,
                                    SeatTerms& out) {
  const auto& worth = kStockWorth[chances];
  for (std::size_t m = 0; m < kMaterials; ++m) note(out, kWoodTerm + m, worth[mat.stock[m]]);
  note(out, kClothTerm, mat.cloth * kUse[chances] / 8);
  note(out, kWorkshopsTerm, (mat.workshops - 1u) * stakes.all / 4);
  note(out, kShipsTerm, kShipsWorth[mat.ships] * stakes.ports / 4);
  note(out, kHousesTerm, stakes.houses[mat.houses] / 2);
}

/// Action cards that put no cubes on the board, and those that will be drawn.
FONDACO_FN constexpr void judge_hand(const Counts& hand, const Prospect& mat, unsigned use, SeatTerms& out) {
  const unsigned material = unsigned{hand[kWood]} + hand[kBrick] + hand[kMarble];
  note(out, kMaterialCardsTerm, material * use / 16);
  note(out, kBuildCardsTerm, hand[kBuild] * use / 16);
  note(out, kWeaveCardsTerm, hand[kWeave] * mat.workshops * use / 16);
  note(out, kComingCardsTerm, mat.cards * use / 8);
}

/// Whatever may put cubes on the board, by what they would win: cloth that ships and houses could deliver,
/// action cards, and the activations still open. Gains are worked out only where they are needed.
template <unsigned kSeats>
FONDACO_FN constexpr void judge_cubes(const State& s, const Outlook<kSeats>& o, std::size_t p,
                                      const Prospect& mat, unsigned use, SeatTerms& out) {
  constexpr unsigned kUnit = 128 * kGainUnit;
  const Counts& hand = s.hand[p];
  const unsigned houses = kHouseCount[mat.houses];
  const unsigned shipload = std::min(mat.cloth, mat.ships), cartload = std::min(mat.cloth, houses);
  unsigned ready = 0, art = 0, by_sea = 0, by_land = 0, coming = 0;
  if ((shipload | hand[kSea] | mat.by_sea) != 0) {
    const unsigned gain = gain_in_cities(o, p, 0, kPortMetric);
    ready = shipload * gain;
    if (hand[kSea] > 0) by_sea = hand[kSea] * (1u + mat.ships) * gain * use / kUnit;
    coming = mat.by_sea * gain;
  }
  if ((cartload | hand[kLand] | mat.by_land) != 0) {
    const unsigned gain = gain_in_cities(o, p, kPorts, kTradeMetric);
    ready += cartload * gain;
    if (hand[kLand] > 0) by_land = hand[kLand] * (1u + houses) * gain * use / kUnit;
    coming += mat.by_land * gain;
  }
  if ((hand[kSculpt] | mat.sculptures) != 0) {
    const unsigned gain = gain_by_sculpture(s, o, p);
    art = hand[kSculpt] * gain;
    coming += mat.sculptures * gain;
  }
  if ((hand[kDonate] | mat.donations) != 0) {
    const unsigned gain = gain_by_donation(s, o, p);
    art += hand[kDonate] * gain;
    coming += mat.donations * gain;
  }
  note(out, kReadyClothTerm, ready * use / kUnit);
  note(out, kArtCardsTerm, art * use / kUnit);
  note(out, kSeaCardsTerm, by_sea);
  note(out, kLandCardsTerm, by_land);
  note(out, kComingCubesTerm, coming / (8 * kGainUnit));
}

/// All terms of so many seats while the game goes on.
template <unsigned kSeats>
FONDACO_FN constexpr void judge_position(const State& s, Terms& out) {
  Outlook<kSeats> o(s);
  for (std::size_t p = 0; p < kSeats; ++p) {
    note(out[p], kPointsTerm, s.points[p]);
    judge_supply(s.supply[p], out[p]);
  }
  count_seats(s, o);
  const Streets streets = look_at_streets(s);
  expect_tiles(s, o, tile_clock(streets.discs, o.turns, s.seats.size()));
  expect_influence(s, o);
  close_full_cities(o);

  auto prospects = prospects_of(s, std::make_index_sequence<kSeats>{});
  if (s.phase == Phase::Act) foresee_turn(s, o.free, prospects);

  const Stakes stakes = stakes_of(o.stake);
  const auto& disc_hopes = kDiscHopes[std::min(o.turns, kMostTurns)];
  const unsigned to_score = kTiles - static_cast<unsigned>(s.seats.size());
  const Seat acting = s.phase == Phase::Act ? s.activation.seat : kNobody;
  for (unsigned p = 0; p < kSeats; ++p) {
    SeatTerms& mine = out[p];
    note(mine, kScoringTerm, points_in(o.scoring[p]) / kGainUnit);
    note(mine, kNextTilesTerm, points_in(o.next[p]) / kGainUnit);
    note(mine, kInfluenceTerm, points_in(o.influence[p]) / kGainUnit);
    note(mine, kStandingTerm, o.cubes_of(kPalazzoMetric, p) * (to_score + 4) / 4);
    const DiscHope discs = streets.hope_of(p, disc_hopes);
    const unsigned activations = discs % kSeat / 60;  // in quarters
    note(mine, kSeatChancesTerm, discs / kSeat / 60);
    note(mine, kReactivationsTerm, activations);
    const unsigned chances = std::min(o.turns_of[p] + (acting == p) + activations / 4, kManyChances);
    const unsigned use = kUse[chances];
    judge_mat(prospects[p], stakes, chances, mine);
    judge_hand(s.hand[p], prospects[p], use, mine);
    judge_cubes(s, o, p, prospects[p], use, mine);
  }
}

/// At the end nothing but the points counts.
FONDACO_FN constexpr void terms(const State& s, Terms& out) {
  if (s.phase == Phase::Over) {
    for (std::size_t p = 0; p < s.options.players; ++p) {
      std::fill_n(out[p].begin(), std::size_t{kTerms}, 0);
      out[p][kPointsTerm] = s.points[p];
    }
    return;
  }
  switch (s.options.players) {
    case 2: return judge_position<2>(s, out);
    case 3: return judge_position<3>(s, out);
    case 4: return judge_position<4>(s, out);
    default: return judge_position<5>(s, out);
  }
}

}  // namespace fondaco::calimala
