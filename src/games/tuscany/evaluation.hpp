#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/counts.hpp"
#include "core/evaluation.hpp"
#include "core/target.hpp"
#include "games/tuscany/outlook.hpp"
#include "games/tuscany/rules.hpp"
#include "games/tuscany/terms.hpp"

// What a position promises each seat: the points that are certain, and by how much everything else will add
// to them in the turns that are left. Gains are counted in quarters of a point.

namespace fondaco::tuscany {

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
  const auto fresh =
      std::popcount(static_cast<unsigned>(kTileFarms[tile] & ~farms_beside_next(p, seat, areas)));
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
FONDACO_FN constexpr void count_hand(const Openings& openings, int tempo, SeatTerms& out) {
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
                                        SeatTerms& out) {
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
                                        SeatTerms& out) {
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

/// What the final scoring would give now.
FONDACO_FN constexpr int points_left_over(const State& s, const Edition& rules, const Player& p,
                                          std::size_t hexes) {
  const auto cards = static_cast<std::size_t>(sum(packed(p.hand)));
  const std::size_t tiles = p.storage.size() - hexes;
  return static_cast<int>(tiles) * rules.per_tile + static_cast<int>(hexes) * rules.per_hex +
         p.marble * rules.per_marble + p.workers * rules.per_worker +
         kCardPoints[static_cast<std::size_t>(s.options.edition)][cards];
}

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
                                     const Domains& domains, const Areas& areas, SeatTerms& out) {
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
  return p.hand[colour] >= 2 * static_cast<unsigned>(std::popcount(open & p.frontier)) + 2 ? 5 : 8;
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
