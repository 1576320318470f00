#include "kit/conformance.hpp"

#include "games/serenissima/serenissima.hpp"
#include "kit/playing.hpp"

namespace fondaco {

namespace {

using serenissima::State;

/// Everybody moves on by some seats.
State rotated(const State& s, int by) {
  const int players = serenissima::players(s);
  const auto moved = [&](Seat p) { return p == kNobody ? p : static_cast<Seat>((p + by) % players); };
  State r = s;
  for (Seat p = 0; p < players; ++p) r.players[moved(p)] = s.players[p];
  for (auto& galley : r.galleys) galley.owner = moved(galley.owner);
  for (auto& port : r.ports) port.owner = moved(port.owner);
  r.where = whereabouts(r);
  for (auto& seat : r.turn.queue) seat = moved(seat);
  r.decider = moved(r.decider);
  return r;
}

/// Seats matter in set-up, in special investments, and when a turn may lead to them.
bool movable(const State& s) {
  using serenissima::Phase;
  if (s.phase < Phase::Turn || s.phase == Phase::Special || s.wheel == 0) return false;
  for (std::size_t k = s.wheel + 1u; k <= serenissima::kGalleys; ++k) {
    if (serenissima::in_play(s, k) && k != s.turn.target) return true;
  }
  return false;
}

/// The state does not remember what dice have shown.
bool shows(const Event& event) {
  using serenissima::Happening;
  const auto what = static_cast<Happening>(event.type);
  return what == Happening::Rolled || what == Happening::FortFired;
}

conformance::Kit<Serenissima> kit(Policy policy) {
  return {*find_game("serenissima"), rotated, movable, shows, policy};
}

class SerenissimaConformance : public testing::TestWithParam<int> {};

TEST_P(SerenissimaConformance, HoldsOverUniformGames) {
  kit(Policy::Uniform).run(with_players<Serenissima>(GetParam()), fewer_when_quick(100), 1000);
}

TEST_P(SerenissimaConformance, HoldsOverWeightedGames) {
  kit(Policy::Weighted).run(with_players<Serenissima>(GetParam()), fewer_when_quick(60), 2000);
}

TEST_P(SerenissimaConformance, HoldsUnderTheFirstRules) {
  auto options = with_players<Serenissima>(GetParam());
  options.rules = 1;
  kit(Policy::Weighted).run(options, fewer_when_quick(30), 3000);
}

TEST_P(SerenissimaConformance, HoldsUnderEveryRuleSwitch) {
  using namespace serenissima;
  auto options = with_players<Serenissima>(GetParam());
  options.closed_port_policy = ClosedPorts::Draft;
  options.origin_zone_blockade = 1;
  options.origin_zone_sale_blockade = 0;
  options.skip_moot_blockade = 0;
  options.capture_blockade = 0;
  options.min_attack_strength = 0;
  options.defender_loots = 1;
  kit(Policy::Weighted).run(options, fewer_when_quick(40), 3000);
  options.closed_port_policy = ClosedPorts::Fixed;
  if (GetParam() < 4) options.closed_ports = bit(11) | bit(12) | bit(13) | bit(18);
  options.land_ends_activation = 0;
  options.unlanded_conquest_neutral = 0;
  options.sailor_transfer_both_ways_everywhere = 1;
  options.scuttle_with_crew = 0;
  options.new_galley_crew = NewCrew::HireOrGarrison;
  options.special_invest_sailors = SpecialSailors::Anywhere;
  options.hidden_money = 1;
  kit(Policy::Weighted).run(options, fewer_when_quick(40), 4000);
  kit(Policy::Uniform).run(options, fewer_when_quick(40), 5000);
}

INSTANTIATE_TEST_SUITE_P(Players, SerenissimaConformance, every_player_count<Serenissima>());

TEST(SerenissimaNotation, EveryActionHasOneTextAndEveryTextItsAction) {
  kit(Policy::Uniform).check_notation();
}

TEST(SerenissimaActions, EachHasFieldsOfItsOwn) { kit(Policy::Uniform).check_fields(); }

TEST(SerenissimaActions, NameThingsAsEventsDo) {
  const std::map<std::string, std::string> told = {
      {"port",      "took_port" },
      {"number",    "launched"  },
      {"sailor",    "sailor"    },
      {"good",      "good"      },
      {"jettison",  "jettisoned"},
      {"move",      "moved"     },
      {"blockade",  "blockade"  },
      {"sell_good", "sold"      },
      {"attack",    "attacked"  },
      {"take",      "looted"    },
      {"land",      "landed"    },
      {"hire",      "hired"     },
      {"build",     "built"     }
  };
  kit(Policy::Weighted).check_told(with_players<Serenissima>(4), told, 20);
}

// The options of 3.2, in the words of the notation.
TEST(SerenissimaActions, SayWhatTheyNameInFields) {
  const auto json = [](std::string_view text) { return kit(Policy::Uniform).fields(text).dump(); };
  for (const char* plain :
       {"activate", "invest", "end", "continue", "sell", "capture", "load", "scuttle", "buy"})
    EXPECT_EQ(json(plain), std::string(R"({"kind":")") + plain + "\"}");
  EXPECT_EQ(json("yes"), R"({"kind":"blockade","declared":true})");
  EXPECT_EQ(json("no"), R"({"kind":"blockade","declared":false})");
  EXPECT_EQ(json("attack port"), R"({"kind":"attack","target":"port"})");
  EXPECT_EQ(json("attack 15"), R"({"kind":"attack","target":15})");
  EXPECT_EQ(json("sailor from port"), R"({"kind":"sailor","way":"from","with":"port"})");
  EXPECT_EQ(json("sailor to port"), R"({"kind":"sailor","way":"to","with":"port"})");
  EXPECT_EQ(json("sailor from 1"), R"({"kind":"sailor","way":"from","with":1})");
  EXPECT_EQ(json("sailor to 6"), R"({"kind":"sailor","way":"to","with":6})");
  EXPECT_EQ(json("wood from 6"), R"({"kind":"good","good":"wood","way":"from","with":6})");
  EXPECT_EQ(json("spice to 15"), R"({"kind":"good","good":"spice","way":"to","with":15})");
  EXPECT_EQ(json("land 0"), R"({"kind":"land","sailors":0})");
  EXPECT_EQ(json("land 5"), R"({"kind":"land","sailors":5})");
  EXPECT_EQ(json("move ION"), R"({"kind":"move","zone":"ION"})");
  EXPECT_EQ(json("number 9"), R"({"kind":"number","galley":9})");
  EXPECT_EQ(json("jettison stone"), R"({"kind":"jettison","good":"stone"})");
  EXPECT_EQ(json("sell gold"), R"({"kind":"sell_good","good":"gold"})");
  EXPECT_EQ(json("take marble"), R"({"kind":"take","good":"marble"})");
  EXPECT_EQ(json("port VAL"), R"({"kind":"port","port":"VAL"})");
  EXPECT_EQ(json("hire ALX"), R"({"kind":"hire","at":"ALX"})");
  EXPECT_EQ(json("hire 5"), R"({"kind":"hire","at":5})");
  EXPECT_EQ(json("fort VEN"), R"({"kind":"build","port":"VEN","what":"fort"})");
  EXPECT_EQ(json("basilica VEN"), R"({"kind":"build","port":"VEN","what":"basilica"})");
}

}  // namespace

}  // namespace fondaco
