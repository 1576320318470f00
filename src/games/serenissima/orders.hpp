#pragma once

#include <optional>
#include <string>

#include "core/action.hpp"
#include "core/json_fwd.hpp"
#include "games/serenissima/state.hpp"

// Standing orders: what a seat answers when it may declare a blockade, told beforehand so that nobody has to
// wait for it. Their format is in docs/serenissima-json.md.

namespace fondaco::serenissima {

/// What is wrong with them ("/path: reason"), or nothing.
[[nodiscard]] std::string check_orders(const State& state, const Json& orders);

/// What checked orders answer to the question of the moment; nothing if the seat is to be asked.
std::optional<Action> ordered(const State& state, Seat seat, const Json& orders);

}  // namespace fondaco::serenissima
