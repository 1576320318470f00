#pragma once

#include <mutex>
#include <string>
#include <unordered_map>

#include "net/bucket.hpp"
#include "server/settings.hpp"

namespace fondaco::server {

/// Keeps count of who comes from where, so that no single address takes everything. From any thread.
class Doorkeeper {
 public:
  explicit Doorkeeper(const Settings& settings) : settings_(settings) {}

  /// A connection comes in; false: there are too many from that address.
  bool enter(const std::string& address);
  void leave(const std::string& address);
  /// An HTTP request: an ordinary one, one that leaves something in the store, or one about passwords.
  enum class Cost { Usual, Stores, Password };
  bool request(const std::string& address, Cost cost);

 private:
  struct Guest {
    std::size_t connections = 0;
    Bucket requests{200, 50};
    Bucket stored{300, 2};
    Bucket passwords{10, 0.2};
  };
  void forget_old();

  const Settings& settings_;
  std::mutex mutex_;
  std::unordered_map<std::string, Guest> guests_;
};

}  // namespace fondaco::server
