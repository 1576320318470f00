#include <array>

#include "core/registry.hpp"

namespace fondaco {

extern const AnyGame kCalimala;
extern const AnyGame kMilleFiori;
extern const AnyGame kTuscany;
extern const AnyGame kSerenissima;

std::span<const AnyGame* const> all_games() {
  static constexpr std::array<const AnyGame*, 4> kGames = {&kCalimala, &kMilleFiori, &kTuscany,
                                                           &kSerenissima};
  return kGames;
}

}  // namespace fondaco
