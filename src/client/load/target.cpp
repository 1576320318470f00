#include "client/load/target.hpp"

#include <charconv>

#include "client/address.hpp"
#include "core/text.hpp"

namespace fondaco::client::load {

tl::expected<Target, std::string> own_machine(const std::string& url) {
  const auto address = read_address(url);
  if (!address) return tl::make_unexpected(address.error());
  const auto refused = [&](const std::string& reason) {
    return tl::make_unexpected("'" + shown(url) + "' " + reason);
  };
  // A name is not looked up: whoever answers for it could send the load anywhere.
  const std::string name = address->host == "localhost" ? "127.0.0.1" : address->host;
  const auto machine = net::read_ip_address(name);
  if (!machine || !machine->is_loopback())
    return refused("is not this machine (127.0.0.1, [::1] or localhost), and load is made on no other");
  if (address->secure) return refused("is https, and load is made over http only");
  if (!address->table.empty()) return refused("is a table, and load wants the server");
  unsigned short port = 0;
  const std::string& digits = address->port;
  const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), port);
  if (read.ec != std::errc() || port == 0) return refused("has no port from 1 to 65535");
  return Target{
      {*machine, port},
      address->authority()
  };
}

}  // namespace fondaco::client::load
