#pragma once

#include <algorithm>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/any_game.hpp"
#include "core/json.hpp"
#include "terminal/console.hpp"
#include "terminal/texts.hpp"

// How a game looks in a terminal. A screen gets a seat's view and nothing else, so it can't show what that
// seat may not know.

namespace fondaco::terminal {

using Lines = std::vector<std::string>;

struct Scene {
  Json view;
  Json options;
  Seat seat = kNobody;  // who looks; kNobody: the public
  int players = 0;
  Language language = Language::English;
  Ink ink{false};

  std::string say(const Words& words) const { return std::string(words.in(language)); }
};

/// A step of a seat, and what it would be told to have happened.
struct Outcome {
  std::string_view notation;
  std::vector<Json> events;
};

struct Option {
  Action action = 0;
  std::string_view notation;
  // What this seat could do right after it, and what else after further steps of its own that hold no chance.
  std::vector<std::string_view> next{}, later{};
  // What happens at once. Where that depends on what is hidden, it is made up: a screen shows only the rest.
  std::vector<Json> events{};
  // What each of the seat's steps would bring in the position that the screen supposes for this option.
  std::vector<Outcome> uses{};
};

/// The options as they are printed: numbered from 1, unless they have numbers of their own.
struct Menu {
  Lines lines;
  std::vector<Action> actions;
  std::vector<std::size_t> numbers{};  // of the actions
  // Actions without a number of their own, each with the listed one that comes to the same.
  std::vector<std::pair<Action, Action>> merged{};
  // Menus that the numbers after those of the actions lead to; 0 leads back.
  std::vector<Menu> further{};

  /// Adds an action, with its own number if it has one; gives what to type for it.
  std::size_t add(Action action, std::size_t number = 0) {
    actions.push_back(action);
    numbers.push_back(number > 0 ? number : size());
    return numbers.back();
  }
  std::size_t size() const { return actions.size() + further.size(); }
  /// What to type for the option or further menu at this place.
  std::size_t number_at(std::size_t place) const {
    return place < numbers.size() ? numbers[place] : place + 1;
  }
  /// The place with this number, or size().
  std::size_t place_of(std::size_t number) const;
  /// "1–5" or "1, 4–6": what can be typed.
  std::string choices() const;
  /// The numbers to type for an action, one for each menu on the way to it; none if it is not there.
  std::vector<std::size_t> numbers_of(Action action) const;
};

/// Words for something that the rules know by a key: a reason, a term of the evaluation.
using KeyedWords = std::pair<std::string_view, Words>;

constexpr bool every_key_has_words(std::span<const std::string_view> keys,
                                   std::span<const KeyedWords> words) {
  return std::all_of(keys.begin(), keys.end(), [words](std::string_view key) {
    return std::any_of(words.begin(), words.end(),
                       [key](const KeyedWords& entry) { return entry.first == key; });
  });
}

struct GameScreen {
  std::string_view key;
  const Json& (*data)();  // with the game's "name" and the "colours" of the seats
  std::span<const KeyedWords> reasons;
  std::span<const KeyedWords> terms;  // of the evaluation
  // For help: the rules in force, a paragraph each; the signs, a move as it can be typed, what the closer
  // look shows.
  Lines (*reminder)(const Scene&);
  std::span<const Words> signs;
  Words typed_move, details_command;
  std::span<const std::string_view> details_words{};  // that ask for the closer look of this game only

  Lines (*board)(const Scene&);
  Lines (*brief)(const Scene&);    // what matters for the next step of a turn under way
  Lines (*details)(const Scene&);  // a closer look
  Lines (*question)(const Scene&);
  Menu (*menu)(const Scene&, std::span<const Option>);
  std::string (*option)(const Scene&, std::string_view notation);
  /// What happened from the event numbered `from` on; those before it tell only how it came to that. An event
  /// of the type "note" holds a text of ours.
  Lines (*story)(const Scene&, std::span<const Json> events, std::size_t from);
  Lines (*result)(const Scene&, const Scores&, std::span<const Json> events);

  // Left out by screens that don't need them.
  /// Whether nothing on the table is hidden from anybody.
  bool (*open)(const Scene&) = nullptr;
  /// The part of the board that events of a turn under way have changed.
  Lines (*changed)(const Scene&, std::span<const Json> events) = nullptr;
  /// What was typed in words of the screen, as notation; nothing if it is something else.
  std::string (*reworded)(const Scene&, std::string_view typed) = nullptr;
  /// Why something typed is no move, as a clause; nothing if that can't be told.
  std::string (*misread)(const Scene&, std::string_view typed) = nullptr;

  // Looking ahead; a screen that needs none of it leaves these out.
  /// Whether looking ahead from the option would still tell something, and the steps that it may follow.
  bool (*undecided)(const Scene&, const Option&) = nullptr;
  bool (*foreseen)(std::string_view notation) = nullptr;
  /// A position, as for read_state, in which the seat's steps tell what an option is good for; null for none.
  Json (*supposed)(const Scene&, std::string_view notation) = nullptr;
};

/// The screen of a game, or nullptr.
const GameScreen* find_screen(std::string_view game);

/// A part of a menu: a label and its options, numbered on from those already in the menu and flowing over as
/// many lines as they need.
struct MenuItem {
  Action action;
  std::string text;
  std::size_t number = 0;  // its own
};
struct MenuGroup {
  std::string label;
  std::size_t label_indent = 4;  // of its further lines
  std::vector<MenuItem> items{};
};
void add_group(Menu& menu, const MenuGroup& group, std::size_t label_columns);

/// Whether an option that comes to the same is listed already; then this one is merged with it.
bool merge(Menu& menu, std::map<std::string, Action>& listed, const std::string& same, Action action);

/// Menus that a menu leads to, numbered on in the same way.
struct FurtherMenu {
  std::string text;
  Menu menu;
};
void add_further(Menu& menu, std::vector<FurtherMenu> menus, std::size_t column = 0,
                 const std::string& label = {});

/// Each in the scene's language.
Lines said(const Scene& s, std::span<const Words> paragraphs);

/// The group with this label, added if it is new.
MenuGroup& group_labelled(std::vector<MenuGroup>& groups, const std::string& label);

/// The words in a language, each filled up to its width.
std::string heads(std::span<const Words> words, Language language, std::span<const std::size_t> widths);

}  // namespace fondaco::terminal
