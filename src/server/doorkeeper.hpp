#pragma once

#include <mutex>
#include <string>
#include <unordered_map>

#include "net/bucket.hpp"
#include "net/ip_address.hpp"
#include "server/settings.hpp"

namespace fondaco::server {

/// The part of an address that limits go by: of IPv6 the 64 bits that one household has for itself. Nothing
/// if it is no address.
std::string household(const std::string& address);
std::string household(const net::IpAddress& address);

/// Keeps count of who comes from where, so that no single address takes everything. From any thread.
class Doorkeeper {
 public:
  explicit Doorkeeper(const Settings& settings) : settings_(settings) {}

  /// A connection comes in; false: there are too many from that address.
  bool enter(const std::string& address);
  void leave(const std::string& address);
  /// An HTTP request: an ordinary one, one that leaves something in the store, or one about passwords. Or a
  /// message that a table keeps.
  enum class Cost { Usual, Stores, Password, Message };
  bool request(const std::string& address, Cost cost);
  /// Somebody tries a password, from wherever.
  bool tries(const std::string& account);

 private:
  struct Guest {
    std::size_t connections = 0;
    Bucket requests{200, 50};
    Bucket stored{150, 2};
    Bucket passwords{10, 0.2};
    Bucket messages{300, 100};
  };
  void forget_old();

  const Settings& settings_;
  std::mutex mutex_;
  std::unordered_map<std::string, Guest> guests_;
  std::unordered_map<std::string, Bucket> accounts_;
};

/// Somebody who was let in, until that ends.
class Entered {
 public:
  Entered(Doorkeeper& door, std::string address) : door_(door), address_(std::move(address)) {
    entered_ = door_.enter(address_);
  }
  ~Entered() {
    if (entered_) door_.leave(address_);
  }
  Entered(const Entered&) = delete;
  Entered& operator=(const Entered&) = delete;
  explicit operator bool() const { return entered_; }

 private:
  Doorkeeper& door_;
  const std::string address_;
  bool entered_ = false;
};

}  // namespace fondaco::server
