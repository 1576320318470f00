#pragma once

#include <string>

#include "core/events.hpp"
#include "core/json_fwd.hpp"
#include "core/observer.hpp"
#include "games/millefiori/state.hpp"

// The game as JSON (docs/millefiori-json.md): state, options and events, as an observer may see them.

namespace fondaco::millefiori {

Json state_json(const State& state, Observer observer);

/// Lays a description over the state. Returns what does not fit as "/path: reason", or nothing; then the
/// state is changed and consistent in itself, though perhaps not reachable by play.
[[nodiscard]] std::string read_state(const Json& json, State& state);

Json options_json(const Options& options);
[[nodiscard]] std::string read_options(const Json& json, Options& options);
/// What options there are: a list of objects with key, kind, values and default.
Json options_schema(const Options& defaults);

Json event_json(const State& state, const Event& event, Observer observer);

}  // namespace fondaco::millefiori
