#pragma once

#include <optional>
#include <string>

#include "net/ip_address.hpp"

namespace fondaco::server {

/// A URL that a hook could have: http or https, a host, no user, not too long.
struct HookUrl {
  bool secure = false;
  std::string host, port, target;
  std::string authority;
};

std::optional<HookUrl> read_hook_url(const std::string& text);

/// Whether a URL is one that a hook could have and, unless `private_too`, no address that is plainly not
/// public.
bool is_hook_url(const std::string& url, bool private_too);

/// Whether an address is one that anybody on the internet could mean, and nobody's inside.
bool is_public(const net::IpAddress& given);

}  // namespace fondaco::server
