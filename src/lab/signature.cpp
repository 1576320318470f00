#include "lab/signature.hpp"

#include "core/hash.hpp"
#include "core/random_play.hpp"

namespace fondaco {

std::uint64_t signature(const AnyGame& game, int players, int games) {
  const Policy policy = game.preference == nullptr ? Policy::Uniform : Policy::Weighted;
  Hash hash;
  ActionList legal;
  for (int i = 0; i < games; ++i) {
    const auto seed = static_cast<Seed>(i);
    auto state = game.start(
        {
            {"players", players}
    },
        seed);
    if (!state) return 0;
    Rng rng = policy_rng(seed);
    while (!game.deciders(*state).empty()) {
      const auto [seat, action] = random_decision(game, *state, rng, legal, policy);
      hash.add((std::uint64_t{legal.size()} << 32) | (std::uint64_t{seat} << 16) | action);
      game.apply(*state, seat, action, nullptr);
    }
    hash.add(game.hash(*state));
    const Scores scores = game.scores(*state);
    for (std::size_t p = 0; p < scores.players; ++p) {
      hash.add((std::uint64_t{static_cast<std::uint16_t>(scores.points[p])} << 8) | scores.ranks[p]);
    }
  }
  return hash.value();
}

}  // namespace fondaco
