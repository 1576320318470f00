#include <vector>

#include <benchmark/benchmark.h>

#include "games/calimala/calimala.hpp"
#include "games/calimala/view.hpp"
#include "core/random_play.hpp"

namespace {

using namespace fondaco;

/// Positions from random games, one for every seventh decision.
const std::vector<calimala::State>& positions() {
  static const auto all = [] {
    std::vector<calimala::State> result;
    for (Seed seed = 0; seed < 20; ++seed) {
      auto state = Calimala::start({}, seed);
      Rng rng = policy_rng(seed);
      ActionList legal;
      NoEvents none;
      for (int i = 0; !Calimala::deciders(state).empty(); ++i) {
        if (i % 7 == 0) result.push_back(state);
        const Seat seat = Calimala::deciders(state).front();
        Calimala::legal(state, seat, legal);
        Calimala::apply(state, seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))], none);
      }
    }
    return result;
  }();
  return all;
}

template <class Work>
void over_positions(benchmark::State& run, Work&& work) {
  const auto& all = positions();
  std::size_t i = 0;
  for (auto _ : run) {
    work(all[i]);
    if (++i == all.size()) i = 0;
  }
}

void legal_list(benchmark::State& run) {
  ActionList legal;
  over_positions(run, [&legal](const calimala::State& s) {
    Calimala::legal(s, Calimala::deciders(s).front(), legal);
    benchmark::DoNotOptimize(legal);
  });
}
BENCHMARK(legal_list);

void copy_state(benchmark::State& run) {
  over_positions(run, [](const calimala::State& s) {
    calimala::State copy = s;
    benchmark::DoNotOptimize(copy);
  });
}
BENCHMARK(copy_state);

void hash_of_state(benchmark::State& run) {
  over_positions(run, [](const calimala::State& s) { benchmark::DoNotOptimize(hash_state(s)); });
}
BENCHMARK(hash_of_state);

void resample_world(benchmark::State& run) {
  Rng rng(1);
  over_positions(run, [&rng](const calimala::State& s) {
    calimala::State world = s;
    Calimala::resample(world, 0, rng);
    benchmark::DoNotOptimize(world);
  });
}
BENCHMARK(resample_world);

void view_json(benchmark::State& run) {
  over_positions(run, [](const calimala::State& s) {
    benchmark::DoNotOptimize(calimala::state_json(s, Observer::seat(0)));
  });
}
BENCHMARK(view_json);

void random_game(benchmark::State& run) {
  Seed seed = 0;
  ActionList legal;
  NoEvents none;
  for (auto _ : run) {
    auto state = Calimala::start({}, seed);
    Rng rng = policy_rng(seed++);
    while (!Calimala::deciders(state).empty()) {
      const Seat seat = Calimala::deciders(state).front();
      Calimala::legal(state, seat, legal);
      Calimala::apply(state, seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))], none);
    }
    benchmark::DoNotOptimize(state);
  }
}
BENCHMARK(random_game);

}  // namespace

BENCHMARK_MAIN();
