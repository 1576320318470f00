#include <algorithm>
#include <cstdlib>

#include "millefiori_box.hpp"

namespace make_tables::millefiori {
namespace {

// What every cell has; with all keys known the cells can name each other.
void read_keys(const Entry& file, Box& c) {
  for (const Entry& entry : file["cells"].list(kCells)) {
    Cell cell{};
    check_id(entry, c.cells.size());
    while (static_cast<int>(c.cells.size()) >= c.area_first[cell.area + 1]) ++cell.area;
    cell.place = c.cells.size() - static_cast<std::size_t>(c.area_first[cell.area]);
    cell.key = entry["key"].text();
    entry["key"].require(std::find(c.cell_keys.begin(), c.cell_keys.end(), cell.key) == c.cell_keys.end(),
                         "key " + in_quotes(cell.key) + " is used twice");
    require_text(entry["area"], c.areas[cell.area]);
    cell.kind = entry["symbol"].index_in(c.kinds, "symbol");
    entry["symbol"].require(c.kind_area[cell.kind] == cell.area,
                            "the symbol " + in_quotes(c.kinds[cell.kind]) + " belongs to another area");
    c.cell_keys.push_back(cell.key);
    c.cells.push_back(cell);
  }
}

Cells read_cell_list(const Entry& list, std::size_t area, const Box& c) {
  Cells set = 0;
  for (const Entry& entry : list.list()) {
    const Cell& cell = c.cells[entry.index_in(c.cell_keys, "cell")];
    entry.require(cell.area == area, in_quotes(cell.key) + " is a cell of another area");
    entry.require((set & bit(cell.place)) == 0, in_quotes(cell.key) + " is listed twice");
    set |= bit(cell.place);
  }
  return set;
}

// The list must hold exactly the cells that the form of the board gives.
void require_cells(const Entry& list, Cells listed, Cells expected, const std::string& because,
                   std::size_t area, const Box& c) {
  for (const Cell& cell : c.cells) {
    if (cell.area != area) continue;
    const bool here = (listed & bit(cell.place)) != 0;
    list.require(here || (expected & bit(cell.place)) == 0,
                 in_quotes(cell.key) + " is missing, which " + because);
    list.require(!here || (expected & bit(cell.place)) != 0,
                 in_quotes(cell.key) + " is not a cell that " + because);
  }
}

std::string two_digits(std::size_t number) { return (number < 10 ? "0" : "") + std::to_string(number); }

// ---------------------------------------------------------------- workshops

// Hexagons: the columns are counted double, for each row is moved by half a cell.
bool adjacent(const Cell& a, const Cell& b) {
  return (a.row == b.row && std::abs(a.d - b.d) == 2) ||
         (std::abs(a.row - b.row) == 1 && std::abs(a.d - b.d) == 1);
}

void read_workshop(const Entry& entry, Cell& cell, const Box& c) {
  entry.fields({"id", "key", "area", "symbol", "row", "d", "triple", "neighbours", "x", "y", "rot"});
  require_key(entry, kAreaForms[kWorkshops].letter + two_digits(cell.place + 1));
  cell.row = entry["row"].integer(0, kWorkshopRows - 1);
  cell.d = entry["d"].integer(0, kWorkshopColumns - 1);
  entry["d"].require((cell.row + cell.d) % 2 == 1,
                     cell.row % 2 == 0 ? "must be odd in this row" : "must be even in this row");
  if (cell.place > 0) {
    const Cell& before = c.cells[cell.place - 1];
    entry["d"].require(before.row < cell.row || (before.row == cell.row && before.d < cell.d),
                       "the cells must be listed row by row from the left");
  }
  cell.triple = entry["triple"].index_in(c.triple_keys, "triple");
}

void check_neighbours(const Entry& file, Box& c) {
  const std::vector<Entry> entries = file["cells"].list();
  for (std::size_t i = 0; i < kAreaForms[kWorkshops].cells; ++i) {
    Cell& cell = c.cells[i];
    const Entry list = entries[i]["neighbours"];
    cell.neighbours = read_cell_list(list, kWorkshops, c);
    const Cells expected =
        cells_where(c, kWorkshops, [&](const Cell& other) { return adjacent(cell, other); });
    require_cells(list, cell.neighbours, expected, "lies beside it", kWorkshops, c);
  }
}

void check_triples(const Entry& file, Box& c) {
  Cells all = 0;
  for (const Entry& entry : file["triples"].list(kTriples)) {
    const std::size_t triple = c.triples.size();
    entry.fields({"id", "key", "cells", "x", "y"});
    check_id(entry, triple);
    const Entry list = entry["cells"];
    list.list(3);
    const Cells set = read_cell_list(list, kWorkshops, c);
    for (const Cell& cell : c.cells) {
      if (cell.area != kWorkshops || (set & bit(cell.place)) == 0) continue;
      list.require((all & bit(cell.place)) == 0, in_quotes(cell.key) + " lies around another symbol already");
      list.require(cell.triple == triple,
                   in_quotes(cell.key) + " has " + in_quotes(c.triple_keys[cell.triple]) + " as its triple");
      const Cells same =
          set & cells_where(c, kWorkshops, [&](const Cell& other) { return other.kind == cell.kind; });
      list.require(same == bit(cell.place), in_quotes(c.kinds[cell.kind]) + " is among the materials twice");
      list.require(((cell.neighbours | bit(cell.place)) & set) == set,
                   in_quotes(cell.key) + " does not lie beside both others");
    }
    all |= set;  // ten times three different ones are all there are
    c.triples.push_back(set);
  }
}

// ---------------------------------------------------------------- the other areas

void read_residence(const Entry& entry, Cell& cell) {
  entry.fields({"id", "key", "area", "symbol", "index", "value", "x", "y", "rot"});
  require_key(entry, kAreaForms[kResidences].letter + two_digits(cell.place + 1));
  require_number(entry["index"], static_cast<int>(cell.place) + 1);
  cell.value = entry["value"].integer(1, 20);
}

void read_citizen(const Entry& entry, Cell& cell) {
  entry.fields({"id", "key", "area", "symbol", "level", "pos", "supports", "triangle", "x", "y", "rot"});
  int level = 1;
  int pos = static_cast<int>(cell.place) + 1;
  for (int length = kBase; pos > length; --length) {
    pos -= length;
    ++level;
  }
  require_number(entry["level"], level);
  require_number(entry["pos"], pos);
  cell.level = level;
  cell.pos = pos;
  require_key(entry, kAreaForms[cell.area].letter + n(level) + n(pos));
}

// A cell rests on the two below it; its triangle is all that these rest on in turn.
void check_pyramid(const Entry& file, std::size_t area, Box& c) {
  const std::vector<Entry> entries = file["cells"].list();
  for (std::size_t i = 0; i < c.cells.size(); ++i) {
    Cell& cell = c.cells[i];
    if (cell.area != area) continue;
    const auto below = [&](int depth) {
      return cells_where(c, area, [&](const Cell& other) {
        const int down = cell.level - other.level;
        return down > 0 && down <= depth && other.pos >= cell.pos && other.pos <= cell.pos + down;
      });
    };
    cell.supports = read_cell_list(entries[i]["supports"], area, c);
    require_cells(entries[i]["supports"], cell.supports, below(1), "it rests on", area, c);
    cell.triangle = read_cell_list(entries[i]["triangle"], area, c);
    require_cells(entries[i]["triangle"], cell.triangle, below(kLevels), "lies in the triangle below it",
                  area, c);
    if (area == kNobles) continue;
    // Both pyramids have one pattern: lion as fish, coin as shell, cross as crab.
    const Cell& noble = c.cells[static_cast<std::size_t>(c.area_first[kNobles]) + cell.place];
    const std::size_t kind = noble.kind + kAreaForms[kNobles].kinds;
    entries[i]["symbol"].require(cell.kind == kind, "must be " + in_quotes(c.kinds[kind]) + ", as " +
                                                        noble.key + " in the other pyramid shows " +
                                                        in_quotes(c.kinds[noble.kind]));
  }
}

void read_row_cell(const Entry& entry, Cell& cell, const Box& c) {
  entry.fields({"id", "key", "area", "symbol", "row", "x", "y", "rot"});
  const int length = cell.area == kTrade ? kGoods : kShips;
  const int place = static_cast<int>(cell.place);
  cell.row = place / length + 1;
  require_number(entry["row"], cell.row);
  const std::size_t column = static_cast<std::size_t>(place % length);
  if (cell.area == kTrade) {
    const std::size_t kind = c.kinds.size() - 1 - kGoods + column;
    entry["symbol"].require(cell.kind == kind, "must be " + in_quotes(c.kinds[kind]) +
                                                   ": a row has one cell of each good, in their order");
  }
  require_key(entry, kAreaForms[cell.area].letter + n(cell.row) +
                         (cell.area == kTrade ? "GCES"[column] : "abc"[column]));
}

}  // namespace

void read_cells(const Entry& file, Box& c) {
  for (const Entry& triple : file["triples"].list(kTriples)) {
    require_key(triple, "K" + std::to_string(c.triple_keys.size() + 1));
    c.triple_keys.push_back(triple["key"].text());
  }
  read_keys(file, c);
  const std::vector<Entry> entries = file["cells"].list();
  for (std::size_t i = 0; i < kCells; ++i) {
    Cell& cell = c.cells[i];
    switch (cell.area) {
      case kWorkshops: read_workshop(entries[i], cell, c); break;
      case kResidences: read_residence(entries[i], cell); break;
      case kNobles:
      case kCommoners: read_citizen(entries[i], cell); break;
      default: read_row_cell(entries[i], cell, c); break;
    }
  }
  check_neighbours(file, c);
  check_triples(file, c);
  check_pyramid(file, kNobles, c);
  check_pyramid(file, kCommoners, c);
}

}  // namespace make_tables::millefiori
