#include <algorithm>
#include <array>
#include <map>

#include "terminal/millefiori/gain.hpp"
#include "terminal/millefiori/names.hpp"
#include "terminal/millefiori/screen.hpp"
#include "terminal/millefiori/texts.hpp"

// The question and its options in words, with what they bring.

namespace fondaco::terminal::millefiori {

namespace {

constexpr std::size_t kLabelColumns = 20;

std::string_view after_verb(std::string_view notation) { return notation.substr(notation.find(' ') + 1); }

/// With a star when it brings an extra card.
std::string starred(const Scene& s, const Gain& gain) {
  return gain_text(s, gain, s.seat) + (gain.extra ? "\u00a0*" : "");
}

/// Whether the first is better for the seat: more points, then an extra card, then less for others.
bool better(const Scene& s, const Gain& a, const Gain& b) {
  const auto worth = [&s](const Gain& gain) {
    int others = 0;
    for (const int points : gain.points) others += points;
    return std::array<int, 3>{gain.points[s.seat], gain.extra, gain.points[s.seat] - others};
  };
  return worth(a) > worth(b);
}

/// What a card is good for: the placements worth naming, and navigation.
struct Prospect {
  std::string places;
  Gain navigation;
};

Prospect prospect(const Scene& s, std::span<const Outcome> uses) {
  const Gain* best = nullptr;
  const Gain* best_extra = nullptr;
  std::vector<Gain> gains;
  for (const Outcome& use : uses) gains.push_back(gain_of(use.events));
  Prospect result;
  for (std::size_t i = 0; i < uses.size(); ++i) {
    if (uses[i].notation == "navigate") {
      result.navigation = gains[i];
      continue;
    }
    if (best == nullptr || better(s, gains[i], *best)) best = &gains[i];
    if (gains[i].extra && (best_extra == nullptr || better(s, gains[i], *best_extra))) best_extra = &gains[i];
  }
  if (best != nullptr) result.places = starred(s, *best);
  if (best_extra != nullptr && !best->extra) result.places += "; " + starred(s, *best_extra);
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

/// A line for each card of the hand.
Menu cards_to_select(const Scene& s, std::span<const Option> options) {
  constexpr std::array<std::size_t, 4> kWidths = {18, 12, 28, 0};
  constexpr std::size_t kPlaces = kWidths[0] + kWidths[1], kNavigation = kPlaces + kWidths[2];
  Menu menu;
  menu.lines.push_back(s.ink.bold(heads(kMillefiori.select_heads, s.language, kWidths)));
  for (const Faced& face : by_face(options, menu)) {
    menu.actions.push_back(face.option->action);
    const Prospect good_for = prospect(s, face.option->uses);
    std::string card = right(std::to_string(menu.actions.size()), 2) + ") " + card_name(s, face.card);
    if (face.count > 1) card += " ×" + std::to_string(face.count);
    card = left(card, kWidths[0]) + area_label(s, text_of(kind_of(face.card)["area"]));
    const Lines row = beside({card}, kPlaces, wrapped(good_for.places, 2, kWidths[2] - 2));
    append(menu.lines, beside(row, kNavigation, {starred(s, good_for.navigation)}));
  }
  return menu;
}

/// "3 → 7 +0 *": a card of a kind by its number, and where it would take the ship.
std::string numbered(const Scene& s, const Faced& face, const Gain& navigation) {
  std::string text = std::to_string(face.card.number);
  if (face.count > 1) text += " ×" + std::to_string(face.count);
  if (!navigation.ship) return text;
  text += " → " + std::to_string(*navigation.ship) + " +" + std::to_string(navigation.points[s.seat]);
  return text + (navigation.extra ? " *" : "");
}

/// The cards of the display, kind by kind: a rhombus goes where the kind says, the ship by the number.
Menu cards_to_take(const Scene& s, std::span<const Option> options) {
  constexpr std::array<std::size_t, 3> kWidths = {13, 27, 0};
  Menu menu;
  menu.lines.push_back(s.ink.bold(heads(kMillefiori.take_heads, s.language, kWidths)));
  std::vector<MenuGroup> groups;
  for (const Faced& face : by_face(options, menu)) {
    const Prospect good_for = prospect(s, face.option->uses);
    const std::string kind = "  " + lowered(name_of(kind_of(face.card), s.language));
    MenuGroup& group = group_labelled(groups, left(kind, kWidths[0]) + good_for.places);
    group.label_indent = kWidths[0] + 2;
    group.items.push_back({face.option->action, numbered(s, face, good_for.navigation)});
  }
  for (const Option& option : options) {
    if (option.notation == "decline")
      group_labelled(groups, {}).items.push_back({option.action, s.say(kMillefiori.decline)});
  }
  for (const MenuGroup& group : groups) add_group(menu, group, kWidths[0] + kWidths[1]);
  return menu;
}

/// The label of a use of the card; a ship's cells in one row that are used alike have the same key.
struct Use {
  const Words* label;
  std::string key;
};

Use use_of(std::string_view notation, const Gain& gain) {
  const std::vector<std::string_view> words = words_of(notation);
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
    const auto [like, fresh] = listed.emplace(use.key, option.action);
    if (!fresh) {
      menu.merged.emplace_back(option.action, like->second);
      continue;
    }
    group_labelled(groups, "  " + std::string(use.label->in(s.language)))
        .items.push_back({option.action, starred(s, gain)});
  }
  for (const MenuGroup& group : groups) add_group(menu, group, kLabelColumns);
  return menu;
}

}  // namespace

Lines brief(const Scene& s) {
  if (s.seat == kNobody || s.view["phase"] == "over") return {};
  const Json& own = s.view["players"][s.seat];
  std::string text = fill(kMillefiori.brief_line.in(s.language),
                          {counted(s.language, own["points"].get<int>(), kNouns.point), number(own["supply"]),
                           number(own["box"]), number(own["ship"])});
  if (s.view["phase"] != "select" && own.contains("hand") && !own["hand"].empty())
    text += fill(kMillefiori.brief_hand.in(s.language), {cards_text(s, cards_of(own["hand"]))});
  return wrapped(text, 2);
}

Lines question(const Scene& s) {
  const Json& view = s.view;
  if (view["phase"] == "extra") return wrapped(s.say(kMillefiori.ask_extra), 2);
  if (view["phase"] == "select") {
    if (view["cycle"] == set_up(s, "plays")) return wrapped(s.say(kMillefiori.ask_select_last), 2);
    return wrapped(fill(s.say(kMillefiori.ask_select), {player_name(s, (s.seat + 1) % s.players)}), 2);
  }
  const Card card = card_of(text_of(view["card"]));
  return wrapped(
      fill(s.say(kMillefiori.ask_use), {card_name(s, card), area_name(s, text_of(kind_of(card)["area"])),
                                        counted(s.language, card.number, kNouns.space)}),
      2);
}

Menu menu(const Scene& s, std::span<const Option> options) {
  const Json& phase = s.view["phase"];
  Menu menu = phase == "select"  ? cards_to_select(s, options)
              : phase == "extra" ? cards_to_take(s, options)
                                 : uses(s, options);
  const bool stars = std::any_of(menu.lines.begin(), menu.lines.end(),
                                 [](const std::string& line) { return line.find('*') != std::string::npos; });
  if (stars) menu.lines.push_back(s.ink.faint(kMillefiori.extra_legend.in(s.language)));
  return menu;
}

std::string option(const Scene& s, std::string_view notation) {
  const std::vector<std::string_view> words = words_of(notation);
  if (words[0] == "navigate") return s.say(kMillefiori.option_navigate);
  if (words[0] == "decline") return s.say(kMillefiori.option_decline);
  if (words[0] == "place")
    return fill(s.say(words.size() > 2 ? kMillefiori.option_no_sail : kMillefiori.option_place), {words[1]});
  return fill(s.say(words[0] == "select" ? kMillefiori.option_select : kMillefiori.option_take),
              {card_name(s, card_of(after_verb(notation)))});
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
