#include "terminal/screen.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "kit/screens.hpp"

// Mille Fiori's screen.

namespace fondaco::terminal {
namespace {

const AnyGame& millefiori() { return *find_game("millefiori"); }

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
    Course course = begun(millefiori(), players, 12);
    Rng rng(6);
    for (; !course.over(); play_one(course, rng)) {
      const Seat seat = asked(course);
      const Scene scene = scene_of(millefiori(), course.state(), seat);
      if (scene.view["phase"] != "use") continue;
      const Menu menu = screen.menu(scene, options_of(millefiori(), course.state(), scene));
      const std::string text = joined(menu.lines);
      ActionList legal;
      millefiori().legal(course.state(), seat, legal);
      for (const Action action : legal) {
        AnyState next = course.state();
        must(millefiori().apply(next, seat, action, nullptr));
        const Json after = millefiori().state_json(next, Observer::seat(seat));
        const std::string number = "  " + std::to_string(menu.numbers_of(action)[0]) + ") ";
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
      Course course = played_to(millefiori(), players, seed, "select", [&](const Json& view) {
        return view["round"].get<Seed>() == 1 + seed % 4 && view["cycle"] == 1 + seed % 3;
      });
      if (course.over()) continue;
      const auto first = millefiori().state_json(course.state(), Observer::spectator())["first"].get<Seat>();
      const Scene scene = scene_of(millefiori(), course.state(), first);
      for (const Option& option : options_of(millefiori(), course.state(), scene)) {
        // Nobody plays before the seat with the Doge, so the board is still the same when its card is used.
        AnyState state = course.state();
        ASSERT_FALSE(millefiori().apply(state, first, option.action, nullptr));
        ActionList legal;
        while (!millefiori().deciders(state).contains(first)) {
          const Seat other = millefiori().deciders(state).front();
          millefiori().legal(state, other, legal);
          must(millefiori().apply(state, other, legal[0], nullptr));
        }
        millefiori().legal(state, first, legal);
        ASSERT_EQ(option.uses.size(), legal.size());
        for (std::size_t i = 0; i < legal.size(); ++i) {
          ASSERT_EQ(option.uses[i].notation, millefiori().notation(legal[i]));
          AnyState next = state;
          must(millefiori().apply(next, first, legal[i], nullptr));
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
    const Course course =
        played_to(millefiori(), 3, seed, "extra", [](const Json& view) { return view["round"] > 2; });
    if (course.over()) continue;
    const Scene scene = scene_of(millefiori(), course.state(), asked(course));
    for (const Option& option : options_of(millefiori(), course.state(), scene)) {
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
  EXPECT_EQ(cards.numbers_of(31), std::vector<std::size_t>{1});
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
  EXPECT_EQ(ships.numbers_of(205), std::vector<std::size_t>{1});
  EXPECT_EQ(ships.numbers_of(220), std::vector<std::size_t>{3});
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
  const Course course =
      played_to(millefiori(), 3, 2, "select", [](const Json& view) { return view["cycle"] == 2; });
  const std::string text =
      joined(find_screen("millefiori")->details(scene_of(millefiori(), course.state(), 0)));
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

}  // namespace
}  // namespace fondaco::terminal
