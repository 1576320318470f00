#pragma once

#include "core/any_game.hpp"

namespace fondaco {

/// A decision taken at random among all deciders and their options.
struct RandomDecision {
  Seat seat;
  Action action;
};

/// Draws the next decision of a random game; `legal` holds the seat's options afterwards. Call only while
/// somebody decides.
RandomDecision random_decision(const AnyGame& game, const AnyState& state, Rng& rng, ActionList& legal);

/// The generator that takes the decisions in the random game with this seed: apart from the one inside the
/// state.
Rng policy_rng(Seed seed);

}  // namespace fondaco
