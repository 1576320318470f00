#include <memory>

#include <fmt/core.h>

#include "cli/command.hpp"
#include "lab/perft.hpp"

namespace fondaco::cli {

namespace {

struct PerftArguments {
  GameArguments game;
  int depth = 4;
  bool json = false;
};

int count_sequences(const PerftArguments& arguments) {
  const auto chosen = choose(arguments.game);
  if (!chosen) return complain(chosen.error());
  const auto state = chosen->game->start(chosen->options, chosen->seed);
  Json counts = Json::array();
  for (int depth = 1; depth <= arguments.depth; ++depth) {
    const std::uint64_t count = perft(*chosen->game, *state, depth);
    counts.push_back({
        {"depth",     depth},
        {"sequences", count}
    });
    if (arguments.json) continue;
    fmt::print("{:3d} {:>20}\n", depth, grouped(count));
    std::fflush(stdout);  // the next one may take long
  }
  if (arguments.json) {
    print_json({
        {"game",    chosen->game->key                 },
        {"options", chosen->game->options_json(*state)},
        {"seed",    chosen->seed                      },
        {"counts",  counts                            }
    });
  }
  return kFine;
}

}  // namespace

void add_perft(CLI::App& app, Action& chosen) {
  auto* command = app.add_subcommand("perft", "Counts the sequences of decisions from the opening");
  command->footer("Example:\n  fondaco perft calimala --players 3 --seed 1 --depth 8");
  auto arguments = std::make_shared<PerftArguments>();
  arguments->game.add_to(*command);
  command->add_option("--depth", arguments->depth, "How many decisions")
      ->check(CLI::Range(1, 30))
      ->capture_default_str();
  command->add_flag("--json", arguments->json, "As JSON");
  command->callback([&chosen, arguments] { chosen = [arguments] { return count_sequences(*arguments); }; });
}

}  // namespace fondaco::cli
