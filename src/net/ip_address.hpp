#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace fondaco::net {

struct IpAddress {
  bool v6 = false;
  std::array<std::uint8_t, 16> bytes{};  // of an IPv4 address the first four
  std::uint32_t scope = 0;               // of a link-local IPv6 address

  bool is_loopback() const;
  /// The IPv4 address that an IPv6 one stands for (::ffff:0:0/96); itself otherwise.
  IpAddress unmapped() const;
  /// Of IPv4.
  std::uint32_t number() const;
  /// Without the scope.
  std::string text() const;

  friend bool operator==(const IpAddress&, const IpAddress&) = default;
};

/// Nothing if it is none.
std::optional<IpAddress> read_ip_address(const std::string& text);

struct Endpoint {
  IpAddress address;
  std::uint16_t port = 0;
};

}  // namespace fondaco::net
