#pragma once

#include <ostream>
#include <vector>

#include "core/registry.hpp"

namespace fondaco {

/// A game at one of its player counts.
struct GameAt {
  const AnyGame* game;
  int players;
};

inline void PrintTo(const GameAt& table, std::ostream* out) {
  *out << table.game->key << " with " << table.players << " players";
}

/// Every game at each of its player counts.
inline std::vector<GameAt> every_table() {
  std::vector<GameAt> tables;
  for (const AnyGame* game : all_games()) {
    for (int players = game->min_players; players <= game->max_players; ++players)
      tables.push_back({game, players});
  }
  return tables;
}

}  // namespace fondaco
