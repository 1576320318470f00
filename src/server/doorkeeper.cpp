#include "server/doorkeeper.hpp"

#include <algorithm>

#include <boost/asio/ip/address.hpp>

namespace fondaco::server {

namespace {

constexpr std::size_t kMostKnown = 20'000;

}  // namespace

std::string household(const std::string& address) {
  using namespace boost::asio::ip;
  boost::system::error_code none;
  const auto parsed = make_address(address, none);
  if (none) return {};
  if (parsed.is_v4()) return parsed.to_string();
  const auto v6 = parsed.to_v6();
  if (v6.is_v4_mapped()) return make_address_v4(v4_mapped, v6).to_string();
  auto bytes = v6.to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
  return address_v6(bytes).to_string() + "/64";
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
