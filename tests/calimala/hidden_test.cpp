#include "kit/hidden.hpp"

#include <map>

#include <gtest/gtest.h>

#include "games/calimala/calimala.hpp"
#include "games/calimala/view.hpp"
#include "kit/chance.hpp"
#include "kit/playing.hpp"

// Hidden information (section 7): worlds are possible, uniform where that can be counted, and say nothing
// they must not.

namespace fondaco::calimala {
namespace {

TEST(CalimalaHidden, KeptInfluenceCardsAreUniformOverWhatASeatHasNotSeen) {
  // Unknown cards by 7.3: 5, 6, 7, 8. With two players the opponent's kept card and the one face down are an
  // ordered pair.
  const std::map<int, int> worlds = {
      {2, 5 * 4        },
      {3, 6 * 5        },
      {4, 7 * 6 * 5    },
      {5, 8 * 7 * 6 * 5}
  };
  for (const auto& [players, cells] : worlds) {
    State s = start(with_players<Calimala>(players), 5);
    Rng rng(7);
    ASSERT_TRUE(play_until<Calimala>(s, rng, [](const State& x) { return x.phase == Phase::Place; }));
    std::map<int, int> counts;
    const int samples = cells * 200;
    for (int i = 0; i < samples; ++i) {
      State world = s;
      resample(world, 0, rng);
      int cell = players == 2 ? world.beside : 0;
      for (std::size_t p = 1; p < static_cast<std::size_t>(players); ++p) cell = cell * 10 + world.kept[p];
      ++counts[cell];
    }
    EXPECT_EQ(static_cast<int>(counts.size()), cells) << players << " players";
    EXPECT_LT(chi_squared(counts, cells, samples), chi_squared_limit(cells)) << players << " players";
  }
}

TEST(CalimalaHidden, BeforeAReshuffleTheNextCardIsAnyUnseenOne) {
  State s = start(with_players<Calimala>(3), 3);
  Rng rng(3);
  ASSERT_TRUE(
      play_until<Calimala>(s, rng, [](const State& x) { return x.turns == 8 && x.phase == Phase::Place; }));
  ASSERT_EQ(s.reshuffle.happened, 0);
  // Unseen by seat 0: all less its hand, the discard pile and the drafted cards still known in other hands.
  std::array<int, kActions> unseen{};
  for (std::size_t a = 0; a < kActions; ++a) {
    unseen[a] =
        s.options.card_copies[a] - s.hand[0][a] - s.discard[a] - (s.known[1] == a) - (s.known[2] == a);
  }
  std::array<int, kActions> next{};
  for (int i = 0; i < 40'000; ++i) {
    State world = s;
    resample(world, 0, rng);
    ++next[world.deck.back()];
  }
  EXPECT_LT(chi_squared(next, unseen), chi_squared_limit(kActions));
}

/// The hand a seat held at the latest reshuffle, which every possible world must be able to explain (7.3).
void expect_possible_after_reshuffle(const State& world) {
  Counts held_by_all{};
  for (Seat p = 0; p < players(world); ++p) {
    for (std::size_t a = 0; a < kActions; ++a) {
      const int then = world.hand[p][a] + world.reshuffle.played[p][a] - world.reshuffle.drawn[p][a];
      ASSERT_GE(then, 0) << "seat " << int{p} << " has drawn what it never had";
      held_by_all[a] = static_cast<std::uint8_t>(held_by_all[a] + then);
    }
  }
  for (std::size_t a = 0; a < kActions; ++a) {
    ASSERT_EQ(held_by_all[a] + world.reshuffle.deck[a], world.options.card_copies[a]);
  }
}

TEST(CalimalaHidden, AfterAReshuffleEveryWorldIsPossible) {
  for (int players = 2; players <= 5; ++players) {
    int seen = 0;
    for (Seed seed = 0; seed < 40; ++seed) {
      State s = start(with_players<Calimala>(players), seed);
      Rng rng = policy_rng(seed);
      if (!play_until<Calimala>(s, rng, [](const State& x) { return x.reshuffle.happened != 0; })) continue;
      ++seen;
      for (int more = 0; more < 60 && !deciders(s).empty(); ++more) {
        for (int observer = -1; observer < players; ++observer) {
          State world = s;
          resample(world, observer < 0 ? kNobody : static_cast<Seat>(observer), rng);
          expect_possible_after_reshuffle(world);
          if (HasFatalFailure()) return;
        }
        bool moved = false;
        play_until<Calimala>(s, rng, [&moved](const State&) { return std::exchange(moved, true); });
      }
    }
    EXPECT_GT(seen, 5) << players << " players: hardly any game had a reshuffle";
  }
}

TEST(CalimalaHidden, WithTwoPlayersAReshuffleShowsTheOtherHand) {
  int seen = 0;
  for (Seed seed = 0; seed < 60; ++seed) {
    State s = start(with_players<Calimala>(2), seed);
    Rng rng = policy_rng(seed);
    const auto just_reshuffled = [](const State& x) {
      return x.reshuffle.happened != 0 && total(x.reshuffle.drawn[0]) + total(x.reshuffle.drawn[1]) == 0;
    };
    if (!play_until<Calimala>(s, rng, just_reshuffled)) continue;
    ++seen;
    for (Seat observer = 0; observer < 2; ++observer) {
      for (int i = 0; i < 50; ++i) {
        State world = s;
        resample(world, observer, rng);
        ASSERT_EQ(world.hand, s.hand);
      }
    }
  }
  EXPECT_GT(seen, 10);
}

TEST(CalimalaHidden, AWorldHardlyEverFallsBackToTheRealDeal) {
  // Where the other hands hold several cards, keeping exactly the real ones by chance is rare; a fallback
  // would show as such.
  int worlds = 0;
  int real = 0;
  for (Seed seed = 0; seed < 30; ++seed) {
    State s = start(with_players<Calimala>(3 + static_cast<int>(seed % 3)), seed);
    Rng rng = policy_rng(seed);
    while (play_until<Calimala>(
        s, rng, [&rng](const State& x) { return x.phase == Phase::Act && rng.below(4) == 0; })) {
      int hidden = 0;
      for (Seat p = 1; p < players(s); ++p) hidden += total(s.hand[p]) - (s.known[p] != kNone);
      if (hidden >= 8) {
        State world = s;
        resample(world, 0, rng);
        ++worlds;
        real += world.hand == s.hand;
      }
      bool moved = false;
      play_until<Calimala>(s, rng, [&moved](const State&) { return std::exchange(moved, true); });
    }
  }
  EXPECT_GT(worlds, 500);
  EXPECT_LT(real * 50, worlds) << real << " of " << worlds;
}

TEST(CalimalaHidden, APlayerWhoUsesHisPlacedDiscHasAHandThatLetsHim) {
  int seen = 0;
  for (Seed seed = 0; seed < 400 && seen < 40; ++seed) {
    State s = start(with_players<Calimala>(2 + static_cast<int>(seed % 4)), seed);
    Rng rng = policy_rng(seed);
    const auto by_cards_only = [](const State& x) {
      if (x.phase != Phase::Act || x.activation.placed == 0 || x.activation.able != 0) return false;
      const auto& mat = x.mats[x.activation.seat];
      return (actions_in(possible_effects(mat, x.free)) & slot_actions(x, x.activation.slots)) == 0;
    };
    if (!play_until<Calimala>(s, rng, by_cards_only)) continue;
    ++seen;
    const auto observer = static_cast<Seat>((s.activation.seat + 1) % players(s));
    for (int i = 0; i < 100; ++i) {
      State world = s;
      resample(world, observer, rng);
      ASSERT_FALSE(legal_set(world, s.activation.seat).empty());
    }
  }
  EXPECT_GE(seen, 20);
}

TEST(CalimalaHidden, DrawnAndKeptCardsAreTellableOnlyByTheirSeat) {
  const State s = start(with_players<Calimala>(3), 1);
  for (const auto type : {Happening::Drew, Happening::Kept})
    expect_told_only_to_its_seat(s, happening(type, 1, 3), "card");
}

// Seat 1 has shown that it can deliver by sea, and its mat is empty: it holds both wood cards, the only one
// to build and the only one to weave. Of some 149,000 hands of four cards no other could do it.
TEST(CalimalaHidden, WhereHardlyAnyDealFitsTheHandStays) {
  Options options = with_players<Calimala>(3);
  options.card_copies = {2, 1, 10, 1, 10, 1, 10, 10, 0};
  State s = start(options, 1);
  Rng rng(1);
  ASSERT_TRUE(play_until<Calimala>(s, rng, [](const State& x) { return x.phase == Phase::Place; }));
  s.discard = {};
  s.hand = {};
  s.hand[1] = {2, 0, 0, 1, 0, 1, 0, 0, 0};
  s.known.fill(kNone);
  s.deck.clear();
  for (std::uint8_t a = 0; a < kActions; ++a) {
    for (int i = options.card_copies[a] - s.hand[1][a]; i > 0; --i) s.deck.push_back(a);
  }
  s.mats[1] = Mat{};
  s.mats[1].workshops = 1;
  s.phase = Phase::Act;
  while (street_actions(s, s.street)[0] != kSea && street_actions(s, s.street)[1] != kSea) ++s.street;
  s.activation = Activation{};
  s.activation.seat = 1;
  s.activation.depth = 1;
  s.activation.placed = 1;
  s.activation.slots[street_actions(s, s.street)[0] == kSea ? 0 : 1] = 1;
  for (int i = 0; i < 3; ++i) {
    State world = s;
    ASSERT_TRUE(resample(world, 0, rng));
    EXPECT_EQ(world.hand, s.hand);
    EXPECT_EQ(counted<kActions>(world.deck), counted<kActions>(s.deck));
  }
}

TEST(CalimalaHidden, WhatASeatDrewSinceTheReshuffleIsItsOwnSecret) {
  State s = start(with_players<Calimala>(3), 1);
  s.reshuffle.happened = 1;
  const Json view = state_json(s, Observer::seat(1))["reshuffle"]["players"];
  EXPECT_FALSE(view[0].contains("drawn"));
  EXPECT_TRUE(view[1].contains("drawn"));
}

TEST(CalimalaHidden, ASeatThatNobodyGetsIsToldSo) {
  const State s = start(with_players<Calimala>(3), 1);
  EXPECT_EQ(event_json(s, happening(Happening::Seated, kNobody, 0), Observer::spectator())["seat"], nullptr);
}

}  // namespace
}  // namespace fondaco::calimala
