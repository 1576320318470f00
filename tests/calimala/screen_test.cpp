#include "terminal/screen.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "kit/screens.hpp"

// Calimala's screen.

namespace fondaco::terminal {
namespace {

const AnyGame& calimala() { return *find_game("calimala"); }

TEST(CalimalaScreen, TellsWhatOthersDrewOnlyToThem) {
  const GameScreen& screen = *find_screen("calimala");
  Course course = begun(calimala(), 3);
  Rng rng(3);
  int own = 0;
  while (!course.over()) {
    const Seat seat = play_one(course, rng);
    for (Seat viewer = 0; viewer < 3; ++viewer) {
      const Scene scene = scene_of(calimala(), course.state(), viewer);
      const std::string text = joined(screen.story(
          scene, course.events(course.decisions() - 1, course.decisions(), Observer::seat(viewer)), 0));
      const bool told = has(text, "draws the card");
      own += told;
      EXPECT_TRUE(viewer == seat || !told) << text;
    }
  }
  EXPECT_GT(own, 5);
}

/// A position of this many players in which somebody places a disc, as seat 0 sees it.
Scene placing(int players) {
  Course course = begun(calimala(), players);
  ActionList legal;
  while (calimala().state_json(course.state(), Observer::seat(0))["phase"] != "place") {
    const Seat seat = calimala().deciders(course.state()).front();
    calimala().legal(course.state(), seat, legal);
    must(course.decide(seat, legal[0]));
  }
  return scene_of(calimala(), course.state(), 0);
}

std::string council_line(const Scene& scene, std::string_view tile) {
  for (const std::string& line : find_screen("calimala")->details(scene)) {
    const std::string text = joined({line});
    if (text.substr(4).starts_with(tile)) return text.substr(28, text.size() - 29);
  }
  return {};
}

TEST(CalimalaScreen, OrdersWhoLeadsByTheWholeLadder) {
  Scene scene = placing(4);
  scene.view["board"]["hamburg"] = {2, 2, 2, 2};
  EXPECT_EQ(council_line(scene, "Hamburg"), "B 2 = R 2 = Y 2 = G 2");
  // G-19: the most seats and sculptures, then who came to them earlier.
  scene.view["seats"] = {1, 2, 0, 1, 3, 1};
  scene.view["palazzo_order"] = {1, 2, 0};
  EXPECT_EQ(council_line(scene, "Hamburg"), "R 2, Y 2, B 2, G 2");
  scene.view["seats"] = {3, nullptr, 2};
  scene.view["palazzo_order"] = {2, 0, 0, 3};
  EXPECT_EQ(council_line(scene, "Hamburg"), "G 2, Y 2, B 2, R 2") << "seats come before sculptures";
  scene.view["seats"] = Json::array();
  scene.view["palazzo_order"] = {0, 1, 1, 0};
  EXPECT_EQ(council_line(scene, "Hamburg"), "B 2, R 2, Y 2 = G 2") << "the first sculpture";
  scene.options["palazzo_tie"] = "last";
  EXPECT_EQ(council_line(scene, "Hamburg"), "R 2, B 2, Y 2 = G 2") << "the last sculpture";
  scene.view["board"]["hamburg"] = {0, 0, 0, 1};
  EXPECT_EQ(council_line(scene, "Hamburg"), "G 1") << "without cubes there is no place";
}

TEST(CalimalaScreen, SaysWhyATiedTileWentSo) {
  Scene scene = placing(3);
  scene.view["seats"] = {0, 1};
  const auto told = [&scene](std::vector<Json> points) {
    std::vector<Json> events = {
        {{"type", "scoring"}, {"space", 1}, {"tile", "hamburg"}}
    };
    events.insert(events.end(), points.begin(), points.end());
    return joined(find_screen("calimala")->story(scene, events, 0));
  };
  const auto points = [](int seat, int got, int count) {
    return Json{
        {"type",   "points"},
        {"seat",   seat    },
        {"points", got     },
        {"count",  count   }
    };
  };
  EXPECT_TRUE(has(told({points(0, 3, 2), points(1, 2, 2)}), "Blue +3 (2 cubes; tie: earlier seat)"));
  EXPECT_TRUE(has(told({points(1, 3, 2), points(2, 2, 2)}), "Red +3 (2 cubes; tie: more seats and"));
  EXPECT_FALSE(has(told({points(1, 3, 3), points(2, 2, 2)}), "tie"));
  scene.view["seats"] = {0, nullptr};
  EXPECT_TRUE(
      has(told({points(1, 2, 1), points(2, 2, 1)}), "Red +2 (1 cube; shared); Yellow +2 (1 cube; shared)"));
}

TEST(CalimalaScreen, MarksWhatIsPossibleNowWithCardsOrNot) {
  Scene scene = placing(3);
  scene.view["city"] = {"build", "sea", "sculpt", "wood", "donate", "brick", "weave", "land", "marble"};
  const std::vector<Option> options = {
      {5, "place own 5", {"wood"},  {"donate croce wood"}},
      {4, "place own 4", {"brick"}, {}                   }
  };
  const std::string text = joined(find_screen("calimala")->menu(scene, options).lines);
  EXPECT_TRUE(has(text, "  5     Wood · Donate+ ")) << text;
  EXPECT_TRUE(has(text, "  4     (Sculpt) · Brick ")) << text;
  EXPECT_TRUE(has(text, " 10     (Weave) · (By land) ")) << text;
}

TEST(CalimalaScreen, NamesTheTurnOfWhatWasNotToldFromItsBeginning) {
  const Scene scene = placing(3);
  const std::vector<Json> events = {
      {{"type", "placed"}, {"seat", 1}, {"disc", "own"}, {"street", 3}},
      {{"type", "activated"}, {"seat", 0}, {"depth", 2}, {"street", 3}},
      {{"type", "declined"}, {"seat", 0}, {"action", "weave"}},
      {{"type", "activated"}, {"seat", 2}, {"depth", 3}, {"street", 3}},
      {{"type", "declined"}, {"seat", 2}, {"action", "weave"}}
  };
  const Lines lines = find_screen("calimala")->story(scene, events, 2);
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_TRUE(lines[0].starts_with("Blue: declines Weave."));
  EXPECT_TRUE(lines[1].starts_with("Red's turn on street 3"));
  EXPECT_TRUE(lines[2].starts_with("  then Yellow, 3rd disc from the top:"));
}

TEST(CalimalaScreen, ShowsWhereTheWhiteDiscWillLie) {
  Scene scene = placing(3);
  scene.view["phase"] = "replace_white";
  scene.view["overflow_street"] = 2;
  scene.view["stacks"][3] = {0, 1, 0};
  const GameScreen& screen = *find_screen("calimala");
  const Menu menu = screen.menu(scene, std::vector<Option>{
                                           {160, "replace 3 0", {}, {}},
                                           {162, "replace 3 2", {}, {}}
  });
  const std::string text = joined(screen.question(scene)) + joined(menu.lines);
  EXPECT_TRUE(has(text, "street 3, bottom disc: BRB → RBW")) << text;
  EXPECT_TRUE(has(text, "street 3, third disc from the bottom: BRB → BRW")) << text;
  EXPECT_TRUE(has(text, "goes on top")) << text;
}

TEST(CalimalaScreen, NamesPortsInTheOrderOfTheBoard) {
  Scene scene = placing(3);
  scene.view["phase"] = "act";
  const std::vector<Option> options = {
      {49, "sea london 1",             {}, {}},
      {50, "sea lisbon 1",             {}, {}},
      {51, "sea barcelona 1",          {}, {}},
      {53, "sea lisbon 1 london 1",    {}, {}},
      {56, "sea barcelona 1 lisbon 1", {}, {}}
  };
  EXPECT_EQ(find_screen("calimala")->menu(scene, options).actions, (std::vector<Action>{51, 50, 49, 56, 53}));
}

/// What stands below the table of the result, in one line.
std::string verdict(const Scene& scene, std::vector<std::int16_t> points, std::vector<std::uint8_t> ranks) {
  Scores scores{static_cast<std::uint8_t>(points.size())};
  std::copy(points.begin(), points.end(), scores.points.begin());
  std::copy(ranks.begin(), ranks.end(), scores.ranks.begin());
  const Lines lines = find_screen("calimala")->result(scene, scores, {});
  const std::size_t table = scene.players == 2 ? 4 : points.size() + 1;  // the third party has a line too
  std::string text = joined(Lines(lines.begin() + static_cast<std::ptrdiff_t>(table), lines.end()));
  for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos;) text.replace(at, 1, " ");
  for (std::size_t at = 0; (at = text.find("  ", at)) != std::string::npos;) text.erase(at, 1);
  return text.substr(0, text.size() - 1);
}

TEST(CalimalaScreen, SaysWhoWonAndWhatBrokeTheTie) {
  Scene scene = placing(4);
  EXPECT_EQ(verdict(scene, {31, 40, 22, 35}, {3, 1, 4, 2}), "Red wins with 40 points.");
  // The council of G-19, whose A, T, M and N are here Red, Yellow, Blue and Green.
  scene.view["seats"] = {1, 2, 0, 1, 3, 1};
  scene.view["palazzo_order"] = {1, 2, 0};
  EXPECT_EQ(verdict(scene, {9, 40, 40, 9}, {3, 1, 2, 4}),
            "Red wins with 40 points. It was a tie, which goes to more seats and Palazzo sculptures (Red: 4, "
            "Yellow: 2).");
  EXPECT_EQ(verdict(scene, {40, 9, 40, 9}, {1, 3, 1, 4}), "Shared victory with 40 points: Blue, Yellow.")
      << "R-17: the ladder ends there";
  scene.language = Language::Russian;
  EXPECT_EQ(verdict(scene, {9, 40, 40, 9}, {3, 1, 2, 4}),
            "Победа: Красный, 40 очков. Поровну; побеждает тот, у кого больше мест в совете и скульптур в "
            "Палаццо (Красный: 4, Жёлтый: 2).");
}

TEST(CalimalaScreen, GoesDownTheLadderForTheVictoryIfThatIsTheRule) {
  Scene scene = placing(4);
  scene.options["final_tie"] = "ladder";  // R-17, steps 2 to 4 of 5.3
  scene.view["seats"] = {2, 0, 2};
  scene.view["palazzo_order"] = {0, 3};
  EXPECT_EQ(verdict(scene, {40, 9, 40, 9}, {2, 4, 1, 3}),
            "Yellow wins with 40 points. It was a tie, which goes to more seats (Yellow: 2, Blue: 1).");
  scene.view["seats"] = {2, 0, 0, 2};
  scene.view["palazzo_order"] = Json::array();
  EXPECT_EQ(verdict(scene, {40, 9, 40, 9}, {1, 3, 2, 3}),
            "Blue wins with 40 points. It was a tie, which goes to the earlier last seat (Blue: 3, Yellow: "
            "4).");
  scene.view["seats"] = Json::array();
  scene.view["palazzo_order"] = {0, 2, 2, 0};
  EXPECT_EQ(verdict(scene, {40, 9, 40, 9}, {1, 3, 2, 3}),
            "Blue wins with 40 points. It was a tie, which goes to the earlier Palazzo sculpture (Blue: 1, "
            "Yellow: 2).");
  scene.options["palazzo_tie"] = "last";
  EXPECT_EQ(
      verdict(scene, {40, 9, 40, 9}, {2, 3, 1, 3}),
      "Yellow wins with 40 points. It was a tie, which goes to the earlier Palazzo sculpture (Yellow: 3, "
      "Blue: 4).");
  scene.view["palazzo_order"] = Json::array();
  EXPECT_EQ(verdict(scene, {40, 9, 40, 9}, {1, 3, 1, 3}), "Shared victory with 40 points: Blue, Yellow.")
      << "step 5: with neither seats nor sculptures a tie stays";
}

TEST(CalimalaScreen, GivesTheThirdPartyNoVictory) {
  Scene scene = placing(2);
  scene.view["third_points"] = 50;
  scene.view["seats"] = {"third", "third"};
  EXPECT_EQ(verdict(scene, {30, 41}, {2, 1}), "Red wins with 41 points.") << "R-18b";
  EXPECT_EQ(verdict(scene, {41, 41}, {1, 1}), "Shared victory with 41 points: Blue, Red.");
}

TEST(CalimalaScreen, NamesTheRulesThatAreNotTheUsualOnes) {
  Scene scene = placing(3);
  const auto second_lines = [&scene] {
    Lines lines = find_screen("calimala")->board(scene);
    for (const std::string& line : lines) EXPECT_LE(width(line), kColumns) << line;
    return joined({lines[1], lines[2]});
  };
  EXPECT_FALSE(has(second_lines(), "Rules in force"));
  scene.options["obligation"] = "strict";  // at least one slot must be executed
  EXPECT_TRUE(second_lines().starts_with("Rules in force: a placed disc must carry out an action.\n"));
  scene.options["obligation"] = "at_placement_only";
  EXPECT_TRUE(second_lines().starts_with(
      "Rules in force: whether a disc can act is checked only when it is placed.\n"));
  scene.options["obligation"] = "able";
  scene.options["palazzo_tie"] = "last";
  scene.options["final_tie"] = "ladder";
  EXPECT_TRUE(second_lines().starts_with(
      "Rules in force: ties in the Palazzo go by the last sculptures; a tie for the\n  victory is broken by "
      "seats, then by who was earlier.\n"))
      << second_lines();
  scene.options["palazzo_tie"] = "first";
  scene.options["final_tie"] = "shared";
  scene.options["card_copies"] = {5, 5, 5, 5, 5, 5, 1, 9, 5};
  scene.options["row_capacity"] = {5, 4, 4};
  scene.options["house_cells"] = {5, 2, 5};
  EXPECT_TRUE(second_lines().starts_with(
      "Rules in force: action cards in the game: Ship cloth by sea 1, Ship cloth by\n"))
      << second_lines();
  scene.language = Language::Russian;
  scene.options = placing(3).options;
  scene.options["obligation"] = "strict";
  EXPECT_TRUE(second_lines().starts_with(
      "Особые правила: поставленный диск должен выполнить хотя бы одно действие.\n"));
}

}  // namespace
}  // namespace fondaco::terminal
