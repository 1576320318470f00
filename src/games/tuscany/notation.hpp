#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/action.hpp"
#include "core/json_fwd.hpp"
#include "games/tuscany/tables.hpp"

// Every action as text and as fields. Both are in docs/tuscany-json.md.

namespace fondaco::tuscany {

/// Call with action < kActionIds.
std::string action_text(Action action);
Json action_json(Action action);

/// The texts of all layouts, such as "A C' B +-".
const std::array<std::string_view, tables::kLayouts>& layout_texts();

}  // namespace fondaco::tuscany
