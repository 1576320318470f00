#include "terminal/screen.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/registry.hpp"
#include "terminal/foresight.hpp"
#include "terminal/session.hpp"

// What the terminal shows: the games' screens, the texts, widths.

namespace fondaco::terminal {
namespace {

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

/// The lines as one text, with plain blanks.
std::string joined(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  for (std::size_t at = 0; (at = text.find("\u00a0", at)) != std::string::npos;) text.replace(at, 2, " ");
  return text;
}

const AnyGame& calimala() { return *find_game("calimala"); }
const AnyGame& millefiori() { return *find_game("millefiori"); }

Session begun(const AnyGame& game, int players, Seed seed = 5) {
  return *Session::begin(game,
                         {
                             {"players", players}
  },
                         seed);
}

Scene scene_of(const AnyGame& game, const AnyState& state, Seat seat, Language language = Language::English) {
  return {game.state_json(state, Observer::seat(seat)),
          game.options_json(state),
          seat,
          game.players(state),
          language,
          Ink(false)};
}

std::vector<Option> options_of(const AnyGame& game, const AnyState& state, const Scene& scene) {
  return options_foreseen(game, state, *find_screen(game.key), scene, Rng(1));
}

/// Everything that a seat is shown: board, closer look, question and options.
Lines shown_to(const AnyGame& game, const AnyState& state, Seat seat, Language language = Language::English) {
  const GameScreen& screen = *find_screen(game.key);
  const Scene scene = scene_of(game, state, seat, language);
  Lines all = screen.board(scene);
  append(all, screen.brief(scene));
  append(all, screen.details(scene));
  if (!game.deciders(state).contains(seat)) return all;
  append(all, screen.question(scene));
  const Menu menu = screen.menu(scene, options_of(game, state, scene));
  append(all, menu.lines);
  std::vector<Action> reached = menu.actions;
  for (const auto& [action, listed] : menu.merged) reached.push_back(action);
  ActionList legal;
  game.legal(state, seat, legal);
  EXPECT_TRUE(std::is_permutation(reached.begin(), reached.end(), legal.begin(), legal.end()))
      << "every option has one number";
  return all;
}

/// A random decision of one of those who decide; who it was.
Seat play_one(Session& session, Rng& rng) {
  const AnyGame& game = session.game();
  const Seat seat = game.deciders(session.state()).front();
  ActionList legal;
  game.legal(session.state(), seat, legal);
  session.decide(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
  return seat;
}

struct Case {
  std::string_view game;
  int players;
};
class AnyScreen : public testing::TestWithParam<Case> {};

TEST_P(AnyScreen, ShowsNothingThatTheSeatMayNotKnow) {
  const AnyGame& game = *find_game(GetParam().game);
  Session session = begun(game, GetParam().players);
  Rng rng(3);
  while (!session.over()) {
    play_one(session, rng);
    if (session.over()) break;
    const auto viewer = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(session.players())));
    AnyState other = session.state();
    game.resample(other, viewer, rng);
    ASSERT_EQ(shown_to(game, session.state(), viewer), shown_to(game, other, viewer));
  }
}

TEST_P(AnyScreen, FitsIntoEightyColumnsInEveryLanguage) {
  const AnyGame& game = *find_game(GetParam().game);
  for (const Language language : {Language::English, Language::Russian}) {
    Session session = begun(game, GetParam().players, 8);
    Rng rng(4);
    while (!session.over()) {
      const Seat seat = play_one(session, rng);
      const Seat next = session.over() ? seat : game.deciders(session.state()).front();
      Lines lines = shown_to(game, session.state(), next, language);
      const std::vector<Json> events = session.events(0, session.decisions(), Observer::seat(next));
      append(lines, find_screen(game.key)->story(scene_of(game, session.state(), next, language), events,
                                                 events.size() > 20 ? events.size() - 20 : 0));
      for (const std::string& line : lines) ASSERT_LE(width(line), kColumns) << line;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, AnyScreen,
                         testing::Values(Case{"calimala", 2}, Case{"calimala", 3}, Case{"calimala", 5},
                                         Case{"millefiori", 2}, Case{"millefiori", 3},
                                         Case{"millefiori", 4}));

TEST(CalimalaScreen, TellsWhatOthersDrewOnlyToThem) {
  const GameScreen& screen = *find_screen("calimala");
  Session session = begun(calimala(), 3);
  Rng rng(3);
  int own = 0;
  while (!session.over()) {
    const Seat seat = play_one(session, rng);
    for (Seat viewer = 0; viewer < 3; ++viewer) {
      const Scene scene = scene_of(calimala(), session.state(), viewer);
      const std::string text = joined(screen.story(
          scene, session.events(session.decisions() - 1, session.decisions(), Observer::seat(viewer)), 0));
      const bool told = has(text, "draws the card");
      own += told;
      EXPECT_TRUE(viewer == seat || !told) << text;
    }
  }
  EXPECT_GT(own, 5);
}

/// A position of this many players in which somebody places a disc, as seat 0 sees it.
Scene placing(int players) {
  Session session = begun(calimala(), players);
  ActionList legal;
  while (calimala().state_json(session.state(), Observer::seat(0))["phase"] != "place") {
    const Seat seat = calimala().deciders(session.state()).front();
    calimala().legal(session.state(), seat, legal);
    session.decide(seat, legal[0]);
  }
  return scene_of(calimala(), session.state(), 0);
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

/// Plays at random until a seat is asked in this phase and `until` holds.
template <class Until>
Session played_to(int players, Seed seed, std::string_view phase, Until&& until) {
  Session session = begun(millefiori(), players, seed);
  Rng rng(seed);
  while (!session.over()) {
    const Json view = millefiori().state_json(session.state(), Observer::everything());
    if (view["phase"] == phase && until(view)) break;
    play_one(session, rng);
  }
  return session;
}

Seat asked(const Session& session) { return session.game().deciders(session.state()).front(); }

/// What an option did, read off the positions before and after: "W10 +8 (bonus 20), G +1" or
/// "H1c fleet +10, ship to 9 +5".
std::string difference(const Json& before, const Json& after, std::string_view notation, Seat seat) {
  constexpr std::string_view kLetters = "RGBY";
  constexpr int kSea[] = {0, 1, 1, 1, 3, 1, 10, 0, 1, 5, 1, 1, 10, 10, 1, 5, 0, 1, 1, 1, 10};
  constexpr int kFleet[] = {0, 1, 3, 6, 10};
  const std::string cell = notation.starts_with("place") ? std::string(notation.substr(6, 3)) : "";
  const auto player = [](const Json& view, std::size_t p) { return view["players"][p]; };
  const auto gained = [&](std::size_t p) {
    return player(after, p)["points"].get<int>() - player(before, p)["points"].get<int>();
  };
  const int ship = player(after, seat)["ship"];
  const bool sailed = player(before, seat)["ship"] != ship;
  const int placing = gained(seat) - (sailed ? kSea[ship] : 0);
  const auto in_row = [&](char area) {
    int filled = 0;
    for (const Json& owner : after["players"])
      for (const std::string code : owner["cells"]) filled += code[0] == area && code[1] == cell[1];
    return filled;
  };
  std::string text = cell;
  if (cell.starts_with('H') && placing == 0) {
    text += " (fleet " + std::to_string(kFleet[in_row('T')]) + ", " + std::to_string(in_row('H')) + " of 3)";
  } else if (cell.starts_with('H')) {
    text += " fleet +" + std::to_string(placing);
  } else if (!cell.empty()) {
    text += " +" + std::to_string(placing);
  }
  for (const auto& [area, taken] : after["bonus"].items()) {
    if (taken.size() > before["bonus"][area].size())
      text += " (bonus " + std::to_string(20 - 5 * (taken.size() - 1)) + ")";
  }
  if (sailed)
    text +=
        (text.empty() ? "ship to " : ", ship to ") + std::to_string(ship) + " +" + std::to_string(kSea[ship]);
  if (text.empty()) return "the ship stays on 20";
  for (std::size_t p = 0; p < before["players"].size(); ++p) {
    if (p != seat && gained(p) > 0)
      text += std::string(", ") + kLetters[p] + " +" + std::to_string(gained(p));
  }
  if (after["phase"] == "extra") text += " *";
  return player(before, seat)["supply"] != 0 && player(after, seat)["supply"] == 0 ? text + " !" : text;
}

TEST(MilleFioriScreen, ShowsForEveryOptionWhatThenHappens) {
  const GameScreen& screen = *find_screen("millefiori");
  int shown = 0, stars = 0, ends = 0;
  for (int players = 2; players <= 4; ++players) {
    Session session = begun(millefiori(), players, 12);
    Rng rng(6);
    for (; !session.over(); play_one(session, rng)) {
      const Seat seat = asked(session);
      const Scene scene = scene_of(millefiori(), session.state(), seat);
      if (scene.view["phase"] != "use") continue;
      const Menu menu = screen.menu(scene, options_of(millefiori(), session.state(), scene));
      const std::string text = joined(menu.lines);
      ActionList legal;
      millefiori().legal(session.state(), seat, legal);
      for (const Action action : legal) {
        AnyState next = session.state();
        millefiori().apply(next, seat, action, nullptr);
        const Json after = millefiori().state_json(next, Observer::seat(seat));
        const std::string number = "  " + std::to_string(menu.number_of(action)) + ") ";
        std::string expected = difference(scene.view, after, millefiori().notation(action), seat);
        if (std::find(menu.actions.begin(), menu.actions.end(), action) == menu.actions.end())
          expected.erase(0, 3);  // another cell of the same row
        const std::size_t at = text.find(number);
        ASSERT_NE(at, std::string::npos) << number << text;
        const std::size_t found = text.find(expected, at);
        ASSERT_TRUE(found != std::string::npos && found <= at + number.size() + 3)
            << number << expected << " is not in\n"
            << text;
        const std::string rest = text.substr(found + expected.size(), 2);
        EXPECT_TRUE(rest != " *" && rest != " !") << number << expected << "\n" << text;
        ++shown;
        stars += has(expected, "*");
        ends += has(expected, "!");
      }
    }
  }
  EXPECT_GT(shown, 1000);
  EXPECT_GT(stars, 50);
  EXPECT_GT(ends, 0);
}

TEST(MilleFioriScreen, KnowsWhatACardOfTheHandWouldBringAtOnce) {
  int compared = 0;
  for (int players = 2; players <= 4; ++players) {
    for (Seed seed = 1; seed <= 12; ++seed) {
      Session session = played_to(players, seed, "select", [&](const Json& view) {
        return view["round"].get<Seed>() == 1 + seed % 4 && view["cycle"] == 1 + seed % 3;
      });
      if (session.over()) continue;
      const auto first = millefiori().state_json(session.state(), Observer::spectator())["first"].get<Seat>();
      const Scene scene = scene_of(millefiori(), session.state(), first);
      for (const Option& option : options_of(millefiori(), session.state(), scene)) {
        // Nobody plays before the seat with the Doge, so the board is still the same when its card is used.
        AnyState state = session.state();
        ASSERT_FALSE(millefiori().apply(state, first, option.action, nullptr));
        ActionList legal;
        while (!millefiori().deciders(state).contains(first)) {
          const Seat other = millefiori().deciders(state).front();
          millefiori().legal(state, other, legal);
          millefiori().apply(state, other, legal[0], nullptr);
        }
        millefiori().legal(state, first, legal);
        ASSERT_EQ(option.uses.size(), legal.size());
        for (std::size_t i = 0; i < legal.size(); ++i) {
          ASSERT_EQ(option.uses[i].notation, millefiori().notation(legal[i]));
          AnyState next = state;
          millefiori().apply(next, first, legal[i], nullptr);
          const Json view = millefiori().state_json(next, Observer::seat(first));
          std::vector<int> points(static_cast<std::size_t>(players));
          for (const Json& event : option.uses[i].events) {
            if (event["type"] == "points")
              points[event["seat"].get<std::size_t>()] += event["points"].get<int>();
          }
          for (std::size_t p = 0; p < points.size(); ++p)
            ASSERT_EQ(scene.view["players"][p]["points"].get<int>() + points[p],
                      view["players"][p]["points"]);
          ++compared;
        }
      }
    }
  }
  EXPECT_GT(compared, 500);
}

TEST(MilleFioriScreen, KnowsWhatACardOfTheDisplayWouldBring) {
  int compared = 0;
  for (Seed seed = 1; seed <= 6; ++seed) {
    const Session session = played_to(3, seed, "extra", [](const Json& view) { return view["round"] > 2; });
    if (session.over()) continue;
    const Scene scene = scene_of(millefiori(), session.state(), asked(session));
    for (const Option& option : options_of(millefiori(), session.state(), scene)) {
      std::vector<std::string_view> uses;
      for (const Outcome& use : option.uses) uses.push_back(use.notation);
      if (option.notation == "decline") continue;
      EXPECT_EQ(uses, option.next);
      compared += !uses.empty();
    }
  }
  EXPECT_GT(compared, 20);
}

TEST(MilleFioriScreen, MergesWhatComesToTheSame) {
  Scene scene = scene_of(millefiori(), begun(millefiori(), 3).state(), 0);
  const GameScreen& screen = *find_screen("millefiori");
  const std::vector<Option> hand = {
      {30, "select key 1a" },
      {31, "select key 1b" },
      {34, "select key 2a" },
      {94, "select ship 1a"}
  };
  const Menu cards = screen.menu(scene, hand);
  EXPECT_EQ(cards.actions, (std::vector<Action>{30, 34, 94}));
  EXPECT_EQ(cards.number_of(31), 1u);
  EXPECT_TRUE(has(joined(cards.lines), "1) key 1a ×2")) << joined(cards.lines);
  scene.view["phase"] = "use";
  scene.view["card"] = "ship 4a";
  const auto placed = [](const std::string& cell) {
    return Json::parse(R"({"type": "placed", "seat": 0, "cell": ")" + cell + "\"}");
  };
  const Json sailed = Json::parse(R"({"type": "sailed", "seat": 0, "from": 0, "to": 4})");
  const std::vector<Option> uses = {
      {204, "place H1b",         {}, {}, {placed("H1b"), sailed}},
      {205, "place H1c",         {}, {}, {placed("H1c"), sailed}},
      {206, "place H2a",         {}, {}, {placed("H2a"), sailed}},
      {219, "place H1b no sail", {}, {}, {placed("H1b")}        },
      {220, "place H1c no sail", {}, {}, {placed("H1c")}        },
      {233, "navigate",          {}, {}, {sailed}               }
  };
  const Menu ships = screen.menu(scene, uses);
  EXPECT_EQ(ships.actions, (std::vector<Action>{204, 206, 219, 233}));
  EXPECT_EQ(ships.number_of(205), 1u);
  EXPECT_EQ(ships.number_of(220), 3u);
  EXPECT_EQ(screen.option(scene, "place H1b no sail"), "place H1b no sail") << "as it is typed";
  EXPECT_TRUE(has(joined(screen.details(scene)), "Red is playing ship 4."));
  scene.language = Language::Russian;
  EXPECT_TRUE(has(screen.option(scene, "take key 1a"), "(take key 1a)"));
}

TEST(MilleFioriScreen, NumbersExtraCardsBeforeTheirNames) {
  Scene scene = scene_of(millefiori(), begun(millefiori(), 2).state(), 0);
  scene.view["phase"] = "extra";
  std::vector<Option> options;
  for (Action lion = 284; lion < 308; ++lion) options.push_back({lion, millefiori().notation(lion)});
  const GameScreen& screen = *find_screen("millefiori");
  const Menu few = screen.menu(scene, std::span(options).first(12)), many = screen.menu(scene, options);
  EXPECT_TRUE(few.lines.size() == 13 && many.lines.size() < 10) << "a line each, if they are not too many";
  for (const Menu* menu : {&few, &many})
    EXPECT_TRUE(has(joined(menu->lines), " 1) lion 1")) << joined(menu->lines);
  Json& own = scene.view["players"][0];
  own["supply"] = own["box"] = 0;
  EXPECT_TRUE(has(joined(screen.question(scene)), "a card can only navigate"));
  own["ship"] = 20;
  EXPECT_TRUE(has(joined(screen.question(scene)), "no card brings you anything"));
}

TEST(MilleFioriScreen, TellsATurnWithItsExtraCardsInOneSentence) {
  const Scene scene = scene_of(millefiori(), begun(millefiori(), 3).state(), 0);
  const std::vector<Json> events = {
      {{"type", "revealed"}, {"seat", 1}, {"card", "ash 2b"}},
      {{"type", "placed"}, {"seat", 1}, {"cell", "W02"}},
      {{"type", "points"}, {"seat", 1}, {"points", 3}, {"reason", "group"}},
      {{"type", "bonus"}, {"seat", 1}, {"area", "workshops"}, {"value", 20}},
      {{"type", "points"}, {"seat", 1}, {"points", 20}, {"reason", "bonus"}},
      {{"type", "earned"}, {"seat", 1}},
      {{"type", "took"}, {"seat", 1}, {"card", "lion 2"}},
      {{"type", "placed"}, {"seat", 1}, {"cell", "N21"}},
      {{"type", "points"}, {"seat", 1}, {"points", 6}, {"reason", "level"}},
      {{"type", "points"}, {"seat", 0}, {"points", 1}, {"reason", "triangle"}},
      {{"type", "turn_over"}, {"seat", 1}},
      {{"type", "revealed"}, {"seat", 2}, {"card", "key 1a"}},
      {{"type", "turn_over"}, {"seat", 2}},
      {{"type", "laid_out"}, {"seat", 0}, {"card", "fish 1"}},
      {{"type", "laid_out"}, {"seat", 1}, {"card", "swan 5"}},
      {{"type", "doge"}, {"seat", 1}},
      {{"type", "dealt"}, {"round", 2}}
  };
  EXPECT_EQ(joined(find_screen("millefiori")->story(scene, events, 0)),
            "Green, ash 2: W02 +23 (bonus 20), earns a card (star); extra card lion 2:\n"
            "    N21 +6, R +1.\n"
            "Blue, key 1: navigates without effect.\n"
            "Laid out beside the board: fish 1 (R), swan 5 (G).\n"
            "Round 2: Green has the Doge, new cards are dealt.\n");
  EXPECT_TRUE(joined(find_screen("millefiori")->story(scene, events, 7))
                  .starts_with("Green, extra card lion 2: N21 +6, R +1."))
      << "the card was shown before";
}

TEST(MilleFioriScreen, TellsAtOnceWhenASupplyIsEmptyAndWhoWon) {
  Scene scene = scene_of(millefiori(), begun(millefiori(), 3).state(), 0);
  const GameScreen& screen = *find_screen("millefiori");
  const std::vector<Json> events = {
      {{"type", "revealed"}, {"seat", 0}, {"card", "ash 2b"}},
      {{"type", "placed"}, {"seat", 0}, {"cell", "W02"}},
      {{"type", "supply_empty"}, {"seat", 0}},
      {{"type", "earned"}, {"seat", 0}},
      {{"type", "game_over"}, {"reason", "rhombi"}}
  };
  EXPECT_TRUE(has(joined(screen.story(scene, std::span(events).first(4), 1)), "Red has used up the supply"));
  scene.view["players"][0]["supply"] = 0;
  EXPECT_TRUE(has(joined(screen.story(scene, events, 4)), "left in the supply of Red."));
  Scores scores{
      3, {70, 90, 80},
       {3,  1,  2 }
  };
  EXPECT_EQ(screen.result(scene, scores, {}).back(), "Green wins with 90 points.");
  scores = {
      3, {90, 90, 80},
       {1,  1,  3 }
  };
  EXPECT_EQ(screen.result(scene, scores, {}).back(), "Shared victory with 90 points: Red, Green.");
}

TEST(MilleFioriScreen, ShowsTheHandsThatWentThroughOnesOwn) {
  const Session session = played_to(3, 2, "select", [](const Json& view) { return view["cycle"] == 2; });
  const std::string text =
      joined(find_screen("millefiori")->details(scene_of(millefiori(), session.state(), 0)));
  EXPECT_TRUE(has(text, "You hold: ")) << text;
  EXPECT_TRUE(has(text, "Green holds: ")) << text;
  EXPECT_TRUE(has(text, "Cards of Blue that you do not know: 4.")) << text;
}

TEST(MilleFioriScreen, DrawsOwnersTriplesAndCrowdedSpaces) {
  Scene scene = scene_of(millefiori(), begun(millefiori(), 4).state(), 0);
  Json& players = scene.view["players"];
  players[0]["cells"] = {"W01", "R01", "T2C", "H2a"};
  players[1]["cells"] = {"W08", "W09", "T2G", "N11"};
  for (Json& player : players) player["ship"] = 7;
  scene.view["bonus"]["trade"] = {1, 3};
  scene.options["harbour_sail_optional"] = false;
  const std::string text = joined(find_screen("millefiori")->board(scene));
  for (const char* part : {"Rules in force: a ship card must sail.\n", "   [R]p  W02a", "  /   \\    \\ * /",
                           "[G]q  [G]l  W10q", "[R]R02 · ", "[R] H2b H2c  [G]    [R]    T2E      T2S     3",
                           "[G]x  N12c", "Trade      [G][Y] 10  5"})
    EXPECT_TRUE(has(text, part)) << part << "\n" << text;
  EXPECT_TRUE(has(text, " RG\n") && has(text, " BY\n")) << "four ships on one space\n" << text;
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
  EXPECT_EQ(width(Ink(true).player(Colour::Blue, "Синий")), 5u);
  EXPECT_EQ(left("да", 4), "да  ");
  EXPECT_EQ(wrapped("один два три", 2, 8), (Lines{"один два", "  три"}));
  EXPECT_EQ(wrapped("очень", 0, 3), (Lines{"оче", "нь"}));
}

}  // namespace
}  // namespace fondaco::terminal
