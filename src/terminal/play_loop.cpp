#include "terminal/play_loop.hpp"

#include <algorithm>

#include "bots/levels.hpp"
#include "terminal/foresight.hpp"
#include "terminal/names.hpp"

namespace fondaco::terminal {

namespace {

constexpr std::string_view kBotName = "bot";

bool is_person(const std::string& name) { return !name.empty() && !name.starts_with(kBotName); }

}  // namespace

PlayLoop::PlayLoop(Course course, const GameScreen& screen, const PlaySettings& settings, std::istream& in,
                   std::ostream& out)
    : course_(std::move(course)),
      screen_(screen),
      settings_(settings),
      prompt_(in, out, settings.typed, kTexts.line_too_long.in(settings.language)),
      out_(out),
      file_(settings.load) {
  seat_people();
}

int PlayLoop::run() {
  welcome();
  while (!left_) {
    if (course_.over()) {
      after_the_end();
      continue;
    }
    const Seat seat = course_.game().deciders(course_.state()).front();
    if (!people_.contains(seat)) {
      answer(seat);
    } else if (!played_for(seat)) {
      ask(seat);
    }
  }
  return status_;
}

void PlayLoop::print(const Lines& lines) {
  for (const std::string& line : lines) out_ << line.substr(0, line.find_last_not_of(' ') + 1) << '\n';
}

Scene PlayLoop::scene(Seat seat) const {
  const Observer observer = seat == kNobody ? Observer::spectator() : Observer::seat(seat);
  return {course_.game().state_json(course_.state(), observer),
          course_.game().options_json(course_.state()),
          seat,
          course_.players(),
          settings_.language,
          Ink(settings_.colour)};
}

void PlayLoop::seat_people() {
  const int players = course_.players();
  people_ = Seats();
  std::vector<std::string> names = course_.names();
  names.resize(static_cast<std::size_t>(players));
  const bool known =
      std::any_of(names.begin(), names.end(), [](const std::string& name) { return is_person(name); });
  if (!settings_.humans && !settings_.seat && known) {
    for (int p = 0; p < players; ++p) {
      if (is_person(names[static_cast<std::size_t>(p)])) people_.insert(static_cast<Seat>(p));
    }
  } else {
    for (int i = 0; i < std::min(settings_.humans.value_or(1), players); ++i) {
      people_.insert(static_cast<Seat>((settings_.seat.value_or(0) + i) % players));
    }
  }
  std::size_t opponents = 0;
  for (Seat p = 0; p < players; ++p) {
    std::string& name = names[p];
    if (people_.contains(p)) {
      if (!is_person(name)) name = "player";
      continue;
    }
    levels_[p] = level_of(name, opponents++);
    name = std::string(kBotName) + " " + std::string(kLevelKeys[static_cast<std::size_t>(levels_[p] - 1)]);
    thinkers_[p].reset();
  }
  course_.rename(std::move(names));
  for (Seat p = 0; p < seen_.size(); ++p) {
    const auto last = course_.last_choice(p);
    seen_[p] = last ? *last + 1 : 0;
  }
  notes_ = {};
  at_keyboard_ = kNobody;
  fresh_ = true;
}

/// The level of an opponent: as the settings say, else as its name in the record does.
int PlayLoop::level_of(const std::string& name, std::size_t opponent) const {
  const std::vector<int>& levels = settings_.levels;
  if (!levels.empty()) return levels[std::min(opponent, levels.size() - 1)];
  if (!name.starts_with(kBotName)) return kUsualLevel;
  return find_level(split(name).second).value_or(kUsualLevel);
}

void PlayLoop::welcome() {
  const Scene public_scene = scene(kNobody);
  std::string names;
  for (const Seat seat : people_) add_to(names, side_name(public_scene, screen_.data(), seat));
  print(fill(say(kTexts.welcome), {in_language(screen_.data()["name"], settings_.language), names}));
  std::string opponents;
  for (Seat p = 0; p < course_.players(); ++p) {
    if (people_.contains(p)) continue;
    const auto level = static_cast<std::size_t>(levels_[p] - 1);
    add_to(opponents, player_name(public_scene, screen_.data(), p) + " (" +
                          std::string(say(kTexts.levels[level])) + ")");
  }
  if (!opponents.empty()) print(fill(say(kTexts.opponents), {opponents}));
  if (!settings_.load.empty()) print(loaded_sentence(settings_.load));
}

std::string PlayLoop::loaded_sentence(const std::string& path) const {
  return fill(
      say(kTexts.loaded),
      {shown_path(path), counted(settings_.language, static_cast<int>(course_.decisions()), kDecisions)});
}

/// Says it now, or after the screen has been cleared for somebody else.
void PlayLoop::announce(const std::string& sentence) {
  announced_.push_back(sentence);
  if (people_.size() == 1) tell_announced();
}

void PlayLoop::tell_announced() {
  for (const std::string& sentence : announced_) print(sentence);
  announced_.clear();
}

/// Nothing stays that could be scrolled back to.
void PlayLoop::clear_screen() {
  if (settings_.clears) {
    out_ << "\033[H\033[2J\033[3J";
  } else if (settings_.typed) {
    out_ << std::string(kLinesToHide, '\n');
  }
  private_ = false;
}

Error PlayLoop::decide(Seat seat, Action action) {
  const Error error = course_.decide(seat, action);
  if (!error) changed_ = true;
  return error;
}

void PlayLoop::answer(Seat bot) {
  if (settings_.clears) {
    out_ << fill(say(kTexts.thinking), {player_name(scene(kNobody), screen_.data(), bot)}) << std::flush;
  }
  const BotSpec spec = bot_of(course_.game(), levels_[bot]);
  if (!thinkers_[bot]) thinkers_[bot] = std::make_unique<Thinker>(course_.game(), spec);
  thinkers_[bot]->start(course_.state(), bot, course_.thinking_rng().next64(),
                        {spec.iterations, kLongestThought});
  must(decide(bot, thinkers_[bot]->wait().action));
  if (settings_.clears) out_ << "\r\033[K";
}

/// Plays a step that leaves no choice.
bool PlayLoop::played_for(Seat seat) {
  ActionList legal;
  course_.game().legal(course_.state(), seat, legal);
  if (!auto_ || legal.size() != 1) return false;
  notes_[seat].push_back(
      {course_.decisions(), screen_.option(scene(seat), course_.game().notation(legal[0]))});
  must(decide(seat, legal[0]));
  return true;
}

/// Hands the keyboard over when several people share it and something is hidden. False when they leave.
bool PlayLoop::pass_keyboard(Seat seat) {
  const Scene everybody = scene(kNobody);
  const bool open = screen_.open != nullptr && screen_.open(everybody);
  if (people_.size() > 1 && at_keyboard_ != seat && !open) {
    if (private_) clear_screen();
    tell_announced();
    const std::string pass = fill(say(kTexts.pass_keyboard), {player_name(everybody, screen_.data(), seat)});
    auto input = prompt_.line(pass);
    for (int patience = kPatience; input && command(split(*input).first) == Command::Quit; --patience) {
      patience > 0 ? leave() : give_up();
      if (left_) return false;
      input = prompt_.line(pass);
    }
    if (!input) {
      leave_at_end_of_input();
      return false;
    }
    clear_screen();
    fresh_ = true;
  }
  tell_announced();
  at_keyboard_ = seat;
  return true;
}

/// Whether what a seat is to be told changed more than its own steps in a turn under way.
bool PlayLoop::worth_a_board(Seat seat) const {
  const auto decisions = course_.decisions_begin() + static_cast<std::ptrdiff_t>(seen_[seat]);
  if (std::any_of(decisions, course_.decisions_end(), [seat](const Decision& d) { return d.seat != seat; }))
    return true;
  const std::vector<Json> events = course_.events(seen_[seat], course_.decisions(), Observer::seat(seat));
  return std::any_of(events.begin(), events.end(),
                     [](const Json& event) { return event["type"] == "turn_over"; });
}

void PlayLoop::tell_news(Seat seat) {
  const Scene now = scene(seat);
  const Lines lines = news(seat, seen_[seat]);
  const bool board = fresh_ || (!lines.empty() && worth_a_board(seat));
  notes_[seat].clear();
  private_ = true;
  out_ << '\n';
  if (board) {
    print(screen_.board(now));
    out_ << '\n';
  } else if (!lines.empty() && screen_.changed != nullptr) {
    print(screen_.changed(now, course_.events(seen_[seat], course_.decisions(), Observer::seat(seat))));
  }
  print(lines);
  if (board && !lines.empty()) out_ << '\n';
  seen_[seat] = course_.decisions();
  fresh_ = false;
}

/// What happened since a decision, with what was played for the seat where it was played.
Lines PlayLoop::news(Seat seat, std::size_t from) const {
  const Scene now = scene(seat);
  std::vector<Json> events = course_.events(0, from, Observer::seat(seat));
  const std::size_t known = events.size();
  const auto note_of = [&](std::size_t decision) -> const Note* {
    const auto& notes = notes_[seat];
    const auto found = std::find_if(notes.begin(), notes.end(),
                                    [decision](const Note& note) { return note.decision == decision; });
    return found == notes.end() ? nullptr : &*found;
  };
  for (std::size_t i = from; i < course_.decisions(); ++i) {
    std::string played;  // from here on, one step after another
    if (i == from || note_of(i - 1) == nullptr) {
      for (std::size_t j = i; note_of(j) != nullptr; ++j) add_to(played, note_of(j)->text, "; ");
    }
    if (!played.empty())
      events.push_back({
          {"type", "note"},
          {"text", fill(say(kTexts.only_choice), {played})}
      });
    for (Json& event : course_.events(i, i + 1, Observer::seat(seat))) events.push_back(std::move(event));
  }
  return screen_.story(now, events, known);
}

void PlayLoop::ask(Seat seat) {
  if (!pass_keyboard(seat)) return;
  tell_news(seat);
  const Scene now = scene(seat);
  Inquiry inquiry(course_.game(), screen_, now,
                  screen_.menu(now, options_foreseen(course_.game(), course_.state(), screen_, now,
                                                     course_.thinking_rng())));
  print(inquiry.lines());
  const std::string name = player_name(now, screen_.data(), seat);
  for (int patience = kPatience; patience > 0; --patience) {
    const auto input = prompt_.line(inquiry.prompt(name));
    if (!input) return leave_at_end_of_input();
    const Heard heard = hear(*input, seat, inquiry);
    if (heard == Heard::MovedOn) return;
    if (heard == Heard::Command) patience = kPatience + 1;
  }
  give_up();
}

/// The command that a word names in this game.
Command PlayLoop::command(std::string_view word) const {
  const std::string name = lowered(word);
  const auto& closer = screen_.details_words;
  if (std::find(closer.begin(), closer.end(), name) != closer.end()) return Command::Details;
  return command_named(name);
}

PlayLoop::Heard PlayLoop::hear(const std::string& input, Seat seat, Inquiry& inquiry) {
  const auto [word, rest] = split(input);
  const Scene& now = inquiry.scene();
  if (word.empty()) {
    print(inquiry.lines());
    return Heard::Nothing;
  }
  if (const std::string move = inquiry.reworded(input); !move.empty())
    return carry_out(inquiry.understand_notation(move, input), input, seat, inquiry);
  if (refused(word, rest)) return Heard::Nothing;
  switch (command(word)) {
    case Command::Undo: return undo(seat) ? Heard::MovedOn : Heard::Command;
    case Command::Load:
      if (rest.empty() && course_.game().parse_notation(input)) break;  // the word is a move too
      return load(rest) ? Heard::MovedOn : Heard::Command;
    case Command::Quit: leave(); return left_ ? Heard::MovedOn : Heard::Command;
    case Command::Save: save(rest); return left_ ? Heard::MovedOn : Heard::Command;
    case Command::Help: help(now); return Heard::Command;
    case Command::Board:
      print(screen_.board(now));
      print(screen_.brief(now));
      print(screen_.question(now));
      print(inquiry.menu_lines());
      return Heard::Command;
    case Command::Details: print(screen_.details(now)); return Heard::Command;
    case Command::Log: log(seat); return Heard::Command;
    case Command::Hint: hint(seat, inquiry); return Heard::Command;
    case Command::Auto: set_auto(rest); return Heard::Command;
    case Command::None: break;
  }
  return carry_out(inquiry.understand(input), input, seat, inquiry);
}

/// Decides, or shows another menu, or says why neither.
PlayLoop::Heard PlayLoop::carry_out(const Inquiry::Meant& meant, const std::string& typed, Seat seat,
                                    const Inquiry& inquiry) {
  if (meant.other_menu) {
    print(inquiry.menu_lines());
    return Heard::Command;
  }
  if (!meant.action) {
    print(meant.sentence);
    return Heard::Nothing;
  }
  const Error error = decide(seat, *meant.action);
  if (!error) return Heard::MovedOn;
  print(inquiry.refusal(typed, course_.game().reason_key(error)));
  return Heard::Nothing;
}

}  // namespace fondaco::terminal
