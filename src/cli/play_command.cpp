#include <csignal>
#include <iostream>
#include <memory>
#include <string_view>

#include <unistd.h>

#include "cli/command.hpp"
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
  std::string language = "en";
  std::string load;
  std::optional<int> humans;
  std::optional<int> seat;
  int playouts = 100;
  bool plain = false;
};

int play_game(const PlayArguments& arguments) {
  GameArguments game = arguments.game;
  if (!arguments.load.empty() && (game.players || !game.seed.empty() || !game.options.empty())) {
    return complain(
        "a loaded game has its own players, seed and options: leave out --players, --seed and --option");
  }
  const bool by_lot = game.seed.empty();
  if (by_lot) game.seed = "0";
  const auto chosen = choose(game);
  if (!chosen) return complain(chosen.error());
  terminal::PlaySettings settings;
  settings.options = chosen->options;
  if (!by_lot) settings.seed = chosen->seed;
  settings.language = arguments.language == "ru" ? terminal::Language::Russian : terminal::Language::English;
  settings.humans = arguments.humans;
  settings.seat = arguments.seat;
  settings.load = arguments.load;
  settings.playouts = arguments.playouts;
  terminal::suit_terminal(settings);
  if (arguments.plain) settings.colour = false;
  last_words = terminal::kTexts.interrupted.in(settings.language);
  std::signal(SIGINT, leave_at_once);
  return terminal::play(*chosen->game, settings, std::cin, std::cout);
}

}  // namespace

void add_play(CLI::App& app, Action& chosen) {
  auto* command =
      app.add_subcommand("play", "Play in the terminal against simple opponents, or around one screen");
  command->footer(
      "Examples:\n"
      "  fondaco play calimala\n"
      "  fondaco play millefiori --players 4 --lang ru --seed 7\n"
      "  fondaco play calimala --players 3 --humans 2\n"
      "  fondaco play calimala --load evening.fgn");
  auto arguments = std::make_shared<PlayArguments>();
  arguments->game.seed.clear();
  arguments->game.add_to(*command);
  command->add_option("--lang", arguments->language, "en or ru")
      ->check(CLI::IsMember({"en", "ru"}))
      ->capture_default_str();
  command->add_option("--load", arguments->load, "Go on with a saved game");
  command->add_option("--humans", arguments->humans, "How many people play at this screen (default: 1)")
      ->check(CLI::Range(1, kMaxSeats));
  command->add_option("--seat", arguments->seat, "Where the first of them sits (default: 0)")
      ->check(CLI::Range(0, kMaxSeats - 1));
  command
      ->add_option("--playouts", arguments->playouts,
                   "How many games the opponents play in their heads for each option")
      ->check(CLI::Range(1, 10'000))
      ->capture_default_str();
  command->add_flag("--no-colour", arguments->plain, "Without colour, even on a terminal");
  command->callback([&chosen, arguments] { chosen = [arguments] { return play_game(*arguments); }; });
}

}  // namespace fondaco::cli
