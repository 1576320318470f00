#pragma once

#include <algorithm>
#include <chrono>

namespace fondaco {

/// So many things at once, and then so many a second.
class Bucket {
 public:
  using Time = std::chrono::steady_clock::time_point;

  Bucket(double at_once, double a_second) : most_(at_once), rate_(a_second), left_(at_once) {}
  bool take(Time now, double amount = 1) {
    left_ = std::min(most_, left_ + rate_ * std::chrono::duration<double>(now - at_).count());
    at_ = now;
    if (left_ < amount) return false;
    left_ -= amount;
    return true;
  }
  bool full() const { return left_ >= most_; }

 private:
  double most_, rate_, left_;
  Time at_ = std::chrono::steady_clock::now();
};

}  // namespace fondaco
