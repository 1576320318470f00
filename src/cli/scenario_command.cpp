#include <memory>

#include <fmt/core.h>

#include "cli/command.hpp"
#include "core/text.hpp"
#include "lab/scenario.hpp"

namespace fondaco::cli {

namespace {

struct ScenarioArguments {
  std::vector<std::string> files;
  bool json = false;
};

int run_scenarios(const ScenarioArguments& arguments) {
  int status = kFine;
  std::size_t held = 0;
  std::size_t failed = 0;
  Json list = Json::array();
  for (const std::string& file : arguments.files) {
    const auto text = read_file(file, 1 << 20);
    if (!text) {
      status = complain(text.error());
      continue;
    }
    const auto result = run_scenario(*text);
    if (!result) {
      status = complain(file + ": " + result.error());
      continue;
    }
    result->holds() ? ++held : ++failed;
    if (arguments.json) {
      Json failures = Json::array();
      for (const CaseResult& one : result->cases) {
        for (const std::string& failure : one.failures)
          failures.push_back({
              {"case", one.name},
              {"what", failure }
          });
      }
      list.push_back({
          {"file",     file           },
          {"name",     result->name   },
          {"holds",    result->holds()},
          {"failures", failures       }
      });
      continue;
    }
    fmt::print("{}  {}: {}\n", result->holds() ? "holds " : "FAILS ", shown(result->name),
               shown(result->title, 300));
    for (const CaseResult& one : result->cases) {
      for (const std::string& failure : one.failures) {
        fmt::print("        {}{}{}\n", one.name, one.name.empty() ? "" : ", ", failure);
      }
    }
  }
  if (arguments.json && !list.empty()) {
    print_json(list);
  } else if (held + failed > 0) {
    fmt::print("{} hold, {} fail\n", held, failed);
  }
  return status == kFine && failed > 0 ? kNotAsExpected : status;
}

}  // namespace

void add_scenario(CLI::App& app, Action& chosen) {
  auto* command = app.add_subcommand("scenario", "Checks rules put as examples (docs/scenarios.md)");
  command->footer("Example:\n  fondaco scenario tests/scenarios/calimala/*.json");
  auto arguments = std::make_shared<ScenarioArguments>();
  command->add_option("FILE", arguments->files, "Scenario files")->required();
  command->add_flag("--json", arguments->json, "As JSON");
  command->callback([&chosen, arguments] { chosen = [arguments] { return run_scenarios(*arguments); }; });
}

}  // namespace fondaco::cli
