#pragma once

#include <cmath>
#include <map>

// Whether counts agree with equal chances.

namespace fondaco {

/// Chi-squared with n - 1 degrees of freedom stays below this with probability far above 0.9999.
inline double chi_squared_limit(double cells) { return cells - 1 + 6 * std::sqrt(2 * (cells - 1)); }

/// Of counts that should be equal; cells that never came up may be missing.
inline double chi_squared(const std::map<int, int>& counts, int cells, int samples) {
  const double expected = static_cast<double>(samples) / cells;
  double sum = (cells - static_cast<double>(counts.size())) * expected;
  for (const auto& [cell, n] : counts) sum += (n - expected) * (n - expected) / expected;
  return sum;
}

}  // namespace fondaco
