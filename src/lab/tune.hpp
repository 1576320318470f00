#pragma once

#include <functional>
#include <string>

#include <tl/expected.hpp>

#include "core/json.hpp"
#include "lab/arena.hpp"

namespace fondaco {

struct TuneSettings {
  Json options = Json::object();
  BotSpec bot;  // who plays with the weights
  int steps = 100;
  std::uint64_t games = 40;  // in each step
  Seed seed = 0;
  int threads = 1;
  int reach = 15;              // how far a step tries out a weight, in hundredths of it
  std::uint64_t check = 1000;  // games of the tuned weights against those before
  std::function<void(int step, const Weights&)> progress;
};

struct TuneResult {
  Weights before{};
  Weights after{};
  ArenaResult match;  // after against before, on seeds of its own
};

/// Improves a game's weights by simultaneous perturbation (SPSA): each step moves all weights a little up or
/// down at random, lets the two opposite moves play each other, and goes some way towards the winner. Fails
/// only if the options do not fit the game.
[[nodiscard]] tl::expected<TuneResult, std::string> tune(const AnyGame& game, const TuneSettings& settings);

}  // namespace fondaco
