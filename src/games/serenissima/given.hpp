#pragma once

#include <string>

#include "core/json_fwd.hpp"
#include "games/serenissima/state.hpp"

namespace fondaco::serenissima {

/// Empties the board if `named` begins a position in the middle of the game; before its fields are read.
void clear_for(State& s, const Json& named);

/// Completes a position of which `named` has been read. Returns what is wrong with it, or nothing.
[[nodiscard]] std::string complete(State& s, const Json& named);

}  // namespace fondaco::serenissima
