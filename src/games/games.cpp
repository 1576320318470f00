#include <array>

#include "core/registry.hpp"

namespace fondaco {

extern const AnyGame kCalimala;
extern const AnyGame kMilleFiori;

std::span<const AnyGame* const> all_games() {
  static constexpr std::array<const AnyGame*, 2> kGames = {&kCalimala, &kMilleFiori};
  return kGames;
}

}  // namespace fondaco
