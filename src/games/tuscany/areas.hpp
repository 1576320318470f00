#pragma once

#include <algorithm>

#include "core/target.hpp"
#include "games/tuscany/domain.hpp"

// The areas of all domains and how far they are, found at once: a number for each seat, and the same steps
// for every seat, so that a compiler can take all seats together.

namespace fondaco::tuscany {

/// How far something is done of which so many cells are covered and so many missing, in twelfths: the last
/// cells count most.
FONDACO_FN constexpr int share_done(int done, int missing) {
  return 12 * done * done / ((done + missing) * (done + missing));
}

/// A number for each seat.
using CellsBySeat = std::array<Cells, kMaxPlayers>;

/// No neighbour of a cell is further away by number.
inline constexpr int kFarthest = 4;

/// Every domain as it is laid: the colour of each cell in three binary digits, and which cells are adjacent
/// to the one that is 1 … 4 further.
struct Domains {
  std::array<CellsBySeat, 3> digits{};
  std::array<CellsBySeat, kFarthest> adjacent{};
  CellsBySeat covered{};
  CellsBySeat frontier{};
};

/// By offsets: the cells that are adjacent to the one that is 1 … 4 further.
FONDACO_TABLE auto kAdjacent = [] {
  std::array<std::array<Cells, kFarthest>, kNeighbours.size()> adjacent{};
  for (std::size_t offsets = 0; offsets < adjacent.size(); ++offsets) {
    for (int cell = 0; cell < kCells; ++cell) {
      const Cells neighbours = kNeighbours[offsets][static_cast<std::size_t>(cell)];
      for (int step = 1; step <= kFarthest && cell + step < kCells; ++step) {
        if ((neighbours & bit(cell + step)) != 0) {
          adjacent[offsets][static_cast<std::size_t>(step - 1)] |= bit(cell);
        }
      }
    }
  }
  return adjacent;
}();

static_assert(
    [] {
      for (const auto& of_offsets : kNeighbours) {
        for (int cell = 0; cell < kCells; ++cell) {
          if ((of_offsets[static_cast<std::size_t>(cell)] >> cell >> (kFarthest + 1)) != 0) return false;
        }
      }
      return true;
    }(),
    "no neighbour is further than kFarthest");

/// All domains; before all are built, each that is chosen has its starting castle already.
FONDACO_FN constexpr Domains domains_of(const State& s) {
  Domains domains;
  for (Seat seat = 0; seat < players(s); ++seat) {
    const Player& p = s.players[seat];
    if (p.layout == kNone) continue;
    const auto& c = p.colours;
    domains.digits[0][seat] = c[1] | c[3] | c[5] | c[7];
    domains.digits[1][seat] = c[2] | c[3] | c[6] | c[7];
    domains.digits[2][seat] = c[4] | c[5] | c[6] | c[7];
    for (std::size_t step = 0; step < kFarthest; ++step) {
      domains.adjacent[step][seat] = kAdjacent[offsets(p.layout)][step];
    }
    domains.covered[seat] = p.covered;
    domains.frontier[seat] = p.frontier;
    if (s.phase != Phase::Layout) continue;
    domains.covered[seat] = bit(p.start);
    domains.frontier[seat] = neighbours(p, p.start);
  }
  return domains;
}

/// The cells of one domain that are in one area with the cell that is 1 … 4 further.
struct Links {
  Cells by1, by2, by3, by4;
};

/// The links of a seat's domain by one step.
FONDACO_FN constexpr Cells links(const Domains& domains, Seat seat, int step) {
  const Cells low = domains.digits[0][seat];
  const Cells middle = domains.digits[1][seat];
  const Cells high = domains.digits[2][seat];
  const Cells differ = (low ^ (low >> step)) | (middle ^ (middle >> step)) | (high ^ (high >> step));
  return domains.adjacent[static_cast<std::size_t>(step - 1)][seat] & ~differ;
}

/// Cells with a neighbour in their area that is one of some cells, and with two.
struct Beside {
  Cells once = 0, twice = 0;

  FONDACO_FN constexpr void count(Cells cells) {
    twice |= once & cells;
    once |= cells;
  }
};

/// Looks at both sides of every link.
FONDACO_FN constexpr Beside beside(const Links& l, Cells cells) {
  Beside found;
  found.once = l.by1 & (cells >> 1);
  found.count((l.by1 & cells) << 1);
  found.count(l.by2 & (cells >> 2));
  found.count((l.by2 & cells) << 2);
  found.count(l.by3 & (cells >> 3));
  found.count((l.by3 & cells) << 3);
  found.count(l.by4 & (cells >> 4));
  found.count((l.by4 & cells) << 4);
  return found;
}

/// How far an area is: it has one to three cells, some of them covered.
enum Stage : std::uint8_t {
  kAlone,
  kEmptyPair,
  kBegunPair,
  kEmptyTriple,
  kBegunTriple,   // two cells are left
  kNearlyTriple,  // one
  kStages
};

/// The cells of an area, and those of them that are left.
struct SizeOf {
  std::uint8_t size, left;
};
FONDACO_TABLE std::array<SizeOf, kStages> kSizes = {
    {{1, 1}, {2, 2}, {2, 1}, {3, 3}, {3, 2}, {3, 1}}
};

/// What the next tile in an area gains, in twelfths of a point: the points of the area with the last cell, a
/// part of them before.
FONDACO_FN constexpr int next_cell(SizeOf area) {
  return 12 * kAreaPoints[area.size] / (area.left == 1 ? 1 : 2 * area.left);
}

/// The stages by what the next tile gains, least first; equal ones have the same rank.
FONDACO_TABLE std::array<std::uint8_t, kStages> kRank = [] {
  std::array<std::uint8_t, kStages> rank{};
  for (std::size_t stage = 0; stage < kStages; ++stage) {
    for (std::size_t other = 0; other < kStages; ++other) {
      bool lower = next_cell(kSizes[other]) < next_cell(kSizes[stage]);
      for (std::size_t i = 0; i < other; ++i) lower &= next_cell(kSizes[i]) != next_cell(kSizes[other]);
      if (lower) ++rank[stage];
    }
  }
  return rank;
}();
inline constexpr std::size_t kRanks = 1 + *std::max_element(kRank.begin(), kRank.end());

/// What the next tile gains more than with the rank below, in quarters of a point that are scored once.
FONDACO_TABLE std::array<std::uint32_t, kRanks> kNextGain = [] {
  std::array<std::uint32_t, kRanks> gain{};
  for (std::size_t stage = 0; stage < kStages; ++stage) {
    gain[kRank[stage]] = static_cast<unsigned>(next_cell(kSizes[stage])) / 3;
  }
  for (std::size_t rank = kRanks - 1; rank > 0; --rank) gain[rank] -= gain[rank - 1];
  return gain;
}();

/// The empty cells of all domains that count, by how far their areas are.
struct Areas {
  std::array<CellsBySeat, kRanks> next{};  // those of the frontier, of a rank or a higher one
  CellsBySeat begun_pairs{};
  CellsBySeat begun_triples{};
  CellsBySeat nearly_triples{};
};

/// What lies in areas of three is seen from the cell in their middle, which has two neighbours in its area.
FONDACO_FN constexpr Areas areas_of(const Domains& domains) {
  Areas areas;
  for (Seat seat = 0; seat < kMaxPlayers; ++seat) {
    const Cells covered = domains.covered[seat];
    const Links l{links(domains, seat, 1), links(domains, seat, 2), links(domains, seat, 3),
                  links(domains, seat, 4)};
    const Beside any = beside(l, ~Cells{0});
    const Beside done = beside(l, covered);
    const Cells middle = any.twice;
    const Cells one_done = (covered & ~done.once) | (~covered & done.once & ~done.twice);
    const Cells two_done = (covered & done.once & ~done.twice) | (~covered & done.twice);
    const Cells of_triple = middle | beside(l, middle).once;
    const Cells begun = middle & one_done;
    const Cells nearly = middle & two_done;
    const Cells of_begun = begun | beside(l, begun).once;
    const Cells of_nearly = nearly | beside(l, nearly).once;
    const Cells of_pair = any.once & ~of_triple;
    const Cells begun_pair = of_pair & done.once & ~covered;
    areas.begun_pairs[seat] = begun_pair;
    areas.begun_triples[seat] = of_begun & ~covered;
    areas.nearly_triples[seat] = of_nearly & ~covered;
    const Cells frontier = domains.frontier[seat];
    std::array<Cells, kRanks> next{};
    next[kRank[kAlone]] |= ~any.once;
    next[kRank[kEmptyPair]] |= of_pair & ~done.once;
    next[kRank[kBegunPair]] |= begun_pair;
    next[kRank[kEmptyTriple]] |= of_triple & ~of_begun & ~of_nearly;
    next[kRank[kBegunTriple]] |= of_begun;
    next[kRank[kNearlyTriple]] |= of_nearly;
    Cells higher = 0;
    for (std::size_t rank = kRanks; rank-- > 0;) areas.next[rank][seat] = higher |= next[rank] & frontier;
  }
  return areas;
}

/// What areas of a stage promise with these empty cells, in twelfths of a point.
template <Stage stage>
FONDACO_FN constexpr unsigned promise(Cells empty) {
  constexpr SizeOf kArea = kSizes[stage];
  constexpr int kPromise = kAreaPoints[kArea.size] * share_done(kArea.size - kArea.left, kArea.left);
  unsigned cells = 0;
  for (; empty != 0; empty &= empty - 1) ++cells;  // they are few
  return cells / kArea.left * static_cast<unsigned>(kPromise);
}

/// What begun areas promise, in twelfths of a point.
FONDACO_FN constexpr unsigned begun_areas(const Areas& areas, Seat seat) {
  return promise<kBegunPair>(areas.begun_pairs[seat]) + promise<kBegunTriple>(areas.begun_triples[seat]) +
         promise<kNearlyTriple>(areas.nearly_triples[seat]);
}

/// The area around a cell, among the cells of its colour; no area has more than three.
FONDACO_FN constexpr Cells area_around(const Player& p, int cell, Cells colour) {
  const Cells near = bit(cell) | (neighbours(p, cell) & colour);
  const int first = std::countr_zero(near);
  const int last = 31 - std::countl_zero(near);
  return near | ((neighbours(p, first) | neighbours(p, last)) & colour);
}

/// The cells of an area, one to three.
FONDACO_FN constexpr std::uint8_t area_size(Cells area) {
  const Cells others = area & (area - 1);
  return static_cast<std::uint8_t>(1 + (others != 0 ? 1 : 0) + ((others & (others - 1)) != 0 ? 1 : 0));
}

/// All points that the areas of a domain can bring.
FONDACO_FN constexpr int domain_points(const Player& p) {
  int points = 0;
  for (const Cells cells : p.colours) {
    for (Cells open = cells; open != 0;) {
      const Cells area = area_around(p, std::countr_zero(open), cells);
      open &= ~area;
      points += kAreaPoints[area_size(area)];
    }
  }
  return points;
}

}  // namespace fondaco::tuscany
