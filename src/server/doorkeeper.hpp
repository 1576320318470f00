#pragma once

#include <algorithm>
#include <chrono>
#include <mutex>
#include <string>
#include <unordered_map>

#include "server/settings.hpp"

namespace fondaco::server {

/// So many things at once, and then so many a second.
class Bucket {
 public:
  Bucket(double at_once, double a_second) : most_(at_once), rate_(a_second), left_(at_once) {}
  bool take(std::chrono::steady_clock::time_point now, double amount = 1) {
    left_ = std::min(most_, left_ + rate_ * std::chrono::duration<double>(now - at_).count());
    at_ = now;
    if (left_ < amount) return false;
    left_ -= amount;
    return true;
  }
  bool full() const { return left_ >= most_; }

 private:
  double most_, rate_, left_;
  std::chrono::steady_clock::time_point at_ = std::chrono::steady_clock::now();
};

/// Keeps count of who comes from where, so that no single address takes everything. From any thread.
class Doorkeeper {
 public:
  explicit Doorkeeper(const Settings& settings) : settings_(settings) {}

  /// A connection comes in; false: there are too many from that address.
  bool enter(const std::string& address);
  void leave(const std::string& address);
  /// An HTTP request, or one that has to do with passwords.
  bool request(const std::string& address, bool password);

 private:
  struct Guest {
    std::size_t connections = 0;
    Bucket requests{200, 50};
    Bucket passwords{10, 0.2};
  };
  void forget_old();

  const Settings& settings_;
  std::mutex mutex_;
  std::unordered_map<std::string, Guest> guests_;
};

}  // namespace fondaco::server
