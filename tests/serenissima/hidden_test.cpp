#include <map>

#include <gtest/gtest.h>

#include "core/json.hpp"
#include "games/serenissima/serenissima.hpp"
#include "games/serenissima/view.hpp"
#include "kit/chance.hpp"
#include "kit/playing.hpp"

// Hidden information (section 6): only the order of the Doge pile, and that from everybody.

namespace fondaco::serenissima {
namespace {

TEST(SerenissimaHidden, EveryOrderOfTheCardsLeftIsEquallyLikely) {
  State s = start(with_players<Serenissima>(4), 1);
  Rng rng(5);
  std::map<int, int> orders;
  // Two of the five cards are alike: 60 orders.
  const int samples = 60 * 400;
  for (int i = 0; i < samples; ++i) {
    State world = s;
    ASSERT_TRUE(resample(world, static_cast<Seat>(i % 4), rng));
    int order = 0;
    for (const std::uint8_t card : world.doge_pile) order = 4 * order + card;
    ++orders[order];
    world.doge_pile = s.doge_pile;
    world.rng = s.rng;
    ASSERT_EQ(world, s) << "nothing else is hidden";
  }
  EXPECT_EQ(orders.size(), 60u);
  EXPECT_LT(chi_squared(orders, 60, samples), chi_squared_limit(60));
}

TEST(SerenissimaHidden, NobodySeesThePileOrTheGenerator) {
  const State s = start(with_players<Serenissima>(3), 1);
  for (const Observer who : {Observer::seat(0), Observer::seat(2), Observer::spectator()}) {
    const Json view = state_json(s, who);
    EXPECT_FALSE(view.contains("doge_pile"));
    EXPECT_FALSE(view.contains("rng"));
    EXPECT_EQ(view["doge_pile_left"]["one_hourglass"], 2);
  }
  EXPECT_TRUE(state_json(s, Observer::everything()).contains("doge_pile"));
}

TEST(SerenissimaHidden, HiddenMoneyIsAMatterOfDisplayOnly) {
  Options options = with_players<Serenissima>(3);
  options.hidden_money = 1;
  const State s = start(options, 1);
  EXPECT_EQ(state_json(s, Observer::seat(0))["players"][1]["ducats"], 5);
}

}  // namespace
}  // namespace fondaco::serenissima
