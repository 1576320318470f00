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

}  // namespace

}  // namespace fondaco
