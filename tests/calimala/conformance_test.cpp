#include "kit/conformance.hpp"

#include "games/calimala/calimala.hpp"
#include "kit/playing.hpp"

namespace fondaco {

namespace {

using calimala::State;

/// Everybody moves on by some seats; the third party stays what it is.
State rotated(const State& s, int by) {
  const int players = calimala::players(s);
  const auto moved = [&](std::uint8_t p) {
    return p < players ? static_cast<std::uint8_t>((p + by) % players) : p;
  };
  State r = s;
  for (int p = 0; p < players; ++p) {
    const auto from = static_cast<std::size_t>(p);
    const auto to = static_cast<std::size_t>((p + by) % players);
    r.dealt[to] = s.dealt[from];
    r.mats[to] = s.mats[from];
    r.supply[to] = s.supply[from];
    r.points[to] = s.points[from];
    r.hand[to] = s.hand[from];
    r.known[to] = s.known[from];
    r.kept[to] = s.kept[from];
    r.opened[to] = s.opened[from];
    r.removed_own[to] = s.removed_own[from];
    r.reshuffle.drawn[to] = s.reshuffle.drawn[from];
    r.reshuffle.played[to] = s.reshuffle.played[from];
    for (std::size_t location = 0; location < calimala::kLocations; ++location) {
      r.cubes[location][to] = s.cubes[location][from];
    }
  }
  r.active = moved(s.active);
  r.activation.seat = moved(s.activation.seat);
  for (auto& stack : r.stacks) {
    for (auto& disc : stack) disc = moved(disc);
  }
  for (auto& seat : r.seats) seat = moved(seat);
  for (auto& seat : r.palazzo) seat = moved(seat);
  return r;
}

/// The draft goes by seat number; afterwards only the order around the table counts.
bool movable(const State& s) {
  return s.phase != calimala::Phase::Influence && s.phase != calimala::Phase::Draft;
}

/// The state remembers all that is shown.
bool shows(const Event&) { return false; }

conformance::Kit<Calimala> kit() { return {*find_game("calimala"), rotated, movable, shows}; }

class CalimalaConformance : public testing::TestWithParam<int> {};

TEST_P(CalimalaConformance, HoldsOverRandomGames) {
  kit().run(with_players<Calimala>(GetParam()), fewer_when_quick(400), 1000);
}

TEST_P(CalimalaConformance, HoldsUnderEveryRuleSwitch) {
  auto options = with_players<Calimala>(GetParam());
  options.obligation = calimala::Obligation::Strict;
  options.palazzo_tie = calimala::PalazzoTie::Last;
  options.final_tie = calimala::FinalTie::Ladder;
  options.centre_action = calimala::kSea;
  options.house_cells = {1, 2, 0};
  options.row_capacity = {2, 9, 1};
  kit().run(options, fewer_when_quick(60), 2000);
  options = with_players<Calimala>(GetParam());
  options.obligation = calimala::Obligation::AtPlacementOnly;
  options.layout = calimala::Layout::Given;
  options.card_copies = {9, 1, 9, 1, 9, 1, 7, 0, 8};
  kit().run(options, fewer_when_quick(60), 3000);
}

INSTANTIATE_TEST_SUITE_P(Players, CalimalaConformance, every_player_count<Calimala>());

TEST(CalimalaNotation, EveryActionHasOneTextAndEveryTextItsAction) { kit().check_notation(); }

TEST(CalimalaActions, EachHasFieldsOfItsOwn) { kit().check_fields(); }

TEST(CalimalaActions, NameThingsAsEventsDo) {
  const std::map<std::string, std::string> told = {
      {"place",      "placed"    },
      {"carry_out",  "carried"   },
      {"card",       "carried"   },
      {"compensate", "impossible"},
      {"decline",    "declined"  },
      {"replace",    "replaced"  },
      {"keep",       "kept"      },
      {"open",       "opened"    },
      {"draft",      "drafted"   }
  };
  kit().check_told(with_players<Calimala>(2), told, 20);
}

// The ids are those of section 10.
TEST(CalimalaActions, SayWhatTheyNameInFields) {
  const auto json = [](int id) { return find_game("calimala")->action_json(static_cast<Action>(id)).dump(); };
  EXPECT_EQ(json(12 * 0 + 11), R"({"kind":"place","disc":"own","street":11})");
  EXPECT_EQ(json(12 * 1 + 5), R"({"kind":"place","disc":"white","street":5})");
  EXPECT_EQ(json(12 * 2 + 0), R"({"kind":"place","disc":"support","street":0})");
  const int exec = 36;
  EXPECT_EQ(json(exec + 2), R"({"kind":"carry_out","action":"marble"})");
  EXPECT_EQ(json(exec + 3), R"({"kind":"carry_out","action":"build","what":"ship"})");
  EXPECT_EQ(json(exec + 5), R"({"kind":"carry_out","action":"build","what":"house","city":"bruges"})");
  EXPECT_EQ(json(exec + 7), R"({"kind":"carry_out","action":"build","what":"workshop"})");
  EXPECT_EQ(json(exec + 8 + 3), R"({"kind":"carry_out","action":"sculpt","building":"palazzo"})");
  EXPECT_EQ(json(exec + 12), R"({"kind":"carry_out","action":"weave"})");
  // The triples of three cubes begin with 003 012 021.
  EXPECT_EQ(json(exec + 22 + 2), R"({"kind":"carry_out","action":"sea","cubes":{"lisbon":2,"london":1}})");
  EXPECT_EQ(json(exec + 31), R"({"kind":"carry_out","action":"sea","cubes":{"barcelona":3}})");
  // LAND is a mask from 1 on: Troyes 1, Bruges 2, Hamburg 4.
  EXPECT_EQ(json(exec + 31 + 5), R"({"kind":"carry_out","action":"land","cities":["troyes","hamburg"]})");
  EXPECT_EQ(json(exec + 39 + 3 * 2 + 1),
            R"({"kind":"carry_out","action":"donate","building":"croce","material":"brick"})");
  const int card = 84;
  EXPECT_EQ(json(card + 0), R"({"kind":"card","action":"wood"})");
  EXPECT_EQ(json(card + 31 + 2), R"({"kind":"card","action":"land","cities":["bruges"]})");
  EXPECT_EQ(json(132 + 6), R"({"kind":"compensate","action":"sea"})");
  EXPECT_EQ(json(141 + 8), R"({"kind":"decline","action":"donate"})");
  EXPECT_EQ(json(150), R"({"kind":"finish"})");
  EXPECT_EQ(json(151 + 3 * 5 + 2), R"({"kind":"replace","street":5,"position":2})");
  EXPECT_EQ(json(187 + 1), R"({"kind":"keep","card":"lisbon"})");
  EXPECT_EQ(json(197 + 9), R"({"kind":"open","card":"palazzo"})");
  EXPECT_EQ(json(207 + 3), R"({"kind":"draft","card":"weave"})");
}

}  // namespace

}  // namespace fondaco
