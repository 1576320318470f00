#include <algorithm>
#include <array>
#include <bit>
#include <map>

#include "terminal/tuscany/domain.hpp"
#include "terminal/tuscany/gain.hpp"
#include "terminal/tuscany/moves.hpp"
#include "terminal/tuscany/names.hpp"
#include "terminal/tuscany/payment.hpp"
#include "terminal/tuscany/screen.hpp"
#include "terminal/tuscany/texts.hpp"

// The options in words, with what they bring.

namespace fondaco::terminal::tuscany {

namespace {

constexpr std::size_t kLabelColumns = 16;
constexpr std::size_t kWidestLabel = 46;
constexpr std::size_t kPayments = 4;  // with the same number of workers that are shown at once

std::string arrow(const std::string& effect) { return effect.empty() ? "" : " → " + effect; }

/// How far a placement brings the area of its cell: "(2/3)", or nothing if it completes it.
struct Progress {
  int covered, size;
};

Progress progress(const Scene& s, int cell) {
  const Domain domain = *domain_of(own_of(s));
  const Cells area = fondaco::tuscany::area_of(domain, cell);
  return {std::popcount(area & domain.covered) + 1, std::popcount(area)};
}

/// "cell 12: +3", a cell by its number and what covering it brings.
std::string cell_text(const Scene& s, std::string_view cell, const Gain& gain) {
  std::string text = fill(s.say(kTuscany.cell_item), {cell, points_text(s, gain)});
  const auto [covered, size] = progress(s, number_of(cell));
  if (covered < size) text += "\u00a0(" + std::to_string(covered) + "/" + std::to_string(size) + ")";
  return text;
}

/// Of a placement, as if it were paid.
Gain placement_gain(const Option& option) {
  return option.uses.empty() ? Gain{} : gain_of(option.uses.front().events);
}

/// The best that could be done with a tile of the display, had one the cards: the most points, then what is
/// nearest to completing a large area.
std::string best_use(const Scene& s, std::span<const Outcome> uses) {
  std::string best = s.say(kTuscany.no_cell);
  std::array<int, 3> most = {-1, 0, 0};
  for (const Outcome& use : uses) {
    const WordList words = words_of(use.notation);
    if (words.size() < 4) continue;  // castle none
    const Gain gain = gain_of(use.events);
    const auto [covered, size] = progress(s, number_of(words[3]));
    const std::array<int, 3> worth = {gain.green, covered - size, size};
    if (worth <= most) continue;
    most = worth;
    best = cell_text(s, words[3], gain);
  }
  return best;
}

/// Equal tiles share a number; that a neutral one could come back hardly matters.
void add_takes(const Scene& s, std::span<const Option> options, Menu& menu, std::vector<MenuGroup>& groups) {
  std::map<std::string, Action> listed;
  for (const Option& option : options) {
    const WordList words = words_of(option.notation);
    if (words[0] != "take") continue;
    const std::size_t item = item_in_slot(s, words[1]);
    if (merge(menu, listed, item_name(s, item), option.action)) continue;
    group_labelled(groups, s.say(kTuscany.take_label))
        .items.push_back(
            {option.action, fill(s.say(kTuscany.take_item), {item_name(s, item), best_use(s, option.uses)})});
  }
}

/// What a tile would cost for which there is no space; nothing if there is one.
Lines price_of_space(const Scene& s) {
  const Json& own = own_of(s);
  const Json& storage = own["storage"];
  if (storage.size() < own["capacity"].get<std::size_t>()) return {};
  const bool choice = std::any_of(storage.begin(), storage.end(),
                                  [&storage](const Json& item) { return item != storage.front(); });
  return wrapped(
      choice ? s.say(kTuscany.take_for_any)
             : fill(s.say(kTuscany.take_for_one), {item_name(s, item_with(text_of(storage.front())))}),
      2);
}

/// "2 cards → 1 worker", what covering cells of one colour costs at least and brings besides points.
std::string price_and_effect(const Scene& s, const Option& option, std::size_t colour) {
  return price_text(s, option.next) + arrow(effect_text(s, placement_gain(option), colour));
}

/// The groups one below the other, with room for their labels.
void add_groups(Menu& menu, std::span<const MenuGroup> groups) {
  std::size_t columns = kLabelColumns;
  for (const MenuGroup& group : groups) columns = std::max(columns, width(group.label) + 2);
  for (const MenuGroup& group : groups) add_group(menu, group, std::min(columns, kWidestLabel));
}

/// A group for each stored tile; a hex goes on any colour, so its cells differ in price and effect.
void add_placements(const Scene& s, std::span<const Option> options, Menu& menu) {
  std::vector<MenuGroup> tiles, hexes;
  for (const Option& option : options) {
    const WordList words = words_of(option.notation);
    if (words[0] != "place") continue;
    const std::size_t item = stored_item(s, words[1]);
    const std::size_t colour = colour_of_cell(s, number_of(words[3]));
    std::string label = fill(s.say(kTuscany.place_label), {item_name(s, item)});
    std::string text = cell_text(s, words[3], placement_gain(option));
    if (is_hex(item)) {
      text =
          fill(s.say(kTuscany.hex_item), {colour_name(s, colour), text, price_and_effect(s, option, colour)});
    } else {
      label += ": " + price_and_effect(s, option, colour);
    }
    group_labelled(is_hex(item) ? hexes : tiles, label).items.push_back({option.action, std::move(text)});
  }
  add_groups(menu, tiles);
  add_groups(menu, hexes);
}

int tiles_of_colour(const Scene& s, std::string_view colour) {
  const Json& display = s.view["display"];
  return static_cast<int>(std::count_if(display.begin(), display.end(), [&](const Json& tile) {
    return !tile.is_null() && tables::kTileColour[item_with(text_of(tile))] == colour_with(colour);
  }));
}

Menu actions(const Scene& s, std::span<const Option> options) {
  Menu menu;
  std::vector<MenuGroup> draws, takes;
  for (const Option& option : options) {
    if (option.notation == "draw")
      group_labelled(draws, s.say(kTuscany.draw_label))
          .items.push_back(
              {option.action, counted(s.language, gain_of(option.events).cards, kNouns.region_card)});
  }
  if (draws.empty() && s.view["phase"] == "action") append(menu.lines, wrapped(s.say(kTuscany.no_draw), 2));
  add_groups(menu, draws);
  add_takes(s, options, menu, takes);
  for (const Option& option : options) {
    const WordList words = words_of(option.notation);
    if (words[0] == "refresh")
      group_labelled(takes, s.say(kTuscany.refresh_label))
          .items.push_back(
              {option.action, multiple(colour_name(s, colour_with(words[1])), tiles_of_colour(s, words[1]))});
  }
  if (!takes.empty()) append(menu.lines, price_of_space(s));
  add_groups(menu, takes);
  add_placements(s, options, menu);
  return menu;
}

/// The cheapest first, with some for each number of workers, and the others in a menu of their own; all bring
/// the same.
Menu payments(const Scene& s, std::span<const Option> options) {
  constexpr std::size_t kLabel = 8;
  const std::size_t colour = colour_of_cell(s, s.view["placing"]["cell"].get<int>());
  std::multimap<std::array<int, 4>, std::pair<int, MenuItem>> sorted;
  for (const Option& option : options) {
    const Payment payment = payment_of(option.notation);
    const MenuItem item{option.action, payment_text(s, payment, colour)};
    sorted.emplace(preference(s, payment), std::pair(payment.workers, item));
  }
  const std::size_t shown = sorted.size() <= 3 * kPayments + 1 ? sorted.size() : kPayments;
  std::array<std::size_t, 3> listed{};  // by workers
  MenuGroup best{s.say(kTuscany.pay_label)}, others = best;
  for (const auto& [key, payment] : sorted)
    (++listed[static_cast<std::size_t>(payment.first)] <= shown ? best : others)
        .items.push_back(payment.second);
  Menu menu;
  add_group(menu, best, kLabel);
  if (!others.items.empty()) {
    Menu rest;
    add_group(rest, others, kLabel);
    const std::string count = std::to_string(others.items.size());
    add_further(menu, {
                          {fill(s.say(kTuscany.more_payments), {count}), std::move(rest)}
    });
    menu.lines.back().insert(0, kLabel, ' ');
  }
  const std::string brings = whole_text(s, gain_of(options.front().events), colour);
  menu.lines.push_back(s.ink.faint(brings.empty() ? s.say(kTuscany.brings_nothing)
                                                  : fill(s.say(kTuscany.it_brings), {brings})));
  return menu;
}

Menu castle(const Scene& s, std::span<const Option> options) {
  Menu menu;
  std::vector<MenuGroup> groups;
  std::map<std::string, Action> listed;
  for (const Option& option : options) {
    const WordList words = words_of(option.notation);
    if (words[1] == "none") continue;
    const std::size_t item = item_in_slot(s, words[1]);
    if (merge(menu, listed, item_name(s, item) + " " + std::string(words[3]), option.action)) continue;
    const Gain gain = gain_of(option.events);
    const std::string label = fill(s.say(kTuscany.place_label), {item_name(s, item)}) +
                              arrow(effect_text(s, gain, tables::kTileColour[item]));
    group_labelled(groups, label).items.push_back({option.action, cell_text(s, words[3], gain)});
  }
  group_labelled(groups, {}).items.push_back({options.front().action, s.say(kTuscany.castle_none)});
  add_groups(menu, groups);
  return menu;
}

/// The bonus tiles, a line each.
Menu bonus_tiles(const Scene& s, std::span<const Option> options) {
  constexpr std::size_t kNames = 24;
  Menu menu;
  for (const Option& option : options) {
    const std::string key(words_of(option.notation)[1]);
    const auto id = entry(data()["bonus_tiles"], key)["id"].get<std::size_t>();
    add_group(menu,
              {bonus_name(s, key),
               4,
               {{option.action, fill(s.say(kTuscany.bonus_item), {s.say(kTuscany.bonus_effects[id]),
                                                                  number(s.view["bonus_pile"][key])})}}},
              kNames);
  }
  return menu;
}

/// Options that need no more words than they have elsewhere.
Menu plain(const Scene& s, std::span<const Option> options) {
  Menu menu;
  MenuGroup group{""};
  for (const Option& option : options) group.items.push_back({option.action, in_words(s, option.notation)});
  add_group(menu, group, 2);
  return menu;
}

}  // namespace

Menu menu(const Scene& s, std::span<const Option> options) {
  const std::string phase = text_of(s.view["phase"]);
  if (phase == "layout") return layouts(s, options);
  if (phase == "start_bonus" || phase == "city") return bonus_tiles(s, options);
  if (phase == "pay") return payments(s, options);
  if (phase == "castle") return castle(s, options);
  if (phase == "discard" || phase == "marble") return plain(s, options);
  return actions(s, options);
}

/// With the move as it can be typed.
std::string option(const Scene& s, std::string_view notation) {
  return in_words(s, notation) + "\u00a0(" + std::string(notation) + ")";
}

/// What a tile of the display would bring: as if a castle placed it. What a placement brings: as if the cards
/// were there.
Json supposed(const Scene& s, std::string_view notation) {
  const WordList words = words_of(notation);
  if (words[0] != "take" && words[0] != "place") return nullptr;
  const bool take = words[0] == "take";
  Json position = {
      {"phase",        take ? "castle" : "pay"},
      {"active",       s.seat                 },
      {"round",        s.view["round"]        },
      {"colour_bonus", s.view["colour_bonus"] },
      {"display",      Json::array()          },
      {"players",      Json::array()          }
  };
  const Json& own = own_of(s);
  Json player = Json::object();
  for (const char* field : {"boards", "layout", "start", "domain", "bonus"}) player[field] = own[field];
  if (take) {
    const auto slot = static_cast<std::size_t>(number_of(words[1]));
    for (std::size_t i = 0; i < s.view["display"].size(); ++i)
      position["display"].push_back(i == slot ? s.view["display"][i] : Json());
  } else {
    const int cell = number_of(words[3]);
    position["placing"] = {
        {"item", number_of(words[1])},
        {"cell", cell               }
    };
    position["display"] = s.view["display"];
    player["storage"] = own["storage"];
    player["hand"] = {
        {std::string(tables::kColourKeys[colour_of_cell(s, cell)]), 2}
    };
  }
  for (int p = 0; p < s.players; ++p) position["players"].push_back(p == s.seat ? player : Json::object());
  return position;
}

}  // namespace fondaco::terminal::tuscany
