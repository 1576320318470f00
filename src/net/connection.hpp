#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "net/ip_address.hpp"
#include "net/loop.hpp"

namespace fondaco::net {

/// Why something did not work.
struct Failure {
  enum class Kind { Refused, UnknownHost, TimedOut, Other } kind = Kind::Other;
  std::string text;  // as the system or the library puts it
};

/// The addresses of a host; blocks.
tl::expected<std::vector<Endpoint>, Failure> look_up(const std::string& host, const std::string& port);
/// The same without blocking.
Task<tl::expected<std::vector<Endpoint>, Failure>> look_up(Loop& loop, std::string host, std::string port);

/// Keys and certificates, and whom to trust.
class Tls {
 public:
  /// Trusts whom the system trusts.
  static Tls for_client();
  /// An error is a sentence.
  static tl::expected<Tls, std::string> for_server(const std::string& certificate, const std::string& key);
  Tls(Tls&&) noexcept;
  ~Tls();

  struct Core;
  Core& core() { return *core_; }

 private:
  explicit Tls(std::unique_ptr<Core> core);
  std::unique_ptr<Core> core_;
};

/// A TCP connection, plain or under TLS. Used on its loop only.
class Connection {
 public:
  explicit Connection(Loop& loop);
  Connection(Connection&&) noexcept;
  ~Connection();

  /// What is read, written or awaited from now on fails when the time is over.
  void expires_after(std::chrono::milliseconds time);
  void expires_never();

  using Result = std::optional<Failure>;
  /// To the first that answers.
  Task<Result> connect(std::vector<Endpoint> endpoints);
  /// Whoever answers has to prove that he is `host`.
  Task<Result> secure_as_client(Tls& tls, std::string host);
  Task<Result> secure_as_server(Tls& tls);
  bool secure() const;
  /// Nothing if the other end has gone.
  std::optional<IpAddress> peer() const;

  /// What is there, or has come by then.
  struct Piece {
    std::size_t size = 0;
    bool end = false;  // nothing more will come
    Result failure{};
  };
  Task<Piece> read(std::span<char> buffer);
  /// One after the other, whole.
  Task<Result> write(std::string_view first, std::string_view second);
  /// Reads what comes and throws it away, `most` bytes of it.
  Task<> hear_out(std::size_t most);
  /// Says that nothing more will come.
  Task<> shut_down();
  /// What is under way on it fails.
  void cut();

  class Stream;
  explicit Connection(std::unique_ptr<Stream> stream);
  Stream& stream() { return *stream_; }

 private:
  std::unique_ptr<Stream> stream_;
};

/// Takes connections in.
class Listener {
 public:
  explicit Listener(Loop& loop);
  ~Listener();
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;

  /// Begins to listen; the port, which the system chooses if it is 0, or why not.
  tl::expected<std::uint16_t, std::string> open(const Endpoint& endpoint);
  bool is_open() const;
  void close();
  /// The next connection, to be served on `loop`.
  Task<tl::expected<Connection, Failure>> accept(Loop& loop);

 private:
  struct Core;
  std::unique_ptr<Core> core_;
};

}  // namespace fondaco::net
