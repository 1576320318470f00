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
  std::vector<std::string_view> next;  // what this seat could do right after it, as far as it can know
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
  Lines (*board)(const Scene&);
  Lines (*brief)(const Scene&);    // what matters for the next step of a turn under way
  Lines (*details)(const Scene&);  // a closer look at what will be scored
  Lines (*question)(const Scene&);
  Menu (*menu)(const Scene&, std::span<const Option>);
  std::string (*option)(const Scene&, std::string_view notation);
  Lines (*story)(const Scene&, std::span<const Json> events);
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
