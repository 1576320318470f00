#pragma once

#include <cstdlib>

#include <gtest/gtest.h>

#include "core/random_play.hpp"

// Playing at random, for tests of one game's rules.

namespace fondaco {

template <Game G>
typename G::Options with_players(int players) {
  typename G::Options options;
  options.players = static_cast<std::uint8_t>(players);
  return options;
}

template <Game G>
auto every_player_count() {
  return testing::Range(G::kMinPlayers, G::kMaxPlayers + 1);
}

/// One random decision among all deciders and their options, carried out. Call only while somebody decides.
template <Game G, class Sink>
Decision play_one(typename G::State& s, Rng& rng, Sink& sink, Policy policy = Policy::Uniform) {
  ActionList legal;
  const Decision decision = random_decision<G>(s, rng, legal, policy);
  must(G::apply(s, decision.seat, decision.action, sink));
  return decision;
}

/// Plays on at random until the condition holds; false if the game ends first.
template <Game G, class Until>
bool play_until(typename G::State& s, Rng& rng, Until&& until, Policy policy = Policy::Uniform) {
  NoEvents none;
  while (!G::deciders(s).empty()) {
    if (until(s)) return true;
    play_one<G>(s, rng, none, policy);
  }
  return false;
}

/// The first position of random games, seed by seed, for which the condition holds.
template <Game G, class Wanted>
typename G::State first_position(int players, Wanted&& wanted, Policy policy = Policy::Uniform) {
  for (Seed seed = 0; seed < 100'000; ++seed) {
    typename G::State s = G::start(with_players<G>(players), seed);
    Rng rng = policy_rng(seed);
    if (play_until<G>(s, rng, wanted, policy)) return s;
  }
  ADD_FAILURE() << "no such position in so many games";
  return G::start(with_players<G>(players), 0);
}

template <Game G>
void play_out(typename G::State& s, Rng& rng) {
  play_until<G>(s, rng, [](const auto&) { return false; });
}

/// So many games, or a few of them in builds that are slow because they watch.
inline int fewer_when_quick(int all) { return std::getenv("FONDACO_QUICK") == nullptr ? all : 1 + all / 40; }

}  // namespace fondaco
