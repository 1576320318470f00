#pragma once

#include "bots/judge.hpp"

namespace fondaco {

/// The one world that stands for all that the seat can't tell apart, as a number.
inline std::uint64_t what_is_known(const AnyGame& game, const AnyState& state, Seat seat) {
  AnyState world;
  copy_state(game, world, state);
  Rng always_the_same;
  game.resample(world, seat, always_the_same);
  return game.hash(world);
}

}  // namespace fondaco
