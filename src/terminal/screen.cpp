#include "terminal/screen.hpp"

#include <algorithm>

#include "terminal/calimala/screen.hpp"

namespace fondaco::terminal {

const GameScreen* find_screen(std::string_view game) {
  return game == calimala_screen().key ? &calimala_screen() : nullptr;
}

void add_group(Menu& menu, std::string_view label, std::size_t label_columns,
               std::span<const MenuItem> items) {
  constexpr std::size_t kGap = 2;
  std::vector<std::string> cells;
  std::size_t widest = 0;
  for (const MenuItem& item : items) {
    menu.actions.push_back(item.action);
    cells.push_back(right(std::to_string(menu.actions.size()), 2) + ") " + item.text);
    widest = std::max(widest, width(cells.back()));
  }
  const std::size_t room = kColumns - label_columns;
  const std::size_t columns = std::max<std::size_t>(1, (room + kGap) / (widest + kGap));
  for (std::size_t i = 0; i < cells.size(); i += columns) {
    std::string line = left(i == 0 ? label : std::string_view{}, label_columns);
    for (std::size_t j = i; j < std::min(i + columns, cells.size()); ++j) {
      line += j + 1 < std::min(i + columns, cells.size()) ? left(cells[j], widest + kGap) : cells[j];
    }
    menu.lines.push_back(std::move(line));
  }
}

}  // namespace fondaco::terminal
