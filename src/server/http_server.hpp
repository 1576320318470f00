#pragma once

#include <functional>
#include <memory>
#include <string>

#include "server/visit.hpp"

namespace fondaco::server {

/// Takes connections and speaks HTTP and WebSocket with them, over TLS if there is a certificate.
class HttpServer {
 public:
  HttpServer(Services& services, OpenWires& wires, const std::vector<std::unique_ptr<net::Loop>>& loops);
  ~HttpServer();
  HttpServer(const HttpServer&) = delete;
  HttpServer& operator=(const HttpServer&) = delete;

  /// Begins to listen. An error is a sentence.
  tl::expected<unsigned short, std::string> listen();
  /// Takes nobody in any more.
  void stop();
  /// Cuts the lines that are still open.
  void cut_all();

 private:
  struct Listener;
  std::shared_ptr<Listener> listener_;
};

}  // namespace fondaco::server
