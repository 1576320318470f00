#include "terminal/serenissima/map.hpp"

#include <algorithm>

#include "terminal/serenissima/names.hpp"
#include "terminal/serenissima/texts.hpp"

// The zones lie on a grid on which neighbours touch, if only at a corner. Neighbours that do not touch get a
// line along the left side, or are named below the map.

namespace fondaco::terminal::serenissima {

namespace {

constexpr std::size_t kRows = 5, kCells = 6;
constexpr std::size_t kSide = 2, kCell = 12, kStep = 13;  // columns

struct Place {
  std::size_t row, column;
};
constexpr std::array<Place, tables::kZones> kPlaces = {
    {{1, 0}, {0, 0}, {0, 1}, {0, 2}, {1, 1}, {1, 2}, {2, 2}, {2, 0}, {2, 1}, {3, 2},
     {0, 3}, {1, 3}, {1, 4}, {2, 4}, {3, 4}, {1, 5}, {2, 5}, {3, 5}, {4, 5}, {2, 3}}
};

/// The zone at a place of the grid; kZones if there is none.
std::size_t zone_at(std::size_t row, std::size_t column) {
  return static_cast<std::size_t>(
      std::find_if(kPlaces.begin(), kPlaces.end(),
                   [=](const Place& place) { return place.row == row && place.column == column; }) -
      kPlaces.begin());
}

bool linked(std::size_t row, std::size_t column, std::size_t to_row, std::size_t to_column) {
  const std::size_t a = zone_at(row, column), b = zone_at(to_row, to_column);
  return a < tables::kZones && b < tables::kZones && adjacent(a, b);
}

bool touch(const Place& a, const Place& b) {
  const auto apart = [](std::size_t x, std::size_t y) { return x > y ? x - y : y - x; };
  return apart(a.row, b.row) <= 1 && apart(a.column, b.column) <= 1;
}

/// The neighbours joined along the left side: rows of the first such pair, none if they are equal.
struct Bracket {
  std::size_t top = 0, bottom = 0;
  bool joins(const Place& a, const Place& b) const {
    return top != bottom && a.column == 0 && b.column == 0 && std::min(a.row, b.row) == top &&
           std::max(a.row, b.row) == bottom;
  }
};
Bracket bracket() {
  for (std::size_t top = 0; top < kRows; ++top) {
    for (std::size_t bottom = top + 2; bottom < kRows; ++bottom) {
      if (linked(top, 0, bottom, 0)) return {top, bottom};
    }
  }
  return {};
}

std::string label(const Scene& s, std::size_t zone) {
  const std::string name = zone_name(s, zone);
  if (width(name) <= kCell) return name;
  const std::string start = wrapped(name, 0, kCell - 1).front();
  return name[start.size()] == ' ' ? start : start + ".";
}

/// The name, with a line to the zone in the east.
std::string name_line(const Scene& s, std::size_t zone, bool east) {
  const std::string name = label(s, zone);
  const std::size_t free = kStep - width(name);
  if (!east) return s.ink.bold(name);
  return s.ink.bold(name) + s.ink.faint(free > 2 ? " " + repeated("─", free - 2) : repeated("─", free));
}

std::string port_line(const Scene& s, const Sea& sea, std::size_t zone) {
  const std::size_t at = tables::kZonePort[zone];
  if (at >= sea.ports.size()) return s.ink.faint(s.say(kSerenissima.no_port));
  const Port& port = sea.ports[at];
  if (port.closed) return s.ink.faint(s.say(kSerenissima.closed));
  const std::string goods = good_letter(s, port.good) + ":" + warehouse(s, port, at);
  return left(goods, kCell - width(holder(s, port))) + holder(s, port);
}

/// The galleys, as many in a line as there is room for; the active one has an arrow.
Lines galley_lines(const Scene& s, const Sea& sea, std::size_t zone) {
  Lines lines;
  for (const Galley* galley : sea.in_zone(zone)) {
    const std::string sign = (galley == sea.active ? ">" : "") + galley_sign(s, *galley);
    if (!lines.empty() && width(lines.back()) + 1 + width(sign) <= kCell) {
      lines.back() += " " + sign;
    } else {
      lines.push_back(sign);
    }
  }
  return lines;
}

/// The lines of one row of the grid.
Lines row_lines(const Scene& s, const Sea& sea, std::size_t row, const Margins& margins) {
  std::array<Lines, kCells> cells;
  std::size_t height = 0;
  for (std::size_t column = 0; column < kCells; ++column) {
    const std::size_t zone = zone_at(row, column);
    if (zone == tables::kZones) continue;
    Lines& lines = cells[column];
    lines = {name_line(s, zone, linked(row, column, row, column + 1)), port_line(s, sea, zone)};
    append(lines, galley_lines(s, sea, zone));
    height = std::max(height, lines.size());
  }
  for (std::size_t column = 0; column < kCells; ++column) {
    const bool south = linked(row, column, row + 1, column);
    if (!cells[column].empty()) cells[column].resize(height, south ? s.ink.faint(" │") : "");
  }
  if (row == 0) cells[kCells - 2] = margins.north_east;
  if (row == kRows - 1) cells[0] = margins.south;
  Lines lines;
  for (std::size_t column = 0; column < kCells; ++column)
    lines = beside(lines, column * kStep, cells[column]);
  return lines;
}

/// The lines between two rows.
std::string between(const Scene& s, std::size_t row) {
  std::string line;
  for (std::size_t column = 0; column < kCells; ++column) {
    const bool south = linked(row, column, row + 1, column);
    const bool east = linked(row, column, row + 1, column + 1),
               west = linked(row, column + 1, row + 1, column);
    line += left(std::string(" ") + (south ? "│" : ""), kCell - 1);
    line += east && west ? "╳ " : east ? "╲ " : west ? "╱ " : "  ";
  }
  return s.ink.faint(line);
}

/// The neighbours between which no line is drawn.
Lines undrawn(const Scene& s) {
  std::vector<std::string> pairs;
  const Bracket side = bracket();
  for (std::size_t a = 0; a < tables::kZones; ++a) {
    for (std::size_t b = a + 1; b < tables::kZones; ++b) {
      if (adjacent(a, b) && !touch(kPlaces[a], kPlaces[b]) && !side.joins(kPlaces[a], kPlaces[b]))
        pairs.push_back(zone_name(s, a) + " – " + zone_name(s, b));
    }
  }
  return pairs.empty() ? Lines() : wrapped(fill(s.say(kSerenissima.also_neighbours), {listed(pairs)}), 2);
}

}  // namespace

Lines map_drawn(const Scene& s, const Sea& sea, const Margins& margins) {
  const Bracket side = bracket();
  Lines lines;
  for (std::size_t row = 0; row < kRows; ++row) {
    const bool inside = row >= side.top && row < side.bottom;
    Lines drawn = row_lines(s, sea, row, margins);
    if (row + 1 < kRows) drawn.push_back(between(s, row));
    for (std::size_t i = 0; i < drawn.size(); ++i) {
      const bool top = row == side.top && i == 0, bottom = row == side.bottom && i == 0;
      const bool none = side.top == side.bottom;
      const char* sign = none ? "" : top ? "┌" : bottom ? "└" : inside ? "│" : "";
      lines.push_back(left(s.ink.faint(sign), kSide) + drawn[i]);
    }
  }
  append(lines, undrawn(s));
  return lines;
}

}  // namespace fondaco::terminal::serenissima
