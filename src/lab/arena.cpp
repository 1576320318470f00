#include "lab/arena.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <limits>
#include <map>
#include <mutex>

#include "bots/think.hpp"
#include "core/hash.hpp"
#include "lab/threads.hpp"

namespace fondaco {

namespace {

constexpr double kZ95 = 1.959963985;
constexpr double kLikelier = 2.944438979;  // log 19: errors of 5 % each

/// The bot that sits at a seat in a rotation.
std::size_t bot_at(std::size_t bots, int players, int seat, int rotation) {
  const auto place = static_cast<std::size_t>((seat - rotation + players) % players);
  return std::min(place, bots - 1);
}

/// A bot at its seat; one with a bound in milliseconds needs a clock.
class Seated {
 public:
  Seated(const AnyGame& game, const BotSpec& spec, Seed seed)
      : bot_(game, spec, seed), rng_(seed), budget_{spec.iterations, spec.milliseconds} {
    if (spec.milliseconds > 0) thinker_ = std::make_unique<Thinker>(game, spec);
  }
  Action choose(const AnyState& state, Seat seat) {
    if (!thinker_) return bot_.choose(state, seat);
    thinker_->start(state, seat, rng_.next64(), budget_);
    return thinker_->wait().action;
  }

 private:
  Bot bot_;
  Rng rng_;
  Budget budget_;
  std::unique_ptr<Thinker> thinker_;
};

struct Played {
  std::vector<double> part;  // of the win, by bot
  std::vector<Tally> tallies;
  std::uint64_t decisions = 0;
};

/// Plays one game with the bots rotated.
Record play_one(const AnyGame& game, const ArenaSettings& settings, const AnyState& opening, Seed seed,
                int rotation, Played& played) {
  const int players = game.players(opening);
  Record record;
  record.game = &game;
  record.rules_version = game.rules_version;
  record.options = game.options_json(opening);
  record.seed = seed;
  std::vector<Seated> bots;
  for (int seat = 0; seat < players; ++seat) {
    const BotSpec& spec = settings.bots[bot_at(settings.bots.size(), players, seat, rotation)];
    record.names.push_back("bot " + spec.name);
    Hash own;
    own.add(seed);
    own.add(static_cast<Seed>(rotation * players + seat));
    bots.emplace_back(game, spec, own.value());
  }
  AnyState state = opening;
  while (!game.deciders(state).empty()) {
    const Seat seat = game.deciders(state).front();
    const Action action = bots[seat].choose(state, seat);
    must(game.apply(state, seat, action, nullptr));
    record.decisions.push_back({seat, action});
  }
  const Scores scores = game.scores(state);
  const auto winners =
      static_cast<int>(std::count(scores.ranks.begin(), scores.ranks.begin() + scores.players, 1));
  for (int seat = 0; seat < players; ++seat) {
    const std::size_t bot = bot_at(settings.bots.size(), players, seat, rotation);
    const auto at = static_cast<std::size_t>(seat);
    record.points.push_back(scores.points[at]);
    Tally& tally = played.tallies[bot];
    tally.points += scores.points[at];
    if (scores.ranks[at] != 1) continue;
    ++(winners == 1 ? tally.wins : tally.shared);
    played.part[bot] += 1.0 / winners;
  }
  played.decisions += record.decisions.size();
  return record;
}

/// The log of how much likelier the result is with a difference of elo1 than with elo0.
double log_likelihood_ratio(const ArenaResult& result, const Sprt& sprt) {
  const Tally& first = result.tallies.front();
  const auto rounds = static_cast<double>(result.rounds);
  if (rounds < 2) return 0;
  const double games = result.players;
  const double mean = first.sum / rounds / games;
  const double variance =
      std::max(first.sum_squares / rounds / games / games - mean * mean, 0.25 / games / rounds);
  const double s0 = share_of_elo(sprt.elo0, result.players);
  const double s1 = share_of_elo(sprt.elo1, result.players);
  return (s1 - s0) * (2 * mean - s0 - s1) * rounds / (2 * variance);
}

}  // namespace

double elo_of_share(double share, int players) {
  if (share <= 0) return -std::numeric_limits<double>::infinity();
  if (share >= 1) return std::numeric_limits<double>::infinity();
  return 400 * std::log10(share * (players - 1) / (1 - share));
}

double share_of_elo(double elo, int players) { return 1 / (1 + (players - 1) * std::pow(10, -elo / 400)); }

double ArenaResult::mean_points(std::size_t bot) const {
  const double held = static_cast<double>(games) * tallies[bot].seats;
  return games == 0 ? 0 : static_cast<double>(tallies[bot].points) / held;
}

/// Wilson's interval, with as many games as independent ones would have given the spread between seeds.
Estimate ArenaResult::share(std::size_t bot) const {
  const Tally& tally = tallies[bot];
  if (games == 0) return {0.5, 0, 1};
  const double held = static_cast<double>(games) * tally.seats;
  const double mean = tally.sum / held;
  double n = static_cast<double>(games);
  if (rounds > 1) {
    const double per_round = static_cast<double>(players) * tally.seats;
    const auto count = static_cast<double>(rounds);
    const double spread = (tally.sum_squares / count / per_round / per_round - mean * mean) / (count - 1);
    if (spread > 1e-9) n = std::min(mean * (1 - mean) / spread, 4 * n);
  }
  const double z2 = kZ95 * kZ95;
  const double centre = (mean + z2 / (2 * n)) / (1 + z2 / n);
  const double half = kZ95 * std::sqrt(mean * (1 - mean) / n + z2 / (4 * n * n)) / (1 + z2 / n);
  return {mean, mean <= 0 ? 0 : std::max(0.0, centre - half), mean >= 1 ? 1 : std::min(1.0, centre + half)};
}

Estimate ArenaResult::elo(std::size_t bot) const {
  const Estimate part = share(bot);
  return {elo_of_share(part.value, players), elo_of_share(part.low, players),
          elo_of_share(part.high, players)};
}

tl::expected<ArenaResult, std::string> play_match(const AnyGame& game, const ArenaSettings& settings) {
  const auto probe = game.start(settings.options, settings.seed);
  if (!probe) return tl::make_unexpected(probe.error());
  const auto begin = std::chrono::steady_clock::now();
  ArenaResult total;
  total.players = game.players(*probe);
  total.tallies.resize(settings.bots.size());
  total.tallies.back().seats = total.players - static_cast<int>(settings.bots.size()) + 1;
  const auto players = static_cast<std::uint64_t>(total.players);
  const std::uint64_t rounds = (settings.games + players - 1) / players;
  std::atomic<std::uint64_t> next{0};
  std::atomic<bool> stop{false};
  std::mutex mutex;
  std::map<std::uint64_t, std::vector<Record>> early;  // finished before their turn to be kept
  std::uint64_t kept = 0;

  const auto work = [&](std::size_t) {
    for (std::uint64_t round = next++; round < rounds && !stop; round = next++) {
      Played round_sum{std::vector<double>(settings.bots.size()), std::vector<Tally>(settings.bots.size())};
      std::vector<Record> records;
      for (int rotation = 0; rotation < total.players && !stop; ++rotation) {
        const Seed seed = settings.seed + round;
        records.push_back(play_one(game, settings, game.restart(*probe, seed), seed, rotation, round_sum));
      }
      const std::lock_guard lock(mutex);
      if (records.size() < players || stop) return;
      total.games += players;
      ++total.rounds;
      if (settings.keep) {
        early.emplace(round, std::move(records));
        for (; !early.empty() && early.begin()->first == kept; ++kept) {
          for (const Record& record : early.begin()->second) settings.keep(record);
          early.erase(early.begin());
        }
      }
      total.decisions += static_cast<double>(round_sum.decisions);
      for (std::size_t bot = 0; bot < settings.bots.size(); ++bot) {
        Tally& tally = total.tallies[bot];
        tally.wins += round_sum.tallies[bot].wins;
        tally.shared += round_sum.tallies[bot].shared;
        tally.points += round_sum.tallies[bot].points;
        tally.sum += round_sum.part[bot];
        tally.sum_squares += round_sum.part[bot] * round_sum.part[bot];
      }
      if (settings.sprt) {
        total.llr = log_likelihood_ratio(total, *settings.sprt);
        if (*total.llr >= kLikelier) total.verdict = "accepted";
        if (*total.llr <= -kLikelier) total.verdict = "rejected";
        if (!total.verdict.empty()) stop = true;
      }
      if (settings.progress) settings.progress(total);
    }
  };
  on_threads(settings.threads, work);
  for (const auto& [round, records] : early) {  // an SPRT stopped before those between them were finished
    for (const Record& record : records) settings.keep(record);
  }
  total.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return total;
}

}  // namespace fondaco
