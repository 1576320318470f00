#include <cmath>
#include <limits>
#include <memory>

#include <fmt/core.h>

#include "cli/command.hpp"
#include "client/load.hpp"

namespace fondaco::cli {

namespace {

constexpr double kMega = 1e6;

struct LoadArguments {
  client::LoadSettings settings;
  std::string game = "all";
  std::optional<double> ramp;
  bool json = false;
};

/// What is told of how long things took, in milliseconds.
struct Times {
  double p50, p90, p99, p999, max;

  explicit Times(client::load::Latencies& all)
      : p50(all.within(0.5)),
        p90(all.within(0.9)),
        p99(all.within(0.99)),
        p999(all.within(0.999)),
        max(all.within(1)) {}

  Json json() const {
    return {
        {"p50",   p50 },
        {"p90",   p90 },
        {"p99",   p99 },
        {"p99.9", p999},
        {"max",   max }
    };
  }
  std::string line() const {
    return fmt::format("{:>9.2f} {:>9.2f} {:>9.2f} {:>9.2f} {:>9.2f}", p50, p90, p99, p999, max);
  }
};

Json process_json(const client::load::Process& process, double seconds) {
  return {
      {"resident_bytes", process.resident     },
      {"peak_bytes",     process.peak         },
      {"cpu_seconds",    process.cpu          },
      {"cores",          process.cpu / seconds}
  };
}

Json report_json(client::LoadReport& report) {
  Json json = {
      {"tables", report.tables},
      {"sockets", report.sockets},
      {"seconds", report.seconds},
      {"moves", report.moves},
      {"moves_per_second", static_cast<double>(report.moves) / report.seconds},
      {"late", report.late},
      {"games_ended", report.games},
      {"received_bytes", report.received},
      {"errors", report.errors},
      {"lines_lost", report.lines_lost},
      {"act_to_ack_ms", Times(report.acknowledged).json()},
      {"act_to_update_ms", Times(report.told).json()},
      {"generator", process_json(report.own, report.seconds)}
  };
  if (report.server) json["server"] = process_json(*report.server, report.seconds);
  return json;
}

void print_process(const char* name, const client::load::Process& process, double seconds) {
  fmt::print("{:<16} {:.0f} MB resident (at most {:.0f}), {:.1f} s of CPU ({:.2f} cores)\n", name,
             static_cast<double>(process.resident) / kMega, static_cast<double>(process.peak) / kMega,
             process.cpu, process.cpu / seconds);
}

void print_report(client::LoadReport& report) {
  const auto row = [](const char* name, const std::string& value) { fmt::print("{:<16} {}\n", name, value); };
  row("tables", grouped(static_cast<std::uint64_t>(report.tables)));
  row("sockets", grouped(static_cast<std::uint64_t>(report.sockets)));
  row("moves", fmt::format("{} in {:g} s, {:.1f} a second", grouped(report.moves), report.seconds,
                           static_cast<double>(report.moves) / report.seconds));
  row("late moves", grouped(report.late));
  row("games ended", grouped(report.games));
  row("received",
      fmt::format("{:.1f} MB a second", static_cast<double>(report.received) / kMega / report.seconds));
  std::string errors;
  for (const auto& [code, count] : report.errors)
    errors += fmt::format("{}{} {}", errors.empty() ? "" : ", ", grouped(count), code);
  row("errors", errors.empty() ? "none" : errors);
  if (report.errors.contains("too_fast"))
    row("", "The server keeps people from hurrying: start it with --no-limits.");
  row("lines lost", grouped(report.lines_lost));
  fmt::print("\n{:<16} {:>9} {:>9} {:>9} {:>9} {:>9}\n", "ms", "p50", "p90", "p99", "p99.9", "max");
  row("act to ack", Times(report.acknowledged).line());
  row("act to update", Times(report.told).line());
  fmt::print("\n");
  if (report.server) print_process("server", *report.server, report.seconds);
  print_process("generator", report.own, report.seconds);
}

int load(const LoadArguments& arguments) {
  client::LoadSettings settings = arguments.settings;
  settings.games.assign(all_games().begin(), all_games().end());
  if (arguments.game != "all") {
    const auto game = choose_game(arguments.game);
    if (!game) return complain(game.error());
    settings.games = {*game};
  }
  for (const AnyGame* game : settings.games) {
    if (settings.players < game->min_players || settings.players > game->max_players)
      return complain(
          fmt::format("{} is for {} to {} players", game->key, game->min_players, game->max_players));
  }
  settings.ramp = arguments.ramp.value_or(std::max(1.0, settings.tables / 100.0));
  auto report = [&] {
    Progress progress(static_cast<std::uint64_t>(std::ceil(settings.ramp + settings.seconds)));
    settings.progress = [&progress](std::uint64_t done) { progress(done); };
    return client::make_load(settings);
  }();
  if (!report) return complain(report.error());
  arguments.json ? print_json(report_json(*report)) : print_report(*report);
  return report->fine() ? kFine : kNotAsExpected;
}

}  // namespace

void add_load(CLI::App& app, Action& chosen) {
  auto* command =
      app.add_subcommand("load", "Play at many tables of a server on this machine and measure its answers");
  command->footer(
      "Random games by as many guests as there are seats, each with a socket of its own. Measured is, from "
      "when "
      "everybody sits, the time from an action to its acknowledgement and to the update at each seat. The "
      "status "
      "is 1 if anything went wrong or a line was lost.\n\n"
      "Examples:\n"
      "  fondaco serve --no-limits --quiet --data /tmp/load &\n"
      "  fondaco load http://127.0.0.1:8080 --tables 500 --seconds 30 --pid $!");
  auto arguments = std::make_shared<LoadArguments>();
  client::LoadSettings& s = arguments->settings;
  command->add_option("URL", s.url, "Where the server listens: http://127.0.0.1:PORT")->required();
  command->add_option("--tables", s.tables, "How many tables")
      ->check(CLI::Range(1, 100'000))
      ->capture_default_str();
  command->add_option("--players", s.players, "How many sit at each")
      ->check(CLI::Range(2, 5))
      ->capture_default_str();
  command->add_option("--game", arguments->game, "Only this game; 'all' for all in turn")
      ->capture_default_str();
  command->add_option("--every", s.every, "Seconds between two moves at a table, on average")
      ->check(CLI::Range(0.001, 3600.0))
      ->capture_default_str();
  command->add_option("--seconds", s.seconds, "For how long it is measured")
      ->check(CLI::Range(0.1, 1e6))
      ->capture_default_str();
  command
      ->add_option("--ramp", arguments->ramp,
                   "Seconds over which the tables are set up; if not given, one for each 100 tables")
      ->check(CLI::Range(0.0, 1e5));
  command->add_option("--pid", s.server, "The server's process, to tell what memory and time it took")
      ->check(CLI::Range(1, std::numeric_limits<pid_t>::max()));
  command->add_flag("--json", arguments->json, "As JSON");
  command->callback([&chosen, arguments] { chosen = [arguments] { return load(*arguments); }; });
}

}  // namespace fondaco::cli
