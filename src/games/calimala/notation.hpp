#pragma once

#include <string>

#include "core/action.hpp"
#include "core/json.hpp"

// Every action as text and as fields. Both are in docs/calimala-json.md.

namespace fondaco::calimala {

/// Call with action < kActionIds.
std::string action_text(Action action);
Json action_json(Action action);

/// An effect as the text of the street's action that carries it out.
std::string effect_text(int effect);

}  // namespace fondaco::calimala
