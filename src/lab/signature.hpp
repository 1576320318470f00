#pragma once

#include <cstdint>

#include "core/any_game.hpp"

// One number each for how a game and its bots behave. No compiler, build or target changes them.

namespace fondaco {

/// The rules: the hash over `games` random games (seeds 0, 1, …; weighted where the game has preferences) of
/// every decision, the size of every list of options, and every final state and score.
std::uint64_t signature(const AnyGame& game, int players, int games);

/// The evaluation: the hash over the same games of all terms of every seat after each decision.
std::uint64_t evaluation_signature(const AnyGame& game, int players, int games);

/// The search: the hash of what it finds out about each option in positions of a few random games; once with
/// the settings of the levels and a choice that follows from the one before, once until its memory is full
/// and beyond.
std::uint64_t search_signature(const AnyGame& game, int players);

inline constexpr int kSignatureGames = 200;

}  // namespace fondaco
