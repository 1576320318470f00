#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "net/loop.hpp"
#include "server/metrics.hpp"

namespace fondaco::server {

/// Posts to addresses that players name. The name is looked up here, every address it stands for must be
/// public (unless the operator allows others), and just those addresses are called: nobody can turn it inward
/// meanwhile. No redirects, five seconds, few at a time, and not often to one host.
class Webhooks {
 public:
  Webhooks(net::Loop& loop, bool private_too, Metrics& metrics);
  ~Webhooks();
  Webhooks(const Webhooks&) = delete;
  Webhooks& operator=(const Webhooks&) = delete;

  /// What became of a call; `Hopeless`: the hook has failed too often in a row.
  enum class Outcome { Reached, Failed, Hopeless };
  /// From any thread; comes back at once. `done` is called unless `stop` comes first.
  void call(const std::string& url, std::string body, std::function<void(Outcome)> done);
  /// Calls `again` after a pause, the longer the more often the hook has failed; never after `stop`.
  void later(const std::string& url, std::function<void()> again);
  /// Cuts what is under way; nothing is called any more.
  void stop();

 private:
  struct Caller;
  std::shared_ptr<Caller> caller_;
};

}  // namespace fondaco::server
