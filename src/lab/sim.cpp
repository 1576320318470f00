#include "lab/sim.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <vector>

#include "core/random_play.hpp"
#include "lab/threads.hpp"

namespace fondaco {

namespace {

constexpr std::uint64_t kGamesAtOnce = 16;

void note_violation(SimResult& result, Seed seed, std::uint64_t decision, const char* what) {
  ++result.violations;
  if (result.first_violation.empty() || seed < result.first_violation_seed) {
    result.first_violation =
        "seed " + std::to_string(seed) + ", after decision " + std::to_string(decision) + ": " + what;
    result.first_violation_seed = seed;
  }
}

/// What must hold between two decisions of a real game; nullptr if it does.
const char* broken(const AnyGame& game, const AnyState& state, std::uint64_t decisions) {
  if (const char* found = game.violation(state)) return found;
  ActionList legal;
  for (const Seat seat : game.deciders(state)) {
    game.legal(state, seat, legal);
    if (legal.empty()) return "a seat must decide but has no option";
  }
  if (decisions > static_cast<std::uint64_t>(game.max_decisions)) return "the game is longer than it can be";
  return nullptr;
}

void play_one(const AnyGame& game, const SimSettings& settings, const AnyState& opening, Seed seed,
              SimResult& result) {
  AnyState state = opening;
  Rng rng = policy_rng(seed);
  ActionList legal;
  std::uint64_t decisions = 0;
  while (!game.deciders(state).empty()) {
    if (settings.check) {
      if (const char* what = broken(game, state, decisions)) {
        note_violation(result, seed, decisions, what);
        return;
      }
    }
    const auto [seat, action] = random_decision(game, state, rng, legal, settings.policy);
    if (const Error error = game.apply(state, seat, action, nullptr)) {
      note_violation(result, seed, decisions, "a listed action was refused");
      return;
    }
    ++decisions;
    if (legal.size() > 1) {
      ++result.choices;
      result.choice_options += legal.size();
      result.most_options = std::max<std::uint64_t>(result.most_options, legal.size());
    }
  }
  if (settings.check) {
    if (const char* what = broken(game, state, decisions)) note_violation(result, seed, decisions, what);
  }
  ++result.games;
  result.decisions += decisions;
  result.shortest = std::min(result.shortest, decisions);
  result.longest = std::max(result.longest, decisions);

  const Scores scores = game.scores(state);
  const auto winners =
      static_cast<std::uint64_t>(std::count(scores.ranks.begin(), scores.ranks.begin() + scores.players, 1));
  for (std::size_t seat = 0; seat < scores.players; ++seat) {
    const auto points = static_cast<std::int64_t>(scores.points[seat]);
    result.points[seat] += points;
    result.points_squared[seat] += static_cast<std::uint64_t>(points * points);
    result.lowest_points = std::min(result.lowest_points, points);
    result.highest_points = std::max(result.highest_points, points);
    if (scores.ranks[seat] == 1) result.wins[seat] += kWholeWin / winners;
  }
}

}  // namespace

void SimResult::add(const SimResult& other) {
  games += other.games;
  decisions += other.decisions;
  choices += other.choices;
  choice_options += other.choice_options;
  most_options = std::max(most_options, other.most_options);
  shortest = std::min(shortest, other.shortest);
  longest = std::max(longest, other.longest);
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
    points[seat] += other.points[seat];
    points_squared[seat] += other.points_squared[seat];
    wins[seat] += other.wins[seat];
  }
  lowest_points = std::min(lowest_points, other.lowest_points);
  highest_points = std::max(highest_points, other.highest_points);
  violations += other.violations;
  if (!other.first_violation.empty() &&
      (first_violation.empty() || other.first_violation_seed < first_violation_seed)) {
    first_violation = other.first_violation;
    first_violation_seed = other.first_violation_seed;
  }
}

tl::expected<SimResult, std::string> simulate(const AnyGame& game, const SimSettings& settings) {
  const auto probe = game.start(settings.options, settings.seed);
  if (!probe) return tl::make_unexpected(probe.error());

  const auto begin = std::chrono::steady_clock::now();
  std::atomic<std::uint64_t> next{0};
  std::uint64_t finished = 0;
  std::mutex mutex;
  SimResult total;
  total.players = game.players(*probe);

  const auto work = [&](std::size_t) {
    SimResult mine;
    for (std::uint64_t first = next.fetch_add(kGamesAtOnce); first < settings.games;
         first = next.fetch_add(kGamesAtOnce)) {
      const std::uint64_t end = std::min(first + kGamesAtOnce, settings.games);
      for (std::uint64_t i = first; i < end; ++i) {
        play_one(game, settings, game.restart(*probe, settings.seed + i), settings.seed + i, mine);
      }
      if (settings.progress) {
        const std::lock_guard lock(mutex);
        settings.progress(finished += end - first);
      }
    }
    const std::lock_guard lock(mutex);
    total.add(mine);
  };
  on_threads(settings.threads, work);
  total.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return total;
}

}  // namespace fondaco
