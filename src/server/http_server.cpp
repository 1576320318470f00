#include "server/http_server.hpp"

#include <array>
#include <atomic>
#include <deque>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>

#include "server/cuttable.hpp"
#include "server/log.hpp"
#include "server/replies.hpp"

namespace fondaco::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::awaitable;
using asio::ip::tcp;
using boost::system::error_code;
using Plain = beast::tcp_stream;
using Secure = beast::ssl_stream<beast::tcp_stream>;

constexpr auto kToken = asio::as_tuple(asio::use_awaitable);
constexpr auto kReadTime = std::chrono::seconds(20);  // for a whole request
constexpr auto kIdleTime = std::chrono::seconds(60);
constexpr auto kPatience = std::chrono::seconds(2);  // with who was refused and goes on speaking
constexpr std::size_t kLongestSpeech = 8 << 20;
constexpr std::uint32_t kLongestHeader = 16 << 10;
constexpr std::size_t kLargeBody = 64 << 10;
constexpr int kMostLargeBodies = 8;  // that are being read at a time

constexpr const char* kPolicyOfPages =
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: "
    "wss:; "
    "worker-src 'self' blob:; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'; base-uri 'none'";

using Request = http::request<http::string_body>;
using Parser = http::request_parser<http::string_body>;

/// Who sends this, as the proxy in front says: the last word of the last header, since all before it may be
/// the client's own.
std::string forwarded_for(const http::fields& fields, const std::string& proxy) {
  std::string last;
  const auto [begin, end] = fields.equal_range("X-Forwarded-For");
  for (auto field = begin; field != end; ++field) last = std::string(field->value());
  const std::size_t blank = last.find_last_of(", ");
  const std::string address = household(blank == std::string::npos ? last : last.substr(blank + 1));
  return address.empty() ? proxy : address;
}

/// All but the body.
HttpRequest read_http(const http::request_header<>& from, const std::string& address, bool secure,
                      bool behind_proxy) {
  HttpRequest request;
  const auto text = [&](http::field field) { return std::string(from[field]); };
  request.method = std::string(from.method_string());
  const std::string target(from.target());
  const std::size_t query = target.find('?');
  request.path = target.substr(0, query);
  if (query != std::string::npos) request.query = target.substr(query + 1);
  request.host = text(http::field::host);
  request.origin = text(http::field::origin);
  request.cookie = text(http::field::cookie);
  request.authorization = text(http::field::authorization);
  request.accept_encoding = text(http::field::accept_encoding);
  request.if_none_match = text(http::field::if_none_match);
  request.address = behind_proxy ? forwarded_for(from, address) : address;
  request.secure = secure || (behind_proxy && from["X-Forwarded-Proto"] == "https");
  return request;
}

/// The answer with what every answer has.
template <class Body>
void dress(http::response<Body>& response, const HttpReply& reply, bool keep_alive) {
  response.set(http::field::server, "fondaco");
  if (reply.status != 204 && reply.status != 304) response.set(http::field::content_type, reply.type);
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "same-origin");
  bool cached = false;
  for (const auto& [name, value] : reply.headers) {
    response.insert(name, value);
    cached = cached || name == "Cache-Control";
  }
  if (!cached) response.set(http::field::cache_control, "no-store");
  if (reply.type.starts_with("text/html")) response.set("Content-Security-Policy", kPolicyOfPages);
  response.keep_alive(keep_alive);
}

template <class Stream>
awaitable<bool> write_reply(Stream& stream, HttpReply reply, bool head, bool keep_alive, unsigned version) {
  beast::get_lowest_layer(stream).expires_after(kReadTime);
  const auto status = static_cast<http::status>(reply.status);
  if (reply.status == 204 || reply.status == 304) {
    http::response<http::empty_body> empty(status, version);
    dress(empty, reply, keep_alive);
    const auto [error, written] = co_await http::async_write(stream, empty, kToken);
    co_return !error && keep_alive;
  }
  const std::string& content = reply.shared ? *reply.shared : reply.body;
  http::response<http::span_body<const char>> response(status, version);
  dress(response, reply, keep_alive);
  response.content_length(content.size());
  if (!head) response.body() = beast::span<const char>(content.data(), content.size());
  if (head) {
    http::response_serializer<http::span_body<const char>> serializer(response);
    const auto [error, written] = co_await http::async_write_header(stream, serializer, kToken);
    co_return !error && keep_alive;
  }
  const auto [error, written] = co_await http::async_write(stream, response, kToken);
  co_return !error && keep_alive;
}

/// A socket that plays: what is to be sent waits its turn; what comes in goes to the visit.
template <class Stream>
class Socket : public Wire, public std::enable_shared_from_this<Socket<Stream>> {
 public:
  Socket(Stream stream, Services& services, OpenWires& wires, Cutter& cutter, std::string from)
      : ws_(std::move(stream)), services_(services), wires_(wires), cutter_(cutter), from_(std::move(from)) {}

  awaitable<void> run(const Request& request, std::string person) {
    auto self = this->shared_from_this();
    const Cuttable cuttable(cutter_, ws_.get_executor(), [this] { cut(); });
    beast::get_lowest_layer(ws_).expires_never();
    // Beast pings after half of the idle time.
    ws_.set_option(websocket::stream_base::timeout{std::chrono::seconds(10), kIdleTime, true});
    ws_.read_message_max(kLongestRequest);
    const auto [refused] = co_await ws_.async_accept(request, kToken);
    if (refused) co_return;
    Visit visit(services_, self, std::move(person));
    wires_.add(self);
    services_.house.metrics().opened_line();
    beast::flat_buffer buffer(kLongestRequest + 512);
    for (;;) {
      const auto [error, size] = co_await ws_.async_read(buffer, kToken);
      if (error || closed_) break;
      if (ws_.got_text()) {
        visit.hear({static_cast<const char*>(buffer.data().data()), buffer.size()});
      } else {
        visit.hear_bytes();
      }
      buffer.clear();
    }
    closed_ = true;
    visit.gone();
    wires_.remove(this);
    services_.house.metrics().closed_line();
  }

  const std::string& from() const override { return from_; }
  void send(Text text) override {
    asio::post(ws_.get_executor(),
               [self = this->shared_from_this(), text = std::move(text)] { self->enqueue(text); });
  }
  void close(int code, std::string reason) override {
    asio::post(ws_.get_executor(), [self = this->shared_from_this(), code, reason = std::move(reason)] {
      if (self->closing_ || self->closed_) return;
      self->closing_ = websocket::close_reason(static_cast<websocket::close_code>(code), reason);
      self->write_on();
    });
  }

 private:
  void enqueue(const Text& text) {
    if (closed_ || closing_) return;
    waiting_ += text->size();
    queue_.push_back(text);
    // One long message may be under way; what may not grow is what waits behind it.
    if (waiting_ - queue_.front()->size() > services_.house.settings().most_queued) return cut_off();
    write_on();
  }

  void write_on() {
    if (writing_ || closed_) return;
    if (queue_.empty()) {
      if (!closing_) return;
      writing_ = true;
      ws_.async_close(*closing_, [self = this->shared_from_this()](error_code) { self->closed_ = true; });
      return;
    }
    writing_ = true;
    ws_.text(true);
    ws_.async_write(asio::buffer(*queue_.front()),
                    [self = this->shared_from_this()](error_code error, std::size_t) {
                      self->writing_ = false;
                      self->waiting_ -= self->queue_.front()->size();
                      self->queue_.pop_front();
                      if (error) self->closed_ = true;
                      self->write_on();
                    });
  }

  /// For one who does not read: there is no use in saying goodbye.
  void cut_off() {
    log_info("line cut off", {
                                 {"reason", "too much waits to be read"}
    });
    services_.house.metrics().refused("slow");
    cut();
  }
  void cut() {
    closed_ = true;
    beast::get_lowest_layer(ws_).cancel();
    beast::get_lowest_layer(ws_).close();
  }

  websocket::stream<Stream> ws_;
  Services& services_;
  OpenWires& wires_;
  Cutter& cutter_;
  const std::string from_;
  std::deque<Text> queue_;
  std::size_t waiting_ = 0;
  bool writing_ = false;
  bool closed_ = false;
  std::optional<websocket::close_reason> closing_;
};

/// The rest of a request whose header is there. The status that refuses it, or 0; `error` if the line failed.
template <class Stream>
awaitable<int> read_body(Stream& stream, beast::flat_buffer& buffer, Parser& parser, Services& services,
                         std::atomic<int>& large_bodies, error_code& error) {
  const std::string target(parser.get().target());
  const std::size_t most = services.api.longest_body(target.substr(0, target.find('?')));
  parser.body_limit(most);
  if (parser.is_done()) co_return 0;
  if (parser.content_length().value_or(0) > most) co_return 413;
  struct Place {
    std::atomic<int>& taken;
    const bool large;
    ~Place() { taken -= large ? 1 : 0; }
  } place{large_bodies, most > kLargeBody && parser.content_length().value_or(most) > kLargeBody};
  if (place.large && ++large_bodies > kMostLargeBodies) co_return 503;
  const auto [failed, size] = co_await http::async_read(stream, buffer, parser, kToken);
  if (failed == http::error::body_limit) co_return 413;
  error = failed;
  co_return 0;
}

/// Lets somebody who was refused finish speaking, within reason: a line that is closed before is broken, and
/// the answer may be lost with it.
template <class Stream>
awaitable<void> hear_out(Stream& stream) {
  beast::get_lowest_layer(stream).expires_after(kPatience);
  std::array<char, 16 << 10> ignored{};
  for (std::size_t heard = 0; heard < kLongestSpeech;) {
    const auto [error, size] = co_await stream.async_read_some(asio::buffer(ignored), kToken);
    if (error) break;
    heard += size;
  }
}

/// One connection, from its first request to its last or to the socket it becomes.
template <class Stream>
awaitable<void> serve(Stream stream, Services& services, OpenWires& wires, Cutter& cutter,
                      std::atomic<int>& large_bodies, std::string address) {
  constexpr bool kSecure = std::is_same_v<Stream, Secure>;
  const bool behind_proxy = services.house.settings().behind_proxy;
  std::optional<Cuttable> cuttable;
  cuttable.emplace(cutter, stream.get_executor(), [&stream] { beast::get_lowest_layer(stream).close(); });
  beast::flat_buffer buffer;
  for (bool open = true; open;) {
    Parser parser;
    parser.header_limit(kLongestHeader);
    parser.body_limit(boost::none);  // until it is known what it is for
    beast::get_lowest_layer(stream).expires_after(kReadTime);
    const auto [unread, size] = co_await http::async_read_header(stream, buffer, parser, kToken);
    error_code error = unread;
    int refused = error == http::error::header_limit ? 413 : 0;
    if (!error) refused = co_await read_body(stream, buffer, parser, services, large_bodies, error);
    if (refused != 0) {
      // g++ 12 destroys some temporaries of a co_await expression twice: an answer is made before it.
      HttpReply refusal = refusal_reply(refused, "too_large", "This is more than anybody needs to say here.");
      if (refused == 503)
        refusal = refusal_reply(refused, "busy", "Too many ask for this at once; please try again.");
      co_await write_reply(stream, std::move(refusal), false, false, 11);
      co_await hear_out(stream);
      break;
    }
    if (error) {
      const bool spoke = error.category() == http::make_error_code(http::error::end_of_stream).category() &&
                         error != http::error::end_of_stream && error != http::error::partial_message;
      if (spoke) {
        HttpReply refusal = refusal_reply(400, "bad_message", "This is not HTTP.");
        co_await write_reply(stream, std::move(refusal), false, false, 11);
      }
      break;
    }
    Request request = parser.release();
    HttpRequest asked = read_http(request, address, kSecure, behind_proxy);
    asked.body = std::move(request.body());
    if (websocket::is_upgrade(request)) {
      // Behind a proxy all connections come from there: who is at the other end counts from here on.
      std::optional<Entered> entered;
      if (behind_proxy) entered.emplace(services.door, asked.address);
      std::optional<HttpReply> refusal;
      if (asked.path != "/play") {
        refusal = refusal_reply(404, "not_found", "There is nothing here.");
      } else if (!services.api.from_here(asked)) {
        refusal = refusal_reply(403, "foreign_origin", "This was not sent from a page of this server.");
      } else if (entered && !*entered) {
        refusal = refusal_reply(429, "too_fast", "Too many lines come from your address.");
      }
      if (refusal) {
        co_await write_reply(stream, std::move(*refusal), false, false, 11);
        break;
      }
      std::string person = services.api.person_of(asked);
      cuttable.reset();
      auto socket =
          std::make_shared<Socket<Stream>>(std::move(stream), services, wires, cutter, asked.address);
      co_await socket->run(request, std::move(person));
      co_return;
    }
    const bool head = asked.method == "HEAD";
    const bool keep = request.keep_alive();
    const unsigned version = request.version();
    const bool api = asked.path.starts_with("/api") || asked.path == "/health" || asked.path == "/metrics";
    HttpReply reply;
    if (api) {
      reply = co_await services.api.answer(std::move(asked));
    } else {
      reply = services.assets.answer(asked);
    }
    services.house.metrics().answered(reply.status);
    open = co_await write_reply(stream, std::move(reply), head, keep, version);
  }
  if constexpr (kSecure) {
    beast::get_lowest_layer(stream).expires_after(std::chrono::seconds(5));
    co_await stream.async_shutdown(kToken);
  } else {
    error_code ignored;
    stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
  }
}

}  // namespace

struct HttpServer::Listener : std::enable_shared_from_this<Listener> {
  Listener(Services& all, OpenWires& open, std::vector<asio::io_context*> contexts_)
      : services(all),
        wires(open),
        contexts(std::move(contexts_)),
        acceptor(*contexts.front()),
        pause(*contexts.front()) {}

  Services& services;
  OpenWires& wires;
  std::vector<asio::io_context*> contexts;
  tcp::acceptor acceptor;
  asio::steady_timer pause;
  std::optional<asio::ssl::context> tls;
  Cutter cutter;
  std::atomic<int> large_bodies{0};
  std::size_t next = 0;

  std::string load_certificate(const Settings& settings) {
    tls.emplace(asio::ssl::context::tls_server);
    tls->set_options(asio::ssl::context::default_workarounds | asio::ssl::context::no_tlsv1 |
                     asio::ssl::context::no_tlsv1_1);
    error_code error;
    tls->use_certificate_chain_file(settings.certificate, error);
    if (error) return "the certificate " + settings.certificate + " can't be used: " + error.message();
    tls->use_private_key_file(settings.key, asio::ssl::context::pem, error);
    if (error) return "the key " + settings.key + " can't be used: " + error.message();
    return {};
  }

  awaitable<void> take_in() {
    const auto self = shared_from_this();
    while (acceptor.is_open()) {
      asio::io_context& context = *contexts[next++ % contexts.size()];
      auto [error, socket] = co_await acceptor.async_accept(context, kToken);
      if (error == asio::error::operation_aborted) break;
      if (error) {  // no more descriptors, say: wait until somebody has gone
        log_warning("connection not taken", {
                                                {"reason", error.message()}
        });
        pause.expires_after(std::chrono::milliseconds(200));
        co_await pause.async_wait(kToken);
        continue;
      }
      error_code unknown;
      const auto remote = socket.remote_endpoint(unknown);
      if (unknown) continue;  // it has gone already
      const std::string address = household(remote.address().to_string());
      std::shared_ptr<Entered> entered;
      if (!services.house.settings().behind_proxy) {
        entered = std::make_shared<Entered>(services.door, address);
        if (!*entered) continue;  // closed at once
      }
      socket.set_option(tcp::no_delay(true), unknown);
      asio::co_spawn(context, meet(std::move(socket), address, std::move(entered)), asio::detached);
    }
  }

  awaitable<void> meet(tcp::socket socket, std::string address, std::shared_ptr<Entered>) {
    const auto self = shared_from_this();
    try {
      Plain stream(std::move(socket));
      if (!tls) {
        co_await serve(std::move(stream), services, wires, cutter, large_bodies, address);
        co_return;
      }
      Secure secure(std::move(stream), *tls);
      std::optional<Cuttable> cuttable;
      cuttable.emplace(cutter, secure.get_executor(), [&secure] { beast::get_lowest_layer(secure).close(); });
      beast::get_lowest_layer(secure).expires_after(kReadTime);
      const auto [error] = co_await secure.async_handshake(asio::ssl::stream_base::server, kToken);
      cuttable.reset();
      if (!error) co_await serve(std::move(secure), services, wires, cutter, large_bodies, address);
    } catch (const std::exception& error) {  // memory, or a library: this line ends, the others go on
      log_error("line failed", {
                                   {"reason", error.what()}
      });
    }
  }
};

HttpServer::HttpServer(Services& services, OpenWires& wires, std::vector<asio::io_context*> contexts)
    : listener_(std::make_shared<Listener>(services, wires, std::move(contexts))) {}

HttpServer::~HttpServer() { stop(); }

tl::expected<unsigned short, std::string> HttpServer::listen() {
  const Settings& settings = listener_->services.house.settings();
  error_code error;
  const auto address = asio::ip::make_address(settings.bind, error);
  if (error) return tl::make_unexpected("'" + settings.bind + "' is no address to listen at");
  if (!settings.certificate.empty()) {
    if (std::string reason = listener_->load_certificate(settings); !reason.empty())
      return tl::make_unexpected(std::move(reason));
  }
  const tcp::endpoint endpoint(address, settings.port);
  tcp::acceptor& acceptor = listener_->acceptor;
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(4096, error);
  if (error) {
    return tl::make_unexpected("nothing can be heard at " + settings.bind + ":" +
                               std::to_string(settings.port) + ": " + error.message());
  }
  asio::co_spawn(*listener_->contexts.front(), listener_->take_in(), asio::detached);
  return acceptor.local_endpoint().port();
}

void HttpServer::stop() {
  asio::post(*listener_->contexts.front(), [listener = listener_] {
    error_code ignored;
    listener->acceptor.close(ignored);
    listener->pause.cancel();
  });
}

void HttpServer::cut_all() { listener_->cutter.cut_all(); }

}  // namespace fondaco::server
