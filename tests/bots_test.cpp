#include <gtest/gtest.h>

#include "bots/flat.hpp"
#include "core/random_play.hpp"
#include "core/registry.hpp"

namespace fondaco {
namespace {

/// The seat's share of the win when the flat player sits there and the others choose at random.
double share_of_win(const AnyGame& game, int players, Seat flat_seat, Seed seed) {
  AnyState state = *game.start(
      {
          {"players", players}
  },
      seed);
  Rng rng = policy_rng(seed);
  Rng thinking(seed);
  ActionList legal;
  while (!game.deciders(state).empty()) {
    auto [seat, action] = random_decision(game, state, rng, legal);
    if (seat == flat_seat) action = flat_choice(game, state, seat, 5, thinking);
    game.apply(state, seat, action, nullptr);
  }
  const Scores scores = game.scores(state);
  int winners = 0;
  for (std::size_t p = 0; p < scores.players; ++p) winners += scores.ranks[p] == 1;
  return scores.ranks[flat_seat] == 1 ? 1.0 / winners : 0.0;
}

TEST(FlatBot, BeatsRandomPlayFromEverySeat) {
  for (const AnyGame* game : all_games()) {
    double wins = 0;
    const int games = 24;
    for (int i = 0; i < games; ++i)
      wins += share_of_win(*game, 3, static_cast<Seat>(i % 3), static_cast<Seed>(i));
    EXPECT_GT(wins, 0.8 * games) << game->key << ": a third of the games would be chance";
  }
}

TEST(FlatBot, GivesTheSameAnswerToTheSameSeedAndIsBlindToWhatItsSeatCannotSee) {
  const Json options = {
      {"players", 4}
  };
  for (const AnyGame* game : all_games()) {
    AnyState state = *game->start(options, 3);
    Rng rng = policy_rng(3);
    ActionList legal;
    int asked = 0;
    for (int i = 0; i < 150 && !game->deciders(state).empty(); ++i) {
      const auto [seat, action] = random_decision(*game, state, rng, legal);
      if (legal.size() > 1 && i % 5 == 0) {
        ++asked;
        AnyState world = state;
        game->resample(world, seat, rng);
        Rng first(77);
        Rng second(77);
        ASSERT_EQ(flat_choice(*game, state, seat, 2, first), flat_choice(*game, world, seat, 2, second))
            << game->key << ", decision " << i;
      }
      game->apply(state, seat, action, nullptr);
    }
    EXPECT_GT(asked, 10);
  }
}

}  // namespace
}  // namespace fondaco
