#include <algorithm>
#include <array>
#include <map>

#include "terminal/millefiori/gain.hpp"
#include "terminal/millefiori/names.hpp"
#include "terminal/millefiori/screen.hpp"
#include "terminal/millefiori/texts.hpp"

// The options in words, with what they bring.

namespace fondaco::terminal::millefiori {

namespace {

constexpr std::size_t kLabelColumns = 20;

std::string_view after_verb(std::string_view notation) { return notation.substr(notation.find(' ') + 1); }

/// " (fleet 6, 2 of 3)": what the row of a ship's cell would pay each ship, and how many there will be.
std::string row_text(const Scene& s, const Gain& gain) {
  if (!gain.in_harbour()) return {};
  const Fleet fleet = fleet_of(owners(s), gain.cell[1]);
  return fill(s.say(kMillefiori.row_of),
              {std::to_string(fleet.worth), std::to_string(fleet.ships + 1), std::to_string(kFullFleet)});
}

/// With a star when it brings an extra card, and a mark when it ends the game.
std::string marked(const Scene& s, const Gain& gain) {
  return gain_text(s, gain, s.seat, row_text(s, gain)) + (gain.extra() ? "\u00a0*" : "") +
         (gain.ends ? "\u00a0!" : "");
}

/// Whether the first is better for the seat: more points, then an extra card, then less for others.
bool better(const Scene& s, const Gain& a, const Gain& b) {
  const auto worth = [&s](const Gain& gain) {
    int others = 0;
    for (const int points : gain.points) others += points;
    return std::array<int, 3>{gain.points[s.seat], gain.extra(), gain.points[s.seat] - others};
  };
  return worth(a) > worth(b);
}

/// What a card is good for: the placements worth naming, and navigation.
struct Prospect {
  std::string places;
  Gain navigation;
};

/// The placement alone, where a ship card would sail too.
Gain without_sailing(Gain gain, Seat seat) {
  if (!gain.in_harbour()) return gain;
  gain.points[seat] -= gain.sea;
  gain.sea = 0;
  gain.ship.reset();
  gain.earned = false;
  return gain;
}

Prospect prospect(const Scene& s, std::span<const Outcome> uses, bool sailing = true) {
  const Gain* best = nullptr;
  const Gain* best_extra = nullptr;
  std::vector<Gain> gains;
  for (const Outcome& use : uses)
    gains.push_back(sailing ? gain_of(use.events) : without_sailing(gain_of(use.events), s.seat));
  Prospect result;
  for (std::size_t i = 0; i < uses.size(); ++i) {
    if (uses[i].notation == "navigate") {
      result.navigation = gains[i];
      continue;
    }
    if (best == nullptr || better(s, gains[i], *best)) best = &gains[i];
    if (gains[i].extra() && (best_extra == nullptr || better(s, gains[i], *best_extra)))
      best_extra = &gains[i];
  }
  if (best != nullptr) result.places = marked(s, *best);
  if (best_extra != nullptr && !best->extra()) result.places += "; " + marked(s, *best_extra);
  return result;
}

/// Options that are the same card by its face become one.
struct Faced {
  Card card;
  const Option* option;
  std::size_t count = 1;
};

std::vector<Faced> by_face(std::span<const Option> options, Menu& menu) {
  std::vector<Faced> faces;
  for (const Option& option : options) {
    if (option.notation == "decline") continue;
    const Card card = card_of(after_verb(option.notation));
    if (!faces.empty() && faces.back().card == card) {
      ++faces.back().count;
      menu.merged.emplace_back(option.action, faces.back().option->action);
    } else {
      faces.push_back({card, &option});
    }
  }
  return faces;
}

/// "quartz 3b ×2": the card as it can be typed, and how many there are.
std::string counted_card(const Scene& s, const Faced& face) {
  std::string text = card_name(s, face.card);
  if (const char last = face.option->notation.back(); last >= 'a') text += last;
  return face.count > 1 ? text + " ×" + std::to_string(face.count) : text;
}

/// Gives the option the next number: "12) ".
std::string numbered(Menu& menu, const Option& option) {
  return right(std::to_string(menu.add(option.action)), 2) + ") ";
}

/// A line for each card: where a rhombus would go, and where the ship.
Menu card_table(const Scene& s, std::span<const Option> options, bool with_area) {
  constexpr std::size_t kCard = 20, kArea = 12, kNavigation = 58;
  const std::size_t places = kCard + (with_area ? kArea : 0);
  const auto start = [&](const std::string& card, const std::string& area) {
    return left(left(card, kCard) + (with_area ? area : ""), places);
  };
  Menu menu;
  menu.lines.push_back(s.ink.bold(
      left(start(s.say(kMillefiori.card_head), s.say(kMillefiori.area_head)) + s.say(kMillefiori.places_head),
           kNavigation) +
      s.say(kMillefiori.navigation_head)));
  for (const Faced& face : by_face(options, menu)) {
    const std::string card = numbered(menu, *face.option) + counted_card(s, face);
    const Prospect good_for = prospect(s, face.option->uses);
    const Lines row = beside({start(card, area_label(s, text_of(kind_of(face.card)["area"])))}, places,
                             wrapped(good_for.places, 2, kNavigation - places - 2));
    append(menu.lines, beside(row, kNavigation, {marked(s, good_for.navigation)}));
  }
  return menu;
}

/// "quartz 3 → 7 +0 *": a card and where it would take the ship.
std::string card_to_space(const Scene& s, const Faced& face, const Gain& navigation) {
  std::string text = counted_card(s, face);
  if (!navigation.ship) return text;
  text += " → " + std::to_string(*navigation.ship) + " +" + std::to_string(navigation.sea);
  return text + (navigation.extra() ? " *" : "");
}

/// Many cards, by where a rhombus would go; a ship card's sailing is like its navigation.
Menu cards_by_place(const Scene& s, std::span<const Option> options) {
  constexpr std::size_t kPlaces = 24;
  Menu menu;
  menu.lines.push_back(s.ink.bold(left("  " + s.say(kMillefiori.places_head), kPlaces) +
                                  s.say(kMillefiori.card_to_space_head)));
  std::vector<MenuGroup> groups;
  for (const Faced& face : by_face(options, menu)) {
    const Prospect good_for = prospect(s, face.option->uses, false);
    group_labelled(groups, "  " + good_for.places)
        .items.push_back({face.option->action, card_to_space(s, face, good_for.navigation)});
  }
  for (const MenuGroup& group : groups) add_group(menu, group, kPlaces);
  return menu;
}

/// The cards of the display, and to play none.
Menu cards_to_take(const Scene& s, std::span<const Option> options) {
  constexpr std::size_t kTall = 18;
  Menu menu = card_table(s, options, false);
  if (menu.lines.size() > kTall) menu = cards_by_place(s, options);
  for (const Option& option : options) {
    if (option.notation == "decline")
      menu.lines.push_back(numbered(menu, option) + s.say(kMillefiori.decline));
  }
  return menu;
}

/// The label of a use of the card; a ship's cells in one row that are used alike have the same key.
struct Use {
  const Words* label;
  std::string key;
};

Use use_of(std::string_view notation, const Gain& gain) {
  const WordList words = words_of(notation);
  if (words[0] == "navigate") return {&kMillefiori.navigate_label, {}};
  if (words[1][0] != 'H') return {&kMillefiori.place_label, std::string(words[1])};
  const Words& label = words.size() > 2 ? kMillefiori.no_sail_label
                       : gain.ship      ? kMillefiori.sail_label
                                        : kMillefiori.place_label;
  return {&label, std::string(words[1].substr(0, 2)) + (words.size() > 2 ? "-" : "+")};
}

Menu uses(const Scene& s, std::span<const Option> options) {
  Menu menu;
  std::vector<MenuGroup> groups;
  std::map<std::string, Action> listed;
  for (const Option& option : options) {
    const Gain gain = gain_of(option.events);
    const Use use = use_of(option.notation, gain);
    if (merge(menu, listed, use.key, option.action)) continue;
    group_labelled(groups, "  " + std::string(use.label->in(s.language)))
        .items.push_back({option.action, marked(s, gain)});
  }
  for (const MenuGroup& group : groups) add_group(menu, group, kLabelColumns);
  return menu;
}

}  // namespace

Menu menu(const Scene& s, std::span<const Option> options) {
  const Json& phase = s.view["phase"];
  Menu menu = phase == "select"  ? card_table(s, options, true)
              : phase == "extra" ? cards_to_take(s, options)
                                 : uses(s, options);
  const auto has = [lines = menu.lines](char sign) {
    return std::any_of(lines.begin(), lines.end(),
                       [sign](const std::string& line) { return line.find(sign) != std::string::npos; });
  };
  if (has('*')) menu.lines.push_back(s.ink.faint(kMillefiori.extra_legend.in(s.language)));
  if (has('!')) menu.lines.push_back(s.ink.faint(kMillefiori.ends_legend.in(s.language)));
  return menu;
}

/// The move in words and as it is typed.
std::string option(const Scene& s, std::string_view notation) {
  const WordList words = words_of(notation);
  const auto in_words = [&](const Words& text, std::string_view what = {}) {
    return fill(s.say(text), {notation, what});
  };
  if (words[0] == "navigate") return in_words(kMillefiori.option_navigate);
  if (words[0] == "decline") return in_words(kMillefiori.option_decline);
  if (words[0] == "place")
    return in_words(words.size() > 2 ? kMillefiori.option_no_sail : kMillefiori.option_place, words[1]);
  return in_words(words[0] == "select" ? kMillefiori.option_select : kMillefiori.option_take,
                  card_name(s, card_of(after_verb(notation))));
}

/// The board as it stands, with the card in this seat's hands to be used.
Json supposed(const Scene& s, std::string_view notation) {
  const std::string_view verb = words_of(notation)[0];
  if (verb != "select" && verb != "take") return nullptr;
  const std::string card(after_verb(notation));
  Json position = {
      {"phase",   "use"        },
      {"active",  s.seat       },
      {"card",    card         },
      {"display", Json::array()},
      {"players", Json::array()}
  };
  for (const char* field : {"round", "cycle", "first", "bonus"}) position[field] = s.view[field];
  for (const Json& open : s.view["display"]) {
    if (open != card) position["display"].push_back(open);
  }
  for (const Json& player : s.view["players"])
    position["players"].push_back({
        {"points", player["points"]},
        {"ship",   player["ship"]  },
        {"cells",  player["cells"] }
    });
  return position;
}

}  // namespace fondaco::terminal::millefiori
