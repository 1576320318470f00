#pragma once

#include <string>

#include "core/events.hpp"
#include "core/json_fwd.hpp"
#include "core/observer.hpp"
#include "games/serenissima/state.hpp"

// State, options and events as JSON, in the format of docs/serenissima-json.md.

namespace fondaco::serenissima {

/// What this observer may know of the state.
Json state_json(const State& state, Observer observer);

/// Lays the named fields over the state, keeping it consistent in itself. Returns what is wrong (then the
/// state is unchanged), or nothing.
[[nodiscard]] std::string read_state(const Json& json, State& state);

Json options_json(const Options& options);
[[nodiscard]] std::string read_options(const Json& json, Options& options);
Json options_schema(const Options& defaults);

Json event_json(const State& state, const Event& event, Observer observer);

}  // namespace fondaco::serenissima
