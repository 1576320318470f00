#pragma once

#include <string>

#include "core/action.hpp"
#include "core/json_fwd.hpp"

// Every action as text and as fields. Both are in docs/serenissima-json.md.

namespace fondaco::serenissima {

/// Call with action < kActionIds.
std::string action_text(Action action);
Json action_json(Action action);

/// A galley by its number, or "port" for 0.
Json place_json(std::size_t number);

}  // namespace fondaco::serenissima
