#include <cmath>
#include <memory>

#include <fmt/core.h>

#include "cli/command.hpp"
#include "lab/sim.hpp"

namespace fondaco::cli {

namespace {

struct SimArguments {
  GameArguments game;
  PolicyArgument policy;
  std::uint64_t games = 1000;
  int threads = 1;
  bool check = false;
  bool json = false;
};

double share(double part, std::uint64_t whole) {
  return whole == 0 ? 0.0 : part / static_cast<double>(whole);
}

double deviation(const SimResult& r, std::size_t seat) {
  const double mean = share(static_cast<double>(r.points[seat]), r.games);
  return std::sqrt(std::max(0.0, share(static_cast<double>(r.points_squared[seat]), r.games) - mean * mean));
}

Json as_json(const ChosenGame& chosen, const SimArguments& arguments, const SimResult& r) {
  Json json = {
      {"game", chosen.game->key},
      {"players", r.players},
      {"games", r.games},
      {"seed", chosen.seed},
      {"policy", arguments.policy.name},
      {"threads", arguments.threads},
      {"options", chosen.game->options_json(*chosen.game->start(chosen.options, 0))},
      {"decisions", r.decisions},
      {"seconds", r.seconds},
      {"decisions_per_second", r.seconds > 0 ? static_cast<double>(r.decisions) / r.seconds : 0.0},
      {"games_per_second", r.seconds > 0 ? static_cast<double>(r.games) / r.seconds : 0.0},
      {"state_bytes", chosen.game->state_bytes},
      {"length",
       {{"mean", share(static_cast<double>(r.decisions), r.games)}, {"min", r.shortest}, {"max", r.longest}}},
      {"choices_per_game", share(static_cast<double>(r.choices), r.games)},
      {"branching",
       {{"mean", share(static_cast<double>(r.choice_options), r.choices)}, {"max", r.most_options}}}
  };
  json["seats"] = Json::array();
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(r.players); ++seat) {
    json["seats"].push_back({
        {"points_mean",      share(static_cast<double>(r.points[seat]), r.games)            },
        {"points_deviation", deviation(r,                               seat)               },
        {"win_rate",         share(static_cast<double>(r.wins[seat]),   r.games * kWholeWin)}
    });
  }
  json["points"] = {
      {"min", r.lowest_points },
      {"max", r.highest_points}
  };
  if (arguments.check) {
    json["violations"] = r.violations;
    if (!r.first_violation.empty()) json["first_violation"] = r.first_violation;
  }
  return json;
}

void show(const ChosenGame& chosen, const SimArguments& arguments, const SimResult& r) {
  fmt::print("{}, {} players, {} {} random game{} from seed {}\n", chosen.game->key, r.players,
             grouped(r.games), arguments.policy.name, r.games == 1 ? "" : "s", chosen.seed);
  fmt::print("  decisions   {} ({:.1f} a game, {} to {}; {:.1f} of them with a choice)\n",
             grouped(r.decisions), share(static_cast<double>(r.decisions), r.games), r.shortest, r.longest,
             share(static_cast<double>(r.choices), r.games));
  fmt::print("  options     {:.2f} at a choice, at most {}\n",
             share(static_cast<double>(r.choice_options), r.choices), r.most_options);
  fmt::print("  points      {} to {}\n", r.lowest_points, r.highest_points);
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(r.players); ++seat) {
    fmt::print("    seat {}    {:.2f} points on average (deviation {:.2f}), wins {:.1f} %\n", seat,
               share(static_cast<double>(r.points[seat]), r.games), deviation(r, seat),
               100.0 * share(static_cast<double>(r.wins[seat]), r.games * kWholeWin));
  }
  fmt::print("  speed       {} decisions/s, {} games/s on {} thread{} ({:.2f} s), state {} bytes\n",
             grouped(static_cast<std::uint64_t>(static_cast<double>(r.decisions) / r.seconds)),
             grouped(static_cast<std::uint64_t>(static_cast<double>(r.games) / r.seconds)), arguments.threads,
             arguments.threads == 1 ? "" : "s", r.seconds, chosen.game->state_bytes);
  if (arguments.check) fmt::print("  violations  {}\n", r.violations);
  if (!r.first_violation.empty()) fmt::print("    {}\n", r.first_violation);
}

int simulate_games(const SimArguments& arguments) {
  const auto chosen = choose(arguments.game);
  if (!chosen) return complain(chosen.error());
  const auto policy = arguments.policy.for_game(*chosen->game);
  if (!policy) return complain(policy.error());
  Progress progress(arguments.games);
  SimSettings settings;
  settings.policy = *policy;
  settings.options = chosen->options;
  settings.games = arguments.games;
  settings.seed = chosen->seed;
  settings.threads = arguments.threads;
  settings.check = arguments.check;
  settings.progress = [&progress](std::uint64_t done) { progress(done); };
  const auto result = simulate(*chosen->game, settings);
  if (!result) return complain(option_sentence(*chosen->game, result.error()));
  if (arguments.json) {
    print_json(as_json(*chosen, arguments, *result));
  } else {
    show(*chosen, arguments, *result);
  }
  return result->violations == 0 ? kFine : kNotAsExpected;
}

}  // namespace

void add_sim(CLI::App& app, Action& chosen) {
  auto* command = app.add_subcommand("sim", "Random games: length, branching, points, seats, speed");
  command->footer(
      "Examples:\n"
      "  fondaco sim calimala --players 3 --games 10000 --seed 1\n"
      "  fondaco sim calimala --players 5 --games 100000 --threads 2 --check --json");
  auto arguments = std::make_shared<SimArguments>();
  arguments->game.add_to(*command);
  arguments->policy.add_to(*command);
  command->add_option("--games", arguments->games, "How many games")
      ->check(CLI::Range(1, 2'000'000'000))
      ->capture_default_str();
  command->add_option("--threads", arguments->threads, "On how many threads; the result is the same")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command->add_flag("--check", arguments->check,
                    "Verify every invariant after every decision; exit status 1 if one is broken");
  command->add_flag("--json", arguments->json, "As JSON");
  command->callback([&chosen, arguments] { chosen = [arguments] { return simulate_games(*arguments); }; });
}

}  // namespace fondaco::cli
