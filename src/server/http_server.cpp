#include "server/http_server.hpp"

#include <atomic>

#include "net/websocket.hpp"
#include "server/cuttable.hpp"
#include "server/log.hpp"
#include "server/replies.hpp"

namespace fondaco::server {

namespace {

using net::Task;

constexpr auto kReadTime = std::chrono::seconds(20);       // for a whole request
constexpr auto kRefusedTimeout = std::chrono::seconds(2);  // with who was refused and goes on speaking
constexpr auto kCloseTimeout = std::chrono::seconds(5);
constexpr std::size_t kLongestSpeech = 8 << 20;
constexpr std::uint32_t kLongestHeader = 16 << 10;
constexpr std::size_t kLargeBody = 64 << 10;
constexpr int kMostLargeBodies = 8;  // that are being read at a time

constexpr const char* kPolicyOfPages =
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: "
    "wss:; "
    "worker-src 'self' blob:; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'; base-uri 'none'";

/// Who sends this, as the proxy in front says: the last word of the last header, since all before it may be
/// the client's own.
std::string forwarded_for(const net::HttpConnection& from, const std::string& proxy) {
  const std::string last(from.last_field("X-Forwarded-For"));
  const std::size_t blank = last.find_last_of(", ");
  const std::string address = household(blank == std::string::npos ? last : last.substr(blank + 1));
  return address.empty() ? proxy : address;
}

/// All but the body.
HttpRequest read_http(const net::HttpConnection& from, const std::string& address, bool secure,
                      bool behind_proxy) {
  HttpRequest request;
  request.method = from.method();
  const std::string_view target = from.target();
  const std::size_t query = target.find('?');
  request.path = target.substr(0, query);
  if (query != std::string_view::npos) request.query = target.substr(query + 1);
  request.host = from.field("Host");
  request.origin = from.field("Origin");
  request.cookie = from.field("Cookie");
  request.authorization = from.field("Authorization");
  request.accept_encoding = from.field("Accept-Encoding");
  request.if_none_match = from.field("If-None-Match");
  request.address = behind_proxy ? forwarded_for(from, address) : address;
  request.secure = secure || (behind_proxy && from.field("X-Forwarded-Proto") == "https");
  return request;
}

/// The answer with what every answer has.
net::HttpResponse dressed(const HttpReply& reply) {
  net::HttpResponse response;
  response.status = reply.status;
  response.body = reply.shared ? *reply.shared : reply.body;
  net::HttpFields& fields = response.fields;
  fields.emplace_back("Server", "fondaco");
  if (reply.status != 204 && reply.status != 304) fields.emplace_back("Content-Type", reply.type);
  fields.emplace_back("X-Content-Type-Options", "nosniff");
  fields.emplace_back("Referrer-Policy", "same-origin");
  bool cached = false;
  for (const auto& field : reply.headers) {
    fields.push_back(field);
    cached = cached || field.first == "Cache-Control";
  }
  if (!cached) fields.emplace_back("Cache-Control", "no-store");
  if (reply.type.starts_with("text/html")) fields.emplace_back("Content-Security-Policy", kPolicyOfPages);
  return response;
}

/// The last answer on a connection.
Task<> refuse(net::HttpConnection& http, HttpReply refusal) {
  // g++ 12 destroys some temporaries of a co_await expression twice: an answer is made before it.
  net::HttpResponse response = dressed(refusal);
  http.connection().expires_after(kReadTime);
  co_await http.write(std::move(response));
}

/// Its time is limited, as TLS waits for the other end.
Task<> end(net::Connection& connection) {
  connection.expires_after(kCloseTimeout);
  co_await connection.shut_down();
}

/// A socket that plays: what is to be sent waits its turn; what comes in goes to the visit.
class Socket : public Wire, public std::enable_shared_from_this<Socket> {
 public:
  Socket(net::Loop& loop, net::HttpConnection http, Services& services, OpenWires& wires, Cutter& cutter,
         std::string from)
      : loop_(loop),
        socket_(std::move(http), kLimits),
        services_(services),
        wires_(wires),
        cutter_(cutter),
        from_(std::move(from)) {}

  Task<> run(std::string person) {
    const auto self = shared_from_this();
    const Cuttable cuttable(cutter_, loop_, [this] { socket_.cut(); });
    const bool accepted = co_await socket_.accept();
    if (!accepted) co_return;
    Visit visit(services_, self, std::move(person));
    wires_.add(self);
    services_.house.metrics().opened_line();
    for (;;) {
      const bool heard = co_await socket_.read();
      if (!heard) break;
      socket_.is_text() ? visit.hear(socket_.message()) : visit.hear_bytes();
    }
    visit.gone();
    wires_.remove(this);
    services_.house.metrics().closed_line();
  }

  const std::string& from() const override { return from_; }
  void send(Text text) override {
    loop_.post([self = shared_from_this(), text = std::move(text)] {
      self->socket_.send(text);
      // One long message may be under way; what may not grow is what waits behind it.
      if (self->socket_.waiting() > self->services_.house.settings().most_queued) self->cut_off();
    });
  }
  void close(int code, std::string reason) override {
    loop_.post([self = shared_from_this(), code, reason = std::move(reason)] {
      self->socket_.close(static_cast<std::uint16_t>(code), reason);
    });
  }

 private:
  /// For one who does not read: there is no use in saying goodbye.
  void cut_off() {
    if (!socket_.is_open()) return;
    log_info("line cut off", {
                                 {"reason", "too much waits to be read"}
    });
    services_.house.metrics().refused("slow");
    socket_.cut();
  }

  static constexpr net::WebSocket::Limits kLimits{
      .greeting = std::chrono::seconds(10),
      .idle = std::chrono::seconds(60),
      .longest = kLongestRequest,
      .most_kept = kLongestRequest + 512,
  };

  net::Loop& loop_;
  net::WebSocket socket_;
  Services& services_;
  OpenWires& wires_;
  Cutter& cutter_;
  const std::string from_;
};

/// Reads the rest of a request whose head is there. The status that refuses it, if it was read.
Task<net::HttpConnection::Outcome> read_body(net::HttpConnection& http, Services& services,
                                             std::atomic<int>& large_bodies, int& refused) {
  const std::string_view target = http.target();
  const std::size_t most = services.api.longest_body(target.substr(0, target.find('?')));
  const std::uint64_t length = http.announced().value_or(most);
  struct Place {
    std::atomic<int>& taken;
    const bool large;
    ~Place() { taken -= large ? 1 : 0; }
  } place{large_bodies, !http.complete() && length <= most && most > kLargeBody && length > kLargeBody};
  if (place.large && ++large_bodies > kMostLargeBodies) refused = 503;
  if (refused != 0) co_return net::HttpConnection::Outcome::Done;
  const auto outcome = co_await http.read_body(most);
  co_return outcome;
}

/// What `serve` knows of the server.
struct Serving {
  Services& services;
  OpenWires& wires;
  Cutter& cutter;
  std::atomic<int>& large_bodies;
};

/// A request for a WebSocket, and what is said on it.
Task<> serve_socket(net::Loop& loop, net::HttpConnection http, const Serving& serving, HttpRequest asked) {
  Services& services = serving.services;
  // Behind a proxy all connections come from there: who is at the other end counts from here on.
  std::optional<Entered> entered;
  if (services.house.settings().behind_proxy) entered.emplace(services.door, asked.address);
  std::optional<HttpReply> refusal;
  if (asked.path != "/play") {
    refusal = refusal_reply(404, "not_found", "There is nothing here.");
  } else if (!services.api.from_here(asked)) {
    refusal = refusal_reply(403, "foreign_origin", "This was not sent from a page of this server.");
  } else if (entered && !*entered) {
    refusal = refusal_reply(429, "too_fast", "Too many lines come from your address.");
  }
  if (refusal) {
    const Cuttable cuttable(serving.cutter, loop, [&http] { http.connection().cut(); });
    co_await refuse(http, std::move(*refusal));
    co_await end(http.connection());
    co_return;
  }
  std::string person = services.api.person_of(asked);
  const auto socket =
      std::make_shared<Socket>(loop, std::move(http), services, serving.wires, serving.cutter, asked.address);
  co_await socket->run(std::move(person));
}

/// One connection, from its first request to its last or to the socket it becomes.
Task<> serve(net::Loop& loop, net::Connection connection, Serving serving, std::string address) {
  using Outcome = net::HttpConnection::Outcome;
  Services& services = serving.services;
  const bool behind_proxy = services.house.settings().behind_proxy;
  const bool secure = connection.secure();
  net::HttpConnection http(std::move(connection));
  std::optional<Cuttable> cuttable;
  cuttable.emplace(serving.cutter, loop, [&http] { http.connection().cut(); });
  for (bool open = true; open;) {
    http.connection().expires_after(kReadTime);
    int refused = 0;
    Outcome outcome = co_await http.read_head(kLongestHeader);
    if (outcome == Outcome::Done) outcome = co_await read_body(http, services, serving.large_bodies, refused);
    if (outcome == Outcome::TooLarge) refused = 413;
    if (refused != 0) {
      HttpReply refusal = refusal_reply(refused, "too_large", "This is more than anybody needs to say here.");
      if (refused == 503)
        refusal = refusal_reply(refused, "busy", "Too many ask for this at once; please try again.");
      co_await refuse(http, std::move(refusal));
      http.connection().expires_after(kRefusedTimeout);
      co_await http.connection().hear_out(kLongestSpeech);
      break;
    }
    if (outcome == Outcome::Nonsense) {
      HttpReply refusal = refusal_reply(400, "bad_message", "This is not HTTP.");
      co_await refuse(http, std::move(refusal));
    }
    if (outcome != Outcome::Done) break;
    HttpRequest asked = read_http(http, address, secure, behind_proxy);
    if (http.wants_socket()) {
      cuttable.reset();
      co_await serve_socket(loop, std::move(http), serving, std::move(asked));
      co_return;
    }
    asked.body = http.take_body();
    const bool head = asked.method == "HEAD";
    const bool api = asked.path.starts_with("/api") || asked.path == "/health" || asked.path == "/metrics";
    HttpReply reply;
    if (api) {
      reply = co_await services.api.answer(std::move(asked));
    } else {
      reply = services.assets.answer(asked);
    }
    services.house.metrics().answered(reply.status);
    net::HttpResponse response = dressed(reply);
    response.head_only = head;
    response.keep_alive = http.keep_alive();
    response.version = http.version();
    const bool keep_alive = response.keep_alive;
    http.connection().expires_after(kReadTime);
    const bool written = co_await http.write(std::move(response));
    open = written && keep_alive;
  }
  co_await end(http.connection());
}

}  // namespace

struct HttpServer::Listener : std::enable_shared_from_this<Listener> {
  Listener(Services& all, OpenWires& open, const std::vector<std::unique_ptr<net::Loop>>& on)
      : services(all), wires(open), loops(on), listener(*loops.front()), pause(*loops.front()) {}

  Services& services;
  OpenWires& wires;
  const std::vector<std::unique_ptr<net::Loop>>& loops;
  net::Listener listener;
  net::Timer pause;
  std::optional<net::Tls> tls;
  Cutter cutter;
  std::atomic<int> large_bodies{0};
  std::size_t next = 0;

  Task<> take_in() {
    const auto self = shared_from_this();
    while (listener.is_open()) {
      net::Loop& loop = *loops[next++ % loops.size()];
      auto connection = co_await listener.accept(loop);
      if (!listener.is_open()) break;
      if (!connection) {  // no more descriptors, say: wait until somebody has gone
        log_warning("connection not taken", {
                                                {"reason", connection.error().text}
        });
        co_await pause.pause(std::chrono::milliseconds(200));
        continue;
      }
      const auto remote = connection->peer();
      if (!remote) continue;  // it has gone already
      const std::string address = household(*remote);
      std::shared_ptr<Entered> entered;
      if (!services.house.settings().behind_proxy) {
        entered = std::make_shared<Entered>(services.door, address);
        if (!*entered) continue;  // closed at once
      }
      loop.spawn(meet(loop, std::move(*connection), address, std::move(entered)));
    }
  }

  Task<> meet(net::Loop& loop, net::Connection connection, std::string address, std::shared_ptr<Entered>) {
    const auto self = shared_from_this();
    try {
      if (tls) {
        const Cuttable cuttable(cutter, loop, [&connection] { connection.cut(); });
        connection.expires_after(kReadTime);
        const auto failed = co_await connection.secure_as_server(*tls);
        if (failed) co_return;
      }
      const Serving serving{services, wires, cutter, large_bodies};
      co_await serve(loop, std::move(connection), serving, address);
    } catch (const std::exception& error) {  // memory, or a library: this line ends, the others go on
      log_error("line failed", {
                                   {"reason", error.what()}
      });
    }
  }
};

HttpServer::HttpServer(Services& services, OpenWires& wires,
                       const std::vector<std::unique_ptr<net::Loop>>& loops)
    : listener_(std::make_shared<Listener>(services, wires, loops)) {}

HttpServer::~HttpServer() { stop(); }

tl::expected<unsigned short, std::string> HttpServer::listen() {
  const Settings& settings = listener_->services.house.settings();
  const auto address = net::read_ip_address(settings.bind);
  if (!address) return tl::make_unexpected("'" + settings.bind + "' is no address to listen at");
  if (!settings.certificate.empty()) {
    auto tls = net::Tls::for_server(settings.certificate, settings.key);
    if (!tls) return tl::make_unexpected(std::move(tls.error()));
    listener_->tls.emplace(std::move(*tls));
  }
  const net::Endpoint endpoint{*address, static_cast<std::uint16_t>(settings.port)};
  const auto port = listener_->listener.open(endpoint);
  if (!port) {
    return tl::make_unexpected("nothing can be heard at " + settings.bind + ":" +
                               std::to_string(settings.port) + ": " + port.error());
  }
  listener_->loops.front()->spawn(listener_->take_in());
  return *port;
}

void HttpServer::stop() {
  listener_->loops.front()->post([listener = listener_] {
    listener->listener.close();
    listener->pause.cancel();
  });
}

void HttpServer::cut_all() { listener_->cutter.cut_all(); }

}  // namespace fondaco::server
