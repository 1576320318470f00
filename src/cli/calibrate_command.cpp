#include <memory>

#include <fmt/core.h>

#include "bots/levels.hpp"
#include "bots/plan.hpp"
#include "bots/think.hpp"
#include "cli/command.hpp"
#include "core/text.hpp"
#include "lab/calibration.hpp"

namespace fondaco::cli {

namespace {

/// Games by which nothing was fitted.
constexpr Seed kOthers = Seed{1} << 40;

struct CalibrateArguments {
  GameArguments game;
  std::string bot = "greedy";
  std::string asked;
  std::uint64_t games = 1000;
  int positions = 12;
  int threads = 1;
  bool fits = false;
  bool json = false;
};

void show(const Tenths& tenths) {
  fmt::print("  {:<12} {:>9} {:>6} {:>6}\n", "said", "how often", "said", "won");
  for (std::size_t i = 0; i < tenths.size(); ++i) {
    const Tenth& tenth = tenths[i];
    if (tenth.said_so == 0) continue;
    fmt::print("  {:>2} to {:>3} %  {:>9} {:>6.1f} {:>6.1f}\n", 10 * i, 10 * i + 10, grouped(tenth.said_so),
               tenth.said, tenth.won);
  }
}

Json as_json(const Tenths& tenths) {
  Json list = Json::array();
  for (std::size_t i = 0; i < tenths.size(); ++i) {
    list.push_back({
        {"from",    10 * i           },
        {"said_so", tenths[i].said_so},
        {"said",    tenths[i].said   },
        {"won",     tenths[i].won    }
    });
  }
  return list;
}

/// The chance that a hint of this bot states.
int said_by(const BotSpec& spec, const AnyGame& game, const AnyState& state, Seat seat) {
  Thinker thinker(game, spec);
  thinker.start(state, seat, 1, {spec.iterations, spec.milliseconds});
  return plans_of(Judge(game), state, seat, thinker.wait(), 1).front().chance;
}

int run_calibrate(const CalibrateArguments& arguments) {
  const auto chosen = choose(arguments.game);
  if (!chosen) return complain(chosen.error());
  const AnyGame& game = *chosen->game;
  const auto bot = bot_with_weights(game, arguments.bot, "100");
  if (!bot) return complain(bot.error());
  CalibrationSettings settings;
  settings.match.options = chosen->options;
  settings.match.bots = {*bot, *bot};
  settings.match.games = arguments.games;
  settings.match.seed = chosen->seed;
  settings.match.threads = arguments.threads;
  settings.positions = arguments.positions;
  const auto opening = game.start(chosen->options, 0);
  if (!opening) return complain(option_sentence(game, opening.error()));
  const int players = game.players(*opening);
  if (!arguments.asked.empty()) {
    const auto asked = find_bot(game, arguments.asked, "100");
    if (!asked) return complain(asked.error());
    if (asked->kind < BotKind::Flat)
      return complain("'" + shown(arguments.asked) + "' gives no advice; a level or a searching bot does");
    settings.ask = [&](const AnyGame& of, const AnyState& state, Seat seat) {
      return said_by(*asked, of, state, seat);
    };
    const auto hints = ask_for_hints(game, settings);
    if (!hints) return complain(option_sentence(game, hints.error()));
    if (arguments.json) {
      print_json({
          {"game",    game.key                  },
          {"players", players                   },
          {"games",   arguments.games           },
          {"hints",   hints->size()             },
          {"tenths",  as_json(by_tenths(*hints))}
      });
      return kFine;
    }
    fmt::print("{}, {} players, {} hints by {} in {} games by {}\n", game.key, players,
               grouped(hints->size()), asked->name, grouped(arguments.games), bot->name);
    show(by_tenths(*hints));
    return kFine;
  }
  Firmness firmness = game.firmness[static_cast<std::size_t>(players - 2)];
  if (arguments.fits) {
    const auto positions = see_positions(game, settings);
    if (!positions) return complain(option_sentence(game, positions.error()));
    firmness = fit(*positions, players);
    settings.match.seed += kOthers;
  }
  const auto positions = see_positions(game, settings);
  if (!positions) return complain(option_sentence(game, positions.error()));
  const Tenths tenths = by_tenths(*positions, players, firmness);
  if (arguments.json) {
    print_json({
        {"game",      game.key         },
        {"players",   players          },
        {"games",     arguments.games  },
        {"positions", positions->size()},
        {"firmness",  firmness         },
        {"tenths",    as_json(tenths)  }
    });
    return kFine;
  }
  fmt::print("{}, {} players, {} positions of {} games by {}\n", game.key, players,
             grouped(positions->size()), grouped(arguments.games), bot->name);
  if (arguments.fits) {
    fmt::print("  firmness");
    for (const int firm : firmness) fmt::print(" {}", firm);
    fmt::print("\n");
  }
  show(tenths);
  return kFine;
}

}  // namespace

void add_calibrate(CLI::App& app, Action& chosen) {
  auto* command =
      app.add_subcommand("calibrate", "Whether chances to win that are read off positions come true");
  command->footer(
      "Examples:\n"
      "  fondaco calibrate millefiori --players 3 --games 4000\n"
      "  fondaco calibrate millefiori --players 3 --games 4000 --fit\n"
      "  fondaco calibrate millefiori --bot level3 --asked level4 --games 200 --positions 3");
  auto arguments = std::make_shared<CalibrateArguments>();
  arguments->game.add_to(*command);
  command->add_option("--bot", arguments->bot, "Who plays the games")->capture_default_str();
  command->add_option("--asked", arguments->asked,
                      "Ask for hints, by a level or a searching bot, instead of reading off positions");
  command->add_option("--games", arguments->games, "How many")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000}))
      ->capture_default_str();
  command->add_option("--positions", arguments->positions, "Of each game")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  command->add_option("--threads", arguments->threads, "How many games at the same time")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command->add_flag("--fit", arguments->fits, "Fit anew by these games, and show it on as many others");
  command->add_flag("--json", arguments->json, "As JSON");
  command->callback([&chosen, arguments] { chosen = [arguments] { return run_calibrate(*arguments); }; });
}

}  // namespace fondaco::cli
