#include "bots/greedy.hpp"

namespace fondaco {

Action greedy_choice(const Judge& judge, const AnyState& state, Seat seat, Rng& rng, int worlds) {
  const AnyGame& game = judge.game();
  ActionList options;
  game.considered(state, seat, options);
  if (options.size() == 1) return options[0];
  std::array<std::int64_t, ActionList::kCapacity> sum;
  std::fill_n(sum.begin(), options.size(), 0);
  for (int i = 0; i < worlds; ++i) {
    AnyState world;
    copy_state(game, world, state);
    game.resample(world, seat, rng);
    for (std::size_t option = 0; option < options.size(); ++option) {
      AnyState next;
      copy_state(game, next, world);
      must(game.apply(next, seat, options[option], nullptr));
      sum[option] += judge.lead(next, seat);
    }
  }
  std::size_t best = 0;
  for (std::size_t option = 1; option < options.size(); ++option) {
    if (sum[option] > sum[best]) best = option;
  }
  return options[best];
}

}  // namespace fondaco
