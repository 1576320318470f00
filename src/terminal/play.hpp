#pragma once

#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "core/any_game.hpp"
#include "core/json.hpp"
#include "terminal/texts.hpp"

namespace fondaco::terminal {

struct PlaySettings {
  Json options = Json::object();
  std::optional<Seed> seed;  // drawn by lot if none is given
  Language language = Language::English;
  std::optional<int> humans;  // people at the table; one, unless a loaded record says who is one
  std::optional<int> seat;    // where the first of them sits, the others follow; seat 0
  std::string load;           // a record to go on with
  std::vector<int> levels;    // of the opponents, from the first on; the last one's is that of the others
  bool colour = false;
  bool typed = false;   // somebody sits at a terminal; otherwise what was read is repeated in the output
  bool clears = false;  // the terminal can be cleared
};

/// Sets `colour`, `typed` and `clears` by what stdin, stdout, TERM and NO_COLOR say.
void suit_terminal(PlaySettings& settings);

/// The level of opponents of whom nothing else is said.
inline constexpr int kUsualLevel = 3;

/// Asks the people at `in` and `out` for a game, how many play and how strong the opponents are, as far as
/// the settings do not say so. Nothing when the input has ended.
const AnyGame* choose_table(PlaySettings& settings, std::istream& in, std::ostream& out);

/// Plays a game with the people at `in` and `out`, to its end or until they leave or the input ends. Returns
/// the exit status: 2 if the game could not be started (with a sentence on stderr) or the input made no sense
/// for too long, else 0.
int play(const AnyGame& game, const PlaySettings& settings, std::istream& in, std::ostream& out);

}  // namespace fondaco::terminal
