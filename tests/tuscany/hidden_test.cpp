#include "kit/hidden.hpp"

#include <map>

#include <gtest/gtest.h>

#include "games/tuscany/tuscany.hpp"
#include "games/tuscany/view.hpp"
#include "kit/chance.hpp"
#include "kit/playing.hpp"

// Hidden information (section 6): worlds are possible, uniform where that can be counted, and say nothing
// they must not.

namespace fondaco::tuscany {
namespace {

/// Draws whenever that is possible, so that the deck runs out; otherwise at random.
template <class Until>
bool draw_until(State& s, Rng& rng, Until&& until) {
  NoEvents none;
  while (!deciders(s).empty()) {
    if (until(s)) return true;
    const Seat seat = deciders(s).front();
    const bool draw = s.phase == Phase::Action && rng.below(8) != 0 && legal_set(s, seat).contains(kDraw);
    if (draw) {
      must(apply(s, seat, kDraw, none));
    } else {
      play_one<Tuscany>(s, rng, none);
    }
  }
  return false;
}

bool reshuffled(const State& s) { return s.pool != kRegionCopies; }

class TuscanyCards : public testing::TestWithParam<int> {};

TEST_P(TuscanyCards, BeforeAReshuffleTheNextIsAnyUnseenOne) {
  // Somebody else has paid a good deal, which must not weigh.
  const auto paid_much = [](const State& x) {
    return x.phase == Phase::Action && total(x.players[1].paid) > 5 && x.deck.size() > 10;
  };
  const State s = first_position<Tuscany>(GetParam(), paid_much);
  ASSERT_FALSE(reshuffled(s));
  std::array<int, kColours> unseen{};
  for (std::size_t c = 0; c < kColours; ++c)
    unseen[c] = kRegionCopies[c] - s.players[0].hand[c] - s.discard[c];
  Rng rng(3);
  std::array<int, kColours> next{};
  for (int i = 0; i < 40'000; ++i) {
    State world = s;
    ASSERT_TRUE(resample(world, 0, rng));
    ++next[world.deck.back()];
  }
  EXPECT_LT(chi_squared(next, unseen), chi_squared_limit(kColours));
}

INSTANTIATE_TEST_SUITE_P(Players, TuscanyCards, every_player_count<Tuscany>());

TEST(TuscanyHidden, TheDeckIsNeverTheRealOne) {
  int worlds = 0, kept = 0;
  for (Seed seed = 0; seed < 60; ++seed) {
    State s = start(with_players<Tuscany>(2), seed);
    Rng rng = policy_rng(seed);
    NoEvents none;
    while (!deciders(s).empty()) {
      const Seat seat = deciders(s).front();
      State world = s;
      ASSERT_TRUE(resample(world, seat, rng));
      if (s.deck.size() > 20) {
        ++worlds;
        kept += world.deck == s.deck;
      }
      // Placing whenever that is possible keeps the hands small and many cards paid.
      ActionList legal;
      Tuscany::legal(s, seat, legal);
      Action action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
      for (const Action other : legal) {
        if (choice(other).kind == Kind::Place) action = other;
      }
      must(apply(s, seat, action, none));
    }
  }
  EXPECT_GT(worlds, 5'000);
  EXPECT_EQ(kept, 0);
}

TEST(TuscanyHidden, RightAfterAReshuffleTheDeckIsKnownAndWithTwoPlayersTheOtherHand) {
  int seen = 0;
  for (Seed seed = 0; seed < 30; ++seed) {
    const int players = 2 + static_cast<int>(seed % 3);
    State s = start(with_players<Tuscany>(players), seed);
    Rng rng = policy_rng(seed);
    if (!draw_until(s, rng, reshuffled)) continue;
    ++seen;
    Counts deck{};
    for (const std::uint8_t card : s.deck) ++deck[card];
    for (Seat observer = 0; observer < players; ++observer) {
      for (int i = 0; i < 20; ++i) {
        State world = s;
        ASSERT_TRUE(resample(world, observer, rng));
        Counts in_world{};
        for (const std::uint8_t card : world.deck) ++in_world[card];
        for (std::size_t c = 0; c < kColours; ++c) {
          // What the others have drawn of the new deck in the same action stays open.
          ASSERT_LE(in_world[c], s.pool[c] - s.players[observer].drawn[c]);
        }
        int drawn_by_others = 0;
        for (Seat p = 0; p < players; ++p) drawn_by_others += p == observer ? 0 : total(s.players[p].drawn);
        if (drawn_by_others == 0) {
          ASSERT_EQ(in_world, deck);
          const auto other = static_cast<std::size_t>(players - 1 - observer);
          ASSERT_TRUE(players > 2 || world.players[other].hand == s.players[other].hand);
        }
      }
    }
  }
  EXPECT_GT(seen, 10) << "hardly any game had a reshuffle";
}

TEST(TuscanyHidden, LayoutsAreUniformUntilAllHaveChosen) {
  State s = start(with_players<Tuscany>(2), 8);
  NoEvents none;
  Rng rng(1);
  ASSERT_FALSE(apply(s, 1, 123, none));
  EXPECT_FALSE(state_json(s, Observer::seat(0))["players"][1].contains("layout"));
  EXPECT_FALSE(state_json(s, Observer::spectator())["players"][1].contains("layout"));
  EXPECT_TRUE(state_json(s, Observer::seat(1))["players"][1].contains("layout"));
  std::map<int, int> counts;
  const int samples = 288 * 60;
  for (int i = 0; i < samples; ++i) {
    State world = s;
    ASSERT_TRUE(resample(world, 0, rng));
    ++counts[world.players[1].layout * 30 + world.players[1].start];
  }
  EXPECT_EQ(counts.size(), 288u);
  EXPECT_LT(chi_squared(counts, 288, samples), chi_squared_limit(288));
}

TEST(TuscanyHidden, QueuesKeepTheirTilesAndLoseTheirOrder) {
  State s = start(with_players<Tuscany>(3), 2);
  Rng rng(2);
  ASSERT_TRUE(play_until<Tuscany>(s, rng, [](const State& x) { return x.turns == 20; }));
  int differ = 0;
  for (int i = 0; i < 50; ++i) {
    State world = s;
    ASSERT_TRUE(resample(world, 1, rng));
    for (std::size_t p = 0; p < 3; ++p) {
      auto real = s.players[p].queue;
      auto sampled = world.players[p].queue;
      differ += real != sampled;
      std::sort(real.begin(), real.end());
      std::sort(sampled.begin(), sampled.end());
      ASSERT_EQ(real, sampled);
    }
  }
  EXPECT_GT(differ, 100) << "not even the owner knows the order";
}

TEST(TuscanyHidden, AStateWhoseCardsDoNotAddUpIsLeftAsItIs) {
  State s = start(with_players<Tuscany>(3), 1);
  ++s.players[1].hand[kCity];
  expect_left_as_it_is<Tuscany>(s);
}

TEST(TuscanyHidden, AStateWhoseDeckDoesNotAddUpIsLeftAsItIs) {
  State s = start(with_players<Tuscany>(3), 1);
  s.deck.pop_back();
  expect_left_as_it_is<Tuscany>(s);
}

// Seat 1 has paid only cards of before the shuffle and seat 2 just as many of the same that it drew since: to
// deal that by chance would take for ever.
TEST(TuscanyHidden, WhereNoDealFitsByChanceTheHandsStay) {
  const Json all = {
      {"city",      7},
      {"field",     9},
      {"quarry",    8},
      {"village",   9},
      {"monastery", 8}
  };
  Json discard = all, drawn = all;
  for (auto& count : discard) count = 2 * count.get<int>();
  drawn["cart"] = 4;
  const Json given = {
      {"phase",   "action"                                                                         },
      {"discard", discard                                                                          },
      {"players",
       {{{"hand", Json::object()}},
        {{"hand", Json::object()}, {"paid", all}},
        {{"hand", {{"castle", 10}, {"tavern", 10}, {"cart", 4}}}, {"paid", all}, {"drawn", drawn}}}}
  };
  State s = start(with_players<Tuscany>(3), 1);
  ASSERT_EQ(read_state(given, s), "");
  State world = s;
  Rng rng(1);
  ASSERT_TRUE(resample(world, 0, rng));
  EXPECT_NE(world.rng, s.rng);
  EXPECT_EQ(world.players[2].hand, s.players[2].hand);
  EXPECT_EQ(world.players[2].drawn, s.players[2].drawn);
  EXPECT_EQ(counted<kColours>(world.deck), counted<kColours>(s.deck));
}

TEST(TuscanyHidden, DrawnCardsAndLayoutsAreTellableOnlyByTheirSeat) {
  const State s = start(with_players<Tuscany>(3), 1);
  expect_told_only_to_its_seat(s, happening(Happening::Drew, 1, 3), "card");
  expect_told_only_to_its_seat(s, happening(Happening::ChoseLayout, 1, 3), "layout");
}

}  // namespace
}  // namespace fondaco::tuscany
