#include "net/ip_address.hpp"

#include <algorithm>
#include <cstdlib>

#include <arpa/inet.h>
#include <net/if.h>

namespace fondaco::net {

bool IpAddress::is_loopback() const {
  if (!v6) return bytes[0] == 127;
  return bytes.back() == 1 &&
         std::all_of(bytes.begin(), bytes.end() - 1, [](auto byte) { return byte == 0; });
}

IpAddress IpAddress::unmapped() const {
  static constexpr std::array<std::uint8_t, 12> kMapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
  if (!v6 || !std::equal(kMapped.begin(), kMapped.end(), bytes.begin())) return *this;
  IpAddress v4;
  std::copy(bytes.begin() + 12, bytes.end(), v4.bytes.begin());
  return v4;
}

std::uint32_t IpAddress::number() const {
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < 4; ++i) number = number << 8 | bytes[i];
  return number;
}

std::string IpAddress::text() const {
  std::array<char, INET6_ADDRSTRLEN> text{};
  ::inet_ntop(v6 ? AF_INET6 : AF_INET, bytes.data(), text.data(), text.size());
  return text.data();
}

std::optional<IpAddress> read_ip_address(const std::string& text) {
  IpAddress address;
  if (::inet_pton(AF_INET, text.c_str(), address.bytes.data()) == 1) return address;
  const std::size_t percent = text.find('%');
  address.v6 = true;
  if (::inet_pton(AF_INET6, text.substr(0, percent).c_str(), address.bytes.data()) != 1) return std::nullopt;
  if (percent != std::string::npos) {
    const char* scope = text.c_str() + percent + 1;  // a name or a number
    address.scope = ::if_nametoindex(scope);
    if (address.scope == 0) address.scope = static_cast<std::uint32_t>(std::atoi(scope));
  }
  return address;
}

}  // namespace fondaco::net
