#pragma once

#include <vector>

#include "bots/plan.hpp"
#include "core/json_fwd.hpp"

namespace fondaco {

/// What is advised to a seat: the best options, the chance to win with each, how the turn goes on after it
/// and what that brings (docs/protocol.md). Rests on what the seat knows alone.
Json hint_json(const AnyGame& game, const AnyState& state, Seat seat, const std::vector<Plan>& plans);

}  // namespace fondaco
