#pragma once

#include "core/any_game.hpp"

// Play at random, as simulations, traces, signatures and simple opponents need it.

namespace fondaco {

/// The generator that takes the decisions in the random game with this seed: apart from the one inside the
/// state.
inline Rng policy_rng(Seed seed) { return Rng(seed ^ 0x706f6c6963790000u); }

/// Draws one of the deciders and one of the options that `list_options(seat, legal)` gives him; `legal` holds
/// them afterwards. Call only while somebody decides.
template <class ListOptions>
Decision random_among(Seats deciders, Rng& rng, ActionList& legal, ListOptions&& list_options) {
  const auto among = static_cast<std::uint32_t>(deciders.size());
  const Seat seat = among == 1 ? deciders.front() : deciders.nth(static_cast<int>(rng.below(among)));
  list_options(seat, legal);
  return {seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]};
}

inline Decision random_decision(const AnyGame& game, const AnyState& state, Rng& rng, ActionList& legal) {
  return random_among(game.deciders(state), rng, legal,
                      [&](Seat seat, ActionList& list) { game.legal(state, seat, list); });
}

template <Game G>
Decision random_decision(const typename G::State& state, Rng& rng, ActionList& legal) {
  return random_among(G::deciders(state), rng, legal,
                      [&](Seat seat, ActionList& list) { G::legal(state, seat, list); });
}

}  // namespace fondaco
