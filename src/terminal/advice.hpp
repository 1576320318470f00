#pragma once

#include <string>

#include "bots/hint.hpp"
#include "terminal/screen.hpp"

namespace fondaco::terminal {

/// What an option moves, in words: "areas +2.5; Red: cards −1". Nothing if it moves nothing.
std::string moves_in_words(const Scene& s, const GameScreen& screen, const AnyGame& game,
                           const Advice& advice);

/// Points from hundredths, with a sign: "+2.5".
std::string signed_points(Language language, int hundredths);

}  // namespace fondaco::terminal
