#include "bots/playout.hpp"

namespace fondaco {

namespace {

/// Carries out the best judged of a few options drawn at random.
void play_best_of(const Judge& judge, AnyState& world, Seat seat, const ActionList& options, int draws,
                  Rng& rng) {
  const AnyGame& game = judge.game();
  const auto count = static_cast<std::uint32_t>(options.size());
  AnyState first;
  AnyState second;
  AnyState* best = &first;
  AnyState* other = &second;
  int best_lead = 0;
  for (int i = 0; i < draws; ++i) {
    // Few options are all tried, one after the other.
    const Action action = options[count <= static_cast<std::uint32_t>(draws) ? static_cast<std::uint32_t>(i)
                                                                             : rng.below(count)];
    copy_state(game, *other, world);
    must(game.apply(*other, seat, action, nullptr));
    const int lead = judge.lead(*other, seat);
    if (i == 0 || lead > best_lead) {
      best_lead = lead;
      std::swap(best, other);
    }
    if (i + 1 == static_cast<int>(count)) break;
  }
  copy_state(game, world, *best);
}

}  // namespace

void play_out(const Judge& judge, const PlayoutSettings& settings, AnyState& world, Rng& rng,
              Utility* utilities) {
  const AnyGame& game = judge.game();
  ActionList options;
  for (int left = settings.decisions; left > 0;) {
    const Seats deciders = game.deciders(world);
    if (deciders.empty()) break;
    const Seat seat = deciders.front();
    game.considered(world, seat, options);
    if (options.size() == 1) {
      must(game.apply(world, seat, options[0], nullptr));
      continue;
    }
    --left;
    if (settings.draws > 1) {
      play_best_of(judge, world, seat, options, settings.draws, rng);
    } else {
      const Action action = options[rng.below(static_cast<std::uint32_t>(options.size()))];
      must(game.apply(world, seat, action, nullptr));
    }
  }
  if (game.deciders(world).empty()) {
    judge.outcome(world, utilities);
  } else {
    judge.promise(world, utilities);
  }
}

}  // namespace fondaco
