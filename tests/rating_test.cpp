#include "store/rating.hpp"

#include <vector>

#include <gtest/gtest.h>

#include "core/registry.hpp"

// How ratings move (docs/protocol.md).

namespace fondaco {
namespace {

Rating rated(Rating rating, double opponent, bool won, int times) {
  for (int i = 0; i < times; ++i) {
    std::vector<Rated> players = {
        {rating,           won ? 1 : 2, false},
        {{opponent, 0, 0}, won ? 2 : 1, true }
    };
    rate(players);
    EXPECT_EQ(players[1].rating.mean, opponent) << "an anchor stays where it is";
    rating = players[0].rating;
  }
  return rating;
}

TEST(Rating, WinningRaisesItLosingLowersItAndBothMakeItSurer) {
  const Rating won = rated({}, 1500, true, 1);
  const Rating lost = rated({}, 1500, false, 1);
  EXPECT_GT(won.mean, 1500);
  EXPECT_NEAR(won.mean - 1500, 1500 - lost.mean, 1e-9) << "by as much among equals";
  EXPECT_LT(won.deviation, Rating().deviation);
  EXPECT_EQ(won.games, 1);
}

TEST(Rating, AnUpsetMovesItMoreThanWhatWasToBeExpected) {
  EXPECT_GT(rated({}, 1900, true, 1).mean, rated({}, 1100, true, 1).mean);
}

TEST(Rating, WhoWinsThreeOfFourAgainstAnAnchorComesToStandThatMuchAboveIt) {
  Rating rating;
  for (int i = 0; i < 400; ++i) rating = rated(rating, 1500, i % 4 != 0, 1);
  // 400 log10(3) = 191 points.
  EXPECT_NEAR(rating.mean, 1691, 40);
  EXPECT_LT(rating.deviation, 80);
}

TEST(Rating, AGameOfManyMovesItNoFurtherThanOneOfTwo) {
  const double two = rated({}, 1100, true, 1).mean;
  std::vector<Rated> five = {
      {{}, 1, false}
  };
  for (int i = 0; i < 4; ++i)
    five.push_back({
        {1100, 0, 0},
        2, true
    });
  rate(five);
  EXPECT_NEAR(five[0].rating.mean, two, 1e-9);
}

TEST(Rating, PlacesAreTakenPairByPairAndTiesAreHalves) {
  std::vector<Rated> three = {
      {{}, 1, false},
      {{}, 2, false},
      {{}, 3, false}
  };
  rate(three);
  EXPECT_GT(three[0].rating.mean, 1500);
  EXPECT_NEAR(three[1].rating.mean, 1500, 1e-9);
  EXPECT_LT(three[2].rating.mean, 1500);
  std::vector<Rated> tied = {
      {{}, 1, false},
      {{}, 1, false}
  };
  rate(tied);
  EXPECT_NEAR(tied[0].rating.mean, 1500, 1e-9);
}

TEST(Rating, AnchorsRiseWithTheLevel) {
  for (const AnyGame* game : all_games()) {
    EXPECT_EQ(anchor_of(game->key, 3).mean, 1500);
    for (int level = 2; level <= 5; ++level)
      EXPECT_GT(anchor_of(game->key, level).mean, anchor_of(game->key, level - 1).mean + 100) << game->key;
  }
}

}  // namespace
}  // namespace fondaco
