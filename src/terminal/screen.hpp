#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.hpp"
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
};

struct Option {
  Action action = 0;
  std::string_view notation;
  // What this seat could do right after it, and what else after further steps of its own that hold no chance.
  std::vector<std::string_view> next, later;
};

/// The options as they are printed; the one numbered i is actions[i - 1].
struct Menu {
  Lines lines;
  std::vector<Action> actions;
};

struct GameScreen {
  std::string_view key;
  std::string (*title)(Language);
  std::string (*seat_name)(const Scene&, Seat);
  std::string (*side_name)(const Scene&, Seat);  // as in "You play …"
  Lines (*board)(const Scene&);
  Lines (*brief)(const Scene&);    // what matters for the next step of a turn under way
  Lines (*details)(const Scene&);  // a closer look at what will be scored
  Lines (*question)(const Scene&);
  Menu (*menu)(const Scene&, std::span<const Option>);
  std::string (*option)(const Scene&, std::string_view notation);
  /// Whether looking ahead from the option would still tell something, and the steps that it may follow.
  bool (*undecided)(const Scene&, const Option&);
  bool (*foreseen)(std::string_view notation);
  /// What happened from the event numbered `from` on; those before it tell only how it came to that. An event
  /// of the type "note" holds a text of ours.
  Lines (*story)(const Scene&, std::span<const Json> events, std::size_t from);
  Lines (*result)(const Scene&, const Scores&, std::span<const Json> events);
  Lines (*rules)(Language);
  std::string_view (*reason)(Language, std::string_view key);
};

/// The screen of a game, or nullptr.
const GameScreen* find_screen(std::string_view game);

/// A part of a menu: a label and its options, numbered on from those already in the menu and flowing over as
/// many lines as they need.
struct MenuItem {
  Action action;
  std::string text;
};
void add_group(Menu& menu, std::string_view label, std::size_t label_columns,
               std::span<const MenuItem> items);

}  // namespace fondaco::terminal
