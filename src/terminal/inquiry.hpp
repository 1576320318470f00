#pragma once

#include <optional>
#include <string>
#include <vector>

#include "terminal/screen.hpp"

namespace fondaco::terminal {

/// A question as it stands on the screen: its menu, the further menus that numbers lead to, and what typed
/// words mean.
class Inquiry {
 public:
  Inquiry(const AnyGame& game, const GameScreen& screen, Scene now, Menu menu);
  Inquiry(const Inquiry&) = delete;
  Inquiry& operator=(const Inquiry&) = delete;

  const Scene& scene() const { return now_; }
  /// The question with its menu, or just a further menu.
  Lines lines() const;
  const Lines& menu_lines() const { return path_.back()->lines; }
  /// "Blue (1–5)> ".
  std::string prompt(std::string_view name) const;

  /// A move in words of the game's own screen, as notation; nothing if it is something else.
  std::string reworded(const std::string& typed) const;

  /// What was typed: an action, a step to another menu (whose lines are to be shown), or nothing that makes
  /// sense, with a sentence that says so.
  struct Meant {
    std::optional<Action> action;
    bool other_menu = false;
    std::string sentence;
  };
  /// A number from the menu, or a move in notation.
  Meant understand(const std::string& typed);
  Meant understand_notation(const std::string& notation, const std::string& typed) const;
  /// The sentence for an action that the rules refuse.
  std::string refusal(std::string_view typed, std::string_view reason) const;

  /// The numbers to type from the menu where one is, with 0 for each way back.
  std::string numbers_to_type(Action action) const;

 private:
  std::string say(const Words& words) const { return now_.say(words); }
  Meant choose_number(std::size_t number, std::string_view typed);

  const AnyGame& game_;
  const GameScreen& screen_;
  Scene now_;
  Menu menu_;
  std::vector<const Menu*> path_;
};

}  // namespace fondaco::terminal
