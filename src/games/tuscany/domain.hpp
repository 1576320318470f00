#pragma once

#include "core/reached.hpp"
#include "core/target.hpp"
#include "games/tuscany/state.hpp"

// The geometry of a domain (1.7): three boards side by side, each turned or not, each shifted by half a hex.
// A layout's number is (order * 8 + the turns of A, B, C) * 4 + offsets.

namespace fondaco::tuscany {

FONDACO_FN constexpr Cells bit(int cell) { return Cells{1} << cell; }

/// The board at a position from the left.
struct BoardAt {
  std::size_t board;  // 0 … 11
  std::size_t turned;
};

FONDACO_FN constexpr std::size_t letter_at(int layout, std::size_t position) {
  return kOrderLetters[static_cast<std::size_t>(layout) >> 5][position];
}
FONDACO_FN constexpr std::size_t turned(int layout, std::size_t letter) {
  return (static_cast<std::size_t>(layout) >> (4 - letter)) & 1u;
}
FONDACO_FN constexpr std::size_t offsets(int layout) { return static_cast<std::size_t>(layout) & 3u; }

FONDACO_FN constexpr BoardAt board_at(const std::array<std::uint8_t, 3>& boards, int layout,
                                      std::size_t position) {
  const std::size_t letter = letter_at(layout, position);
  return {boards[letter], turned(layout, letter)};
}

/// All cells of a colour.
FONDACO_FN constexpr Cells colour_cells(const std::array<std::uint8_t, 3>& boards, int layout,
                                        std::size_t colour) {
  Cells cells = 0;
  for (std::size_t position = 0; position < 3; ++position) {
    const auto [board, turn] = board_at(boards, layout, position);
    cells |= Cells{kBoardColourCells[board][turn][colour]} << (kBoardCells * position);
  }
  return cells;
}
FONDACO_FN constexpr Cells colour_cells(const Player& p, std::size_t colour) { return p.colours[colour]; }

/// Joins the boards of a player in this layout.
FONDACO_FN constexpr void join_boards(Player& p, int layout) {
  p.layout = static_cast<std::uint8_t>(layout);
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    p.colours[colour] = colour_cells(p.boards, layout, colour);
  }
}

FONDACO_FN constexpr std::size_t cell_colour(const Player& p, int cell) {
  const auto at = static_cast<std::size_t>(cell);
  const auto [board, turn] = board_at(p.boards, p.layout, at / kBoardCells);
  const std::size_t place = at % kBoardCells;
  return kBoardColour[board][turn != 0 ? kBoardCells - 1 - place : place];
}

FONDACO_FN constexpr Cells neighbours(const Player& p, int cell) {
  return kNeighbours[offsets(p.layout)][static_cast<std::size_t>(cell)];
}

/// The maximal set of adjacent cells of one colour around a cell.
FONDACO_FN constexpr Cells area_of(const Player& p, int cell) {
  return reached(bit(cell), colour_cells(p, cell_colour(p, cell)),
                 [&p](int at) { return neighbours(p, at); });
}

/// The covered cells that the starting castle reaches.
FONDACO_FN constexpr Cells connected_cells(const Player& p) {
  return reached(bit(p.start), p.covered, [&p](int at) { return neighbours(p, at); });
}

FONDACO_FN constexpr void cover(Player& p, int cell) {
  p.covered |= bit(cell);
  p.frontier = (p.frontier | neighbours(p, cell)) & ~p.covered;
}

/// The castle cell of a rank, 0 to 2, by ascending number.
FONDACO_FN constexpr int castle_cell(const std::array<std::uint8_t, 3>& boards, int layout, int rank) {
  Cells castles = colour_cells(boards, layout, kCastle);
  for (; rank > 0; --rank) castles &= castles - 1;
  return std::countr_zero(castles);
}

/// The colours of which a tile could be placed, one bit each (payment is not considered).
FONDACO_FN constexpr unsigned placeable_colours(const Player& p) {
  unsigned colours = 0;
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    if ((colour_cells(p, colour) & p.frontier) != 0) colours |= 1u << colour;
  }
  return colours;
}

}  // namespace fondaco::tuscany
