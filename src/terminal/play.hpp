#pragma once

#include <istream>
#include <optional>
#include <ostream>
#include <string>

#include "core/any_game.hpp"
#include "terminal/texts.hpp"

namespace fondaco::terminal {

struct PlaySettings {
  Json options = Json::object();
  std::optional<Seed> seed;  // drawn by lot if none is given
  Language language = Language::English;
  std::optional<int> humans;  // people at the table; one, unless a loaded record says who is one
  std::optional<int> seat;    // where the first of them sits, the others follow; seat 0
  std::string load;           // a record to go on with
  int playouts = 100;         // how hard the opponents think
  bool colour = false;
  bool typed = false;   // somebody sits at a terminal; otherwise what was read is repeated in the output
  bool clears = false;  // the terminal can be cleared
};

/// Sets `colour`, `typed` and `clears` by what stdin, stdout, TERM and NO_COLOR say.
void suit_terminal(PlaySettings& settings);

/// Plays a game with the people at `in` and `out`, to its end or until they leave or the input ends. Returns
/// the exit status: 2 if the game could not be started (with a sentence on stderr) or the input made no sense
/// for too long, else 0.
int play(const AnyGame& game, const PlaySettings& settings, std::istream& in, std::ostream& out);

}  // namespace fondaco::terminal
