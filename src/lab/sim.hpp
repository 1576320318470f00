#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>

#include <tl/expected.hpp>

#include "core/any_game.hpp"
#include "core/json.hpp"
#include "core/random_play.hpp"

namespace fondaco {

struct SimSettings {
  Json options = Json::object();
  std::uint64_t games = 1000;
  Seed seed = 0;    // game i has seed + i
  int threads = 1;  // the result is the same for any number
  Policy policy = Policy::Uniform;
  bool check = false;  // verify every invariant after every decision
  /// Called now and then, from one thread at a time, with the games finished so far.
  std::function<void(std::uint64_t)> progress;
};

/// What many random games were like. All sums are whole numbers, so that threads can be added up in any
/// order.
struct SimResult {
  int players = 0;
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;
  std::uint64_t choices = 0;  // decisions with at least two options
  std::uint64_t choice_options = 0;
  std::uint64_t most_options = 0;
  std::uint64_t shortest = UINT64_MAX;
  std::uint64_t longest = 0;
  std::array<std::int64_t, kMaxSeats> points{};
  std::array<std::uint64_t, kMaxSeats> points_squared{};
  std::int64_t lowest_points = INT64_MAX;
  std::int64_t highest_points = INT64_MIN;
  std::array<std::uint64_t, kMaxSeats> wins{};  // in sixtieths of a game: a shared win is divided
  std::uint64_t violations = 0;
  std::string first_violation;  // of the lowest seed that had one
  Seed first_violation_seed = 0;
  double seconds = 0;

  void add(const SimResult& other);
};

inline constexpr std::uint64_t kWholeWin = 60;

/// Plays random games. Fails only if the options do not fit the game.
[[nodiscard]] tl::expected<SimResult, std::string> simulate(const AnyGame& game, const SimSettings& settings);

}  // namespace fondaco
