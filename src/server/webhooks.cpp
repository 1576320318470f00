#include "server/webhooks.hpp"

#include <array>
#include <deque>
#include <mutex>
#include <thread>

#include "net/bucket.hpp"
#include "net/http.hpp"
#include "server/cuttable.hpp"
#include "server/hook_url.hpp"
#include "server/log.hpp"

namespace fondaco::server {

namespace {

using net::Task;

constexpr auto kHookTimeout = std::chrono::seconds(5);
constexpr int kMostAtOnce = 16;
constexpr std::size_t kMostWaiting = 1000;
constexpr int kMostLookUps = 32;
/// After a failure, and after each further one; then the hook is given up.
constexpr std::array<std::chrono::seconds, 4> kPauses = {std::chrono::seconds(5), std::chrono::minutes(1),
                                                         std::chrono::minutes(10), std::chrono::hours(1)};
constexpr std::size_t kMostUrls = 10'000;

/// Threads that look names up, which nothing can end before their time: they may outlive everything else, so
/// they know only this.
struct LookUps {
  std::mutex mutex;
  int under_way = 0;
  bool ended = false;
};

}  // namespace

/// Everything happens on one loop.
struct Webhooks::Caller : std::enable_shared_from_this<Caller> {
  Caller(net::Loop& on, bool private_too, Metrics& all)
      : loop(on), private_allowed(private_too), metrics(all) {}

  struct Call {
    std::string url, body;
    std::function<void(Outcome)> done;
  };
  /// The addresses that a name stands for, and who waits for them.
  struct Found {
    explicit Found(net::Loop& loop) : patience(loop) {}
    net::Timer patience;
    std::vector<net::Endpoint> endpoints;
  };

  net::Loop& loop;
  bool private_allowed;
  Metrics& metrics;
  net::Tls tls = net::Tls::for_client();
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
    if (rates.size() > kMostUrls) rates.clear();
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
      loop.spawn(carry_out(std::move(call)));
    }
  }

  Task<> carry_out(Call call) {
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
    if (failures.size() > kMostUrls) failures.clear();
    --under_way;
    next();
  }

  Task<> rest(std::string url, std::function<void()> again) {
    const auto self = shared_from_this();
    if (resting >= kMostWaiting || ends) co_return;
    ++resting;
    const auto failed = failures.find(url);
    const int times = failed == failures.end() ? 1 : failed->second;
    net::Timer timer(loop);
    const Cuttable cuttable(cutter, loop, [&timer] { timer.cancel(); });
    const bool rested = co_await timer.pause(kPauses[static_cast<std::size_t>(times - 1) % kPauses.size()]);
    --resting;
    if (rested && !ends) again();
  }

  /// All addresses of the host; nothing if it has none, or if one of them is not for everybody.
  Task<std::vector<net::Endpoint>> addresses(const HookUrl& url) {
    std::vector<net::Endpoint> found;
    if (const auto number = net::read_ip_address(url.host)) {
      found.push_back({*number, static_cast<std::uint16_t>(std::stoi(url.port))});
    } else {
      found = co_await look_up(url);
    }
    const bool inward = std::any_of(found.begin(), found.end(), [](const net::Endpoint& endpoint) {
      return !is_public(endpoint.address);
    });
    if (inward && !private_allowed) found.clear();
    co_return found;
  }

  Task<std::vector<net::Endpoint>> look_up(const HookUrl& url) {
    auto found = std::make_shared<Found>(loop);
    {
      const std::lock_guard lock(look_ups->mutex);
      if (look_ups->under_way >= kMostLookUps) co_return found->endpoints;
      ++look_ups->under_way;
    }
    const auto look = [shared = look_ups, caller = weak_from_this(), weak = std::weak_ptr(found),
                       host = url.host, port = url.port] {
      const auto endpoints = net::look_up(host, port).value_or(std::vector<net::Endpoint>());
      const std::lock_guard lock(shared->mutex);
      --shared->under_way;
      if (shared->ended) return;
      if (const auto self = caller.lock())
        self->loop.post([weak, endpoints] {
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
    const Cuttable cuttable(cutter, loop, [&found] { found->patience.cancel(); });
    co_await found->patience.pause(kHookTimeout);
    co_return found->endpoints;
  }

  Task<bool> post(const HookUrl& url, std::string body) {
    std::vector<net::Endpoint> found = co_await addresses(url);
    if (found.empty() || ends) co_return false;
    net::HttpClient client{net::Connection(loop)};
    net::Connection& connection = client.connection();
    const Cuttable cuttable(cutter, loop, [&connection] { connection.cut(); });
    connection.expires_after(kHookTimeout);
    const auto unreached = co_await connection.connect(std::move(found));
    if (unreached) co_return false;
    if (url.secure) {
      const auto untrusted = co_await connection.secure_as_client(tls, url.host);
      if (untrusted) co_return false;
    }
    net::HttpRequest request;
    request.method = "POST";
    request.target = url.target;
    request.fields = {
        {"Host",         url.authority     },
        {"User-Agent",   "fondaco"         },
        {"Content-Type", "application/json"}
    };
    request.body = std::move(body);
    const auto answer = co_await client.ask(request, std::nullopt);
    co_return answer && answer->status >= 200 && answer->status < 300;
  }
};

Webhooks::Webhooks(net::Loop& loop, bool private_too, Metrics& metrics)
    : caller_(std::make_shared<Caller>(loop, private_too, metrics)) {}

Webhooks::~Webhooks() = default;

void Webhooks::stop() {
  {
    const std::lock_guard lock(caller_->look_ups->mutex);
    caller_->look_ups->ended = true;
  }
  caller_->loop.post([caller = caller_] {
    caller->ends = true;
    caller->waiting.clear();
  });
  caller_->cutter.cut_all();
}

void Webhooks::call(const std::string& url, std::string body, std::function<void(Outcome)> done) {
  Caller::Call call{url, std::move(body), std::move(done)};
  caller_->loop.post([caller = caller_, call = std::move(call)]() mutable { caller->add(std::move(call)); });
}

void Webhooks::later(const std::string& url, std::function<void()> again) {
  caller_->loop.spawn(caller_->rest(url, std::move(again)));
}

}  // namespace fondaco::server
