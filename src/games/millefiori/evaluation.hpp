#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/evaluation.hpp"
#include "core/target.hpp"
#include "games/millefiori/outlook.hpp"
#include "games/millefiori/terms.hpp"

// How a position is judged: the points, what the cards in sight will bring, and what lies ahead in each area.
// Expected points are counted in tenths, chances in sixty-fourths. It is asked for far more positions than
// anything else: what can be known beforehand stands in tables (worth.hpp), what is the same for all seats is
// looked at once.

namespace fondaco::millefiori {

/// What one symbol more brings for an area's bonus, when so many are missing; adds what it is worth already.
FONDACO_FN constexpr int bonus_of(const Outlook& o, std::size_t area, std::size_t missing, int& bonuses) {
  const Bonus bonus = (*o.bonus[area])[missing];
  bonuses += bonus.expected;
  return bonus.step;
}

/// An own group of workshops.
struct Group {
  Cells border;  // free cells beside it
  int size;
};
inline constexpr int kMostGroups = 16;  // more than can lie apart

struct Groups {
  std::array<Group, kMostGroups> groups;
  std::size_t size;
};

/// The group of the lowest of these own workshops; takes it out of them.
FONDACO_FN constexpr Group next_group(Cells& own, Cells free) {
  Group group{0, 0};
  for (Cells todo = own & (0 - own); todo != 0; ++group.size) {
    const Cells near = kWorkshopNeighbours[static_cast<std::size_t>(std::countr_zero(todo))];
    own &= ~todo;
    group.border |= near & free;
    todo = (todo & (todo - 1)) | (near & own);
  }
  return group;
}

/// How large the group becomes that a rhombus on the cell makes.
FONDACO_FN constexpr int group_with(const Groups& found, Cells cell) {
  int size = 1;
  for (std::size_t i = 0; i < found.size; ++i) {
    if ((found.groups[i].border & cell) != 0) size += found.groups[i].size;
  }
  return size;
}

/// One number for each kind of workshop.
using ByWorkshop = std::array<std::int32_t, kPigment + 1>;

/// What the points of a group count.
FONDACO_FN constexpr int points_of_group(std::size_t kind, int size) {
  return kTenths * (kind == kPigment ? 2 : 1) * size;
}

/// What the free workshops that complete a triple bring more than the largest groups.
FONDACO_FN constexpr void complete_triples(const Outlook& o, const Groups& found, const ByWorkshop& largest,
                                           Places& places) {
  ByWorkshop more{};
  for (Cells rest = o.last_of_triple; rest != 0; rest &= rest - 1) {
    const std::size_t kind = kCellKind[static_cast<std::size_t>(std::countr_zero(rest))];
    const int size = group_with(found, rest & (0 - rest));
    more[kind] = larger(more[kind], o.extra + points_of_group(kind, size - largest[kind]));
  }
  for (std::size_t kind = 0; kind <= kPigment; ++kind) places[kind] += more[kind];
}

/// Workshops: by kind the largest group that a card can make, and how groups may grow.
FONDACO_FN constexpr int workshops(const Outlook& o, Cells own, Places& places, int& bonuses) {
  Groups found;
  found.size = 0;
  int growth = 0;
  Cells touched = 0;
  Cells joining = 0;
  ByWorkshop largest{};
  for (Cells rest = own; rest != 0;) {
    const Group group = next_group(rest, o.workshops);
    found.groups[found.size++] = group;
    growth += group.size * room_to_grow(group.border);
    joining |= touched & group.border;
    touched |= group.border;
    if (group.size == 1) continue;
    for (std::size_t kind = 0; kind <= kPigment; ++kind) {
      if ((group.border & kKindCells[kind]) != 0) largest[kind] = larger(largest[kind], group.size + 1);
    }
  }
  for (std::size_t kind = 0; kind <= kPigment; ++kind) {
    const int size = ((o.workshops & kKindCells[kind]) != 0) + ((touched & kKindCells[kind]) != 0);
    largest[kind] = larger(largest[kind], size);
  }
  for (Cells rest = joining; rest != 0; rest &= rest - 1) {
    int& size = largest[kCellKind[static_cast<std::size_t>(std::countr_zero(rest))]];
    size = larger(size, group_with(found, rest & (0 - rest)));
  }
  std::size_t missing = 0;
  for (std::size_t kind = 0; kind <= kPigment; ++kind) missing += (own & kKindCells[kind]) == 0;
  const int step = bonus_of(o, kWorkshops, missing, bonuses);
  const auto& worths = kGroupWorths[static_cast<std::size_t>(o.chance)];
  for (std::size_t kind = 0; kind <= kPigment; ++kind) {
    const int worth =
        worths[static_cast<std::size_t>(largest[kind])] + ((own & kKindCells[kind]) == 0 ? step : 0);
    places[kind] = kind == kPigment ? worth + kTenths * largest[kind] : worth;
  }
  if (o.last_of_triple != 0) complete_triples(o, found, largest, places);
  return part(growth, o.chance);
}

/// The values of the own residences that lie unbroken before the cell.
FONDACO_FN constexpr int run_before(Cells own, std::size_t cell) {
  int points = 0;
  for (; cell > 0 && (own & bit(cell - 1)) != 0; --cell) points += kResidenceValue[cell - 1];
  return points;
}

/// Residences: the run that the next one continues.
FONDACO_FN constexpr int residences(const Outlook& o, Cells own, Places& places, int& bonuses) {
  const int values = number_of_values(own);
  const auto missing = static_cast<std::size_t>(larger(0, kResidenceBonus - values));
  const int step = bonus_of(o, kResidences, missing, bonuses);
  int& worth = places[kAreaFirstKind[kResidences]];
  worth = 0;
  if (o.residence >= kResidenceValue.size()) return 0;
  const int run = run_before(own, o.residence);
  const int points = kTenths * (run + kResidenceValue[o.residence]);
  worth = points + part(points, o.chance);
  if ((own & kResidencesAlike[o.residence]) == 0) {
    worth += step;
    if (((kResidenceExtra >> (values + 1)) & 1u) != 0) worth += o.extra;
  }
  return part(kTenths * run, o.chance);
}

/// All bits set for the symbols in a set.
FONDACO_FN constexpr std::array<BySymbol, 1u << kSymbols> masks_of_symbols() {
  std::array<BySymbol, 1u << kSymbols> masks{};
  for (std::size_t set = 0; set < masks.size(); ++set) {
    for (std::size_t i = 0; i < kSymbols; ++i) masks[set][i] = (set >> i & 1u) != 0 ? -1 : 0;
  }
  return masks;
}
FONDACO_TABLE std::array<BySymbol, 1u << kSymbols> kSymbolMasks = masks_of_symbols();

/// Citizens: the best cell for each kind of card, and what own cells will be paid again.
template <std::size_t area>
FONDACO_FN constexpr int citizens(const Outlook& o, Cells own, Places& places, int& bonuses) {
  const Pyramid& pyramid = o.pyramids[area - kNobles];
  const std::size_t missing = kMissingCitizens[own];
  const int step = bonus_of(o, area, static_cast<std::size_t>(std::popcount(missing)), bonuses);
  BySymbol news;   // what a first rhombus on the symbol brings for the bonus
  BySymbol other;  // the best cell of the symbol, with a card of another one
  BySymbol same;   // the same with a card of this symbol
  for (std::size_t i = 0; i <= kSymbols; ++i) {
    news[i] = kSymbolMasks[missing][i] & step;
    other[i] = pyramid.level_one[i] + news[i];
    same[i] = other[i] + kTenths * kCitizenPoints[1];
  }
  for (std::size_t i = 0; i < pyramid.size; ++i) {
    const Spot& spot = pyramid.spots[i];
    const int worth = spot.worth + o.mine * kPointsOfCitizens[spot.triangle & own] + news[spot.symbol];
    other[spot.symbol] = larger(other[spot.symbol], worth);
    same[spot.symbol] = larger(same[spot.symbol], worth + spot.points);
  }
  const int best = larger(larger(0, other[0]), larger(other[1], other[2]));
  for (std::size_t i = 0; i < kSymbols; ++i) places[kAreaFirstKind[area] + i] = larger(best, same[i]);
  const int paid_again =
      (*pyramid.paid_one)[own & kLevelOne] + (*pyramid.paid_two)[(own >> kFirstUpper) & 15u];
  return part(kTenths * paid_again, o.chance);
}

/// Trade: what own goods will bring.
FONDACO_FN constexpr int trade(const Outlook& o, std::uint32_t numbers, Places& places, int& bonuses) {
  const std::uint32_t without = goods_without(numbers, 1);
  const std::uint32_t deals = goods_with(o.most_goods - numbers, 2) & o.open_goods;  // better for another
  const std::uint32_t news = without & o.open_goods;
  const int step = bonus_of(o, kTrade, total_of_goods(without >> 7), bonuses);
  int expected = 0;
  for (std::size_t i = 0; i < o.goods.size(); ++i) {
    const Good& good = *o.goods[i];
    const std::size_t mine = number_of_good(numbers, i);
    expected += static_cast<int>(mine) * good.later;
    places[kAreaFirstKind[kTrade] + i] = good.worth[mine] + ((news & (0x80u << (8 * i))) != 0 ? step : 0) +
                                         ((deals & (0x80u << (8 * i))) != 0 ? o.extra : 0);
  }
  return expected;
}

/// Harbour: what own ships may expect, and the best row for another.
FONDACO_FN constexpr int harbour(const Outlook& o, Cells own, Places& places) {
  const Cells waiting = own & o.open_rows;
  places[kShip] = o.best_row;
  if (waiting == 0) return 0;
  const Cells numbers = numbers_of_ships(waiting);
  int expected = 0;
  int best = 0;
  for (std::size_t i = 0; i < o.rows.size(); ++i) {
    const Row& row = *o.rows[i];
    const std::size_t mine = number_of_ships(numbers, i);
    best = larger(best, row.worth[mine]);
    expected += static_cast<int>(mine) * row.expected;
  }
  places[kShip] = best;
  return expected;
}

/// What further cards of an area will bring: each kind's best cell, as often as the seat may get such a card.
template <std::size_t area>
FONDACO_FN constexpr int further_cards(const Outlook& o, const Places& places) {
  int expected = 0;
  for (std::size_t kind = kAreaFirstKind[area]; kind < kAreaFirstKind[area + 1]; ++kind) {
    expected += places[kind];
  }
  return part(expected, o.further[area]);
}

/// What cards bring a seat: placed or used to sail.
struct Uses {
  const Places& places;
  const Voyage& voyage;
  int extra;  // what an extra card brings
  int most;   // that any number brings

  /// What the best of some numbers brings at sea, if it is more than this.
  FONDACO_FN constexpr int sail(std::uint32_t numbers, int best) const {
    for (; numbers != 0; numbers &= numbers - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(numbers));
      best = larger(best, voyage.sail[i] + (voyage.earns[i] & extra));
    }
    return best;
  }
  /// What the best of the cards with these faces brings. Numbers are tried only if they might bring more.
  FONDACO_FN constexpr int best(Faces faces) const {
    int best = 0;
    for (Faces rest = faces & kKindFaces; rest != 0; rest &= rest - 1) {
      best = larger(best, places[static_cast<std::size_t>(std::countr_zero(rest))]);
    }
    const std::uint32_t ships = (faces & kShipFaces) >> kFirstShip;  // they are placed and sail
    if (ships != 0) best = larger(best, places[kShip] + sail(ships, 0));
    return best >= most ? best : sail(faces >> kFirstNumber, best);
  }
};

/// One seat's terms.
FONDACO_FN constexpr void measure(const State& s, const Outlook& o, Seat seat, SeatTerms& out) {
  Places places;
  int bonuses = 0;
  out[kPointsTerm] = s.points[seat];
  out[kGroupsTerm] = workshops(o, s.own[kWorkshops][seat], places, bonuses);
  out[kRunTerm] = residences(o, s.own[kResidences][seat], places, bonuses);
  out[kTrianglesTerm] = citizens<kNobles>(o, s.own[kNobles][seat], places, bonuses) +
                        citizens<kCommoners>(o, s.own[kCommoners][seat], places, bonuses);
  out[kGoodsTerm] = trade(o, o.goods_of[seat], places, bonuses);
  out[kFleetsTerm] = harbour(o, s.own[kHarbour][seat], places);
  out[kBonusesTerm] = bonuses;
  out[kWorkshopsTerm] = further_cards<kWorkshops>(o, places);
  out[kResidencesTerm] = further_cards<kResidences>(o, places);
  out[kCitizensTerm] = further_cards<kNobles>(o, places) + further_cards<kCommoners>(o, places);
  out[kTradeTerm] = further_cards<kTrade>(o, places);
  out[kHarbourTerm] = further_cards<kHarbour>(o, places);
  if (rhombi_left(s, seat) == 0) places = {};
  const Voyage& voyage = kVoyages[o.young][s.ship[seat]];
  const Uses uses{places, voyage, o.extra, larger(voyage.best, voyage.best_extra + o.extra)};
  out[kSeaTerm] = voyage.ahead;
  out[kUseTerm] = uses.best(o.sight.now[seat]);
  out[kNextHandTerm] = uses.best(o.sight.next(seat));
  out[kLaterHandTerm] = uses.best(o.sight.later(seat));
}

/// At the end only the points count.
FONDACO_FN constexpr void measure_end(const State& s, Terms& out) {
  for (Seat p = 0; p < players(s); ++p) {
    out[p].fill(0);
    out[p][kPointsTerm] = s.points[p];
  }
}

FONDACO_FN constexpr void terms(const State& s, Terms& out) {
  if (s.phase == Phase::Over) return measure_end(s, out);
  Outlook o;
  look(s, o);
  for (Seat p = 0; p < players(s); ++p) measure(s, o, p, out[p]);
}

}  // namespace fondaco::millefiori
