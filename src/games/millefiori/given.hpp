#pragma once

#include <string>

#include "core/json_fwd.hpp"
#include "games/millefiori/state.hpp"

namespace fondaco::millefiori {

/// Completes a state over which the JSON was laid: counts the rhombi, and brings the cards that it does not
/// name to where the game needs them, so that all 109 are somewhere once. Returns what can't be completed as
/// "/path: reason", or nothing.
[[nodiscard]] std::string complete(State& s, const Json& named);

}  // namespace fondaco::millefiori
