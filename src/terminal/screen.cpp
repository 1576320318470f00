#include "terminal/screen.hpp"

#include <array>

#include "terminal/calimala/screen.hpp"
#include "terminal/millefiori/screen.hpp"

namespace fondaco::terminal {

const GameScreen* find_screen(std::string_view game) {
  static constexpr std::array kScreens = {&calimala_screen, &millefiori_screen};
  for (const auto screen : kScreens) {
    if (screen().key == game) return &screen();
  }
  return nullptr;
}

std::size_t Menu::number_of(Action action) const {
  for (const auto& [other, listed] : merged) {
    if (other == action) action = listed;
  }
  return static_cast<std::size_t>(std::find(actions.begin(), actions.end(), action) - actions.begin()) + 1;
}

void add_group(Menu& menu, const MenuGroup& group, std::size_t label_columns) {
  constexpr std::size_t kGap = 2, kNumber = 4;
  std::vector<std::string> cells;
  std::size_t widest = 0;
  for (const MenuItem& item : group.items) {
    menu.actions.push_back(item.action);
    cells.push_back(right(std::to_string(menu.actions.size()), 2) + ") " + item.text);
    widest = std::max(widest, width(cells.back()));
  }
  const std::size_t room = kColumns - label_columns;
  const std::size_t columns = std::max<std::size_t>(1, (room + kGap) / (widest + kGap));
  Lines lines;
  for (std::size_t i = 0; i < cells.size(); i += columns) {
    const std::size_t end = std::min(i + columns, cells.size());
    std::string line;
    for (std::size_t j = i; j < end; ++j) line += left(cells[j], j + 1 < end ? widest + kGap : 0);
    append(lines, wrapped(line, kNumber, room));
  }
  append(menu.lines,
         beside(wrapped(group.label, group.label_indent, label_columns - 1), label_columns, lines));
}

MenuGroup& group_labelled(std::vector<MenuGroup>& groups, const std::string& label) {
  const auto found = std::find_if(groups.begin(), groups.end(),
                                  [&label](const MenuGroup& group) { return group.label == label; });
  return found == groups.end() ? groups.emplace_back(MenuGroup{label}) : *found;
}

std::string heads(std::span<const Words> words, Language language, std::span<const std::size_t> widths) {
  std::vector<std::string> cells;
  for (const Words& head : words) cells.emplace_back(head.in(language));
  return columns(cells, widths);
}

}  // namespace fondaco::terminal
