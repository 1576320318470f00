#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include <boost/asio/any_io_executor.hpp>

#include "server/metrics.hpp"

namespace fondaco::server {

/// Whether a URL is one that a hook could have: http or https, a host, no user, not too long; and unless
/// `private_too`, no address that is plainly not public.
bool is_hook_url(const std::string& url, bool private_too);

/// Posts to addresses that players name. The name is looked up here, every address it stands for must be
/// public (unless the operator allows others), and just that address is called: nobody can turn it inward
/// meanwhile. No redirects, five seconds, few at a time.
class Webhooks {
 public:
  Webhooks(boost::asio::any_io_executor executor, bool private_too, Metrics& metrics);
  ~Webhooks();
  Webhooks(const Webhooks&) = delete;
  Webhooks& operator=(const Webhooks&) = delete;

  /// What became of a call; `Hopeless`: the hook has failed too often in a row.
  enum class Outcome { Reached, Failed, Hopeless };
  /// From any thread; comes back at once. `done` is called unless `stop` comes first.
  void call(const std::string& url, std::string body, std::function<void(Outcome)> done);
  /// Cuts what is under way; nothing is called any more.
  void stop();

 private:
  struct Caller;
  std::shared_ptr<Caller> caller_;
};

}  // namespace fondaco::server
