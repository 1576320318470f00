#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "serenissima/table.hpp"
#include "terminal/screen.hpp"
#include "terminal/serenissima/odds.hpp"

// The options of Serenissima in words, with what they cost and bring.

namespace fondaco::terminal {
namespace {

TEST(SerenissimaMenu, MovesAndSailorsAreWeighedAgainstOpponents) {
  const AnyState state = given({
      {"phase",   "move"                                             },
      {"galleys", {{"4", {{"sailors", 3}, {"cargo", {{"wood", 2}}}}}}}
  });
  expect_parts(
      asked_of(state),
      {"Step 2 of 3, rowing: 3 zones left.", "Algiers         v:2··   neutral; cargo sells for 2; there 7R2m",
       "Red may blockade (galleys with 4 sailors)", "Sardinia        w:2··   neutral; takes no cargo",
       "Stay at      4) Valencia        w:2···· yours, 1 sailor; takes no cargo",
       "Further away the cargo would sell for: Marseille 2 (2 zones)"});
}

TEST(SerenissimaMenu, LoadingSaysPricesAndHidesWhatLosesSomething) {
  const AnyState state = after(given(Json::object()), 0, {"activate"});
  const Menu menu = menu_of(state);
  expect_parts(asked_of(state),
               {"Step 1 of 3, loading (1 of 5 places taken)", "Load         2) wood free (supply 14)",
                "a sailor from galley 6 (3 → 2)", "loading done, now row", "sink a galley…"});
  ASSERT_EQ(menu.further.size(), 1u);
  expect_parts(joined(menu.further[0].lines), {"a sailor to the port (garrison 1 → 2): galley 4 sinks!",
                                               "a sailor to galley 6 (3 → 4): galley 4 sinks!",
                                               "scuttle the galley: crew to the reserve, the turn ends!"});
  expect_parts(asked_of(after(state, 0, {"load"})), {"wood for 1 ducat (supply 13)"});
}

TEST(SerenissimaMenu, ManyExchangesHaveMenusOfTheirOwn) {
  const AnyState state = after(given({
                                   {"ports",   {{"VAL", port(0, 3)}}                                },
                                   {"galleys",
                                    {{"4", {{"sailors", 2}, {"cargo", {{"wood", 1}}}}},
                                     {"6", {{"sailors", 2}, {"cargo", {{"gold", 1}, {"wine", 1}}}}}}}
  }),
                               0, {"activate"});
  const Menu menu = menu_of(state);
  expect_parts(joined(menu.lines), {"exchange with galley 6 (2 sailors, wine, gold)…"});
  ASSERT_EQ(menu.further.size(), 2u);
  expect_parts(joined(menu.further[0].lines), {"a sailor from galley 6 (2 → 1)", "wine from galley 6",
                                               "gold from galley 6", "wood to galley 6"});
}

TEST(SerenissimaMenu, AskedOfOthersSaysWhoWantsWhatAndWhatFollows) {
  const AnyState state = given({
      {"phase",   "move"                                             },
      {"galleys", {{"4", {{"sailors", 3}, {"cargo", {{"wood", 2}}}}}}}
  });
  const AnyState entered = after(state, 0, {"move ALG"});
  expect_parts(
      asked_of(entered, 1),
      {"Blue's galley 4 (3 sailors, wood ×2) rows into Algiers, where your galleys have",
       "4 sailors; it could row 2 zones more. Do you blockade its way?",
       "1) blockade: it must stop here; it may still sell (you are asked", "2) let it pass: it may row on"});
  expect_parts(joined(screen().board(scene(entered, 1))), {"turn of galley 4, Blue · Red is asked"});
  const AnyState stopped = after(entered, 1, {"yes"});
  expect_parts(asked_of(stopped),
               {"Strength 2.", "Sell         1) wood for 2 ducats; Red may blockade (galleys with 4 sailors)",
                "Capture      2) Algiers (neutral, room for 3); Red may blockade (galleys with",
                "galley 7 of Red (2 sailors, marble): 2 dice against 2, you win"});
  expect_parts(asked_of(after(stopped, 0, {"sell"}), 1),
               {"wants to sell in Algiers: up to 2 ducats", "blockade: it sells nothing this turn"});
  expect_parts(asked_of(after(stopped, 0, {"capture"}), 1),
               {"wants to capture the neutral port Algiers",
                "blockade: it can't capture the port before it has sunk a"});
}

/// What the option says, up to a gap or the end of the line.
std::string numbered(const Menu& menu, Action action) {
  const std::string text = joined(menu.lines);
  const std::size_t number = menu.numbers_of(action)[0];
  const std::string sign = (number < 10 ? "  " : " ") + std::to_string(number) + ") ";
  const std::size_t at = text.find(sign) + sign.size();
  return text.substr(at, std::min(text.find("  ", at), text.find('\n', at)) - at);
}

TEST(SerenissimaMenu, ShowsForEveryTradeWhatThenHappens) {
  int sold = 0, loaded = 0, whole = 0;
  for (Seed seed = 1; seed <= 6; ++seed) {
    Course course = begun(game(), seed % 2 == 0 ? 4 : 2, seed);
    Rng rng(seed);
    for (; !course.over(); play_eagerly(course, rng)) {
      const Seat seat = asked(course);
      const auto ducats = [seat](const AnyState& state) {
        return game().state_json(state, Observer::seat(seat))["players"][seat]["ducats"].get<int>();
      };
      ActionList legal;
      game().legal(course.state(), seat, legal);
      for (const Action action : legal) {
        const std::string notation(game().notation(action));
        if (notation != "load" && !notation.starts_with("sell")) continue;
        AnyState state = course.state();
        ASSERT_FALSE(game().apply(state, seat, action, nullptr));
        if (notation == "sell") {  // everything, as long as nobody is asked
          ActionList then;
          for (game().legal(state, seat, then); !then.empty();) {
            // Spices first: they bring the most where not everything finds room.
            const Action best = *std::max_element(then.begin(), then.end());
            if (!game().notation(best).starts_with("sell")) break;
            must(game().apply(state, seat, best, nullptr));
            game().legal(state, seat, then);
          }
          if (game().state_json(state, Observer::seat(seat))["phase"] == "sell_blockade") continue;
        }
        const int change = ducats(state) - ducats(course.state());
        const std::string text = numbered(menu_of(course.state(), seat), action);
        const std::string told =
            std::to_string(std::abs(change)) + (std::abs(change) == 1 ? " ducat" : " ducats");
        const bool free = change == 0 && notation != "sell";
        ASSERT_TRUE(has(text, free ? (notation == "load" ? "free" : "into your warehouse") : told))
            << notation << ": " << text << " brings " << change;
        ++(notation == "load" ? loaded : notation == "sell" ? whole : sold);
      }
    }
  }
  EXPECT_GT(loaded, 100);
  EXPECT_GT(sold, 50);
  EXPECT_GT(whole, 50);
}

TEST(SerenissimaMenu, LandingEveryoneComesLastWithAWarning) {
  const AnyState state = given({
      {"phase",   "land"                                     },
      {"moved",   1                                          },
      {"origin",  "VAL"                                      },
      {"galleys", {{"4", galley(0, "SAR", 2, {{"wood", 2}})}}}
  });
  expect_parts(asked_of(state),
               {"How many of the 2 land in Sardinia? It holds 3.", "Land         1) 1 sailor, 1 left aboard",
                "Careful      2) all 2: galley 4 sinks, wood ×2 lost!"});
}

TEST(SerenissimaMenu, TheLastSailorIsWarnedBeforeACapture) {
  const AnyState state = given({
      {"phase",   "step3"                                    },
      {"origin",  "SAR"                                      },
      {"galleys", {{"4", galley(0, "SAR", 1, {{"wood", 2}})}}}
  });
  expect_parts(asked_of(state), {"at least one sailor lands:", "galley 4 sinks, wood ×2 lost!"});
}

TEST(SerenissimaMenu, ASixthThingAboardIsAnnounced) {
  const AnyState state = after(given({
                                   {"ports",   {{"VAL", port(0, 3)}}                              },
                                   {"galleys", {{"4", {{"sailors", 3}, {"cargo", {{"gold", 2}}}}}}}
  }),
                               0, {"activate"});
  expect_parts(asked_of(state), {"wood free (supply 14); then something must leave",
                                 "a sailor aboard from the port (garrison 3 → 2); then something"});
}

TEST(SerenissimaMenu, SpecialInvestmentsSayHowManyGalleysThereAre) {
  const AnyState state = given({
      {"phase",   "special"                                   },
      {"wheel",   0                                           },
      {"decider", 0                                           },
      {"galleys", {{"6", nullptr}, {"4", galley(0, "VAL", 1)}}}
  });
  expect_parts(asked_of(state),
               {"Special investment, up to two galleys; you have 1 galley. A sailor costs 1"});
}

TEST(SerenissimaMenu, TakesTheWordsOfTheScreen) {
  const AnyState turn = given(Json::object());
  const AnyState row = given({
      {"phase", "move"}
  });
  const auto reworded = [](const AnyState& state, const char* typed) {
    return screen().reworded(scene(state), typed);
  };
  EXPECT_EQ(reworded(row, "row sardinia"), "move SAR");
  EXPECT_EQ(reworded(row, "row to  sardinia"), "move SAR");
  EXPECT_EQ(reworded(row, "stay at valencia"), "end");
  EXPECT_EQ(reworded(row, "algiers"), "move ALG");
  EXPECT_EQ(reworded(row, "алжир"), "move ALG");
  EXPECT_EQ(reworded(row, "идти сардиния"), "move SAR");
  EXPECT_EQ(reworded(row, "valencia"), "end") << "where the galley is";
  EXPECT_EQ(reworded(after(turn, 0, {"activate"}), "done"), "end");
  EXPECT_EQ(reworded(after(given({
                               {"phase", "invest"}
  }),
                           0, {"buy"}),
                     "galley 8"),
            "number 8");
  EXPECT_EQ(reworded(turn, "load wood"), "load") << "what Valencia produces";
  EXPECT_EQ(reworded(turn, "погрузить дерево"), "load");
  EXPECT_EQ(reworded(turn, "load marble"), "load marble");
  EXPECT_EQ(reworded(turn, "hire valencia"), "hire VAL");
  EXPECT_EQ(reworded(turn, "sell spices"), "sell spice") << "in a sale";
  const AnyState step3 = given({
      {"phase",   "step3"                                    },
      {"origin",  "SAR"                                      },
      {"galleys", {{"4", galley(0, "SAR", 2, {{"gold", 1}})}}}
  });
  EXPECT_EQ(reworded(step3, "sell gold"), "sell") << "a sale is declared first";
  EXPECT_EQ(reworded(step3, "stay"), "") << "the turn would end";
  EXPECT_EQ(reworded(step3, "done"), "");
  EXPECT_EQ(reworded(step3, "конец"), "end");
  EXPECT_EQ(reworded(turn, "моряк из порта"), "sailor from port");
  EXPECT_EQ(reworded(turn, "моряк на галеру 6"), "sailor to 6");
  EXPECT_EQ(reworded(turn, "stone to galley 6"), "stone to 6");
  EXPECT_EQ(reworded(turn, "attack galley 7"), "attack 7");
  EXPECT_EQ(reworded(turn, "attack valencia"), "attack port");
  EXPECT_EQ(reworded(turn, "hire galley 6"), "hire 6");
  EXPECT_EQ(reworded(turn, "купить галеру"), "buy");
  EXPECT_EQ(reworded(row, "row to ionian sea"), "move ION");
  EXPECT_EQ(reworded(row, "идти в ионическое"), "move ION") << "a beginning that fits one zone";
  for (const char* other :
       {"c", "с", "в", "о", "1", "undo", "load evening.fgn", "row nowhere", "atlantis", "save galley", "h"})
    EXPECT_EQ(reworded(turn, other), "") << other;
}

TEST(SerenissimaMenu, GalleysGoByTheirOwnNumbers) {
  const Menu menu =
      menu_of(after(given({
                        {"phase",   "invest"                                                            },
                        {"players", {{{"ducats", 9}}, {{"ducats", 5}}, {{"ducats", 5}}, {{"ducats", 5}}}}
  }),
                    0, {"buy"}));
  const Action galley13 = *game().parse_notation("number 13");
  EXPECT_EQ(menu.numbers_of(galley13), std::vector<std::size_t>{13});
  EXPECT_EQ(menu.actions[menu.place_of(13)], galley13);
  EXPECT_EQ(menu.place_of(4), menu.size()) << "in play";
  EXPECT_EQ(menu.choices().substr(0, 5), "5, 13") << menu.choices();
}

TEST(SerenissimaMenu, InvestmentsNameTheirPrices) {
  const AnyState state = given({
      {"phase",   "invest"                                                            },
      {"players", {{{"ducats", 9}}, {{"ducats", 5}}, {{"ducats", 5}}, {{"ducats", 5}}}},
      {"ports",   {{"VAL", port(0, 1, {"stone", "gold", "marble"})}}                  }
  });
  expect_parts(asked_of(state),
               {"into Valencia (1 of 5)", "onto galley 4 at Valencia (1 sailor, no goods)",
                "a galley for 2 + 1 for its sailor = 3 ducats", "fort in Valencia for 2 ducats: fires 2 dice",
                "basilica in Valencia for 2 ducats: +5 at each scoring", "end the investment and the turn"});
  expect_parts(asked_of(after(state, 0, {"buy"})), {"This round   5) galley 5", "Next round"});
}

TEST(SerenissimaMenu, OddsFollowTheDice) {
  using serenissima::chance_to_win;
  EXPECT_EQ(chance_to_win(1, 1, 1, false), 33)
      << "hit, be hit, or both: a round without a hit is fought again";
  EXPECT_EQ(chance_to_win(0, 3, 1, false), 0);
  EXPECT_EQ(chance_to_win(5, 5, 1, false) > 95, true);
  EXPECT_LT(chance_to_win(2, 2, 1, true), chance_to_win(2, 2, 1, false)) << "a fort";
  EXPECT_LT(chance_to_win(2, 3, 2, false), chance_to_win(3, 3, 2, false)) << "a zone rowed";
}

}  // namespace
}  // namespace fondaco::terminal
