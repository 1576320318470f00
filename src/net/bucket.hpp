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
    left_ = left_at(now);
    at_ = now;
    if (left_ < amount) return false;
    left_ -= amount;
    return true;
  }
  bool full(Time now) const { return left_at(now) >= most_; }

 private:
  double left_at(Time now) const {
    return std::min(most_, left_ + rate_ * std::chrono::duration<double>(now - at_).count());
  }

  double most_, rate_, left_;
  Time at_ = std::chrono::steady_clock::now();
};

}  // namespace fondaco
