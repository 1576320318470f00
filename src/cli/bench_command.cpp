#include <array>
#include <memory>
#include <optional>

#include <fmt/core.h>

#include "bots/levels.hpp"
#include "cli/command.hpp"
#include "lab/search_speed.hpp"
#include "lab/signature.hpp"
#include "lab/sim.hpp"

namespace fondaco::cli {

namespace {

struct BenchArguments {
  std::string game;
  std::uint64_t games = 20'000;
  int threads = 1;
  std::uint32_t iterations = 20'000;
  bool search = false;
  bool signatures = false;
  bool json = false;
};

std::string hex(std::uint64_t hash) { return fmt::format("{:016x}", hash); }

/// The numbers that no compiler, build or target changes, without any that a clock does.
int bench_signatures(const BenchArguments& arguments, const std::vector<const AnyGame*>& games) {
  Json list = Json::array();
  if (!arguments.json)
    fmt::print("{:<14} {:>7}  {:<16}  {:<16}  {:<16}\n", "game", "players", "rules", "evaluation", "search");
  for (const AnyGame* game : games) {
    for (int players = game->min_players; players <= game->max_players; ++players) {
      const std::string rules = hex(signature(*game, players, kSignatureGames));
      const std::string evaluation = hex(evaluation_signature(*game, players, kSignatureGames));
      const std::string search = hex(search_signature(*game, players));
      list.push_back({
          {"game",       game->key },
          {"players",    players   },
          {"rules",      rules     },
          {"evaluation", evaluation},
          {"search",     search    }
      });
      if (arguments.json) continue;
      fmt::print("{:<14} {:>7}  {}  {}  {}\n", game->key, players, rules, evaluation, search);
    }
  }
  if (arguments.json) print_json(list);
  return kFine;
}

/// Speed of search in mid-game at three players: guided and plain playouts, and as the levels search.
int bench_search(const BenchArguments& arguments, const std::vector<const AnyGame*>& games) {
  struct Kind {
    std::string_view name;
    std::optional<PlayoutSettings> playout;
  };
  const std::array<Kind, 3> kinds = {
      {{"guided", PlayoutSettings{20, 2}}, {"plain", PlayoutSettings{30, 1}}, {"levels", std::nullopt}}
  };
  Json list = Json::array();
  if (!arguments.json)
    fmt::print("{:<14} {:<8} {:>13} {:>11}\n", "game", "playouts", "iterations/s", "bytes");
  for (const AnyGame* game : games) {
    for (const Kind& kind : kinds) {
      SearchSettings settings = search_settings(*game);
      if (kind.playout) settings.playout = *kind.playout;
      const SearchSpeed speed = measure_search(*game, settings, arguments.iterations, arguments.threads);
      list.push_back({
          {"game",                  game->key                  },
          {"playouts",              kind.name                  },
          {"iterations",            arguments.iterations       },
          {"threads",               arguments.threads          },
          {"iterations_per_second", speed.iterations_per_second},
          {"bytes",                 speed.bytes                }
      });
      if (arguments.json) continue;
      fmt::print("{:<14} {:<8} {:>13} {:>11}\n", game->key, kind.name,
                 grouped(static_cast<std::uint64_t>(speed.iterations_per_second)), grouped(speed.bytes));
    }
  }
  if (arguments.json) print_json(list);
  return kFine;
}

int bench(const BenchArguments& arguments) {
  std::vector<const AnyGame*> games(all_games().begin(), all_games().end());
  if (!arguments.game.empty()) {
    const auto game = choose_game(arguments.game);
    if (!game) return complain(game.error());
    games = {*game};
  }
  if (arguments.search) return bench_search(arguments, games);
  if (arguments.signatures) return bench_signatures(arguments, games);
  Json list = Json::array();
  if (!arguments.json)
    fmt::print("{:<14} {:>7} {:>13} {:>11} {:>6}  {}\n", "game", "players", "decisions/s", "games/s", "bytes",
               "signature");
  for (const AnyGame* game : games) {
    for (int players = game->min_players; players <= game->max_players; ++players) {
      SimSettings settings;
      settings.options = {
          {"players", players}
      };
      settings.games = arguments.games;
      settings.threads = arguments.threads;
      const auto result = [&] {
        Progress progress(arguments.games);
        settings.progress = [&progress](std::uint64_t done) { progress(done); };
        return simulate(*game, settings);
      }();
      if (!result) return complain(option_sentence(*game, result.error()));
      const double decisions = static_cast<double>(result->decisions) / result->seconds;
      const double played = static_cast<double>(result->games) / result->seconds;
      const std::string hash = hex(signature(*game, players, kSignatureGames));
      list.push_back({
          {"game",                 game->key        },
          {"players",              players          },
          {"games",                result->games    },
          {"threads",              arguments.threads},
          {"decisions",            result->decisions},
          {"seconds",              result->seconds  },
          {"decisions_per_second", decisions        },
          {"games_per_second",     played           },
          {"state_bytes",          game->state_bytes},
          {"signature",            hash             }
      });
      if (arguments.json) continue;
      fmt::print("{:<14} {:>7} {:>13} {:>11} {:>6}  {}\n", game->key, players,
                 grouped(static_cast<std::uint64_t>(decisions)), grouped(static_cast<std::uint64_t>(played)),
                 game->state_bytes, hash);
    }
  }
  if (arguments.json) print_json(list);
  return kFine;
}

}  // namespace

void add_bench(CLI::App& app, Action& chosen) {
  auto* command =
      app.add_subcommand("bench", "Speed, state size and signature of each game and player count");
  command->footer(
      "Examples:\n  fondaco bench\n  fondaco bench calimala --threads 2 --json\n  fondaco bench --search\n  "
      "fondaco bench --signatures");
  auto arguments = std::make_shared<BenchArguments>();
  command->add_option("GAME", arguments->game, "Only this game");
  command->add_option("--games", arguments->games, "How many games to time")
      ->check(CLI::Range(1, 2'000'000'000))
      ->capture_default_str();
  command->add_option("--threads", arguments->threads, "On how many threads")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  auto* search = command->add_flag("--search", arguments->search,
                                   "The speed of search instead, in mid-game at three players");
  command
      ->add_flag("--signatures", arguments->signatures,
                 "Only the signatures: of the rules, of the evaluation, of the search")
      ->excludes(search);
  command
      ->add_option("--iterations", arguments->iterations, "How many of a search are timed, at each position")
      ->check(CLI::Range(1u, 10'000'000u))
      ->capture_default_str();
  command->add_flag("--json", arguments->json, "As JSON");
  command->callback([&chosen, arguments] { chosen = [arguments] { return bench(*arguments); }; });
}

}  // namespace fondaco::cli
