#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "core/json_fwd.hpp"
#include "core/registry.hpp"
#include "kit/text.hpp"
#include "table/course.hpp"
#include "terminal/foresight.hpp"

// What the tests of the screens share.

namespace fondaco::terminal {

/// The lines as one text, with plain blanks.
inline std::string joined(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  for (std::size_t at = 0; (at = text.find("\u00a0", at)) != std::string::npos;) text.replace(at, 2, " ");
  return text;
}

inline Course begun(const AnyGame& game, int players, Seed seed = 5) {
  return *Course::begin(game,
                        {
                            {"players", players}
  },
                        seed);
}

inline Scene scene_of(const AnyGame& game, const AnyState& state, Seat seat,
                      Language language = Language::English) {
  return {game.state_json(state, Observer::seat(seat)),
          game.options_json(state),
          seat,
          game.players(state),
          language,
          Ink(false)};
}

inline std::vector<Option> options_of(const AnyGame& game, const AnyState& state, const Scene& scene) {
  return options_foreseen(game, state, *find_screen(game.key), scene, Rng(1));
}

/// The actions that have a number, in this menu or in those that it leads to.
inline std::vector<Action> reached_by(const Menu& menu) {
  std::vector<Action> actions = menu.actions;
  for (const auto& [action, listed] : menu.merged) actions.push_back(action);
  for (const Menu& further : menu.further) {
    for (const Action action : reached_by(further)) actions.push_back(action);
  }
  return actions;
}

inline Lines further_lines(const Menu& menu) {
  Lines lines;
  for (const Menu& further : menu.further) {
    append(lines, further.lines);
    append(lines, further_lines(further));
  }
  return lines;
}

/// Everything that a seat is shown: board, closer look, question and options.
inline Lines shown_to(const AnyGame& game, const AnyState& state, Seat seat,
                      Language language = Language::English) {
  const GameScreen& screen = *find_screen(game.key);
  const Scene scene = scene_of(game, state, seat, language);
  Lines all = screen.board(scene);
  append(all, screen.brief(scene));
  append(all, screen.details(scene));
  if (!game.deciders(state).contains(seat)) return all;
  append(all, screen.question(scene));
  const Menu menu = screen.menu(scene, options_of(game, state, scene));
  append(all, menu.lines);
  append(all, further_lines(menu));
  const std::vector<Action> reached = reached_by(menu);
  ActionList legal;
  game.legal(state, seat, legal);
  EXPECT_TRUE(std::is_permutation(reached.begin(), reached.end(), legal.begin(), legal.end()))
      << "every option has one number";
  return all;
}

/// A random decision of one of those who decide; who it was.
inline Seat play_one(Course& course, Rng& rng) {
  const AnyGame& game = course.game();
  const Seat seat = game.deciders(course.state()).front();
  ActionList legal;
  game.legal(course.state(), seat, legal);
  must(course.decide(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
  return seat;
}

inline Seat asked(const Course& course) { return course.game().deciders(course.state()).front(); }

/// Plays at random until a seat is asked in this phase and `until` holds.
template <class Until>
Course played_to(const AnyGame& game, int players, Seed seed, std::string_view phase, Until&& until) {
  Course course = begun(game, players, seed);
  Rng rng(seed);
  while (!course.over()) {
    const Json view = game.state_json(course.state(), Observer::everything());
    if (view["phase"] == phase && until(view)) break;
    play_one(course, rng);
  }
  return course;
}

}  // namespace fondaco::terminal
