#include "client/link.hpp"

#include <deque>
#include <mutex>
#include <random>
#include <thread>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <sys/eventfd.h>
#include <unistd.h>

#include "client/message_check.hpp"
#include "net/bucket.hpp"

namespace fondaco::client {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::awaitable;
using asio::ip::tcp;
using boost::system::error_code;

constexpr auto kToken = asio::as_tuple(asio::use_awaitable);
constexpr auto kPatience = std::chrono::seconds(15);
constexpr auto kFirstPause = std::chrono::milliseconds(200);
constexpr auto kBreath = std::chrono::milliseconds(30);
constexpr auto kLongestPause = std::chrono::milliseconds(5000);
constexpr const char* kJoin = "join";  // the id of each join

/// Whether the table would be changed by it, so that it must not get lost.
bool lasting(const Json& message) {
  const auto& type = message["type"].get_ref<const std::string&>();
  return type != "ping" && type != "preview" && type != "history" && type != "log" && type != "world" &&
         type != "join";
}

std::string random_id() {
  std::random_device device;
  static constexpr char kDigits[] = "0123456789abcdef";
  std::string id;
  for (int i = 0; i < 6; ++i) {
    for (unsigned bits = device(), n = 0; n < 4; ++n, bits >>= 4) id += kDigits[bits & 15u];
  }
  return id;
}

}  // namespace

struct Link::Line : std::enable_shared_from_this<Line> {
  Line(Address where, std::string secret)
      : server(std::move(where)), token(std::move(secret)), fd(eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)) {}
  ~Line() { ::close(fd); }

  Address server;
  std::string token;
  int fd;
  asio::io_context context{1};
  asio::steady_timer pause{context};
  asio::ssl::context tls{asio::ssl::context::tls_client};
  std::thread thread;

  std::mutex mutex;
  std::deque<Json> heard;  // guarded by the mutex

  // Only on the thread.
  bool ends = false;
  bool joined = false;
  bool dropped = false;                                        // the line that is open is of no use
  std::uint64_t known = 0;                                     // entries
  std::deque<std::pair<std::string, std::string>> unanswered;  // ids and texts, in their order
  std::deque<std::string> outgoing;
  bool writing = false;
  Bucket pace{40, 18};  // a little less than a server lets pass
  asio::steady_timer breath{context};
  std::function<void()> write_on;  // of the socket that is open
  std::function<void()> hang_up;   // while there is something to hang up

  void put(Json message) {
    {
      const std::lock_guard lock(mutex);
      heard.push_back(std::move(message));
    }
    const std::uint64_t one = 1;
    [[maybe_unused]] const auto written = ::write(fd, &one, sizeof one);
  }

  void say(std::string text) {
    outgoing.push_back(std::move(text));
    if (write_on) write_on();
  }

  void join() {
    const Json message = {
        {"type",  "join"      },
        {"id",    kJoin       },
        {"table", server.table},
        {"since", known       }
    };
    say(message.dump());
  }
  void put_and_join(Json message) {
    message["more"] = true;
    put(std::move(message));
    join();
  }

  /// Nothing more will come: the server does not want us, or is none.
  void give_up(std::string code, std::string text) {
    put({
        {"type", "refused"      },
        {"code", std::move(code)},
        {"text", std::move(text)}
    });
    ends = true;
  }

  void join_refused(const Json& error) {
    const std::string code = error["code"].get<std::string>();
    if (code == "store_unavailable" || code == "busy" || code == "too_fast") {  // once more, on a new line
      dropped = true;
      return;
    }

    give_up(code, error.value("text", ""));
  }

  void hear(const std::string& text) {
    Json message = parse_shallow(text);
    if (!is_message(message)) return give_up("no_protocol", server.base());
    const std::string type = message["type"].get<std::string>();
    if (type == "ack" || type == "error") {
      const Json id = message.value("id", Json());
      if (id == kJoin && type == "error") return join_refused(message);
      std::erase_if(unanswered, [&](const auto& said) { return id == said.first; });
    }
    if (type == "joined" || type == "update") {
      const auto all = message["present"]["seq"].get<std::uint64_t>();
      const Json& entries = message["entries"];
      const auto last = entries.empty() ? all : entries.back()["seq"].get<std::uint64_t>();
      const bool more = known < last && last < all;  // the log is too long for one message
      known = more ? last : all;
      if (more) return put_and_join(std::move(message));
    }
    if (type == "joined") {
      joined = true;
      for (const auto& [id, waiting] : unanswered) say(waiting);
    }
    put(std::move(message));
  }

  template <class Stream>
  awaitable<void> talk(websocket::stream<Stream>& ws) {
    hang_up = [&ws] { beast::get_lowest_layer(ws).cancel(); };
    beast::get_lowest_layer(ws).expires_never();
    ws.set_option(websocket::stream_base::timeout{kPatience, std::chrono::seconds(60), true});
    ws.set_option(websocket::stream_base::decorator([this](websocket::request_type& request) {
      request.set(http::field::user_agent, "fondaco");
      if (!token.empty()) request.set(http::field::authorization, "Bearer " + token);
    }));
    ws.read_message_max(64 << 20);
    const auto [refused] = co_await ws.async_handshake(server.authority(), "/play", kToken);
    if (refused || ends) co_return;
    outgoing.clear();
    writing = false;
    write_on = [this, &ws] {
      if (writing || outgoing.empty()) return;
      writing = true;
      if (!pace.take(std::chrono::steady_clock::now())) {  // a script may answer faster than the house allows
        breath.expires_after(kBreath);
        breath.async_wait([this](error_code) {
          writing = false;
          if (write_on) write_on();
        });
        return;
      }
      ws.async_write(asio::buffer(outgoing.front()), [this](error_code error, std::size_t) {
        writing = false;
        if (error || outgoing.empty()) return;
        outgoing.pop_front();
        if (write_on) write_on();
      });
    };
    join();
    beast::flat_buffer buffer;
    for (;;) {
      const auto [error, size] = co_await ws.async_read(buffer, kToken);
      if (error || ends) break;
      hear(beast::buffers_to_string(buffer.data()));
      buffer.clear();
      if (ends || dropped) break;
    }
    write_on = nullptr;
    breath.cancel();
  }

  /// One line, from its opening to its loss.
  awaitable<void> connect() {
    tcp::resolver resolver(context);
    const auto [unknown, found] = co_await resolver.async_resolve(server.host, server.port, kToken);
    if (unknown || ends) co_return;
    beast::tcp_stream plain(context);
    plain.expires_after(kPatience);
    hang_up = [&plain] { plain.cancel(); };
    const auto [unreached, endpoint] = co_await plain.async_connect(found, kToken);
    if (unreached || ends) co_return;
    if (!server.secure) {
      websocket::stream<beast::tcp_stream> ws(std::move(plain));
      co_await talk(ws);
      co_return;
    }
    websocket::stream<beast::ssl_stream<beast::tcp_stream>> ws(std::move(plain), tls);
    hang_up = [&ws] { beast::get_lowest_layer(ws).cancel(); };
    ws.next_layer().set_verify_callback(asio::ssl::host_name_verification(server.host));
    SSL_set_tlsext_host_name(ws.next_layer().native_handle(), server.host.c_str());
    const auto [untrusted] = co_await ws.next_layer().async_handshake(asio::ssl::stream_base::client, kToken);
    if (!untrusted) co_await talk(ws);
  }

  awaitable<void> keep_connected() {
    const auto self = shared_from_this();
    auto wait = kFirstPause;
    while (!ends) {
      joined = dropped = false;
      try {
        co_await connect();
      } catch (const std::exception&) {  // a library's; the line is lost as well as by an error
        write_on = nullptr;
      }
      hang_up = nullptr;
      if (ends) break;
      if (joined) wait = kFirstPause;
      put({
          {"type", "lost"}
      });
      pause.expires_after(wait);
      co_await pause.async_wait(kToken);
      wait = std::min(wait * 2, kLongestPause);
    }
  }
};

Link::Link(Address server, std::string token)
    : line_(std::make_shared<Line>(std::move(server), std::move(token))) {
  error_code ignored;
  line_->tls.set_default_verify_paths(ignored);
  line_->tls.set_verify_mode(asio::ssl::verify_peer);
  asio::co_spawn(line_->context, line_->keep_connected(), asio::detached);
  line_->thread = std::thread([line = line_.get()] { line->context.run(); });
}

Link::~Link() {
  asio::post(line_->context, [line = line_.get()] {
    line->ends = true;
    line->pause.cancel();
    if (line->hang_up) line->hang_up();
  });
  line_->thread.join();
}

std::string Link::send(Json message) {
  std::string id = random_id();
  message["id"] = id;
  // What was typed may be no text.
  std::string text = message.dump(-1, ' ', false, Json::error_handler_t::replace);
  asio::post(line_->context, [line = line_, id, text = std::move(text), lasts = lasting(message)] {
    if (lasts) line->unanswered.emplace_back(id, text);
    if (line->joined) line->say(text);
  });
  return id;
}

std::optional<Json> Link::next() {
  std::uint64_t count = 0;
  [[maybe_unused]] const auto read = ::read(line_->fd, &count, sizeof count);
  const std::lock_guard lock(line_->mutex);
  if (line_->heard.empty()) return std::nullopt;
  Json message = std::move(line_->heard.front());
  line_->heard.pop_front();
  if (!line_->heard.empty()) {
    const std::uint64_t one = 1;
    [[maybe_unused]] const auto written = ::write(line_->fd, &one, sizeof one);
  }
  return message;
}

int Link::signal() const { return line_->fd; }

}  // namespace fondaco::client
