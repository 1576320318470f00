#include <memory>

#include <fmt/core.h>

#include "bots/hint.hpp"
#include "bots/levels.hpp"
#include "bots/think.hpp"
#include "cli/command.hpp"
#include "core/text.hpp"
#include "terminal/advice.hpp"

namespace fondaco::cli {

namespace {

struct HintArguments {
  std::string file;
  std::size_t game = 1;
  int decisions = -1;
  std::optional<int> seat;
  std::string bot = "level4";
  std::string budget;
  std::size_t most = kAdvised;
  int threads = 1;
  LanguageArgument language;
  bool json = false;
};

/// The position that advice is wanted for.
struct Question {
  const AnyGame& game;
  const AnyState& state;
  Seat seat;
};

Json as_json(const Question& q, const Thought& thought, const std::vector<Advice>& advice) {
  Json json = {
      {"game",       q.game.key        },
      {"seat",       q.seat            },
      {"iterations", thought.iterations}
  };
  json["options"] = Json::array();
  for (const Advice& option : advice) {
    Json moves = Json::array();
    for (const TermMove& move : option.moves) {
      moves.push_back({
          {"term",   q.game.term_keys[move.term]             },
          {"seat",   move.seat                               },
          {"points", static_cast<double>(move.worth) / kPoint}
      });
    }
    json["options"].push_back({
        {"action", q.game.notation(option.candidate.action)},
        {"chance", percent(option.candidate.utility, q.game.players(q.state))},
        {"visits", option.candidate.visits},
        {"moves", moves}
    });
  }
  return json;
}

void show(const Question& q, const Thought& thought, const std::vector<Advice>& advice,
          terminal::Language language) {
  const terminal::GameScreen& screen = *terminal::find_screen(q.game.key);
  const terminal::Scene scene = {q.game.state_json(q.state, Observer::seat(q.seat)),
                                 q.game.options_json(q.state),
                                 q.seat,
                                 q.game.players(q.state),
                                 language,
                                 terminal::Ink(false)};
  fmt::print("{}, seat {}, {} iterations\n", q.game.key, q.seat, grouped(thought.iterations));
  for (const Advice& option : advice) {
    const std::string_view notation = q.game.notation(option.candidate.action);
    const std::string moves = terminal::moves_in_words(scene, screen, q.game, option.moves);
    fmt::print("  {:>3} %  {:>8}  {:<24} {}\n", percent(option.candidate.utility, q.game.players(q.state)),
               grouped(option.candidate.visits), notation, screen.option(scene, notation));
    if (!moves.empty()) fmt::print("{:17}{}\n", "", moves);
  }
}

/// Who is to decide: the seat asked for, or the first that has a choice.
tl::expected<Seat, std::string> seat_of(const AnyGame& game, const AnyState& state,
                                        std::optional<int> wanted) {
  const Seats deciders = game.deciders(state);
  if (deciders.empty()) return tl::make_unexpected("the game is over: there is nothing to decide");
  if (!wanted) return deciders.front();
  if (*wanted >= kMaxSeats || !deciders.contains(static_cast<Seat>(*wanted)))
    return tl::make_unexpected(fmt::format("seat {} has nothing to decide here", *wanted));
  return static_cast<Seat>(*wanted);
}

int give_hint(const HintArguments& arguments) {
  const auto records = read_records(arguments.file, arguments.game);
  if (!records) return complain(records.error());
  const FileRecord& part = records->front();
  const auto state = part.replayed(arguments.file, arguments.decisions);
  if (!state) return complain(state.error());
  const AnyGame& game = *part.record.game;
  const auto seat = seat_of(game, *state, arguments.seat);
  if (!seat) return complain(shown(arguments.file, 400) + ": " + seat.error());
  const std::string name = arguments.budget.empty() ? arguments.bot : "ismcts:" + arguments.budget;
  const auto bot = find_bot(game, name, "1000");
  if (!bot) return complain(bot.error());
  if (bot->kind < BotKind::Flat)
    return complain("'" + shown(name) + "' gives no advice; a level or a searching bot does");
  const Question question{game, *state, *seat};
  Thinker thinker(game, *bot, arguments.threads);
  thinker.start(*state, *seat, part.record.decisions.size(), {bot->iterations, bot->milliseconds});
  const Thought thought = thinker.wait();
  const auto advice = explain(Judge(game), *state, *seat, thought.candidates, arguments.most);
  if (arguments.json) {
    print_json(as_json(question, thought, advice));
  } else {
    show(question, thought, advice, arguments.language.language());
  }
  return kFine;
}

}  // namespace

void add_hint(CLI::App& app, Action& chosen) {
  auto* command = app.add_subcommand(
      "hint", "What a good player would do in a recorded position: chances, and what each option moves");
  command->footer(
      "Examples:\n"
      "  fondaco hint game.fgn\n"
      "  fondaco hint game.fgn --decisions 100 --bot level5 --json\n"
      "  fondaco hint game.fgn --budget 2000ms --threads 2 --lang ru");
  auto arguments = std::make_shared<HintArguments>();
  command->add_option("FILE", arguments->file, "The record")->required();
  command->add_option("--game", arguments->game, "Which game of a file with several, from 1")
      ->check(CLI::Range(std::size_t{1}, std::size_t{1'000'000'000}))
      ->capture_default_str();
  command->add_option("--decisions", arguments->decisions, "After the first so many (default: after all)")
      ->check(CLI::Range(0, 1'000'000));
  command->add_option("--seat", arguments->seat, "Whose decision, where several decide at once")
      ->check(CLI::Range(0, kMaxSeats - 1));
  command->add_option("--bot", arguments->bot, "Who is asked: a level, or a searching bot")
      ->capture_default_str();
  command->add_option("--budget", arguments->budget, "Ask a search with so many iterations, or Nms, instead");
  command->add_option("--top", arguments->most, "How many options")
      ->check(CLI::Range(std::size_t{1}, std::size_t{1000}))
      ->capture_default_str();
  command->add_option("--threads", arguments->threads, "On how many threads")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  arguments->language.add_to(*command);
  command->add_flag("--json", arguments->json, "As JSON");
  command->callback([&chosen, arguments] { chosen = [arguments] { return give_hint(*arguments); }; });
}

}  // namespace fondaco::cli
