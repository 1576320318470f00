#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "core/hash.hpp"
#include "core/json.hpp"
#include "core/random_play.hpp"
#include "games/calimala/calimala.hpp"
#include "games/calimala/view.hpp"
#include "games/millefiori/millefiori.hpp"
#include "games/millefiori/view.hpp"
#include "games/serenissima/serenissima.hpp"
#include "games/serenissima/view.hpp"
#include "games/tuscany/tuscany.hpp"
#include "games/tuscany/view.hpp"

// The pieces of each game, over positions of random games with its usual options.

namespace {

using namespace fondaco;

/// Plays a random game; `visit` sees the state before each decision.
template <Game G, class Visit>
void random_game(Seed seed, Visit&& visit) {
  auto state = G::start({}, seed);
  Rng rng = policy_rng(seed);
  ActionList legal;
  NoEvents none;
  while (!G::deciders(state).empty()) {
    visit(state);
    const auto [seat, action] = random_decision<G>(state, rng, legal);
    must(G::apply(state, seat, action, none));
  }
  benchmark::DoNotOptimize(state);
}

/// Every seventh position of 20 games.
template <Game G>
std::vector<typename G::State> positions() {
  std::vector<typename G::State> result;
  int i = 0;
  for (Seed seed = 0; seed < 20; ++seed) {
    random_game<G>(seed, [&](const auto& state) {
      if (i++ % 7 == 0) result.push_back(state);
    });
  }
  return result;
}

template <Game G, class Work>
void add(const char* piece, Work work) {
  benchmark::RegisterBenchmark((std::string(G::kKey) + "/" + piece).c_str(),
                               [work](benchmark::State& run) mutable {
                                 static const auto all = positions<G>();
                                 std::size_t i = 0;
                                 for (auto _ : run) {
                                   work(all[i]);
                                   if (++i == all.size()) i = 0;
                                 }
                               });
}

template <Game G, class View>
void add_pieces(View view) {
  using State = typename G::State;
  add<G>("legal_list", [](const State& s) {
    ActionList legal;
    G::legal(s, G::deciders(s).front(), legal);
    benchmark::DoNotOptimize(legal);
  });
  add<G>("copy_state", [](const State& s) {
    State copy = s;
    benchmark::DoNotOptimize(copy);
  });
  add<G>("hash_of_state", [](const State& s) { benchmark::DoNotOptimize(hash_state(s)); });
  add<G>("resample_world", [rng = Rng(1)](const State& s) mutable {
    State world = s;
    G::resample(world, 0, rng);
    benchmark::DoNotOptimize(world);
  });
  add<G>("view_json", [view](const State& s) { benchmark::DoNotOptimize(view(s, Observer::seat(0))); });
  add<G>("random_game",
         [seed = Seed{0}](const State&) mutable { random_game<G>(seed++, [](const auto&) {}); });
}

}  // namespace

int main(int argc, char** argv) {
  add_pieces<Calimala>(calimala::state_json);
  add_pieces<MilleFiori>(millefiori::state_json);
  add_pieces<Tuscany>(tuscany::state_json);
  add_pieces<Serenissima>(serenissima::state_json);
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
