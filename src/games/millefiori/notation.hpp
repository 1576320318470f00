#pragma once

#include <optional>
#include <string_view>

#include "core/action.hpp"
#include "core/error.hpp"

// Every action and every reason as text. The grammar is in docs/millefiori-json.md.

namespace fondaco::millefiori {

/// The action's text. Call with action < kActionIds.
std::string_view notation(Action action);

/// The action with this text; blanks and case do not matter.
std::optional<Action> parse_notation(std::string_view text);

/// The key of one of this game's own reasons; empty for others.
std::string_view reason_key(Error error);

}  // namespace fondaco::millefiori
