#pragma once

#include "bots/judge.hpp"

namespace fondaco {

struct PlayoutSettings {
  int decisions = 20;  // real choices, after which the position is judged; 0 judges at once
  int draws = 1'000;   // each takes the best judged of so many options drawn at random, or of all; 1: any
};

/// Plays on in a world and says how well each seat does then. The world is used up.
void play_out(const Judge& judge, const PlayoutSettings& settings, AnyState& world, Rng& rng,
              Utility* utilities);

}  // namespace fondaco
