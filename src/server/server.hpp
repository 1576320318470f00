#pragma once

#include <memory>
#include <string>

#include <tl/expected.hpp>

#include "server/settings.hpp"

namespace fondaco::server {

/// The whole server: store, tables, bots, sockets.
class Server {
 public:
  /// Opens the store and begins to listen. An error is a sentence.
  [[nodiscard]] static tl::expected<std::unique_ptr<Server>, std::string> start(Settings settings);
  /// Stops if it has not been stopped.
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  unsigned short port() const;
  /// "http://127.0.0.1:8080", as people would open it.
  std::string address() const;
  /// Lets everybody go politely, finishes what is being stored, ends. What was acknowledged is safe, and so
  /// it is without this.
  void stop();

 private:
  struct Parts;
  explicit Server(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace fondaco::server
