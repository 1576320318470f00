#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "net/connection.hpp"

namespace fondaco::net {

using HttpFields = std::vector<std::pair<std::string, std::string>>;

/// What a server says to a request; the views must last until it is written.
struct HttpResponse {
  int status = 200;
  HttpFields fields;  // but for Connection and Content-Length
  std::string_view body;
  bool head_only = false;  // the body is only announced
  bool keep_alive = false;
  unsigned version = 11;
};

/// A server's side of HTTP: reads one request after the other and answers each. Time limits are those of the
/// connection.
class HttpConnection {
 public:
  explicit HttpConnection(Connection connection);
  HttpConnection(HttpConnection&&) noexcept;
  ~HttpConnection();

  /// `Nonsense`: this is not HTTP.
  enum class Outcome { Done, TooLarge, Nonsense, Lost };
  /// Reads the next request up to its body.
  Task<Outcome> read_head(std::uint32_t longest);
  /// Reads the rest of it.
  Task<Outcome> read_body(std::size_t longest);

  // Of that request.
  std::string_view method() const;
  std::string_view target() const;
  unsigned version() const;
  bool keep_alive() const;
  /// It asks for a WebSocket.
  bool wants_socket() const;
  /// The first field of that name, or the last; empty if there is none.
  std::string_view field(std::string_view name) const;
  std::string_view last_field(std::string_view name) const;
  /// It has no body, or all of it is there already.
  bool complete() const;
  /// How long the body is, if that has been said.
  std::optional<std::uint64_t> announced() const;
  std::string take_body();

  /// Whether all was written.
  Task<bool> write(HttpResponse response);
  Connection& connection();

  struct Core;
  std::unique_ptr<Core> release();

 private:
  std::unique_ptr<Core> core_;
};

struct HttpRequest {
  std::string method, target;
  HttpFields fields;  // but for Connection and Content-Length
  std::string body;
  bool keep_alive = true;
};

struct HttpAnswer {
  int status = 0;
  std::string body;
  bool keep_alive = false;
};

/// A client's side of HTTP, on a connection that is open.
class HttpClient {
 public:
  explicit HttpClient(Connection connection);
  ~HttpClient();

  /// `longest`: of the answer's body. With nothing for it, the body is not read, and no other request may
  /// follow.
  Task<tl::expected<HttpAnswer, Failure>> ask(const HttpRequest& request, std::optional<std::size_t> longest);
  Connection& connection();

 private:
  struct Core;
  std::unique_ptr<Core> core_;
};

}  // namespace fondaco::net
