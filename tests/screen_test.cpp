#include "terminal/screen.hpp"

#include <algorithm>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/registry.hpp"
#include "terminal/play.hpp"
#include "terminal/session.hpp"

// What the terminal shows: Calimala's screen, the texts, widths.

namespace fondaco::terminal {
namespace {

const AnyGame& calimala() { return *find_game("calimala"); }

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

/// Everything that a seat is shown: board, closer look, question and options.
Lines shown_to(const AnyState& state, Seat seat) {
  const AnyGame& game = calimala();
  const GameScreen& screen = *find_screen("calimala");
  const Scene scene = {game.state_json(state, Observer::seat(seat)),
                       game.options_json(state),
                       seat,
                       game.players(state),
                       Language::English,
                       Ink(false)};
  Lines all = screen.board(scene);
  const auto add = [&all](const Lines& lines) { all.insert(all.end(), lines.begin(), lines.end()); };
  add(screen.brief(scene));
  add(screen.details(scene));
  if (!game.deciders(state).contains(seat)) return all;
  std::vector<Option> options;
  ActionList legal;
  game.legal(state, seat, legal);
  for (const Action action : legal) options.push_back({action, game.notation(action), {}, {}});
  add(screen.question(scene));
  const Menu menu = screen.menu(scene, options);
  add(menu.lines);
  EXPECT_TRUE(std::is_permutation(menu.actions.begin(), menu.actions.end(), legal.begin(), legal.end()))
      << "every option has one number";
  return all;
}

TEST(CalimalaScreen, ShowsNothingThatTheSeatMayNotKnow) {
  for (int players = 2; players <= 5; ++players) {
    auto session = Session::begin(calimala(),
                                  {
                                      {"players", players}
    },
                                  5);
    ASSERT_TRUE(session);
    Rng rng(3);
    ActionList legal;
    while (!session->over()) {
      const Seat seat = calimala().deciders(session->state()).front();
      calimala().legal(session->state(), seat, legal);
      session->decide(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
      if (session->over()) break;
      const auto viewer = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(players)));
      AnyState other = session->state();
      calimala().resample(other, viewer, rng);
      ASSERT_EQ(shown_to(session->state(), viewer), shown_to(other, viewer));
    }
  }
}

TEST(CalimalaScreen, TellsWhatOthersDrewOnlyToThem) {
  const GameScreen& screen = *find_screen("calimala");
  auto session = Session::begin(calimala(),
                                {
                                    {"players", 3}
  },
                                5);
  ASSERT_TRUE(session);
  Rng rng(3);
  ActionList legal;
  int own = 0;
  while (!session->over()) {
    const Seat seat = calimala().deciders(session->state()).front();
    calimala().legal(session->state(), seat, legal);
    session->decide(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
    for (Seat viewer = 0; viewer < 3; ++viewer) {
      const Scene scene = {calimala().state_json(session->state(), Observer::seat(viewer)),
                           calimala().options_json(session->state()),
                           viewer,
                           3,
                           Language::English,
                           Ink(false)};
      std::string text;
      for (const std::string& line : screen.story(
               scene, session->events(session->decisions() - 1, session->decisions(), Observer::seat(viewer)),
               0))
        text += line + " ";
      const bool told = has(text, "draws the card");
      own += told;
      EXPECT_TRUE(viewer == seat || !told) << text;
    }
  }
  EXPECT_GT(own, 5);
}

/// A position of this many players in which somebody places a disc, as seat 0 sees it.
Scene placing(int players) {
  auto session = Session::begin(calimala(),
                                {
                                    {"players", players}
  },
                                5);
  ActionList legal;
  while (true) {
    const Seat seat = calimala().deciders(session->state()).front();
    Json view = calimala().state_json(session->state(), Observer::seat(0));
    if (view["phase"] == "place")
      return {view, calimala().options_json(session->state()), 0, players, Language::English, Ink(false)};
    calimala().legal(session->state(), seat, legal);
    session->decide(seat, legal[0]);
  }
}

std::string council_line(const Scene& scene, std::string_view tile) {
  for (std::string line : find_screen("calimala")->details(scene)) {
    for (std::size_t at = 0; (at = line.find("\u00a0", at)) != std::string::npos;) line.replace(at, 2, " ");
    if (line.substr(4).starts_with(tile)) return line.substr(28);
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
    std::string text;
    for (const std::string& line : find_screen("calimala")->story(scene, events, 0)) text += line + " ";
    return text;
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
  std::string text;
  for (const std::string& line : find_screen("calimala")->menu(scene, options).lines) text += line + "\n";
  EXPECT_TRUE(has(text, "  5     Wood · Donate+ ")) << text;
  EXPECT_TRUE(has(text, "  4     (Sculpt) · Brick ")) << text;
  EXPECT_TRUE(has(text, " 10     (Weave) · (By\u00a0land) ")) << text;
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
  std::string text;
  for (const Lines& lines : {screen.question(scene), menu.lines}) {
    for (const std::string& line : lines) text += line + "\n";
  }
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
  EXPECT_EQ(width(Ink(true).player(0, "Синий")), 5u);
  EXPECT_EQ(left("да", 4), "да  ");
  EXPECT_EQ(wrapped("один два три", 2, 8), (Lines{"один два", "  три"}));
  EXPECT_EQ(wrapped("очень", 0, 3), (Lines{"оче", "нь"}));
}

}  // namespace
}  // namespace fondaco::terminal
