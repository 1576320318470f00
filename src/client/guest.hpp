#pragma once

#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "client/address.hpp"
#include "terminal/texts.hpp"

namespace fondaco::client {

/// Who one is at a server.
struct Guest {
  std::string token;
  std::vector<std::string> remarks;  // sentences that the person should read
};

/// The guest of this name at a server: the one kept from last time, so that seats are found again, or a new
/// one if there was none or the server no longer knows it. An error is a sentence.
[[nodiscard]] tl::expected<Guest, std::string> guest_at(const Address& server, const std::string& name,
                                                        terminal::Language language);

/// The name to go by when none is given: the user's own.
std::string usual_name();

}  // namespace fondaco::client
