#include <algorithm>
#include <cstdlib>

#include <fmt/core.h>

#include "bots/bot.hpp"
#include "core/erase.hpp"
#include "core/registry.hpp"
#include "games/millefiori/millefiori.hpp"
#include "lab/arena.hpp"

// What remembering is worth in Mille Fiori: one player who remembers the hands that he has passed on, among
// players who do not; otherwise they think alike. memory_match PLAYERS ROUNDS BOT

namespace fondaco {
namespace {

/// A seat that forgets knows what everybody knows in the first turn cycle: its own hand.
bool forget_and_resample(AnyState& any, Seat observer, Rng& rng) {
  auto& state = detail::as<millefiori::State>(any);
  const auto cycle = state.cycle;
  state.cycle = 1;
  const bool done = millefiori::resample(state, observer, rng);
  state.cycle = cycle;
  return done;
}

/// Plays one game; who remembers sits at `seat`. His part of the win.
double play(const AnyGame& game, const AnyGame& forgetful, const BotSpec& spec, int players, Seed seed,
            int seat) {
  std::vector<Bot> bots;
  for (int i = 0; i < players; ++i)
    bots.emplace_back(i == seat ? game : forgetful, spec,
                      seed * kMaxSeats * kMaxSeats + static_cast<Seed>(seat * kMaxSeats + i));
  AnyState state = *game.start(
      Json{
          {"players", players}
  },
      seed);
  while (!game.deciders(state).empty()) {
    const Seat decider = game.deciders(state).front();
    must(game.apply(state, decider, bots[decider].choose(state, decider), nullptr));
  }
  const Scores scores = game.scores(state);
  if (scores.ranks[static_cast<std::size_t>(seat)] != 1) return 0;
  const auto end = scores.ranks.begin() + scores.players;
  return 1.0 / static_cast<double>(std::count(scores.ranks.begin(), end, 1));
}

int match(int players, int rounds, const char* name) {
  const AnyGame& game = *find_game("millefiori");
  const auto spec = find_bot(game, name, "200");
  if (!spec || players < game.min_players || players > game.max_players || rounds < 1) {
    fmt::print(stderr, "memory_match: memory_match PLAYERS ROUNDS BOT, for instance 3 100 ismcts:200\n");
    return 2;
  }
  AnyGame forgetful = game;
  forgetful.resample = forget_and_resample;
  ArenaResult result;
  result.players = players;
  result.tallies.resize(1);
  Tally& tally = result.tallies.front();
  for (int round = 0; round < rounds; ++round) {
    double sum = 0;
    for (int seat = 0; seat < players; ++seat)
      sum += play(game, forgetful, *spec, players, static_cast<Seed>(round), seat);
    tally.sum += sum;
    tally.sum_squares += sum * sum;
    ++result.rounds;
    result.games += static_cast<std::uint64_t>(players);
  }
  const Estimate share = result.share(0);
  fmt::print("{} players, {} games, {}: {:.1f} % ({:.1f} to {:.1f}) of the wins, an equal part is {:.1f} %\n",
             players, result.games, spec->name, 100 * share.value, 100 * share.low, 100 * share.high,
             100.0 / players);
  return 0;
}

}  // namespace
}  // namespace fondaco

int main(int count, char** words) {
  return fondaco::match(count > 1 ? std::atoi(words[1]) : 0, count > 2 ? std::atoi(words[2]) : 0,
                        count > 3 ? words[3] : "");
}
