#pragma once

#include <cstdint>

#include "core/any_game.hpp"

namespace fondaco {

/// Counts the sequences of `depth` decisions from a state, every decider and every option at each step. A
/// game that ends earlier counts once. Where several decide at once, only the lowest seat goes on: their
/// order makes no difference.
std::uint64_t perft(const AnyGame& game, const AnyState& state, int depth);

}  // namespace fondaco
