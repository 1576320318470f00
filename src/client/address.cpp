#include "client/address.hpp"

#include "core/text.hpp"

namespace fondaco::client {

namespace {

constexpr int kLastPort = 65535;

}  // namespace

std::string Address::authority() const {
  const std::string name = host.find(':') == std::string::npos ? host : "[" + host + "]";
  return port == (secure ? "443" : "80") ? name : name + ":" + port;
}

std::string Address::base() const { return (secure ? "https://" : "http://") + authority(); }

tl::expected<Address, std::string> read_address(std::string_view text) {
  const auto wrong = [&] {
    return tl::make_unexpected("'" + shown(text, 100) +
                               "' is no server; one looks like http://127.0.0.1:8080 or, for a table there, "
                               "http://127.0.0.1:8080/t/TABLE");
  };
  Address address;
  std::string_view rest = text;
  if (!is_plain(text)) return wrong();
  if (rest.starts_with("https://")) {
    address.secure = true;
    rest.remove_prefix(8);
  } else if (rest.starts_with("http://")) {
    rest.remove_prefix(7);
  } else if (rest.find("://") != std::string_view::npos) {
    return wrong();
  }
  if (const std::size_t hash = rest.find('#'); hash != std::string_view::npos) {
    std::string_view invite = rest.substr(hash + 1);
    rest = rest.substr(0, hash);
    if (!invite.starts_with("invite=")) return wrong();
    address.invite = invite.substr(7);
  }
  std::string_view path;
  if (const std::size_t slash = rest.find('/'); slash != std::string_view::npos) {
    path = rest.substr(slash);
    rest = rest.substr(0, slash);
  }
  if (path.starts_with("/t/")) {
    address.table = path.substr(3);
    if (address.table.empty() || address.table.find('/') != std::string::npos) return wrong();
  } else if (!path.empty() && path != "/") {
    return wrong();
  }
  std::size_t colon = rest.rfind(':');
  if (rest.starts_with('[')) {
    const std::size_t end = rest.find(']');
    if (end == std::string_view::npos) return wrong();
    address.host = rest.substr(1, end - 1);
    colon = end + 1 < rest.size() ? end + 1 : std::string_view::npos;
  } else {
    address.host = rest.substr(0, colon);
  }
  address.port =
      colon == std::string_view::npos ? (address.secure ? "443" : "80") : std::string(rest.substr(colon + 1));
  const bool digits =
      !address.port.empty() && address.port.find_first_not_of("0123456789") == std::string::npos;
  const int port = digits && address.port.size() <= 5 ? std::stoi(address.port) : 0;
  if (address.host.empty() || port < 1 || port > kLastPort) return wrong();
  return address;
}

}  // namespace fondaco::client
