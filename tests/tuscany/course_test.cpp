#include <gtest/gtest.h>

#include "games/tuscany/tuscany.hpp"
#include "kit/playing.hpp"

// What must hold over the course of whole games and is not visible in a single state (5.3, 5.4, section 8).

namespace fondaco::tuscany {
namespace {

struct Course {
  std::array<int, kMaxPlayers> green{};
  std::array<int, kMaxPlayers> red{};
  std::array<int, kMaxPlayers> turns{};
  int rounds = 0;
  int final_laps = 0;
  int fives = 0;
  int refreshes = 0;
};

/// Follows a random game by its events, checking that points never fall and rounds end after equal turns.
Course follow(const Options& options, Seed seed, State& s) {
  s = start(options, seed);
  Rng rng = policy_rng(seed);
  Course course;
  while (!deciders(s).empty()) {
    const State before = s;
    EventList events;
    play_one<Tuscany>(s, rng, events);
    for (const Event& event : events) {
      switch (static_cast<Happening>(event.type)) {
        case Happening::Green:
          EXPECT_GT(event.a, 0);
          course.green[event.seat] += event.a;
          break;
        case Happening::Red:
          EXPECT_GT(event.a, 0);
          course.red[event.seat] += event.a;
          break;
        case Happening::TurnOver: ++course.turns[event.seat]; break;
        case Happening::RoundScored:
          EXPECT_EQ(event.a, ++course.rounds);
          for (Seat p = 0; p < players(s); ++p) {
            EXPECT_EQ(course.turns[p], course.turns[0]) << "a round ends after equally many turns";
          }
          break;
        case Happening::FinalLap: ++course.final_laps; break;
        case Happening::Five: ++course.fives; break;
        case Happening::Refreshed: ++course.refreshes; break;
        default: break;
      }
    }
    for (Seat p = 0; p < players(s); ++p) {
      EXPECT_GE(s.players[p].green, before.players[p].green);
      EXPECT_GE(s.players[p].red, before.players[p].red);
    }
  }
  return course;
}

class TuscanyCourse : public testing::TestWithParam<int> {};

TEST_P(TuscanyCourse, HasThreeRoundsAndEndsByEqualTurns) {
  const int players = GetParam();
  int fives = 0;
  int refreshes = 0;
  for (Seed seed = 0; seed < 300; ++seed) {
    SCOPED_TRACE(seed);
    Options options = with_players<Tuscany>(players);
    options.extra_lap_after_round_3 = seed % 3 != 0;
    State s;
    const Course course = follow(options, seed, s);
    ASSERT_EQ(course.rounds, 3);
    ASSERT_EQ(course.final_laps, options.extra_lap_after_round_3);
    int most_used = 0;
    for (Seat p = 0; p < players; ++p) {
      ASSERT_EQ(course.green[p], s.players[p].green);
      ASSERT_EQ(course.red[p], s.players[p].red);
      ASSERT_EQ(course.turns[p] * players, s.turns);
      most_used = std::max(most_used, used(s.players[p]));
    }
    ASSERT_EQ(most_used, kQueue) << "round 3 ends when somebody has used up the last stack";
    fives += course.fives;
    refreshes += course.refreshes;
  }
  EXPECT_GT(fives, 0) << "never five of a colour";
  EXPECT_GT(refreshes, 0) << "never a refresh";
}

INSTANTIATE_TEST_SUITE_P(Players, TuscanyCourse, every_player_count<Tuscany>());

TEST(TuscanyCourse, ALayoutDoesNotDependOnTheOrderInWhichItIsChosen) {
  const State opening = start(with_players<Tuscany>(4), 5);
  NoEvents none;
  const auto built = [&](std::array<Seat, 4> order) {
    State s = opening;
    for (const Seat seat : order) EXPECT_FALSE(apply(s, seat, static_cast<Action>(50 * seat + 7), none));
    return s;
  };
  EXPECT_EQ(built({0, 1, 2, 3}), built({2, 3, 0, 1}));
}

}  // namespace
}  // namespace fondaco::tuscany
