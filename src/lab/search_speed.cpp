#include "lab/search_speed.hpp"

#include <algorithm>
#include <chrono>
#include <vector>

#include "core/json.hpp"
#include "core/random_play.hpp"
#include "lab/threads.hpp"

namespace fondaco {

namespace {

constexpr Seed kPositions = 4;

struct Position {
  AnyState state;
  Seat seat;
};

/// The first choice after half of a random game.
Position middle_of(const AnyGame& game, Seed seed) {
  const Json options = {
      {"players", 3}
  };
  ActionList legal;
  int length = 0;
  for (const bool counting : {true, false}) {
    AnyState state = *game.start(options, seed);
    Rng rng = policy_rng(seed);
    for (int i = 0; !game.deciders(state).empty(); ++i) {
      const auto [seat, action] = random_decision(game, state, rng, legal);
      if (!counting && i >= length / 2 && legal.size() > 1) return {state, seat};
      must(game.apply(state, seat, action, nullptr));
      if (counting) length = i + 1;
    }
  }
  return {*game.start(options, seed), 0};
}

}  // namespace

SearchSpeed measure_search(const AnyGame& game, const SearchSettings& settings, std::uint32_t iterations,
                           int threads) {
  std::vector<Position> positions;
  for (Seed seed = 0; seed < kPositions; ++seed) positions.push_back(middle_of(game, seed));
  std::vector<std::size_t> bytes(static_cast<std::size_t>(threads));
  const auto work = [&](std::size_t thread) {
    for (const Position& position : positions) {
      Search search(Judge(game), settings);
      search.ask(position.state, position.seat, Rng(thread));
      for (std::uint32_t i = 0; i < iterations; ++i) search.iterate();
      bytes[thread] = std::max(bytes[thread], search.bytes());
    }
  };
  const auto begin = std::chrono::steady_clock::now();
  on_threads(threads, work);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  const double all = static_cast<double>(iterations) * static_cast<double>(kPositions) * threads;
  return {all / seconds, *std::max_element(bytes.begin(), bytes.end())};
}

}  // namespace fondaco
