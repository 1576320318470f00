#pragma once

#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace fondaco::client {

/// Where a server is, and what of it is meant: "http://127.0.0.1:8080", with /t/TABLE a table, with
/// #invite=TOKEN a seat at it.
struct Address {
  bool secure = false;
  std::string host, port;
  std::string table, invite;  // may be empty

  /// Without table and invitation.
  std::string base() const;
  /// As a Host header has it.
  std::string authority() const;
};

/// An error is a sentence.
[[nodiscard]] tl::expected<Address, std::string> read_address(std::string_view text);

}  // namespace fondaco::client
