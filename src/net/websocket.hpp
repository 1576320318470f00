#pragma once

#include <chrono>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <string_view>

#include "net/connection.hpp"
#include "net/http.hpp"

namespace fondaco::net {

/// A WebSocket, at either end of a connection. What is sent goes out in its order, one message after the
/// other, also after this object has gone.
class WebSocket {
 public:
  struct Limits {
    std::chrono::milliseconds greeting = std::chrono::seconds(10);
    /// How long nothing may come; after half of it the other end is pinged. 0: any time, and no pings.
    std::chrono::milliseconds idle = std::chrono::seconds(60);
    std::size_t longest = std::size_t{16} << 20;  // message
    std::size_t most_kept = std::numeric_limits<std::size_t>::max();
  };

  WebSocket(Connection connection, const Limits& limits);
  /// For a request that asks for a WebSocket, which is accepted with `accept`.
  WebSocket(HttpConnection connection, const Limits& limits);
  WebSocket(WebSocket&&) noexcept;
  ~WebSocket();

  /// Whether the other end is content.
  Task<bool> accept();
  Task<bool> greet(std::string host, std::string target, HttpFields fields);

  /// Reads the next message; false: there will be none.
  Task<bool> read();
  /// What was read last.
  std::string_view message() const;
  bool is_text() const;

  /// Nothing is sent any more once the socket is closed.
  void send(std::shared_ptr<const std::string> text);
  /// The bytes that wait behind the message that is being sent.
  std::size_t waiting() const;
  /// Politely, as soon as all that was sent before has gone out.
  void close(std::uint16_t code, const std::string& reason);
  /// At once.
  void cut();
  bool is_open() const;

 private:
  struct Core;
  std::shared_ptr<Core> core_;
};

}  // namespace fondaco::net
