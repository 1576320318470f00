#include <memory>

#include "cli/command.hpp"
#include "cli/trace_output.hpp"
#include "lab/trace.hpp"

namespace fondaco::cli {

namespace {

struct TraceArguments {
  GameArguments game;
  PolicyArgument policy;
};

int trace_game(const TraceArguments& arguments) {
  const auto chosen = choose(arguments.game);
  if (!chosen) return complain(chosen.error());
  const auto policy = arguments.policy.for_game(*chosen->game);
  if (!policy) return complain(policy.error());
  TraceOutput output;
  const auto result = trace(*chosen->game, chosen->options, chosen->seed, *policy, output.line());
  if (!result) return complain(option_sentence(*chosen->game, result.error()));
  return output.finish();
}

}  // namespace

void add_trace(CLI::App& app, Action& chosen) {
  auto* command =
      app.add_subcommand("trace", "One random game as JSON lines, everything open (docs/traces.md)");
  command->footer("Example:\n  fondaco trace calimala --players 3 --seed 1 > game.jsonl");
  auto arguments = std::make_shared<TraceArguments>();
  arguments->game.add_to(*command);
  arguments->policy.add_to(*command);
  command->callback([&chosen, arguments] { chosen = [arguments] { return trace_game(*arguments); }; });
}

}  // namespace fondaco::cli
