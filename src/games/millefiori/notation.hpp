#pragma once

#include <string>

#include "core/action.hpp"
#include "core/json_fwd.hpp"

// Every action as text and as fields. Both are in docs/millefiori-json.md.

namespace fondaco::millefiori {

/// Call with action < kActionIds.
std::string action_text(Action action);
Json action_json(Action action);

}  // namespace fondaco::millefiori
