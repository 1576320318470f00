#include "kit/conformance.hpp"

#include "games/tuscany/tuscany.hpp"
#include "kit/playing.hpp"

namespace fondaco {

namespace {

using tuscany::State;

/// Everybody moves on by some seats.
State rotated(const State& s, int by) {
  const int players = tuscany::players(s);
  const auto moved = [&](Seat p) { return static_cast<Seat>((p + by) % players); };
  State r = s;
  for (Seat p = 0; p < players; ++p) r.players[moved(p)] = s.players[p];
  r.active = moved(s.active);
  return r;
}

/// Laps begin with seat 0, so only what happens inside a turn is the same for all.
bool movable(const State& s) {
  using tuscany::Phase;
  for (const Phase phase : {Phase::Layout, Phase::StartBonus, Phase::Marble, Phase::Over}) {
    if (s.phase == phase) return false;
  }
  return s.players[s.active].marble > 0 && s.marble_used < tuscany::edition(s).marble_actions;
}

/// The state remembers all that is shown.
bool shows(const Event&) { return false; }

conformance::Kit<Tuscany> kit() { return {*find_game("tuscany"), rotated, movable, shows}; }

class TuscanyConformance : public testing::TestWithParam<int> {};

TEST_P(TuscanyConformance, HoldsOverRandomGames) {
  kit().run(with_players<Tuscany>(GetParam()), fewer_when_quick(150), 1000);
}

TEST_P(TuscanyConformance, HoldsUnderEveryRuleSwitch) {
  auto options = with_players<Tuscany>(GetParam());
  options.edition = tuscany::EditionKind::First2020;
  kit().run(options, fewer_when_quick(80), 2000);
  options.take_only_placeable = 1;
  options.extra_lap_after_round_3 = 0;
  kit().run(options, fewer_when_quick(60), 3000);
  options = with_players<Tuscany>(GetParam());
  options.hex_usable_same_turn = 1;
  kit().run(options, fewer_when_quick(60), 4000);
}

INSTANTIATE_TEST_SUITE_P(Players, TuscanyConformance, every_player_count<Tuscany>());

TEST(TuscanyNotation, EveryActionHasOneTextAndEveryTextItsAction) { kit().check_notation(); }

TEST(TuscanyActions, EachHasFieldsOfItsOwn) { kit().check_fields(); }

// A stored item is a place in the storage, as in `placing`; the event names what lay there.
TEST(TuscanyActions, NameThingsAsEventsDo) {
  const std::map<std::string, std::string> told = {
      {"layout",  "chose_layout"},
      {"bonus",   "bonus"       },
      {"take",    "took"        },
      {"refresh", "refreshed"   },
      {"castle",  "placed"      }
  };
  kit().check_told(with_players<Tuscany>(3), told, 60);
}

// Layouts of section 8 (GL1 and GL2), and one whose number follows from 1.7.
TEST(TuscanyActions, TakeALayoutApart) {
  const auto json = [](int id) { return find_game("tuscany")->action_json(static_cast<Action>(id)).dump(); };
  EXPECT_EQ(json(100),
            R"({"kind":"layout","layout":"A C B +-","regions":[{"letter":"A","turned":false},)"
            R"({"letter":"C","turned":false},{"letter":"B","turned":false}],"offsets":[1,-1],"castle":2})");
  EXPECT_EQ(json(0),
            R"({"kind":"layout","layout":"A B C ++","regions":[{"letter":"A","turned":false},)"
            R"({"letter":"B","turned":false},{"letter":"C","turned":false}],"offsets":[1,1],"castle":1})");
  const int b_a_c = 2, a_and_c_turned = 4 + 1, up_down = 2;
  EXPECT_EQ(json(((b_a_c * 8 + a_and_c_turned) * 4 + up_down) * 3 + 2),
            R"({"kind":"layout","layout":"B A' C' -+","regions":[{"letter":"B","turned":false},)"
            R"({"letter":"A","turned":true},{"letter":"C","turned":true}],"offsets":[-1,1],"castle":3})");
}

TEST(TuscanyActions, SayWhatTheyNameInFields) {
  const auto json = [](std::string_view text) { return kit().fields(text).dump(); };
  EXPECT_EQ(json("bonus storage"), R"({"kind":"bonus","bonus":"storage"})");
  EXPECT_EQ(json("draw"), R"({"kind":"draw"})");
  EXPECT_EQ(json("take 5"), R"({"kind":"take","slot":5})");
  EXPECT_EQ(json("refresh city"), R"({"kind":"refresh","colour":"city"})");
  EXPECT_EQ(json("place 4 on 14"), R"({"kind":"place","item":4,"cell":14})");
  EXPECT_EQ(json("discard 1"), R"({"kind":"discard","item":1})");
  // The payments of G07, and both pairs of one colour (3.5).
  EXPECT_EQ(json("pay own own"), R"({"kind":"pay","units":["own","own"]})");
  EXPECT_EQ(json("pay own worker"), R"({"kind":"pay","units":["own","worker"]})");
  EXPECT_EQ(json("pay own 2 city"), R"({"kind":"pay","units":["own","city"]})");
  EXPECT_EQ(json("pay worker 2 field"), R"({"kind":"pay","units":["worker","field"]})");
  EXPECT_EQ(json("pay 2 city 2 field"), R"({"kind":"pay","units":["city","field"]})");
  EXPECT_EQ(json("pay 2 cart 2 cart"), R"({"kind":"pay","units":["cart","cart"]})");
  // G23 and G24: a castle used and not used.
  EXPECT_EQ(json("castle 0 on 1"), R"({"kind":"castle","slot":0,"cell":1})");
  EXPECT_EQ(json("castle none"), R"({"kind":"no_castle"})");
  EXPECT_EQ(json("end"), R"({"kind":"end"})");
  EXPECT_EQ(json("marble"), R"({"kind":"marble"})");
}

}  // namespace

}  // namespace fondaco
