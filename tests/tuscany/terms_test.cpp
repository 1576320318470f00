#include "kit/terms.hpp"

#include <gtest/gtest.h>

#include "core/json.hpp"
#include "core/registry.hpp"
#include "games/tuscany/tuscany.hpp"
#include "games/tuscany/view.hpp"

// The evaluation: what its terms count, in positions that can be counted by hand.

namespace fondaco::tuscany {
namespace {

/// Two players with the layouts GL1 and GL2 of the rules document; what is said is laid over seat 0, and over
/// the rest.
State given(const char* own, const char* rest = "{}") {
  Json first = {
      {"boards", {"A2", "B1", "C1"}},
      {"layout", "A C B +-"        },
      {"start",  11                },
      {"hand",   Json::object()    }
  };
  const Json second = {
      {"boards", {"A1", "B2", "C2"}},
      {"layout", "A B C ++"        },
      {"start",  8                 },
      {"hand",   Json::object()    }
  };
  first.update(Json::parse(own));
  Json position = {
      {"phase",   "action"               },
      {"display",
       {"neutral city", "neutral city", "neutral city", "neutral village", "neutral village", "neutral cart",
        "neutral cart", "neutral quarry"}},
      {"players", {first, second}        }
  };
  position.update(Json::parse(rest));
  State s = start(with_players<Tuscany>(2), 1);
  EXPECT_EQ(read_state(position, s), "");
  return s;
}

State after(State s, std::initializer_list<const char*> actions) {
  NoEvents none;
  for (const char* action : actions) {
    const auto id = find_game("tuscany")->parse_notation(action);
    EXPECT_TRUE(id && !apply(s, s.active, *id, none)) << action;
  }
  return s;
}

std::int32_t term(const State& s, Seat seat, Term which) { return measured<Tuscany>(s)[seat][which]; }

class TuscanyTerms : public testing::TestWithParam<int> {};

TEST_P(TuscanyTerms, AreSaidForEveryPosition) {
  Options options = with_players<Tuscany>(GetParam());
  expect_judged<Tuscany>(options, fewer_when_quick(200));
  options.edition = EditionKind::First2020;
  options.extra_lap_after_round_3 = 0;
  expect_judged<Tuscany>(options, fewer_when_quick(200));
}

INSTANTIATE_TEST_SUITE_P(Players, TuscanyTerms, every_player_count<Tuscany>());

// 5.3: green is scored at the end of this round and of each later one.
TEST(TuscanyTerms, PointsAreGreenOnesAsOftenAsTheyWillBeScored) {
  EXPECT_EQ(term(given(R"({"red": 5, "green": 7})"), 0, kPointsTerm), 5 + 3 * 7);
  EXPECT_EQ(term(given(R"({"red": 5, "green": 7})", R"({"round": 2})"), 0, kPointsTerm), 5 + 2 * 7);
  EXPECT_EQ(term(given(R"({"red": 5, "green": 7})", R"({"round": 3, "final_lap": true})"), 0, kPointsTerm),
            5 + 7);
}

// 5.5: a point for each tile, hex, marble and worker, and for every five cards.
TEST(TuscanyTerms, LeftoversAreWhatTheFinalScoringWouldGive) {
  const State s = given(R"({"bonus": {"storage": 2}, "storage": ["city", "hex", "hex"], "marble": 2,
                            "workers": 4, "hand": {"city": 7, "field": 4}})");
  EXPECT_EQ(term(s, 0, kLeftoversTerm), 1 + 2 + 2 + 4 + 11 / 5);
  EXPECT_EQ(term(s, 1, kLeftoversTerm), 0);
}

// A tile comes out of a queue every other lap: eleven are left to the one who has used most, so that 21 laps
// and the extra one (A-20) follow this one.
TEST(TuscanyTerms, BonusTilesCountByTheTurnsLeft) {
  const char* own =
      R"({"used": 10, "bonus": {"card": 2, "storage": 1, "marble": 1, "worker": 1, "yield": 1}})";
  State s = given(own);
  for (const int turn : {1, 0}) {
    const int turns = 2 * 11 - 1 + 1 + turn;
    EXPECT_EQ(term(s, 0, kCardBonusTerm), 2 * turns);
    EXPECT_EQ(term(s, 0, kStorageBonusTerm), turns);
    EXPECT_EQ(term(s, 0, kMarbleBonusTerm), 4 * turns / 2) << "by its four quarries";
    EXPECT_EQ(term(s, 0, kWorkerBonusTerm), 5 * turns / 2) << "by its five villages";
    EXPECT_EQ(term(s, 0, kYieldBonusTerm), 4 * turns / 2) << "by its four carts";
    s = given(own, R"({"active": 1})");
  }
}

// 1.7, areas of the two layouts; A-27.
TEST(TuscanyTerms, ALayoutCountsByThePointsOfItsAreas) {
  State s = start(with_players<Tuscany>(2), 1);
  EXPECT_EQ(term(s, 0, kLayoutTerm), 0) << "none is chosen";
  s = after(s, {"layout A C B +- castle 2"});
  int points = 0;
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    for (Cells rest = colour_cells(s.players[0], colour); rest != 0;) {
      const Cells area = area_of(s.players[0], std::countr_zero(rest));
      points += kAreaPoints[static_cast<std::size_t>(std::popcount(area))];
      rest &= ~area;
    }
  }
  EXPECT_EQ(term(s, 0, kLayoutTerm), points);
}

TEST(TuscanyTerms, ACityIsABonusTileToCome) {
  const State s = given(R"({"used": 10})", R"({"phase": "city"})");
  EXPECT_EQ(term(s, 0, kCityTerm), 2 * 11) << "its turn is over then";
  EXPECT_EQ(term(s, 1, kCityTerm), 0);
  const State bonus = given(R"({})", R"({"phase": "start_bonus", "active": 1})");
  EXPECT_EQ(term(bonus, 0, kCityTerm), 0);
  EXPECT_GT(term(bonus, 1, kCityTerm), 0);
}

TEST(TuscanyTerms, AFreeTileIsToComeWithACastle) {
  const State s = given("{}", R"({"phase": "castle"})");
  EXPECT_GT(term(s, 0, kCastleTerm), 0);
  EXPECT_EQ(term(s, 0, kCastleTerm), term(s, 0, kOfferTerm));
  EXPECT_EQ(term(s, 1, kCastleTerm), 0);
}

// A stored tile counts by how many units of its payment are missing (3.5).
TEST(TuscanyTerms, StoredTilesCountByWhatIsMissingToPay) {
  struct Case {
    const char* paying;
    Term said;
  };
  const Case cases[] = {
      {R"("hand": {"tavern": 2})",               kReadyTilesTerm},
      {R"("hand": {"tavern": 1}, "workers": 1)", kReadyTilesTerm},
      {R"("hand": {"city": 4})",                 kReadyTilesTerm},
      {R"("workers": 2)",                        kReadyTilesTerm},
      {R"("hand": {"tavern": 1})",               kShortTilesTerm},
      {R"("hand": {"city": 2})",                 kShortTilesTerm},
      {R"("workers": 1)",                        kShortTilesTerm},
      {R"("hand": {"city": 1, "cart": 1})",      kFarTilesTerm  },
  };
  for (const auto& [paying, said] : cases) {
    const State s = given((R"({"storage": ["tavern"], )" + std::string(paying) + "}").c_str());
    for (const Term which : {kReadyTilesTerm, kShortTilesTerm, kFarTilesTerm})
      EXPECT_EQ(term(s, 0, which) > 0, which == said) << paying;
  }
}

/// All cells of city, and enough around them.
constexpr const char* kCitiesDone =
    R"("domain": {"8": "tavern", "7": "monastery", "4": "hex", "1": "city", "12": "quarry", "15": "village", "17": "field vineyard", "18": "city", "20": "city"})";

TEST(TuscanyTerms, APlacementCountsAsPaidInTheCheapestWay) {
  const auto expect_paid = [](const std::string& own, const char* cheapest) {
    const State s = after(given(own.c_str()), {"place 0 on 9"});
    EXPECT_EQ(measured<Tuscany>(s), measured<Tuscany>(after(s, {cheapest}))) << own;
  };
  expect_paid(R"({"storage": ["cart"], "hand": {"cart": 2, "city": 2}, "workers": 2})", "pay own own");
  expect_paid(R"({"storage": ["cart"], "hand": {"cart": 1, "village": 2}, "workers": 1})", "pay own worker");
  expect_paid(R"({"storage": ["cart"], "hand": {"cart": 1, "city": 2}, "workers": 1})", "pay own 2 city");
  const std::string done = std::string(", ") + kCitiesDone;
  expect_paid(R"({"storage": ["cart"], "hand": {"cart": 2, "city": 2}, "workers": 2)" + done + "}",
              "pay own 2 city");
  expect_paid(R"({"storage": ["cart"], "hand": {"cart": 2, "city": 4}, "workers": 2)" + done + "}",
              "pay 2 city 2 city");
}

TEST(TuscanyTerms, ATileThatWaitsForRoomCountsAsStoredInsteadOfTheLeastItem) {
  const auto expect_given_up = [](const std::string& own, const char* least) {
    const State s = after(given(own.c_str()), {"take 3"});
    EXPECT_EQ(measured<Tuscany>(s), measured<Tuscany>(after(s, {least}))) << own;
  };
  const std::string two = R"({"bonus": {"storage": 2}, "storage": )";
  // Nothing can be placed on a city cell yet, a tavern could be; a hex goes anywhere.
  expect_given_up(two + R"(["city", "tavern", "hex"]})", "discard 0");
  expect_given_up(two + R"(["tavern", "cart", "hex"]})", "discard 1");
  expect_given_up(two + R"(["hex", "hex", "hex"]})", "discard 0");
  expect_given_up(two + R"(["castle", "city", "hex"], )" + kCitiesDone + "}", "discard 1");
}

}  // namespace
}  // namespace fondaco::tuscany
