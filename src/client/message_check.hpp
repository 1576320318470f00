#pragma once

#include "core/json.hpp"

namespace fondaco::client {

/// Whether a message is one that a table may send (docs/protocol.md), as far as a terminal reads it. Types
/// that are not known here may say anything; what a view holds is for the game to know.
bool is_message(const Json& message);

}  // namespace fondaco::client
