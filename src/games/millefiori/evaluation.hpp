#pragma once

#include <string_view>

#include "core/evaluation.hpp"
#include "core/target.hpp"
#include "games/millefiori/worth.hpp"

// How a position is judged: the points, what the cards in sight will bring, and what lies ahead in each area.
// Expected points are counted in tenths, chances in sixty-fourths. It is asked for far more positions than
// anything else: what can be known beforehand stands in tables (worth.hpp), what is the same for all seats is
// looked at once.

namespace fondaco::millefiori {

enum Term : std::uint8_t {
  kPointsTerm,
  kUseTerm,         // the best use of the card before the seat, or still to be chosen
  kNextHandTerm,    // the best use of the hand that the right neighbour will pass on
  kLaterHandTerm,   // the same of the hand that comes after it
  kBonusesTerm,     // area bonuses in reach, by the symbols that are missing
  kGroupsTerm,      // free neighbours of workshop groups, times the group; pigment twice
  kRunTerm,         // the run of residences that the next one continues
  kTrianglesTerm,   // own citizens that further ones will pay again
  kGoodsTerm,       // own goods, whose worth grows with each filled cell
  kFleetsTerm,      // own ships that wait for their fleet
  kSeaTerm,         // what lies before the ship on the sea route
  kWorkshopsTerm,   // what further workshop cards will bring
  kResidencesTerm,  // what the next key will bring
  kCitizensTerm,    // what further citizens will bring
  kTradeTerm,       // what further goods will bring
  kHarbourTerm,     // what further ships will bring
  kTerms
};

inline constexpr std::array<std::string_view, kTerms> kTermKeys = {
    "points", "use",    "next_hand", "later_hand", "bonuses",    "groups",   "run",   "triangles",
    "goods",  "fleets", "sea",       "workshops",  "residences", "citizens", "trade", "harbour"};
FONDACO_TABLE Weights kWeights = {100, 8, 4, 2, 12, 18, 10, 7, 6, 8, 15, 12, 6, 1, 1, 2};
inline constexpr int kMargin = 25;
inline constexpr int kOutlook = 10;

/// The faces among some cards, one bit each: kinds, then numbers of ship cards, then numbers of the others.
using Faces = std::uint32_t;
inline constexpr std::size_t kFirstShip = kKinds;
inline constexpr std::size_t kFirstNumber = kFirstShip + 8;
inline constexpr Faces kKindFaces = (Faces{1} << kFirstShip) - 1;
inline constexpr Faces kShipFaces = Faces{0xFF} << kFirstShip;
inline constexpr std::size_t kShip = kKinds - 1;
static_assert(kKindKeys[kShip] == "ship");

FONDACO_FN constexpr std::array<Faces, kCards> card_faces() {
  std::array<Faces, kCards> faces{};
  for (std::size_t card = 0; card < kCards; ++card) {
    const std::size_t number = kCardNumber[card] - 1u;
    faces[card] = kCardKind[card] == kShip
                      ? Faces{1} << (kFirstShip + number)
                      : (Faces{1} << kCardKind[card]) | (Faces{1} << (kFirstNumber + number));
  }
  return faces;
}
FONDACO_TABLE std::array<Faces, kCards> kCardFaces = card_faces();

FONDACO_FN constexpr Faces faces_of(const CardSet& cards) {
  Faces faces = 0;
  cards.for_each([&](std::size_t card) { faces |= kCardFaces[card]; });
  return faces;
}

/// What a card of each kind would bring a seat now, if it is placed.
using Places = std::array<std::int32_t, kKinds>;

/// A free cell of a pyramid above level one that may be filled now.
struct Spot {
  Cells triangle;
  std::size_t symbol;
  int points;  // of the level, in tenths
  int worth;   // for whoever has no rhombus in the triangle
};

/// One place for each symbol of a pyramid; the last stays empty.
using BySymbol = std::array<std::int32_t, kSymbols + 1>;

struct Pyramid {
  BySymbol level_one;  // the worth of its best cell
  std::array<Spot, 7> spots;
  std::size_t size;
  const std::array<std::uint8_t, 32>* paid_one;  // what own cells of level one will be paid again
  const std::array<std::uint8_t, 16>* paid_two;  // the same of level two
};

/// The cards in sight.
struct Sight {
  std::array<Faces, kMaxPlayers> now;          // from which each seat's play in this turn cycle comes
  std::array<Faces, kMaxPlayers + 2> hands{};  // the last two seats', then all seats'
  Faces once;                                  // all bits set if they are passed on
  Faces twice;                                 // the same for the time after that

  /// The hand that the right neighbour will pass on, and the one that comes after it.
  FONDACO_FN constexpr Faces next(Seat seat) const { return hands[seat + 1u] & once; }
  FONDACO_FN constexpr Faces later(Seat seat) const { return hands[seat] & twice; }
};

/// What is the same for all seats.
struct Outlook {
  Sight sight;
  int cycles;                       // turn cycles to come after this one
  std::size_t young;                // the same, at most kYoung
  int chance;                       // that a card which is not yet played will be
  int extra;                        // what an extra card brings
  int other;                        // one of the others, of all of them
  int mine;                         // what an own point is worth that is not another's
  std::array<int, kAreas> further;  // the chance that a seat gets another card of a kind
  std::array<const std::array<Bonus, 5>*, kBonusAreas> bonus;  // by the symbols that are missing
  Cells workshops;                                             // the free ones
  Cells last_of_triple;                                        // free workshops that complete their triple
  std::size_t residence;                                       // the first free one
  std::array<Pyramid, 2> pyramids;
  std::array<const Good*, 4> goods;
  std::uint32_t open_goods;  // the highest bits of the bytes of goods that are not full
  std::uint32_t most_goods;  // that one seat has of each
  std::array<std::uint32_t, kMaxPlayers> goods_of;  // that each seat has
  Cells open_rows;                                  // the cells of rows whose fleet has not sailed
  int best_row;                                     // for whoever has no ship in the open rows
  std::array<const Row*, 5> rows;
};

/// Turn cycles after this one, if rhombi are used up as they usually are.
FONDACO_FN constexpr int cycles_to_come(const State& s) {
  int cycles_left = (set_up(s).rounds - s.round) * cycles(s) + cycles(s) - s.cycle;
  int used = 0;
  for (Seat p = 0; p < players(s); ++p) used = larger(used, s.used[p]);
  return smaller(cycles_left, (larger(0, kSupply - used) * 3 + 3) / 4);
}

/// The hands, and how often they will be passed on in this round.
FONDACO_FN constexpr void look_at_hands(const State& s, int cycles_left, Sight& sight) {
  const int passed = smaller(cycles_left, cycles(s) - s.cycle);
  sight.once = passed >= 1 ? ~Faces{0} : 0;
  sight.twice = passed >= 2 ? ~Faces{0} : 0;
  if (passed < 1 && s.phase != Phase::Select && s.options.select_in_turn == 0) return;
  const auto seats = static_cast<std::size_t>(players(s));
  for (std::size_t p = 0; p < seats; ++p) sight.hands[p + 2] = faces_of(s.hand[p]);
  sight.hands[0] = sight.hands[seats];
  sight.hands[1] = sight.hands[seats + 1];
}

/// The cards from which the active player's play comes.
FONDACO_FN constexpr Faces faces_in_turn(const State& s, const Sight& sight) {
  if (s.phase == Phase::Use) return kCardFaces[s.card];
  return s.phase == Phase::Extra ? faces_of(s.display) : sight.hands[s.active + 2u];
}

/// Sees what will be played in this turn cycle. How many seats still play in it.
FONDACO_FN constexpr int look_at_plays(const State& s, Sight& sight) {
  const bool all_play = s.phase == Phase::Select && s.options.select_in_turn == 0;
  const int now = all_play ? 0 : position(s, s.active);
  int at = players(s) - s.first;  // the seat's place in the turn cycle
  int playing = 0;
  for (Seat p = 0; p < players(s); ++p, ++at) {
    if (p == s.first) at = 0;
    sight.now[p] = 0;
    if (at < now) continue;
    ++playing;
    sight.now[p] = s.selected[p] != kNone ? kCardFaces[s.selected[p]] : sight.hands[p + 2u];
  }
  if (!all_play) sight.now[s.active] = faces_in_turn(s, sight);
  return playing;
}

/// The free workshops that are the last of their triple: they earn an extra card.
FONDACO_FN constexpr Cells last_of_triples(Cells free_workshops) {
  Cells last = 0;
  for (const Cells triple : kTripleCells) {
    const Cells free = triple & free_workshops;
    if ((free & (free - 1)) == 0) last |= free;
  }
  return last;
}

/// The free cells of a pyramid above level one whose two supports are filled.
FONDACO_FN constexpr Cells upper_supported(Cells filled) {
  const Cells two = (filled & (filled >> 1) & 0xFu) << kFirstUpper;
  const Cells three = ((filled >> 5) & (filled >> 6) & 7u) << kFirstTop;
  return (two | three) & ~filled;
}

/// The cells of a pyramid that may be filled now, each with what it brings and what it will be paid again.
FONDACO_FN constexpr void look_at_pyramid(const Outlook& o, Cells filled, Pyramid& pyramid) {
  const auto& times = kBestOfLevelOne[~filled & kLevelOne];
  for (std::size_t i = 0; i < kSymbols; ++i) {
    pyramid.level_one[i] = kLevelOneWorths[static_cast<std::size_t>(o.chance)][times[i]];
  }
  pyramid.level_one[kSymbols] = kNever;
  const Cells free = ~filled & kAreaCells[kNobles];
  pyramid.paid_one = &kPaidAgain.level_one[free >> kFirstUpper];
  pyramid.paid_two = &kPaidAgain.level_two[free >> kFirstTop];
  pyramid.size = 0;
  for (Cells rest = upper_supported(filled); rest != 0; rest &= rest - 1) {
    const auto at = static_cast<std::size_t>(std::countr_zero(rest));
    const UpperCell& cell = kUpperCells[at];
    const int extra = at >= kFirstTop ? o.extra : 0;
    pyramid.spots[pyramid.size++] = {
        cell.triangle, cell.symbol, cell.points,
        cell.points + part(cell.again, o.chance) - part(cell.pays, o.other) + extra};
  }
}

/// The chance that a seat gets another card of a kind of which so many may still be placed.
template <std::size_t area>
FONDACO_FN constexpr void look_at_area(const State& s, Outlook& o, int free) {
  constexpr int kKindsOf = kAreaFirstKind[area + 1] - kAreaFirstKind[area];
  o.further[area] = smaller(kCertain, among(free * o.chance, players(s)) / kKindsOf);
  if constexpr (area < kBonusAreas) o.bonus[area] = &kBonuses[o.young][s.bonus[area].size()];
}

/// The goods, and how many of each the seats have.
FONDACO_FN constexpr void look_at_goods(const State& s, Outlook& o) {
  o.goods_of[0] = numbers_of_goods(s.own[kTrade][0]);
  o.most_goods = o.goods_of[0];
  std::uint32_t filled = o.goods_of[0];
  for (Seat p = 1; p < players(s); ++p) {
    o.goods_of[p] = numbers_of_goods(s.own[kTrade][p]);
    o.most_goods = larger_of_each(o.most_goods, o.goods_of[p]);
    filled += o.goods_of[p];
  }
  o.open_goods = goods_without(filled, 5);
  const auto& goods = kGoods[static_cast<std::size_t>(players(s) - 1)][static_cast<std::size_t>(o.chance)];
  for (std::size_t i = 0; i < o.goods.size(); ++i) o.goods[i] = &goods[number_of_good(filled, i)];
  look_at_area<kTrade>(s, o, 20 - static_cast<int>(total_of_goods(filled)));
}

/// The rows of the harbour, each with its entry in the table.
FONDACO_FN constexpr void look_at_rows(const State& s, Outlook& o, Cells goods, Cells ships) {
  const auto& rows = kRows[static_cast<std::size_t>(players(s) - 1)][static_cast<std::size_t>(o.chance)];
  const Cells numbers = numbers_of_ships(ships);
  o.best_row = 0;
  for (std::size_t i = 0; i < o.rows.size(); ++i) {
    o.rows[i] = &rows[kCount[(goods >> (4 * i)) & 15u]][number_of_ships(numbers, i)];
    o.best_row = larger(o.best_row, o.rows[i]->worth[0]);
  }
  const Cells full = numbers & (numbers >> 1) & 011111u;
  o.open_rows = ~(full * 7u);
}

/// How many cells of a small area are free.
template <std::size_t area>
FONDACO_FN constexpr int free_cells(Cells filled) {
  const Cells free = kAreaCells[area] & ~filled;
  return kCount[free & 63u] + kCount[(free >> 6) & 63u] + kCount[free >> 12];
}

/// Looks at what is the same for all seats.
FONDACO_FN constexpr void look(const State& s, Outlook& o) {
  o.cycles = cycles_to_come(s);
  o.young = static_cast<std::size_t>(smaller(o.cycles, kYoung));
  look_at_hands(s, o.cycles, o.sight);
  const int plays = (o.cycles * players(s) + look_at_plays(s, o.sight)) * 5 / 4;  // with extra cards
  o.chance = smaller(kCertain, kCertain * plays / larger(1, kCards - count(s.discard)));
  o.extra = kExtraCards[static_cast<std::size_t>(
      smaller(count(s.display), static_cast<int>(kExtraCards.size()) - 1))];
  o.other = share_of_rival(static_cast<std::size_t>(players(s) - 1));
  o.mine = kTenths + part(kTenths, o.other);
  o.workshops = kAreaCells[kWorkshops] & ~filled(s, kWorkshops);
  o.last_of_triple = last_of_triples(o.workshops);
  o.residence = static_cast<std::size_t>(std::countr_one(filled(s, kResidences)));
  const Cells nobles = filled(s, kNobles);
  const Cells commoners = filled(s, kCommoners);
  const Cells goods = filled(s, kTrade);
  const Cells ships = filled(s, kHarbour);
  look_at_area<kWorkshops>(s, o, count(o.workshops));
  look_at_area<kResidences>(s, o, static_cast<int>(kResidenceValue.size() - o.residence));
  look_at_area<kNobles>(s, o, free_cells<kNobles>(nobles));
  look_at_area<kCommoners>(s, o, free_cells<kCommoners>(commoners));
  look_at_area<kHarbour>(s, o, free_cells<kHarbour>(ships));
  look_at_pyramid(o, nobles, o.pyramids[0]);
  look_at_pyramid(o, commoners, o.pyramids[1]);
  look_at_goods(s, o);
  look_at_rows(s, o, goods, ships);
}

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
inline constexpr int kMostGroups = 16;

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
  for (Cells rest = own; rest != 0 && found.size < kMostGroups;) {
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
  const int step = bonus_of(o, area, kCount[missing], bonuses);
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
FONDACO_FN constexpr void measure(const State& s, const Outlook& o, Seat seat,
                                  std::array<std::int32_t, kMaxTerms>& out) {
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
