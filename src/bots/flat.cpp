#include "bots/flat.hpp"

#include <array>
#include <cstdint>

#include "core/random_play.hpp"

namespace fondaco {

namespace {

/// Of how many draws a playout takes the preferred one: enough that galleys trade instead of drifting about.
constexpr int kPlayoutDraws = 12;

/// Plays on at random to the end, weighted in a game where uniform play is degenerate.
void play_out(const AnyGame& game, AnyState& state, Rng& rng) {
  const Policy policy = game.preference != nullptr ? Policy::Weighted : Policy::Uniform;
  ActionList legal;
  while (!game.deciders(state).empty()) {
    const auto [seat, action] = random_decision(game, state, rng, legal, policy, kPlayoutDraws);
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

/// The legal options without those that a game likes least, unless there are no others.
ActionList sensible_options(const AnyGame& game, const AnyState& state, Seat seat) {
  ActionList legal;
  game.legal(state, seat, legal);
  if (game.preference == nullptr) return legal;
  ActionList liked;
  for (const Action action : legal) {
    if (game.preference(state, action) > 0) liked.push_back(action);
  }
  return liked.empty() ? legal : liked;
}

}  // namespace

Action flat_choice(const AnyGame& game, const AnyState& state, Seat seat, int playouts, Rng& rng) {
  const ActionList legal = sensible_options(game, state, seat);
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
