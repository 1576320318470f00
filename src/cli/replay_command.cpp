#include <memory>

#include <fmt/core.h>

#include "cli/command.hpp"
#include "table/record.hpp"

namespace fondaco::cli {

namespace {

struct ReplayArguments {
  std::string file;
  int decisions = -1;
  bool json = false;
};

Json scores_json(const Scores& scores, bool ranks) {
  Json list = Json::array();
  for (std::size_t p = 0; p < scores.players; ++p)
    list.push_back(ranks ? static_cast<int>(scores.ranks[p]) : static_cast<int>(scores.points[p]));
  return list;
}

int replay_file(const ReplayArguments& arguments) {
  const auto text = read_file(arguments.file, kLongestRecord);
  if (!text) return complain(text.error());
  const auto record = read_record(*text);
  if (!record) return complain(record.error().sentence(arguments.file));
  const auto state = replay(*record, arguments.decisions);
  if (!state) return complain(state.error().sentence(arguments.file));
  const AnyGame& game = *record->game;
  const Scores scores = game.scores(*state);
  const bool over = game.deciders(*state).empty();
  const std::size_t played =
      arguments.decisions < 0
          ? record->decisions.size()
          : std::min(record->decisions.size(), static_cast<std::size_t>(arguments.decisions));
  if (arguments.json) {
    const Json json = {
        {"game", game.key},
        {"rules", record->rules_version},
        {"seed", record->seed},
        {"options", game.options_json(*state)},
        {"decisions", played},
        {"over", over},
        {"points", scores_json(scores, false)},
        {"ranks", scores_json(scores, true)},
        {"hash", fmt::format("{:016x}", game.hash(*state))},
        {"state", game.state_json(*state, Observer::everything())}
    };
    print_json(json);
    return kFine;
  }
  fmt::print("{}, rules {}, {} players, {} decisions, {}\n", game.key, record->rules_version,
             game.players(*state), played, over ? "ended" : "not ended");
  for (std::size_t p = 0; p < scores.players; ++p) {
    const std::string name = p < record->names.size() ? " (" + record->names[p] + ")" : "";
    fmt::print("  seat {}{}: {} points, place {}\n", p, name, scores.points[p], scores.ranks[p]);
  }
  return kFine;
}

}  // namespace

void add_replay(CLI::App& app, Action& chosen) {
  auto* command =
      app.add_subcommand("replay", "Checks a recorded game (.fgn, docs/records.md) and shows how it stands");
  command->footer("Examples:\n  fondaco replay game.fgn\n  fondaco replay game.fgn --decisions 100 --json");
  auto arguments = std::make_shared<ReplayArguments>();
  command->add_option("FILE", arguments->file, "The record")->required();
  command->add_option("--decisions", arguments->decisions, "Only the first so many")
      ->check(CLI::Range(0, 1'000'000));
  command->add_flag("--json", arguments->json, "As JSON, with the complete state");
  command->callback([&chosen, arguments] { chosen = [arguments] { return replay_file(*arguments); }; });
}

}  // namespace fondaco::cli
