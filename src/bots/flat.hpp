#pragma once

#include "core/any_game.hpp"

namespace fondaco {

/// A simple opponent for any game: for each option it plays a few games to the end at random, each in a world
/// resampled for its seat, and takes the option that did best on average. Where a game says what it likes,
/// the random games follow that, and what it likes least is no option. It never looks at what its seat may
/// not know, and the same position, seed and number of games give the same choice.
Action flat_choice(const AnyGame& game, const AnyState& state, Seat seat, int playouts, Rng& rng);

}  // namespace fondaco
