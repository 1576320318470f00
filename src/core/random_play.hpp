#pragma once

#include "core/any_game.hpp"

// Play at random, as simulations, traces, signatures and simple opponents need it.

namespace fondaco {

/// The generator that takes the decisions in the random game with this seed: apart from the one inside the
/// state.
inline Rng policy_rng(Seed seed) { return Rng(seed ^ 0x706f6c6963790000u); }

/// Draws the next decision among all deciders and their options; `legal` holds the seat's options afterwards.
/// Call only while somebody decides.
inline Decision random_decision(const AnyGame& game, const AnyState& state, Rng& rng, ActionList& legal) {
  const Seats seats = game.deciders(state);
  const auto among = static_cast<std::uint32_t>(seats.size());
  const Seat seat = among == 1 ? seats.front() : seats.nth(static_cast<int>(rng.below(among)));
  game.legal(state, seat, legal);
  return {seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]};
}

}  // namespace fondaco
