#include "net/websocket.hpp"

#include <deque>

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/src.hpp>  // the bodies of Beast
#include <boost/beast/websocket/stream.hpp>

#include "net/http_core.hpp"
#include "net/stream.hpp"

namespace fondaco::net {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using boost::system::error_code;

/// Idle sockets should not keep the memory of their longest message.
constexpr std::size_t kSmallBuffer = 4096;

/// Continues a coroutine with the error of what was awaited.
struct Continue {
  void operator()(error_code result, std::size_t = 0) {
    *error = result;
    resumer();
  }
  error_code* error;
  Resumer resumer;
};

}  // namespace

struct WebSocket::Core : std::enable_shared_from_this<Core> {
  Core(Connection::Stream stream, const Limits& limits)
      : socket(std::move(stream)), buffer(limits.most_kept) {
    beast::get_lowest_layer(socket).expires_never();  // the socket has limits of its own
    const bool pings = limits.idle.count() > 0;
    const auto idle = pings ? limits.idle : websocket::stream_base::none();
    socket.set_option(websocket::stream_base::timeout{limits.greeting, idle, pings});
    socket.read_message_max(limits.longest);
    socket.text(true);
  }

  void write_on() {
    if (writing || closed) return;
    if (queue.empty()) {
      if (!closing) return;
      writing = true;
      socket.async_close(*closing, [self = shared_from_this()](error_code) { self->closed = true; });
      return;
    }
    writing = true;
    socket.async_write(asio::buffer(*queue.front()),
                       [self = shared_from_this()](error_code error, std::size_t) {
                         self->writing = false;
                         self->waiting -= self->queue.front()->size();
                         self->queue.pop_front();
                         if (error) self->closed = true;
                         self->write_on();
                       });
  }

  websocket::stream<Connection::Stream, false> socket;
  std::unique_ptr<HttpConnection::Core> request;
  beast::flat_buffer buffer;
  std::deque<std::shared_ptr<const std::string>> queue;
  std::size_t waiting = 0;
  bool writing = false;
  bool closed = false;
  std::optional<websocket::close_reason> closing;
};

WebSocket::WebSocket(Connection connection, const Limits& limits)
    : core_(std::make_shared<Core>(std::move(connection.stream()), limits)) {}
WebSocket::WebSocket(HttpConnection connection, const Limits& limits)
    : core_(std::make_shared<Core>(std::move(connection.connection().stream()), limits)) {
  core_->request = connection.release();
}
WebSocket::WebSocket(WebSocket&&) noexcept = default;
WebSocket::~WebSocket() = default;

Task<bool> WebSocket::accept() {
  const auto core = core_;
  error_code error;
  auto start = [&](Resumer resumer) {
    core->socket.async_accept(core->request->request(), Continue{&error, std::move(resumer)});
  };
  Suspended<decltype(start)> suspended{start};
  co_await suspended;
  core->request.reset();
  co_return !error;
}

Task<bool> WebSocket::greet(std::string host, std::string target, HttpFields fields) {
  const auto core = core_;
  core->socket.set_option(
      websocket::stream_base::decorator([fields = std::move(fields)](websocket::request_type& request) {
        for (const auto& [name, value] : fields) request.set(name, value);
      }));
  error_code error;
  auto start = [&](Resumer resumer) {
    core->socket.async_handshake(host, target, Continue{&error, std::move(resumer)});
  };
  Suspended<decltype(start)> suspended{start};
  co_await suspended;
  co_return !error;
}

Task<bool> WebSocket::read() {
  const auto core = core_;
  core->buffer.clear();
  if (core->buffer.capacity() > kSmallBuffer) core->buffer.shrink_to_fit();
  error_code error;
  auto start = [&](Resumer resumer) {
    core->socket.async_read(core->buffer, Continue{&error, std::move(resumer)});
  };
  Suspended<decltype(start)> suspended{start};
  co_await suspended;
  if (error) core->closed = true;
  co_return !core->closed;
}

std::string_view WebSocket::message() const {
  return {static_cast<const char*>(core_->buffer.data().data()), core_->buffer.size()};
}
bool WebSocket::is_text() const { return core_->socket.got_text(); }

void WebSocket::send(std::shared_ptr<const std::string> text) {
  if (core_->closed || core_->closing) return;
  core_->waiting += text->size();
  core_->queue.push_back(std::move(text));
  core_->write_on();
}

std::size_t WebSocket::waiting() const {
  return core_->queue.empty() ? 0 : core_->waiting - core_->queue.front()->size();
}

void WebSocket::close(std::uint16_t code, const std::string& reason) {
  if (core_->closing || core_->closed) return;
  core_->closing = websocket::close_reason(static_cast<websocket::close_code>(code), reason);
  core_->write_on();
}

void WebSocket::cut() {
  core_->closed = true;
  beast::get_lowest_layer(core_->socket).close();
}

bool WebSocket::is_open() const { return !core_->closed; }

}  // namespace fondaco::net
