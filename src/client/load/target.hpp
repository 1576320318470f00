#pragma once

#include <string>

#include <tl/expected.hpp>

#include "net/ip_address.hpp"

namespace fondaco::client::load {

/// Where a server on this machine listens.
struct Target {
  net::Endpoint endpoint;
  std::string host;  // as the server is to be called: "127.0.0.1:8080"
};

/// Of http://127.0.0.1:PORT, http://[::1]:PORT or http://localhost:PORT. Any other machine is refused: nobody
/// but its owner may put a load on it. An error is a sentence.
tl::expected<Target, std::string> own_machine(const std::string& url);

}  // namespace fondaco::client::load
