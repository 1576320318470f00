#include "client/load/line.hpp"

#include <optional>

#include "net/websocket.hpp"

namespace fondaco::client::load {

namespace {

constexpr auto kShortestPause = std::chrono::milliseconds(100);  // before a lost line is opened again
constexpr auto kLongestPause = std::chrono::milliseconds(3200);

}  // namespace

struct Line::Socket : std::enable_shared_from_this<Socket> {
  Socket(net::Loop& all, const Target& where, Listener& who, std::size_t which)
      : loop(all), target(where), listener(who), number(which), pause(all) {}

  net::Loop& loop;
  const Target& target;
  Listener& listener;
  std::size_t number;
  std::string token;
  std::optional<net::WebSocket> socket;  // while it is open
  net::Timer pause;
  bool ended = false;

  net::Task<> keep_open() {
    const auto self = shared_from_this();
    auto wait = kShortestPause;
    while (!ended) {
      const bool worked = co_await visit();
      if (ended) break;
      listener.lost(number, worked);
      wait = worked ? kShortestPause : std::min(wait * 2, kLongestPause);
      co_await pause.pause(wait);
    }
  }

  /// From the greeting to the end of the line. Whether it came about.
  net::Task<bool> visit() {
    net::Connection connection(loop);
    std::vector<net::Endpoint> there(1, target.endpoint);
    const auto unreached = co_await connection.connect(std::move(there));
    if (unreached || ended) co_return false;
    const net::WebSocket::Limits limits{.greeting = std::chrono::seconds(20), .idle = {}};
    net::WebSocket greeted(std::move(connection), limits);
    net::HttpFields fields = {
        {"Authorization", "Bearer " + token}
    };
    const std::string path = "/play";
    const bool welcome = co_await greeted.greet(target.host, path, std::move(fields));
    if (!welcome || ended) co_return false;
    socket.emplace(std::move(greeted));
    listener.opened(number);
    for (;;) {
      const bool heard = co_await socket->read();
      if (!heard) break;
      if (!ended) listener.heard(number, socket->message());
    }
    socket.reset();
    co_return true;
  }
};

Line::Line(net::Loop& loop, const Target& target, Listener& listener, std::size_t number)
    : socket_(std::make_shared<Socket>(loop, target, listener, number)) {}

Line::~Line() = default;

void Line::open(std::string token) {
  socket_->token = std::move(token);
  socket_->loop.spawn(socket_->keep_open());
}

bool Line::is_open() const { return socket_->socket && socket_->socket->is_open(); }

void Line::say(std::string message) {
  if (is_open()) socket_->socket->send(std::make_shared<const std::string>(std::move(message)));
}

void Line::close() {
  socket_->ended = true;
  socket_->pause.cancel();
  if (is_open()) socket_->socket->close(1000, {});
}

}  // namespace fondaco::client::load
