#pragma once

#include "core/any_game.hpp"

// Play at random, as simulations, traces, signatures and simple opponents need it.

namespace fondaco {

/// The generator that takes the decisions in the random game with this seed: apart from the one inside the
/// state.
inline Rng policy_rng(Seed seed) { return Rng(seed ^ 0x706f6c6963790000u); }

/// How random play chooses: every option alike, or the game's preferred one of a few drawn alike.
enum class Policy : std::uint8_t { Uniform, Weighted };
inline constexpr int kWeightedDraws = 3;

/// Draws one of the deciders and one of the options that `list_options(seat, legal)` gives him; `legal` holds
/// them afterwards. Call only while somebody decides.
template <class ListOptions>
Decision random_among(Seats deciders, Rng& rng, ActionList& legal, ListOptions&& list_options) {
  const auto among = static_cast<std::uint32_t>(deciders.size());
  const Seat seat = among == 1 ? deciders.front() : deciders.nth(static_cast<int>(rng.below(among)));
  list_options(seat, legal);
  return {seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]};
}

/// The decision, or the preferred one among a few draws of the same options.
template <class Preference>
Decision preferred(Decision decision, Rng& rng, const ActionList& legal, Preference&& preference,
                   int draws = kWeightedDraws) {
  if (legal.size() == 1) return decision;
  int best = preference(decision.action);
  for (int i = 1; i < draws; ++i) {
    const Action other = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    const int liked = preference(other);
    if (liked > best) decision.action = other, best = liked;
  }
  return decision;
}

/// Weighted play needs a game that has preferences.
inline Decision random_decision(const AnyGame& game, const AnyState& state, Rng& rng, ActionList& legal,
                                Policy policy = Policy::Uniform, int draws = kWeightedDraws) {
  const Decision decision = random_among(game.deciders(state), rng, legal,
                                         [&](Seat seat, ActionList& list) { game.legal(state, seat, list); });
  if (policy == Policy::Uniform) return decision;
  return preferred(
      decision, rng, legal, [&](Action action) { return game.preference(state, action); }, draws);
}

template <Game G>
Decision random_decision(const typename G::State& state, Rng& rng, ActionList& legal,
                         Policy policy = Policy::Uniform) {
  const Decision decision = random_among(G::deciders(state), rng, legal,
                                         [&](Seat seat, ActionList& list) { G::legal(state, seat, list); });
  if constexpr (HasPreferences<G>) {
    if (policy == Policy::Weighted)
      return preferred(decision, rng, legal, [&](Action action) { return G::preference(state, action); });
  }
  return decision;
}

}  // namespace fondaco
