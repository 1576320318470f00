#include "bots/flat.hpp"

#include <array>
#include <cstdint>

#include "core/random_play.hpp"

namespace fondaco {

namespace {

/// Plays on at random to the end.
void play_out(const AnyGame& game, AnyState& state, Rng& rng) {
  ActionList legal;
  while (!game.deciders(state).empty()) {
    const auto [seat, action] = random_decision(game, state, rng, legal);
    game.apply(state, seat, action, nullptr);
  }
}

/// How well the seat did: the place counts most, then the lead over the best of the others.
std::int64_t utility(const Scores& scores, Seat seat) {
  int best_other = INT16_MIN;
  for (Seat p = 0; p < scores.players; ++p) {
    if (p != seat && scores.points[p] > best_other) best_other = scores.points[p];
  }
  return (scores.players - scores.ranks[seat]) * 40 + 2 * (scores.points[seat] - best_other);
}

}  // namespace

Action flat_choice(const AnyGame& game, const AnyState& state, Seat seat, int playouts, Rng& rng) {
  ActionList legal;
  game.legal(state, seat, legal);
  if (legal.size() == 1) return legal[0];
  std::array<std::int64_t, ActionList::kCapacity> sum{};
  for (int i = 0; i < playouts; ++i) {
    // One world and one sequence of chance for all options, so that they are compared in like conditions.
    AnyState world = state;
    game.resample(world, seat, rng);
    const Rng chance = Rng::from_state(rng.next64());
    for (std::size_t option = 0; option < legal.size(); ++option) {
      AnyState next = world;
      Rng same_chance = chance;
      game.apply(next, seat, legal[option], nullptr);
      play_out(game, next, same_chance);
      sum[option] += utility(game.scores(next), seat);
    }
  }
  std::size_t best = 0;
  for (std::size_t option = 1; option < legal.size(); ++option) {
    if (sum[option] > sum[best]) best = option;
  }
  return legal[best];
}

}  // namespace fondaco
