#pragma once

#include <gtest/gtest.h>

#include "kit/playing.hpp"

// What the evaluation of every game must fulfil, over random games.

namespace fondaco {

/// Not inlined: g++ 12 warns of a seat beyond the last where it knows the array.
template <Game G>
[[gnu::noinline]] void measure(const typename G::State& s, Terms& terms) {
  G::terms(s, terms);
}

/// Measures all terms, into something that held other numbers before.
template <Game G>
Terms measured(const typename G::State& s, std::int32_t before = 0) {
  Terms terms;
  for (SeatTerms& seat : terms) seat.fill(before);
  measure<G>(s, terms);
  return terms;
}

/// Every term is said for every seat, and what is considered is legal.
template <Game G>
void expect_judged(const typename G::State& s) {
  const Terms terms = measured<G>(s, 77'777), again = measured<G>(s, -77'777);
  for (int seat = 0; seat < G::players(s); ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    for (std::size_t term = 0; term < G::kTermKeys.size(); ++term)
      ASSERT_EQ(terms[at][term], again[at][term]) << G::kTermKeys[term] << " is not said for seat " << seat;
    ActionList legal, considered;
    G::legal(s, static_cast<Seat>(seat), legal);
    G::considered(s, static_cast<Seat>(seat), considered);
    ASSERT_EQ(considered.empty(), legal.empty());
    for (const Action action : considered) ASSERT_TRUE(legal.contains(action));
  }
  ASSERT_GE(G::stage(s), 0);
  ASSERT_LE(G::stage(s), kWholeGame);
}

/// The same for every position of random games; once one is over the first term says the points, and no other
/// says anything.
template <Game G>
void expect_judged(const typename G::Options& options, int games, Policy policy = Policy::Uniform) {
  for (Seed seed = 0; seed < static_cast<Seed>(games) && !testing::Test::HasFatalFailure(); ++seed) {
    typename G::State s = G::start(options, seed);
    Rng rng = policy_rng(seed);
    play_until<G>(
        s, rng,
        [](const typename G::State& x) {
          expect_judged<G>(x);
          return testing::Test::HasFatalFailure();
        },
        policy);
    if (testing::Test::HasFatalFailure()) return;
    expect_judged<G>(s);
    const Terms end = measured<G>(s);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(G::players(s)); ++seat) {
      EXPECT_EQ(end[seat][0], G::scores(s).points[seat]);
      for (std::size_t term = 1; term < G::kTermKeys.size(); ++term)
        EXPECT_EQ(end[seat][term], 0) << G::kTermKeys[term];
    }
  }
}

}  // namespace fondaco
