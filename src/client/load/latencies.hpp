#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <vector>

namespace fondaco::client::load {

/// How long things took, each of them kept: a million take 4 MB.
class Latencies {
 public:
  void add(std::chrono::steady_clock::duration time) {
    const auto micros = std::chrono::duration_cast<std::chrono::microseconds>(time).count();
    micros_.push_back(static_cast<std::uint32_t>(std::clamp<std::int64_t>(micros, 0, UINT32_MAX)));
    sorted_ = false;
  }
  std::size_t count() const { return micros_.size(); }

  /// In milliseconds, the time within which this part (0 to 1) of all was done; 1 gives the longest.
  double within(double part) {
    if (micros_.empty()) return 0;
    if (!sorted_) std::sort(micros_.begin(), micros_.end());
    sorted_ = true;
    const auto needed = static_cast<std::size_t>(std::ceil(part * static_cast<double>(micros_.size())));
    return micros_[std::clamp<std::size_t>(needed, 1, micros_.size()) - 1] / 1000.0;
  }

 private:
  std::vector<std::uint32_t> micros_;
  bool sorted_ = false;
};

}  // namespace fondaco::client::load
