#include <algorithm>
#include <array>
#include <bit>

#include "terminal/tuscany/domain.hpp"
#include "terminal/tuscany/names.hpp"
#include "terminal/tuscany/screen.hpp"
#include "terminal/tuscany/texts.hpp"

// The choice at the beginning: 96 ways to join the boards, with three castle cells each.

namespace fondaco::terminal::tuscany {

namespace rules = fondaco::tuscany;

namespace {

constexpr std::size_t kBest = 10;  // of the layouts that are described at once

/// A castle cell to begin on: what lies around it, and what the areas can bring then.
struct Start {
  Action action;
  int cell;
  Cells around;
  int points;
};

struct Layout {
  std::string text;
  Domain domain;
  std::vector<Start> starts{};

  int points() const {
    int best = 0;
    for (const Start& start : starts) best = std::max(best, start.points);
    return best;
  }
  /// Cells around the best castle cell: the more, the freer the first turns.
  int room() const {
    int most = 0;
    for (const Start& start : starts) most = std::max(most, std::popcount(start.around));
    return most;
  }
};

int area_points(Cells area) {
  return tables::kAreaPoints[static_cast<std::size_t>(std::min<int>(std::popcount(area), tables::kMaxArea))];
}

/// The starting castle brings nothing itself, so an area of it alone is lost.
Start start_on(const Domain& domain, Action action, int rank) {
  const int cell = rules::castle_cell(domain.boards, domain.layout, rank);
  int points = 0;
  for (const Cells area : areas_of(domain)) {
    if (area != rules::bit(cell)) points += area_points(area);
  }
  return {action, cell, rules::neighbours(domain, cell), points};
}

/// The best first.
std::vector<Layout> layouts_of(const Scene& s, std::span<const Option> options) {
  constexpr std::string_view kVerb = "layout ", kCastle = " castle ";
  std::vector<Layout> all;
  for (const Option& option : options) {
    const std::size_t castle = option.notation.find(kCastle);
    const std::string text(option.notation.substr(kVerb.size(), castle - kVerb.size()));
    if (all.empty() || all.back().text != text)
      all.push_back({text, joined(s.view["players"][s.seat]["boards"], text)});
    const int rank = option.notation[castle + kCastle.size()] - '1';
    all.back().starts.push_back(start_on(all.back().domain, option.action, rank));
  }
  std::stable_sort(all.begin(), all.end(), [](const Layout& a, const Layout& b) {
    return std::pair(a.points(), a.room()) > std::pair(b.points(), b.room());
  });
  return all;
}

/// The colours of the areas of so many cells: "FV".
std::string areas_text(const Scene& s, const Domain& domain, int size) {
  std::string text;
  for (const Cells area : areas_of(domain)) {
    if (std::popcount(area) == size)
      text += colour_letter(s, rules::cell_colour(domain, std::countr_zero(area)));
  }
  return text.empty() ? s.ink.faint("–") : text;
}

std::string around_text(const Scene& s, const Domain& domain, const Start& start) {
  std::array<std::size_t, tables::kColours> counts{};
  for (const int cell : cells_in(start.around)) ++counts[rules::cell_colour(domain, cell)];
  std::string text;
  for (std::size_t colour = 0; colour < counts.size(); ++colour)
    text += repeated(colour_letter(s, colour), counts[colour]);
  return text;
}

/// The layout drawn, and its castle cells to choose from.
Menu castle_cells(const Scene& s, const Layout& layout) {
  Cells castles = 0;
  for (const Start& start : layout.starts) castles |= rules::bit(start.cell);
  Lines side = {s.ink.bold(layout.text)};
  append(side, wrapped(fill(s.say(kTuscany.layout_areas),
                            {areas_text(s, layout.domain, 3), areas_text(s, layout.domain, 2)}),
                       2, kColumns - kDomainColumns - 2));
  Menu menu;
  menu.lines = beside(layout_drawn(s, layout.domain, castles), kDomainColumns + 2, side);
  MenuGroup group{s.say(kTuscany.castle_label)};
  for (const Start& start : layout.starts) {
    group.items.push_back(
        {start.action,
         fill(s.say(kTuscany.castle_item), {std::to_string(start.cell), around_text(s, layout.domain, start),
                                            std::to_string(start.points)})});
  }
  add_group(menu, group, 20);
  return menu;
}

/// A line for each layout worth looking at first.
std::string described(const Scene& s, const Layout& layout) {
  constexpr std::array<std::size_t, 5> kWidths = {13, 8, 10, 12, 0};
  std::string starts;
  for (const Start& start : layout.starts)
    add_to(starts, right(std::to_string(start.cell), 2) + " " + left(around_text(s, layout.domain, start), 6),
           "  ");
  const std::array<std::string, 5> cells = {layout.text, std::to_string(layout.points()),
                                            areas_text(s, layout.domain, 3), areas_text(s, layout.domain, 2),
                                            starts};
  return columns(cells, kWidths);
}

}  // namespace

Menu layouts(const Scene& s, std::span<const Option> options) {
  constexpr std::array<std::size_t, 5> kWidths = {17, 8, 10, 12, 0};
  const std::vector<Layout> all = layouts_of(s, options);
  Menu menu;
  menu.lines.push_back(s.ink.bold(heads(kTuscany.layout_heads, s.language, kWidths)));
  std::vector<FurtherMenu> others;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Layout& layout = all[i];
    if (i < kBest) {
      add_further(menu, {
                            {described(s, layout), castle_cells(s, layout)}
      });
    } else {
      others.push_back({layout.text + "  " + std::to_string(layout.points()), castle_cells(s, layout)});
    }
  }
  if (others.empty()) return menu;
  const std::string count = std::to_string(others.size());
  Menu rest;
  rest.lines.push_back(s.ink.bold(s.say(kTuscany.other_layouts_head)));
  add_further(rest, std::move(others));
  add_further(menu, {
                        {fill(s.say(kTuscany.other_layouts), {count}), std::move(rest)}
  });
  return menu;
}

}  // namespace fondaco::terminal::tuscany
