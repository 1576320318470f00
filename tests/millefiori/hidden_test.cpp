#include "kit/hidden.hpp"

#include <map>

#include <gtest/gtest.h>

#include "games/millefiori/millefiori.hpp"
#include "games/millefiori/view.hpp"
#include "kit/chance.hpp"
#include "kit/playing.hpp"

// Hidden information (section 6): what is remembered of passed hands, and worlds that are uniform over the
// rest.

namespace fondaco::millefiori {
namespace {

/// What each seat has really seen, followed card by card: nothing of the implementation's reasoning is used.
/// A seat knows where a card is once it has held it, or when it lies open.
class Memory {
 public:
  explicit Memory(const State& s) { look(s); }

  /// Every seat looks at its hand. Call whenever hands are taken up.
  void look(const State& s) {
    for (Seat p = 0; p < players(s); ++p) {
      s.hand[p].for_each([&](std::size_t card) { held_[p].insert(card); });
    }
  }
  /// Whether the seat has held every card that `other` holds.
  bool knows(const State& s, Seat seat, Seat other) const {
    bool all = true;
    held(s, other).for_each([&](std::size_t card) { all = all && held_[seat].contains(card); });
    return all;
  }

 private:
  std::array<CardSet, kMaxPlayers> held_{};
};

class MilleFioriHidden : public testing::TestWithParam<int> {};

TEST_P(MilleFioriHidden, ASeatKnowsTheHandsThatItHasHeld) {
  for (const std::uint8_t in_turn : {std::uint8_t{0}, std::uint8_t{1}}) {
    Options options = with_players<MilleFiori>(GetParam());
    options.select_in_turn = in_turn;
    for (Seed seed = 0; seed < 40; ++seed) {
      State s = start(options, seed);
      Rng rng = policy_rng(seed);
      Memory memory(s);
      NoEvents none;
      while (!deciders(s).empty()) {
        for (Seat seat = 0; seat < players(s); ++seat) {
          int never_held = 0;
          for (Seat other = 0; other < players(s); ++other) never_held += !memory.knows(s, seat, other);
          for (Seat other = 0; other < players(s); ++other) {
            if (held(s, other).empty()) continue;
            const bool by_elimination = s.deck.empty() && never_held == 1;
            ASSERT_EQ(who_know_holdings_of(s, other).contains(seat),
                      memory.knows(s, seat, other) || by_elimination)
                << "what seat " << int{seat} << " knows of seat " << int{other};
          }
        }
        const int cycle = s.cycle, round = s.round;
        play_one<MilleFiori>(s, rng, none);
        if (s.cycle != cycle || s.round != round) memory.look(s);
      }
    }
  }
}

/// Section 6: how many hands a seat does not know, by players and turn cycle.
TEST_P(MilleFioriHidden, TheUnknownHandsAreThoseOfTheTable) {
  constexpr std::array<std::array<int, 4>, 5> kUnknown = {
      {{}, {}, {1, 0, 0, 0}, {2, 1, 0, 0}, {3, 2, 1, 0}}
  };
  State s = start(with_players<MilleFiori>(GetParam()), 3);
  Rng rng = policy_rng(3);
  for (int cycle = 1; cycle <= cycles(s); ++cycle) {
    ASSERT_TRUE(play_until<MilleFiori>(s, rng, [&](const State& x) { return x.cycle == cycle; }));
    for (Seat seat = 0; seat < players(s); ++seat) {
      const int unknown = kUnknown[static_cast<std::size_t>(GetParam())][static_cast<std::size_t>(cycle - 1)];
      int found = 0;
      for (int i = 0; i < players(s); ++i) {
        const Seat other = left_of(s, seat, i);
        const bool knows = who_know_holdings_of(s, other).contains(seat);
        found += !knows;
        ASSERT_EQ(knows, i < players(s) - unknown) << "those to the left are known first";
        const Json view = state_json(s, Observer::seat(seat))["players"][other];
        ASSERT_EQ(view.contains("holds"), knows);
        ASSERT_EQ(view.contains("hand"), knows) << "nobody has selected yet";
      }
      ASSERT_EQ(found, unknown);
    }
    ASSERT_FALSE(state_json(s, Observer::spectator())["players"][0].contains("holds"));
  }
}

TEST_P(MilleFioriHidden, InTheLastRoundASingleUnknownHandIsKnownByElimination) {
  const int cycle = GetParam() - 1;
  int seen = 0;
  for (Seed seed = 0; seed < 20; ++seed) {
    State s = start(with_players<MilleFiori>(GetParam()), seed);
    Rng rng = policy_rng(seed);
    if (!play_until<MilleFiori>(s, rng, [&](const State& x) { return x.deck.empty() && x.cycle == cycle; }))
      continue;
    ++seen;
    for (Seat seat = 0; seat < players(s); ++seat) {
      State world = s;
      resample(world, seat, rng);
      EXPECT_EQ(world, s) << "nothing is left to guess before anybody has selected";
      EXPECT_TRUE(
          state_json(s, Observer::seat(seat))["players"][left_of(s, seat, players(s) - 1)].contains("holds"));
    }
  }
  EXPECT_GT(seen, 0);
}

INSTANTIATE_TEST_SUITE_P(Players, MilleFioriHidden, every_player_count<MilleFiori>());

TEST(MilleFioriHidden, UnknownHandsAndDeckAreUniformOverTheCardsNotSeen) {
  State s = start(with_players<MilleFiori>(3), 11);
  Rng rng = policy_rng(11);
  ASSERT_TRUE(play_until<MilleFiori>(s, rng, [](const State& x) { return x.round == 2 && x.cycle == 2; }));
  CardSet unseen = all_cards();
  unseen -= s.display;
  unseen -= s.discard;
  unseen -= s.hand[0];
  unseen -= s.hand[1];  // passed on by seat 0
  const int cells = unseen.size();
  const int samples = cells * 300;
  std::map<int, int> in_hand;
  std::map<int, int> next;
  for (int i = 0; i < samples; ++i) {
    State world = s;
    resample(world, 0, rng);
    ASSERT_EQ(world.hand[0], s.hand[0]);
    ASSERT_EQ(world.hand[1], s.hand[1]);
    world.hand[2].for_each([&](std::size_t card) {
      ASSERT_TRUE(unseen.contains(card));
      ++in_hand[static_cast<int>(card)];
    });
    ++next[world.deck.back()];
  }
  EXPECT_LT(chi_squared(in_hand, cells, 4 * samples), chi_squared_limit(cells));
  EXPECT_LT(chi_squared(next, cells, samples), chi_squared_limit(cells));
}

TEST(MilleFioriHidden, TheSplitOfAKnownHandIsUniform) {
  // Two players, second turn cycle: seat 0 knows the four cards of seat 1, not which one is selected.
  State s = start(with_players<MilleFiori>(2), 4);
  Rng rng = policy_rng(4);
  ASSERT_TRUE(play_until<MilleFiori>(s, rng, [](const State& x) { return x.cycle == 2; }));
  NoEvents none;
  ActionList legal;
  MilleFiori::legal(s, 1, legal);
  ASSERT_FALSE(apply(s, 1, legal[2], none));
  const Json view = state_json(s, Observer::seat(0));
  EXPECT_EQ(view["players"][1]["holds"].size(), 4u);
  EXPECT_FALSE(view["players"][1].contains("hand"));
  EXPECT_FALSE(view["players"][1].contains("selected"));
  std::map<int, int> selected;
  const int samples = 2000;
  for (int i = 0; i < samples; ++i) {
    State world = s;
    resample(world, 0, rng);
    ASSERT_EQ(held(world, 1), held(s, 1));
    ++selected[world.selected[1]];
  }
  EXPECT_EQ(selected.size(), 4u);
  EXPECT_LT(chi_squared(selected, 4, samples), chi_squared_limit(4));
}

TEST(MilleFioriHidden, AStateWhoseCardsDoNotAddUpIsLeftAsItIs) {
  State s = start(with_players<MilleFiori>(3), 1);
  s.display.insert(s.deck.back());
  expect_left_as_it_is<MilleFiori>(s);
}

TEST(MilleFioriHidden, ASelectedCardIsTellableOnlyByItsSeat) {
  const State s = start(with_players<MilleFiori>(3), 1);
  expect_told_only_to_its_seat(s, happening(Happening::Selected, 1, 3), "card");
}

}  // namespace
}  // namespace fondaco::millefiori
