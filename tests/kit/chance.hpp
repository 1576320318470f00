#pragma once

#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>

// Whether counts agree with their chances.

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

/// Of counts that should be to each other as the weights; what has no weight must never come up.
template <std::size_t N>
double chi_squared(const std::array<int, N>& counts, const std::array<int, N>& weights) {
  const double samples = std::accumulate(counts.begin(), counts.end(), 0);
  const double all = std::accumulate(weights.begin(), weights.end(), 0);
  double sum = 0;
  for (std::size_t i = 0; i < N; ++i) {
    if (weights[i] == 0 && counts[i] != 0) return std::numeric_limits<double>::infinity();
    if (weights[i] == 0) continue;
    const double expected = samples * weights[i] / all;
    sum += (counts[i] - expected) * (counts[i] - expected) / expected;
  }
  return sum;
}

}  // namespace fondaco
