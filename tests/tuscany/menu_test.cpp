#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "terminal/screen.hpp"
#include "tuscany/table.hpp"

// The options of The Castles of Tuscany in words, with what they bring.

namespace fondaco::terminal {
namespace {

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

/// "cell 14: +3 (colour 2)".
std::string shown_as(std::string_view notation, const Brought& brought) {
  std::string text = "cell " + std::string(notation.substr(notation.rfind(' ') + 1));
  text += ": +" + std::to_string(brought.green);
  if (brought.colour > 0) text += " (colour " + std::to_string(brought.colour) + ")";
  return text;
}

TEST(TuscanyMenu, ShowsForEveryPlacementWhatThenHappens) {
  int placed = 0, paid = 0, by_castle = 0, colours = 0;
  for (int players = 2; players <= 4; ++players) {
    for (Seed seed = 1; seed <= 4; ++seed) {
      Course course = begun(tuscany(), players, seed);
      Rng rng(seed);
      for (; !course.over(); play_eagerly(course, rng)) {
        const Seat seat = asked(course);
        const Scene scene = scene_of(tuscany(), course.state(), seat);
        const std::string phase = scene.view["phase"];
        if (phase != "action" && phase != "pay" && phase != "castle") continue;
        const Menu menu = menu_of(course.state(), seat);
        const std::string text = joined(menu.lines);
        ActionList legal;
        tuscany().legal(course.state(), seat, legal);
        for (const Action action : legal) {
          const std::string_view notation = tuscany().notation(action);
          const bool place = notation.starts_with("place");
          if (!place && phase == "action") continue;
          if (notation == "castle none") continue;
          AnyState state = course.state();
          Brought brought = apply(state, seat, action);
          if (place) {
            ActionList pay;
            tuscany().legal(state, seat, pay);
            brought = apply(state, seat, pay[0]);
          }
          colours += brought.colour > 0;
          if (phase == "pay") {
            ++paid;
            std::string brings = "It brings " + std::to_string(brought.green) + " green point";
            if (brought.green != 1) brings += "s";
            if (brought.colour > 0) brings += " (" + std::to_string(brought.colour) + " for the colour)";
            ASSERT_EQ(has(text, brings), brought.green > 0) << text << notation;
            ASSERT_EQ(has(text, " green point"), brought.green > 0) << text << notation;
            continue;
          }
          ++(place ? placed : by_castle);
          std::string shown = numbered(text, menu.numbers_of(action)[0]);
          shown.erase(0, shown.find("cell "));  // a hex names the colour of the cell
          for (const char* more : {"; ", ", +", " (1/", " (2/"}) shown = shown.substr(0, shown.find(more));
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

TEST(TuscanyMenu, SaysWhatATileOfTheDisplayWouldBringAtBest) {
  const Json display = {"tavern",  "cart",           "monastery", "quarry",
                        "village", "field vineyard", "castle",    "neutral village"};
  EXPECT_EQ(texts_of(menu_of(given(Json::object(),
                                   {
                                       {"display", display}
  }))),
            (std::vector<std::string>{"3 region cards", "tavern, cell 8: +1", "cart, cell 9: +1",
                                      "monastery, cell 10: +0 (1/3)", "quarry, cell 12: +1",
                                      "village, cell 15: +0 (1/2)", "field v, no cell", "castle, no cell"}));
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
  EXPECT_TRUE(has(joined(menu_of(state).lines), "monastery, cell 22: +4 (colour 3)")) << "G26";
}

TEST(TuscanyMenu, ListsEqualTilesOnce) {
  const Json display = {"cart", "cart", "quarry", "cart", nullptr, "neutral quarry", "quarry", "castle"};
  const Menu menu = menu_of(given(Json::object(), {
                                                      {"display", display}
  }));
  EXPECT_EQ(menu.size(), 4u) << joined(menu.lines);
  EXPECT_EQ(menu.numbers_of(294 + 3), menu.numbers_of(294));
  EXPECT_EQ(menu.numbers_of(294 + 6), menu.numbers_of(294 + 2));
  EXPECT_EQ(menu.numbers_of(294 + 5), menu.numbers_of(294 + 2));
}

TEST(TuscanyMenu, OffersTheCheapestPaymentFirst) {
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
  EXPECT_TRUE(has(joined(menu.lines), "It brings 3 cards.")) << joined(menu.lines);
}

TEST(TuscanyMenu, PrefersToPayWithColoursThatAreDone) {
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

TEST(TuscanyMenu, SaysForPlacementsWhatTheyCostAndBringBesidesPoints) {
  const AnyState state = given({
      {"hand",    {{"quarry", 1}, {"city", 2}, {"village", 2}}},
      {"workers", 1                                           },
      {"bonus",   {{"marble", 1}, {"storage", 2}}             },
      {"storage", {"quarry", "village", "hex"}                }
  });
  const std::string text = joined(menu_of(state).lines);
  for (const char* part :
       {"Place quarry: 3 cards or 1 card + 1 worker", "    2 marble", ") cell 12: +1",
        "Place village: 2 cards → 1 worker", ") cell 15: +0 (1/2)", "Place hex",
        "quarry, cell 12: +1; 3 cards or 1 card + 1 worker", "village, cell 15: +0 (1/2); 2 cards → 1 worker",
        "tavern, cell 8: +1; 4 cards or 2 cards + 1 worker → 1 hex"})
    EXPECT_TRUE(has(text, part)) << part << "\n" << text;
}

TEST(TuscanyMenu, ShowsLayoutsInStepsTheBestFirst) {
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

TEST(TuscanyMenu, SaysWhatTakingCostsWhenTheStorageIsFull) {
  const auto text = [](const Json& storage, int spaces) {
    return joined(menu_of(given({
                              {"storage", storage              },
                              {"bonus",   {{"storage", spaces}}}
    }))
                      .lines);
  };
  EXPECT_FALSE(has(text({"hex"}, 1), "full"));
  EXPECT_TRUE(has(text({"hex"}, 0), "Your storage is full: if you take a tile, you give up hex.\n"));
  EXPECT_TRUE(has(text({"cart", "cart"}, 1), "if you take a tile, you give up cart.\n"));
  EXPECT_TRUE(has(text({"cart", "hex"}, 1), "if you take a tile, you choose what to give up.\n"));
}

TEST(TuscanyMenu, PutsRarePaymentsIntoAFurtherMenu) {
  const AnyState state = given(
      {
          {"hand",    {{"monastery", 2}, {"city", 4}, {"field", 4}, {"cart", 4}, {"quarry", 2}}},
          {"workers", 2                                                                        },
          {"storage", {"monastery"}                                                            }
  },
      {{"phase", "pay"}, {"placing", {{"item", 0}, {"cell", 10}}}});
  const Menu menu = menu_of(state);
  EXPECT_EQ(menu.actions.size(), 9u) << "four without workers, four with one, and two workers";
  ASSERT_EQ(menu.further.size(), 1u);
  EXPECT_TRUE(has(joined(menu.lines), "10) other ways to pay (")) << joined(menu.lines);
}

TEST(TuscanyMenu, SaysWhyNothingCanBeDrawn) {
  Scene scene = scene_of(tuscany(), given(Json::object()), 0);
  EXPECT_TRUE(has(joined(screen().menu(scene, {}).lines), "You can't draw: no region cards are left"));
}

}  // namespace
}  // namespace fondaco::terminal
