#include "terminal/screen.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tuscany/table.hpp"

// The screen of The Castles of Tuscany: board, story, help, result.

namespace fondaco::terminal {
namespace {

std::string board_of(const AnyState& state) { return joined(screen().board(scene_of(tuscany(), state, 0))); }

TEST(TuscanyScreen, DrawsADomainWithAreasFrontierAndFarms) {
  const AnyState state = given({
      {"domain", {{"14", "cart"}, {"17", "field vineyard+pigs"}, {"21", "hex"}, {"10", "monastery"}}}
  });
  constexpr std::string_view kDrawn[] = {R"(      ____                          ____      )",
                                         R"( ____/ Q3 \____      ____      ____/ T23\____ )",
                                         R"(/ K0 \____/*M7 \____/*M13\____/*C20\____/ K27\)",
                                         R"(\____/ F4 \____  [M] ____/ [F]\____/*F24\____/)",
                                         R"(/ C1 \    /*T8 \____/ [W]\_vp_  (F) ____/ V28\)",
                                         R"(\____/ F5 \____/ [K]\____/*C18\____/*W25\____/)",
                                         R"(/ V2 \____/*W9 \____/*V15\____/*M22\____  W29\)",
                                         R"(\____  V6 \____/*Q12\    / Q19\____/ Q26\____/)",
                                         R"(     \____/    \____/ V16\____/    \____/     )",
                                         R"(                    \____/                    )"};
  const Lines board = screen().board(scene_of(tuscany(), state, 0));
  for (std::size_t i = 0; i < std::size(kDrawn); ++i) EXPECT_EQ(board[i + 1].substr(0, 46), kDrawn[i]);
}

TEST(TuscanyScreen, ShowsBonusesPilesAndWhatARoundScoringWouldGive) {
  const AnyState state = given(
      {
          {"green",   9                             },
          {"red",     4                             },
          {"hand",    {{"cart", 3}}                 },
          {"bonus",   {{"storage", 2}, {"yield", 1}}},
          {"storage", {"field pigs+olives", "hex"}  },
          {"domain",  {{"14", "cart"}}              }
  },
      {{"colour_bonus", {{"cart", "II"}, {"city", nullptr}}}});
  const std::string text = board_of(state);
  for (const char* part :
       {"W cart      3    1/4    2", "C city      ·    0/3    –", "K castle    ·    1/3    2 1",
        ">R Red       9       4       13        0/7      3       0        0       ssy",
        " R K·· ··· ·· ····· ···· ····· ···· W···   CTFQVMW      Fpo hex ·",
        "round 1 of 3, lap 1 · green points ×3"})
    EXPECT_TRUE(has(text, part)) << part << "\n" << text;
}

TEST(TuscanyScreen, NamesRulesThatAreNotTheUsualOnes) {
  Scene scene = scene_of(tuscany(), begun(tuscany(), 3).state(), 0);
  EXPECT_FALSE(has(joined(screen().board(scene)), "Rules in force"));
  scene.options = {
      {"edition",                 "first_edition_2020"},
      {"take_only_placeable",     true                },
      {"extra_lap_after_round_3", false               },
      {"hex_usable_same_turn",    true                }
  };
  EXPECT_TRUE(has(joined(screen().board(scene)),
                  "Rules in force: only tiles that could be placed may be taken; no extra lap after\n"
                  "  round 3; a hex may be placed in the turn it was gained; first edition of 2020.\n"));
}

TEST(TuscanyScreen, TellsATurnInOneSentence) {
  const Scene scene = scene_of(tuscany(), begun(tuscany(), 3).state(), 0);
  const auto points = [](const char* type, int seat, int got, const char* reason) {
    return Json{
        {"type",   type  },
        {"seat",   seat  },
        {"points", got   },
        {"reason", reason}
    };
  };
  const std::vector<Json> events = {
      {{"type", "paid"}, {"seat", 1}, {"cards", {{"cart", 1}, {"city", 2}}}, {"workers", 0}},
      {{"type", "placed"}, {"seat", 1}, {"cell", 14}, {"tile", "cart"}, {"by_castle", false}},
      points("green", 1, 1, "area"),
      {{"type", "yield"}, {"seat", 1}, {"card", "red2"}},
      points("red", 1, 2, "yield"),
      {{"type", "yield"}, {"seat", 1}, {"card", "cards"}},
      {{"type", "drew"}, {"seat", 1}},
      {{"type", "drew"}, {"seat", 1}},
      {{"type", "marble_spent"}, {"seat", 1}},
      {{"type", "took"}, {"seat", 1}, {"slot", 3}, {"tile", "field pigs"}},
      {{"type", "refilled"}, {"slot", 3}, {"tile", "village"}},
      {{"type", "five"}, {"colour", "village"}},
      {{"type", "refilled"}, {"slot", 1}, {"tile", "neutral city"}},
      {{"type", "refilled"}, {"slot", 3}, {"tile", "neutral cart"}},
      {{"type", "turn_over"}, {"seat", 1}},
      {{"type", "drew"}, {"seat", 0}, {"card", "field"}},
      {{"type", "drew"}, {"seat", 0}, {"card", "castle"}},
      {{"type", "drew"}, {"seat", 0}, {"card", "field"}},
      {{"type", "turn_over"}, {"seat", 0}},
      {{"type", "round_scored"}, {"round", 1}},
      points("red", 0, 7, "round"),
      points("red", 1, 4, "round"),
      {{"type", "game_over"}},
      points("red", 0, 1, "tiles"),
      points("red", 0, 2, "cards"),
      points("red", 2, 3, "workers")
  };
  EXPECT_EQ(joined(screen().story(scene, events, 0)),
            "Green: places cart on cell 14 (paid: city ×2, cart), +1 green point for the\n"
            "    area, yield card: 2 red points, yield card: 2 region cards, draws 2 cards;\n"
            "    spends a marble; takes field p (replaced by village), five village tiles\n"
            "    leave the display (replaced by city, cart).\n"
            "Red: draws castle, field ×2.\n"
            "Round 1 is scored: Red: +7 red points; Green: +4 red points.\n"
            "The game is over. Red points for what is left: Red: tiles 1, cards 2; Blue:\n"
            "    workers 3.\n");
}

/// Tiles taken by a seat, each replaced by one of its own.
std::vector<Json> takes(int seat, int count) {
  std::vector<Json> events;
  for (; count > 0; --count) {
    events.push_back({
        {"type", "took"},
        {"seat", seat  },
        {"slot", 3     },
        {"tile", "cart"}
    });
    events.push_back({
        {"type", "refilled"},
        {"slot", 3         },
        {"tile", "quarry"  }
    });
    events.push_back({
        {"type", "turn_over"},
        {"seat", seat       }
    });
  }
  return events;
}

TEST(TuscanyScreen, TellsWhoEmptiesAStack) {
  Scene scene = scene_of(tuscany(), begun(tuscany(), 3).state(), 0);
  std::vector<Json> events = takes(1, 7);
  const auto add = [&events](const std::vector<Json>& more) {
    events.insert(events.end(), more.begin(), more.end());
  };
  EXPECT_EQ(joined(screen().story(scene, events, 18)),
            "Green: takes cart (replaced by quarry).\n"
            "Green has emptied stack 1: the round ends with this lap.\n");
  add(takes(0, 7));
  EXPECT_FALSE(has(joined(screen().story(scene, events, 21)), "emptied")) << "the first only";
  for (int round = 1; round < 3; ++round) {
    events.push_back({
        {"type",  "round_scored"},
        {"round", round         }
    });
    add(takes(1, 7));
  }
  const auto last = [&] { return screen().story(scene, events, events.size() - 3).back(); };
  EXPECT_EQ(last(), "Green has emptied stack 3: after this lap there is one extra lap.");
  scene.options["extra_lap_after_round_3"] = false;
  EXPECT_EQ(last(), "Green has emptied stack 3: the game ends with this lap.");
}

TEST(TuscanyScreen, SaysThatAnExtraLapFollows) {
  Scene scene = scene_of(tuscany(), given(Json::object()), 0);
  const auto status = [&scene] { return screen().board(scene).front(); };
  scene.view["round"] = 3;
  EXPECT_TRUE(has(status(), "round 3 of 3, lap 1 ")) << status();
  scene.view["players"][1]["used"] = 21;
  EXPECT_TRUE(has(status(), "round 3, last lap but one ")) << status();
  scene.options["extra_lap_after_round_3"] = false;
  EXPECT_TRUE(has(status(), "round 3, last lap ")) << status();
  scene.view["final_lap"] = true;
  EXPECT_TRUE(has(status(), "round 3, extra lap ")) << status();
}

TEST(TuscanyScreen, SaysWhatBrokeATie) {
  Scene scene = scene_of(tuscany(), begun(tuscany(), 3).state(), 0);
  Json& players = scene.view["players"];
  Scores scores;
  scores.players = 3;
  const auto sentence = [&](std::array<std::uint8_t, 3> ranks) {
    std::copy(ranks.begin(), ranks.end(), scores.ranks.begin());
    std::string text = joined(screen().result(scene, scores, {}));
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text.substr(text.find(" wins with "));
  };
  scores.points = {60, 60, 50};
  EXPECT_EQ(sentence({2, 1, 3}), " wins with 60 red points. ") << "nothing that decides is in the view";
  players[0]["domain"] = {
      {"8", "tavern"}
  };
  EXPECT_EQ(sentence({2, 1, 3}),
            " wins with 60 red points. It was a tie, which goes to more empty cells (Green: 30, "
            "Red: 29). ");
  players[0]["domain"] = Json::object();
  players[0]["green"] = 7;
  EXPECT_TRUE(has(sentence({1, 2, 3}), "which goes to more green points (Red: 7, "));
  scene.options["edition"] = "first_edition_2020";
  EXPECT_TRUE(has(sentence({2, 1, 3}), "which goes to fewer green points (Green: 0, "));
  players[0]["green"] = 0;
  players[1]["hand_size"] = 2;
  EXPECT_TRUE(has(sentence({2, 1, 3}), "which goes to fewer region cards (Green: 2, "));
  scores.points = {60, 61, 50};
  EXPECT_FALSE(has(sentence({2, 1, 3}), "tie")) << "the points decided";
}

TEST(TuscanyScreen, HelpStatesTheRulesInForce) {
  Scene scene = scene_of(tuscany(), begun(tuscany(), 3).state(), 0);
  const auto expect = [&scene](std::initializer_list<const char*> parts) {
    const std::string text = joined(screen().reminder(scene));
    for (const char* part : parts) EXPECT_TRUE(has(text, part)) << part << "\n" << text;
  };
  expect({"draw 3 region cards", "Any tile of the display", "waits for a later turn",
          "all have one more turn", "every 5 cards", "more empty cells, then more green points."});
  scene.options = {
      {"edition",                 "first_edition_2020"},
      {"take_only_placeable",     true                },
      {"extra_lap_after_round_3", false               },
      {"hex_usable_same_turn",    true                }
  };
  expect({"draw 2 region cards", "Only a tile that you could place", "in the very turn",
          "With round 3 the game ends", "every 3 cards",
          "more empty cells, then fewer green points, then fewer region cards."});
}

TEST(TuscanyScreen, ShowsTheChangedPartOfTheBoard) {
  const Scene scene = scene_of(tuscany(), given(Json::object()), 0);
  const auto changed = [&scene](const char* type) {
    const std::vector<Json> events = {{{"type", type}}};
    return joined(screen().changed(scene, events));
  };
  EXPECT_EQ(changed("drew"), "");
  EXPECT_TRUE(has(changed("refilled"), "Display") && !has(changed("refilled"), "[K]"));
  EXPECT_TRUE(has(changed("placed"), "Display") && has(changed("placed"), "[K]"));
}

TEST(TuscanyScreen, TellsWhatOthersDrewOnlyAsANumber) {
  Course course = begun(tuscany(), 3);
  Rng rng(3);
  int own = 0, others = 0;
  while (!course.over()) {
    const Seat seat = asked(course);
    play_eagerly(course, rng);
    for (Seat viewer = 0; viewer < 3; ++viewer) {
      const Scene scene = scene_of(tuscany(), course.state(), viewer);
      const std::string text = joined(screen().story(
          scene, course.events(course.decisions() - 1, course.decisions(), Observer::seat(viewer)), 0));
      if (!has(text, ": draws ")) continue;
      const bool counted = has(text, " cards") && text[text.find("draws ") + 6] <= '9';
      EXPECT_NE(counted, viewer == seat) << text;
      ++(viewer == seat ? own : others);
    }
  }
  EXPECT_GT(own, 5);
  EXPECT_GT(others, 10);
}

TEST(TuscanyScreen, TheCloserLookShowsTheOtherDomainsAndWhatIsToCome) {
  const AnyState state = given(
      {
          {"hand", {{"castle", 2}}}
  },
      {{"discard", {{"castle", 4}, {"cart", 1}}}});
  const std::string text = joined(screen().details(scene_of(tuscany(), state, 0)));
  for (const char* part : {" [K] ____/ W14\\", "Storage: empty", "in the deck and in other hands: castle ×6,",
                           "Discarded region cards: castle ×4, cart.", "Yield cards to come: 1 worker ×4"})
    EXPECT_TRUE(has(text, part)) << part << "\n" << text;
}

}  // namespace
}  // namespace fondaco::terminal
