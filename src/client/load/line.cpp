#include "client/load/line.hpp"

#include <deque>
#include <optional>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>

namespace fondaco::client::load {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::ip::tcp;

constexpr auto kToken = asio::as_tuple(asio::use_awaitable);
constexpr auto kShortestPause = std::chrono::milliseconds(100);  // before a lost line is opened again
constexpr auto kLongestPause = std::chrono::milliseconds(3200);

}  // namespace

struct Line::Socket : std::enable_shared_from_this<Socket> {
  using Stream = websocket::stream<tcp::socket>;

  Socket(asio::io_context& all, const Target& where, Listener& who, std::size_t which)
      : context(all), target(where), listener(who), number(which), pause(all) {}

  asio::io_context& context;
  const Target& target;
  Listener& listener;
  std::size_t number;
  std::string token;
  std::optional<Stream> stream;
  std::deque<std::string> waiting;
  asio::steady_timer pause;
  bool open = false;
  bool writing = false;
  bool ended = false;

  asio::awaitable<void> keep_open() {
    const auto self = shared_from_this();
    auto wait = kShortestPause;
    while (!ended) {
      const bool worked = co_await visit();
      if (ended) break;
      listener.lost(number, worked);
      wait = worked ? kShortestPause : std::min(wait * 2, kLongestPause);
      pause.expires_after(wait);
      co_await pause.async_wait(kToken);
    }
  }

  /// From the greeting to the end of the line. Whether it came about.
  asio::awaitable<bool> visit() {
    stream.emplace(context);
    tcp::socket& socket = beast::get_lowest_layer(*stream);
    const auto [unreached] = co_await socket.async_connect(target.endpoint, kToken);
    if (unreached || ended) co_return false;
    boost::system::error_code ignored;
    socket.set_option(tcp::no_delay(true), ignored);
    stream->set_option(
        websocket::stream_base::timeout{std::chrono::seconds(20), websocket::stream_base::none(), false});
    stream->set_option(websocket::stream_base::decorator([this](websocket::request_type& request) {
      request.set(beast::http::field::authorization, "Bearer " + token);
    }));
    const auto [refused] = co_await stream->async_handshake(target.host, "/play", kToken);
    if (refused || ended) co_return false;
    stream->text(true);
    open = true;
    listener.opened(number);
    beast::flat_buffer buffer;
    for (;;) {
      const auto [error, size] = co_await stream->async_read(buffer, kToken);
      if (error) break;
      if (!ended) listener.heard(number, {static_cast<const char*>(buffer.data().data()), buffer.size()});
      // Thousands of lines are idle nearly always, so none of them keeps memory for its longest message.
      buffer.clear();
      buffer.shrink_to_fit();
    }
    open = false;
    waiting.clear();
    while (writing) {  // what is being sent still looks at the stream
      pause.expires_after(std::chrono::milliseconds(1));
      co_await pause.async_wait(kToken);
    }
    co_return true;
  }

  void write_on() {
    if (writing || !open) return;
    if (waiting.empty()) {
      if (!ended) return;
      writing = true;
      stream->async_close(websocket::close_code::normal, [self = shared_from_this()](auto) {
        self->writing = false;
        self->open = false;
      });
      return;
    }
    writing = true;
    auto message = std::make_shared<const std::string>(std::move(waiting.front()));
    waiting.pop_front();
    stream->async_write(asio::buffer(*message), [self = shared_from_this(), message](auto, std::size_t) {
      self->writing = false;
      self->write_on();
    });
  }
};

Line::Line(asio::io_context& context, const Target& target, Listener& listener, std::size_t number)
    : socket_(std::make_shared<Socket>(context, target, listener, number)) {}

Line::~Line() = default;

void Line::open(std::string token) {
  socket_->token = std::move(token);
  asio::co_spawn(socket_->context, socket_->keep_open(), asio::detached);
}

bool Line::is_open() const { return socket_->open; }

void Line::say(std::string message) {
  if (!socket_->open) return;
  socket_->waiting.push_back(std::move(message));
  socket_->write_on();
}

void Line::close() {
  socket_->ended = true;
  socket_->pause.cancel();
  if (socket_->open) socket_->write_on();
}

}  // namespace fondaco::client::load
