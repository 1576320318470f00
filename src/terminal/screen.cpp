#include "terminal/screen.hpp"

#include <functional>
#include <set>

namespace fondaco::terminal {

std::vector<std::size_t> Menu::numbers_of(Action action) const {
  for (const auto& [other, listed] : merged) {
    if (other == action) action = listed;
  }
  const auto found = std::find(actions.begin(), actions.end(), action);
  if (found != actions.end()) return {number_at(static_cast<std::size_t>(found - actions.begin()))};
  for (std::size_t i = 0; i < further.size(); ++i) {
    std::vector<std::size_t> way = further[i].numbers_of(action);
    if (way.empty()) continue;
    way.insert(way.begin(), number_at(actions.size() + i));
    return way;
  }
  return {};
}

std::size_t Menu::place_of(std::size_t number) const {
  std::size_t place = 0;
  while (place < size() && number_at(place) != number) ++place;
  return place;
}

std::string Menu::choices() const {
  std::string text;
  for (std::size_t first = 0, end = 0; first < size(); first = end) {
    for (end = first + 1; end < size() && number_at(end) == number_at(end - 1) + 1;) ++end;
    text += (first > 0 ? ", " : "") + std::to_string(number_at(first));
    if (end - first > 1) text += "–" + std::to_string(number_at(end - 1));
  }
  return text;
}

namespace {

std::string numbered(std::size_t number, const std::string& text) {
  return right(std::to_string(number), 2) + ") " + text;
}

/// The texts side by side in columns of this width; a wider one stands alone.
Lines in_columns(const Lines& texts, std::size_t room, std::size_t widest) {
  constexpr std::size_t kGap = 2, kNumber = 4;
  const std::size_t columns = std::max<std::size_t>(1, (room + kGap) / (widest + kGap));
  Lines lines;
  for (std::size_t i = 0; i < texts.size();) {
    std::string line = texts[i];
    for (std::size_t column = 1; column < columns && i + 1 < texts.size() && width(texts[i]) <= widest &&
                                 width(texts[i + 1]) <= widest;
         ++column)
      line = left(line, column * (widest + kGap)) + texts[++i];
    append(lines, wrapped(line, kNumber, room));
    ++i;
  }
  return lines;
}

/// The texts side by side in as few lines as can be, and then in the widest columns.
Lines in_columns(const Lines& texts, std::size_t room) {
  std::set<std::size_t, std::greater<>> widths;
  for (const std::string& text : texts) widths.insert(width(text));
  Lines best;
  for (const std::size_t widest : widths) {
    Lines lines = in_columns(texts, room, widest);
    if (best.empty() || lines.size() < best.size()) best = std::move(lines);
  }
  return best;
}

}  // namespace

void add_group(Menu& menu, const MenuGroup& group, std::size_t label_columns) {
  Lines texts;
  for (const MenuItem& item : group.items) {
    texts.push_back(numbered(menu.add(item.action, item.number), item.text));
  }
  append(menu.lines, beside(wrapped(group.label, group.label_indent, label_columns - 1), label_columns,
                            in_columns(texts, kColumns - label_columns)));
}

bool merge(Menu& menu, std::map<std::string, Action>& listed, const std::string& same, Action action) {
  const auto [like, fresh] = listed.emplace(same, action);
  if (!fresh) menu.merged.emplace_back(action, like->second);
  return !fresh;
}

void add_further(Menu& menu, std::vector<FurtherMenu> menus, std::size_t column, const std::string& label) {
  Lines texts;
  for (FurtherMenu& further : menus) {
    menu.further.push_back(std::move(further.menu));
    texts.push_back(numbered(menu.size(), further.text));
  }
  const Lines labels = label.empty() ? Lines() : Lines{label};
  append(menu.lines, beside(labels, column, in_columns(texts, kColumns - column)));
}

Lines said(const Scene& s, std::span<const Words> paragraphs) {
  Lines lines;
  for (const Words& words : paragraphs) lines.push_back(s.say(words));
  return lines;
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
