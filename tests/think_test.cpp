#include "bots/think.hpp"

#include <atomic>

#include <gtest/gtest.h>

#include "bots/hint.hpp"
#include "bots/levels.hpp"
#include "core/json.hpp"
#include "core/random_play.hpp"
#include "core/registry.hpp"
#include "kit/pennies.hpp"

namespace fondaco {
namespace {

struct Question {
  AnyState state;
  Seat seat;
};
/// The first decision with a choice after some of a random game.
Question question(const AnyGame& game, int decisions) {
  AnyState state = *game.start(
      {
          {"players", 3}
  },
      4);
  Rng rng = policy_rng(4);
  ActionList legal;
  for (;;) {
    const auto [seat, action] = random_decision(game, state, rng, legal);
    if (decisions-- <= 0 && legal.size() > 1) return {state, seat};
    must(game.apply(state, seat, action, nullptr));
  }
}

BotSpec searching(const AnyGame& game) { return *find_bot(game, "ismcts:300", "1"); }

TEST(Thinker, AnswersAsABotWouldAndTheSameEveryTime) {
  for (const AnyGame* game : all_games()) {
    const Question q = question(*game, 40);
    for (const int threads : {1, 2, 3}) {
      Thinker first(*game, searching(*game), threads);
      Thinker second(*game, searching(*game), threads);
      first.start(q.state, q.seat, 7, {300, 0});
      second.start(q.state, q.seat, 7, {300, 0});
      const Thought one = first.wait();
      const Thought other = second.wait();
      EXPECT_EQ(one.action, other.action);
      EXPECT_EQ(one.iterations, other.iterations) << game->key << ", " << threads << " threads";
      EXPECT_LE(one.iterations, 300u);
      EXPECT_FALSE(one.cancelled);
      ASSERT_EQ(one.candidates.size(), other.candidates.size());
      for (std::size_t i = 0; i < one.candidates.size(); ++i) {
        EXPECT_EQ(one.candidates[i].action, other.candidates[i].action);
        EXPECT_EQ(one.candidates[i].visits, other.candidates[i].visits);
        EXPECT_EQ(one.candidates[i].utility, other.candidates[i].utility);
      }
    }
  }
}

TEST(Thinker, ReturnsAtOnceAndCanBeCancelled) {
  const AnyGame& game = *find_game("calimala");
  const Question q = question(game, 60);
  Thinker thinker(game, searching(game), 2);
  std::atomic<int> told{0};
  thinker.start(q.state, q.seat, 1, {0, 600'000}, [&](const Thought&) { ++told; });
  EXPECT_TRUE(thinker.busy()) << "start waits for nothing";
  thinker.cancel();
  const Thought thought = thinker.wait();
  EXPECT_TRUE(thought.cancelled);
  EXPECT_FALSE(thinker.busy());
  EXPECT_EQ(told, 1);
  ActionList legal;
  game.legal(q.state, q.seat, legal);
  EXPECT_TRUE(legal.contains(thought.action)) << "what was found until then";
}

TEST(Thinker, ANewQuestionEndsTheOldOne) {
  const AnyGame& game = *find_game("tuscany");
  const Question q = question(game, 30);
  Thinker thinker(game, searching(game));
  std::vector<bool> cancelled;
  thinker.start(q.state, q.seat, 1, {0, 600'000},
                [&](const Thought& t) { cancelled.push_back(t.cancelled); });
  thinker.start(q.state, q.seat, 1, {50, 0}, [&](const Thought& t) { cancelled.push_back(t.cancelled); });
  thinker.wait();
  EXPECT_EQ(cancelled, (std::vector<bool>{true, false}));
}

TEST(Thinker, GoesAwayInTheMidstOfAThought) {
  const AnyGame& game = *find_game("serenissima");
  const Question q = question(game, 30);
  std::atomic<int> told{0};
  {
    Thinker thinker(game, searching(game), 2);
    thinker.start(q.state, q.seat, 1, {0, 600'000}, [&](const Thought&) { ++told; });
  }
  EXPECT_EQ(told, 1);
}

TEST(Thinker, EndsByTheClock) {
  const AnyGame& game = *find_game("millefiori");
  const Question q = question(game, 30);
  Thinker thinker(game, searching(game));
  thinker.start(q.state, q.seat, 1, {0, 5});
  const Thought thought = thinker.wait();
  EXPECT_GT(thought.iterations, 0u);
  EXPECT_FALSE(thought.cancelled);
}

TEST(Thinker, AForcedDecisionCostsNothing) {
  const AnyGame& game = *find_game("calimala");
  AnyState state = *game.start(Json::object(), 4);
  Rng rng = policy_rng(4);
  ActionList legal;
  int forced = 0;
  while (!game.deciders(state).empty() && forced < 3) {
    const auto [seat, action] = random_decision(game, state, rng, legal);
    if (legal.size() == 1) {
      Thinker thinker(game, searching(game));
      thinker.start(state, seat, 1, {0, 600'000});
      const Thought thought = thinker.wait();
      EXPECT_EQ(thought.action, legal[0]);
      EXPECT_EQ(thought.iterations, 0u);
      ++forced;
    }
    must(game.apply(state, seat, action, nullptr));
  }
  EXPECT_EQ(forced, 3);
}

TEST(Thinker, WithAPokerFaceAForcedDecisionTakesAsLongAsAnother) {
  int found = 0;  // hardly any in Mille Fiori
  for (const AnyGame* game : all_games()) {
    AnyState state = *game->start(Json::object(), 4);
    Rng rng = policy_rng(4);
    ActionList legal;
    ActionList worth_it;
    int forced = 0;
    while (!game->deciders(state).empty() && forced < 3) {
      const auto [seat, action] = random_decision(*game, state, rng, legal);
      game->considered(state, seat, worth_it);
      if (worth_it.size() == 1) {
        for (const int level : {1, 5}) {
          Thinker thinker(*game, bot_of(*game, level));
          thinker.start(state, seat, 1, {400, 0, true});
          const Thought thought = thinker.wait();
          EXPECT_EQ(thought.action, worth_it[0]);
          EXPECT_GE(thought.candidates.size(), 1u);
        }
        Thinker thinker(*game, searching(*game));
        thinker.start(state, seat, 1, {400, 0, true});
        const Thought thought = thinker.wait();
        EXPECT_EQ(thought.action, worth_it[0]);
        EXPECT_GE(thought.iterations, 200u);
        EXPECT_LE(thought.iterations, 400u);
        ++forced;
      }
      must(game->apply(state, seat, action, nullptr));
    }
    found += forced;
  }
  EXPECT_GE(found, 6);
}

TEST(Thinker, AForcedDecisionIsJudgedAllTheSame) {
  const AnyGame& game = *find_game("serenissima");
  for (const bool rich : {true, false}) {
    AnyState state = *game.start(
        {
            {"players", 2}
    },
        4);
    const Json position = {
        {"phase",   "move"                                                                              },
        {"decider", 0                                                                                   },
        {"wheel",   4                                                                                   },
        {"moved",   1                                                                                   },
        {"origin",  "BAR"                                                                               },
        {"galleys", {{"4", {{"owner", 0}, {"zone", "VAL"}, {"sailors", 1}}}}                            },
        {"players", {{{"ducats", rich ? 500 : 0}}, {{"ducats", rich ? 0 : 500}}}                        },
        {"ports",   {{"VAL", {{"owner", 0}, {"garrison", 1}}}, {"GEN", {{"owner", 1}, {"garrison", 1}}}}}
    };
    ASSERT_EQ(game.read_state(position, state), "");
    Thinker thinker(game, searching(game));
    thinker.start(state, 0, 1, {0, 600'000});
    const Thought thought = thinker.wait();
    ASSERT_EQ(thought.candidates.size(), 1u);
    EXPECT_EQ(thought.candidates[0].utility > kSure / 2, rich);
    EXPECT_NE(percent(thought.candidates[0].utility, 2), 50);
  }
}

TEST(Thinker, EveryLevelAnswersEveryGame) {
  for (const AnyGame* game : all_games()) {
    const Question q = question(*game, 20);
    ActionList legal;
    game->legal(q.state, q.seat, legal);
    for (int level = 1; level <= kLevels; ++level) {
      const BotSpec spec = bot_of(*game, level);
      Thinker thinker(*game, spec);
      thinker.start(q.state, q.seat, 3, {std::min(spec.iterations, 500u), kLongestThought});
      EXPECT_TRUE(legal.contains(thinker.wait().action)) << game->key << ", level " << level;
    }
  }
}

}  // namespace
}  // namespace fondaco
