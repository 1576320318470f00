#include <algorithm>
#include <csignal>
#include <iostream>
#include <memory>
#include <string_view>

#include <unistd.h>

#include "bots/levels.hpp"
#include "cli/command.hpp"
#include "client/guest.hpp"
#include "client/refusals.hpp"
#include "client/remote_play.hpp"
#include "client/texts.hpp"
#include "core/text.hpp"
#include "terminal/console.hpp"
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
  std::optional<std::string> server, name;
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

/// The table to be opened on a server: the first seats are people, this one first, the others bots.
tl::expected<Json, std::string> wish_for(const PlayArguments& arguments, const std::vector<int>& levels) {
  GameArguments game = arguments.game;
  game.seed = "0";
  const auto chosen = choose(game);
  if (!chosen) return tl::make_unexpected(chosen.error());
  const int players = chosen->game->players(*chosen->game->start(chosen->options, 0));
  const int humans = arguments.humans.value_or(1);
  if (humans > players) return tl::make_unexpected("there are more people than seats");
  Json seats = Json::array();
  for (int seat = 0; seat < players; ++seat) {
    const auto opponent = static_cast<std::size_t>(std::max(0, seat - humans));
    const int level = levels.empty() ? terminal::kUsualLevel : levels[std::min(opponent, levels.size() - 1)];
    seats.push_back(seat == 0 ? Json{{"me", true}} : seat < humans ? Json{{"open", true}} : Json{{"bot", level}});
  }
  return Json{
      {"game",    chosen->game->key},
      {"options", chosen->options  },
      {"seats",   std::move(seats) }
  };
}

/// What was asked for that has no meaning on a server, or nothing.
std::string misplaced(const PlayArguments& arguments) {
  const GameArguments& game = arguments.game;
  if (!arguments.load.empty() || arguments.seat || !game.seed.empty())
    return "a table on a server draws its own seed and seats: leave out --load, --seat and --seed";
  if (!game.game.empty()) return {};
  if (game.players || arguments.humans || !game.options.empty() || !arguments.levels.empty())
    return "--players, --humans, --level and --option are for a table to be opened: name its game, too";
  return {};
}

int play_on_server(const PlayArguments& arguments, const std::vector<int>& levels) {
  if (const std::string problem = misplaced(arguments); !problem.empty()) return complain(problem);
  const auto address = client::read_address(*arguments.server);
  if (!address) return complain(address.error());
  if (!arguments.game.game.empty() && !address->table.empty())
    return complain("the address names a table already: leave out the game");
  client::RemoteSettings settings;
  settings.server = *address;
  settings.language = arguments.language.language();
  terminal::PlaySettings suited;
  terminal::suit_terminal(suited);
  settings.colour = suited.colour && !arguments.plain;
  settings.typed = suited.typed;
  settings.name = arguments.name.value_or(client::usual_name());
  if (settings.name.empty() || !is_plain(settings.name))
    return complain(client::refusal_in_words(
        {
            {"code", "bad_name"}
    },
        settings.language));
  Json wish;
  if (!arguments.game.game.empty()) {
    auto wished = wish_for(arguments, levels);
    if (!wished) return complain(wished.error());
    wish = std::move(*wished);
  }
  last_words = client::kTexts.interrupted.in(settings.language);
  std::signal(SIGINT, leave_at_once);
  const auto guest = client::guest_at(*address, settings.name, settings.language);
  if (!guest) return complain(guest.error());
  for (const std::string& remark : guest->remarks) {
    for (const std::string& line : terminal::wrapped(remark, 2)) std::cout << line << '\n';
  }
  settings.token = guest->token;
  client::TypedLines typed(STDIN_FILENO);
  const client::Found found = wish.is_null() ? client::find_table(settings, typed, std::cout)
                                             : client::open_table(settings, wish, std::cout);
  if (!found.address) return found.status;
  settings.server = *found.address;
  return client::play_remotely(settings, typed, std::cout);
}

int play_game(const PlayArguments& arguments) {
  GameArguments game = arguments.game;
  if (arguments.server) {
    const auto levels = levels_of(arguments.levels);
    if (!levels) return complain(levels.error());
    return play_on_server(arguments, *levels);
  }
  if (arguments.name) return complain("--name says who you are on a server: name that, too, with --server");
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
      "  fondaco play calimala --load evening.fgn\n"
      "  fondaco play calimala --server http://127.0.0.1:8080 --name Anna --players 3 --humans 2");
  auto arguments = std::make_shared<PlayArguments>();
  arguments->game.seed.clear();
  arguments->game.add_to(*command)->required(false)->description(
      "Which game; without it you are asked for game, players and level");
  arguments->language.add_to(*command);
  command->add_option("--load", arguments->load, "Go on with a saved game");
  command
      ->add_option(
          "--humans", arguments->humans,
          "How many people play (default: 1): around this screen, or with --server each at their own")
      ->check(CLI::Range(1, kMaxSeats));
  command->add_option("--seat", arguments->seat, "Where the first of them sits (default: 0)")
      ->check(CLI::Range(0, kMaxSeats - 1));
  command
      ->add_option("--level", arguments->levels,
                   "How strong the opponents are: 1 (newcomer) to 5 (master), default 3; or one for each, "
                   "with commas")
      ->delimiter(',');
  command->add_option(
      "--server", arguments->server,
      "Play at a table on this server: opens one for GAME, or takes the seat that an invitation "
      "or a table's address names, or shows the tables that wait");
  command->add_option("--name", arguments->name, "Who you are there (default: your user name)");
  command->add_flag("--no-colour", arguments->plain, "Without colour, even on a terminal");
  command->callback([&chosen, arguments] { chosen = [arguments] { return play_game(*arguments); }; });
}

}  // namespace fondaco::cli
