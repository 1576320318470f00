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

}  // namespace

}  // namespace fondaco
