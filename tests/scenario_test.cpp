#include "lab/scenario.hpp"

#include <filesystem>

#include <gtest/gtest.h>

#include "core/json.hpp"
#include "kit/files.hpp"

namespace fondaco {
namespace {

namespace fs = std::filesystem;

TEST(Scenarios, AllHold) {
  int files = 0;
  for (const auto& entry : fs::recursive_directory_iterator(FONDACO_SOURCE_DIR "/tests/scenarios")) {
    if (entry.path().extension() != ".json") continue;
    ++files;
    SCOPED_TRACE(entry.path().filename().string());
    const auto result = run_scenario(content_of(entry.path()));
    ASSERT_TRUE(result) << result.error();
    EXPECT_EQ(result->name, entry.path().stem().string()) << "a file is named after what it shows";
    for (const CaseResult& one : result->cases) {
      for (const std::string& failure : one.failures) ADD_FAILURE() << one.name << ": " << failure;
    }
  }
  EXPECT_GE(files, 60);
}

Json sound() {
  return Json::parse(R"({"format": 1, "game": "calimala", "name": "n", "title": "t", "source": "s",
    "options": {"players": 3, "layout": "suggested"}, "given": {"phase": "place", "deck": ["land"]},
    "play": ["0 place own 4", "0 compensate sculpt", "0 brick", "0 finish"],
    "expect": {"state": {"players": [{"brick": 1, "hand": {"land": 1}}]}}})");
}

TEST(Scenarios, ASoundOneHolds) {
  const auto result = run_scenario(sound().dump());
  ASSERT_TRUE(result) << result.error();
  EXPECT_TRUE(result->holds());
}

/// The first failure of a scenario that is understood but does not hold.
std::string failure(const Json& json) {
  const auto result = run_scenario(json.dump());
  if (!result) return "mistake: " + result.error();
  return result->holds() ? "holds" : result->cases[0].failures[0];
}

TEST(Scenarios, AWrongExpectationFailsAndSaysWhatWasFound) {
  const auto with = [](const char* what, const char* value) {
    Json json = sound();
    json["expect"] = {
        {what, Json::parse(value)}
    };
    return failure(json);
  };
  EXPECT_EQ(with("state", R"({"players":[{"brick":2}]})"), "at the end: /players/0/brick is 1, not 2");
  EXPECT_EQ(with("state", R"({"players":[{"hand":{}}]})"),
            "at the end: /players/0/hand is {\"land\":1}, not {}");
  EXPECT_EQ(with("state", R"({"nothing":1})"), "at the end: /nothing is not there");
  EXPECT_EQ(with("deciders", "[0]"), "at the end: the deciders are [1], not [0]");
  EXPECT_EQ(with("points", "[1,0,0]"), "at the end: the points are [0,0,0], not [1,0,0]");
  EXPECT_EQ(with("over", "true"), "at the end: the game is not over");
  EXPECT_EQ(with("legal", R"({"seat":1,"includes":["finish"]})"),
            "at the end: 'finish' is not legal for seat 1");
  EXPECT_EQ(with("legal", R"({"seat":1,"excludes":["place own 4"]})"),
            "at the end: 'place own 4' is legal for seat 1");
  EXPECT_NE(with("legal", R"({"seat":1,"exactly":["place own 4"]})").find("is legal too"), std::string::npos);
  EXPECT_EQ(with("illegal", R"([{"seat":1,"action":"place own 4"}])"),
            "at the end: 'place own 4' of seat 1 was not refused");
  EXPECT_NE(with("illegal", R"([{"seat":1,"action":"finish","reason":"slots_left"}])").find("other_question"),
            std::string::npos);
  Json worlds = sound();
  worlds.erase("given");
  worlds.erase("play");
  worlds["expect"] = Json::parse(
      R"({"worlds":{"seat":1,"count":200,"state":{"players":[{"dealt":["fiore","miniato","croce"]}]}}})");
  EXPECT_NE(failure(worlds).find("in world"), std::string::npos);
  EXPECT_NE(with("view", R"({"seat":0,"hides":["/players/0/hand"]})").find("there is something"),
            std::string::npos);
  Json refused = sound();
  refused["play"][1] = "0 compensate brick";
  EXPECT_EQ(failure(refused), "step 2 (0 compensate brick): refused, still_possible");
}

TEST(Scenarios, AMistakeInTheTextIsNamed) {
  const auto mistake = [](auto&& change) {
    Json json = sound();
    change(json);
    const auto result = run_scenario(json.dump());
    return result ? std::string("understood") : result.error();
  };
  EXPECT_EQ(run_scenario("").error(), "/: this is not JSON (line 1)");
  EXPECT_EQ(run_scenario("{\n\"format\": 1").error(), "/: this is not JSON (line 2)");
  EXPECT_EQ(run_scenario("{\n\n\"format\": x}").error(), "/: this is not JSON (line 3)");
  EXPECT_EQ(run_scenario("[1]").error(), "/: an object is expected");
  EXPECT_EQ(run_scenario(std::string(200'000, '[')).error(),
            "/: this is nested too deeply or has too many fields");
  EXPECT_EQ(run_scenario(std::string(2 << 20, ' ')).error(), "/: a scenario has at most one megabyte");
  EXPECT_EQ(mistake([](Json& j) { j["format"] = 2; }), "/format: format 1 is expected, not 2");
  EXPECT_EQ(mistake([](Json& j) { j["game"] = "chess"; }), "/game: there is no game \"chess\"");
  EXPECT_EQ(mistake([](Json& j) { j.erase("title"); }), "/title: this field is missing");
  EXPECT_EQ(mistake([](Json& j) { j["plays"] = 1; }), "/plays: there is no such field here");
  EXPECT_EQ(mistake([](Json& j) { j["seed"] = -1; }), "/seed: a whole number from 0 is expected");
  EXPECT_EQ(mistake([](Json& j) { j["options"]["players"] = 6; }),
            "/options: /players: a number from 2 to 5 is expected, not 6");
  EXPECT_EQ(mistake([](Json& j) { j["given"]["phase"] = "supper"; }).substr(0, 15), "/given: /phase:");
  EXPECT_EQ(mistake([](Json& j) {
              j["given"]["board"] = {
                  {"lisbon", {9, 9, 9}}
              };
            }),
            "/given: /board/lisbon: there are more cubes than cells");
  EXPECT_EQ(mistake([](Json& j) { j["given"]["stacks"] = Json::array(); }).substr(0, 16), "/given: /stacks:");
  EXPECT_EQ(mistake([](Json& j) { j["play"][0] = "0 fly away"; }).substr(0, 8), "/play/0:");
  EXPECT_EQ(mistake([](Json& j) { j["play"][0] = "3 place own 4"; }),
            "/play/0: a seat from 0 to 2 is expected, not 3");
  EXPECT_EQ(mistake([](Json& j) { j["play"][0] = 5; }).substr(0, 8), "/play/0:");
  EXPECT_EQ(mistake([](Json& j) { j["expect"]["luck"] = 1; }),
            "/expect/luck: nothing of this name can be expected");
  EXPECT_EQ(mistake([](Json& j) { j["cases"] = Json::array(); }),
            "/cases: 'play' and 'expect' stand inside the cases");
  EXPECT_EQ(mistake([](Json& j) {
              j["expect"] = {
                  {"worlds", {{"seat", 0}, {"count", 1000000000}}}
              };
            }).substr(0, 20),
            "/expect/worlds/count");
  // What would check nothing.
  for (const char* empty :
       {R"({})", R"({"state":{}})", R"({"legal":[]})", R"({"legal":{"seat":0}})",
        R"({"worlds":{"seat":0,"count":5}})", R"({"view":{"seat":0}})", R"({"illegal":[]})"}) {
    EXPECT_NE(mistake([empty](Json& j) { j["expect"] = Json::parse(empty); }), "understood") << empty;
  }
  // States that no rule could go on from.
  const auto given = [&mistake](const char* text) {
    return mistake([text](Json& j) {
      j["given"] = Json::parse(text);
      j["play"] = Json::array();
      j["expect"] = Json::parse(R"({"worlds":{"seat":0,"count":5,"state":{"turns":0}}})");
    });
  };
  EXPECT_NE(
      given(R"({"phase":"draft","players":[{"hand":{"wood":99}}]})").find("there are more wood cards than 5"),
      std::string::npos);
  EXPECT_NE(given(R"({"phase":"place","discard":{"sea":6}})").find("there are more sea cards than 5"),
            std::string::npos);
  EXPECT_NE(given(R"({"phase":"place","deck":["sea"]})").find("do not add up to a whole game"),
            std::string::npos);
  EXPECT_NE(
      given(R"({"players":[{"dealt":["lisbon","troyes","london","fiore","croce"]}]})").find("do not add up"),
      std::string::npos);
  EXPECT_NE(
      given(
          R"({"phase":"replace_white","stacks":[[0],[],[],[],[],[],[],[],[],[],[],[]],"seats":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]})")
          .find("/seats: the council is full"),
      std::string::npos);
  EXPECT_NE(given(R"({"phase":"place","stacks":[["support"],[],[],[],[],[],[],[],[],[],[],[]]})")
                .find("/stacks/0/0"),
            std::string::npos);
  EXPECT_NE(given(R"({"phase":"place","players":[{"support":1}]})").find("/players/0/support"),
            std::string::npos);
}

}  // namespace
}  // namespace fondaco
