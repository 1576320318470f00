#include <gtest/gtest.h>

#include "core/registry.hpp"
#include "lab/perft.hpp"
#include "lab/signature.hpp"
#include "lab/sim.hpp"

// Numbers that no compiler, build or thread may change. A commit that changes one says so and why.

namespace fondaco {
namespace {

struct Pin {
  const char* game;
  int players;
  std::uint64_t value;
};

TEST(Pinned, Signatures) {
  const Pin pins[] = {
      {"calimala", 2, 0x3997f6fe41765e7b},
      {"calimala", 3, 0x2b8baea20262f19f},
      {"calimala", 4, 0x085b6d1fbd1219d2},
      {"calimala", 5, 0x0f2f0decbc3976bc},
  };
  for (const Pin& pin : pins) {
    const std::uint64_t found = signature(*find_game(pin.game), pin.players, kSignatureGames);
    EXPECT_EQ(found, pin.value) << pin.game << ", " << pin.players << " players: " << std::hex << found;
  }
}

TEST(Pinned, Perft) {
  // Seed 1: the influence cards, the draft, then placements and activations.
  struct PerftPin {
    Pin pin;
    int depth;
  };
  const PerftPin pins[] = {
      {{"calimala", 2, 3'365'568}, 10},
      {{"calimala", 3, 1'465'884}, 10},
      {{"calimala", 4, 1'741'248}, 12},
      {{"calimala", 5, 3'466'752}, 14},
  };
  for (const auto& [pin, depth] : pins) {
    const AnyGame& game = *find_game(pin.game);
    const auto state = game.start(
        {
            {"players", pin.players}
    },
        1);
    const std::uint64_t found = perft(game, *state, depth);
    EXPECT_EQ(found, pin.value) << pin.game << ", " << pin.players << " players: " << found;
  }
}

TEST(Pinned, SetUpPartOfPerftFollowsFromTheRules) {
  // Section 2: with three players each keeps one of three, then they draft from five, four, three: 3^3 * 5 *
  // 4 * 3.
  const AnyGame& game = *find_game("calimala");
  EXPECT_EQ(perft(game,
                  *game.start(
                      {
                          {"players", 3}
  },
                      1),
                  6),
            27u * 60u);
  EXPECT_EQ(perft(game,
                  *game.start(
                      {
                          {"players", 4}
  },
                      1),
                  8),
            16u * 120u);
  EXPECT_EQ(perft(game,
                  *game.start(
                      {
                          {"players", 5}
  },
                      1),
                  10),
            32u * 120u);
  EXPECT_EQ(perft(game,
                  *game.start(
                      {
                          {"players", 2}
  },
                      1),
                  6),
            4u * 3u * 4u * 3u * 5u * 4u);
}

TEST(Pinned, ThreadsDoNotChangeWhatASimulationFinds) {
  const AnyGame& game = *find_game("calimala");
  SimSettings settings;
  settings.games = 300;
  settings.seed = 5;
  const auto one = simulate(game, settings);
  settings.threads = 3;
  const auto three = simulate(game, settings);
  ASSERT_TRUE(one && three);
  EXPECT_EQ(one->decisions, three->decisions);
  EXPECT_EQ(one->points, three->points);
  EXPECT_EQ(one->wins, three->wins);
  EXPECT_EQ(one->choice_options, three->choice_options);
  EXPECT_EQ(one->longest, three->longest);
}

}  // namespace
}  // namespace fondaco
