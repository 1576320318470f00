#pragma once

#include <string>

#include "core/action.hpp"

// Every action as text. The grammar is in docs/serenissima-json.md.

namespace fondaco::serenissima {

/// Call with action < kActionIds.
std::string action_text(Action action);

}  // namespace fondaco::serenissima
