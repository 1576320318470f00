#include <csignal>
#include <iostream>
#include <memory>
#include <string_view>

#include <unistd.h>

#include "bots/levels.hpp"
#include "cli/command.hpp"
#include "core/text.hpp"
#include "terminal/play.hpp"
#include "terminal/texts.hpp"

namespace fondaco::cli {

namespace {

std::string_view last_words;  // said when play is interrupted

extern "C" void leave_at_once(int) {
  [[maybe_unused]] const auto written = ::write(STDOUT_FILENO, last_words.data(), last_words.size());
  ::_exit(128 + SIGINT);
}

struct PlayArguments {
  GameArguments game;
  LanguageArgument language;
  std::string load;
  std::optional<int> humans;
  std::optional<int> seat;
  std::vector<std::string> levels;
  bool plain = false;
};

/// The levels as numbers, or the sentence that says which is none.
tl::expected<std::vector<int>, std::string> levels_of(const std::vector<std::string>& names) {
  std::vector<int> levels;
  for (const std::string& name : names) {
    const auto level = find_level(name);
    if (!level) {
      return tl::make_unexpected(
          "there is no level '" + shown(name) +
          "'; there is: 1 (newcomer), 2 (apprentice), 3 (merchant), 4 (consul), 5 (master)");
    }
    levels.push_back(*level);
  }
  return levels;
}

int play_game(const PlayArguments& arguments) {
  GameArguments game = arguments.game;
  if (!arguments.load.empty() && (game.players || !game.seed.empty() || !game.options.empty())) {
    return complain(
        "a loaded game has its own players, seed and options: leave out --players, --seed and --option");
  }
  terminal::PlaySettings settings;
  const auto levels = levels_of(arguments.levels);
  if (!levels) return complain(levels.error());
  settings.levels = *levels;
  settings.language = arguments.language.language();
  settings.humans = arguments.humans;
  settings.seat = arguments.seat;
  settings.load = arguments.load;
  terminal::suit_terminal(settings);
  if (arguments.plain) settings.colour = false;
  last_words = terminal::kTexts.interrupted.in(settings.language);
  std::signal(SIGINT, leave_at_once);
  if (game.game.empty() && !arguments.load.empty()) {
    const auto records = read_records(arguments.load, 0);
    if (!records) return complain(records.error());
    game.game = records->front().record.game->key;
  } else if (game.game.empty()) {
    if (game.players) settings.options["players"] = *game.players;
    const AnyGame* table = terminal::choose_table(settings, std::cin, std::cout);
    if (table == nullptr) return kFine;
    game.game = table->key;
    game.players = settings.options["players"].get<int>();
  }
  const bool by_lot = game.seed.empty();
  if (by_lot) game.seed = "0";
  const auto chosen = choose(game);
  if (!chosen) return complain(chosen.error());
  settings.options = chosen->options;
  if (!by_lot) settings.seed = chosen->seed;
  return terminal::play(*chosen->game, settings, std::cin, std::cout);
}

}  // namespace

void add_play(CLI::App& app, Action& chosen) {
  auto* command = app.add_subcommand(
      "play", "Play in the terminal against opponents of five levels, or around one screen");
  command->footer(
      "Examples:\n"
      "  fondaco play\n"
      "  fondaco play calimala --level 4\n"
      "  fondaco play millefiori --players 4 --lang ru --seed 7\n"
      "  fondaco play calimala --players 3 --humans 2\n"
      "  fondaco play calimala --load evening.fgn");
  auto arguments = std::make_shared<PlayArguments>();
  arguments->game.seed.clear();
  arguments->game.add_to(*command)->required(false)->description(
      "Which game; without it you are asked for game, players and level");
  arguments->language.add_to(*command);
  command->add_option("--load", arguments->load, "Go on with a saved game");
  command->add_option("--humans", arguments->humans, "How many people play at this screen (default: 1)")
      ->check(CLI::Range(1, kMaxSeats));
  command->add_option("--seat", arguments->seat, "Where the first of them sits (default: 0)")
      ->check(CLI::Range(0, kMaxSeats - 1));
  command
      ->add_option("--level", arguments->levels,
                   "How strong the opponents are: 1 (newcomer) to 5 (master), default 3; or one for each, "
                   "with commas")
      ->delimiter(',');
  command->add_flag("--no-colour", arguments->plain, "Without colour, even on a terminal");
  command->callback([&chosen, arguments] { chosen = [arguments] { return play_game(*arguments); }; });
}

}  // namespace fondaco::cli
