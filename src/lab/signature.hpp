#pragma once

#include <cstdint>

#include "core/any_game.hpp"

namespace fondaco {

/// One number for how a game behaves: the hash over `games` random games (seeds 0, 1, …; weighted where the
/// game has preferences) of every decision, the size of every list of options, and every final state and
/// score. Any change of the rules changes it; no compiler or target does.
std::uint64_t signature(const AnyGame& game, int players, int games);

inline constexpr int kSignatureGames = 200;

}  // namespace fondaco
