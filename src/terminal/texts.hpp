#pragma once

#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

// Every sentence in every language. A text that lacks a language does not compile.

namespace fondaco::terminal {

enum class Language { English, Russian };

/// No constant expression may call it: a text that lacks a form stops the compiler here, also without
/// exceptions.
void a_text_is_missing();

/// A text in all languages. {0}, {1} … are filled in.
struct Words {
  std::string_view en, ru;

  consteval Words(std::string_view english, std::string_view russian) : en(english), ru(russian) {
    if (english.empty() || russian.empty()) a_text_is_missing();
  }
  constexpr std::string_view in(Language language) const { return language == Language::English ? en : ru; }
};

/// A noun with the forms that a number before it asks for: 1 cube, 2 cubes; 1 кубик, 2 кубика, 5 кубиков.
struct Noun {
  std::string_view en_one, en_many, ru_one, ru_few, ru_many;

  consteval Noun(std::string_view one, std::string_view many, std::string_view one_ru,
                 std::string_view few_ru, std::string_view many_ru)
      : en_one(one), en_many(many), ru_one(one_ru), ru_few(few_ru), ru_many(many_ru) {
    if (one.empty() || many.empty() || one_ru.empty() || few_ru.empty() || many_ru.empty())
      a_text_is_missing();
  }
};

/// The text with {0}, {1} … replaced.
std::string fill(std::string_view text, std::initializer_list<std::string_view> values);

/// The form of the noun after this number, and both together.
std::string_view form(Language language, int number, const Noun& noun);
std::string counted(Language language, int number, const Noun& noun);

/// What the terminal says whatever the game.
struct Texts {
  std::array<Words, 6> letters, sides;  // of the players, by colour
  Words welcome, bad_seats, no_screen, only_choice, not_understood, not_a_choice, not_legal, unknown_reason;
  Words prompt, prompt_back, pass_keyboard, thinking, then_number;
  Words hint, hint_or, hint_chance, hint_moves;
  std::array<Words, 5> levels;
  Words opponents, lobby_game, lobby_players, lobby_level, lobby_no_choice;
  Words undone, nothing_to_undo, undo_others, auto_on, auto_off, auto_what, takes_nothing, line_too_long;
  Words saved, saved_again, overwrite, kept_file, cannot_write, is_folder, not_a_file;
  Words no_permission, no_folder, disk_full, name_too_long, other_error;
  Words loaded, cannot_load, no_such_file, cannot_read, file_too_big, other_game, load_name_needed,
      bad_record, bad_options;
  Words load_unsaved, leave_unsaved, goodbye_unsaved, goodbye, interrupted, too_many, yes_no;
  Words log_empty;
  Words rules_in_force, game_over, victory, shared_victory, tie_broken, seed_was, after_the_end;
  Words game_over_reason, not_your_decision, unknown_action, other_question;
  Words signs_head, commands_head, command_choose, command_undo, command_board, command_log, command_hint,
      command_auto, command_save, command_load, command_help, command_quit;
};
extern const Texts kTexts;

inline constexpr Noun kPoints = {"point", "points", "очко", "очка", "очков"};
inline constexpr Noun kDecisions = {"decision", "decisions", "решение", "решения", "решений"};

/// Why the system could not write a file.
std::string system_reason(Language language, const std::error_code& error);

/// The sentence for a reason common to all games, or nothing.
std::string_view common_reason(Language language, std::string_view key);

enum class Command { None, Undo, Help, Board, Details, Log, Save, Load, Auto, Hint, Quit };

/// The command that a word (in lower case) names in any language and game.
Command command_named(std::string_view word);
/// Whether something may be typed after it.
bool takes_more(Command command);

std::optional<bool> yes_or_no(std::string_view word);
std::optional<bool> on_or_off(std::string_view word);

}  // namespace fondaco::terminal
