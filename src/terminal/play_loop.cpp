#include "terminal/play_loop.hpp"

#include <algorithm>
#include <charconv>

#include "bots/flat.hpp"

namespace fondaco::terminal {

namespace {

bool is_person(const std::string& name) { return !name.empty() && !name.starts_with("bot"); }

}  // namespace

PlayLoop::PlayLoop(Session session, const GameScreen& screen, const PlaySettings& settings, std::istream& in,
                   std::ostream& out)
    : session_(std::move(session)),
      screen_(screen),
      settings_(settings),
      prompt_(in, out, settings.typed),
      out_(out),
      file_(settings.load) {
  seat_people();
}

void PlayLoop::run() {
  welcome();
  while (!left_) {
    if (session_.over()) {
      after_the_end();
      continue;
    }
    const Seat seat = session_.game().deciders(session_.state()).front();
    if (!people_.contains(seat)) {
      answer(seat);
    } else if (!played_for(seat)) {
      ask(seat);
    }
  }
}

void PlayLoop::print(const Lines& lines) {
  for (const std::string& line : lines) out_ << line.substr(0, line.find_last_not_of(' ') + 1) << '\n';
}

Scene PlayLoop::scene(Seat seat) const {
  const Observer observer = seat == kNobody ? Observer::spectator() : Observer::seat(seat);
  return {session_.game().state_json(session_.state(), observer),
          session_.game().options_json(session_.state()),
          seat,
          session_.players(),
          settings_.language,
          Ink(settings_.colour)};
}

void PlayLoop::seat_people() {
  const int players = session_.players();
  people_ = Seats();
  std::vector<std::string> names = session_.names();
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
  for (int p = 0; p < players; ++p) {
    std::string& name = names[static_cast<std::size_t>(p)];
    if (!people_.contains(static_cast<Seat>(p))) name = "bot";
    if (people_.contains(static_cast<Seat>(p)) && !is_person(name)) name = "player";
  }
  session_.rename(std::move(names));
  for (Seat p = 0; p < seen_.size(); ++p) {
    const auto last = session_.last_choice(p);
    seen_[p] = last ? *last + 1 : 0;
  }
  notes_ = {};
  at_keyboard_ = kNobody;
  fresh_ = true;
}

void PlayLoop::welcome() {
  const Scene public_scene = scene(kNobody);
  std::string names;
  for (const Seat seat : people_)
    names += (names.empty() ? "" : ", ") + screen_.seat_name(public_scene, seat);
  print(fill(say(kTexts.welcome), {screen_.title(settings_.language), names}));
  if (!settings_.load.empty()) print(loaded_sentence(settings_.load));
}

std::string PlayLoop::loaded_sentence(const std::string& path) const {
  return fill(
      say(kTexts.loaded),
      {shown_path(path), counted(settings_.language, static_cast<int>(session_.decisions()), kDecisions)});
}

Error PlayLoop::decide(Seat seat, Action action) {
  const Error error = session_.decide(seat, action);
  if (!error) changed_ = true;
  return error;
}

void PlayLoop::answer(Seat bot) {
  if (settings_.typed) {
    out_ << fill(say(kTexts.thinking), {screen_.seat_name(scene(kNobody), bot)}) << std::flush;
  }
  Rng rng = session_.thinking_rng();
  decide(bot, flat_choice(session_.game(), session_.state(), bot, settings_.playouts, rng));
  if (settings_.typed) out_ << "\r\033[K";
}

/// Plays a step that leaves no choice.
bool PlayLoop::played_for(Seat seat) {
  ActionList legal;
  session_.game().legal(session_.state(), seat, legal);
  if (!auto_ || legal.size() != 1) return false;
  notes_[seat].push_back(screen_.option(scene(seat), session_.game().notation(legal[0])));
  decide(seat, legal[0]);
  return true;
}

std::vector<Option> PlayLoop::options(Seat seat) const {
  const AnyGame& game = session_.game();
  ActionList legal;
  game.legal(session_.state(), seat, legal);
  // Looking ahead happens in a world that the seat can't tell from the real one.
  AnyState world = session_.state();
  Rng rng = session_.thinking_rng();
  game.resample(world, seat, rng);
  std::vector<Option> list;
  for (const Action action : legal) {
    Option option{action, game.notation(action), {}};
    AnyState next = world;
    ActionList then;
    if (!game.apply(next, seat, action, nullptr)) game.legal(next, seat, then);
    for (const Action following : then) option.next.push_back(game.notation(following));
    list.push_back(std::move(option));
  }
  return list;
}

/// Hands the keyboard over when several people share it. False when the input has ended.
bool PlayLoop::pass_keyboard(Seat seat) {
  if (people_.size() > 1 && at_keyboard_ != seat) {
    if (settings_.typed) out_ << "\033[H\033[2J";
    if (!prompt_.line(fill(say(kTexts.pass_keyboard), {screen_.seat_name(scene(kNobody), seat)})))
      return false;
    if (settings_.typed) out_ << "\033[H\033[2J";
    fresh_ = true;
  }
  at_keyboard_ = seat;
  return true;
}

/// Shows the board if others had a part in what is new, else only what the seat did itself.
void PlayLoop::tell_news(Seat seat) {
  const Scene now = scene(seat);
  const bool others =
      fresh_ || std::any_of(session_.decisions_begin() + static_cast<std::ptrdiff_t>(seen_[seat]),
                            session_.decisions_end(), [seat](const Decision& d) { return d.seat != seat; });
  const Lines lines = screen_.story(now, session_.events(seen_[seat], Observer::seat(seat)));
  std::string played;
  for (const std::string& note : notes_[seat]) played += (played.empty() ? "" : "; ") + note;
  notes_[seat].clear();
  out_ << '\n';
  if (others) {
    print(screen_.board(now));
    out_ << '\n';
  }
  print(lines);
  if (!played.empty()) print(now.ink.faint(fill(say(kTexts.only_choice), {played})));
  if (!others) print(screen_.brief(now));
  if (others && !(lines.empty() && played.empty())) out_ << '\n';
  seen_[seat] = session_.decisions();
  fresh_ = false;
}

void PlayLoop::ask(Seat seat) {
  if (!pass_keyboard(seat)) return leave_at_end_of_input();
  tell_news(seat);
  const Scene now = scene(seat);
  const Menu menu = screen_.menu(now, options(seat));
  print(screen_.question(now));
  print(menu.lines);
  const std::string prompt =
      screen_.seat_name(now, seat) + " [1–" + std::to_string(menu.actions.size()) + "] > ";
  for (int patience = kPatience; patience > 0; --patience) {
    const auto input = prompt_.line(prompt);
    if (!input) return leave_at_end_of_input();
    const Heard heard = hear(*input, seat, now, menu);
    if (heard == Heard::MovedOn) return;
    if (heard == Heard::Command) patience = kPatience + 1;
  }
  give_up();
}

PlayLoop::Heard PlayLoop::hear(const std::string& input, Seat seat, const Scene& now, const Menu& menu) {
  const auto [word, rest] = split(input);
  if (word.empty()) {
    print(screen_.question(now));
    print(menu.lines);
    return Heard::Nothing;
  }
  switch (command_named(lowered(word))) {
    case Command::Undo: return undo(seat) ? Heard::MovedOn : Heard::Command;
    case Command::Load: return load(rest) ? Heard::MovedOn : Heard::Command;
    case Command::Quit: leave(); return left_ ? Heard::MovedOn : Heard::Command;
    case Command::Save: save(rest); return left_ ? Heard::MovedOn : Heard::Command;
    case Command::Help: help(); return Heard::Command;
    case Command::Board: print(screen_.board(now)); return Heard::Command;
    case Command::Details: print(screen_.details(now)); return Heard::Command;
    case Command::Log: log(seat); return Heard::Command;
    case Command::Hint: hint(seat, now, menu); return Heard::Command;
    case Command::Auto:
      auto_ = !auto_;
      print(say(auto_ ? kTexts.auto_on : kTexts.auto_off));
      return Heard::Command;
    case Command::None: break;
  }
  return choose(input, seat, menu);
}

/// A number from the menu, or a move in the game's notation.
PlayLoop::Heard PlayLoop::choose(const std::string& input, Seat seat, const Menu& menu) {
  const auto [word, rest] = split(input);
  if (word.find_first_not_of("0123456789") == std::string::npos && rest.empty()) {
    std::size_t number = 0;
    std::from_chars(word.data(), word.data() + word.size(), number);
    if (number == 0 || number > menu.actions.size()) {
      print(fill(say(kTexts.not_a_choice), {shown(word), std::to_string(menu.actions.size())}));
      return Heard::Nothing;
    }
    decide(seat, menu.actions[number - 1]);
    return Heard::MovedOn;
  }
  const auto action = session_.game().parse_notation(input);
  if (!action) {
    print(fill(say(kTexts.not_understood), {shown(input)}));
    return Heard::Nothing;
  }
  const Error error = decide(seat, *action);
  if (!error) return Heard::MovedOn;
  const std::string_view key = session_.game().reason_key(error);
  std::string_view reason = common_reason(settings_.language, key);
  if (reason.empty()) reason = screen_.reason(settings_.language, key);
  print(fill(say(kTexts.not_legal), {shown(input), reason.empty() ? say(kTexts.unknown_reason) : reason}));
  return Heard::Nothing;
}

}  // namespace fondaco::terminal
