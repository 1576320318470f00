#include "client/link.hpp"

#include <deque>
#include <mutex>
#include <random>
#include <thread>

#include <sys/eventfd.h>
#include <unistd.h>

#include "client/http.hpp"
#include "client/message_check.hpp"
#include "net/bucket.hpp"
#include "net/websocket.hpp"

namespace fondaco::client {

namespace {

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
  net::Loop loop;
  net::Timer pause{loop};
  net::Tls tls = net::Tls::for_client();
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
  bool waits = false;   // for the pace
  Bucket pace{40, 18};  // a little less than a server lets pass
  net::Timer breath{loop};
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

  net::Task<> talk(net::WebSocket& socket) {
    net::HttpFields fields = {
        {"User-Agent", "fondaco"}
    };
    if (!token.empty()) fields.emplace_back("Authorization", "Bearer " + token);
    const std::string target = "/play";
    const bool welcome = co_await socket.greet(server.authority(), target, std::move(fields));
    if (!welcome || ends) co_return;
    outgoing.clear();
    waits = false;
    write_on = [this, &socket] {
      while (!waits && !outgoing.empty()) {
        if (!pace.take(
                std::chrono::steady_clock::now())) {  // a script may answer faster than the house allows
          waits = true;
          breath.after(kBreath, [this] {
            waits = false;
            if (write_on) write_on();
          });
          return;
        }
        socket.send(std::make_shared<const std::string>(std::move(outgoing.front())));
        outgoing.pop_front();
      }
    };
    join();
    for (;;) {
      const bool read = co_await socket.read();
      if (!read || ends) break;
      hear(std::string(socket.message()));
      if (ends || dropped) break;
    }
    write_on = nullptr;
    breath.cancel();
  }

  /// One line, from its opening to its loss.
  net::Task<> connect() {
    auto found = co_await net::look_up(loop, server.host, server.port);
    if (!found || ends) co_return;
    net::Connection connection(loop);
    connection.expires_after(kAnswerTimeout);
    hang_up = [&connection] { connection.cut(); };
    const auto unreached = co_await connection.connect(std::move(*found));
    if (unreached || ends) co_return;
    if (server.secure) {
      const auto untrusted = co_await connection.secure_as_client(tls, server.host);
      if (untrusted || ends) co_return;
    }
    const net::WebSocket::Limits limits{.greeting = kAnswerTimeout, .longest = 64 << 20};
    net::WebSocket socket(std::move(connection), limits);
    hang_up = [&socket] { socket.cut(); };
    co_await talk(socket);
    socket.cut();
  }

  net::Task<> keep_connected() {
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
      co_await pause.pause(wait);
      wait = std::min(wait * 2, kLongestPause);
    }
  }
};

Link::Link(Address server, std::string token)
    : line_(std::make_shared<Line>(std::move(server), std::move(token))) {
  line_->loop.spawn(line_->keep_connected());
  line_->thread = std::thread([line = line_.get()] { line->loop.run(); });
}

Link::~Link() {
  line_->loop.post([line = line_.get()] {
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
  line_->loop.post([line = line_, id, text = std::move(text), lasts = lasting(message)] {
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
