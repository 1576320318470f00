#include "kit/given.hpp"

#include <set>

#include <gtest/gtest.h>

#include "games/calimala/calimala.hpp"
#include "games/calimala/view.hpp"
#include "kit/playing.hpp"

// Positions of which only parts are given (docs/calimala-json.md): completed so that play can go on, or
// refused.

namespace fondaco::calimala {
namespace {

std::string refusal(const Json& given, Options options = with_players<Calimala>(3)) {
  return refusal_of<Calimala>(given, options);
}
std::string refusal(const char* given, Options options = with_players<Calimala>(3)) {
  return refusal(Json::parse(given), options);
}

/// Seat 0 acts with the disc on top of this stack on street 0; street 1 has a stack too.
Json acting(const char* stack, const char* other = "[]") {
  Json given = Json::parse(R"({"phase": "act", "activation": {"seat": 0, "street": 0, "depth": 1}})");
  given["stacks"] = Json(kStreets, Json::array());
  given["stacks"][0] = Json::parse(stack);
  given["stacks"][1] = Json::parse(other);
  return given;
}

TEST(CalimalaGiven, RefusesACityOrACouncilThatLacksSomething) {
  const Json opening = state_json(start(with_players<Calimala>(3), 1), Observer::everything());
  EXPECT_EQ(refusal(opening), "");
  Json city = opening;
  city["city"][0] = city["city"][1];
  EXPECT_EQ(refusal(city), "/city: each action must stand there once");
  Json tiles = opening;
  tiles["tiles"][0] = tiles["tiles"][1];
  EXPECT_EQ(refusal(tiles), "/tiles: each tile must lie there once");
}

TEST(CalimalaGiven, RefusesMoreThanThereIs) {
  EXPECT_EQ(refusal(R"({"board": {"fiore_wood": [2, 2, 1]}})"), "");
  EXPECT_EQ(refusal(R"({"board": {"fiore_wood": [2, 2, 2]}})"),
            "/board/fiore_wood: there are more cubes than cells");
  Options one_house = with_players<Calimala>(3);
  one_house.house_cells = {5, 1, 5};
  EXPECT_EQ(refusal(R"({"players": [{"houses": ["bruges"]}]})", one_house), "");
  EXPECT_EQ(refusal(R"({"players": [{"houses": ["bruges"]}, {"houses": ["bruges"]}]})", one_house),
            "/players: there are more houses in bruges than cells");
  EXPECT_EQ(refusal(R"({"players": [{"hand": {"sea": 2}}], "discard": {"sea": 2}, "deck": ["sea"]})"), "");
  EXPECT_EQ(refusal(R"({"players": [{"hand": {"sea": 2}}], "discard": {"sea": 2}, "deck": ["sea", "sea"]})"),
            "/players: there are more sea cards than 5");
}

TEST(CalimalaGiven, RefusesAnOrderOfThePalazzoThatIsNotThatOfItsSculptures) {
  const char* reason = "/palazzo_order: it must name each sculpture in the Palazzo once";
  EXPECT_EQ(refusal(R"({"board": {"palazzo_sculptures": [1, 0, 1]}, "palazzo_order": [2, 0]})"), "");
  EXPECT_EQ(refusal(R"({"board": {"palazzo_sculptures": [1, 0, 1]}, "palazzo_order": [2]})"), reason);
  EXPECT_EQ(refusal(R"({"board": {"palazzo_sculptures": [1, 0, 1]}, "palazzo_order": [2, 2]})"), reason);
  EXPECT_EQ(refusal(R"({"palazzo_order": [1]})"), reason);
}

TEST(CalimalaGiven, RefusesInfluenceCardsThatWereNotDealt) {
  EXPECT_EQ(refusal(R"({"players": [{}, {"dealt": ["lisbon", "croce", "london"], "kept": "croce"}]})"), "");
  EXPECT_EQ(refusal(R"({"players": [{}, {"dealt": ["lisbon", "croce", "london"], "kept": "fiore"}]})"),
            "/players/1/kept: this card was not dealt");
  const auto opened = [](const char* card) {
    Json given =
        Json::parse(R"({"players": [{"dealt": ["lisbon", "croce", "london", "troyes"], "kept": "croce"}]})");
    given["players"][0]["open"] = card;
    return refusal(given, with_players<Calimala>(2));
  };
  EXPECT_EQ(opened("lisbon"), "");
  EXPECT_EQ(opened("croce"), "/players/0/open: this card was not dealt, or is the one kept");
  EXPECT_EQ(opened("fiore"), "/players/0/open: this card was not dealt, or is the one kept");
}

TEST(CalimalaGiven, RefusesStacksThatAreTooHigh) {
  EXPECT_EQ(refusal(acting(R"(["white", 1, 2, 0])", "[0, 1, 2]")), "") << "the fourth disc is still there";
  EXPECT_EQ(refusal(acting("[0]", R"(["white", 1, 2, 0])")), "/stacks/1: at most 3 discs are expected");
  Json placing = acting(R"(["white", 1, 2, 0])");
  placing["phase"] = "place";
  EXPECT_EQ(refusal(placing), "/stacks/0: at most 3 discs are expected");
}

TEST(CalimalaGiven, RefusesWhatThePhaseDoesNotHave) {
  const char* no_disc = "/activation: a disc of the street must be named by seat and depth";
  EXPECT_EQ(refusal(R"({"phase": "act"})"), no_disc);
  EXPECT_EQ(refusal(acting("[]")), no_disc);
  Json deep = acting("[1, 0]");
  deep["activation"]["depth"] = 3;
  EXPECT_EQ(refusal(deep), no_disc);
  Json replacing = acting("[0]");
  replacing["phase"] = "replace_white";
  EXPECT_EQ(refusal(replacing), "");
  replacing["seats"] = Json(kTiles, 0);
  EXPECT_EQ(refusal(replacing), "/seats: the council is full, so no disc can be replaced");
}

TEST(CalimalaGiven, RefusesWhatWouldLeadNowhere) {
  EXPECT_EQ(refusal(R"({"players": [{"dealt": ["lisbon"], "kept": "lisbon"},
      {"dealt": ["croce"], "kept": "croce"}, {"dealt": ["fiore"], "kept": "fiore"}]})"),
            "/phase: nobody has anything to decide in this phase");
  EXPECT_EQ(refusal(R"({"phase": "draft", "active": 1, "offer": []})"),
            "/phase: seat 1 would have nothing to choose from");
  EXPECT_EQ(refusal(R"({"phase": "replace_white"})"), "/phase: seat 0 would have nothing to choose from");
  EXPECT_EQ(refusal(R"({"phase": "over"})"), "") << "then nobody decides";
}

TEST(CalimalaGiven, CompletesWhatIsLeftOut) {
  State s = start(with_players<Calimala>(3), 1);
  ASSERT_EQ(read_state(acting("[1, 0]"), s), "");
  ASSERT_EQ(s.activation.seat, 0);
  ASSERT_EQ(read_state(Json::parse(R"({"phase": "place", "board": {"miniato_brick": [1, 0, 1]},
      "players": [{"houses": ["troyes"]}, {"houses": ["troyes", "hamburg"]}]})"),
                       s),
            "");
  EXPECT_EQ(s.activation, Activation{}) << "no disc is activated any more";
  EXPECT_EQ(s.free.cubes[static_cast<std::size_t>(row_location(1, kBrick))], s.options.row_capacity[1] - 2);
  EXPECT_EQ(s.free.houses, (std::array<std::uint8_t, kTradeCities>{3, 5, 4}));
}

TEST(CalimalaGiven, AStateIsReadAsItWasWritten) {
  std::set<Phase> phases;
  const auto is_read_otherwise = [&](const State& s) {
    phases.insert(s.phase);
    State read = start(s.options, 999);
    EXPECT_EQ(read_state(state_json(s, Observer::everything()), read), "");
    return read != s;
  };
  for (Seed seed = 0; seed < 12; ++seed) {
    State s = start(with_players<Calimala>(2 + static_cast<int>(seed % 4)), seed);
    Rng rng = policy_rng(seed);
    ASSERT_FALSE(play_until<Calimala>(s, rng, is_read_otherwise));
    ASSERT_FALSE(is_read_otherwise(s));
  }
  EXPECT_EQ(phases.size(), 6u) << "not every phase came up";
}

TEST(CalimalaGiven, EveryOptionIsListed) { expect_every_option_listed<Calimala>(); }

TEST(CalimalaGiven, RefusesWhatNobodyCanHave) {
  EXPECT_EQ(refusal(R"({"players": [{"cloth": []}]})"),
            "/players/0/cloth: the first workshop is always there");
  EXPECT_EQ(refusal(R"({"reshuffle": {"deck": {"sea": 1}}})").substr(0, 12), "/reshuffle: ");
  Json no_depth = acting("[0]");
  no_depth["activation"].erase("depth");
  EXPECT_EQ(refusal(no_depth), "/activation: a disc of the street must be named by seat and depth");
  const State s = start(with_players<Calimala>(3), 1);
  const auto actions = street_actions(s, 0);
  std::size_t other = 0;
  while (other == actions[0] || other == actions[1]) ++other;
  Json slots = acting("[0]");
  slots["activation"]["slots"] = {kActionKeys[other]};
  EXPECT_EQ(refusal(slots), "/activation/slots: only the two actions of the street are expected");
}

TEST(CalimalaGiven, RefusesOptionsThatDoNotFit) {
  Options options;
  const auto why = [&options](const char* json) { return read_options(Json::parse(json), options); };
  EXPECT_EQ(why(R"({"layout": 3})"), "/layout: random, suggested or a list of nine actions is expected");
  EXPECT_EQ(why(R"({"layout": ["sea"]})").substr(0, 9), "/layout: ");
  EXPECT_EQ(
      why(R"({"layout": ["sea", "land", "sea", "wood", "brick", "marble", "build", "sculpt", "weave"]})"),
      "/layout: sea stands there twice");
  EXPECT_EQ(
      why(R"({"layout": ["wood", "brick", "marble", "build", "sculpt", "weave", "sea", "land", "donate"],
                    "centre_action": "sea"})"),
      "/layout: its centre is sculpt, but centre_action says otherwise");
  EXPECT_EQ(why(R"({"card_copies": [5, 5, 5, 5, 5, 5, 5, 5, 4]})"),
            "/card_copies: 45 cards together are expected, not 44");
  EXPECT_EQ(why(R"({"card_copies": [0, 5, 5, 5, 10, 5, 5, 5, 5]})"),
            "/card_copies: at least one wood card is needed for the draft");
  ASSERT_EQ(
      why(R"({"layout": ["wood", "brick", "marble", "build", "sculpt", "weave", "sea", "land", "donate"],
                    "centre_action": "sculpt"})"),
      "");
  EXPECT_EQ(options_json(options)["layout"][4], "sculpt");
  ASSERT_EQ(why(R"({"layout": "suggested"})"), "");
  ASSERT_EQ(why(R"({"layout": "random"})"), "");
  EXPECT_EQ(options_json(options)["layout"], "random");
}

}  // namespace
}  // namespace fondaco::calimala
