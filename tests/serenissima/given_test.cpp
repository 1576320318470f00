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

/// Cubes and sailors that are not in the box.
TEST(SerenissimaGiven, RefusesMorePiecesThanThereAre) {
  Json galleys = Json::object();
  for (const char* number : {"1", "2", "3", "4"})
    galleys[number] = Json::parse(R"({"owner": 0, "sailors": 6})");
  EXPECT_EQ(refusal(blue_in("turn", Json({
                                             {"galleys", galleys}
  })
                                        .dump()
                                        .c_str())),
            "/players/0/reserve: there are only 22 sailors");
  for (auto& galley : galleys) galley = Json::parse(R"({"owner": 0, "sailors": 1, "cargo": {"gold": 4}})");
  EXPECT_EQ(refusal(blue_in("turn", Json({
                                             {"galleys", galleys}
  })
                                        .dump()
                                        .c_str())),
            "/galleys: there are more cubes of gold than " + std::to_string(kCubes[kGold]));
  galleys = Json::object();
  for (int number = 1; number <= 7; ++number)
    galleys[std::to_string(number)] = Json::parse(R"({"owner": 0, "zone": "VAL", "sailors": 1})");
  EXPECT_EQ(refusal({
                {"phase",   "turn" },
                {"decider", 0      },
                {"galleys", galleys}
  }),
            "/galleys: a player has too many galleys");
}

// 2.2: a port with three sailors, a galley with three in it, and back again.
TEST(SerenissimaGiven, RefusesASetUpThatCannotBe) {
  EXPECT_EQ(refusal(R"({"round": 1})"), "/phase: set-up comes before the first round");
  EXPECT_EQ(refusal(R"({"wheel": 4})"), "/phase: set-up comes before the first round");
  EXPECT_EQ(refusal(R"({"ports": {"GEN": {"stored": ["wood"]}}})"),
            "/ports: nothing is stored during set-up");
  const std::string taken = "/ports: starting ports are taken, with the garrison of the set-up";
  EXPECT_EQ(refusal(R"({"phase": "setup_galley", "ports": {"NAP": {"owner": 0, "garrison": 3}}})"), taken);
  EXPECT_EQ(refusal(R"({"phase": "setup_galley", "ports": {"VAL": {"owner": 0, "garrison": 3}}})"), "");
  const auto after_the_first = [](const char* galley) {
    Json given = Json::parse(R"({"decider": 1, "ports": {"VAL": {"owner": 0, "garrison": 3}}})");
    given["galleys"]["3"] = Json::parse(R"({"owner": 0, "zone": "VAL", "sailors": 3})");
    given["galleys"]["3"].update(Json::parse(galley));
    return refusal(given);
  };
  EXPECT_EQ(after_the_first("{}"), "");
  EXPECT_EQ(after_the_first(R"({"owner": 1})"), "/galleys: each seat places one in its turn");
  const std::string lying = "/galleys: they lie in the starting port, with the crew of the set-up";
  EXPECT_EQ(after_the_first(R"({"zone": "ALG"})"), lying);
  EXPECT_EQ(after_the_first(R"({"sailors": 2})"), lying);
  EXPECT_EQ(after_the_first(R"({"cargo": {"wood": 1}})"), lying);
  Json given;
  for (int number = 1; number <= 8; ++number) {
    given["galleys"][std::to_string(number)] = {
        {"owner",   (number - 1) / 2},
        {"zone",    "VAL"           },
        {"sailors", 3               }
    };
  }
  given["phase"] = "setup_galley";
  EXPECT_EQ(refusal(given), "/decider: it is not the turn of this seat") << "all are placed";
  given["phase"] = "setup_port";
  EXPECT_EQ(refusal(given), "/phase: everybody has a port already");
}

TEST(SerenissimaGiven, RefusesTurnsThatNobodyCanHave) {
  Json nobody = blue_in("turn");
  nobody["decider"] = nullptr;
  EXPECT_EQ(refusal(nobody), "/decider: a seat is expected");
  EXPECT_EQ(refusal(R"({"phase": "turn", "decider": 0})"), "/wheel: there is no such galley in play");
  EXPECT_EQ(refusal(blue_in("load", R"({"locks": ["load"], "galleys": {"4": {"zone": "ION"}}})")),
            "/locks: there is no open port where the galley lies");
  EXPECT_EQ(refusal(Json(3)), "/: an object is expected, not 3");
  EXPECT_EQ(refusal(R"({"phase": 3})").substr(0, 8), "/phase: ");
}

TEST(SerenissimaGiven, RefusesBattlesThatNobodyFights) {
  const std::string galley = "/target: an opponent's galley in the same zone is expected";
  const std::string port = "/target: an opponent's port is expected in this battle";
  EXPECT_EQ(refusal(blue_in("combat_continue", R"({"target": 9})")), galley);
  EXPECT_EQ(refusal(blue_in("combat_continue", R"({"target": 7})")), galley);
  EXPECT_EQ(refusal(blue_in("combat_continue",
                            R"({"target": 5, "galleys": {"5": {"owner": 0, "zone": "VAL", "sailors": 1}}})")),
            galley);
  EXPECT_EQ(refusal(blue_in("combat_continue", R"({"target": 7, "galleys": {"7": {"zone": "VAL"}}})")), "");
  EXPECT_EQ(refusal(blue_in("combat_continue", R"({"target": "port", "galleys": {"4": {"zone": "ALG"}}})")),
            port);
  EXPECT_EQ(refusal(blue_in("combat_continue", R"({"target": "port", "galleys": {"4": {"zone": "GEN"}}})")),
            "");
  EXPECT_EQ(refusal(blue_in("loot", R"({"target": "port", "galleys": {"4": {"zone": "GEN"}}})")), port);
  EXPECT_EQ(refusal(blue_in("land", R"({"target": 7, "galleys": {"4": {"zone": "ALG"}}})")),
            "/target: nobody lands on a galley");
  EXPECT_EQ(refusal(blue_in("land", R"({"target": "port", "galleys": {"4": {"zone": "ALG"}}})")), "");
  const Json lost = blue_in(
      "loot",
      R"({"target": 7, "decider": 1, "galleys": {"4": {"sailors": 0, "cargo": {"wood": 1}}, "7": {"zone": "VAL"}}})");
  EXPECT_EQ(refusal(lost), "/galleys: under these rules only the attacker loots");
  auto defender = with_players<Serenissima>(4);
  defender.defender_loots = 1;
  EXPECT_EQ(refusal(lost, defender), "");
}

TEST(SerenissimaGiven, RefusesPurchasesThatNobodyMakes) {
  const std::string number = "/buying/number: a free number is expected, from buy_place on";
  const std::string port = "/buying/port: an own port is expected, in buy_crew";
  EXPECT_EQ(refusal(blue_in("buy_place", R"({"buying": {"number": 7}})")), number);
  EXPECT_EQ(refusal(blue_in("buy_number", R"({"buying": {"number": 9}})")), number);
  EXPECT_EQ(refusal(blue_in("buy_place", R"({"buying": {"number": 9}})")), "");
  EXPECT_EQ(refusal(blue_in("buy_place", R"({"buying": {"number": 9, "port": "VAL"}})")), port);
  auto garrison = with_players<Serenissima>(4);
  garrison.new_galley_crew = NewCrew::HireOrGarrison;
  EXPECT_EQ(refusal(blue_in("buy_crew", R"({"buying": {"number": 9}})"), garrison), port);
  EXPECT_EQ(refusal(blue_in("buy_crew", R"({"buying": {"number": 9, "port": "GEN"}})"), garrison), port);
  EXPECT_EQ(refusal(blue_in("buy_crew", R"({"buying": {"number": 9, "port": "VAL"}})"), garrison), "");
}

TEST(SerenissimaGiven, KnowsWhoIsAskedForABlockade) {
  const char* at_algiers = R"({"galleys": {"4": {"zone": "ALG"}}})";
  EXPECT_EQ(refusal(blue_in("capture_blockade", at_algiers)), "/decider: it is seat 1 that is asked");
  EXPECT_EQ(refusal(blue_in("capture_blockade", R"({"galleys": {"7": {"zone": "VAL"}}})")),
            "/ports: the port is not neutral");
  EXPECT_EQ(refusal(blue_in("move_blockade", R"({"queue": [0]})")), "/queue: every opponent is asked once");
  Json given = blue_in("capture_blockade", at_algiers);
  given.erase("decider");
  State s = start(with_players<Serenissima>(4), 1);
  ASSERT_EQ(read_state(given, s), "");
  EXPECT_EQ(s.decider, 1);
  ASSERT_EQ(read_state(Json::parse(R"({"track": 2})"), s), "");
  EXPECT_EQ(s.decider, 1) << "who is asked stays when only something else is named";
  EXPECT_EQ(s.phase, Phase::CaptureBlockade);
  const char* cargo = R"({"decider": 1, "galleys": {"4": {"cargo": {"gold": 1}}, "7": {"zone": "VAL"}}})";
  EXPECT_EQ(refusal(blue_in("sell_blockade", cargo)), "");
}

TEST(SerenissimaGiven, KeepsWhatIsNotNamed) {
  State s = start(with_players<Serenissima>(4), 1);
  ASSERT_EQ(read_state(blue_in("turn", R"({"round": 3})"), s), "");
  ASSERT_EQ(read_state(Json::parse(R"({"galleys": {"4": {"sailors": 2}}})"), s), "");
  EXPECT_EQ(s.galleys[4].sailors, 2);
  EXPECT_EQ(kZoneKeys[s.galleys[4].zone], "VAL");
  ASSERT_EQ(read_state(blue_in("move"), s), "");
  EXPECT_EQ(s.round, 3);
  ASSERT_EQ(read_state(blue_in("over", R"({"track": 10})"), s), "");
  EXPECT_EQ(s.decider, kNobody);
  Json given = blue_in("turn", R"({"track": 0})");
  given.erase("decider");
  ASSERT_EQ(read_state(given, s), "");
  EXPECT_EQ(s.decider, 0);
}

// 4.12: with the wheel on the Doge a purchase belongs to a special investment.
TEST(SerenissimaGiven, APurchaseMayBelongToASpecialInvestment) {
  State s = start(with_players<Serenissima>(4), 1);
  ASSERT_EQ(read_state(blue_in("buy_number", R"({"wheel": 0})"), s), "");
  EXPECT_EQ(s.wheel, 0);
  EXPECT_EQ(s.turn.galley, 0);
  ASSERT_EQ(read_state(Json::parse(R"({"track": 1})"), s), "");
  EXPECT_EQ(s.wheel, 0);
  ASSERT_EQ(read_state(blue_in("buy_number"), s), "");
  EXPECT_EQ(s.wheel, 4);
  Json given = blue_in("buy_number");
  given.erase("wheel");
  ASSERT_EQ(read_state(given, s), "");
  EXPECT_EQ(s.wheel, 4) << "the lowest number of a galley of the decider";
}

TEST(SerenissimaGiven, AGalleyThatHasRowedAllItCanHasNoStrength) {
  State s = start(with_players<Serenissima>(4), 1);
  ASSERT_EQ(read_state(blue_in("step3", R"({"moved": 4})"), s), "");
  EXPECT_EQ(s.turn.strength, 0);
}

TEST(SerenissimaGiven, LocksAreReadAsTheyAreWritten) {
  State s = start(with_players<Serenissima>(4), 1);
  const Json locks = {"load",        "sailor from port", "sailor to port", "sailor from 6",
                      "sailor to 7", "wood from 6",      "gold to 7",      "jettison wine"};
  ASSERT_EQ(read_state(blue_in("load", Json({
                                                {"locks", locks}
  })
                                           .dump()
                                           .c_str()),
                       s),
            "");
  EXPECT_EQ(state_json(s, Observer::everything())["locks"], locks);
  EXPECT_EQ(violation_of_galleys(s), nullptr);
}

TEST(SerenissimaGiven, EveryOptionIsListed) { expect_every_option_listed<Serenissima>(); }

}  // namespace
}  // namespace fondaco::serenissima
