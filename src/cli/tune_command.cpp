#include <memory>

#include <fmt/core.h>

#include "cli/command.hpp"
#include "lab/tune.hpp"

namespace fondaco::cli {

namespace {

struct TuneArguments {
  GameArguments game;
  std::string bot = "greedy";
  int steps = 100;
  std::uint64_t games = 40;
  std::uint64_t check = 1000;
  int reach = 15;
  int threads = 1;
};

int run_tune(const TuneArguments& arguments) {
  const auto chosen = choose(arguments.game);
  if (!chosen) return complain(chosen.error());
  const AnyGame& game = *chosen->game;
  auto bot = bot_with_weights(game, arguments.bot, "100");
  if (!bot) return complain(bot.error());
  TuneSettings settings;
  settings.options = chosen->options;
  settings.bot = *bot;
  settings.steps = arguments.steps;
  settings.games = arguments.games;
  settings.check = arguments.check;
  settings.reach = arguments.reach;
  settings.seed = chosen->seed;
  settings.threads = arguments.threads;
  Progress progress(static_cast<std::uint64_t>(settings.steps));
  settings.progress = [&progress](int step, const Weights&) { progress(static_cast<std::uint64_t>(step)); };
  const auto result = tune(game, settings);
  if (!result) return complain(option_sentence(game, result.error()));
  fmt::print("{}, {} players, {} steps of {} games by {}\n", game.key, result->match.players, settings.steps,
             settings.games, bot->name);
  for (std::size_t i = 0; i < game.term_keys.size(); ++i) {
    fmt::print("  {:<24} {:>6} -> {:>6}\n", game.term_keys[i], result->before[i], result->after[i]);
  }
  const Estimate share = result->match.share(0);
  fmt::print("after against before, {} games: {:.1f} % of the wins ({:.1f} to {:.1f})\n", result->match.games,
             100 * share.value, 100 * share.low, 100 * share.high);
  return kFine;
}

}  // namespace

void add_tune(CLI::App& app, Action& chosen) {
  auto* command = app.add_subcommand("tune", "Improve the weights of a game's evaluation by play");
  command->footer("Example:\n  fondaco tune millefiori --players 2 --bot greedy --steps 200 --games 100");
  auto arguments = std::make_shared<TuneArguments>();
  arguments->game.add_to(*command);
  command
      ->add_option("--bot", arguments->bot,
                   "Who plays with the weights; greedy@weights.json begins with those of a file")
      ->capture_default_str();
  command->add_option("--steps", arguments->steps, "How often the weights are moved")
      ->check(CLI::Range(1, 100'000))
      ->capture_default_str();
  command->add_option("--games", arguments->games, "Games of each step")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000}))
      ->capture_default_str();
  command->add_option("--check", arguments->check, "Games of the new weights against the old ones")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000}))
      ->capture_default_str();
  command->add_option("--reach", arguments->reach, "How far a step tries a weight, in hundredths of it")
      ->check(CLI::Range(1, 100))
      ->capture_default_str();
  command->add_option("--threads", arguments->threads, "How many games at the same time")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command->callback([&chosen, arguments] { chosen = [arguments] { return run_tune(*arguments); }; });
}

}  // namespace fondaco::cli
