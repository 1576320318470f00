#include <ostream>
#include <string>

#include <gtest/gtest.h>

#include "core/registry.hpp"
#include "kit/files.hpp"
#include "lab/perft.hpp"
#include "lab/signature.hpp"
#include "lab/sim.hpp"
#include "table/record.hpp"

// Numbers that no compiler, build or thread may change. A commit that changes one says so and why.

namespace fondaco {
namespace {

struct Pin {
  const char* game;
  int players;
  std::uint64_t value;
};

struct Signatures {
  const char* game;
  int players;
  std::uint64_t rules;
  std::uint64_t evaluation;
  std::uint64_t search;
};

void PrintTo(const Signatures& of, std::ostream* out) { *out << of.game << ", " << of.players << " players"; }

// `fondaco bench --signatures` prints them.
constexpr Signatures kSignatures[] = {
    {"calimala",    2, 0x3997f6fe41765e7b, 0x42bccae3f1bdda28, 0xe24d631389566cb6},
    {"calimala",    3, 0x2b8baea20262f19f, 0xd76eb3776a481a57, 0x21883ebfc35e244c},
    {"calimala",    4, 0x085b6d1fbd1219d2, 0x78feb20457066d3f, 0x9fe77b904679a4bc},
    {"calimala",    5, 0x0f2f0decbc3976bc, 0x725261895313e197, 0x47095b5771e5e0b4},
    {"millefiori",  2, 0xd0684e12c33da6dc, 0x8123c99de2b769e1, 0xa318052872b70ddd},
    {"millefiori",  3, 0xd771b9c8d2e04a7f, 0xe411a6750a41e091, 0x984669c0d332a5d1},
    {"millefiori",  4, 0x498b53058d3bd775, 0x162b6b90a4c97fb7, 0x9a28300177eddc87},
    {"tuscany",     2, 0x6c7d58a2da369e62, 0xf0c3cf937f45526a, 0x0284c62837fe434e},
    {"tuscany",     3, 0xf44454fb8bff2a55, 0x5bfde4b7d4919032, 0x20408c8b618f4d03},
    {"tuscany",     4, 0x3d3475f97a26c4c7, 0x58ba717c37371dc8, 0xe685cd0c9d988c65},
    {"serenissima", 2, 0xc195820d46423973, 0x204c77863ea3b0a4, 0x80f58be3e79c3c4f},
    {"serenissima", 3, 0x57e4c2303b6ad8fb, 0x762307086402813b, 0x877c65b822d524fa},
    {"serenissima", 4, 0xa79c887d1feb09b1, 0xe07c53f93671b26a, 0x6dadc9b592271892},
};

/// A test for each game and player count, so that they run side by side.
class Pinned : public testing::TestWithParam<Signatures> {};

TEST_P(Pinned, Rules) {
  const auto& [game, players, rules, evaluation, search] = GetParam();
  const std::uint64_t found = signature(*find_game(game), players, kSignatureGames);
  EXPECT_EQ(found, rules) << std::hex << found;
}

TEST_P(Pinned, Evaluation) {
  const auto& [game, players, rules, evaluation, search] = GetParam();
  const std::uint64_t found = evaluation_signature(*find_game(game), players, kSignatureGames);
  EXPECT_EQ(found, evaluation) << std::hex << found;
}

TEST_P(Pinned, Search) {
  const auto& [game, players, rules, evaluation, search] = GetParam();
  const std::uint64_t found = search_signature(*find_game(game), players);
  EXPECT_EQ(found, search) << std::hex << found;
}

INSTANTIATE_TEST_SUITE_P(Signatures, Pinned, testing::ValuesIn(kSignatures), [](const auto& pin) {
  return std::string(pin.param.game) + std::to_string(pin.param.players);
});

std::uint64_t count(const char* key, int players, int depth) {
  const AnyGame& game = *find_game(key);
  const Json options = {
      {"players", players}
  };
  return perft(game, *game.start(options, 1), depth);
}

TEST(PinnedCounts, Perft) {
  // From the opening with seed 1.
  struct PerftPin {
    Pin pin;
    int depth;
  };
  const PerftPin pins[] = {
      {{"calimala", 2, 3'365'568},   10},
      {{"calimala", 3, 1'465'884},   10},
      {{"calimala", 4, 1'741'248},   12},
      {{"calimala", 5, 3'466'752},   14},
      {{"millefiori", 2, 5'423'524}, 8 },
      {{"millefiori", 3, 1'562'145}, 8 },
      {{"millefiori", 4, 1'437'555}, 7 },
  };
  for (const auto& [pin, depth] : pins) {
    const std::uint64_t found = count(pin.game, pin.players, depth);
    EXPECT_EQ(found, pin.value) << pin.game << ", " << pin.players << " players: " << found;
  }
}

TEST(PinnedCounts, PerftFromPositionsOfRecordedGames) {
  // Where the opening does not reach: extra cards and their chains, the end of a round, the end of the game.
  struct Late {
    const char* record;
    int decisions;
    int depth;
    std::uint64_t value;
  };
  const Late pins[] = {
      {"millefiori/2p-box-rhombi",                  96,  8,  113'434},
      {"millefiori/3p-long-chain",                  100, 6,  110'948},
      {"millefiori/4p-end-by-rhombi",               172, 9,  366'682},
      {"millefiori/4p-empty-display",               90,  8,  857'798},
      {"tuscany/2p-castle-chain",                   60,  7,  56'206 },
      {"tuscany/3p-refresh-of-two-colours",         100, 9,  97'402 },
      {"tuscany/4p-round-ended-by-several",         120, 7,  56'097 },
      {"tuscany/4p-no-final-lap",                   200, 8,  90'880 },
      {"serenissima/2p-basilica",                   150, 9,  79'943 },
      {"serenissima/3p-fort-fired",                 200, 10, 244'605},
      {"serenissima/4p-looted",                     250, 8,  24'677 },
      {"serenissima/4p-two-galleys-sunk-in-a-turn", 400, 9,  50'049 },
  };
  for (const auto& [name, decisions, depth, value] : pins) {
    const auto record =
        read_record(content_of(FONDACO_SOURCE_DIR "/tests/records/" + std::string(name) + ".fgn"));
    ASSERT_TRUE(record) << name;
    const std::uint64_t found = perft(*record->game, *replay(*record, decisions), depth);
    EXPECT_EQ(found, value) << name << ": " << found;
  }
}

TEST(PinnedCounts, SetUpPartOfPerftFollowsFromTheRules) {
  // Calimala, section 2: each keeps one influence card (two players open another), then they draft from five,
  // four, three …
  EXPECT_EQ(count("calimala", 2, 6), 4u * 3u * 4u * 3u * 5u * 4u);
  EXPECT_EQ(count("calimala", 3, 6), 27u * 60u);
  EXPECT_EQ(count("calimala", 4, 8), 16u * 120u);
  EXPECT_EQ(count("calimala", 5, 10), 32u * 120u);
  // Mille Fiori, 3.1: everybody selects one of five cards.
  EXPECT_EQ(count("millefiori", 2, 2), 5u * 5u);
  EXPECT_EQ(count("millefiori", 3, 3), 5u * 5u * 5u);
  EXPECT_EQ(count("millefiori", 4, 4), 5u * 5u * 5u * 5u);
  // Tuscany, section 2: 96 layouts with three castle cells, then five bonus tiles.
  EXPECT_EQ(count("tuscany", 2, 4), 288u * 288u * 5u * 5u);
  // Serenissima, 2.2: a starting port and a number each, then numbers, forth and back; activate or invest.
  EXPECT_EQ(count("serenissima", 4, 9), 5u * 15u * 4u * 14u * 3u * 13u * 2u * 12u * 11u);
}

TEST(PinnedCounts, ThreadsDoNotChangeWhatASimulationFinds) {
  for (const AnyGame* game : all_games()) {
    SimSettings settings;
    settings.games = 300;
    settings.seed = 5;
    const auto one = simulate(*game, settings);
    settings.threads = 3;
    const auto three = simulate(*game, settings);
    ASSERT_TRUE(one && three);
    EXPECT_EQ(one->decisions, three->decisions);
    EXPECT_EQ(one->points, three->points);
    EXPECT_EQ(one->wins, three->wins);
    EXPECT_EQ(one->choice_options, three->choice_options);
    EXPECT_EQ(one->longest, three->longest);
  }
}

}  // namespace
}  // namespace fondaco
