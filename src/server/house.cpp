#include "server/house.hpp"

#include <functional>

#include "server/host.hpp"

namespace fondaco::server {

namespace {

constexpr Millis kSweepEvery = Millis{1000} * 60 * 60;
constexpr Millis kUnused = Millis{1000} * 60 * 60 * 24 * 30;

}  // namespace

House::House(const Settings& settings, StoreQueue& store, BotPool& bots, Webhooks& hooks, Metrics& metrics,
             const std::vector<std::unique_ptr<net::Loop>>& loops)
    : settings_(settings),
      store_(store),
      bots_(bots),
      hooks_(hooks),
      metrics_(metrics),
      loops_(loops),
      started_(settings.now()) {}

House::~House() = default;

std::shared_ptr<Host> House::host(const std::string& id) {
  const std::lock_guard lock(mutex_);
  std::shared_ptr<Host>& host = hosts_[id];
  if (!host) {
    host = std::make_shared<Host>(*this, *loops_[std::hash<std::string>()(id) % loops_.size()], id);
    metrics_.open_tables(hosts_.size());
  }
  return host;
}

void House::close(const std::string& id, const Host* host) {
  const std::lock_guard lock(mutex_);
  const auto found = hosts_.find(id);
  if (found != hosts_.end() && found->second.get() == host) hosts_.erase(found);
  metrics_.open_tables(hosts_.size());
}

std::size_t House::open_tables() const {
  const std::lock_guard lock(mutex_);
  return hosts_.size();
}

void House::wake_tables(bool start) {
  const Millis now = settings_.now();
  store_.read<std::vector<std::string>>([=](Store& store) { return store.tables_to_wake(now, start); },
                                        [this](const Stored<std::vector<std::string>>& ids) {
                                          if (!ids) return;
                                          for (const std::string& id : *ids) host(id)->wake();
                                        });
}

void House::sweep() {
  const Millis now = settings_.now();
  if (now - swept_ < kSweepEvery) return;
  swept_ = now;
  store_.write<void>([now](Store& store) { return store.forget_unused(now - kUnused); },
                     [](const Stored<void>&) {});
}

void House::close_all() {
  closing_ = true;
  const std::lock_guard lock(mutex_);
  for (const auto& [id, host] : hosts_) host->shut();
  hosts_.clear();
}

}  // namespace fondaco::server
