#include "terminal/screen.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "kit/screens.hpp"

// The screen of The Castles of Tuscany.

namespace fondaco::terminal {
namespace {

const AnyGame& tuscany() { return *find_game("tuscany"); }
const GameScreen& screen() { return *find_screen("tuscany"); }

/// Two players with the layouts GL1 and GL2 of the rules document; what is said is laid over seat 0, and over
/// the rest.
AnyState given(const Json& own, const Json& rest = Json::object()) {
  Json first = {
      {"boards", {"A2", "B1", "C1"}},
      {"layout", "A C B +-"        },
      {"start",  11                }
  };
  const Json second = {
      {"boards", {"A1", "B2", "C2"}},
      {"layout", "A B C ++"        },
      {"start",  8                 }
  };
  first.update(own);
  Json position = {
      {"phase",   "action"       },
      {"players", {first, second}}
  };
  position.update(rest);
  AnyState state = *tuscany().start(
      {
          {"players", 2}
  },
      1);
  EXPECT_EQ(tuscany().read_state(position, state), "");
  return state;
}

Menu menu_of(const AnyState& state, Seat seat = 0) {
  const Scene scene = scene_of(tuscany(), state, seat);
  return screen().menu(scene, options_of(tuscany(), state, scene));
}

std::string board_of(const AnyState& state) { return joined(screen().board(scene_of(tuscany(), state, 0))); }

/// The text behind a number of a menu, up to a gap or the end of the line.
std::string numbered(const std::string& text, std::size_t number) {
  const std::string sign = (number < 10 ? "  " : " ") + std::to_string(number) + ") ";
  std::size_t at = text.find(sign);
  if (at == std::string::npos) return {};
  at += sign.size();
  return text.substr(at, std::min(text.find("  ", at), text.find('\n', at)) - at);
}

/// What the listed options say, in their order.
std::vector<std::string> texts_of(const Menu& menu) {
  std::vector<std::string> texts;
  for (std::size_t i = 1; i <= menu.size(); ++i) texts.push_back(numbered(joined(menu.lines), i));
  return texts;
}

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

/// A decision of somebody who mostly places when he can, and then takes or draws.
void play_eagerly(Session& session, Rng& rng) {
  const Seat seat = asked(session);
  ActionList legal;
  tuscany().legal(session.state(), seat, legal);
  const auto any = [&rng](const auto& list) {
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
  };
  std::vector<Action> eager;
  for (const Action action : legal) {
    const std::string_view notation = tuscany().notation(action);
    if (has(std::string(notation), " on ")) eager.push_back(action);
  }
  if (eager.empty() && tuscany().notation(legal[0]) == "draw" && rng.below(2) == 0) eager.push_back(legal[0]);
  session.decide(seat, eager.empty() || rng.below(8) == 0 ? any(legal) : any(eager));
}

/// What a step brought in green points, but for what yield cards showed; and how much of it for the colour.
struct Brought {
  int green = 0, colour = 0;
};

Brought apply(AnyState& state, Seat seat, Action action) {
  const auto green = [&] {
    return tuscany().state_json(state, Observer::seat(seat))["players"][seat]["green"].get<int>();
  };
  const int before = green();
  EventList events;
  EXPECT_FALSE(tuscany().apply(state, seat, action, &events));
  Brought brought{green() - before};
  for (const Event& event : events) {
    const Json json = tuscany().event_json(state, event, Observer::seat(seat));
    if (json["type"] != "green") continue;
    if (json["reason"] == "yield") brought.green -= json["points"].get<int>();
    if (json["reason"] == "colour") brought.colour += json["points"].get<int>();
  }
  return brought;
}

/// "14 +3 (colour 2)".
std::string shown_as(std::string_view notation, const Brought& brought) {
  std::string text(notation.substr(notation.rfind(' ') + 1));
  text += " +" + std::to_string(brought.green);
  if (brought.colour > 0) text += " (colour " + std::to_string(brought.colour) + ")";
  return text;
}

TEST(TuscanyScreen, ShowsForEveryPlacementWhatThenHappens) {
  int placed = 0, paid = 0, by_castle = 0, colours = 0;
  for (int players = 2; players <= 4; ++players) {
    for (Seed seed = 1; seed <= 4; ++seed) {
      Session session = begun(tuscany(), players, seed);
      Rng rng(seed);
      for (; !session.over(); play_eagerly(session, rng)) {
        const Seat seat = asked(session);
        const Scene scene = scene_of(tuscany(), session.state(), seat);
        const std::string phase = scene.view["phase"];
        if (phase != "action" && phase != "pay" && phase != "castle") continue;
        const Menu menu = menu_of(session.state(), seat);
        const std::string text = joined(menu.lines);
        ActionList legal;
        tuscany().legal(session.state(), seat, legal);
        for (const Action action : legal) {
          const std::string_view notation = tuscany().notation(action);
          const bool place = notation.starts_with("place");
          if (!place && phase == "action") continue;
          if (notation == "castle none") continue;
          AnyState state = session.state();
          Brought brought = apply(state, seat, action);
          if (place) {
            ActionList pay;
            tuscany().legal(state, seat, pay);
            brought = apply(state, seat, pay[0]);
          }
          colours += brought.colour > 0;
          if (phase == "pay") {
            ++paid;
            ASSERT_TRUE(has(text, "It brings green" + shown_as(" ", brought))) << text << notation;
            continue;
          }
          ++(place ? placed : by_castle);
          std::string shown = numbered(text, menu.numbers_of(action)[0]);
          if (shown[0] < '0' || shown[0] > '9') shown.erase(0, 1);  // a hex names the colour of the cell
          for (const char* more : {": ", ", red", " (1/", " (2/"}) shown = shown.substr(0, shown.find(more));
          ASSERT_EQ(shown, shown_as(notation, brought)) << text << notation;
        }
      }
    }
  }
  EXPECT_GT(placed, 200);
  EXPECT_GT(paid, 200);
  EXPECT_GT(by_castle, 50);
  EXPECT_GT(colours, 3);
}

TEST(TuscanyScreen, SaysWhatATileOfTheDisplayWouldBringAtBest) {
  const Json display = {"tavern",  "cart",           "monastery", "quarry",
                        "village", "field vineyard", "castle",    "neutral village"};
  EXPECT_EQ(
      texts_of(menu_of(given(Json::object(),
                             {
                                 {"display", display}
  }))),
      (std::vector<std::string>{"3 region cards", "tavern: 8 +1", "cart: 9 +1", "monastery: 10 +0 (1/3)",
                                "quarry: 12 +1", "village: 15 +0 (1/2)", "field v: –", "castle: –"}));
  const Json covered = {
      {"7",  "monastery"},
      {"10", "monastery"},
      {"13", "monastery"},
      {"14", "cart"     },
      {"18", "city"     }
  };
  const AnyState state = given(
      {
          {"domain", covered}
  },
      {{"display", display}});
  EXPECT_TRUE(has(joined(menu_of(state).lines), "monastery: 22 +4 (colour 3)")) << "G26";
}

TEST(TuscanyScreen, ListsEqualTilesOnce) {
  const Json display = {"cart", "cart", "quarry", "cart", nullptr, "neutral quarry", "quarry", "castle"};
  const Menu menu = menu_of(given(Json::object(), {
                                                      {"display", display}
  }));
  EXPECT_EQ(menu.size(), 4u) << joined(menu.lines);
  EXPECT_EQ(menu.numbers_of(294 + 3), menu.numbers_of(294));
  EXPECT_EQ(menu.numbers_of(294 + 6), menu.numbers_of(294 + 2));
  EXPECT_EQ(menu.numbers_of(294 + 5), menu.numbers_of(294 + 2));
}

TEST(TuscanyScreen, OffersTheCheapestPaymentFirst) {
  const AnyState state = given(
      {
          {"hand",    {{"monastery", 2}, {"city", 3}, {"field", 2}}},
          {"workers", 1                                            },
          {"storage", {"monastery"}                                }
  },
      {{"phase", "pay"}, {"placing", {{"item", 0}, {"cell", 10}}}});
  const Menu menu = menu_of(state);
  EXPECT_EQ(texts_of(menu),
            (std::vector<std::string>{"monastery ×2", "monastery + city ×2", "monastery + field ×2",
                                      "monastery + worker", "city ×2 + field ×2", "city ×2 + worker",
                                      "field ×2 + worker"}));
  EXPECT_TRUE(has(joined(menu.lines), "It brings green +0, 3 cards.")) << joined(menu.lines);
}

TEST(TuscanyScreen, PrefersToPayWithColoursThatAreDone) {
  const AnyState state = given(
      {
          {"hand",    {{"monastery", 1}, {"city", 3}, {"tavern", 2}}},
          {"domain",
           {{"8", "tavern"},
            {"14", "cart"},
            {"18", "city"},
            {"21", "hex"},
            {"20", "city"},
            {"23", "tavern"}}                                       },
          {"storage", {"monastery"}                                 }
  },
      {{"phase", "pay"}, {"placing", {{"item", 0}, {"cell", 10}}}});
  EXPECT_EQ(texts_of(menu_of(state))[0], "monastery + tavern ×2");
}

TEST(TuscanyScreen, SaysForPlacementsWhatTheyCostAndBringBesidesPoints) {
  const AnyState state = given({
      {"hand",    {{"quarry", 1}, {"city", 2}, {"village", 2}}},
      {"workers", 1                                           },
      {"bonus",   {{"marble", 1}, {"storage", 2}}             },
      {"storage", {"quarry", "village", "hex"}                }
  });
  const std::string text = joined(menu_of(state).lines);
  for (const char* part : {"Place quarry: 3 cards", "    2 marble", "12 +1", "Place village: 2 cards",
                           "→ 1 worker", "15 +0 (1/2)", "Place hex", "Q12 +1: 3 cards → 2 marble",
                           "V15 +0 (1/2): 2 cards → 1 worker", "T8 +1: 4 cards → 1 hex"})
    EXPECT_TRUE(has(text, part)) << part << "\n" << text;
}

TEST(TuscanyScreen, ShowsLayoutsInStepsTheBestFirst) {
  const AnyState state =
      given(Json::object(),
            {
                {"phase",   "layout"                                          },
                {"players", {{{"boards", {"A2", "B1", "C1"}}}, Json::object()}}
  });
  const Menu menu = menu_of(state);
  EXPECT_TRUE(menu.actions.empty());
  ASSERT_EQ(menu.further.size(), 11u);
  ASSERT_EQ(menu.further.back().further.size(), 86u);
  std::vector<int> worth;
  for (std::size_t i = 1; i <= 10; ++i) worth.push_back(std::stoi(menu.lines[i].substr(17)));
  EXPECT_TRUE(std::is_sorted(worth.rbegin(), worth.rend())) << joined(menu.lines);
  // GL1 is worth 40 points; the starting castle on a cell of its own brings nothing.
  const Action action = 100;
  const std::vector<std::size_t> way = menu.numbers_of(action);
  const Menu& castles =
      way.size() == 2 ? menu.further[way[0] - 1] : menu.further[way[0] - 1].further[way[1] - 1];
  EXPECT_EQ(castles.actions, (std::vector<Action>{99, 100, 101}));
  EXPECT_EQ(way.back(), 2u);
  const std::string text = joined(castles.lines);
  for (const char* part : {"A C B +-", "*K11", "of three cells: FM, of", "two: FVVW",
                           "1) cell 0: beside it CFQ;", "2) cell 11: beside it TQVMWW; area points 39"})
    EXPECT_TRUE(has(text, part)) << part << "\n" << text;
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
       {"W cart      3    1/4     2", "C city      ·    0/3     –", "K castle    ·    1/3     2 1",
        ">R Red       9       4       13        0/7      3       0        0       ssy",
        " R K·· ··· ·· ····· ···· ····· ···· W···   CTFQVMW      Fpo hex ·",
        "round 1 of 3, lap 1 · green ×3"})
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
            "Green: cart on 14 for city ×2, cart, +1 for the area, yield card: 2 red points,\n"
            "    yield card: 2 region cards, draws 2 cards; spends a marble; takes field p,\n"
            "    five of village: they leave the display.\n"
            "Red: draws castle, field ×2.\n"
            "Round 1 is scored: Red +7; Green +4.\n"
            "The game is over. Points for what is left: Red tiles 1, cards 2; Blue workers 3.\n");
}

TEST(TuscanyScreen, TellsWhatOthersDrewOnlyAsANumber) {
  Session session = begun(tuscany(), 3);
  Rng rng(3);
  int own = 0, others = 0;
  while (!session.over()) {
    const Seat seat = asked(session);
    play_eagerly(session, rng);
    for (Seat viewer = 0; viewer < 3; ++viewer) {
      const Scene scene = scene_of(tuscany(), session.state(), viewer);
      const std::string text = joined(screen().story(
          scene, session.events(session.decisions() - 1, session.decisions(), Observer::seat(viewer)), 0));
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
  for (const char* part : {" [K] ____/ W14\\", "Storage: none", "in the deck and in other hands: castle ×6,",
                           "Discarded region cards: castle ×4, cart.", "Yield cards to come: 1 worker ×4"})
    EXPECT_TRUE(has(text, part)) << part << "\n" << text;
}

}  // namespace
}  // namespace fondaco::terminal
