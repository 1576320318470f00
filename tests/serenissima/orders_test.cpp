#include "games/serenissima/orders.hpp"

#include "games/serenissima/serenissima.hpp"
#include "games/serenissima/view.hpp"
#include "kit/tables.hpp"

// Standing orders for blockades, at a table: who gave them is not waited for. The position is that of T50 of
// the rules document: blue's galley 4 (three sailors) rows into ALG, where yellow (5), black (4) and red (4)
// are asked in this order.

namespace fondaco {
namespace {

constexpr Seat kBlue = 0;
constexpr Seat kRed = 1;
constexpr Seat kYellow = 2;
constexpr Seat kBlack = 3;

Setup before_the_row() {
  Setup setup = setup_of(*find_game("serenissima"), 4, 4);
  setup.origin.position = Json::parse(R"({
    "phase": "move", "decider": 0, "wheel": 4,
    "galleys": {
      "2": {"owner": 2, "zone": "ALG", "sailors": 5}, "3": {"owner": 3, "zone": "ALG", "sailors": 4},
      "4": {"owner": 0, "zone": "VAL", "sailors": 3}, "7": {"owner": 1, "zone": "ALG", "sailors": 4},
      "15": {"owner": 3, "zone": "CON", "sailors": 3}},
    "ports": {
      "VAL": {"owner": 0, "garrison": 3}, "GEN": {"owner": 1, "garrison": 3},
      "VEN": {"owner": 2, "garrison": 3}, "CON": {"owner": 3, "garrison": 3}}})");
  return setup;
}

class SerenissimaOrders : public testing::Test {
 protected:
  std::string orders(Seat seat, const char* json) {
    Request request = asking(Asked::Orders);
    request.text = json;
    return does(table_, seat, request);
  }

  /// Blue rows, and whoever gave orders answers.
  void row() {
    ASSERT_EQ(acts(table_, kBlue, "move ALG"), "");
    settle(table_);
  }

  std::string phase() const {
    return table_.game().state_json(table_.course().state(), Observer::spectator())["phase"];
  }
  /// What the house did by itself last: seat and action.
  std::string last() const {
    const Entry entry = table_.entry(table_.seq());
    return std::to_string(entry.seat) + " " + entry.text;
  }

  Table table_ = table_of(before_the_row());
};

TEST_F(SerenissimaOrders, WithoutAnyTheFirstIsWaitedFor) {
  row();
  EXPECT_EQ(phase(), "move_blockade");
  EXPECT_EQ(table_.deciders(), Seats::only(kYellow));
}

TEST_F(SerenissimaOrders, NeverLetsPassAndTheNextIsAsked) {
  ASSERT_EQ(orders(kYellow, R"({"otherwise": "never"})"), "");
  row();
  EXPECT_EQ(last(), "2 no");
  EXPECT_EQ(table_.deciders(), Seats::only(kBlack));
}

TEST_F(SerenissimaOrders, AlwaysStopsTheGalleyAndNobodyElseIsAsked) {
  ASSERT_EQ(orders(kYellow, R"({"otherwise": "always"})"), "");
  ASSERT_EQ(orders(kBlack, R"({"otherwise": "never"})"), "");
  row();
  EXPECT_EQ(last(), "2 yes");
  EXPECT_EQ(phase(), "step3");
  EXPECT_EQ(table_.deciders(), Seats::only(kBlue));
}

TEST_F(SerenissimaOrders, AllOfThemTogetherHoldNobodyUp) {
  for (const Seat seat : {kYellow, kBlack, kRed}) ASSERT_EQ(orders(seat, R"({"otherwise": "never"})"), "");
  row();
  EXPECT_EQ(phase(), "move");
  EXPECT_EQ(table_.deciders(), Seats::only(kBlue));
}

TEST_F(SerenissimaOrders, ThePlayerGoesBeforeTheRestAndTheZoneBeforeThePlayer) {
  struct Case {
    const char* orders;
    const char* done;
  };
  for (const auto& [json, done] : {
           Case{R"({"otherwise": "always", "players": {"0": "never"}})",                          "2 no" },
           Case{R"({"otherwise": "always", "players": {"1": "never"}})",                          "2 yes"},
           Case{R"({"players": {"0": "never"}, "zones": {"ALG": "always"}})",                     "2 yes"},
           Case{R"({"otherwise": "never", "zones": {"BAR": "always"}})",                          "2 no" },
           Case{R"({"otherwise": "never", "players": {"0": "ask"}})",                             ""     },
           Case{R"({"otherwise": "never", "players": {"0": "always"}, "zones": {"ALG": "ask"}})", ""     }
  }) {
    table_ = table_of(before_the_row());
    ASSERT_EQ(orders(kYellow, json), "");
    row();
    EXPECT_EQ(table_.deciders() == Seats::only(kYellow), *done == '\0') << json;
    if (*done == '\0') continue;
    EXPECT_EQ(last(), done) << json;
  }
}

TEST_F(SerenissimaOrders, CoverSalesAndCaptures) {
  auto setup = before_the_row();
  setup.origin.position["phase"] = "step3";
  setup.origin.position["galleys"]["4"] = {
      {"owner",   0            },
      {"zone",    "ALG"        },
      {"sailors", 3            },
      {"cargo",   {{"wood", 1}}}
  };
  for (const char* action : {"sell", "capture"}) {
    table_ = table_of(setup);
    ASSERT_EQ(orders(kYellow, R"({"zones": {"ALG": "always"}})"), "");
    ASSERT_EQ(acts(table_, kBlue, action), "");
    settle(table_);
    EXPECT_EQ(last(), "2 yes") << action;
    EXPECT_EQ(phase(), "step3") << action;
  }
}

TEST_F(SerenissimaOrders, MayChangeWhileTheQuestionIsOpen) {
  row();
  ASSERT_EQ(orders(kYellow, R"({"otherwise": "never"})"), "");
  settle(table_);
  EXPECT_EQ(table_.deciders(), Seats::only(kBlack));
  ASSERT_EQ(orders(kYellow, "{}"), "");
  EXPECT_TRUE(table_.chairs()[kYellow].orders.empty());
}

TEST_F(SerenissimaOrders, AreSilentAboutEverythingElse) {
  ASSERT_EQ(orders(kBlue, R"({"otherwise": "always"})"), "");
  EXPECT_FALSE(table_.housekeeping(kNoon)) << "blue rows by itself";
}

TEST_F(SerenissimaOrders, AnAnswerTakenBackIsAskedFor) {
  ASSERT_EQ(orders(kYellow, R"({"otherwise": "never"})"), "");
  row();
  ASSERT_EQ(table_.deciders(), Seats::only(kBlack));
  ASSERT_EQ(does(table_, kYellow, Asked::Undo), "");
  settle(table_);
  EXPECT_EQ(table_.deciders(), Seats::only(kYellow)) << "it is not answered at once again";
  EXPECT_EQ(acts(table_, kYellow, "yes"), "");
  EXPECT_EQ(phase(), "step3");
}

TEST_F(SerenissimaOrders, DoNotSpeakForABot) {
  ASSERT_EQ(orders(kYellow, R"({"otherwise": "never"})"), "");
  ASSERT_EQ(does(table_, kYellow, Asked::HandOver), "");
  row();
  EXPECT_EQ(table_.deciders(), Seats::only(kYellow));
  EXPECT_EQ(table_.bot_turn()->seat, kYellow);
}

TEST_F(SerenissimaOrders, AreKeptInTheLogAndToldToNobodyElse) {
  const char* json = R"({"otherwise":"never","players":{"0":"always"}})";
  ASSERT_EQ(orders(kYellow, json), "");
  Table again = table_of(before_the_row());
  again.commit(table_.entry(1));
  EXPECT_EQ(again.chairs(), table_.chairs());
  for (Seat viewer = 0; viewer <= 4; ++viewer) {
    const Seat eyes = viewer < 4 ? viewer : kNobody;
    const Json present = present_json(table_, eyes, kNoon);
    const Json entry = entries_json(table_, 0, eyes)[0];
    EXPECT_EQ(entry["what"], "orders");
    EXPECT_EQ(entry.contains("orders"), eyes == kYellow);
    EXPECT_EQ(present.contains("orders"), eyes != kNobody);
    if (eyes == kYellow) {
      EXPECT_EQ(present["orders"], Json::parse(json));
      EXPECT_EQ(entry["orders"], Json::parse(json));
    } else if (eyes != kNobody) {
      EXPECT_EQ(present["orders"], Json::object());
    }
  }
}

TEST(SerenissimaOrdersOf, SpeakOnlyForWhoIsAsked) {
  using namespace serenissima;
  Json position = before_the_row().origin.position;
  Options options;
  options.players = 4;
  State s = start(options, 1);
  ASSERT_EQ(read_state(position, s), "");
  const Json never = {
      {"otherwise", "never"}
  };
  EXPECT_FALSE(ordered(s, kYellow, never)) << "nobody is asked yet";
  NoEvents none;
  ASSERT_FALSE(apply(s, kBlue, *find_game("serenissima")->parse_notation("move ALG"), none));
  EXPECT_EQ(ordered(s, kYellow, never), Action{kNo});
  EXPECT_FALSE(ordered(s, kBlack, never)) << "yellow is asked first";
}

TEST_F(SerenissimaOrders, ThatMakeNoSenseAreRefused) {
  struct Case {
    const char* orders;
    const char* reason;
  };
  for (const auto& [json, reason] : {
           Case{"[]",                            "/orders: an object is expected"                     },
           Case{"null",                          "/orders: an object is expected"                     },
           Case{R"({"otherwise": "perhaps"})",   "/orders/otherwise: always, never or ask is expected"},
           Case{R"({"otherwise": 1})",           "/orders/otherwise: always, never or ask is expected"},
           Case{R"({"players": ["never"]})",     "/orders/players: an object is expected"             },
           Case{R"({"players": {"4": "ask"}})",  "/orders/players: there is no '4'"                   },
           Case{R"({"players": {"10": "ask"}})", "/orders/players: there is no '10'"                  },
           Case{R"({"players": {"-": "ask"}})",  "/orders/players: there is no '-'"                   },
           Case{R"({"players": {"0": null}})",   "/orders/players/0: always, never or ask is expected"},
           Case{R"({"zones": {"alg": "ask"}})",  "/orders/zones: there is no 'alg'"                   },
           Case{R"({"zones": {"ALG": true}})",   "/orders/zones/ALG: always, never or ask is expected"},
           Case{R"({"port": "never"})",          "/orders/port: there is no such field"               }
  }) {
    Request request = asking(Asked::Orders);
    request.text = json;
    const auto entry = table_.propose(request, kBlue, kNoon);
    ASSERT_FALSE(entry) << json;
    EXPECT_EQ(entry.error().code, "bad_message");
    EXPECT_EQ(entry.error().text, reason);
  }
  Table calimala = table_of("calimala", 2, 2);
  Request request = asking(Asked::Orders);
  request.text = "{}";
  EXPECT_EQ(does(calimala, 0, request), "bad_message") << "that game has no standing orders";
}

}  // namespace
}  // namespace fondaco
