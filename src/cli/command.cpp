#include "cli/command.hpp"

#include <algorithm>
#include <cstdio>

#include <fmt/core.h>
#include <unistd.h>

#include "core/text.hpp"
#include "table/record.hpp"
#include "terminal/text_file.hpp"

namespace fondaco::cli {

int complain(std::string_view sentence) {
  fmt::print(stderr, "fondaco: {}\n", sentence);
  return kBadInput;
}

void PolicyArgument::add_to(CLI::App& command) {
  command
      .add_option("--policy", name,
                  "How options are chosen: uniform, or weighted where the game has preferences")
      ->check(CLI::IsMember({"uniform", "weighted"}))
      ->capture_default_str();
}

void LanguageArgument::add_to(CLI::App& command) {
  command.add_option("--lang", name, "en or ru")->check(CLI::IsMember({"en", "ru"}))->capture_default_str();
}

terminal::Language LanguageArgument::language() const {
  return name == "ru" ? terminal::Language::Russian : terminal::Language::English;
}

tl::expected<Policy, std::string> PolicyArgument::for_game(const AnyGame& game) const {
  if (name == "uniform") return Policy::Uniform;
  if (game.preference != nullptr) return Policy::Weighted;
  return tl::make_unexpected(std::string(game.key) + " has no preferences, so its random play is uniform");
}

CLI::Option* GameArguments::add_to(CLI::App& command) {
  auto* which = command.add_option("GAME", game, "Which game; 'fondaco games' lists them")->required();
  command.add_option("--players", players, "How many play; 'fondaco games' says how many may");
  command.add_option("--seed", seed, "0 to 18446744073709551615; fixes every shuffle")->capture_default_str();
  command
      .add_option("--option", options,
                  "KEY=VALUE, a switch of the game's rules (a list with commas); may be repeated")
      ->allow_extra_args(false);
  return which;
}

tl::expected<const AnyGame*, std::string> choose_game(const std::string& key) {
  if (const AnyGame* game = find_game(key)) return game;
  std::string known;
  for (const AnyGame* game : all_games()) known += (known.empty() ? "" : ", ") + std::string(game->key);
  return tl::make_unexpected("there is no game '" + shown(key) + "'; there is: " + known);
}

namespace {

/// JSON, or what a shell leaves of it: a word, or a list of words and numbers with commas between them.
Json option_value(std::string_view text) {
  if (Json json = Json::parse(text, nullptr, false); !json.is_discarded()) return json;
  const bool listed = text.starts_with('[') && text.ends_with(']');
  if (listed) text = text.substr(1, text.size() - 2);
  if (!listed && text.find(',') == std::string_view::npos) return text;
  Json list = Json::array();
  for (;;) {
    const std::size_t comma = text.find(',');
    const std::string_view part = text.substr(0, comma);
    const std::size_t from = std::min(part.find_first_not_of(' '), part.size());
    list.push_back(option_value(part.substr(from, part.find_last_not_of(' ') + 1 - from)));
    if (comma == std::string_view::npos) return list;
    text.remove_prefix(comma + 1);
  }
}

}  // namespace

std::string option_sentence(const AnyGame& game, const std::string& error) {
  const std::size_t colon = error.find(':');
  const std::string key = shown(error.substr(error.starts_with('/') ? 1 : 0, colon - 1));
  const bool unknown = error.ends_with("there is no such field here");
  return std::string(game.key) + ": " + key + (unknown ? ": there is no such option" : error.substr(colon));
}

tl::expected<ChosenGame, std::string> choose(const GameArguments& arguments) {
  ChosenGame chosen;
  const auto game = choose_game(arguments.game);
  if (!game) return tl::make_unexpected(game.error());
  chosen.game = *game;
  for (const std::string& option : arguments.options) {
    const std::size_t equals = option.find('=');
    if (equals == std::string::npos || equals == 0) {
      return tl::make_unexpected("--option wants KEY=VALUE, not '" + shown(option) + "'");
    }
    const std::string value = option.substr(equals + 1);
    chosen.options[option.substr(0, equals)] = option_value(value);
  }
  if (arguments.players && chosen.options.contains("players")) {
    return tl::make_unexpected("players are given twice, by --players and by --option");
  }
  if (arguments.players) chosen.options["players"] = *arguments.players;
  const auto seed = parse_seed(arguments.seed);
  if (!seed) return tl::make_unexpected(seed.error());
  chosen.seed = *seed;
  if (const auto started = chosen.game->start(chosen.options, chosen.seed); !started) {
    return tl::make_unexpected(option_sentence(*chosen.game, started.error()));
  }
  return chosen;
}

tl::expected<std::string, std::string> read_file(const std::string& path, std::size_t most) {
  const auto text = terminal::read_text_file(path, most);
  if (text) return *text;
  const auto because = [&](const std::string& reason) {
    return tl::make_unexpected(shown(path, 400) + ": " + reason);
  };
  switch (text.error()) {
    case terminal::FileProblem::Missing: return because("there is no such file");
    case terminal::FileProblem::Folder: return because("this is a folder");
    case terminal::FileProblem::NotAFile: return because("this is not a file");
    case terminal::FileProblem::TooBig: return because("it is larger than " + grouped(most) + " bytes");
    case terminal::FileProblem::Unreadable: break;
  }
  return because("it can't be read");
}

namespace {

std::string in_file(TextError error, std::size_t lines_before, const std::string& path) {
  if (error.line > 0) error.line += static_cast<int>(lines_before);
  return error.sentence(path);
}

}  // namespace

tl::expected<AnyState, std::string> FileRecord::replayed(const std::string& path, int decisions) const {
  return replay(record, decisions).map_error([&](const TextError& error) {
    return in_file(error, line, path);
  });
}

tl::expected<BotSpec, std::string> bot_with_weights(const AnyGame& game, const std::string& name,
                                                    const std::string& budget) {
  const std::size_t at = name.find('@');
  auto bot = find_bot(game, name.substr(0, at), budget);
  if (!bot || at == std::string::npos) return bot;
  const std::string path = name.substr(at + 1);
  const auto text = read_file(path, 1 << 16);
  if (!text) return tl::make_unexpected(text.error());
  const Json json = Json::parse(*text, nullptr, false);
  if (!json.is_object()) return tl::make_unexpected("'" + shown(path) + "' is no JSON object of weights");
  Weights weights = game.weights;
  for (const auto& [key, value] : json.items()) {
    const auto term = std::find(game.term_keys.begin(), game.term_keys.end(), key);
    if (term == game.term_keys.end())
      return tl::make_unexpected("'" + shown(path) + "': " + std::string(game.key) + " has no term '" +
                                 shown(key) + "'");
    if (!value.is_number_integer() || value < -1'000'000 || value > 1'000'000)
      return tl::make_unexpected("'" + shown(path) + "': the weight of '" + shown(key) +
                                 "' must be a whole number up to a million");
    weights[static_cast<std::size_t>(term - game.term_keys.begin())] = value.get<std::int32_t>();
  }
  bot->weights = weights;
  bot->name = name;
  return bot;
}

tl::expected<std::vector<FileRecord>, std::string> read_records(const std::string& path, std::size_t game) {
  const auto text = read_file(path, kLongestCollection);
  if (!text) return tl::make_unexpected(text.error());
  const auto parts = split_records(*text);
  if (game > parts.size()) {
    return tl::make_unexpected(
        fmt::format("{}: there is no game {}, it holds {}", shown(path, 400), game, parts.size()));
  }
  std::vector<FileRecord> records;
  std::size_t lines = 0;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (game == 0 || i + 1 == game) {
      auto record = read_record(parts[i]);
      if (!record) return tl::make_unexpected(in_file(record.error(), lines, path));
      records.push_back({std::move(*record), i + 1, lines});
    }
    lines += static_cast<std::size_t>(std::count(parts[i].begin(), parts[i].end(), '\n'));
  }
  return records;
}

void print_json(const Json& json) {
  const std::string text = json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
  std::fwrite(text.data(), 1, text.size(), stdout);  // a failure is seen when the program ends
}

Progress::Progress(std::uint64_t all) : all_(all), on_(isatty(STDERR_FILENO) != 0) {}

Progress::~Progress() {
  if (on_ && shown_ >= 0) fmt::print(stderr, "\r\033[K");
}

void Progress::operator()(std::uint64_t done) {
  if (!on_ || all_ == 0) return;
  const int percent = static_cast<int>(static_cast<double>(done) * 100.0 / static_cast<double>(all_));
  if (percent == shown_) return;
  shown_ = percent;
  const int width = 40 * percent / 100;
  fmt::print(stderr, "\r[{:<40}] {:3d} %", std::string(static_cast<std::size_t>(width), '='), percent);
  std::fflush(stderr);
}

std::string grouped(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (std::size_t at = text.size(); at > 3;) text.insert(at -= 3, ",");
  return text;
}

}  // namespace fondaco::cli
