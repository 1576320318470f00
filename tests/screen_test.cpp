#include "terminal/screen.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "kit/every_game.hpp"
#include "kit/screens.hpp"

// What the terminal shows: what holds for every screen, the texts, widths.

namespace fondaco::terminal {
namespace {

class AnyScreen : public testing::TestWithParam<GameAt> {};

TEST_P(AnyScreen, ShowsNothingThatTheSeatMayNotKnow) {
  const AnyGame& game = *GetParam().game;
  Course course = begun(game, GetParam().players);
  Rng rng(3);
  while (!course.over()) {
    play_one(course, rng);
    if (course.over()) break;
    const auto viewer = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(course.players())));
    AnyState other = course.state();
    game.resample(other, viewer, rng);
    ASSERT_EQ(shown_to(game, course.state(), viewer), shown_to(game, other, viewer));
  }
}

TEST_P(AnyScreen, FitsIntoEightyColumnsInEveryLanguage) {
  const AnyGame& game = *GetParam().game;
  for (const Language language : {Language::English, Language::Russian}) {
    Course course = begun(game, GetParam().players, 8);
    Rng rng(4);
    while (!course.over()) {
      const Seat seat = play_one(course, rng);
      const Seat next = course.over() ? seat : game.deciders(course.state()).front();
      Lines lines = shown_to(game, course.state(), next, language);
      const std::vector<Json> events = course.events(0, course.decisions(), Observer::seat(next));
      append(lines, find_screen(game.key)->story(scene_of(game, course.state(), next, language), events,
                                                 events.size() > 20 ? events.size() - 20 : 0));
      for (const std::string& line : lines) ASSERT_LE(width(line), kColumns) << line;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, AnyScreen, testing::ValuesIn(every_table()));

TEST(Texts, RussianNumbersHaveThreeForms) {
  constexpr Noun kCube = {"cube", "cubes", "кубик", "кубика", "кубиков"};
  const std::pair<int, std::string_view> forms[] = {
      {0,   "0 кубиков"  },
      {1,   "1 кубик"    },
      {2,   "2 кубика"   },
      {4,   "4 кубика"   },
      {5,   "5 кубиков"  },
      {11,  "11 кубиков" },
      {14,  "14 кубиков" },
      {21,  "21 кубик"   },
      {22,  "22 кубика"  },
      {111, "111 кубиков"}
  };
  for (const auto& [number, text] : forms) EXPECT_EQ(counted(Language::Russian, number, kCube), text);
  EXPECT_EQ(counted(Language::English, 1, kCube), "1 cube");
  EXPECT_EQ(counted(Language::English, 2, kCube), "2 cubes");
}

TEST(Texts, CommandsAreUnderstoodInBothLanguagesAndAnyCase) {
  EXPECT_EQ(command_named(lowered("UNDO")), Command::Undo);
  EXPECT_EQ(command_named(lowered("ОТМЕНА")), Command::Undo);
  EXPECT_EQ(command_named(lowered("Помощь")), Command::Help);
  EXPECT_EQ(lowered("АПРЯЁё"), "апряёё");
  EXPECT_EQ(command_named("c"), command_named("с")) << "they look alike";
  EXPECT_EQ(command_named("o"), command_named("о"));
}

TEST(Console, CountsCodePointsAndNotColours) {
  EXPECT_EQ(width("кубик"), 5u);
  EXPECT_EQ(width(Ink(true).player(Colour::Blue, "Синий")), 5u);
  EXPECT_EQ(left("да", 4), "да  ");
  EXPECT_EQ(wrapped("один два три", 2, 8), (Lines{"один два", "  три"}));
  EXPECT_EQ(wrapped("очень", 0, 3), (Lines{"оче", "нь"}));
}

}  // namespace
}  // namespace fondaco::terminal
