#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "json_check.hpp"

// What came in the box, as read from the file: what reading, drawing and header share.

namespace make_tables::millefiori {

enum AreaId : std::size_t { kWorkshops, kResidences, kNobles, kCommoners, kTrade, kHarbour, kAreas };

struct AreaForm {
  std::string key;
  char letter;  // begins the keys of its cells
  std::size_t cells, kinds;
};

// The rules know areas, kinds and cells by their numbers; another order in the file would be another game.
inline const std::array<AreaForm, kAreas> kAreaForms = {
    {{"workshops", 'W', 30, 4},
     {"residences", 'R', 20, 1},
     {"nobles", 'N', 12, 3},
     {"commoners", 'C', 12, 3},
     {"trade", 'T', 20, 4},
     {"harbour", 'H', 15, 1}}
};
inline const Keys kKindKeys = {"quartz", "ash",      "limestone", "pigment", "key",  "lion",
                               "coin",   "cross",    "fish",      "shell",   "crab", "goblet",
                               "carafe", "earrings", "swan",      "ship"};

inline constexpr std::size_t kCells = 109;
inline constexpr std::size_t kBonusAreas = kHarbour;  // all but the harbour
inline constexpr std::size_t kBonusCells = 4;         // of each
inline constexpr std::size_t kTriples = 10;
inline constexpr int kWorkshopRows = 4;
inline constexpr int kWorkshopColumns = 18;  // counted double
inline constexpr int kLevels = 3;            // of a pyramid
inline constexpr int kBase = 5;
inline constexpr int kRows = 5;  // of goods and ships
inline constexpr int kGoods = 4;
inline constexpr int kShips = 3;
inline constexpr std::size_t kSpaces = 21;  // with the start
inline constexpr std::size_t kMarkers = 3;
inline constexpr std::size_t kColours = 4;
inline constexpr int kHighest = 5;  // number on a card
inline constexpr int kDealt = 5;

using Cells = std::uint32_t;  // of one area, one bit each, counted from its first cell

struct Cell {
  std::string key;
  std::size_t area, kind, place;         // its place in the area
  int row, d, value, level, pos;         // by area
  std::size_t triple;                    // of a workshop
  Cells neighbours, supports, triangle;  // of a workshop; of a citizen
};

struct SetUp {
  int display, rounds, plays, leftovers;
};

struct Box {
  int min_players, max_players;
  Keys areas, kinds, cell_keys, cards, colours, triple_keys;
  std::vector<int> area_first;  // and the end
  std::vector<std::size_t> kind_area;
  std::vector<int> card_kind, card_number;
  std::vector<Cell> cells;
  std::vector<Cells> triples;
  std::vector<int> residence_values;  // all different, ascending
  std::vector<int> bonus_values, citizen_points, fleet_points, sea_points;
  std::uint32_t sea_extra, residence_extra;
  int residence_bonus, supply, box;
  std::vector<SetUp> setup;
};

inline Cells bit(std::size_t place) { return Cells{1} << place; }

// The cells of one area for which something holds.
template <class Holds>
Cells cells_where(const Box& c, std::size_t area, Holds holds) {
  Cells set = 0;
  for (const Cell& cell : c.cells)
    if (cell.area == area && holds(cell)) set |= bit(cell.place);
  return set;
}

// All cells with what is special to their area; the triples.
void read_cells(const Entry& file, Box& c);

// The drawing has a place for everything, inside its area and clear of each other.
void check_drawing(const Entry& file, const Box& c);

// The text of the header with the tables.
std::string header(const Box& c);

}  // namespace make_tables::millefiori
