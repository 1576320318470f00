#pragma once

#include <vector>

#include "bots/searcher.hpp"
#include "core/json_fwd.hpp"

namespace fondaco {

/// What a search found as advice for a seat: the best options, the chance to win with each and what it
/// changes (docs/protocol.md).
Json hint_json(const AnyGame& game, const AnyState& state, Seat seat,
               const std::vector<Candidate>& candidates);

}  // namespace fondaco
