#include <algorithm>
#include <bit>
#include <cstdlib>
#include <functional>

#include "tuscany_box.hpp"

namespace make_tables::tuscany {
namespace {

// Upright columns of hexagons: rows are counted double, for each column is moved by half a cell.
bool adjacent(Cell a, Cell b) {
  const int across = std::abs(a.column - b.column);
  const int down = std::abs(a.row - b.row);
  return (across == 0 && down == 2) || (across == 1 && down == 1);
}

std::string pair_text(std::size_t a, std::size_t b) {
  return "[" + std::to_string(a) + ", " + std::to_string(b) + "]";
}

// ---------------------------------------------------------------- the outline

void read_outline(const Entry& geometry, Box& c) {
  const std::vector<Entry> cells = geometry["cells"].list(kBoardCells);
  for (std::size_t i = 0; i < kBoardCells; ++i) {
    cells[i].fields({"id", "col", "row2"});
    check_id(cells[i], i);
    c.cells[i] = {cells[i]["col"].integer(0, 9), cells[i]["row2"].integer(-20, 20)};
    c.width = std::max(c.width, c.cells[i].column + 1);
    cells[i].require((c.cells[i].column + c.cells[i].row - c.cells[0].column - c.cells[0].row) % 2 == 0,
                     "lies between the rows of its column");
    for (std::size_t j = 0; j < i; ++j)
      cells[i].require(c.cells[i].column != c.cells[j].column || c.cells[i].row != c.cells[j].row,
                       "lies upon cell " + std::to_string(j));
  }
  // Cell k is where cell 9 - k was before the board was turned.
  for (std::size_t i = 0; i < kBoardCells; ++i) {
    const Cell turned = c.cells[turned_place(true, i)];
    cells[i].require(c.cells[i].column + turned.column == c.width - 1 && c.cells[i].row + turned.row == 0,
                     "does not come to lie upon cell " + std::to_string(turned_place(true, i)) +
                         " when the board is turned");
  }
}

// The list must hold exactly the pairs that touch by their coordinates.
void check_pairs(const Entry& list, bool ascending,
                 const std::function<bool(std::size_t, std::size_t)>& touch) {
  const int last = static_cast<int>(kBoardCells) - 1;
  std::array<std::array<bool, kBoardCells>, kBoardCells> listed{};
  for (const Entry& entry : list.list()) {
    const std::vector<int> pair = integers(entry, 2, 0, last);
    const auto a = static_cast<std::size_t>(pair[0]);
    const auto b = static_cast<std::size_t>(pair[1]);
    entry.require(!ascending || a < b, "the lower number must stand first");
    entry.require(touch(a, b), "the cells do not touch by their coordinates");
    entry.require(!listed[a][b], "is listed twice");
    listed[a][b] = true;
  }
  for (std::size_t a = 0; a < kBoardCells; ++a)
    for (std::size_t b = ascending ? a + 1 : 0; b < kBoardCells; ++b)
      list.require(listed[a][b] || !touch(a, b),
                   pair_text(a, b) + " is missing: the cells touch by their coordinates");
}

void read_geometry(const Entry& file, Box& c) {
  const Entry geometry = file["board_geometry"];
  geometry.fields({"cells", "edges", "joints"});
  read_outline(geometry, c);
  check_pairs(geometry["edges"], true,
              [&c](std::size_t a, std::size_t b) { return adjacent(c.cells[a], c.cells[b]); });

  for (const Entry& joint : geometry["joints"].list(2)) {
    joint.fields({"offset", "contacts"});
    const int offset = joint["offset"].integer(-20, 20);
    joint["offset"].require((c.width + offset) % 2 == 0, "the columns of two boards would not mesh");
    joint["offset"].require(std::count(c.joint_offsets.begin(), c.joint_offsets.end(), offset) == 0,
                            "is the offset of another joint");
    joint["offset"].require(offset != 0, "is written + or -, so it can't be 0");
    joint["offset"].require(c.joint_offsets.empty() || (offset > 0) != (c.joint_offsets[0] > 0),
                            "one board lies lower and the other higher: + and -");
    c.joint_offsets.push_back(offset);
    joint["contacts"].require(!joint["contacts"].list().empty(), "must not be empty");
    check_pairs(joint["contacts"], false, [&c, offset](std::size_t left, std::size_t right) {
      const Cell moved = {c.cells[right].column + c.width, c.cells[right].row + offset};
      return adjacent(c.cells[left], moved);
    });
  }
}

// ---------------------------------------------------------------- the boards

std::array<int, kTileColours> count_colours(const Board& board) {
  std::array<int, kTileColours> counts{};
  for (std::size_t colour : board.colour) ++counts[colour];
  return counts;
}

void read_board(const Entry& entry, Box& c) {
  entry.fields({"id", "key", "letter", "colours"});
  const std::size_t id = c.board.size();
  Board board{id / kBoardsOfALetter, {}};
  check_id(entry, id);
  require_text(entry["letter"], kLetters[board.letter]);
  require_key(entry, kLetters[board.letter] + std::to_string(id % kBoardsOfALetter + 1));
  const std::string colours = entry["colours"].text();
  entry["colours"].require(
      colours.size() == kBoardCells,
      "has " + std::to_string(colours.size()) + " letters, expected " + std::to_string(kBoardCells));
  for (std::size_t place = 0; place < kBoardCells; ++place) {
    board.colour[place] = c.letters.find(colours[place]);
    entry["colours"].require(board.colour[place] != std::string::npos,
                             in_quotes(colours.substr(place, 1)) + " is the letter of no colour");
  }
  if (id % kBoardsOfALetter != 0) {
    const Board& first = c.board[board.letter * kBoardsOfALetter];
    const auto here = count_colours(board);
    const auto there = count_colours(first);
    for (std::size_t colour = 0; colour < kTileColours; ++colour)
      entry["colours"].require(here[colour] == there[colour],
                               n(here[colour]) + " cells of the colour " +
                                   in_quotes(kTileColourKeys[colour]) + ", but board " +
                                   c.boards[board.letter * kBoardsOfALetter] + " has " + n(there[colour]));
  }
  c.board.push_back(board);
  c.boards.push_back(entry["key"].text());
}

// As we reconstructed them; the printed boards may have others.
constexpr std::array<std::array<int, kTileColours>, kPositions> kExpectedCounts = {
    {{1, 1, 1, 2, 1, 2, 1, 1}, {1, 1, 1, 2, 1, 1, 1, 2}, {1, 1, 0, 1, 2, 2, 2, 1}}
};

void read_region_boards(const Entry& file, Box& c) {
  const Entry boards = file["region_boards"];
  for (const Entry& entry : boards.list(kBoards)) read_board(entry, c);
  std::array<int, kTileColours> all{};
  for (std::size_t letter = 0; letter < kPositions; ++letter) {
    const auto counts = count_colours(c.board[letter * kBoardsOfALetter]);
    for (std::size_t colour = 0; colour < kTileColours; ++colour) all[colour] += counts[colour];
  }
  for (std::size_t colour = 0; colour < kTileColours; ++colour)
    file["domain_cells"][kTileColourKeys[colour]].require(
        all[colour] == c.domain_cells[colour], "is " + n(c.domain_cells[colour]) +
                                                   ", but boards A, B and C together have " + n(all[colour]) +
                                                   " cells of the colour");
  for (std::size_t letter = 0; letter < kPositions; ++letter) {
    const auto counts = count_colours(c.board[letter * kBoardsOfALetter]);
    if (counts == kExpectedCounts[letter]) continue;
    std::string text;
    for (std::size_t colour = 0; colour < kTileColours; ++colour)
      text += std::string(text.empty() ? "" : " ") + c.letters[colour] + n(counts[colour]);
    boards.warn("the colours of the boards " + kLetters[letter] + " are " + text +
                ", other numbers than we reconstructed; right if your boards show them");
  }
}

// ---------------------------------------------------------------- the domain

void read_layouts(const Entry& file, Box& c) {
  const Entry layouts = file["layouts"];
  layouts.fields({"orders", "offsets", "count"});
  for (const Entry& entry : layouts["orders"].list(kOrders)) {
    Order order{};
    const std::vector<Entry> letters = entry.list(kPositions);
    for (std::size_t position = 0; position < kPositions; ++position) {
      order[position] = letters[position].index_in(kLetters, "letter");
      for (std::size_t i = 0; i < position; ++i)
        letters[position].require(order[i] != order[position],
                                  in_quotes(kLetters[order[i]]) + " stands there twice");
    }
    entry.require(order.front() < order.back(), "the first letter must come before the last in the alphabet");
    entry.require(std::count(c.orders.begin(), c.orders.end(), order) == 0, "is listed twice");
    c.orders.push_back(order);
  }
  for (const Entry& entry : layouts["offsets"].list(kOffsets)) {
    const std::vector<Entry> steps = entry.list(kPositions - 1);
    Offsets offsets{};
    for (std::size_t i = 0; i < offsets.size(); ++i) {
      offsets[i] = steps[i].integer(-20, 20);
      steps[i].require(std::count(c.joint_offsets.begin(), c.joint_offsets.end(), offsets[i]) > 0,
                       "is the offset of no joint");
    }
    entry.require(std::count(c.offsets.begin(), c.offsets.end(), offsets) == 0, "is listed twice");
    c.offsets.push_back(offsets);
  }
  require_number(layouts["count"], static_cast<int>(kOrders * kTurns * kOffsets),
                 "orders, turned or not, and offsets");
}

void join(Box& c) {
  for (const Offsets& offsets : c.offsets) {
    std::array<Cells, kCells> neighbours{};
    for (std::size_t a = 0; a < kCells; ++a)
      for (std::size_t b = 0; b < kCells; ++b)
        if (adjacent(cell_of_domain(c, offsets, a), cell_of_domain(c, offsets, b))) neighbours[a] |= bit(b);
    c.neighbours.push_back(neighbours);
  }
}

std::string text(const Box& c, const Layout& layout) {
  std::string text;
  for (std::size_t letter : c.orders[layout.order])
    text += kLetters[letter] + ((layout.turned & bit(letter)) != 0 ? "' " : " ");
  for (int offset : c.offsets[layout.offsets]) text += offset > 0 ? '+' : '-';
  return text;
}

// The most cells of one colour that hang together.
int largest_area(const Box& c, const std::array<std::size_t, kPositions>& boards, const Layout& layout) {
  std::array<Cells, kTileColours> of_colour{};
  for (std::size_t position = 0; position < kPositions; ++position) {
    const std::size_t letter = c.orders[layout.order][position];
    const bool turned = (layout.turned & bit(letter)) != 0;
    const Board& board = c.board[letter * kBoardsOfALetter + boards[letter]];
    for (std::size_t place = 0; place < kBoardCells; ++place)
      of_colour[board.colour[turned_place(turned, place)]] |= bit(position * kBoardCells + place);
  }
  int largest = 0;
  for (Cells left : of_colour) {
    while (left != 0) {
      Cells area = left & (~left + 1);
      for (Cells before = 0; before != area;) {
        before = area;
        for (Cells rest = before; rest != 0; rest &= rest - 1)
          area |= left & c.neighbours[layout.offsets][static_cast<std::size_t>(std::countr_zero(rest))];
      }
      largest = std::max(largest, std::popcount(area));
      left &= ~area;
    }
  }
  return largest;
}

void check_areas(const Entry& file, const Box& c) {
  constexpr std::size_t kTriples = kBoardsOfALetter * kBoardsOfALetter * kBoardsOfALetter;
  int domains = 0;
  std::string example;
  for (std::size_t triple = 0; triple < kTriples; ++triple) {
    const std::array<std::size_t, kPositions> boards = {triple / 16, triple / 4 % 4, triple % 4};
    for (std::size_t id = 0; id < kOrders * kTurns * kOffsets; ++id) {
      const Layout layout = {id / (kTurns * kOffsets), id / kOffsets % kTurns, id % kOffsets};
      const int area = largest_area(c, boards, layout);
      if (area <= kMaxArea) continue;
      if (domains++ > 0) continue;
      example = n(area) + " cells with";
      for (std::size_t letter = 0; letter < kPositions; ++letter)
        example += " " + c.boards[letter * kBoardsOfALetter + boards[letter]];
      example += " laid " + text(c, layout);
    }
  }
  if (domains > 0)
    file["region_boards"].warn("an area is larger than " + n(kMaxArea) + " cells in " + n(domains) +
                               " domains (" + example + "); it scores as one of " + n(kMaxArea));
}

}  // namespace

void read_boards(const Entry& file, Box& c) {
  read_geometry(file, c);
  read_region_boards(file, c);
  read_layouts(file, c);
  join(c);
  check_areas(file, c);
}

}  // namespace make_tables::tuscany
