#include "server/doorkeeper.hpp"

namespace fondaco::server {

namespace {

constexpr std::size_t kMostGuests = 20'000;

}  // namespace

bool Doorkeeper::enter(const std::string& address) {
  const std::lock_guard lock(mutex_);
  Guest& guest = guests_[address];
  if (!settings_.behind_proxy && settings_.per_address > 0 && guest.connections >= settings_.per_address)
    return false;
  ++guest.connections;
  return true;
}

void Doorkeeper::leave(const std::string& address) {
  const std::lock_guard lock(mutex_);
  const auto found = guests_.find(address);
  if (found != guests_.end() && found->second.connections > 0) --found->second.connections;
  if (guests_.size() > kMostGuests) forget_old();
}

bool Doorkeeper::request(const std::string& address, Cost cost) {
  if (!settings_.limit_rates) return true;
  const std::lock_guard lock(mutex_);
  Guest& guest = guests_[address];
  const auto now = std::chrono::steady_clock::now();
  if (cost == Cost::Stores && !guest.stored.take(now)) return false;
  if (cost == Cost::Password && !guest.passwords.take(now)) return false;
  return guest.requests.take(now);
}

/// Those who are not connected and have not asked for anything lately.
void Doorkeeper::forget_old() {
  const auto now = std::chrono::steady_clock::now();
  for (auto entry = guests_.begin(); entry != guests_.end();) {
    Guest& guest = entry->second;
    guest.requests.take(now, 0);
    guest.stored.take(now, 0);
    guest.passwords.take(now, 0);
    const bool old =
        guest.connections == 0 && guest.requests.full() && guest.stored.full() && guest.passwords.full();
    entry = old ? guests_.erase(entry) : std::next(entry);
  }
}

}  // namespace fondaco::server
