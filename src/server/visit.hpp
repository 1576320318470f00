#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

#include "server/api.hpp"
#include "server/assets.hpp"
#include "server/host.hpp"

namespace fondaco::server {

/// What whoever is connected needs.
struct Services {
  House& house;
  Api& api;
  const Assets& assets;
  Doorkeeper& door;
};

/// How a visit reaches the socket it came by.
class Wire : public Line {
 public:
  /// The line is closed as soon as all that was sent before has gone out.
  virtual void close(int code, std::string reason) = 0;
};

/// What is said on one socket: messages come in here, limits are kept, and what is for a table goes there.
/// One thread at a time.
class Visit {
 public:
  Visit(Services& services, const std::shared_ptr<Wire>& wire, std::string person);

  void hear(std::string_view text);
  /// A message that is no text.
  void hear_bytes();
  /// Leaves the table.
  void gone();

 private:
  class Ear;

  bool too_fast(const tl::expected<Request, Refusal>& request);
  void refuse(const Refusal& refusal, const std::string& id);
  void nonsense(const Refusal& refusal, const std::string& id);

  Services& services_;
  std::weak_ptr<Wire> wire_;
  std::string from_;
  std::string person_;
  std::shared_ptr<Host> host_;  // of the table that was joined last
  std::shared_ptr<Ear> ear_;    // for that table
  std::string table_;
  Bucket messages_{60, 20};
  int too_fast_ = 0;
  int senseless_ = 0;  // in a row
};

/// All sockets that are open, so that they can be closed politely.
class OpenWires {
 public:
  void add(const std::shared_ptr<Wire>& wire);
  void remove(const Wire* wire);
  std::size_t size() const;
  void close_all(int code, const std::string& reason);

 private:
  mutable std::mutex mutex_;
  std::unordered_map<const Wire*, std::weak_ptr<Wire>> wires_;
};

}  // namespace fondaco::server
