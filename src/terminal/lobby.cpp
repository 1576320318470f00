#include "bots/levels.hpp"
#include "core/registry.hpp"
#include "terminal/names.hpp"
#include "terminal/play.hpp"
#include "terminal/prompt.hpp"
#include "terminal/screen.hpp"

// What is asked before a game begins.

namespace fondaco::terminal {

namespace {

/// Asks for a number from `least` to `most` until one is typed; an empty line means `usual`. Nothing when
/// the input has ended or makes no sense for too long.
std::optional<int> ask_number(Prompt& prompt, std::ostream& out, const std::string& question, int least,
                              int most, int usual, Language language) {
  for (int patience = 20; patience > 0; --patience) {
    const auto typed = prompt.line(question);
    if (!typed) return std::nullopt;
    const auto [word, rest] = split(*typed);
    if (word.empty()) return usual;
    const int number = number_of(word);
    if (rest.empty() && number >= least && number <= most && std::to_string(number) == word) return number;
    out << fill(kTexts.lobby_no_choice.in(language), {shown(*typed)}) << '\n';
  }
  return std::nullopt;
}

}  // namespace

const AnyGame* choose_table(PlaySettings& settings, std::istream& in, std::ostream& out) {
  const Language language = settings.language;
  Prompt prompt(in, out, settings.typed, kTexts.line_too_long.in(language));
  const auto games = all_games();
  for (std::size_t i = 0; i < games.size(); ++i) {
    const Json& data = find_screen(games[i]->key)->data();
    out << "  " << i + 1 << "  " << in_language(data["name"], language) << '\n';
  }
  const auto count = static_cast<int>(games.size());
  const auto which = ask_number(prompt, out, fill(kTexts.lobby_game.in(language), {std::to_string(count)}), 1,
                                count, 1, language);
  if (!which) return nullptr;
  const AnyGame* game = games[static_cast<std::size_t>(*which - 1)];
  if (!settings.options.contains("players")) {
    const int usual = game->players(*game->start(Json::object(), 0));
    const auto players = ask_number(
        prompt, out,
        fill(kTexts.lobby_players.in(language),
             {std::to_string(game->min_players), std::to_string(game->max_players), std::to_string(usual)}),
        game->min_players, game->max_players, usual, language);
    if (!players) return nullptr;
    settings.options["players"] = *players;
  }
  if (settings.levels.empty()) {
    for (int level = 1; level <= kLevels; ++level) {
      out << "  " << level << "  " << kTexts.levels[static_cast<std::size_t>(level - 1)].in(language) << '\n';
    }
    const auto level = ask_number(prompt, out, std::string(kTexts.lobby_level.in(language)), 1, kLevels,
                                  kUsualLevel, language);
    if (!level) return nullptr;
    settings.levels = {*level};
  }
  return game;
}

}  // namespace fondaco::terminal
