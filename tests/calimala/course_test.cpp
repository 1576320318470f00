#include <gtest/gtest.h>

#include "games/calimala/calimala.hpp"
#include "kit/playing.hpp"

// What must hold over the course of whole games and is not visible in a single state (9.7).

namespace fondaco::calimala {
namespace {

struct Course {
  int phases = 0;
  int influence_cards = 0;
  int tiles_seated = 0;
  int overflows = 0;
  Ending how{};
  std::array<int, kMaxPlayers> points{};
};

/// Follows a random game by its events alone, checking what each scoring gives out.
Course follow(int players, Seed seed, State& s) {
  s = start(with_players<Calimala>(players), seed);
  Rng rng = policy_rng(seed);
  Course course;
  int given = 0;
  int most = 0;
  while (!deciders(s).empty()) {
    EventList events;
    play_one<Calimala>(s, rng, events);
    for (const Event& event : events) {
      switch (static_cast<Happening>(event.type)) {
        case Happening::Scoring:
          EXPECT_EQ(event.a, course.phases) << "tiles are scored in council order";
          ++course.phases;
          given = 0;
          most = 6;
          break;
        case Happening::Influence:
          ++course.influence_cards;
          given = 0;
          most = 9;
          break;
        case Happening::Points:
          given += event.a;
          EXPECT_LE(given, most);
          EXPECT_GT(event.b, 0) << "nothing counted, nothing gained";
          course.points[event.seat] += event.a;
          break;
        case Happening::Overflowed: ++course.overflows; break;
        case Happening::Seated: EXPECT_EQ(event.a, course.tiles_seated++); break;
        case Happening::GameOver: course.how = static_cast<Ending>(event.a); break;
        default: break;
      }
    }
  }
  return course;
}

class CalimalaCourse : public testing::TestWithParam<int> {};

TEST_P(CalimalaCourse, HasFifteenPhasesAndItsInfluenceCardsAndEndsForAReason) {
  const int players = GetParam();
  const int cards_scored = players == 3 ? 4 : 5;  // section 2
  const int turns = std::array<int, 6>{0, 0, 44, 45, 48, 50}[static_cast<std::size_t>(players)];
  int all_tiles_by_overflow = 0;
  for (Seed seed = 0; seed < 300; ++seed) {
    State s;
    const Course course = follow(players, seed, s);
    ASSERT_EQ(course.phases, 15);
    ASSERT_EQ(course.influence_cards, cards_scored);
    for (std::size_t p = 0; p < kMaxPlayers; ++p) ASSERT_EQ(course.points[p], s.points[p]);
    ASSERT_EQ(s.turns % players, 0);
    ASSERT_GE(course.overflows, s.turns - 36);
    all_tiles_by_overflow += course.tiles_seated == kTiles;
    if (course.how == Ending::AllDiscsPlaced) {
      ASSERT_EQ(s.turns, turns);
    } else {
      ASSERT_EQ(course.tiles_seated, kTiles);
      ASSERT_LT(s.turns, turns);
    }
  }
  // Section 10: all tiles were triggered by overflow in 21–29 %, 53–57 %, 91–94 % and over 99 % of the games.
  const std::array<double, 6> expected = {0, 0, 0.25, 0.55, 0.925, 0.995};
  EXPECT_NEAR(all_tiles_by_overflow / 300.0, expected[static_cast<std::size_t>(players)], 0.12);
}

INSTANTIATE_TEST_SUITE_P(Players, CalimalaCourse, every_player_count<Calimala>());

}  // namespace
}  // namespace fondaco::calimala
