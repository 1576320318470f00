#include "lab/tune.hpp"

#include <cmath>

namespace fondaco {

namespace {

using Exact = std::array<double, kMaxTerms>;

Weights rounded(const Exact& exact) {
  Weights weights{};
  for (std::size_t i = 0; i < kMaxTerms; ++i) weights[i] = static_cast<std::int32_t>(std::lround(exact[i]));
  return weights;
}

}  // namespace

tl::expected<TuneResult, std::string> tune(const AnyGame& game, const TuneSettings& settings) {
  TuneResult result;
  result.before = settings.bot.weights.value_or(game.weights);
  const std::size_t count = game.term_keys.size();
  Exact exact{};
  for (std::size_t i = 0; i < count; ++i) exact[i] = result.before[i];

  ArenaSettings arena;
  arena.options = settings.options;
  arena.games = settings.games;
  arena.threads = settings.threads;
  arena.bots = {settings.bot, settings.bot};
  Rng rng(settings.seed);
  for (int step = 0; step < settings.steps; ++step) {
    // The first weight keeps its value: only the proportions count.
    const double fading = 1.0 / std::pow(1.0 + 4.0 * step / settings.steps, 0.6);
    Exact push{};
    Exact up = exact;
    Exact down = exact;
    for (std::size_t i = 1; i < count; ++i) {
      const double size = std::max(2.0, std::abs(exact[i]) * settings.reach / 100) * std::sqrt(fading);
      push[i] = rng.below(2) == 0 ? size : -size;
      up[i] += push[i];
      down[i] -= push[i];
    }
    arena.bots[0].weights = rounded(up);
    arena.bots[1].weights = rounded(down);
    arena.seed = settings.seed + static_cast<Seed>(step) * settings.games;
    const auto match = play_match(game, arena);
    if (!match) return tl::make_unexpected(match.error());
    const double won = match->share(0).value - match->share(1).value;
    for (std::size_t i = 1; i < count; ++i) exact[i] += fading * won * push[i] * match->players / 2;
    if (settings.progress) settings.progress(step + 1, rounded(exact));
  }
  result.after = rounded(exact);
  arena.bots[0].weights = result.after;
  arena.bots[1].weights = result.before;
  arena.bots[0].name = "after";
  arena.bots[1].name = "before";
  arena.games = settings.check;
  arena.seed = settings.seed + (Seed{1} << 40);
  const auto match = play_match(game, arena);
  if (!match) return tl::make_unexpected(match.error());
  result.match = *match;
  return result;
}

}  // namespace fondaco
