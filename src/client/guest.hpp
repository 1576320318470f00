#pragma once

#include <string>

#include <tl/expected.hpp>

#include "client/address.hpp"

namespace fondaco::client {

/// The token of a guest with this name at a server: the one kept from last time, so that seats are found
/// again, or a new one. Kept in the user's state folder, readable by nobody else. An error is a sentence.
tl::expected<std::string, std::string> token_of(const Address& server, const std::string& name);

/// The name to go by when none is given: the user's own.
std::string usual_name();

}  // namespace fondaco::client
