#include "server/webhooks.hpp"

#include <array>
#include <deque>
#include <mutex>
#include <thread>

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

#include "net/bucket.hpp"
#include "server/cuttable.hpp"
#include "server/hook_url.hpp"
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
constexpr int kMostLookUps = 32;
/// After a failure, and after each further one; then the hook is given up.
constexpr std::array<std::chrono::seconds, 4> kPauses = {std::chrono::seconds(5), std::chrono::minutes(1),
                                                         std::chrono::minutes(10), std::chrono::hours(1)};
constexpr std::size_t kMostKnown = 10'000;

/// Threads that look names up, which nothing can end before their time: they may outlive everything else, so
/// they know only this.
struct LookUps {
  std::mutex mutex;
  int under_way = 0;
  bool ended = false;
};

}  // namespace

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
  /// The addresses that a name stands for, and who waits for them.
  struct Found {
    asio::steady_timer patience;
    std::vector<tcp::endpoint> endpoints{};
  };

  asio::strand<asio::any_io_executor> strand;
  bool private_allowed;
  Metrics& metrics;
  asio::ssl::context tls{asio::ssl::context::tls_client};
  std::deque<Call> waiting;
  int under_way = 0;
  std::size_t resting = 0;  // until they are tried again
  bool ends = false;
  Cutter cutter;
  std::map<std::string, int> failures;  // in a row, by URL
  std::map<std::string, Bucket> rates;  // by host
  const std::shared_ptr<LookUps> look_ups = std::make_shared<LookUps>();

  void add(Call call) {
    const auto url = read_hook_url(call.url);
    const auto now = std::chrono::steady_clock::now();
    if (rates.size() > kMostKnown) rates.clear();
    const bool too_many = waiting.size() >= kMostWaiting || !url ||
                          !rates.try_emplace(url->host, 30, 1).first->second.take(now);
    if (too_many) return call.done(Outcome::Failed);
    waiting.push_back(std::move(call));
    next();
  }

  void next() {
    while (under_way < kMostAtOnce && !waiting.empty() && !ends) {
      ++under_way;
      Call call = std::move(waiting.front());
      waiting.pop_front();
      asio::co_spawn(strand, carry_out(std::move(call)), asio::detached);  // may be done at once, and come here
    }
  }

  awaitable<void> carry_out(Call call) {
    const auto self = shared_from_this();
    const auto url = read_hook_url(call.url);
    bool reached = false;
    if (url) reached = co_await post(*url, call.body);
    if (ends) co_return;
    metrics.called_hook(reached);
    Outcome outcome = reached ? Outcome::Reached : Outcome::Failed;
    if (reached) {
      failures.erase(call.url);
    } else if (++failures[call.url] > static_cast<int>(kPauses.size())) {
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

  awaitable<void> rest(std::string url, std::function<void()> again) {
    const auto self = shared_from_this();
    if (resting >= kMostWaiting || ends) co_return;
    ++resting;
    const auto failed = failures.find(url);
    const int times = failed == failures.end() ? 1 : failed->second;
    asio::steady_timer timer(strand, kPauses[static_cast<std::size_t>(times - 1) % kPauses.size()]);
    const Cuttable cuttable(cutter, strand, [&timer] { timer.cancel(); });
    const auto [cut] = co_await timer.async_wait(kToken);
    --resting;
    if (!cut && !ends) again();
  }

  template <class Stream>
  awaitable<bool> exchange(Stream& stream, const HookUrl& url, const std::string& body) {
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

  /// All addresses of the host; nothing if it has none, or if one of them is not for everybody.
  awaitable<std::vector<tcp::endpoint>> addresses(const HookUrl& url) {
    std::vector<tcp::endpoint> found;
    boost::system::error_code a_name;
    const auto number = asio::ip::make_address(url.host, a_name);
    if (!a_name) {
      found.emplace_back(number, static_cast<unsigned short>(std::stoi(url.port)));
    } else {
      found = co_await look_up(url);
    }
    const bool inward = std::any_of(found.begin(), found.end(), [](const tcp::endpoint& endpoint) {
      return !is_public(endpoint.address());
    });
    if (inward && !private_allowed) found.clear();
    co_return found;
  }

  awaitable<std::vector<tcp::endpoint>> look_up(const HookUrl& url) {
    auto found = std::make_shared<Found>(Found{asio::steady_timer(strand, kPatience)});
    {
      const std::lock_guard lock(look_ups->mutex);
      if (look_ups->under_way >= kMostLookUps) co_return found->endpoints;
      ++look_ups->under_way;
    }
    const auto look = [shared = look_ups, caller = weak_from_this(), weak = std::weak_ptr(found),
                       host = url.host, port = url.port] {
      std::vector<tcp::endpoint> endpoints;
      {
        asio::io_context alone;
        boost::system::error_code unknown;
        for (const auto& entry : tcp::resolver(alone).resolve(host, port, unknown))
          endpoints.push_back(entry.endpoint());
      }
      const std::lock_guard lock(shared->mutex);
      --shared->under_way;
      if (shared->ended) return;
      if (const auto self = caller.lock())
        asio::post(self->strand, [weak, endpoints] {
          const auto waiter = weak.lock();
          if (!waiter) return;
          waiter->endpoints = endpoints;
          waiter->patience.cancel();
        });
    };
    try {
      std::thread(look).detach();
    } catch (const std::system_error&) {  // no more threads to be had
      const std::lock_guard lock(look_ups->mutex);
      --look_ups->under_way;
      co_return found->endpoints;
    }
    const Cuttable cuttable(cutter, strand, [&found] { found->patience.cancel(); });
    co_await found->patience.async_wait(kToken);
    co_return found->endpoints;
  }

  awaitable<bool> post(const HookUrl& url, const std::string& body) {
    const std::vector<tcp::endpoint> found = co_await addresses(url);
    if (found.empty() || ends) co_return false;
    beast::tcp_stream plain(strand);
    std::optional<Cuttable> cuttable;
    cuttable.emplace(cutter, strand, [&] { plain.close(); });
    plain.expires_after(kPatience);
    const auto [unreached, reached] = co_await plain.async_connect(found, kToken);
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
  {
    const std::lock_guard lock(caller_->look_ups->mutex);
    caller_->look_ups->ended = true;
  }
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

void Webhooks::later(const std::string& url, std::function<void()> again) {
  asio::co_spawn(caller_->strand, caller_->rest(url, std::move(again)), asio::detached);
}

}  // namespace fondaco::server
