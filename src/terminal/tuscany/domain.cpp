#include "terminal/tuscany/domain.hpp"

#include <algorithm>
#include <bit>
#include <map>

#include "games/tuscany/notation.hpp"
#include "terminal/tuscany/names.hpp"
#include "terminal/tuscany/texts.hpp"

namespace fondaco::terminal::tuscany {

namespace rules = fondaco::tuscany;

namespace {

/// A hexagon of a drawing, two lines high: the lower text stands on its bottom line. Where two neighbours are
/// of the same area there is no line between them.
struct Hex {
  int column, row;  // rows in half hexagons, downwards
  int area;
  std::string upper{}, lower{};
};

constexpr std::size_t kHexColumns = 4;
constexpr std::size_t kStep = kHexColumns + 1;  // neighbours share the slash between them

/// One text for each column of a line, so that a coloured one can be written over several.
class Canvas {
 public:
  Canvas(std::size_t lines, std::size_t columns) : cells_(lines, Lines(columns, " ")) {}

  void put(std::size_t line, std::size_t column, const std::string& text) {
    for (std::size_t i = 0; i < width(text); ++i) cells_[line][column + i].clear();
    cells_[line][column] = text;
  }

  Lines lines() const {
    Lines lines;
    for (const Lines& cells : cells_) {
      std::string& line = lines.emplace_back();
      for (const std::string& cell : cells) line += cell;
    }
    return lines;
  }

 private:
  std::vector<Lines> cells_;
};

Lines drawn(std::span<const Hex> hexes) {
  const auto [left_most, right_most] = std::minmax_element(
      hexes.begin(), hexes.end(), [](const Hex& a, const Hex& b) { return a.column < b.column; });
  const auto [top, bottom] = std::minmax_element(hexes.begin(), hexes.end(),
                                                 [](const Hex& a, const Hex& b) { return a.row < b.row; });
  std::map<std::pair<int, int>, int> area_at;
  for (const Hex& hex : hexes) area_at[{hex.column, hex.row}] = hex.area;
  Canvas canvas(static_cast<std::size_t>(bottom->row - top->row) + 3,
                kStep * static_cast<std::size_t>(right_most->column - left_most->column + 1) + 1);
  for (const Hex& hex : hexes) {
    const auto x = kStep * static_cast<std::size_t>(hex.column - left_most->column);
    const auto y = static_cast<std::size_t>(hex.row - top->row) + 1;
    const auto open = [&](int columns, int rows) {
      const auto other = area_at.find({hex.column + columns, hex.row + rows});
      return other != area_at.end() && other->second == hex.area;
    };
    const auto border = [&](int columns, int rows, const char* sign) {
      return open(columns, rows) ? " " : sign;
    };
    if (!area_at.contains({hex.column, hex.row - 2})) canvas.put(y - 1, x + 1, repeated("_", kHexColumns));
    canvas.put(y, x, border(-1, -1, "/"));
    canvas.put(y, x + 1, left(hex.upper, kHexColumns));
    canvas.put(y, x + kStep, border(1, -1, "\\"));
    canvas.put(y + 1, x, border(-1, 1, "\\"));
    const std::string line = border(0, 2, "_");
    const std::size_t before = (kHexColumns - width(hex.lower)) / 2;
    canvas.put(y + 1, x + 1,
               repeated(line, before) + hex.lower + repeated(line, kHexColumns - before - width(hex.lower)));
    canvas.put(y + 1, x + kStep, border(1, 1, "/"));
  }
  return canvas.lines();
}

/// The cells of a domain, still without text.
std::vector<Hex> hexes_of(const Domain& domain) {
  std::vector<Hex> hexes;
  int down = 0;
  for (int cell = 0; cell < tables::kCells; ++cell) {
    const auto position = static_cast<std::size_t>(cell) / tables::kBoardCells;
    const auto place = static_cast<std::size_t>(cell) % tables::kBoardCells;
    if (place == 0 && position > 0) down += tables::kOffsetSteps[rules::offsets(domain.layout)][position - 1];
    hexes.push_back({static_cast<int>(3 * position) + tables::kColumn[place], tables::kRow[place] + down,
                     std::countr_zero(rules::area_of(domain, cell))});
  }
  return hexes;
}

/// "*W14", or without the star; the number is left out below 0.
std::string free_cell(const Scene& s, std::size_t colour, int cell, bool marked) {
  const std::string number = cell < 0 ? "" : std::to_string(cell);
  return (marked ? s.ink.bold("*") : " ") +
         s.ink.thing(hue_of(colour), s.say(kTuscany.colour_letters[colour]) + number);
}

}  // namespace

Domain joined(const Json& boards, std::string_view layout) {
  Domain domain;
  for (std::size_t letter = 0; letter < domain.boards.size(); ++letter) {
    const auto& keys = tables::kBoardKeys;
    domain.boards[letter] = static_cast<std::uint8_t>(
        std::find(keys.begin(), keys.end(), text_of(boards[letter])) - keys.begin());
  }
  const auto& texts = rules::layout_texts();
  rules::join_boards(domain, static_cast<int>(std::find(texts.begin(), texts.end(), layout) - texts.begin()));
  return domain;
}

std::optional<Domain> domain_of(const Json& player) {
  if (!player.contains("layout") || player["layout"].is_null()) return std::nullopt;
  Domain domain = joined(player["boards"], text_of(player["layout"]));
  for (const auto& [cell, item] : player["domain"].items()) rules::cover(domain, number_of(cell));
  return domain;
}

std::vector<int> cells_in(Cells cells) {
  std::vector<int> numbers;
  for (; cells != 0; cells &= cells - 1) numbers.push_back(std::countr_zero(cells));
  return numbers;
}

std::vector<Cells> areas_of(const Domain& domain) {
  std::vector<Cells> areas;
  for (int cell = 0; cell < tables::kCells; ++cell) {
    const Cells area = rules::area_of(domain, cell);
    if (std::countr_zero(area) == cell) areas.push_back(area);
  }
  const auto key = [&domain](Cells area) {
    return std::pair(-std::popcount(area), rules::cell_colour(domain, std::countr_zero(area)));
  };
  std::stable_sort(areas.begin(), areas.end(), [&key](Cells a, Cells b) { return key(a) < key(b); });
  return areas;
}

Lines domain_drawn(const Scene& s, const Json& player) {
  const std::optional<Domain> domain = domain_of(player);
  if (!domain) return {};
  std::vector<Hex> hexes = hexes_of(*domain);
  for (std::size_t cell = 0; cell < hexes.size(); ++cell) {
    const std::size_t colour = rules::cell_colour(*domain, static_cast<int>(cell));
    const auto covered = player["domain"].find(std::to_string(cell));
    if (covered == player["domain"].end()) {
      const bool frontier = ((domain->frontier >> cell) & 1u) != 0;
      hexes[cell].upper = free_cell(s, colour, static_cast<int>(cell), frontier);
      continue;
    }
    const std::size_t item = item_with(text_of(*covered));
    const std::string letter = s.say(kTuscany.colour_letters[colour]);
    hexes[cell].upper =
        " " + s.ink.filled(hue_of(colour), is_hex(item) ? "(" + letter + ")" : "[" + letter + "]");
    hexes[cell].lower = farm_letters(s, item);
  }
  return drawn(hexes);
}

Lines layout_drawn(const Scene& s, const Domain& domain, Cells marked) {
  std::vector<Hex> hexes = hexes_of(domain);
  for (std::size_t cell = 0; cell < hexes.size(); ++cell)
    hexes[cell].upper = free_cell(s, rules::cell_colour(domain, static_cast<int>(cell)),
                                  static_cast<int>(cell), ((marked >> cell) & 1u) != 0);
  return drawn(hexes);
}

Lines boards_drawn(const Scene& s, const Json& boards) {
  const Domain domain = joined(boards, rules::layout_texts()[0]);  // from left to right, none turned
  std::vector<Hex> hexes = hexes_of(domain);
  Lines lines;
  for (std::size_t position = 0; position < boards.size(); ++position) {
    const auto board = std::span(hexes).subspan(position * tables::kBoardCells, tables::kBoardCells);
    for (std::size_t place = 0; place < board.size(); ++place) {
      const auto cell = static_cast<int>(position * tables::kBoardCells + place);
      board[place].upper = free_cell(s, rules::cell_colour(domain, cell), -1, false);
    }
    Lines one = drawn(board);
    one.front() = text_of(boards[position])[0] + one.front().substr(1);
    lines = position == 0 ? one : beside(lines, width(lines.back()), one);
  }
  return lines;
}

}  // namespace fondaco::terminal::tuscany
