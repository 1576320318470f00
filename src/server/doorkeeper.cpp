#include "server/doorkeeper.hpp"

#include <algorithm>

namespace fondaco::server {

namespace {

constexpr std::size_t kMostKnown = 20'000;

}  // namespace

std::string household(const std::string& address) {
  const auto parsed = net::read_ip_address(address);
  return parsed ? household(*parsed) : std::string();
}

std::string household(const net::IpAddress& address) {
  net::IpAddress shared = address.unmapped();
  if (!shared.v6) return shared.text();
  std::fill(shared.bytes.begin() + 8, shared.bytes.end(), std::uint8_t{0});
  return shared.text() + "/64";
}

bool Doorkeeper::enter(const std::string& address) {
  const std::lock_guard lock(mutex_);
  Guest& guest = guests_[address];
  if (settings_.per_address > 0 && guest.connections >= settings_.per_address) return false;
  ++guest.connections;
  return true;
}

void Doorkeeper::leave(const std::string& address) {
  const std::lock_guard lock(mutex_);
  const auto found = guests_.find(address);
  if (found != guests_.end() && found->second.connections > 0) --found->second.connections;
  if (guests_.size() > kMostKnown) forget_old();
}

bool Doorkeeper::request(const std::string& address, Cost cost) {
  if (!settings_.limit_rates) return true;
  const std::lock_guard lock(mutex_);
  Guest& guest = guests_[address];
  const auto now = std::chrono::steady_clock::now();
  if (cost == Cost::Message) return guest.messages.take(now);
  if (cost == Cost::Stores && !guest.stored.take(now)) return false;
  if (cost == Cost::Password && !guest.passwords.take(now)) return false;
  return guest.requests.take(now);
}

bool Doorkeeper::tries(const std::string& account) {
  if (!settings_.limit_rates) return true;
  const std::lock_guard lock(mutex_);
  const auto now = std::chrono::steady_clock::now();
  if (accounts_.size() > kMostKnown)
    std::erase_if(accounts_, [now](const auto& one) { return one.second.full(now); });
  return accounts_.try_emplace(account, 20, 0.1).first->second.take(now);
}

/// Those who are not connected and have not asked for anything lately.
void Doorkeeper::forget_old() {
  const auto now = std::chrono::steady_clock::now();
  std::erase_if(guests_, [now](const auto& one) {
    const Guest& guest = one.second;
    return guest.connections == 0 && guest.requests.full(now) && guest.stored.full(now) &&
           guest.passwords.full(now) && guest.messages.full(now);
  });
}

}  // namespace fondaco::server
