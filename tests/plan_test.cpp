#include "bots/plan.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "bots/levels.hpp"
#include "bots/think.hpp"
#include "core/json.hpp"
#include "core/random_play.hpp"
#include "core/registry.hpp"

// Advice for a whole turn, and the chances that it states.

namespace fondaco {
namespace {

constexpr Firmness kEven = {100, 200, 300, 400, 500, 600, 700, 800, 900};

TEST(Chances, EqualsHaveTheSame) {
  for (const int players : {2, 3, 4, 5}) {
    const Chances chances = chances_of(Values{700, 700, 700, 700, 700}, players, kEven, 20);
    for (int seat = 0; seat < players; ++seat)
      EXPECT_NEAR(chances[static_cast<std::size_t>(seat)], 1.0 * kCertain / players, 1);
  }
}

TEST(Chances, ALeadCountsForMoreTheLaterItIs) {
  std::int32_t before = kCertain / 2;
  for (int stage = 0; stage <= kWholeGame; ++stage) {
    const Chances chances = chances_of(Values{500, 300}, 2, kEven, stage);
    EXPECT_GE(chances[0], before) << stage;
    EXPECT_NEAR(chances[0] + chances[1], kCertain, 1);
    before = chances[0];
  }
  EXPECT_GT(before, kCertain * 3 / 4);
}

TEST(Chances, AHalvingHalves) {
  Firmness firmness{};
  firmness.fill(1024);  // each point halves the chance once
  const Chances chances = chances_of(Values{300, 200, 100}, 3, firmness, 11);
  EXPECT_NEAR(chances[0], kCertain * 4.0 / 7, 1);
  EXPECT_NEAR(chances[1], kCertain * 2.0 / 7, 1);
  EXPECT_NEAR(chances[2], kCertain * 1.0 / 7, 1);
  EXPECT_EQ(chances_of(Values{90'000'000, 0}, 2, firmness, 64)[1], 0) << "however far behind";
}

TEST(Chances, AreAboutEvenAtTheFirstDecision) {
  for (const AnyGame* game : all_games()) {
    const AnyState state = *game->start(
        {
            {"players", 3}
    },
        5);
    const int chance = chance_to_win(Judge(*game), state, game->deciders(state).front());
    EXPECT_GE(chance, 25) << game->key;
    EXPECT_LE(chance, 42) << game->key;
  }
}

TEST(Stages, GoFromTheBeginningToTheEnd) {
  for (const AnyGame* game : all_games()) {
    AnyState state = *game->start(Json::object(), 3);
    EXPECT_LE(game->stage(state), 4) << game->key;
    Rng rng = policy_rng(3);
    ActionList legal;
    int last = 0;
    while (!game->deciders(state).empty()) {
      last = game->stage(state);
      EXPECT_GE(last, 0);
      EXPECT_LE(last, kWholeGame);
      const auto [seat, action] = random_decision(*game, state, rng, legal);
      must(game->apply(state, seat, action, nullptr));
    }
    EXPECT_GE(last, kWholeGame * 3 / 4) << game->key;
  }
}

TEST(Plans, ATurnGoesOnAsAdvisedWithTheSameChance) {
  for (const AnyGame* game : all_games()) {
    AnyState state = *game->start(
        {
            {"players", 2}
    },
        8);
    const BotSpec spec = *find_bot(*game, "ismcts:40", "");
    const Judge judge(*game);
    std::optional<Begun> begun;
    Seat last = kNobody;
    int followed = 0;
    ActionList legal;
    for (int i = 0; i < 60 && !game->deciders(state).empty(); ++i) {
      const Seat seat = game->deciders(state).front();
      if (seat != last) begun.reset();
      last = seat;
      Thinker thinker(*game, spec);
      thinker.start(state, seat, 5, {40, 0});
      const auto plans = plans_of(judge, state, seat, thinker.wait(), kAdvised, begun);
      ASSERT_FALSE(plans.empty());
      const Plan& best = plans.front();
      if (begun && !begun->steps.empty()) {
        ++followed;
        EXPECT_EQ(best.steps.front(), begun->steps.front()) << game->key;
        EXPECT_EQ(best.chance, begun->chance) << game->key;
      }
      for (const Plan& plan : plans) {
        EXPECT_LE(plan.chance, best.chance) << game->key << ": the first is the best";
        game->legal(state, seat, legal);
        EXPECT_NE(std::find(legal.begin(), legal.end(), plan.steps.front()), legal.end());
      }
      must(game->apply(state, seat, best.steps.front(), nullptr));
      begun = Begun{
          {best.steps.begin() + 1, best.steps.end()},
          best.chance
      };
    }
    EXPECT_GT(followed, 0) << game->key;
  }
}

}  // namespace
}  // namespace fondaco
