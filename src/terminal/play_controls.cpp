#include <algorithm>
#include <utility>

#include "bots/hint.hpp"
#include "bots/levels.hpp"
#include "terminal/advice.hpp"
#include "terminal/names.hpp"
#include "terminal/play_loop.hpp"
#include "terminal/record_file.hpp"

// What can be typed besides a move, and the end of the game.

namespace fondaco::terminal {

namespace {

constexpr std::size_t kLogLines = 20;

}  // namespace

tl::expected<Course, std::string> load_course(const AnyGame& game, const std::string& path,
                                              Language language) {
  const auto record = load_record(game, path, language);
  if (!record) return tl::make_unexpected(record.error());
  auto course = Course::resume(*record);
  if (course) return std::move(*course);
  return tl::make_unexpected(
      fill(kTexts.bad_record.in(language), {course.error().sentence(shown_path(path))}));
}

bool PlayLoop::undo(Seat seat) {
  const auto last = course_.last_choice(seat);
  if (!last) {
    print(say(kTexts.nothing_to_undo));
    return false;
  }
  for (std::size_t i = *last; i < course_.decisions(); ++i) {
    const Seat other = course_.decision(i).seat;
    if (other == seat || !people_.contains(other) || !course_.had_choice(i)) continue;
    if (!confirmed(say(kTexts.undo_others))) return left_;
    break;
  }
  const Action action = course_.decision(*last).action;
  course_.rewind(*last);
  changed_ = true;
  for (std::size_t& seen : seen_) seen = std::min(seen, course_.decisions());
  notes_ = {};
  fresh_ = true;
  announce(fill(say(kTexts.undone), {screen_.option(scene(seat), course_.game().notation(action))}));
  return true;
}

void PlayLoop::help(const Scene& now) {
  for (const std::string& paragraph : screen_.reminder(now)) print(paragraph);
  out_ << say(kTexts.signs_head) << '\n';
  for (const Words& words : screen_.signs) print(say(words));
  out_ << say(kTexts.commands_head) << '\n';
  out_ << "  " << fill(say(kTexts.command_choose), {say(screen_.typed_move)}) << '\n';
  for (const Words* words :
       {&kTexts.command_undo, &kTexts.command_board, &screen_.details_command, &kTexts.command_log,
        &kTexts.command_hint, &kTexts.command_auto, &kTexts.command_save, &kTexts.command_load,
        &kTexts.command_help, &kTexts.command_quit}) {
    out_ << "  " << say(*words) << '\n';
  }
}

/// Says so when something was typed after a command that takes nothing.
bool PlayLoop::refused(std::string_view word, std::string_view rest) {
  const Command named = command(word);
  if (rest.empty() || named == Command::None || takes_more(named)) return false;
  print(fill(say(kTexts.takes_nothing), {shown(word), shown(rest)}));
  return true;
}

void PlayLoop::set_auto(const std::string& how) {
  const auto on = how.empty() ? std::optional(!auto_) : on_or_off(lowered(how));
  if (!on) return print(fill(say(kTexts.auto_what), {shown(how)}));
  auto_ = *on;
  print(say(auto_ ? kTexts.auto_on : kTexts.auto_off));
}

/// The latest lines, from the beginning of a turn on.
void PlayLoop::log(Seat seat) {
  const Observer observer = seat == kNobody ? Observer::spectator() : Observer::seat(seat);
  Lines lines = screen_.story(scene(seat), course_.events(0, course_.decisions(), observer), 0);
  if (lines.empty()) return print(say(kTexts.log_empty));
  std::size_t from = lines.size() > kLogLines ? lines.size() - kLogLines : 0;
  while (from > 0 && lines[from].starts_with(' ')) --from;
  lines.erase(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(from));
  print(lines);
}

/// What a good player would choose, what comes near it, and why.
void PlayLoop::hint(Seat seat, const Inquiry& inquiry) {
  const AnyGame& game = course_.game();
  const BotSpec spec = bot_of(game, kAdvisor);
  Thinker thinker(game, spec);
  thinker.start(course_.state(), seat, course_.thinking_rng().next64(), {spec.iterations, kLongestThought});
  const Thought thought = thinker.wait();
  std::vector<Suggestion> suggestions;
  for (Advice& option : explain(Judge(game), course_.state(), seat, thought.candidates, kAdvised)) {
    if (!suggestions.empty() && option.candidate.visits == 0) continue;
    suggestions.push_back({option.candidate.action, percent(option.candidate.utility, course_.players()),
                           std::move(option.moves)});
  }
  print(advice_in_words(inquiry, screen_, game, suggestions));
}

void PlayLoop::save(const std::string& typed) {
  const std::string named = unquoted(typed);
  const std::string path = !named.empty()   ? named
                           : !file_.empty() ? file_
                                            : std::string(course_.game().key) + ".fgn";
  const bool exists = file_kind(path) == FileKind::File;
  if (exists && path != file_) {
    if (!confirmed(fill(say(kTexts.overwrite), {shown_path(path)}))) {
      if (!left_) print(say(kTexts.kept_file));
      return;
    }
  }
  if (const auto problem = save_record(course_.record(), path, settings_.language)) return print(*problem);
  file_ = path;
  changed_ = false;
  print(fill(say(exists ? kTexts.saved_again : kTexts.saved), {shown_path(path)}));
}

bool PlayLoop::load(const std::string& typed) {
  const std::string path = unquoted(typed);
  if (path.empty()) {
    print(say(kTexts.load_name_needed));
    return false;
  }
  auto loaded = load_course(course_.game(), path, settings_.language);
  if (!loaded) {
    print(fill(say(kTexts.cannot_load), {loaded.error()}));
    return false;
  }
  if (changed_ && !confirmed(say(kTexts.load_unsaved))) return left_;
  course_ = std::move(*loaded);
  seat_people();
  file_ = path;
  changed_ = false;
  announce(loaded_sentence(path));
  return true;
}

/// Whether the answer was yes. The end of the input leaves.
bool PlayLoop::confirmed(std::string_view question) {
  std::string asked(question);
  for (int patience = kPatience; patience > 0; --patience) {
    const auto input = prompt_.line(asked);
    if (!input) {
      leave_at_end_of_input();
      return false;
    }
    if (const auto answer = yes_or_no(lowered(split(*input).first))) return *answer;
    asked = say(kTexts.yes_no);
  }
  return false;
}

void PlayLoop::leave() {
  if (changed_ && !confirmed(say(kTexts.leave_unsaved))) return;
  print(say(kTexts.goodbye));
  left_ = true;
}

void PlayLoop::leave_at_end_of_input() {
  out_ << '\n';
  print(say(changed_ ? kTexts.goodbye_unsaved : kTexts.goodbye));
  left_ = true;
}

/// For input that goes on without meaning anything, so that nothing runs for ever.
void PlayLoop::give_up() {
  print(say(kTexts.too_many));
  status_ = 2;
  left_ = true;
}

void PlayLoop::final_table(const Scene& now) {
  out_ << '\n' << now.ink.bold(say(kTexts.game_over)) << '\n';
  print(screen_.result(now, course_.game().scores(course_.state()),
                       course_.events(0, course_.decisions(), Observer::spectator())));
  out_ << fill(say(kTexts.seed_was), {std::to_string(course_.seed())}) << '\n';
}

/// The end is told; the game can still be saved or taken back.
void PlayLoop::after_the_end() {
  const Seat seat = people_.size() == 1 ? people_.front() : kNobody;
  const Scene now = scene(seat);
  const std::size_t from = seat != kNobody ? seen_[seat] : *std::max_element(seen_.begin(), seen_.end());
  tell_announced();
  out_ << '\n';
  print(screen_.board(now));
  out_ << '\n';
  if (seat != kNobody) {
    print(news(seat, from));
  } else {
    const std::size_t known = course_.events(0, from, Observer::spectator()).size();
    print(screen_.story(now, course_.events(0, course_.decisions(), Observer::spectator()), known));
  }
  final_table(now);
  print(say(kTexts.after_the_end));
  for (int patience = kPatience; patience > 0 && !left_; --patience) {
    const auto input = prompt_.line("> ");
    if (!input) return leave_at_end_of_input();
    const auto [word, rest] = split(*input);
    if (refused(word, rest)) continue;
    switch (word.empty() ? Command::Quit : command(word)) {
      case Command::Quit: leave(); break;
      case Command::Save: save(rest); break;
      case Command::Board: print(screen_.board(now)); break;
      case Command::Details: print(screen_.details(now)); break;
      case Command::Log: log(seat); break;
      case Command::Undo:
        if (undo(seat == kNobody ? last_person() : seat)) return;
        break;
      case Command::Load:
        if (load(rest)) return;
        break;
      default: print(say(kTexts.after_the_end)); break;
    }
  }
  if (!left_) leave_at_end_of_input();
}

Seat PlayLoop::last_person() const {
  for (std::size_t i = course_.decisions(); i-- > 0;) {
    if (people_.contains(course_.decision(i).seat) && course_.had_choice(i)) return course_.decision(i).seat;
  }
  return people_.front();
}

}  // namespace fondaco::terminal
