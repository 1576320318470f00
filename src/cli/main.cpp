#include "cli/command.hpp"

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
  add_sim(app, chosen);
  add_trace(app, chosen);
  add_scenario(app, chosen);
  add_replay(app, chosen);
  add_perft(app, chosen);
  add_bench(app, chosen);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& help) {
    return app.exit(help);
  } catch (const CLI::ParseError& error) {
    if (argc > 1 && argv[1][0] != '-' &&
        app.get_subcommands([argv](CLI::App* command) { return command->get_name() == argv[1]; }).empty()) {
      return complain("there is no command '" + std::string(argv[1]) + "'; 'fondaco --help' lists them");
    }
    return complain(std::string(error.what()) + "; 'fondaco --help' tells more");
  }
  return chosen();
}
