#include "lab/signature.hpp"

#include "bots/levels.hpp"
#include "bots/search.hpp"
#include "core/hash.hpp"
#include "core/json.hpp"
#include "core/random_play.hpp"

namespace fondaco {

namespace {

/// Plays the random game with this seed and shows each decision before it is carried out, as `visit(state,
/// decision, legal)`, for as long as that returns true. Returns the state where it ended.
template <class Visit>
AnyState play_game(const AnyGame& game, int players, Seed seed, Visit&& visit) {
  const Policy policy = game.preference == nullptr ? Policy::Uniform : Policy::Weighted;
  const Json options = {
      {"players", players}
  };
  AnyState state = *game.start(options, seed);
  Rng rng = policy_rng(seed);
  ActionList legal;
  while (!game.deciders(state).empty()) {
    const Decision decision = random_decision(game, state, rng, legal, policy);
    if (!visit(state, decision, legal)) break;
    must(game.apply(state, decision.seat, decision.action, nullptr));
  }
  return state;
}

void add_terms(Hash& hash, const AnyGame& game, int players, const AnyState& state) {
  Terms terms;
  game.terms(state, terms);
  for (int seat = 0; seat < players; ++seat) {
    for (std::size_t term = 0; term < game.term_keys.size(); ++term) {
      hash.add(static_cast<std::uint32_t>(terms[static_cast<std::size_t>(seat)][term]));
    }
  }
}

void add_candidates(Hash& hash, const Search& search) {
  hash.add(search.visits());
  for (const Candidate& candidate : search.candidates()) {
    hash.add((std::uint64_t{candidate.action} << 32) | candidate.visits);
    hash.add(static_cast<std::uint32_t>(candidate.utility));
  }
}

/// Searches two choices of a seat, the second on what is left of the first where it can be.
void add_search(Hash& hash, const AnyGame& game, AnyState state, Seat seat, const SearchSettings& settings,
                std::uint32_t iterations) {
  Search search(Judge(game), settings);
  for (int choices = 0; choices < 2; ++choices) {
    search.ask(state, seat, Rng(7));
    for (std::uint32_t i = 0; i < iterations; ++i) search.iterate();
    add_candidates(hash, search);
    hash.add(search.bytes());
    const Action best = search.candidates().front().action;
    search.decided(best);
    must(game.apply(state, seat, best, nullptr));
    ActionList options;
    while (game.deciders(state).contains(seat)) {
      game.considered(state, seat, options);
      if (options.size() > 1) break;
      must(game.apply(state, seat, options[0], nullptr));
    }
    if (!game.deciders(state).contains(seat)) return;
  }
}

}  // namespace

std::uint64_t signature(const AnyGame& game, int players, int games) {
  Hash hash;
  for (int i = 0; i < games; ++i) {
    const AnyState end = play_game(game, players, static_cast<Seed>(i),
                                   [&](const AnyState&, Decision decision, const ActionList& legal) {
                                     hash.add((std::uint64_t{legal.size()} << 32) |
                                              (std::uint64_t{decision.seat} << 16) | decision.action);
                                     return true;
                                   });
    hash.add(game.hash(end));
    const Scores scores = game.scores(end);
    for (std::size_t p = 0; p < scores.players; ++p) {
      hash.add((std::uint64_t{static_cast<std::uint16_t>(scores.points[p])} << 8) | scores.ranks[p]);
    }
  }
  return hash.value();
}

std::uint64_t evaluation_signature(const AnyGame& game, int players, int games) {
  Hash hash;
  for (int i = 0; i < games; ++i) {
    const AnyState end = play_game(game, players, static_cast<Seed>(i),
                                   [&](const AnyState& state, Decision, const ActionList&) {
                                     add_terms(hash, game, players, state);
                                     return true;
                                   });
    add_terms(hash, game, players, end);
  }
  return hash.value();
}

std::uint64_t search_signature(const AnyGame& game, int players) {
  constexpr int kChoicesApart = 23;
  constexpr std::uint32_t kIterations = 60;
  constexpr std::uint32_t kIterationsToFill = 6'000;
  SearchSettings small = search_settings(game);
  small.playout = {2, 1};
  small.most_bytes = std::size_t{1} << 19;
  Hash hash;
  int choices = 0;
  ActionList options;
  play_game(game, players, 0, [&](const AnyState& state, Decision decision, const ActionList&) {
    game.considered(state, decision.seat, options);
    if (options.size() < 2) return true;
    if (choices % kChoicesApart == 0) {
      add_search(hash, game, state, decision.seat, search_settings(game), kIterations);
    }
    if (choices == kChoicesApart / 2) {
      add_search(hash, game, state, decision.seat, small, kIterationsToFill);
    }
    ++choices;
    return true;
  });
  return hash.value();
}

}  // namespace fondaco
