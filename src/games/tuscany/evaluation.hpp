#pragma once

#include <algorithm>
#include <string_view>

#include "core/counts.hpp"
#include "core/evaluation.hpp"
#include "core/target.hpp"
#include "games/tuscany/areas.hpp"
#include "games/tuscany/rules.hpp"

// What a position promises each seat: the points that are certain, and by how much everything else will add
// to them in the turns that are left. Gains are counted in quarters of a point.

namespace fondaco::tuscany {

/// What is measured. Where it says "in actions", the number is multiplied by what an action is still worth
/// (Outlook).
enum Term : std::uint8_t {
  kPointsTerm,          // red, and green as often as it will still be scored
  kLeftoversTerm,       // what the final scoring would give for tiles, hexes, marble, workers and cards
  kTurnTerm,            // the action of a turn to come in this lap, in actions
  kMarbleTerm,          // in actions
  kWorkersTerm,         // in actions
  kHandTerm,            // what the cards can pay, in actions: for the first two placements,
  kLargerHandTerm,      // for two more,
  kHugeHandTerm,        // and beyond, where they only wait
  kReadyTilesTerm,      // the gain of stored tiles that can be paid,
  kShortTilesTerm,      // to which one unit of the payment is missing,
  kFarTilesTerm,        // or two
  kHexesTerm,           // the gain of stored hexes
  kBegunAreasTerm,      // areas in part covered
  kBegunColoursTerm,    // colours in part covered whose bonus is still there
  kLayoutTerm,          // all area points of a domain that was chosen just now
  kReachTerm,           // what the next tile would gain, summed over the colours of the frontier
  kReachedColoursTerm,  // colours of the frontier, in actions
  kOfferTerm,           // the best gain among the tiles of the display
  kCardBonusTerm,       // each bonus tile by the turns left,
  kStorageBonusTerm,
  kMarbleBonusTerm,  // and these also by the empty cells that they work with
  kWorkerBonusTerm,
  kYieldBonusTerm,
  kCastleTerm,  // the best gain of a free tile that a castle is about to place
  kCityTerm,    // a bonus tile to be chosen, by the turns left
  kTerms
};

inline constexpr std::array<std::string_view, kTerms> kTermKeys = {
    "points",       "leftovers",       "turn",        "marble",        "workers",
    "hand",         "larger_hand",     "huge_hand",   "ready_tiles",   "short_tiles",
    "far_tiles",    "hexes",           "begun_areas", "begun_colours", "layout",
    "reach",        "reached_colours", "offer",       "card_bonus",    "storage_bonus",
    "marble_bonus", "worker_bonus",    "yield_bonus", "castle",        "city"};
FONDACO_TABLE Weights kWeights = {100, 15, 40, 25, 11, 19, 9, 3, 8, 7, 6,  9, 22,
                                  9,   60, 4,  2,  3,  16, 9, 2, 3, 4, 26, 16};
inline constexpr int kMargin = 8;
inline constexpr int kOutlook = 12;

/// How much of the game a seat has before it.
struct Outlook {
  unsigned scorings;     // rounds that will still be scored
  unsigned round_turns;  // own turns before the next of them
  unsigned turns;        // own turns before the end
  unsigned tempo;        // what one action is worth, in sixteenths of a point
};

/// A tile comes out of a queue every other lap.
inline constexpr int kLapsPerTile = 2;

/// Whether the seat has not finished its turn in this lap.
FONDACO_FN constexpr bool turn_to_come(const State& s, Seat seat) {
  if (s.phase == Phase::Layout || s.phase == Phase::StartBonus) return true;
  if (seat != s.active) return seat > s.active;
  return s.phase <= Phase::Take;
}

/// An action brings less the fewer scorings and actions follow that make use of it.
FONDACO_FN constexpr unsigned tempo_of(unsigned turns) { return turns < 4 ? 4 * turns : 14 + turns / 2; }

/// There are no more turns than with a lap for every own tile, twice, and the extra one.
inline constexpr std::size_t kMostTempo = tempo_of(kLapsPerTile * kQueue + 1);

/// Laps after this one until somebody has used so many own tiles.
FONDACO_FN constexpr unsigned laps_until(int most_used, int tiles) {
  return tiles > most_used ? static_cast<unsigned>(kLapsPerTile * (tiles - most_used) - 1) : 0;
}

/// The outlook of a seat that has finished its turn in this lap.
FONDACO_FN constexpr Outlook later_outlook(const State& s) {
  if (s.final_lap != 0) return {1, 0, 0, 0};
  std::size_t least_left = kQueue;
  for (Seat seat = 0; seat < players(s); ++seat) {
    const std::size_t left = s.players[seat].queue.size();
    least_left = left < least_left ? left : least_left;
  }
  const int most_used = kQueue - static_cast<int>(least_left);
  const unsigned extra = s.options.extra_lap_after_round_3 != 0 ? 1 : 0;
  const unsigned turns = laps_until(most_used, kQueue) + extra;
  const unsigned round_turns = s.round == kRounds ? turns : laps_until(most_used, kStack * s.round);
  return {kRounds + 1u - s.round, round_turns, turns, 0};
}

/// With the turn that the seat has in this lap, if it is to come.
FONDACO_FN constexpr Outlook outlook(Outlook later, unsigned turn) {
  return {later.scorings, later.round_turns + turn, later.turns + turn, tempo_of(later.turns + turn)};
}

/// How often green points will count that are earned in the next own turn.
FONDACO_FN constexpr unsigned scorings_at_once(const Outlook& o) {
  return o.scorings - (o.round_turns == 0 ? 1 : 0);
}

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

/// What is the same for all seats.
struct Table {
  std::array<Outlook, 2> outlooks;  // without and with a turn to come in this lap
  const Edition& rules;
  ByColour colour_points{};  // what the bonus tile of a colour still gives to the next who completes it
  ByColour last_points{};    // the same in quarters
  ByColour shown{};          // the colours of the display: all bits or none
};

/// By tile with or without mark: its colour as a bit; none for kNone.
FONDACO_TABLE std::array<std::uint8_t, kNone + 1> kTileBit = [] {
  std::array<std::uint8_t, kNone + 1> bits{};
  for (std::size_t tile = 0; tile < kTiles; ++tile) {
    bits[tile] = bits[tile | kNeutralMark] = static_cast<std::uint8_t>(1u << kTileColour[tile]);
  }
  return bits;
}();

/// A bit for each colour.
FONDACO_TABLE ByColour kColourBit = {1, 2, 4, 8, 16, 32, 64, 128};

/// Looks at the display and at the bonus tiles of the colours.
FONDACO_FN constexpr Table table_of(const State& s) {
  const Outlook later = later_outlook(s);
  Table table{
      .outlooks = {outlook(later, 0), outlook(later, 1)},
        .rules = edition(s)
  };
  std::uint8_t shown = 0;
  for (const std::uint8_t tile : s.display) shown = static_cast<std::uint8_t>(shown | kTileBit[tile]);
  FONDACO_TOGETHER
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    const BonusSide side = s.colour_bonus[colour];
    const std::int16_t first = only_if(side == BonusSide::First, kColourBonus[0][colour]);
    const std::int16_t second = only_if(side == BonusSide::Second, kColourBonus[1][colour]);
    table.colour_points[colour] = static_cast<std::int16_t>(first | second);
    table.last_points[colour] = static_cast<std::int16_t>(4 * table.colour_points[colour]);
    table.shown[colour] = only_if((static_cast<std::int16_t>(shown) & kColourBit[colour]) != 0, -1);
  }
  return table;
}

/// Where the next tiles of a player could go.
struct Openings {
  ByColour gain{};   // by the best cell for a tile of the colour, in quarters of a point; 0: there is none
  ByColour cells{};  // on the frontier
  ByColour empty{};  // all cells that are empty
  ByColour cards{};  // in the hand
};

/// How many cells there are of two sets, no more than 15 each: of one in the lower half of the highest byte,
/// of the other in the upper half.
FONDACO_FN constexpr std::uint32_t count_both(Cells one, Cells other) {
  one -= (one >> 1) & 0x55555555u;
  one = (one & 0x33333333u) + ((one >> 2) & 0x33333333u);
  other -= (other >> 1) & 0x55555555u;
  other = (other & 0x33333333u) + ((other >> 2) & 0x33333333u);
  std::uint32_t both = ((one + (one >> 4)) & 0x0F0F0F0Fu) | ((other + (other << 4)) & 0xF0F0F0F0u);
  both += both << 16;
  both += both << 8;
  return both & 0xFF000000u;
}

/// Adds what bonus tiles give with the effect of a colour.
FONDACO_FN constexpr void add_effects(std::size_t colour, unsigned bonus, unsigned tempo,
                                      Openings& openings) {
  if (bonus == 0 || openings.cells[colour] == 0) return;
  const int more = effect_gain(colour, 1 + bonus, tempo) - effect_gain(colour, 1, tempo);
  openings.gain[colour] = static_cast<std::int16_t>(openings.gain[colour] + more);
}

/// Looks at all colours of a domain: counts and gain are found in one number, which is then taken apart.
FONDACO_FN constexpr Openings openings_of(const Player& p, Seat seat, const Table& table,
                                          const Domains& domains, const Areas& areas, const Outlook& o) {
  Openings openings;
  const Cells frontier = domains.frontier[seat];
  const Cells covered = domains.covered[seat];
  const unsigned scorings = scorings_at_once(o);
  std::array<std::uint16_t, kColours> found{};
  FONDACO_TOGETHER
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    const Cells cells = p.colours[colour];
    std::uint32_t gain = 0;
    for (std::size_t rank = 0; rank < kRanks; ++rank) {
      gain += -static_cast<std::uint32_t>((cells & areas.next[rank][seat]) != 0) & (kNextGain[rank] << 16);
    }
    found[colour] = static_cast<std::uint16_t>((count_both(cells & ~covered, cells & frontier) | gain) >> 16);
  }
  FONDACO_TOGETHER
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    openings.cells[colour] = static_cast<std::int16_t>(found[colour] >> 12);
    openings.empty[colour] = static_cast<std::int16_t>((found[colour] >> 8) & 15);
  }
  const ByColour& effect = kEffectGain[o.tempo];
  FONDACO_TOGETHER
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    const std::int16_t last = only_if(openings.empty[colour] == 1, table.last_points[colour]);
    const auto once = static_cast<std::int16_t>((found[colour] & 255) + kEffectScore[colour] + last);
    const auto gain = static_cast<std::int16_t>(once * static_cast<std::int16_t>(scorings) + effect[colour]);
    openings.gain[colour] = only_if(openings.cells[colour] != 0, gain);
  }
  add_effects(kQuarry, p.bonus[kMarbleBonus], o.tempo, openings);
  add_effects(kVillage, p.bonus[kWorkerBonus], o.tempo, openings);
  add_effects(kCart, p.bonus[kYieldBonus], o.tempo, openings);
  FONDACO_TOGETHER
  for (std::size_t colour = 0; colour < kColours; ++colour) openings.cards[colour] = p.hand[colour];
  return openings;
}

/// The farms in an area, one bit each.
FONDACO_FN constexpr unsigned farms_in(const Player& p, Cells area) {
  unsigned farms = 0;
  for (std::size_t farm = 0; farm < kFarms; ++farm) farms |= ((p.farms[farm] & area) != 0 ? 1u : 0u) << farm;
  return farms;
}

/// The farms in the area that a field would best go to; there must be one.
FONDACO_FN constexpr unsigned farms_beside_next(const Player& p, Seat seat, const Areas& areas) {
  Cells best = 0;
  for (std::size_t rank = kRanks; best == 0;) best = p.colours[kField] & areas.next[--rank][seat];
  return farms_in(p, area_around(p, std::countr_zero(best), p.colours[kField]));
}

/// What a stored tile would gain, in quarters of a point.
FONDACO_FN constexpr int tile_gain(const Player& p, Seat seat, const Areas& areas, const Openings& openings,
                                   const Outlook& o, std::uint8_t tile) {
  const std::size_t colour = colour_of(tile);
  const int gain = openings.gain[colour];
  if (colour != kField || gain == 0) return gain;
  const auto fresh = static_cast<int>(count_cells(kTileFarms[tile] & ~farms_beside_next(p, seat, areas)));
  return gain + 4 * (fresh - 1) * static_cast<int>(scorings_at_once(o));
}

/// What the cards of a hand can pay, in quarters of a unit: cards pay best in their own colour, on cells
/// within reach or later ones; the others go by pairs.
FONDACO_FN constexpr int paying_power(const Openings& openings) {
  std::int16_t quarters = 0;
  FONDACO_TOGETHER
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    const std::int16_t cards = openings.cards[colour];
    const auto within_reach = static_cast<std::int16_t>(2 * openings.cells[colour]);
    const std::int16_t fitting = cards < within_reach ? cards : within_reach;
    const std::int16_t two = cards < 2 ? cards : std::int16_t{2};
    const std::int16_t kept = only_if(fitting == 0, only_if(openings.empty[colour] != 0, two));
    const auto others = static_cast<std::int16_t>(cards - fitting - kept);
    quarters = static_cast<std::int16_t>(quarters + 2 * (cards + fitting) + kept - (others & 1));
  }
  return quarters;
}

/// What lies between two bounds of a number.
FONDACO_FN constexpr int part_between(int number, int low, int high) {
  const int part = number < high ? number - low : high - low;
  return part > 0 ? part : 0;
}

/// The first cards are worth most: there are only so many turns to spend them in.
FONDACO_FN constexpr void count_hand(const Openings& openings, int tempo,
                                     std::array<std::int32_t, kMaxTerms>& out) {
  constexpr int kPlacement = 8;  // two units
  const int power = paying_power(openings);
  out[kHandTerm] = part_between(power, 0, 2 * kPlacement) * tempo >> 4;
  out[kLargerHandTerm] = part_between(power, 2 * kPlacement, 4 * kPlacement) * tempo >> 4;
  out[kHugeHandTerm] = part_between(power, 4 * kPlacement, 64 * kPlacement) * tempo >> 4;
}

/// Eight bytes as one number.
FONDACO_FN constexpr std::uint64_t packed(const Counts& counts) {
  return std::bit_cast<std::uint64_t>(counts);
}

/// The sum of eight bytes that are together no more than one can hold.
FONDACO_FN constexpr int sum(std::uint64_t bytes) {
  return static_cast<int>((bytes * 0x0101010101010101u) >> 56);
}

/// Workers, and cards of equal colour two by two.
FONDACO_FN constexpr int workers_and_pairs(const Player& p) {
  return p.workers + sum((packed(p.hand) >> 1) & 0x7F7F7F7F7F7F7F7Fu);
}

/// How many units of a payment for a cell of the colour are missing, 0 to 2.
FONDACO_FN constexpr int missing_units(const Player& p, int workers_and_pairs, std::size_t colour) {
  const int units = workers_and_pairs + (p.hand[colour] + 1) / 2;
  return units < 2 ? 2 - units : 0;
}

/// What a hex gains: it goes wherever a tile gains most.
FONDACO_FN constexpr int hex_gain(const Openings& openings, int workers_and_pairs) {
  std::int16_t best = 0;
  FONDACO_TOGETHER
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    const auto units = static_cast<std::int16_t>(workers_and_pairs + ((openings.cards[colour] + 1) >> 1));
    const std::int16_t gain = openings.gain[colour];
    const std::int16_t ready = only_if(units >= 2, gain);
    const std::int16_t nearly = only_if(units == 1, static_cast<std::int16_t>(gain >> 1));
    const std::int16_t far = only_if(units == 0, static_cast<std::int16_t>(gain >> 2));
    const auto worth = static_cast<std::int16_t>(ready | nearly | far);
    best = worth > best ? worth : best;
  }
  return best;
}

/// Stored hexes; they stand behind the tiles.
FONDACO_FN constexpr std::size_t hexes_stored(const Player& p) {
  std::size_t tiles = p.storage.size();
  while (tiles > 0 && p.storage[tiles - 1] == kHex) --tiles;
  return p.storage.size() - tiles;
}

/// What stored items will gain: the more the sooner they can be paid, and less for a second one of a colour.
FONDACO_FN constexpr void count_storage(const Player& p, Seat seat, const Areas& areas,
                                        const Openings& openings, const Outlook& o, std::size_t hexes,
                                        std::array<std::int32_t, kMaxTerms>& out) {
  out[kReadyTilesTerm] = out[kShortTilesTerm] = out[kFarTilesTerm] = out[kHexesTerm] = 0;
  if (p.storage.empty()) return;
  const int units = workers_and_pairs(p);
  if (hexes > 0) out[kHexesTerm] = static_cast<int>(hexes) * hex_gain(openings, units);
  std::size_t before = kColours;
  const std::size_t tiles = p.storage.size() - hexes;
  for (std::size_t item = 0; item < tiles; ++item) {
    const std::uint8_t tile = p.storage[item];
    const std::size_t colour = kTileColour[tile];
    const auto missing = static_cast<std::size_t>(missing_units(p, units, colour));
    out[kReadyTilesTerm + missing] +=
        tile_gain(p, seat, areas, openings, o, tile) >> (colour == before ? 1 : 0);
    before = colour;
  }
}

/// What the bonus tiles will bring.
FONDACO_FN constexpr void count_bonuses(const Player& p, const Openings& openings, int turns,
                                        std::array<std::int32_t, kMaxTerms>& out) {
  out[kCardBonusTerm] = p.bonus[kCardBonus] * turns;
  out[kStorageBonusTerm] = p.bonus[kStorageBonus] * turns;
  out[kMarbleBonusTerm] = p.bonus[kMarbleBonus] * openings.empty[kQuarry] * turns >> 1;
  out[kWorkerBonusTerm] = p.bonus[kWorkerBonus] * openings.empty[kVillage] * turns >> 1;
  out[kYieldBonusTerm] = p.bonus[kYieldBonus] * openings.empty[kCart] * turns >> 1;
}

/// The best gain that the colours of the display offer.
FONDACO_FN constexpr int best_offer(const ByColour& gain, const ByColour& shown) {
  std::int16_t best = 0;
  FONDACO_TOGETHER
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    const auto offered = static_cast<std::int16_t>(gain[colour] & shown[colour]);
    best = offered > best ? offered : best;
  }
  return best;
}

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

/// What the final scoring would give now.
FONDACO_FN constexpr int points_left_over(const State& s, const Edition& rules, const Player& p,
                                          std::size_t hexes) {
  const auto cards = static_cast<std::size_t>(sum(packed(p.hand)));
  const std::size_t tiles = p.storage.size() - hexes;
  return static_cast<int>(tiles) * rules.per_tile + static_cast<int>(hexes) * rules.per_hex +
         p.marble * rules.per_marble + p.workers * rules.per_worker +
         kCardPoints[static_cast<std::size_t>(s.options.edition)][cards];
}

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

/// What colours in part covered promise whose bonus is still there, in twelfths of a point.
FONDACO_FN constexpr unsigned begun_colours(const ByColour& empty, const ByColour& points) {
  std::uint16_t begun = 0;
  FONDACO_TOGETHER
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    const auto covered = static_cast<std::uint16_t>(kColourCells[colour] - empty[colour]);
    const auto promise = static_cast<std::int16_t>(colour_done(colour, covered) * points[colour]);
    begun = static_cast<std::uint16_t>(begun + only_if(empty[colour] != 0, promise));
  }
  return begun;
}

/// Whether the seat is about to choose a bonus tile.
FONDACO_FN constexpr bool bonus_to_come(const State& s, Seat seat) {
  if (s.phase == Phase::City) return seat == s.active;
  return s.phase == Phase::Layout || (s.phase == Phase::StartBonus && seat >= s.active);
}

/// What a seat may expect.
FONDACO_FN constexpr void seat_terms(const State& s, Seat seat, const Player& p, const Table& table,
                                     const Domains& domains, const Areas& areas,
                                     std::array<std::int32_t, kMaxTerms>& out) {
  const std::size_t hexes = hexes_stored(p);
  const bool turn = turn_to_come(s, seat);
  const Outlook& o = table.outlooks[turn ? 1 : 0];
  const int action = static_cast<int>(o.tempo / 4);
  const int tempo = static_cast<int>(o.tempo);
  const Openings openings = openings_of(p, seat, table, domains, areas, o);
  out[kPointsTerm] = p.red + static_cast<int>(o.scorings) * p.green;
  out[kLeftoversTerm] = points_left_over(s, table.rules, p, hexes);
  out[kTurnTerm] = turn ? action : 0;
  out[kMarbleTerm] = p.marble * tempo >> 2;
  out[kWorkersTerm] = p.workers * tempo >> 2;
  count_hand(openings, tempo, out);
  count_storage(p, seat, areas, openings, o, hexes, out);
  out[kBegunAreasTerm] = static_cast<int>(begun_areas(areas, seat) * o.scorings / 4);
  out[kBegunColoursTerm] =
      static_cast<int>(begun_colours(openings.empty, table.colour_points) * o.scorings / 4);
  out[kLayoutTerm] = s.phase == Phase::Layout ? domain_points(p) : 0;
  std::int16_t reach = 0;
  std::int16_t reached = 0;
  FONDACO_TOGETHER
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    reach = static_cast<std::int16_t>(reach + openings.gain[colour]);
    reached = static_cast<std::int16_t>(reached + (openings.gain[colour] > 0 ? 1 : 0));
  }
  out[kReachTerm] = reach;
  out[kReachedColoursTerm] = reached * action;
  count_bonuses(p, openings, static_cast<int>(o.turns), out);
  out[kOfferTerm] = best_offer(openings.gain, table.shown);
  out[kCastleTerm] = s.phase == Phase::Castle && seat == s.active ? out[kOfferTerm] : 0;
  out[kCityTerm] = bonus_to_come(s, seat) ? static_cast<int>(o.turns) : 0;
}

/// The terms of a position in which no item is on its way.
FONDACO_FN constexpr void settled_terms(const State& s, Terms& out) {
  if (s.phase == Phase::Over) {
    for (Seat seat = 0; seat < players(s); ++seat) {
      out[seat] = {};
      out[seat][kPointsTerm] = s.players[seat].red;
    }
    return;
  }
  const Table table = table_of(s);
  const Domains domains = domains_of(s);
  const Areas areas = areas_of(domains);
  for (Seat seat = 0; seat < players(s); ++seat) {
    const Player& p = s.players[seat];
    if (p.layout == kNone) {
      out[seat] = {};
      out[seat][kPointsTerm] = p.red + static_cast<int>(table.outlooks[0].scorings) * p.green;
      continue;
    }
    seat_terms(s, seat, p, table, domains, areas, out[seat]);
  }
}

/// What giving two cards of a colour away costs, in tenths of an action: those that fit no cell within reach
/// go first.
FONDACO_FN constexpr std::uint8_t pair_cost(const Player& p, std::size_t colour) {
  const Cells open = p.colours[colour] & ~p.covered;
  if (open == 0) return 4;
  return p.hand[colour] >= 2 * count_cells(open & p.frontier) + 2 ? 5 : 8;
}

/// The payment that costs least; there must be one.
FONDACO_FN constexpr std::size_t cheapest_payment(const Player& p, std::size_t colour) {
  std::array<std::uint8_t, kUnits> cost{};
  cost[kOwnCard] = 5;
  cost[kWorker] = 6;
  for (std::size_t pair = 0; pair < kColours; ++pair) {
    if (p.hand[pair] >= 2) cost[kPair + pair] = pair_cost(p, pair);
  }
  std::size_t best = 0;
  int best_cost = 100;
  for (std::uint64_t set = payments(p, colour); set != 0; set &= set - 1) {
    const auto payment = static_cast<std::size_t>(std::countr_zero(set));
    const auto [first, second] = kPaymentUnits[payment];
    if (cost[first] + cost[second] < best_cost) best_cost = cost[first] + cost[second], best = payment;
  }
  return best;
}

/// The stored item that is missed least.
FONDACO_FN constexpr std::size_t least_item(const Player& p) {
  std::size_t least = 0;
  int least_worth = 1000;
  for (std::size_t item = 0; item < p.storage.size(); ++item) {
    const std::uint8_t what = p.storage[item];
    int worth = 100;
    if (what != kHex) {
      const Cells open = colour_cells(p, colour_of(what)) & ~p.covered;
      worth = open == 0 ? 0 : (open & p.frontier) == 0 ? 10 : 20 + kEffectWorth[colour_of(what)];
    }
    if (worth < least_worth) least_worth = worth, least = item;
  }
  return least;
}

/// A placement that waits for its payment counts as paid in the cheapest way, a tile that waits for room as
/// stored instead of the least item.
FONDACO_FN constexpr void terms(const State& s, Terms& out) {
  if (s.phase != Phase::Pay && s.phase != Phase::Discard) return settled_terms(s, out);
  NoEvents none;
  State next = s;
  const Player& p = s.players[s.active];
  if (s.phase == Phase::Pay) {
    pay(next, cheapest_payment(p, cell_colour(p, s.placing_cell)), none);
  } else {
    give_up(next, least_item(p), none);
  }
  settled_terms(next, out);
}

}  // namespace fondaco::tuscany
