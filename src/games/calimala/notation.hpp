#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/action.hpp"
#include "core/json_fwd.hpp"
#include "games/calimala/actions.hpp"

// Every action as text and as fields. Both are in docs/calimala-json.md.

namespace fondaco::calimala {

inline constexpr std::array<std::string_view, kDiscKinds> kDiscKindKeys = {"own", "white", "support"};

/// Call with action < kActionIds.
std::string action_text(Action action);
Json action_json(Action action);

/// An effect as the text of the street's action that carries it out.
std::string effect_text(int effect);

}  // namespace fondaco::calimala
