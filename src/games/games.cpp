#include <array>

#include "core/registry.hpp"

namespace fondaco {

extern const AnyGame kCalimala;

std::span<const AnyGame* const> all_games() {
  static constexpr std::array<const AnyGame*, 1> kGames = {&kCalimala};
  return kGames;
}

}  // namespace fondaco
