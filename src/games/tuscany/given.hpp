#pragma once

#include <array>
#include <string>

#include "core/json_fwd.hpp"
#include "games/tuscany/state.hpp"

namespace fondaco::tuscany {

/// What lies on each cell of a domain: a tile, a hex or kNone.
using Items = std::array<std::uint8_t, kCells>;
using ItemsBySeat = std::array<Items, kMaxPlayers>;

ItemsBySeat items_of(const State& s);

/// Completes a state over which the JSON was laid, so that play can go on: domains, cards, bonus tiles
/// (docs/tuscany-json.md). Returns what can't be completed as "/path: reason", or nothing.
[[nodiscard]] std::string complete(State& s, const Json& named, const ItemsBySeat& items);

}  // namespace fondaco::tuscany
