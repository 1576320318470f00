#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "bots/bot.hpp"
#include "core/json.hpp"
#include "table/record.hpp"

namespace fondaco {

/// Two strengths between which a match decides: stop as soon as one of them is 19 times likelier.
struct Sprt {
  double elo0 = 0;
  double elo1 = 0;
};

struct ArenaSettings {
  Json options = Json::object();
  std::vector<BotSpec> bots;  // the last one also takes the seats that are left
  std::uint64_t games = 100;
  Seed seed = 0;
  int threads = 1;
  std::optional<Sprt> sprt;
  /// Called after each game, from one thread at a time, with the result so far.
  std::function<void(const struct ArenaResult&)> progress;
  /// Called with each game that counts, from one thread at a time, in their order.
  std::function<void(const Record&)> keep;
};

/// A number with the interval that holds the true one in 95 matches of 100.
struct Estimate {
  double value = 0;
  double low = 0;
  double high = 0;
};

/// How one bot of a match did. Each game gives it its part of the win: a win alone counts 1, one shared by
/// two players one half each.
struct Tally {
  int seats = 1;  // it holds in every game
  std::uint64_t wins = 0;
  std::uint64_t shared = 0;
  std::int64_t points = 0;
  double sum = 0;          // of its parts of the wins
  double sum_squares = 0;  // of their sums over the games of one seed

  friend bool operator==(const Tally&, const Tally&) = default;
};

struct ArenaResult {
  int players = 0;
  std::uint64_t games = 0;
  std::uint64_t rounds = 0;    // seeds of which every seating was played
  std::vector<Tally> tallies;  // of the bots
  double decisions = 0;
  double seconds = 0;
  std::optional<double> llr;  // of an SPRT: log likelihood ratio
  std::string verdict;        // of an SPRT: "accepted", "rejected", or empty

  /// Points per seat and game.
  double mean_points(std::size_t bot) const;
  /// The part of the wins that the bot takes per seat that it holds.
  Estimate share(std::size_t bot) const;
  /// The same as a difference in Elo to the average of the others; infinite for all wins, or none.
  Estimate elo(std::size_t bot) const;
};

/// The difference in Elo at which a seat among `players` wins this share of the games; infinite for 0 and 1.
double elo_of_share(double share, int players);
double share_of_elo(double elo, int players);

/// Plays a match. Each seed is played once for every rotation of the seats, so that luck of the deal and the
/// seat cancels out. The result does not depend on the number of threads. Fails only if the options do not
/// fit the game.
[[nodiscard]] tl::expected<ArenaResult, std::string> play_match(const AnyGame& game,
                                                                const ArenaSettings& settings);

}  // namespace fondaco
