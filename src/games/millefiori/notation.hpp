#pragma once

#include <string>

#include "core/action.hpp"

// Every action as text. The grammar is in docs/millefiori-json.md.

namespace fondaco::millefiori {

/// Call with action < kActionIds.
std::string action_text(Action action);

}  // namespace fondaco::millefiori
