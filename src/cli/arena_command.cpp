#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <memory>

#include <fmt/core.h>
#include <unistd.h>

#include "cli/command.hpp"
#include "core/text.hpp"
#include "lab/arena.hpp"

namespace fondaco::cli {

namespace {

struct ArenaArguments {
  GameArguments game;
  std::vector<std::string> bots;
  std::uint64_t games = 100;
  std::string budget = "1000";
  int threads = 1;
  std::string sprt;
  std::string out;
  bool json = false;
};

void show(const ChosenGame& chosen, const ArenaSettings& settings, const ArenaResult& r) {
  fmt::print("{}, {} players, {} games ({} seeds from {}, every seat), {:.0f} s, {:.0f} decisions a game\n",
             chosen.game->key, r.players, r.games, r.rounds, chosen.seed, r.seconds,
             r.games == 0 ? 0.0 : r.decisions / static_cast<double>(r.games));
  fmt::print("  {:<20} {:>6} {:>6} {:>8}   {:<24} {}\n", "bot", "wins", "shared", "points", "share of wins",
             "Elo");
  for (std::size_t bot = 0; bot < r.tallies.size(); ++bot) {
    const Tally& tally = r.tallies[bot];
    const Estimate share = r.share(bot);
    const Estimate elo = r.elo(bot);
    fmt::print(
        "  {:<20} {:>6} {:>6} {:>8.1f}   {:5.1f} % ({:.1f} to {:.1f})   {:+.0f} ({:+.0f} to {:+.0f})\n",
        settings.bots[bot].name, tally.wins, tally.shared, r.mean_points(bot), 100 * share.value,
        100 * share.low, 100 * share.high, elo.value, elo.low, elo.high);
  }
  if (r.llr)
    fmt::print("  SPRT: log likelihood ratio {:.2f}, {}\n", *r.llr,
               r.verdict.empty() ? "undecided" : r.verdict);
}

/// "elo0,elo1", the second the larger.
std::optional<Sprt> parse_sprt(const std::string& text) {
  Sprt sprt;
  int end = 0;
  const bool read = std::sscanf(text.c_str(), "%lf,%lf%n", &sprt.elo0, &sprt.elo1, &end) == 2;
  const bool whole = read && static_cast<std::size_t>(end) == text.size();
  if (!whole || !(sprt.elo0 < sprt.elo1) || sprt.elo0 < -2000 || sprt.elo1 > 2000) return std::nullopt;
  return sprt;
}

/// How the match stands, on stderr, while it goes on; silent unless that is a terminal.
class RunningEstimate {
 public:
  explicit RunningEstimate(const ArenaSettings& settings)
      : games_(settings.games), name_(settings.bots.front().name), on_(isatty(STDERR_FILENO) != 0) {}
  ~RunningEstimate() {
    if (on_) fmt::print(stderr, "\r\033[K");
  }
  RunningEstimate(const RunningEstimate&) = delete;
  RunningEstimate& operator=(const RunningEstimate&) = delete;
  void operator()(const ArenaResult& r) const {
    if (!on_) return;
    const Estimate share = r.share(0);
    const auto done = static_cast<std::size_t>(20 * r.games / std::max(games_, r.games));
    fmt::print(stderr, "\r\033[K[{:<20}] {}/{}  {}: {:.1f} % ({:.1f} to {:.1f})", std::string(done, '='),
               r.games, games_, name_, 100 * share.value, 100 * share.low, 100 * share.high);
    if (r.llr) fmt::print(stderr, "  LLR {:.2f}", *r.llr);
    std::fflush(stderr);
  }

 private:
  std::uint64_t games_;
  std::string name_;
  bool on_;
};

/// What is infinite is null.
Json estimate_json(const Estimate& estimate) {
  const auto finite = [](double value) { return std::isfinite(value) ? Json(value) : Json(); };
  return {
      {"value", finite(estimate.value)},
      {"low",   finite(estimate.low)  },
      {"high",  finite(estimate.high) }
  };
}

Json as_json(const ChosenGame& chosen, const ArenaSettings& settings, const ArenaResult& r) {
  Json json = {
      {"game", chosen.game->key},
      {"players", r.players},
      {"options", chosen.game->options_json(*chosen.game->start(chosen.options, 0))},
      {"seed", chosen.seed},
      {"games", r.games},
      {"seeds", r.rounds},
      {"seconds", r.seconds},
      {"decisions", r.decisions}
  };
  json["bots"] = Json::array();
  for (std::size_t bot = 0; bot < r.tallies.size(); ++bot) {
    const Tally& tally = r.tallies[bot];
    json["bots"].push_back({
        {"name",   settings.bots[bot].name    },
        {"seats",  tally.seats                },
        {"wins",   tally.wins                 },
        {"shared", tally.shared               },
        {"points", r.mean_points(bot)         },
        {"share",  estimate_json(r.share(bot))},
        {"elo",    estimate_json(r.elo(bot))  }
    });
  }
  if (settings.sprt) {
    json["sprt"] = {
        {"elo0",    settings.sprt->elo0                                },
        {"elo1",    settings.sprt->elo1                                },
        {"llr",     r.llr.value_or(0)                                  },
        {"verdict", r.verdict.empty() ? "undecided" : r.verdict.c_str()}
    };
  }
  return json;
}

/// The bots of the match, or the sentence that says why there is none.
tl::expected<std::vector<BotSpec>, std::string> bots_of(const ArenaArguments& arguments, const AnyGame& game,
                                                        int players) {
  if (arguments.bots.size() < 2) return tl::make_unexpected("a match needs two bots at least");
  if (arguments.bots.size() > static_cast<std::size_t>(players)) {
    return tl::make_unexpected(
        fmt::format("{} bots find no place at a table of {}", arguments.bots.size(), players));
  }
  std::vector<BotSpec> bots;
  for (const std::string& name : arguments.bots) {
    auto bot = bot_with_weights(game, name, arguments.budget);
    if (!bot) return tl::make_unexpected(bot.error());
    bots.push_back(std::move(*bot));
  }
  return bots;
}

int run_arena(const ArenaArguments& arguments) {
  const auto chosen = choose(arguments.game);
  if (!chosen) return complain(chosen.error());
  const AnyGame& game = *chosen->game;
  ArenaSettings settings;
  settings.options = chosen->options;
  settings.games = arguments.games;
  settings.seed = chosen->seed;
  settings.threads = arguments.threads;
  auto bots = bots_of(arguments, game, game.players(*game.start(chosen->options, 0)));
  if (!bots) return complain(bots.error());
  settings.bots = std::move(*bots);
  if (!arguments.sprt.empty()) {
    settings.sprt = parse_sprt(arguments.sprt);
    if (!settings.sprt)
      return complain("--sprt wants two differences in Elo, the smaller first, such as 0,30");
  }
  std::ofstream out;
  if (!arguments.out.empty()) {
    out.open(arguments.out, std::ios::binary);
    if (!out) return complain(shown(arguments.out, 400) + ": it can't be written");
    settings.keep = [&out, first = true](const Record& record) mutable {
      out << (first ? "" : "\n") << write_record(record) << std::flush;
      first = false;
    };
  }
  settings.progress = [estimate = std::make_shared<RunningEstimate>(settings)](const ArenaResult& r) {
    (*estimate)(r);
  };
  const auto result = play_match(game, settings);
  settings.progress = nullptr;
  if (!result) return complain(option_sentence(game, result.error()));
  if (arguments.json) {
    print_json(as_json(*chosen, settings, *result));
  } else {
    show(*chosen, settings, *result);
  }
  if (!arguments.out.empty() && !out)
    return complain(shown(arguments.out, 400) + ": it could not be written whole");
  return kFine;
}

}  // namespace

void add_arena(CLI::App& app, Action& chosen) {
  auto* command = app.add_subcommand("arena", "Let bots play each other and measure their strength");
  command->footer(
      "Bots: random, greedy, flat:N and ismcts:N (N iterations, or Nms for time), level1 to level5.\n"
      "Settings follow a slash (ismcts:500/playout=4), weights of the evaluation an @ "
      "(greedy@weights.json).\n"
      "Every seed is played once in every rotation of the seats.\n\n"
      "Examples:\n"
      "  fondaco arena calimala --players 2 --bots level4,greedy --games 200 --threads 2\n"
      "  fondaco arena tuscany --players 4 --bots level3,level2 --games 400 --json\n"
      "  fondaco arena millefiori --players 2 --bots ismcts,flat --budget 500 --games 2000 --sprt 0,30");
  auto arguments = std::make_shared<ArenaArguments>();
  arguments->game.add_to(*command);
  command->add_option("--bots", arguments->bots, "Who plays, with commas; the last takes the seats left over")
      ->delimiter(',')
      ->required();
  command->add_option("--games", arguments->games, "How many games, rounded up to whole rotations")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{100'000'000}))
      ->capture_default_str();
  command
      ->add_option("--budget", arguments->budget, "How long bots think that do not say: iterations, or Nms")
      ->capture_default_str();
  command->add_option("--threads", arguments->threads, "How many games at the same time")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command->add_option("--sprt", arguments->sprt,
                      "ELO0,ELO1: stop as soon as one difference is 19 times likelier than the other");
  command->add_option("--out", arguments->out, "Save the games as records, one after the other");
  command->add_flag("--json", arguments->json, "The result as JSON");
  command->callback([&chosen, arguments] { chosen = [arguments] { return run_arena(*arguments); }; });
}

}  // namespace fondaco::cli
