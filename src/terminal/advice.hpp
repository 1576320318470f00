#pragma once

#include <span>
#include <string>

#include "bots/hint.hpp"
#include "terminal/inquiry.hpp"
#include "terminal/screen.hpp"

namespace fondaco::terminal {

/// What an option moves, in words: "areas +2.5; Red: cards −1". Nothing if it moves nothing.
std::string moves_in_words(const Scene& s, const GameScreen& screen, const AnyGame& game,
                           const std::vector<TermMove>& moves);

/// An option that somebody is advised to take, and the chance to win with it in percent.
struct Suggestion {
  Action action = 0;
  int chance = 0;
  std::vector<TermMove> moves;
};

/// Advice to whoever was asked, the best first.
Lines advice_in_words(const Inquiry& inquiry, const GameScreen& screen, const AnyGame& game,
                      std::span<const Suggestion> suggestions);

/// Points from hundredths, with a sign: "+2.5".
std::string signed_points(Language language, int hundredths);

}  // namespace fondaco::terminal
