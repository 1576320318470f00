#include "server/webhooks.hpp"

#include <deque>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>

#include "core/text.hpp"
#include "server/cuttable.hpp"
#include "server/log.hpp"

namespace fondaco::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::awaitable;
using asio::ip::tcp;

constexpr auto kToken = asio::as_tuple(asio::use_awaitable);
constexpr auto kPatience = std::chrono::seconds(5);
constexpr int kMostAtOnce = 16;
constexpr std::size_t kMostWaiting = 1000;
constexpr int kMostFailures = 3;
constexpr std::size_t kMostKnown = 10'000;

struct Url {
  bool secure = false;
  std::string host, port, target;
  std::string authority;
};

std::optional<Url> read_url(const std::string& text) {
  Url url;
  std::string_view rest = text;
  if (text.size() > 500 || !is_plain(text) || text.find(' ') != std::string::npos) return std::nullopt;
  if (rest.starts_with("https://")) {
    url.secure = true;
    rest.remove_prefix(8);
  } else if (rest.starts_with("http://")) {
    rest.remove_prefix(7);
  } else {
    return std::nullopt;
  }
  const std::size_t slash = rest.find_first_of("/?#");
  const std::string_view authority = rest.substr(0, slash);
  url.target =
      slash == std::string_view::npos ? "/" : std::string(rest.substr(slash, rest.find('#') - slash));
  if (!url.target.starts_with('/')) url.target.insert(0, "/");
  if (authority.empty() || authority.find('@') != std::string_view::npos) return std::nullopt;
  url.authority = authority;
  std::size_t colon = authority.rfind(':');
  if (authority.front() == '[') {
    const std::size_t end = authority.find(']');
    if (end == std::string_view::npos) return std::nullopt;
    url.host = authority.substr(1, end - 1);
    colon = end + 1 < authority.size() ? end + 1 : std::string_view::npos;
    if (colon != std::string_view::npos && authority[colon] != ':') return std::nullopt;
  } else {
    url.host = authority.substr(0, colon);
  }
  url.port = colon == std::string_view::npos ? (url.secure ? "443" : "80")
                                             : std::string(authority.substr(colon + 1));
  const bool digits = url.port.find_first_not_of("0123456789") == std::string::npos;
  if (url.host.empty() || url.port.empty() || url.port.size() > 5 || !digits) return std::nullopt;
  const int port = std::stoi(url.port);
  if (port < 1 || port > 65535) return std::nullopt;
  return url;
}

bool in_range(std::uint32_t address, std::uint32_t network, int bits) {
  return bits == 0 || ((address ^ network) >> (32 - bits)) == 0;
}

/// Whether an address is one that anybody on the internet could mean, and nobody's inside.
bool is_public(const asio::ip::address& address) {
  if (address.is_v6()) {
    const auto v6 = address.to_v6();
    if (v6.is_v4_mapped()) return is_public(asio::ip::make_address_v4(asio::ip::v4_mapped, v6));
    const auto bytes = v6.to_bytes();
    // Only 2000::/3 is given out; of it not what tunnels or documents (2001::/23, 2001:db8::/32, 2002::/16).
    if ((bytes[0] & 0xe0) != 0x20) return false;
    if (bytes[0] == 0x20 && bytes[1] == 0x02) return false;
    if (bytes[0] == 0x20 && bytes[1] == 0x01 && (bytes[2] < 2 || (bytes[2] == 0x0d && bytes[3] == 0xb8)))
      return false;
    return true;
  }
  const std::uint32_t v4 = address.to_v4().to_uint();
  struct Range {
    std::uint32_t network;
    int bits;
  };
  // This network, private, shared, loopback, link-local, protocol, documentation, benchmark, multicast,
  // reserved.
  static constexpr Range kInside[] = {
      {0x00000000, 8 },
      {0x0a000000, 8 },
      {0x64400000, 10},
      {0x7f000000, 8 },
      {0xa9fe0000, 16},
      {0xac100000, 12},
      {0xc0000000, 24},
      {0xc0000200, 24},
      {0xc0586300, 24},
      {0xc0a80000, 16},
      {0xc6120000, 15},
      {0xc6336400, 24},
      {0xcb007100, 24},
      {0xe0000000, 4 },
      {0xf0000000, 4 }
  };
  return std::none_of(std::begin(kInside), std::end(kInside),
                      [v4](const Range& r) { return in_range(v4, r.network, r.bits); });
}

}  // namespace

bool is_hook_url(const std::string& url, bool private_too) {
  const auto parsed = read_url(url);
  if (!parsed) return false;
  if (private_too) return true;
  boost::system::error_code not_an_address;
  const auto address = asio::ip::make_address(parsed->host, not_an_address);
  if (!not_an_address) return is_public(address);
  // Numbers that some resolvers take for addresses, and names that never leave the house.
  std::string name = normalised(parsed->host);
  while (name.ends_with('.')) name.pop_back();
  if (name.find_first_not_of("0123456789.x") == std::string::npos || name.starts_with("0x")) return false;
  return name != "localhost" && !name.ends_with(".localhost") && !name.ends_with(".local") &&
         !name.ends_with(".internal") && name.find('.') != std::string::npos;
}

/// Everything happens on one strand.
struct Webhooks::Caller : std::enable_shared_from_this<Caller> {
  Caller(asio::any_io_executor executor, bool private_too, Metrics& all)
      : strand(asio::make_strand(executor)), private_allowed(private_too), metrics(all) {
    boost::system::error_code ignored;
    tls.set_default_verify_paths(ignored);
    tls.set_verify_mode(asio::ssl::verify_peer);
  }

  struct Call {
    std::string url, body;
    std::function<void(Outcome)> done;
  };

  asio::strand<asio::any_io_executor> strand;
  bool private_allowed;
  Metrics& metrics;
  asio::ssl::context tls{asio::ssl::context::tls_client};
  std::deque<Call> waiting;
  int under_way = 0;
  bool ends = false;
  Cutter cutter;
  std::map<std::string, int> failures;  // in a row, by URL

  void add(Call call) {
    if (waiting.size() < kMostWaiting) waiting.push_back(std::move(call));
    next();
  }

  void next() {
    while (under_way < kMostAtOnce && !waiting.empty() && !ends) {
      ++under_way;
      asio::co_spawn(strand, carry_out(std::move(waiting.front())), asio::detached);
      waiting.pop_front();
    }
  }

  awaitable<void> carry_out(Call call) {
    const auto self = shared_from_this();
    const auto url = read_url(call.url);
    bool reached = false;
    if (url) reached = co_await post(*url, call.body);
    if (ends) co_return;
    metrics.called_hook(reached);
    Outcome outcome = reached ? Outcome::Reached : Outcome::Failed;
    if (reached) {
      failures.erase(call.url);
    } else if (++failures[call.url] >= kMostFailures) {
      outcome = Outcome::Hopeless;
      failures.erase(call.url);
      log_info("webhook dropped", {
                                      {"host", url ? url->host : ""}
      });
    }
    call.done(outcome);
    if (failures.size() > kMostKnown) failures.clear();
    --under_way;
    next();
  }

  template <class Stream>
  awaitable<bool> exchange(Stream& stream, const Url& url, const std::string& body) {
    http::request<http::string_body> request(http::verb::post, url.target, 11);
    request.set(http::field::host, url.authority);
    request.set(http::field::user_agent, "fondaco");
    request.set(http::field::content_type, "application/json");
    request.body() = body;
    request.prepare_payload();
    const auto [unsent, written] = co_await http::async_write(stream, request, kToken);
    if (unsent) co_return false;
    beast::flat_buffer buffer(8192);
    http::response_parser<http::empty_body> parser;
    parser.header_limit(8192);
    const auto [unread, read] = co_await http::async_read_header(stream, buffer, parser, kToken);
    const int status = parser.get().result_int();
    co_return !unread && status >= 200 && status < 300;
  }

  awaitable<bool> post(const Url& url, const std::string& body) {
    tcp::resolver resolver(strand);
    beast::tcp_stream plain(strand);
    std::optional<Cuttable> cuttable;
    cuttable.emplace(cutter, strand, [&] {
      resolver.cancel();
      plain.close();
    });
    const auto [unknown, found] = co_await resolver.async_resolve(url.host, url.port, kToken);
    if (unknown || found.empty()) co_return false;
    for (const auto& entry : found) {
      if (!private_allowed && !is_public(entry.endpoint().address())) co_return false;
    }
    const tcp::endpoint endpoint = found.begin()->endpoint();
    plain.expires_after(kPatience);
    const auto [unreached] = co_await plain.async_connect(endpoint, kToken);
    if (unreached) co_return false;
    if (!url.secure) {
      const bool done = co_await exchange(plain, url, body);
      co_return done;
    }
    cuttable.reset();
    beast::ssl_stream<beast::tcp_stream> secure(std::move(plain), tls);
    cuttable.emplace(cutter, strand, [&secure] { beast::get_lowest_layer(secure).close(); });
    secure.set_verify_callback(asio::ssl::host_name_verification(url.host));
    SSL_set_tlsext_host_name(secure.native_handle(), url.host.c_str());
    const auto [untrusted] = co_await secure.async_handshake(asio::ssl::stream_base::client, kToken);
    if (untrusted) co_return false;
    const bool done = co_await exchange(secure, url, body);
    co_return done;
  }
};

Webhooks::Webhooks(asio::any_io_executor executor, bool private_too, Metrics& metrics)
    : caller_(std::make_shared<Caller>(std::move(executor), private_too, metrics)) {}

Webhooks::~Webhooks() = default;

void Webhooks::stop() {
  asio::post(caller_->strand, [caller = caller_] {
    caller->ends = true;
    caller->waiting.clear();
  });
  caller_->cutter.cut_all();
}

void Webhooks::call(const std::string& url, std::string body, std::function<void(Outcome)> done) {
  Caller::Call call{url, std::move(body), std::move(done)};
  asio::post(caller_->strand,
             [caller = caller_, call = std::move(call)]() mutable { caller->add(std::move(call)); });
}

}  // namespace fondaco::server
