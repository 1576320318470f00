#include <gtest/gtest.h>

#include "games/millefiori/millefiori.hpp"
#include "kit/playing.hpp"

// What must hold over the course of whole games and is not visible in a single state (8.3).

namespace fondaco::millefiori {
namespace {

struct Course {
  int plays = 0;  // placements and navigations
  int placed = 0;
  int taken = 0;  // extra cards
  int turns = 0;
  int rounds = 1;
  Ending how{};
  std::array<int, kMaxPlayers> points{};
  std::vector<Seat> doges;
};

/// Follows a random game by its events.
Course follow(const Options& options, Seed seed, State& s) {
  s = start(options, seed);
  Rng rng = policy_rng(seed);
  Course course;
  course.doges.push_back(s.first);
  while (!deciders(s).empty()) {
    const Phase phase = s.phase;
    const Seat seat = s.active;
    EventList events;
    play_one<MilleFiori>(s, rng, events);
    course.plays += phase == Phase::Use;
    int earned = 0;
    for (const Event& event : events) {
      switch (static_cast<Happening>(event.type)) {
        case Happening::Placed: ++course.placed; break;
        case Happening::Took: ++course.taken; break;
        case Happening::Earned: ++earned; break;
        case Happening::TurnOver:
          ++course.turns;
          EXPECT_EQ(event.seat, seat);
          break;
        case Happening::Points:
          EXPECT_GT(event.a, 0);
          course.points[event.seat] += event.a;
          break;
        case Happening::Doge: course.doges.push_back(event.seat); break;
        case Happening::Dealt: ++course.rounds; break;
        case Happening::GameOver: course.how = static_cast<Ending>(event.a); break;
        default: break;
      }
    }
    EXPECT_LE(earned, 1) << "a play earns at most one extra card (Q4)";
  }
  return course;
}

class MilleFioriCourse : public testing::TestWithParam<int> {};

TEST_P(MilleFioriCourse, CountsPlaysRoundsAndPointsAsTheRulesDo) {
  const int players = GetParam();
  const auto& set_up = kSetUp[static_cast<std::size_t>(players)];
  std::array<int, 2> endings{};
  for (Seed seed = 0; seed < 400; ++seed) {
    SCOPED_TRACE(seed);
    Options options = with_players<MilleFiori>(players);
    options.first = static_cast<Seat>(seed % static_cast<Seed>(players));
    State s;
    const Course course = follow(options, seed, s);
    int filled_cells = 0;
    for (int area = 0; area < kAreas; ++area) filled_cells += std::popcount(filled(s, area));
    ASSERT_EQ(course.placed, filled_cells);
    ASSERT_EQ(course.plays, s.discard.size()) << "each play discards its card";
    ASSERT_EQ(course.plays, course.turns + course.taken);
    ASSERT_EQ(course.turns % players, 0) << "everybody has had as many turns";
    for (std::size_t p = 0; p < kMaxPlayers; ++p) ASSERT_EQ(course.points[p], s.points[p]);
    ASSERT_EQ(course.rounds, s.round);
    for (std::size_t round = 0; round < course.doges.size(); ++round) {  // F3
      ASSERT_EQ(course.doges[round], (options.first + static_cast<int>(round)) % players);
    }
    bool empty_supply = false;
    for (Seat p = 0; p < players; ++p) empty_supply |= supply(s, p) == 0;
    ASSERT_EQ(course.how == Ending::Rhombi, empty_supply);
    const int rounds_over = course.how == Ending::Deck ? course.rounds : course.rounds - 1;
    ASSERT_EQ(s.display.size(),
              set_up.display + rounds_over * set_up.leftovers * players - course.taken);  // F1
    ASSERT_EQ(course.turns, players * (set_up.plays * (course.rounds - 1) + s.cycle));
    if (course.how == Ending::Deck) {
      ASSERT_EQ(course.rounds, set_up.rounds);
      ASSERT_EQ(s.cycle, set_up.plays);
    }
    ++endings[static_cast<std::size_t>(course.how)];
  }
  EXPECT_GT(endings[0], 0) << "no game ended by the deck";
  EXPECT_TRUE(players == 4 || endings[1] > 0) << "no game ended by rhombi";
}

/// F2: with everybody always navigating and declining the deck ends the game.
TEST_P(MilleFioriCourse, LastsAllRoundsWhenEverybodyOnlyNavigates) {
  const int players = GetParam();
  State s = start(with_players<MilleFiori>(players), 7);
  NoEvents none;
  int plays = 0;
  while (!deciders(s).empty()) {
    const Seat seat = deciders(s).front();
    ActionList legal;
    MilleFiori::legal(s, seat, legal);
    const bool selecting = s.phase == Phase::Select;
    plays += s.phase == Phase::Use;
    const auto action = static_cast<Action>(s.phase == Phase::Use ? kNavigate : kDecline);
    ASSERT_FALSE(apply(s, seat, selecting ? legal[0] : action, none));
  }
  const std::array<std::array<int, 3>, 5> expected = {
      {{}, {}, {10, 60, 49}, {7, 84, 25}, {5, 80, 29}}
  };
  const auto [rounds, plays_wanted, display] = expected[static_cast<std::size_t>(players)];
  EXPECT_EQ(s.round, rounds);
  EXPECT_EQ(plays, plays_wanted);
  EXPECT_EQ(s.display.size(), display);
  for (Seat p = 0; p < players; ++p) EXPECT_EQ(s.ship[p], kSeaLast);
}

INSTANTIATE_TEST_SUITE_P(Players, MilleFioriCourse, every_player_count<MilleFiori>());

TEST(MilleFioriCourse, DealsTheSameCardsWhoeverAsksFirst) {
  // The result of a selection does not depend on the order in which the seats commit themselves.
  for (Seed seed = 0; seed < 50; ++seed) {
    const State opening = start(with_players<MilleFiori>(4), seed);
    NoEvents none;
    const auto selected = [&](std::array<Seat, 4> order) {
      State s = opening;
      for (const Seat seat : order) {
        ActionList legal;
        MilleFiori::legal(s, seat, legal);
        EXPECT_FALSE(apply(s, seat, legal[seat], none));
      }
      return s;
    };
    EXPECT_EQ(selected({0, 1, 2, 3}), selected({3, 1, 0, 2}));
  }
}

TEST(MilleFioriCourse, ALargerBoxNeverRunsOut) {  // Q26
  Options options = with_players<MilleFiori>(3);
  int without = 0;
  for (Seed seed = 0; seed < 3000; ++seed) {
    for (const int box : {kBox, kMostBox}) {
      options.rhombi_box = static_cast<std::uint8_t>(box);
      State s = start(options, seed);
      Rng rng = policy_rng(seed);
      play_until<MilleFiori>(s, rng, [&](const State& x) {
        if (x.phase != Phase::Use || rhombi_left(x, x.active) > 0) return false;
        ++without;
        EXPECT_EQ(box, kBox) << "a player has no rhombus left";
        return true;
      });
    }
  }
  EXPECT_GT(without, 0) << "the limit never mattered";
}

}  // namespace
}  // namespace fondaco::millefiori
