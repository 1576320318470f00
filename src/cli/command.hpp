#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>
#include <tl/expected.hpp>

#include "bots/bot.hpp"
#include "core/json.hpp"
#include "core/random_play.hpp"
#include "core/registry.hpp"
#include "table/record.hpp"
#include "terminal/texts.hpp"

// What the subcommands share: how a game, its options and a seed are named, and how a mistake is told.

namespace fondaco::cli {

inline constexpr int kFine = 0;
inline constexpr int kNotAsExpected = 1;  // a violation, a scenario that does not hold
inline constexpr int kBadInput = 2;

/// One sentence on stderr; returns kBadInput.
int complain(std::string_view sentence);

/// --policy
struct PolicyArgument {
  std::string name = "uniform";

  void add_to(CLI::App& command);
  /// What is said of a game that has no preferences.
  [[nodiscard]] tl::expected<Policy, std::string> for_game(const AnyGame& game) const;
};

/// --lang
struct LanguageArgument {
  std::string name = "en";

  void add_to(CLI::App& command);
  terminal::Language language() const;
};

/// GAME, --players, --seed and --option as given on the command line.
struct GameArguments {
  std::string game;
  std::optional<int> players;
  std::string seed = "0";
  std::vector<std::string> options;

  CLI::Option* add_to(CLI::App& command);  // gives GAME
};

/// The same, understood.
struct ChosenGame {
  const AnyGame* game = nullptr;
  Json options = Json::object();
  Seed seed = 0;
};
[[nodiscard]] tl::expected<ChosenGame, std::string> choose(const GameArguments& arguments);
[[nodiscard]] tl::expected<const AnyGame*, std::string> choose_game(const std::string& key);
/// The sentence for an error "/path: reason" about a game's options.
std::string option_sentence(const AnyGame& game, const std::string& error);

/// The text of a regular file of at most `most` bytes, or the sentence that says why not.
[[nodiscard]] tl::expected<std::string, std::string> read_file(const std::string& path, std::size_t most);

/// The bot of a name such as greedy@weights.json: the file has weights for some or all terms. An error is a
/// sentence.
[[nodiscard]] tl::expected<BotSpec, std::string> bot_with_weights(const AnyGame& game,
                                                                  const std::string& name,
                                                                  const std::string& budget);

/// A record in a file that may hold several.
struct FileRecord {
  Record record;
  std::size_t number = 1;
  std::size_t line = 0;  // lines before it

  /// The state after the first so many decisions (all if negative), or the sentence that says why not.
  [[nodiscard]] tl::expected<AnyState, std::string> replayed(const std::string& path, int decisions) const;
};
/// The records of a file; only the one numbered `game` if it is not 0. An error is a sentence.
[[nodiscard]] tl::expected<std::vector<FileRecord>, std::string> read_records(const std::string& path,
                                                                              std::size_t game);

/// The JSON, indented, on stdout.
void print_json(const Json& json);

/// A bar on stderr for long work; silent unless that is a terminal.
class Progress {
 public:
  explicit Progress(std::uint64_t all);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  void operator()(std::uint64_t done);

 private:
  std::uint64_t all_;
  int shown_ = -1;
  bool on_;
};

/// 1234567 as "1,234,567".
std::string grouped(std::uint64_t number);

/// What to do once the command line has been read; the result is the exit status.
using Action = std::function<int()>;

// Each adds its subcommand to the command line.
void add_games(CLI::App& app, Action& chosen);
void add_play(CLI::App& app, Action& chosen);
void add_serve(CLI::App& app, Action& chosen);
void add_load(CLI::App& app, Action& chosen);
void add_sim(CLI::App& app, Action& chosen);
void add_trace(CLI::App& app, Action& chosen);
void add_scenario(CLI::App& app, Action& chosen);
void add_replay(CLI::App& app, Action& chosen);
void add_perft(CLI::App& app, Action& chosen);
void add_bench(CLI::App& app, Action& chosen);
void add_arena(CLI::App& app, Action& chosen);
void add_tune(CLI::App& app, Action& chosen);
void add_hint(CLI::App& app, Action& chosen);
void add_calibrate(CLI::App& app, Action& chosen);

}  // namespace fondaco::cli
