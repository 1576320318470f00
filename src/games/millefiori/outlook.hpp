#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/target.hpp"
#include "games/millefiori/worth.hpp"

// What is the same for all seats, looked at once: the cards in sight, the time that is left, and what each
// area still offers.

namespace fondaco::millefiori {

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
    o.rows[i] =
        &rows[static_cast<std::size_t>(std::popcount((goods >> (4 * i)) & 15u))][number_of_ships(numbers, i)];
    o.best_row = larger(o.best_row, o.rows[i]->worth[0]);
  }
  const Cells full = numbers & (numbers >> 1) & 011111u;
  o.open_rows = ~(full * 7u);
}

/// How many cells of a small area are free.
template <std::size_t area>
FONDACO_FN constexpr int free_cells(Cells filled) {
  const Cells free = kAreaCells[area] & ~filled;
  return std::popcount(free);
}

/// Looks at what is the same for all seats.
FONDACO_FN constexpr void look(const State& s, Outlook& o) {
  o.cycles = cycles_to_come(s);
  o.young = static_cast<std::size_t>(smaller(o.cycles, kYoung));
  look_at_hands(s, o.cycles, o.sight);
  const int plays = (o.cycles * players(s) + look_at_plays(s, o.sight)) * 5 / 4;  // with extra cards
  o.chance = smaller(kCertain, kCertain * plays / larger(1, kCards - s.discard.size()));
  o.extra = kExtraCards[static_cast<std::size_t>(
      smaller(s.display.size(), static_cast<int>(kExtraCards.size()) - 1))];
  o.other = share_of_rival(static_cast<std::size_t>(players(s) - 1));
  o.mine = kTenths + part(kTenths, o.other);
  o.workshops = kAreaCells[kWorkshops] & ~filled(s, kWorkshops);
  o.last_of_triple = last_of_triples(o.workshops);
  o.residence = static_cast<std::size_t>(std::countr_one(filled(s, kResidences)));
  const Cells nobles = filled(s, kNobles);
  const Cells commoners = filled(s, kCommoners);
  const Cells goods = filled(s, kTrade);
  const Cells ships = filled(s, kHarbour);
  look_at_area<kWorkshops>(s, o, std::popcount(o.workshops));
  look_at_area<kResidences>(s, o, static_cast<int>(kResidenceValue.size() - o.residence));
  look_at_area<kNobles>(s, o, free_cells<kNobles>(nobles));
  look_at_area<kCommoners>(s, o, free_cells<kCommoners>(commoners));
  look_at_area<kHarbour>(s, o, free_cells<kHarbour>(ships));
  look_at_pyramid(o, nobles, o.pyramids[0]);
  look_at_pyramid(o, commoners, o.pyramids[1]);
  look_at_goods(s, o);
  look_at_rows(s, o, goods, ships);
}

}  // namespace fondaco::millefiori
