#pragma once

#include <string>

#include "games/calimala/state.hpp"

namespace fondaco::calimala {

/// Completes a state over which a description was laid: fills in what the description leaves to be worked
/// out. Returns what no rule could go on from as "/path: reason", or nothing.
[[nodiscard]] std::string complete(State& s);

}  // namespace fondaco::calimala
