#include "net/connection.hpp"

#include <boost/asio/ssl.hpp>
#include <boost/asio/ssl/impl/src.hpp>  // the bodies of Asio's TLS
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket/ssl.hpp>

#include "net/loop_core.hpp"
#include "net/stream.hpp"

namespace fondaco::net {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;
using boost::system::error_code;

tcp::endpoint endpoint_of(const Endpoint& from) {
  const IpAddress& address = from.address;
  if (address.v6) return {asio::ip::address_v6(address.bytes, address.scope), from.port};
  return {asio::ip::address_v4(address.number()), from.port};
}

Endpoint endpoint_of(const tcp::endpoint& from) {
  Endpoint result;
  result.port = from.port();
  if (from.address().is_v6()) {
    result.address.v6 = true;
    result.address.bytes = from.address().to_v6().to_bytes();
    result.address.scope = static_cast<std::uint32_t>(from.address().to_v6().scope_id());
  } else {
    const auto bytes = from.address().to_v4().to_bytes();
    std::copy(bytes.begin(), bytes.end(), result.address.bytes.begin());
  }
  return result;
}

std::vector<Endpoint> endpoints_of(const tcp::resolver::results_type& found) {
  std::vector<Endpoint> endpoints;
  for (const auto& entry : found) endpoints.push_back(endpoint_of(entry.endpoint()));
  return endpoints;
}

Failure failure_of(const error_code& error) {
  Failure failure{Failure::Kind::Other, error.message()};
  if (error == asio::error::connection_refused) failure.kind = Failure::Kind::Refused;
  if (error == asio::error::host_not_found || error == asio::error::host_not_found_try_again)
    failure.kind = Failure::Kind::UnknownHost;
  if (error == beast::error::timeout) failure.kind = Failure::Kind::TimedOut;
  return failure;
}

Connection::Result result_of(const error_code& error) {
  return error ? Connection::Result(failure_of(error)) : std::nullopt;
}

/// Begins something and waits for its error.
template <class Begin>
Task<error_code> done(Begin begin) {
  error_code result;
  auto start = [&begin, &result](Resumer resumer) {
    begin([&result, resumer = std::move(resumer)](const error_code& error, const auto&...) mutable {
      result = error;
      resumer();
    });
  };
  Suspended<decltype(start)> suspended{start};
  co_await suspended;
  co_return result;
}

}  // namespace

tl::expected<std::vector<Endpoint>, Failure> look_up(const std::string& host, const std::string& port) {
  asio::io_context alone;
  error_code error;
  const auto found = tcp::resolver(alone).resolve(host, port, error);
  if (error) return tl::make_unexpected(failure_of(error));
  return endpoints_of(found);
}

Task<tl::expected<std::vector<Endpoint>, Failure>> look_up(Loop& loop, std::string host, std::string port) {
  tcp::resolver resolver(loop.core().context);
  tl::expected<std::vector<Endpoint>, Failure> result;
  auto start = [&](Resumer resumer) {
    resolver.async_resolve(host, port,
                           [&result, resumer = std::move(resumer)](
                               const error_code& error, const tcp::resolver::results_type& found) mutable {
                             result = endpoints_of(found);
                             if (error) result = tl::make_unexpected(failure_of(error));
                             resumer();
                           });
  };
  Suspended<decltype(start)> suspended{start};
  co_await suspended;
  co_return std::move(result);
}

struct Tls::Core {
  explicit Core(asio::ssl::context::method method) : context(method) {}
  asio::ssl::context context;
};

Tls::Tls(std::unique_ptr<Core> core) : core_(std::move(core)) {}
Tls::Tls(Tls&&) noexcept = default;
Tls::~Tls() = default;

Tls Tls::for_client() {
  auto core = std::make_unique<Core>(asio::ssl::context::tls_client);
  error_code ignored;
  core->context.set_default_verify_paths(ignored);
  core->context.set_verify_mode(asio::ssl::verify_peer);
  return Tls(std::move(core));
}

tl::expected<Tls, std::string> Tls::for_server(const std::string& certificate, const std::string& key) {
  auto core = std::make_unique<Core>(asio::ssl::context::tls_server);
  core->context.set_options(asio::ssl::context::default_workarounds | asio::ssl::context::no_tlsv1 |
                            asio::ssl::context::no_tlsv1_1);
  error_code error;
  core->context.use_certificate_chain_file(certificate, error);
  if (error)
    return tl::make_unexpected("the certificate " + certificate + " can't be used: " + error.message());
  core->context.use_private_key_file(key, asio::ssl::context::pem, error);
  if (error) return tl::make_unexpected("the key " + key + " can't be used: " + error.message());
  return Tls(std::move(core));
}

void Connection::Stream::read_some(const Readable& buffers, Done done) {
  if (secure_) return secure_->async_read_some(buffers, std::move(done));
  plain_->async_read_some(buffers, std::move(done));
}

void Connection::Stream::write_some(const Writable& buffers, Done done) {
  if (secure_) return secure_->async_write_some(buffers, std::move(done));
  plain_->async_write_some(buffers, std::move(done));
}

void Connection::Stream::tear_down(beast::role_type role, Done done) {
  using beast::websocket::async_teardown;
  if (secure_) return async_teardown(role, *secure_, std::move(done));
  async_teardown(role, *plain_, std::move(done));
}

Connection::Connection(Loop& loop)
    : stream_(std::make_unique<Stream>(Stream::Tcp(loop.core().context.get_executor()))) {}
Connection::Connection(std::unique_ptr<Stream> stream) : stream_(std::move(stream)) {}
Connection::Connection(Connection&&) noexcept = default;
Connection::~Connection() = default;

void Connection::expires_after(std::chrono::milliseconds time) { stream_->next_layer().expires_after(time); }
void Connection::expires_never() { stream_->next_layer().expires_never(); }
bool Connection::secure() const { return stream_->secure() != nullptr; }
void Connection::cut() { stream_->next_layer().close(); }

Task<Connection::Result> Connection::connect(std::vector<Endpoint> endpoints) {
  std::vector<tcp::endpoint> targets;
  for (const Endpoint& endpoint : endpoints) targets.push_back(endpoint_of(endpoint));
  const error_code error =
      co_await done([&](auto handler) { stream_->next_layer().async_connect(targets, std::move(handler)); });
  error_code ignored;
  if (!error) stream_->next_layer().socket().set_option(tcp::no_delay(true), ignored);
  co_return result_of(error);
}

Task<Connection::Result> Connection::secure_as_client(Tls& tls, std::string host) {
  Stream::Secure& secure = stream_->make_secure(tls.core().context);
  secure.set_verify_callback(asio::ssl::host_name_verification(host));
  SSL_set_tlsext_host_name(secure.native_handle(), host.c_str());
  const error_code error = co_await done(
      [&](auto handler) { secure.async_handshake(asio::ssl::stream_base::client, std::move(handler)); });
  co_return result_of(error);
}

Task<Connection::Result> Connection::secure_as_server(Tls& tls) {
  Stream::Secure& secure = stream_->make_secure(tls.core().context);
  const error_code error = co_await done(
      [&](auto handler) { secure.async_handshake(asio::ssl::stream_base::server, std::move(handler)); });
  co_return result_of(error);
}

std::optional<IpAddress> Connection::peer() const {
  error_code unknown;
  const auto remote = stream_->next_layer().socket().remote_endpoint(unknown);
  return unknown ? std::nullopt : std::optional(endpoint_of(remote).address);
}

Task<Connection::Piece> Connection::read(std::span<char> buffer) {
  Piece piece;
  auto start = [&](Resumer resumer) {
    stream_->read_some(Readable(asio::buffer(buffer.data(), buffer.size())),
                       [&piece, resumer = std::move(resumer)](error_code error, std::size_t size) mutable {
                         piece.size = size;
                         piece.end = error == asio::error::eof;
                         if (!piece.end) piece.failure = result_of(error);
                         resumer();
                       });
  };
  Suspended<decltype(start)> suspended{start};
  co_await suspended;
  co_return std::move(piece);
}

Task<Connection::Result> Connection::write(std::string_view first, std::string_view second) {
  while (!first.empty() || !second.empty()) {
    error_code failed;
    std::size_t written = 0;
    auto start = [&](Resumer resumer) {
      const std::array<asio::const_buffer, 2> both = {asio::buffer(first), asio::buffer(second)};
      stream_->write_some(Writable(both),
                          [&, resumer = std::move(resumer)](error_code error, std::size_t size) mutable {
                            failed = error;
                            written = size;
                            resumer();
                          });
    };
    Suspended<decltype(start)> suspended{start};
    co_await suspended;
    if (failed) co_return failure_of(failed);
    const std::size_t of_first = std::min(written, first.size());
    first.remove_prefix(of_first);
    second.remove_prefix(written - of_first);
  }
  co_return std::nullopt;
}

Task<> Connection::hear_out(std::size_t most) {
  std::array<char, 16 << 10> ignored{};
  for (std::size_t heard = 0; heard < most;) {
    const Piece piece = co_await read(ignored);
    if (piece.end || piece.failure) break;
    heard += piece.size;
  }
}

Task<> Connection::shut_down() {
  if (Stream::Secure* secure = stream_->secure()) {
    co_await done([&](auto handler) { secure->async_shutdown(std::move(handler)); });
  } else {
    error_code ignored;
    stream_->next_layer().socket().shutdown(tcp::socket::shutdown_send, ignored);
  }
}

struct Listener::Core {
  explicit Core(asio::io_context& context) : acceptor(context) {}
  asio::basic_socket_acceptor<tcp, asio::io_context::executor_type> acceptor;
};

Listener::Listener(Loop& loop) : core_(std::make_unique<Core>(loop.core().context)) {}
Listener::~Listener() = default;

tl::expected<std::uint16_t, std::string> Listener::open(const Endpoint& endpoint) {
  auto& acceptor = core_->acceptor;
  const tcp::endpoint here = endpoint_of(endpoint);
  error_code error;
  acceptor.open(here.protocol(), error);
  if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor.bind(here, error);
  if (!error) acceptor.listen(4096, error);
  if (error) return tl::make_unexpected(error.message());
  return acceptor.local_endpoint().port();
}

bool Listener::is_open() const { return core_->acceptor.is_open(); }

void Listener::close() {
  error_code ignored;
  core_->acceptor.close(ignored);
}

Task<tl::expected<Connection, Failure>> Listener::accept(Loop& loop) {
  asio::basic_stream_socket<tcp, Connection::Stream::executor_type> socket(loop.core().context);
  const error_code error =
      co_await done([&](auto handler) { core_->acceptor.async_accept(socket, std::move(handler)); });
  if (error) co_return tl::make_unexpected(failure_of(error));
  error_code ignored;
  socket.set_option(tcp::no_delay(true), ignored);
  using Stream = Connection::Stream;
  co_return Connection(std::make_unique<Stream>(Stream::Tcp(std::move(socket))));
}

}  // namespace fondaco::net
