#pragma once

#include <span>
#include <string_view>

#include "core/any_game.hpp"

namespace fondaco {

/// The games of the house, in the order in which they are shown. Defined where all games are known:
/// src/games.
std::span<const AnyGame* const> all_games();

/// The game with this key, or nullptr.
inline const AnyGame* find_game(std::string_view key) {
  for (const AnyGame* game : all_games()) {
    if (game->key == key) return game;
  }
  return nullptr;
}

}  // namespace fondaco
