#include "lab/arena.hpp"

#include <limits>

#include <gtest/gtest.h>

#include "core/registry.hpp"
#include "kit/orchard.hpp"
#include "lab/tune.hpp"

namespace fondaco {
namespace {

ArenaSettings match(const AnyGame& game, int players, const std::vector<std::string>& bots,
                    std::uint64_t games) {
  ArenaSettings settings;
  settings.options["players"] = players;
  for (const std::string& name : bots) settings.bots.push_back(*find_bot(game, name, "20"));
  settings.games = games;
  return settings;
}

TEST(Elo, FollowsItsDefinition) {
  // 400 points of difference are odds of 10 to 1.
  EXPECT_NEAR(elo_of_share(10.0 / 11.0, 2), 400, 1e-9);
  EXPECT_NEAR(elo_of_share(0.5, 2), 0, 1e-9);
  EXPECT_NEAR(elo_of_share(0.25, 4), 0, 1e-9) << "one seat among four equals";
  EXPECT_NEAR(elo_of_share(0.75, 2), 190.8485, 1e-3);
  for (const int players : {2, 3, 5})
    EXPECT_NEAR(share_of_elo(elo_of_share(0.37, players), players), 0.37, 1e-9);
}

TEST(Estimate, HoldsTheTruthAndNarrowsWithGames) {
  ArenaResult result;
  result.players = 2;
  result.tallies.resize(2);
  result.games = 100;
  result.rounds = 50;
  result.tallies[0].sum = 60;
  result.tallies[0].sum_squares = 50 * 1.44 + 50 * 0.16 + 0;  // pairs: mean 1.2, variance 0.16
  const Estimate few = result.share(0);
  EXPECT_NEAR(few.value, 0.6, 1e-9);
  // Pairs of 0.6 ± 0.2: the mean of 50 has a deviation of 0.2 / 7.
  EXPECT_NEAR(few.high - few.low, 2 * 1.96 * 0.2 / 7, 0.01);
  result.games = 200;
  result.rounds = 100;
  result.tallies[0].sum = 200;
  result.tallies[0].sum_squares = 100 * 4;
  const Estimate all = result.share(0);
  EXPECT_EQ(all.value, 1.0);
  EXPECT_GT(all.low, 0.95);
  EXPECT_LT(all.low, 1.0) << "even a clean sweep leaves some doubt";
  EXPECT_EQ(all.high, 1.0);
  EXPECT_EQ(result.elo(0).high, std::numeric_limits<double>::infinity());
}

TEST(Arena, CountsEveryWinOnce) {
  for (const AnyGame* game : all_games()) {
    for (int players = game->min_players; players <= game->max_players; ++players) {
      const auto result = play_match(*game, match(*game, players, {"random", "greedy"}, 12));
      ASSERT_TRUE(result);
      EXPECT_EQ(result->games % static_cast<std::uint64_t>(players), 0u);
      EXPECT_GE(result->games, 12u);
      EXPECT_EQ(result->rounds * static_cast<std::uint64_t>(players), result->games);
      double parts = 0;
      for (const Tally& tally : result->tallies) parts += tally.sum;
      EXPECT_NEAR(parts, static_cast<double>(result->games), 1e-6) << "a shared win is divided";
      EXPECT_EQ(result->tallies[1].seats, players - 1);
      const double shares = result->share(0).value + (players - 1) * result->share(1).value;
      EXPECT_NEAR(shares, 1.0, 1e-9);
    }
  }
}

TEST(Arena, IsTheSameOnAnyNumberOfThreads) {
  const AnyGame& game = *find_game("millefiori");
  ArenaSettings settings = match(game, 3, {"ismcts:20", "greedy", "random"}, 18);
  std::vector<std::string> kept[2];
  settings.keep = [&](const Record& record) { kept[0].push_back(write_record(record)); };
  const auto one = play_match(game, settings);
  settings.threads = 4;
  settings.keep = [&](const Record& record) { kept[1].push_back(write_record(record)); };
  const auto four = play_match(game, settings);
  ASSERT_TRUE(one && four);
  ASSERT_EQ(one->tallies.size(), 3u);
  for (std::size_t bot = 0; bot < 3; ++bot) {
    EXPECT_EQ(one->tallies[bot].wins, four->tallies[bot].wins);
    EXPECT_EQ(one->tallies[bot].points, four->tallies[bot].points);
  }
  EXPECT_EQ(kept[0], kept[1]) << "the records too, in the same order";
}

TEST(Arena, RotatesTheSeatsOverTheSameSeeds) {
  const AnyGame& game = *find_game("tuscany");
  ArenaSettings settings = match(game, 3, {"greedy", "random"}, 6);
  settings.seed = 40;
  std::vector<Record> records;
  settings.keep = [&](const Record& record) { records.push_back(record); };
  ASSERT_TRUE(play_match(game, settings));
  ASSERT_EQ(records.size(), 6u);
  for (std::size_t i = 0; i < 6; ++i) {
    EXPECT_EQ(records[i].seed, 40 + i / 3);
    for (std::size_t seat = 0; seat < 3; ++seat)
      EXPECT_EQ(records[i].names[seat], seat == i % 3 ? "bot greedy" : "bot random");
    const auto replayed = replay(records[i]);
    ASSERT_TRUE(replayed) << "what is saved can be replayed, with the same result";
  }
}

TEST(Arena, StopsAsSoonAsTheDifferenceIsPlain) {
  const AnyGame& game = *find_game("tuscany");
  ArenaSettings settings = match(game, 2, {"greedy", "random"}, 2000);
  settings.sprt = Sprt{0, 50};
  const auto better = play_match(game, settings);
  EXPECT_EQ(better->verdict, "accepted");
  EXPECT_LT(better->games, 200u);
  std::swap(settings.bots[0], settings.bots[1]);
  EXPECT_EQ(play_match(game, settings)->verdict, "rejected");
}

TEST(Arena, SaysWhatIsWrongWithTheOptions) {
  const AnyGame& game = *find_game("tuscany");
  ArenaSettings settings = match(game, 9, {"greedy", "random"}, 2);
  EXPECT_FALSE(play_match(game, settings));
}

TEST(Tune, MovesWeightsTowardsThoseThatWin) {
  // A seed brings more than an apple, but counts for less at first: games must teach that.
  const AnyGame game = orchard();
  TuneSettings settings;
  settings.bot = *find_bot(game, "greedy", "1");
  Weights spoilt{};
  spoilt[0] = 100;
  spoilt[1] = 80;
  settings.bot.weights = spoilt;
  settings.steps = 20;
  settings.games = 4;
  settings.reach = 60;
  settings.check = 20;
  const auto result = tune(game, settings);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->before, spoilt);
  EXPECT_EQ(result->after[0], 100) << "the unit stays";
  EXPECT_GT(result->after[1], 100);
  EXPECT_EQ(result->match.games, 20u);
  EXPECT_EQ(result->match.share(0).value, 1);
}

TEST(Tune, GivesTheSameOnAnyNumberOfThreads) {
  const AnyGame& game = *find_game("tuscany");
  TuneSettings settings;
  settings.options["players"] = 2;
  settings.bot = *find_bot(game, "greedy", "1");
  settings.steps = 5;
  settings.games = 8;
  settings.check = 2;
  const auto result = tune(game, settings);
  ASSERT_TRUE(result);
  EXPECT_NE(result->after, result->before);
  settings.threads = 3;
  EXPECT_EQ(tune(game, settings)->after, result->after);
}

}  // namespace
}  // namespace fondaco
