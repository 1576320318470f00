#include "kit/given.hpp"

#include <gtest/gtest.h>

#include "games/tuscany/tuscany.hpp"
#include "games/tuscany/view.hpp"
#include "kit/playing.hpp"

// Positions of which only parts are given (docs/tuscany-json.md): completed so that play can go on, or
// refused.

namespace fondaco::tuscany {
namespace {

std::string refusal(const Json& given) { return refusal_of<Tuscany>(given, with_players<Tuscany>(3)); }
std::string refusal(const char* given) { return refusal(Json::parse(given)); }

/// Plays a given position to its end, many times.
void play_on(const Json& given, int players) {
  for (Seed seed = 0; seed < 20; ++seed) {
    State s = start(with_players<Tuscany>(players), seed);
    ASSERT_EQ(read_state(given, s), "");
    Rng rng(seed);
    int decisions = 0, green = 0;
    play_until<Tuscany>(s, rng, [&](const State& x) {
      EXPECT_GE(x.players[0].green, green);
      green = x.players[0].green;
      State world = x;
      resample(world, static_cast<Seat>(seed % 2), rng);
      return ++decisions > 3 * kMaxDecisions;
    });
    EXPECT_EQ(s.phase, Phase::Over) << "the game does not end";
  }
}

TEST(TuscanyGiven, RefusesMoreThanThereIs) {
  EXPECT_EQ(refusal(R"({"neutral_discard": {"village": 33}})"),
            "/neutral_discard: there are 32 neutral tiles, not 41");
  EXPECT_EQ(refusal(R"({"supply": ["village"], "neutral_discard": {"village": 24}})"),
            "/neutral_discard: there are 32 neutral tiles, not 33");
  EXPECT_EQ(refusal(R"({"players": [{"bonus": {"storage": 6}}]})"),
            "/players: there are more storage bonus tiles than 5");
  EXPECT_EQ(refusal(R"({"bonus_pile": {"storage": 5}, "players": [{"bonus": {"storage": 1}}]})"),
            "/players: there are more storage bonus tiles than 5");
  EXPECT_EQ(refusal(R"({"players": [{"hand": {"city": 15}}]})"),
            "/players: there are more city cards than 14");
  EXPECT_EQ(refusal(R"({"players": [{"paid": {"city": 1}}]})"),
            "/players: more city cards were paid than are discarded");
  EXPECT_EQ(refusal(R"({"players": [{"storage": ["hex", "hex"]}]})"),
            "/players/0/storage: there are 1 spaces, not 2");
  EXPECT_EQ(refusal(R"({"players": [{"used": 22}]})"),
            "/players/0/used: a number from 0 to 21 is expected, not 22");
}

TEST(TuscanyGiven, RefusesADisplayThatWouldBeCleared) {
  Json given = {
      {"phase", "action"}
  };
  given["display"] = Json::array();
  for (int slot = 0; slot < kSlots; ++slot) given["display"].push_back("neutral village");
  EXPECT_EQ(refusal(given), "/display: so many tiles of the colour village never stay there");
  for (std::size_t slot = 4; slot < kSlots; ++slot) given["display"][slot] = nullptr;
  EXPECT_EQ(refusal(given), "");
}

TEST(TuscanyGiven, ASupplyThatIsNotNamedMakesRoomForWhatIs) {
  State s = start(with_players<Tuscany>(2), 1);
  const auto next = s.supply.back();
  ASSERT_EQ(read_state(Json::parse(R"({"neutral_discard": {"village": 20}})"), s), "");
  EXPECT_EQ(s.supply.size(), 4u);
  EXPECT_EQ(s.supply.back(), next);
}

TEST(TuscanyGiven, PlayGoesOnFromWhatNoGameReaches) {
  play_on(Json::parse(R"({"phase": "action", "players": [{"bonus": {"storage": 5}, "green": 2000, "red": 2000,
      "workers": 150, "marble": 150, "storage": ["hex", "hex", "hex", "hex", "hex"]}]})"),
          2);
  play_on(
      Json::parse(
          R"({"phase": "start_bonus", "bonus_pile": {"storage": 1}, "players": [{"bonus": {"storage": 4}}]})"),
      2);
  play_on(
      Json::parse(
          R"({"phase": "action", "discard": {"city": 14}, "players": [{"paid": {"city": 7}, "drawn": {"city": 7}},
      {"paid": {"city": 7}}]})"),
      3);
}

TEST(TuscanyGiven, RefusesWhatThePhaseDoesNotHave) {
  EXPECT_EQ(refusal(R"({"phase": "discard"})"), "/taking: a filled slot is expected, and a full storage");
  EXPECT_EQ(refusal(R"({"phase": "pay"})"),
            "/placing: an item and a cell where it can be placed and paid are expected");
  EXPECT_EQ(refusal(R"({"phase": "marble"})"), "/players/0/marble: one is expected in this phase");
  EXPECT_EQ(refusal(R"({"phase": "refresh"})"), "/phase: no refresh is due");
  EXPECT_EQ(refusal(R"({"phase": "start_bonus", "bonus_pile": {}})"),
            "/phase: seat 0 would have nothing to choose from");
}

TEST(TuscanyGiven, RefusesDomainsThatNobodyCanHave) {
  EXPECT_EQ(refusal(R"({"players": [{"boards": ["A1", "B1", "B2"]}]})"),
            "/players/0/boards: a board A, a board B and a board C are expected");
  EXPECT_EQ(refusal(R"({"players": [{"boards": ["A1", "B1", "C1"]}, {"boards": ["A2", "B1", "C2"]}]})"),
            "/players/1/boards: seat 0 has B1 already");
  EXPECT_EQ(refusal(R"({"players": [{"layout": "A B C ++"}]})").substr(0, 16), "/players/0/start");
  EXPECT_EQ(refusal(R"({"players": [{"domain": {"4": "hex"}}]})"),
            "/players/0/domain: no cell is covered while layouts are chosen");
  EXPECT_EQ(refusal(R"({"phase": "action", "players": [{"start": 0, "boards": ["A1", "B2", "C2"]}]})"),
            "/players/0/start: it is no castle cell of this layout");
}

/// A position of the layout GL1 of the rules document, with these fields of seat 0.
std::string refusal_in_domain(const char* fields) {
  Json player = {
      {"boards", {"A2", "B1", "C1"}},
      {"layout", "A C B +-"        },
      {"start",  11                }
  };
  player.update(Json::parse(fields));
  return refusal({
      {"phase",   "action"},
      {"players", {player}}
  });
}

TEST(TuscanyGiven, RefusesTilesThatCannotLieThere) {
  EXPECT_EQ(refusal_in_domain(R"({"domain": {"8": "city"}})"),
            "/players/0/domain/8: the cell is for a tavern, not for a city");
  EXPECT_EQ(refusal_in_domain(R"({"domain": {"0": "castle"}})"),
            "/players/0/domain/0: the cell is not connected with the starting castle");
  EXPECT_EQ(refusal_in_domain(R"({"domain": {"8": "tavern", "9": "hex"}})"), "");
}

TEST(TuscanyGiven, RefusesCardsThatDoNotAddUp) {
  const std::string no_hands = R"("players": [{"hand": {}}, {"hand": {}}, {"hand": {}}])";
  const auto with_no_hands = [&](const char* fields) {
    return refusal(Json::parse("{" + no_hands + ", " + fields + "}"));
  };
  EXPECT_EQ(with_no_hands(R"("deck": -1)"), "/deck: a number from 0 to 122 is expected, not -1");
  EXPECT_EQ(with_no_hands(R"("deck": 123)"), "/deck: a number from 0 to 122 is expected, not 123");
  EXPECT_EQ(with_no_hands(R"("deck": 122)"), "");
  EXPECT_EQ(with_no_hands(R"("deck": [], "discard": {})"), "/discard: 12 castle cards more lie nowhere else");
  EXPECT_EQ(with_no_hands(R"("pool": {"city": 1})"),
            "/pool: it must be the deck together with what was drawn since");
  EXPECT_EQ(refusal(R"({"players": [{"hand": {}, "drawn": {"city": 1}}]})"),
            "/players/0/drawn: more city cards were drawn than are in hand or were paid");
}

TEST(TuscanyGiven, RefusesYieldCardsThatDoNotAddUp) {
  EXPECT_EQ(refusal(R"({"yield_discard": {"marble": 5}})"),
            "/yield_deck: with the discard pile there must be 4 cards of marble");
  EXPECT_EQ(refusal(R"({"yield_deck": [], "yield_discard": {"worker": 4}})"),
            "/yield_deck: with the discard pile there must be 4 cards of marble");
}

TEST(TuscanyGiven, RefusesAQueueThatDoesNotFit) {
  EXPECT_EQ(refusal(R"({"players": [{"used": 3, "queue": ["city"]}]})"),
            "/players/0/used: it does not fit the queue");
}

TEST(TuscanyGiven, RefusesWhatCannotBeTakenOrPlaced) {
  const std::string taking = "/taking: a filled slot is expected, and a full storage";
  EXPECT_EQ(refusal(R"({"phase": "discard", "taking": 0})"), taking);
  EXPECT_EQ(refusal(R"({"phase": "discard", "taking": 0, "players": [{"storage": ["hex"]}],
      "display": [null, null, null, null, null, null, null, null]})"),
            taking);
  EXPECT_EQ(refusal(R"({"phase": "discard", "taking": 0, "players": [{"storage": ["hex"]}],
      "display": ["city", null, null, null, null, null, null, null]})"),
            "");
  const auto placing = [](const char* fields) {
    Json given = Json::parse(fields);
    Json player = {
        {"boards",  {"A2", "B1", "C1"}},
        {"layout",  "A C B +-"        },
        {"start",   11                },
        {"storage", {"tavern"}        },
        {"hand",    {{"tavern", 2}}   }
    };
    given["phase"] = "pay";
    given["players"] = Json::array({player});
    return refusal(given);
  };
  const std::string nowhere = "/placing: an item and a cell where it can be placed and paid are expected";
  EXPECT_EQ(placing(R"({"placing": {"item": 1, "cell": 8}})"), nowhere);
  EXPECT_EQ(placing(R"({"placing": {"item": 0, "cell": 23}})"), nowhere);
  EXPECT_EQ(placing(R"({"placing": {"item": 0, "cell": 8}})"), "");
}

TEST(TuscanyGiven, EveryOptionIsListed) { expect_every_option_listed<Tuscany>(); }

}  // namespace
}  // namespace fondaco::tuscany
