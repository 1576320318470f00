#pragma once

#include <vector>

#include "terminal/screen.hpp"

namespace fondaco::terminal {

/// The options of the seat in the scene, with what they lead to as far as its screen asks for it. Looks only
/// into worlds that the seat can't tell from the real one.
std::vector<Option> options_foreseen(const AnyGame& game, const AnyState& state, const GameScreen& screen,
                                     const Scene& now, Rng rng);

}  // namespace fondaco::terminal
