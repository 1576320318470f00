#include <memory>

#include <fmt/core.h>

#include "cli/command.hpp"
#include "cli/trace_output.hpp"
#include "table/record.hpp"

namespace fondaco::cli {

namespace {

struct ReplayArguments {
  std::string file;
  std::size_t game = 0;
  int decisions = -1;
  bool json = false;
  bool trace = false;
};

Json scores_json(const Scores& scores, bool ranks) {
  Json list = Json::array();
  for (std::size_t p = 0; p < scores.players; ++p)
    list.push_back(ranks ? static_cast<int>(scores.ranks[p]) : static_cast<int>(scores.points[p]));
  return list;
}

Json as_json(const Record& record, const AnyState& state, std::size_t played) {
  const AnyGame& game = *record.game;
  const Scores scores = game.scores(state);
  return {
      {"game", game.key},
      {"rules", record.rules_version},
      {"seed", record.seed},
      {"options", game.options_json(state)},
      {"decisions", played},
      {"over", game.deciders(state).empty()},
      {"points", scores_json(scores, false)},
      {"ranks", scores_json(scores, true)},
      {"hash", fmt::format("{:016x}", game.hash(state))},
      {"state", game.state_json(state, Observer::everything())}
  };
}

void show(const Record& record, const AnyState& state, std::size_t played) {
  const AnyGame& game = *record.game;
  const Scores scores = game.scores(state);
  fmt::print("{}, rules {}, {} players, {} decisions, {}\n", game.key, record.rules_version,
             game.players(state), played, game.deciders(state).empty() ? "ended" : "not ended");
  for (std::size_t p = 0; p < scores.players; ++p) {
    const std::string name = p < record.names.size() ? " (" + record.names[p] + ")" : "";
    fmt::print("  seat {}{}: {} points, place {}\n", p, name, scores.points[p], scores.ranks[p]);
  }
}

int trace_records(const std::string& file, const std::vector<FileRecord>& records) {
  TraceOutput output;
  for (const FileRecord& part : records) {
    const auto state = part.replayed(file, -1);
    if (!state) return complain(state.error());
    trace(part.record, output.line());
  }
  return output.finish();
}

int replay_file(const ReplayArguments& arguments) {
  const auto records = read_records(arguments.file, arguments.game);
  if (!records) return complain(records.error());
  if (arguments.trace) return trace_records(arguments.file, *records);
  Json list = Json::array();
  for (const FileRecord& part : *records) {
    const auto state = part.replayed(arguments.file, arguments.decisions);
    if (!state) return complain(state.error());
    const std::size_t all = part.record.decisions.size();
    const std::size_t played =
        arguments.decisions < 0 ? all : std::min(all, static_cast<std::size_t>(arguments.decisions));
    if (arguments.json) {
      list.push_back(as_json(part.record, *state, played));
    } else {
      if (records->size() > 1) fmt::print("game {}: ", part.number);
      show(part.record, *state, played);
    }
  }
  if (arguments.json) print_json(list.size() == 1 ? list[0] : list);
  return kFine;
}

}  // namespace

void add_replay(CLI::App& app, Action& chosen) {
  auto* command =
      app.add_subcommand("replay", "Checks a recorded game (.fgn, docs/records.md) and shows how it stands");
  command->footer("Examples:\n  fondaco replay game.fgn\n  fondaco replay game.fgn --decisions 100 --json");
  auto arguments = std::make_shared<ReplayArguments>();
  command->add_option("FILE", arguments->file, "The record")->required();
  command->add_option("--game", arguments->game, "Which game of a file with several, from 1 (default: all)")
      ->check(CLI::Range(std::size_t{1}, std::size_t{1'000'000'000}));
  command->add_option("--decisions", arguments->decisions, "Only the first so many")
      ->check(CLI::Range(0, 1'000'000));
  auto* json = command->add_flag("--json", arguments->json, "As JSON, with the complete state");
  command->add_flag("--trace", arguments->trace, "Every step as JSON lines, everything open (docs/traces.md)")
      ->excludes(json);
  command->callback([&chosen, arguments] { chosen = [arguments] { return replay_file(*arguments); }; });
}

}  // namespace fondaco::cli
