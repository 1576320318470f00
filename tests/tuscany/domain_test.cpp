#include <map>

#include <gtest/gtest.h>

#include "games/tuscany/tuscany.hpp"
#include "kit/playing.hpp"

// The geometry of a domain (1.6, 1.7) against its definition and the two reference layouts of section 8.

namespace fondaco::tuscany {
namespace {

Player domain(std::array<std::uint8_t, 3> boards, int layout) {
  Player p;
  p.boards = boards;
  join_boards(p, layout);
  return p;
}

std::string colours(const Player& p) {
  std::string text;
  for (int cell = 0; cell < kCells; ++cell) text += kColourLetters[cell_colour(p, cell)];
  return text;
}

/// Areas of more than one cell, as "V:2,6".
std::map<std::string, int> large_areas(const Player& p) {
  std::map<std::string, int> areas;
  for (int cell = 0; cell < kCells; ++cell) {
    const Cells area = area_of(p, cell);
    if (std::popcount(area) == 1 || std::countr_zero(area) != cell) continue;
    std::string text(1, kColourLetters[cell_colour(p, cell)]);
    for (Cells rest = area; rest != 0; rest &= rest - 1) text += " " + std::to_string(std::countr_zero(rest));
    areas[text] = std::popcount(area);
  }
  return areas;
}

Cells cells(std::initializer_list<int> list) {
  Cells set = 0;
  for (const int cell : list) set |= bit(cell);
  return set;
}

TEST(TuscanyDomain, IsThatOfTheFirstReferenceLayout) {  // GL1: A2, C1, B1; +1, -1; layout 33; castle on 11
  Player p = domain({1, 4, 8}, 33);
  EXPECT_EQ(colours(p), "KCVQFFVMTWMKQMWVVFCQCFMTFWQKVW");
  EXPECT_EQ(castle_cell(p.boards, 33, 1), 11) << "set-up action 100";
  cover(p, 11);
  EXPECT_EQ(p.frontier, cells({8, 9, 10, 12, 14, 15}));
  const std::map<std::string, int> expected = {
      {"F 4 5",      2},
      {"F 17 21 24", 3},
      {"V 2 6",      2},
      {"V 15 16",    2},
      {"M 7 10 13",  3},
      {"W 25 29",    2}
  };
  EXPECT_EQ(large_areas(p), expected);
}

TEST(TuscanyDomain, IsThatOfTheSecondReferenceLayout) {  // GL2: A1, B2, C2; +1, +1; layout 0; castle on 8
  Player p = domain({0, 5, 9}, 0);
  EXPECT_EQ(castle_cell(p.boards, 0, 0), 8);
  cover(p, 8);
  EXPECT_EQ(p.frontier, cells({4, 5, 7, 9, 10, 11}));
  EXPECT_TRUE(large_areas(p).contains("K 8 10"));
}

TEST(TuscanyDomain, HasTheNeighboursThatItsCoordinatesSay) {
  for (std::size_t offset = 0; offset < kOffsetSteps.size(); ++offset) {
    std::map<std::pair<int, int>, int> at;
    for (int cell = 0; cell < kCells; ++cell) {
      const int position = cell / kBoardCells;
      const auto place = static_cast<std::size_t>(cell % kBoardCells);
      int shift = 0;
      for (int joint = 0; joint < position; ++joint)
        shift += kOffsetSteps[offset][static_cast<std::size_t>(joint)];
      at[{3 * position + kColumn[place], kRow[place] + shift}] = cell;
    }
    ASSERT_EQ(static_cast<int>(at.size()), kCells);
    for (const auto& [where, cell] : at) {
      Cells around = 0;
      const auto [column, row] = where;
      for (const auto& [dc, dr] : {
               std::pair{0,  2 },
               {0,  -2},
               {1,  1 },
               {1,  -1},
               {-1, 1 },
               {-1, -1}
      }) {
        if (const auto found = at.find({column + dc, row + dr}); found != at.end())
          around |= bit(found->second);
      }
      EXPECT_EQ(kNeighbours[offset][static_cast<std::size_t>(cell)], around) << "cell " << cell;
    }
  }
}

TEST(TuscanyDomain, HasTheSameColoursWhateverTheLayoutAndNoAreaAboveThree) {
  for (std::uint8_t a = 0; a < 4; ++a) {
    for (std::uint8_t b = 4; b < 8; ++b) {
      for (std::uint8_t c = 8; c < 12; ++c) {
        for (int layout = 0; layout < kLayouts; ++layout) {
          const Player p = domain({a, b, c}, layout);
          Cells all = 0;
          for (std::size_t colour = 0; colour < kColours; ++colour) {
            const Cells of_colour = colour_cells(p, colour);
            ASSERT_EQ(std::popcount(of_colour), kDomainCells[colour]);
            all |= of_colour;
          }
          ASSERT_EQ(all, (Cells{1} << kCells) - 1);
          for (int cell = 0; cell < kCells; ++cell) {
            ASSERT_EQ((colour_cells(p, cell_colour(p, cell)) >> cell) & 1u, 1u);
            ASSERT_LE(std::popcount(area_of(p, cell)), kMaxArea);
          }
        }
      }
    }
  }
}

TEST(TuscanyDomain, AnAreaAboveThreeScoresLikeOneOfThree) {  // A-27; our boards have none
  State s = start(with_players<Tuscany>(2), 1);
  s.players[0] = domain({0, 4, 8}, 0);
  Player& p = s.players[0];
  const std::size_t colour = cell_colour(p, 0);
  p.colours[colour] = cells({0, 1, 2, 4});
  p.covered = p.colours[colour];
  ASSERT_EQ(std::popcount(area_of(p, 0)), 4);
  NoEvents none;
  score_area(s, 0, 0, none);
  EXPECT_EQ(s.players[0].green, kAreaPoints[3]);
}

}  // namespace
}  // namespace fondaco::tuscany
