#include <cmath>
#include <map>

#include <gtest/gtest.h>

#include "games/serenissima/serenissima.hpp"
#include "kit/playing.hpp"

// What must hold over the course of whole games and is not visible in a single state: money (8.3 (9)), the
// length of the game (1.6, T40, T41), and that weighted play shows all of the game.

namespace fondaco::serenissima {
namespace {

int all_money(const State& s) {
  int sum = 0;
  for (const Player& player : s.players) sum += player.ducats;
  return sum;
}

/// What an event pays out of the bank, or into it.
int from_bank(const Event& event) {
  switch (static_cast<Happening>(event.type)) {
    case Happening::Loaded: return event.c % 256 == kNobody ? -(event.c / 256) : 0;
    case Happening::Sold:
    case Happening::Bought: return static_cast<Happening>(event.type) == Happening::Sold ? event.c : -event.c;
    case Happening::Hired: return -kSailorCost;
    case Happening::Built: return event.b == static_cast<int>(Building::Fort) ? -kFortCost : -kBasilicaCost;
    case Happening::Income: return event.a;
    default: return 0;
  }
}

class SerenissimaCourse : public testing::TestWithParam<int> {};

TEST_P(SerenissimaCourse, MoneyChangesOnlyByWhatIsToldAndWeightedPlayShowsEverything) {
  std::map<Happening, int> seen;
  std::map<int, int> declared, built;
  const int games = 200;
  for (Seed seed = 0; seed < games; ++seed) {
    State s = start(with_players<Serenissima>(GetParam()), seed);
    Rng rng = policy_rng(seed);
    int scorings_seen = 0;
    while (!deciders(s).empty()) {
      const int before = all_money(s);
      EventList events;
      play_one<Serenissima>(s, rng, events, Policy::Weighted);
      int paid = 0;
      for (const Event& event : events) {
        const auto what = static_cast<Happening>(event.type);
        ++seen[what];
        paid += from_bank(event);
        if (what == Happening::Scoring) {
          ASSERT_EQ(event.a, ++scorings_seen);
        }
        if (what == Happening::Blockade && event.b == 1) ++declared[event.a];
        if (what == Happening::Built) ++built[event.b];
      }
      ASSERT_EQ(all_money(s), before + paid);
    }
    ASSERT_EQ(scorings_seen, kScorings);
  }
  const std::pair<Happening, int> often[] = {
      {Happening::Loaded,   20},
      {Happening::Sold,     10},
      {Happening::Moved,    40},
      {Happening::Landed,   5 },
      {Happening::Bought,   4 },
      {Happening::Hired,    10},
      {Happening::Sunk,     5 },
      {Happening::Income,   6 },
      {Happening::Attacked, 1 },
      {Happening::Blockade, 1 },
      {Happening::Built,    1 },
      {Happening::Special,  2 },
  };
  for (const auto& [what, per_game] : often)
    EXPECT_GE(seen[what], per_game * games) << kHappeningKeys[static_cast<std::size_t>(what)];
  for (const Happening what : {Happening::Looted, Happening::LostPort})
    EXPECT_GE(seen[what], games / 10) << kHappeningKeys[static_cast<std::size_t>(what)];
  EXPECT_GE(seen[Happening::FortFired], games / 40);
  EXPECT_EQ(built.size(), 2u) << "forts and basilicas";
  EXPECT_EQ(declared.size(), 3u) << "every kind of blockade was declared";
}

INSTANTIATE_TEST_SUITE_P(Players, SerenissimaCourse, every_player_count<Serenissima>());

/// The cards left and the step of the time marker.
struct Pile {
  std::array<int, kDogeKinds> left;
  int track;

  friend auto operator<=>(const Pile&, const Pile&) = default;
};

/// How likely a game has so many rounds, over all orders of the Doge cards, exactly.
std::map<int, double> lengths(int steps) {
  std::array<int, kDogeKinds> all{};
  std::copy(kDogeCopies.begin(), kDogeCopies.end(), all.begin());
  std::map<Pile, double> now = {
      {{all, 0}, 1.0}
  };
  std::map<int, double> result;
  for (int round = 1; !now.empty(); ++round) {
    std::map<Pile, double> next;
    for (const auto& [pile, chance] : now) {
      int cards = 0;
      for (const int n : pile.left) cards += n;
      for (std::size_t card = 0; card < kDogeKinds; ++card) {
        if (pile.left[card] == 0) continue;
        const double here = chance * pile.left[card] / cards;
        Pile after = pile;
        --after.left[card];
        after.track += kDoge[card].advance;
        if (kDoge[card].reshuffle != 0) after.left = all;
        if (after.track >= steps) {
          result[round] += here;
        } else {
          next[after] += here;
        }
      }
    }
    now = std::move(next);
  }
  return result;
}

void expect_lengths(int steps, int first, std::vector<double> chances, double mean) {
  const auto found = lengths(steps);
  ASSERT_EQ(found.size(), chances.size());
  double sum = 0;
  for (const auto& [rounds, chance] : found) {
    EXPECT_NEAR(chance, chances[static_cast<std::size_t>(rounds - first)], 0.00005) << rounds;
    sum += rounds * chance;
  }
  EXPECT_NEAR(sum, mean, 0.0005);
}

TEST(SerenissimaLength, IsThatOfT40AndT41) {
  expect_lengths(10, 5, {.0054, .0866, .2724, .3639, .2388, .0311, .0017}, 7.844);
  expect_lengths(12, 6, {.0019, .0419, .1695, .3356, .3310, .1031, .0166, .0005}, 9.330);
}

TEST(SerenissimaLength, InPlayIsThatOfTheCards) {  // E13
  const auto expected = lengths(kSetUp[4].track_end);
  std::map<int, int> rounds;
  const int games = 4000;
  for (Seed seed = 0; seed < games; ++seed) {
    State s = start(with_players<Serenissima>(4), seed);
    Rng rng = policy_rng(seed);
    play_out<Serenissima>(s, rng);
    ++rounds[s.round];
  }
  for (const auto& [length, count] : rounds) {
    ASSERT_TRUE(expected.contains(length)) << length;
    const double chance = expected.at(length);
    EXPECT_NEAR(static_cast<double>(count) / games, chance, 5 * std::sqrt(chance * (1 - chance) / games))
        << length;
  }
}

}  // namespace
}  // namespace fondaco::serenissima
