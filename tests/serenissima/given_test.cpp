#include "kit/given.hpp"

#include <gtest/gtest.h>

#include "games/serenissima/serenissima.hpp"
#include "games/serenissima/view.hpp"
#include "kit/playing.hpp"

// Positions of which only parts are given (docs/serenissima-json.md): completed so that play can go on, or
// refused.

namespace fondaco::serenissima {
namespace {

std::string refusal(const Json& given, Options options = with_players<Serenissima>(4)) {
  return refusal_of<Serenissima>(given, options);
}
std::string refusal(const char* given) { return refusal(Json::parse(given)); }

/// Blue at VAL with galley 4, in this phase; `more` is laid over it.
Json blue_in(const char* phase, const char* more = "{}") {
  Json given = Json::parse(R"({"decider": 0, "wheel": 4,
    "ports": {"VAL": {"owner": 0, "garrison": 3}, "GEN": {"owner": 1, "garrison": 3}},
    "galleys": {"4": {"owner": 0, "zone": "VAL", "sailors": 3}, "7": {"owner": 1, "zone": "ALG", "sailors": 4}}})");
  given["phase"] = phase;
  given.merge_patch(Json::parse(more));
  return given;
}

TEST(SerenissimaGiven, RefusesMoreThanThereIs) {
  EXPECT_EQ(refusal(blue_in("turn")), "");
  EXPECT_EQ(refusal(blue_in("turn", R"({"galleys": {"4": {"cargo": {"gold": 9}}}})")),
            "/galleys/4/cargo: a galley does not hold so many cubes");
  EXPECT_EQ(refusal(blue_in("turn", R"({"galleys": {"4": {"cargo": {"gold": 3}}}})")),
            "/galleys: a galley is overloaded");
  EXPECT_EQ(refusal(blue_in("turn", R"({"galleys": {"4": {"sailors": 0}}})")),
            "/galleys: a galley has no sailors");
  EXPECT_EQ(refusal(blue_in("turn", R"({"galleys": {"16": {}}})")),
            "/galleys/16: there is no such field here");
  EXPECT_EQ(refusal(blue_in("turn", R"({"supply": {"wood": 15}})")).substr(0, 9), "/supply: ");
  EXPECT_EQ(refusal(blue_in("turn", R"({"players": [{"reserve": 1}]})")),
            "/players/0/reserve: 16 sailors are left, not 1");
  EXPECT_EQ(refusal(blue_in("turn", R"({"ports": {"VAL": {"garrison": 6}}})")),
            "/ports/VAL/garrison: a number from 0 to 5 is expected, not 6");
  EXPECT_EQ(refusal(blue_in("turn", R"({"ports": {"BAR": {"owner": 2, "garrison": 3}}})")),
            "/ports: a port holds too much");
  EXPECT_EQ(refusal(blue_in("turn", R"({"ports": {"VAL": {"stored": ["wood"]}}})")),
            "/ports: a port stores what it produces");
  EXPECT_EQ(refusal(blue_in("turn", R"({"ports": {"VAL": {"fort": true}}})")),
            "/ports: a fort lacks its goods");
  EXPECT_EQ(refusal(blue_in("turn", R"({"ports": {"VAL": {"owner": null}}})")),
            "/ports: an owner and a garrison belong together");
  EXPECT_EQ(refusal(blue_in("turn", R"({"doge_pile": ["wine", "wine"]})")),
            "/doge_pile: there are more cards of wine than 1");
  EXPECT_EQ(refusal(blue_in("turn", R"({"doge_pile": []})")), "/doge_pile: the Doge pile will run out");
  EXPECT_EQ(refusal(blue_in("turn", R"({"track": 10})")), "/doge_pile: the third scoring ends the game");
}

TEST(SerenissimaGiven, RefusesWhatThePhaseDoesNotHave) {
  EXPECT_EQ(refusal(blue_in("turn", R"({"wheel": 5})")), "/wheel: there is no such galley in play");
  EXPECT_EQ(refusal(blue_in("turn", R"({"decider": 1})")), "/decider: it is seat 0 that is asked");
  EXPECT_EQ(refusal(blue_in("load", R"({"galley": 7})")),
            "/galley: it is that of the wheel, in activations and investments");
  EXPECT_EQ(refusal(blue_in("sell")), "/phase: seat 0 would have nothing to choose from");
  EXPECT_EQ(refusal(blue_in("sell", R"({"galleys": {"4": {"zone": "ION"}}})")),
            "/phase: there is no open port where the galley lies");
  EXPECT_EQ(refusal(blue_in("land")), "/ports: the port is not neutral");
  EXPECT_EQ(refusal(blue_in("combat_continue")),
            "/target: an opponent's galley in the same zone is expected");
  EXPECT_EQ(refusal(blue_in("combat_continue", R"({"target": "port"})")),
            "/target: an opponent's port is expected in this battle");
  EXPECT_EQ(refusal(blue_in("loot", R"({"target": 7, "galleys": {"7": {"zone": "VAL"}}})")),
            "/galleys: who is looted has no sailors, and only he");
  EXPECT_EQ(refusal(blue_in("step3", R"({"target": 7})")), "/target: there is no battle in this phase");
  EXPECT_EQ(refusal(blue_in("move_blockade")), "/queue: somebody to be asked is expected");
  EXPECT_EQ(refusal(blue_in("buy_place")), "/buying/number: a free number is expected, from buy_place on");
  EXPECT_EQ(refusal(blue_in("buy_crew", R"({"buying": {"number": 9, "port": "VAL"}})")),
            "/phase: these rules do not ask for the crew");
  EXPECT_EQ(refusal(blue_in("turn", R"({"round": 0})")), "/round: set-up is over in this phase");
  EXPECT_EQ(refusal(R"({"phase": "setup_galley"})"), "/ports: each seat takes one before its first galley");
  EXPECT_EQ(refusal(R"({"decider": 2})"), "/decider: it is not the turn of this seat");
  EXPECT_EQ(refusal(R"({"phase": "setup_close"})"), "/phase: there is no port to close");
}

TEST(SerenissimaGiven, RefusesWhatWouldLeadNowhere) {
  EXPECT_EQ(refusal(blue_in("turn", R"({"doge_pile": ["one_hourglass"]})")),
            "/doge_pile: the Doge pile will run out");
  EXPECT_EQ(refusal(blue_in("buy_number", R"({"players": [{"ducats": 0}]})")),
            "/phase: no galley could be bought");
  EXPECT_EQ(refusal(blue_in("invest", R"({"wheel": 0})")), "");
  EXPECT_EQ(refusal(blue_in("load", R"({"moved": 1})")), "/moved: the galley can't have rowed so far");
  EXPECT_EQ(refusal(blue_in("move", R"({"moved": 4})")), "/moved: the galley can't have rowed so far");
  EXPECT_EQ(refusal(blue_in("move_blockade", R"({"decider": 1, "queue": [1, 1]})")),
            "/queue: every opponent is asked once");
  EXPECT_EQ(refusal(blue_in("sell_blockade", R"({"decider": 1, "galleys": {"7": {"zone": "VAL"}}})")),
            "/galleys: nothing could be sold here");
  const auto four = with_players<Serenissima>(4);
  const Json galley = Json::parse(R"({"galleys": {"3": {"owner": 0, "zone": "VAL", "sailors": 3}}})");
  EXPECT_EQ(refusal(galley, four), "/decider: it is not the turn of this seat");
  Json closed = {
      {"ports", Json::object()}
  };
  for (const char* port : {"VAL", "GEN"})
    closed["ports"][port] = {
        {"closed", true}
    };
  EXPECT_EQ(refusal(closed, four), "/ports: too few starting ports are open");
  EXPECT_EQ(
      refusal(Json::parse(R"({"ports": {"VAL": {"owner": 0, "garrison": 2}}, "phase": "setup_galley"})"),
              four),
      "/ports: starting ports are taken, with the garrison of the set-up");
  auto draft = with_players<Serenissima>(3);
  draft.closed_port_policy = ClosedPorts::Draft;
  EXPECT_EQ(refusal(Json::parse(R"({"decider": null})"), draft), "/decider: it is not the turn of this seat");
  EXPECT_EQ(refusal(galley, draft), "/galleys: ports are closed before galleys are placed");
  EXPECT_EQ(refusal(Json::parse(R"({"galleys": {"13": {}}})"), draft),
            "/galleys: there is no galley 13 with so few players");
}

TEST(SerenissimaGiven, RefusesOptionsThatDoNotFit) {
  Options options;
  const auto why = [&options](const char* json) { return read_options(Json::parse(json), options); };
  EXPECT_EQ(why(R"({"closed_ports": ["VAL"]})"), "/closed_ports: they are given only with the policy fixed");
  EXPECT_EQ(why(R"({"closed_port_policy": "fixed"})"),
            "/closed_ports: 1 that produces wood is expected, not 0");
  EXPECT_EQ(why(R"({"closed_port_policy": "fixed", "closed_ports": ["VAL", "GEN", "VEN", "ALX"]})"),
            "/closed_ports: starting ports that would stay open: 1, too few");
  EXPECT_EQ(why(R"({"closed_port_policy": "fixed", "closed_ports": ["RAG", "COR", "MOD", "ALX"]})"), "");
  EXPECT_EQ(why(R"({"players": 4, "closed_port_policy": "fixed", "closed_ports": ["CON"]})"), "");
  EXPECT_EQ(options.closed_ports, 0u) << "ignored with four players";
  EXPECT_EQ(why(R"({"min_attack_strength": 2})"),
            "/min_attack_strength: a number from 0 to 1 is expected, not 2");
}

TEST(SerenissimaGiven, CompletesWhatIsLeftOut) {
  State s = start(with_players<Serenissima>(4), 1);
  ASSERT_EQ(
      read_state(blue_in("step3", R"({"moved": 1, "galleys": {"4": {"zone": "ALG", "cargo": {"gold": 2}}}})"),
                 s),
      "");
  EXPECT_EQ(s.round, 1);
  EXPECT_EQ(s.turn.galley, 4);
  EXPECT_EQ(s.turn.strength, 2);
  EXPECT_EQ(s.supply[kGold], kCubes[kGold] - 2);
  EXPECT_EQ(s.players[0].reserve, 22 - 6);
  EXPECT_EQ(violation_of_cubes(s), nullptr);
}

}  // namespace
}  // namespace fondaco::serenissima
