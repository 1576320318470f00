#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "net/loop.hpp"
#include "server/bot_pool.hpp"
#include "server/metrics.hpp"
#include "server/settings.hpp"
#include "server/store_queue.hpp"
#include "server/webhooks.hpp"

namespace fondaco::server {

class Host;

/// What all parts of a server share, and the tables that are open.
class House {
 public:
  House(const Settings& settings, StoreQueue& store, BotPool& bots, Webhooks& hooks, Metrics& metrics,
        const std::vector<std::unique_ptr<net::Loop>>& loops);
  ~House();

  const Settings& settings() const { return settings_; }
  Millis started() const { return started_; }
  StoreQueue& store() { return store_; }
  BotPool& bots() { return bots_; }
  Webhooks& hooks() { return hooks_; }
  Metrics& metrics() { return metrics_; }

  /// The table's host, opened if need be; whether there is such a table shows when it has been loaded.
  std::shared_ptr<Host> host(const std::string& id);
  /// The host is empty or could not be loaded: the next one who asks opens the table anew.
  void close(const std::string& id, const Host* host);
  std::size_t open_tables() const;
  /// Lets tables go on that have something to do by themselves. `start`: also those that were in the middle
  /// of something when the server ended.
  void wake_tables(bool start);
  /// Forgets, now and then, what nobody came back for.
  void sweep();
  /// Nothing goes on from now on; hosts let go of what they wait for.
  void close_all();
  bool closing() const { return closing_; }

 private:
  const Settings& settings_;
  StoreQueue& store_;
  BotPool& bots_;
  Webhooks& hooks_;
  Metrics& metrics_;
  const std::vector<std::unique_ptr<net::Loop>>& loops_;
  std::atomic<bool> closing_{false};
  mutable std::mutex mutex_;
  std::unordered_map<std::string, std::shared_ptr<Host>> hosts_;
  const Millis started_;
  Millis swept_ = 0;
};

}  // namespace fondaco::server
