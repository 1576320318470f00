#include "terminal/texts.hpp"

#include <cstddef>
#include <utility>

namespace fondaco::terminal {

constexpr Texts kTexts = {
    .letters = {{{"B", "С"}, {"R", "К"}, {"Y", "Ж"}, {"G", "З"}, {"O", "О"}, {"K", "Ч"}}},
    .sides = {{{"Blue", "синих"},
               {"Red", "красных"},
               {"Yellow", "жёлтых"},
               {"Green", "зелёных"},
               {"Orange", "оранжевых"},
               {"Black", "чёрных"}}},
    .welcome = {"{0}. You play {1}; type a number to choose, h for help.",
                "{0}. Вы играете за {1}. Выбирайте числом; п — помощь."},
    .bad_seats = {"At this table there are {0} seats, 0 to {1}; one to {0} of them can be people.",
                "За этим столом мест: {0}, от 0 до {1}; людей может быть от одного до {0}."},
    .no_screen = {"{0} can't be played in the terminal yet.", "{0}: в терминале пока играть нельзя."},
    .only_choice = {"Played for you, as there was no choice: {0}.", "Сделано за вас, выбора не было: {0}."},
    .not_understood = {"'{0}' is neither a number, nor a move, nor a command; h lists the commands.",
                "«{0}» — не номер, не ход и не команда; список команд — п (помощь)."},
    .not_a_choice = {"There is no option {0}; choose from {1}.", "Варианта {0} нет; есть {1}."},
    .not_legal = {"'{0}' is not possible now: {1}", "«{0}» сейчас нельзя: {1}"},
    .unknown_reason = {"the rules do not allow it.", "правила этого не позволяют."},
    .prompt = {"{0} [{1}] > ", "{0} [{1}] > "},
    .prompt_back = {"{0} [{1}; 0 goes back] > ", "{0} [{1}; 0 — назад] > "},
    .pass_keyboard = {"Pass the keyboard to {0}, then press Enter. ",
                "За клавиатуру садится {0}; затем нажмите Enter. "},
    .thinking = {"{0} is thinking…", "{0} думает…"},
    .then_number = {", then ", ", затем "},
    .hint = {"A good player would choose {0}: {1}.", "Хороший игрок выбрал бы {0}: {1}."},
    .hint_or = {"Or {0}: {1}.", "Или {0}: {1}."},
    .hint_chance = {"Chance to win {0} %.", "Шансы на победу {0} %."},
    .hint_moves = {"Chance to win {0} %. Expected: {1}.", "Шансы на победу {0} %. Ожидается: {1}."},
    .levels = {{{"newcomer", "новичок"},
                {"apprentice", "подмастерье"},
                {"merchant", "купец"},
                {"consul", "консул"},
                {"master", "мастер"}}},
    .opponents = {"Opponents: {0}.", "Соперники: {0}."},
    .lobby_game = {"Which game? [1–{0}, Enter: 1] > ", "Какая игра? [1–{0}, Enter — 1] > "},
    .lobby_players = {"How many play, you included? [{0}–{1}, Enter: {2}] > ",
                "Сколько игроков вместе с вами? [{0}–{1}, Enter — {2}] > "},
    .lobby_level = {"How strong are the opponents? [1–5, Enter: 3] > ",
                "Насколько сильны соперники? [1–5, Enter — 3] > "},
    .lobby_no_choice = {"'{0}' is none of them.", "«{0}» — такого нет."},
    .undone = {"Taken back: {0}.", "Отменено: {0}."},
    .nothing_to_undo = {"There is no decision of yours to take back.",
                "Отменять нечего: ваших решений ещё не было."},
    .undo_others = {"This takes back decisions of other people too. Do all agree? (y/n) ",
                "Отмена затронет и решения других людей. Все согласны? (д/н) "},
    .auto_on = {"From now on, steps with one choice are played for you.",
                "Теперь, когда выбора нет, шаг делается за вас."},
    .auto_off = {"From now on, every step is asked.", "Теперь вас спросят о каждом шаге."},
    .auto_what = {"'{0}' is neither on nor off: type auto on, auto off, or auto to change it.",
                "«{0}» — не вкл и не выкл: пишите «авто вкл», «авто выкл» или просто «авто»."},
    .takes_nothing = {"Nothing was done: '{0}' is typed alone, without '{1}'.",
                "Ничего не сделано: «{0}» пишется отдельно, без «{1}»."},
    .line_too_long = {"That line was too long and was not read.",
                "Строка слишком длинная, она не прочитана."},
    .saved = {"Saved to {0}.", "Сохранено в {0}."},
    .saved_again = {"Saved to {0}; the earlier file was replaced.", "Сохранено в {0}; прежний файл заменён."},
    .overwrite = {"{0} exists. Replace it? (y/n) ", "Файл {0} уже есть. Заменить его? (д/н) "},
    .kept_file = {"Nothing was written.", "Ничего не записано."},
    .cannot_write = {"{0} can't be written: {1}.", "Не удалось записать {0}: {1}."},
    .is_folder = {"{0} is a folder; name a file.", "{0} — это папка; назовите файл."},
    .not_a_file = {"{0} is not an ordinary file.", "{0} — не обычный файл."},
    .no_permission = {"there is no permission to write there", "нет прав на запись"},
    .no_folder = {"there is no such folder", "нет такой папки"},
    .disk_full = {"the disk is full", "на диске нет места"},
    .name_too_long = {"the name is too long", "слишком длинное имя"},
    .other_error = {"{0}", "ошибка системы ({0})"},
    .loaded = {"Loaded {0}: {1}.", "Загружено из {0}: {1}."},
    .cannot_load = {"{0} The game goes on as it was.", "{0} Игра продолжается, как была."},
    .no_such_file = {"There is no file {0}.", "Файла {0} нет."},
    .cannot_read = {"{0} can't be read.", "Не удалось прочитать {0}."},
    .file_too_big = {"{0} is too big for a record.", "{0} слишком велик для записи игры."},
    .other_game = {"{0} holds a game of {1}.", "В {0} записана другая игра: {1}."},
    .load_name_needed = {"Name the file: load FILE.", "Назовите файл: загр ФАЙЛ."},
    .bad_record = {"It is not a good record: {0}.", "Запись не годится ({0})."},
    .bad_options = {"{0}", "Параметры игры не годятся ({0})."},
    .load_unsaved = {"The game on the table is not saved. Load all the same? (y/n) ",
                "Эта партия не сохранена. Всё равно загрузить? (д/н) "},
    .leave_unsaved = {"Leave without saving? (y/n) ", "Выйти без сохранения? (д/н) "},
    .goodbye_unsaved = {"The game was not saved; next time, s FILE keeps it and --load FILE goes on.",
                "Игра не сохранена; в другой раз её сохранит «сохр ФАЙЛ», а --load ФАЙЛ продолжит."},
    .goodbye = {"Goodbye.", "До встречи."},
    .interrupted = {"\nInterrupted; what was not saved is lost.\n",
                "\nИгра прервана; несохранённое потеряно.\n"},
    .too_many = {"Nothing was understood a hundred times in a row, so the game stops here.",
                "Сто раз подряд ввод не удалось понять, игра на этом остановлена."},
    .yes_no = {"Please answer y or n. ", "Ответьте, пожалуйста, д или н. "},
    .log_empty = {"Nothing has happened yet.", "Пока ничего не произошло."},
    .rules_in_force = {"Rules in force:", "Особые правила:"},
    .game_over = {"Final result", "Итог игры"},
    .victory = {"{0} wins with {1}.", "Победа: {0}, {1}."},
    .shared_victory = {"Shared victory with {1}: {0}.", "Общая победа ({1}): {0}."},
    .tie_broken = {"It was a tie, which goes to {0}.", "Поровну; побеждает тот, у кого {0}."},
    .seed_was = {"The seed of this game was {0} (--seed {0}).", "Зерно этой игры: {0} (--seed {0})."},
    .after_the_end = {"s FILE saves the game, b shows the board, l the log, u takes back; Enter leaves.",
                "сохр ФАЙЛ — сохранить, д — доска, ж — журнал, о — отмена, Enter — выход."},
    .game_over_reason = {"the game is over.", "игра окончена."},
    .not_your_decision = {"somebody else decides now.", "сейчас решает другой игрок."},
    .unknown_action = {"there is no such move.", "такого хода нет."},
    .other_question = {"another question is being asked.", "задан другой вопрос."},
    .signs_head = {"What the signs mean", "Что значат знаки"},
    .commands_head = {"Commands", "Команды"},
    .command_choose = {"5             choose option 5; or type the move: {0}",
                "5             выбрать вариант 5; можно и ход: {0}"},
    .command_undo = {"u, undo       back to your previous decision",
                "о, отмена     назад к вашему предыдущему решению"},
    .command_board = {"b, board      draw the board", "д, доска      показать доску"},
    .command_log = {"l, log        what happened lately", "ж, журнал     что было в последнее время"},
    .command_hint = {"hint          what a good player would do, and why",
                "подсказка     что сделал бы хороший игрок и почему"},
    .command_auto = {"auto on, off  play steps without a choice for me, or ask",
                "авто вкл/выкл шаги без выбора делать за меня или спрашивать"},
    .command_save = {"s, save FILE  save the game", "сохр ФАЙЛ     сохранить игру"},
    .command_load = {"load FILE     go on with a saved game", "загр ФАЙЛ     продолжить сохранённую игру"},
    .command_help = {"h, help       this page; Enter lists the options",
                "п, помощь     эта страница; Enter — список вариантов"},
    .command_quit = {"q, quit       leave", "в, выход      выйти"},
};

std::string fill(std::string_view text, std::initializer_list<std::string_view> values) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool slot = i + 2 < text.size() && text[i] == '{' && text[i + 1] >= '0' && text[i + 1] <= '9' &&
                      text[i + 2] == '}';
    const auto number = static_cast<std::size_t>(slot ? text[i + 1] - '0' : 0);
    if (!slot || number >= values.size()) {
      result += text[i];
      continue;
    }
    result += values.begin()[number];
    i += 2;
  }
  return result;
}

std::string_view form(Language language, int number, const Noun& noun) {
  if (language == Language::English) return number == 1 ? noun.en_one : noun.en_many;
  const int tens = number % 100, ones = number % 10;
  if (tens >= 11 && tens <= 14) return noun.ru_many;
  return ones == 1 ? noun.ru_one : ones >= 2 && ones <= 4 ? noun.ru_few : noun.ru_many;
}

std::string counted(Language language, int number, const Noun& noun) {
  return std::to_string(number) + " " + std::string(form(language, number, noun));
}

std::string system_reason(Language language, const std::error_code& error) {
  using std::errc;
  const auto any = [&error](auto... codes) { return ((error == codes) || ...); };
  if (any(errc::permission_denied, errc::operation_not_permitted, errc::read_only_file_system))
    return std::string(kTexts.no_permission.in(language));
  if (any(errc::no_such_file_or_directory, errc::not_a_directory))
    return std::string(kTexts.no_folder.in(language));
  if (any(errc::no_space_on_device, errc::file_too_large)) return std::string(kTexts.disk_full.in(language));
  if (error == errc::filename_too_long) return std::string(kTexts.name_too_long.in(language));
  return fill(kTexts.other_error.in(language), {error.message()});
}

std::string_view common_reason(Language language, std::string_view key) {
  if (key == "game_over") return kTexts.game_over_reason.in(language);
  if (key == "not_your_decision") return kTexts.not_your_decision.in(language);
  if (key == "unknown_action") return kTexts.unknown_action.in(language);
  if (key == "other_question") return kTexts.other_question.in(language);
  return {};
}

/// Letters that look alike in both alphabets name the same command.
Command command_named(std::string_view word) {
  using enum Command;
  static constexpr std::pair<std::string_view, Command> kNames[] = {
      {"u",         Undo   },
      {"undo",      Undo   },
      {"о",         Undo   },
      {"o",         Undo   },
      {"отмена",    Undo   },
      {"h",         Help   },
      {"help",      Help   },
      {"?",         Help   },
      {"п",         Help   },
      {"помощь",    Help   },
      {"b",         Board  },
      {"board",     Board  },
      {"д",         Board  },
      {"доска",     Board  },
      {"c",         Details},
      {"с",         Details},
      {"closer",    Details},
      {"смотреть",  Details},
      {"l",         Log    },
      {"log",       Log    },
      {"ж",         Log    },
      {"журнал",    Log    },
      {"s",         Save   },
      {"save",      Save   },
      {"сохр",      Save   },
      {"сохранить", Save   },
      {"load",      Load   },
      {"загр",      Load   },
      {"загрузить", Load   },
      {"auto",      Auto   },
      {"авто",      Auto   },
      {"hint",      Hint   },
      {"подсказка", Hint   },
      {"q",         Quit   },
      {"quit",      Quit   },
      {"exit",      Quit   },
      {"в",         Quit   },
      {"выход",     Quit   },
  };
  for (const auto& [name, command] : kNames) {
    if (name == word) return command;
  }
  return None;
}

bool takes_more(Command command) {
  return command == Command::Save || command == Command::Load || command == Command::Auto;
}

std::optional<bool> yes_or_no(std::string_view word) {
  if (word == "y" || word == "yes" || word == "д" || word == "да") return true;
  if (word == "n" || word == "no" || word == "н" || word == "нет") return false;
  return std::nullopt;
}

std::optional<bool> on_or_off(std::string_view word) {
  if (word == "on" || word == "вкл") return true;
  if (word == "off" || word == "выкл") return false;
  return std::nullopt;
}

}  // namespace fondaco::terminal
