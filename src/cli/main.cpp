#include <algorithm>
#include <cstdio>
#include <exception>
#include <iostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command.hpp"
#include "core/text.hpp"

namespace {

bool has_command(const CLI::App& app, std::string_view name) {
  const auto commands = app.get_subcommands([](const CLI::App*) { return true; });
  return std::any_of(commands.begin(), commands.end(),
                     [name](const CLI::App* command) { return command->get_name() == name; });
}

/// The sentence for a command line that can't be understood.
std::string mistake_in(const CLI::App& app, std::span<const char* const> words,
                       const CLI::ParseError& error) {
  const auto chosen = app.get_subcommands();
  if (!chosen.empty())
    return std::string(error.what()) + "; 'fondaco " + chosen.front()->get_name() + " --help' tells more";
  if (words.size() < 2) return "a command is missing; 'fondaco --help' lists them";
  const char* kind = words[1][0] == '-' ? "option" : "command";
  return std::string("there is no ") + kind + " '" + fondaco::shown(words[1]) +
         "'; 'fondaco --help' lists them";
}

}  // namespace

int main(int argc, char** argv) {
  using namespace fondaco::cli;
  CLI::App app{
      "Fondaco: a house of trading games of the Italian Renaissance.\n\n"
      "Examples:\n"
      "  fondaco play calimala --players 3 --lang en\n"
      "  fondaco sim calimala --players 3 --games 10000 --check\n"
      "  fondaco scenario tests/scenarios/calimala/*.json",
      "fondaco"};
  app.set_version_flag("--version", "fondaco 0.1.0");
  app.require_subcommand(1);
  fondaco::cli::Action chosen;
  add_games(app, chosen);
  add_play(app, chosen);
  add_serve(app, chosen);
  add_load(app, chosen);
  add_sim(app, chosen);
  add_trace(app, chosen);
  add_scenario(app, chosen);
  add_replay(app, chosen);
  add_perft(app, chosen);
  add_bench(app, chosen);
  add_arena(app, chosen);
  add_tune(app, chosen);
  add_hint(app, chosen);
  add_calibrate(app, chosen);
  // "fondaco help play" is "fondaco play --help"
  std::vector<const char*> words(argv, argv + argc);
  if (argc > 1 && std::string_view(argv[1]) == "help") {
    words.erase(words.begin() + 1);
    if (argc == 2 || has_command(app, argv[2])) words.push_back("--help");
  }
  try {
    app.parse(static_cast<int>(words.size()), words.data());
  } catch (const CLI::Success& help) {
    return app.exit(help);
  } catch (const CLI::ParseError& error) {
    return complain(mistake_in(app, words, error));
  }
  try {
    const int status = chosen();
    std::cout.flush();
    const bool written = std::fflush(stdout) == 0 && std::ferror(stdout) == 0 && std::cout.good();
    return written ? status : complain("the output could not be written");
  } catch (const std::exception& error) {  // nothing of ours throws; memory, the console or a library might
    return complain(error.what());
  }
}
