#pragma once

#include <cstdint>

#include "bots/search.hpp"

namespace fondaco {

struct SearchSpeed {
  double iterations_per_second = 0;
  std::size_t bytes = 0;  // of the largest tree
};

/// Searches positions from the middle of a few random games of three, so many iterations each, every thread
/// as many.
SearchSpeed measure_search(const AnyGame& game, const SearchSettings& settings, std::uint32_t iterations,
                           int threads);

}  // namespace fondaco
