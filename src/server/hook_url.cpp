#include "server/hook_url.hpp"

#include <algorithm>
#include <iterator>

#include "core/text.hpp"

namespace fondaco::server {

namespace {

bool in_range(std::uint32_t address, std::uint32_t network, int bits) {
  return bits == 0 || ((address ^ network) >> (32 - bits)) == 0;
}

}  // namespace

std::optional<HookUrl> read_hook_url(const std::string& text) {
  HookUrl url;
  std::string_view rest = text;
  if (text.size() > 500 || !is_plain(text) || text.find(' ') != std::string::npos) return std::nullopt;
  if (rest.starts_with("https://")) {
    url.secure = true;
    rest.remove_prefix(8);
  } else if (rest.starts_with("http://")) {
    rest.remove_prefix(7);
  } else {
    return std::nullopt;
  }
  const std::size_t slash = rest.find_first_of("/?#");
  const std::string_view authority = rest.substr(0, slash);
  url.target =
      slash == std::string_view::npos ? "/" : std::string(rest.substr(slash, rest.find('#') - slash));
  if (!url.target.starts_with('/')) url.target.insert(0, "/");
  if (authority.empty() || authority.find('@') != std::string_view::npos) return std::nullopt;
  url.authority = authority;
  std::size_t colon = authority.rfind(':');
  if (authority.front() == '[') {
    const std::size_t end = authority.find(']');
    if (end == std::string_view::npos) return std::nullopt;
    url.host = authority.substr(1, end - 1);
    colon = end + 1 < authority.size() ? end + 1 : std::string_view::npos;
    if (colon != std::string_view::npos && authority[colon] != ':') return std::nullopt;
  } else {
    url.host = authority.substr(0, colon);
  }
  url.port = colon == std::string_view::npos ? (url.secure ? "443" : "80")
                                             : std::string(authority.substr(colon + 1));
  const bool digits = url.port.find_first_not_of("0123456789") == std::string::npos;
  if (url.host.empty() || url.port.empty() || url.port.size() > 5 || !digits) return std::nullopt;
  const int port = std::stoi(url.port);
  if (port < 1 || port > 65535) return std::nullopt;
  return url;
}

bool is_public(const net::IpAddress& given) {
  const net::IpAddress address = given.unmapped();
  if (address.v6) {
    const auto& bytes = address.bytes;
    // Only 2000::/3 is given out; of it not what tunnels or documents (2001::/23, 2001:db8::/32, 2002::/16).
    if ((bytes[0] & 0xe0) != 0x20) return false;
    if (bytes[0] == 0x20 && bytes[1] == 0x02) return false;
    if (bytes[0] == 0x20 && bytes[1] == 0x01 && (bytes[2] < 2 || (bytes[2] == 0x0d && bytes[3] == 0xb8)))
      return false;
    return true;
  }
  const std::uint32_t v4 = address.number();
  struct Range {
    std::uint32_t network;
    int bits;
  };
  // This network, private, shared, loopback, link-local, protocol, documentation, benchmark, multicast,
  // reserved.
  static constexpr Range kInside[] = {
      {0x00000000, 8 },
      {0x0a000000, 8 },
      {0x64400000, 10},
      {0x7f000000, 8 },
      {0xa9fe0000, 16},
      {0xac100000, 12},
      {0xc0000000, 24},
      {0xc0000200, 24},
      {0xc0586300, 24},
      {0xc0a80000, 16},
      {0xc6120000, 15},
      {0xc6336400, 24},
      {0xcb007100, 24},
      {0xe0000000, 4 },
      {0xf0000000, 4 }
  };
  return std::none_of(std::begin(kInside), std::end(kInside),
                      [v4](const Range& r) { return in_range(v4, r.network, r.bits); });
}

bool is_hook_url(const std::string& url, bool private_too) {
  const auto parsed = read_hook_url(url);
  if (!parsed) return false;
  if (private_too) return true;
  if (const auto address = net::read_ip_address(parsed->host)) return is_public(*address);
  // Numbers that some resolvers take for addresses, and names that never leave the house.
  std::string name = normalised(parsed->host);
  while (name.ends_with('.')) name.pop_back();
  if (name.find_first_not_of("0123456789.x") == std::string::npos || name.starts_with("0x")) return false;
  return name != "localhost" && !name.ends_with(".localhost") && !name.ends_with(".local") &&
         !name.ends_with(".internal") && name.find('.') != std::string::npos;
}

}  // namespace fondaco::server
