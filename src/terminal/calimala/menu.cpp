#include <algorithm>
#include <array>

#include "terminal/calimala/names.hpp"
#include "terminal/calimala/screen.hpp"
#include "terminal/calimala/texts.hpp"

// The options in words.

namespace fondaco::terminal::calimala {

namespace {

constexpr std::size_t kLabelColumns = 18;
constexpr std::array<std::string_view, 3> kKinds = {"own", "white", "support"};

const Words& kind_name(std::string_view kind) {
  return kind == "own" ? kCalimala.disc_own : kind == "white" ? kCalimala.disc_white : kCalimala.disc_support;
}

/// How much cloth the viewer would weave now.
int weave_gain(const Scene& s) {
  const int most = data()["mat"]["workshop"].get<int>();
  const Json& cloth = s.view["players"][s.seat]["cloth"];
  return static_cast<int>(
      std::count_if(cloth.begin(), cloth.end(), [most](const Json& load) { return load.get<int>() < most; }));
}

/// What carrying out an action with these parameters means.
std::string effect_text(const Scene& s, const WordList& words) {
  const std::string_view action = words[0];
  if (action == "weave") return "+" + counted(s.language, weave_gain(s), kNouns.cloth);
  if (words.size() < 2) return s.say(kCalimala.take);
  if (action == "build") {
    if (words[1] == "ship") return s.say(kCalimala.build_ship);
    if (words[1] == "workshop") return s.say(kCalimala.build_workshop);
    return fill(s.say(kCalimala.build_house), {place_name(s, words[2])});
  }
  if (action == "donate")
    return fill(s.say(kCalimala.donate_to), {place_name(s, words[1]), material_name(s, words[2])});
  return places_text(s, words);
}

/// An option as label and text; placements are not labelled.
struct Worded {
  std::string label, text;
};

Worded worded(const Scene& s, std::string_view notation) {
  const WordList words = words_of(notation);
  const std::string_view verb = words[0];
  if (verb == "place") {
    const int street = number_of(words[2]);
    return {
        {},
        fill(s.say(kCalimala.option_place), {s.say(kind_name(words[1])), words[2], street_name(s, street)})};
  }
  if (verb == "keep") return {s.say(kCalimala.keep_label), influence_name(s, words[1])};
  if (verb == "open") return {s.say(kCalimala.open_label), influence_name(s, words[1])};
  if (verb == "draft") return {s.say(kCalimala.draft_label), action_title(s, words[1])};
  if (verb == "finish") return {s.say(kCalimala.finish_label), s.say(kCalimala.finish)};
  if (verb == "replace") {
    const Words& disc = words[2] == "0"   ? kCalimala.bottom_disc
                        : words[2] == "1" ? kCalimala.middle_disc
                                          : kCalimala.top_disc;
    const Json& stack = s.view["stacks"][static_cast<std::size_t>(number_of(words[1]))];
    const auto given = static_cast<std::size_t>(number_of(words[2]));
    std::string before, after;
    for (std::size_t i = 0; i < stack.size(); ++i) {
      before += disc_letter(s, stack[i]);
      if (i != given) after += disc_letter(s, stack[i]);
    }
    after += disc_letter(s, "white");
    return {s.say(kCalimala.replace_label),
            fill(s.say(kCalimala.option_replace), {words[1], s.say(disc), before, after})};
  }
  if (verb == "decline") return {action_name(s, words[1]), s.say(kCalimala.decline)};
  if (verb == "compensate") return {action_name(s, words[1]), s.say(kCalimala.compensate)};
  if (verb == "card") {
    return {fill(s.say(kCalimala.card), {action_name(s, words[1])}),
            effect_text(s, WordList(words.begin() + 1, words.end()))};
  }
  return {action_name(s, verb), effect_text(s, words)};
}

std::array<std::string, 2> actions_of(const Scene& s, std::size_t street) {
  const Json& cells = data()["streets"][street]["cells"];
  return {s.view["city"][cells[0].get<std::size_t>()].get<std::string>(),
          s.view["city"][cells[1].get<std::size_t>()].get<std::string>()};
}

/// Whether an action of the street is among the steps.
bool carried_out(std::span<const std::string_view> steps, std::string_view action) {
  return std::any_of(steps.begin(), steps.end(),
                     [&](std::string_view step) { return words_of(step)[0] == action; });
}

/// The two actions of a street, marked (8.10): what the seat can't carry out now, but after other steps, with
/// "+"; what it can't at all in brackets.
std::string judged_street(const Scene& s, std::size_t street, const Option* placement) {
  const Json& own = s.view["players"][s.seat];
  const bool unknown = placement == nullptr && own["own"] == 0 && own["white"] == 0;  // only support discs
  std::string text;
  for (const std::string& action : actions_of(s, street)) {
    std::string name = action_name(s, action);
    if (placement != nullptr && !carried_out(placement->next, action) &&
        carried_out(placement->later, action)) {
      name += "+";
    } else if (!unknown && (placement == nullptr || !carried_out(placement->next, action))) {
      name = s.ink.faint("(" + name + ")");
    }
    add_to(text, name, " · ");
  }
  return text;
}

/// Who acts after a disc placed on this stack, and what leaves it for the council.
std::string followers(const Scene& s, const Json& stack) {
  std::string text;
  for (std::size_t depth = 2; depth <= 3 && depth <= stack.size() + 1; ++depth) {
    const Json& disc = stack[stack.size() + 1 - depth];
    if (disc.is_number()) add_to(text, player_letter(s, disc.get<int>()), " ");
  }
  if (std::find(stack.begin(), stack.end(), Json("support")) != stack.end())
    add_to(text, "+" + player_letter(s, kThird), " ");
  if (stack.size() == 3) add_to(text, disc_letter(s, stack[0]) + "^", " ");
  return text;
}

Menu placements(const Scene& s, std::span<const Option> options) {
  constexpr std::array<std::size_t, 6> kWidths = {8, 27, 9, 12, 7, 7};
  Menu menu;
  std::string head = heads(std::span(kCalimala.place_heads).first<kWidths.size()>(), s.language, kWidths);
  if (s.players == 2) head += kCalimala.place_heads.back().in(s.language);
  menu.lines.push_back(s.ink.bold(head));
  const Json& stacks = s.view["stacks"];
  for (std::size_t street = 0; street < stacks.size(); ++street) {
    std::string discs, numbers;
    for (const Json& disc : stacks[street]) discs += disc_letter(s, disc);
    const Option* any = nullptr;
    for (std::size_t kind = 0; kind < kKinds.size() && (kind < 2 || s.players == 2); ++kind) {
      const std::string notation = "place " + std::string(kKinds[kind]) + " " + std::to_string(street);
      const auto found = std::find_if(options.begin(), options.end(),
                                      [&](const Option& o) { return o.notation == notation; });
      std::string number = s.ink.faint("–");
      if (found != options.end()) {
        if (any == nullptr) any = &*found;
        number = std::to_string(menu.add(found->action)) + ")";
      }
      numbers += left(right(number, 3), 7);
    }
    std::string line = left(right(std::to_string(street), 3), kWidths[0]) +
                       left(judged_street(s, street, any), kWidths[1]) + left(discs, kWidths[2]) +
                       left(followers(s, stacks[street]), kWidths[3]) + numbers;
    menu.lines.push_back(std::move(line));
  }
  menu.lines.push_back(s.ink.faint(kCalimala.place_legend.in(s.language)));
  if (s.players == 2) menu.lines.push_back(s.ink.faint(kCalimala.place_legend_support.in(s.language)));
  return menu;
}

/// Sorts shipments by sea by their number of cubes, then Barcelona, Lisbon, London; others stay as they are.
std::array<int, 4> port_order(std::span<const Option> options, Action action) {
  const auto option =
      std::find_if(options.begin(), options.end(), [action](const Option& o) { return o.action == action; });
  const WordList words = words_of(option->notation);
  const auto sea = std::find(words.begin(), words.end(), "sea");
  if (sea == words.end() || sea + 1 == words.end()) return {9, 0, 0, 0};
  std::array<int, 4> order{};
  constexpr std::array<std::string_view, 3> kPorts = {"barcelona", "lisbon", "london"};
  for (auto word = sea + 1; word + 1 < words.end(); word += 2) {
    const auto port = std::find(kPorts.begin(), kPorts.end(), *word);
    if (port == kPorts.end()) continue;
    order[0] += number_of(word[1]);
    order[static_cast<std::size_t>(port - kPorts.begin()) + 1] -= number_of(word[1]);
  }
  return order;
}

}  // namespace

/// Placements are judged by both actions of their street, and once for each street.
bool undecided(const Scene& s, const Option& option) {
  const WordList words = words_of(option.notation);
  if (words[0] != "place") return false;
  const Json& own = s.view["players"][s.seat];
  const std::string_view judged = own["own"] != 0 ? "own" : own["white"] != 0 ? "white" : "support";
  if (words[1] != judged) return false;
  const auto actions = actions_of(s, static_cast<std::size_t>(number_of(words[2])));
  return std::any_of(actions.begin(), actions.end(), [&](const std::string& action) {
    return !carried_out(option.next, action) && !carried_out(option.later, action);
  });
}

/// Carrying out an action holds no chance, from a street or by a card; drawing a card does.
bool foreseen(std::string_view notation) {
  const std::string_view verb = words_of(notation)[0];
  const Json& actions = data()["actions"];
  return verb == "card" || std::any_of(actions.begin(), actions.end(),
                                       [verb](const Json& action) { return action["key"] == verb; });
}

Menu menu(const Scene& s, std::span<const Option> options) {
  if (s.view["phase"] == "place") return placements(s, options);
  std::vector<MenuGroup> groups;
  // What the street asks for comes first.
  if (s.view.contains("activation")) {
    for (const Json& slot : s.view["activation"]["slots"]) {
      group_labelled(groups, "  " + action_name(s, slot.get<std::string>()));
    }
  }
  for (const Option& option : options) {
    Worded words = worded(s, option.notation);
    group_labelled(groups, "  " + words.label).items.push_back({option.action, std::move(words.text)});
  }
  // Ports in the order of the board; the action ids count the last one first.
  for (MenuGroup& group : groups) {
    std::stable_sort(group.items.begin(), group.items.end(), [&](const MenuItem& a, const MenuItem& b) {
      return port_order(options, a.action) < port_order(options, b.action);
    });
  }
  Menu menu;
  for (const MenuGroup& group : groups) add_group(menu, group, kLabelColumns);
  return menu;
}

std::string option(const Scene& s, std::string_view notation) {
  const Worded words = worded(s, notation);
  return words.label.empty() || notation == "finish" ? words.text : words.label + ": " + words.text;
}

}  // namespace fondaco::terminal::calimala
