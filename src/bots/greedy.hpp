#pragma once

#include "bots/judge.hpp"

namespace fondaco {

/// Looks one decision ahead: takes the option after which its seat leads by most, on average over a few
/// worlds that the seat can't tell from the real one.
Action greedy_choice(const Judge& judge, const AnyState& state, Seat seat, Rng& rng, int worlds = 8);

}  // namespace fondaco
