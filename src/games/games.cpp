#include <array>

#include "core/registry.hpp"

namespace fondaco {

extern const AnyGame kCalimala;
extern const AnyGame kMilleFiori;
extern const AnyGame kTuscany;

std::span<const AnyGame* const> all_games() {
  static constexpr std::array<const AnyGame*, 3> kGames = {&kCalimala, &kMilleFiori, &kTuscany};
  return kGames;
}

}  // namespace fondaco
