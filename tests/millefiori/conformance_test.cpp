#include "kit/conformance.hpp"

#include "games/millefiori/millefiori.hpp"
#include "kit/playing.hpp"

namespace fondaco {

namespace {

using millefiori::State;

/// Everybody moves on by some seats.
State rotated(const State& s, int by) {
  const int players = millefiori::players(s);
  const auto moved = [&](Seat p) { return static_cast<Seat>((p + by) % players); };
  State r = s;
  for (Seat p = 0; p < players; ++p) {
    const Seat to = moved(p);
    r.hand[to] = s.hand[p];
    r.selected[to] = s.selected[p];
    r.points[to] = s.points[p];
    r.ship[to] = s.ship[p];
    r.used[to] = s.used[p];
    for (std::size_t area = 0; area < millefiori::kAreas; ++area) r.own[area][to] = s.own[area][p];
  }
  for (auto& takers : r.bonus) {
    for (Seat& seat : takers) seat = moved(seat);
  }
  r.first = moved(s.first);
  r.active = moved(s.active);
  return r;
}

/// No seat is special: not even the first round's Doge once it has been given out.
bool movable(const State&) { return true; }

/// Who laid out which card is seen by all, but afterwards the cards lie in the display together.
bool shows(const Event& event) {
  return event.type == static_cast<std::uint8_t>(millefiori::Happening::LaidOut);
}

conformance::Kit<MilleFiori> kit() { return {*find_game("millefiori"), rotated, movable, shows}; }

class MilleFioriConformance : public testing::TestWithParam<int> {};

TEST_P(MilleFioriConformance, HoldsOverRandomGames) {
  kit().run(with_players<MilleFiori>(GetParam()), fewer_when_quick(200), 1000);
}

TEST_P(MilleFioriConformance, HoldsUnderEveryRuleSwitch) {
  auto options = with_players<MilleFiori>(GetParam());
  options.first = kNobody;
  options.harbour_sail_optional = 0;
  options.navigate_noop_allowed = 0;
  options.leftovers_immediately = 1;
  options.rhombi_box = 0;
  kit().run(options, fewer_when_quick(80), 2000);
  options = with_players<MilleFiori>(GetParam());
  options.first = 1;
  options.select_in_turn = 1;
  options.trade_bonus_counts = 1;
  kit().run(options, fewer_when_quick(80), 3000);
  options.leftovers_immediately = 1;
  options.rhombi_box = millefiori::kMostBox;
  kit().run(options, fewer_when_quick(80), 4000);
}

INSTANTIATE_TEST_SUITE_P(Players, MilleFioriConformance, every_player_count<MilleFiori>());

TEST(MilleFioriNotation, EveryActionHasOneTextAndEveryTextItsAction) { kit().check_notation(); }

TEST(MilleFioriActions, EachHasFieldsOfItsOwn) { kit().check_fields(); }

TEST(MilleFioriActions, NameThingsAsEventsDo) {
  const std::map<std::string, std::string> told = {
      {"select", "selected"},
      {"place",  "placed"  },
      {"take",   "took"    }
  };
  kit().check_told(with_players<MilleFiori>(3), told, 20);
}

// The ids are those of section 9, with the cards of 1.10 and the cells of 1.4 to 1.7.
TEST(MilleFioriActions, SayWhatTheyNameInFields) {
  const auto json = [](int id) {
    return find_game("millefiori")->action_json(static_cast<Action>(id)).dump();
  };
  EXPECT_EQ(json(0 + 76), R"({"kind":"select","card":"goblet 3"})");
  EXPECT_EQ(json(0 + 3), R"({"kind":"select","card":"quartz 3b"})");
  EXPECT_EQ(json(109 + 0), R"({"kind":"place","cell":"W01"})");
  EXPECT_EQ(json(109 + 93), R"({"kind":"place","cell":"T5S"})");
  // Only who places a ship may also sail (Q6).
  EXPECT_EQ(json(109 + 94), R"({"kind":"place","cell":"H1a","sail":true})");
  EXPECT_EQ(json(109 + 108), R"({"kind":"place","cell":"H5c","sail":true})");
  EXPECT_EQ(json(218 + 0), R"({"kind":"place","cell":"H1a","sail":false})");
  EXPECT_EQ(json(218 + 3), R"({"kind":"place","cell":"H2a","sail":false})");
  EXPECT_EQ(json(233), R"({"kind":"navigate"})");
  EXPECT_EQ(json(234 + 50), R"({"kind":"take","card":"lion 1"})");
  EXPECT_EQ(json(343), R"({"kind":"decline"})");
}

}  // namespace

}  // namespace fondaco
