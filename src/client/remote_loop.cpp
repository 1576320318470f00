#include "client/remote_play.hpp"

#include <algorithm>

#include <poll.h>

#include "client/entry_words.hpp"
#include "client/http.hpp"
#include "client/link.hpp"
#include "client/story.hpp"
#include "client/texts.hpp"
#include "client/typed_lines.hpp"
#include "core/registry.hpp"
#include "core/text.hpp"
#include "terminal/advice.hpp"
#include "terminal/foresight.hpp"
#include "terminal/inquiry.hpp"
#include "terminal/names.hpp"
#include "terminal/prompt.hpp"
#include "terminal/record_file.hpp"

namespace fondaco::client {

namespace {

using terminal::Command;
using terminal::fill;
using terminal::Inquiry;
using terminal::Lines;
using terminal::Scene;

constexpr std::size_t kLogLines = 20;
constexpr int kPatience = 100;  // inputs in a row that mean nothing
constexpr std::size_t kLongestSaid = 900;  // bytes

/// The beginning of a text, cut between two code points.
std::string beginning(const std::string& text, std::size_t most) {
  std::size_t end = std::min(text.size(), most);
  while (end < text.size() && end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0u) == 0x80u) --end;
  return text.substr(0, end);
}

/// The conversation of one terminal with a table on a server.
class RemotePlay {
 public:
  RemotePlay(const RemoteSettings& settings, int in, std::ostream& out)
      : settings_(settings), typed_(in), out_(out), link_(settings.server, settings.token) {}

  int run() {
    while (!left_) {
      wait();
      while (const auto message = link_.next()) hear(*message);
      refresh();
      while (!left_ && listening()) {
        const auto line = typed_.next();
        if (!line) break;
        take(*line);
      }
      if (!left_ && listening() && typed_.ended()) leave();
    }
    out_ << std::flush;
    return status_;
  }

 private:
  std::string say(const Words& words) const { return std::string(words.in(settings_.language)); }
  void print(const Lines& lines) {
    break_prompt();
    for (const std::string& line : lines) out_ << line.substr(0, line.find_last_not_of(' ') + 1) << '\n';
  }
  void print(std::string_view sentence) { print(terminal::wrapped(sentence, 2)); }
  /// What is said begins on a line of its own.
  void break_prompt() {
    if (prompted_) out_ << '\n';
    prompted_ = false;
  }

  /// Whether what is typed means something now: at a terminal always, else only when a question was put, so
  /// that a script's answers meet their questions.
  bool listening() const { return settings_.typed || inquiry_ || over_; }

  void wait() {
    std::array<pollfd, 2> waiting{
        {{link_.signal(), POLLIN, 0}, {typed_.descriptor(), POLLIN, 0}}
    };
    const bool read = listening() && !typed_.ended();
    out_ << std::flush;
    if (::poll(waiting.data(), read ? 2 : 1, -1) <= 0) return;
    if (read && waiting[1].revents != 0) typed_.read();
  }

  const AnyGame& game() const { return *game_; }
  Scene scene() const {
    return {present_.value("view", Json::object()),     about_["options"],  you_,
            static_cast<int>(present_["seats"].size()), settings_.language, terminal::Ink(settings_.colour)};
  }

  /// "Blue (Anna)".
  std::string name(int seat) const {
    const Json& chair = present_["seats"][static_cast<std::size_t>(seat)];
    const std::string colour = terminal::player_name(scene(), screen_->data(), seat);
    if (chair.contains("person")) return colour + " (" + shown(chair["person"].get<std::string>()) + ")";
    if (!chair.contains("bot")) return colour;
    const auto level = static_cast<std::size_t>(chair["bot"].get<int>() - 1);
    return colour + " (" + say(terminal::kTexts.levels[level]) + ")";
  }

  // What comes from the table.

  void hear(const Json& message) {
    const std::string type = message["type"].get<std::string>();
    if (type == "joined") {
      joined(message);
    } else if (type == "update") {
      present_ = message["present"];
      for (const Json& entry : message["entries"]) add(entry);
    } else if (type == "world") {
      if (message["id"] == world_id_ && message["at"] == present_["at"]) ask(message["world"]);
    } else if (type == "hint") {
      hint(message);
    } else if (type == "error") {
      refused(message);
    } else if (type == "lost") {
      if (!lost_) print(say(kTexts.lost));
      lost_ = true;
    }
  }

  void joined(const Json& message) {
    if (lost_) print(say(kTexts.back));
    lost_ = false;
    const bool first = about_.is_null();
    about_ = message["about"];
    present_ = message["present"];
    you_ = message["you"].is_null() ? kNobody : message["you"].get<Seat>();
    game_ = find_game(about_["game"].get<std::string>());
    screen_ = game_ == nullptr ? nullptr : terminal::find_screen(game_->key);
    if (screen_ == nullptr) {
      print(fill(say(terminal::kTexts.no_screen), {about_["game"].get<std::string>()}));
      status_ = 2;
      left_ = true;
      return;
    }
    put_anew();
    catching_up_ = catching_up_ || first;
    if (first) welcome();
    // A long log comes in parts; what is told of it begins after the last.
    for (const Json& entry : message["entries"]) add(entry, !catching_up_);
    catching_up_ = message.contains("more");
    if (first || catching_up_) you_ == kNobody ? story_.told_all() : story_.told_until_own(you_);
  }

  void welcome() {
    std::string seats;
    for (std::size_t i = 0; i < present_["seats"].size(); ++i)
      terminal::add_to(seats, name(static_cast<int>(i)));
    print(fill(say(kTexts.at_table), {settings_.server.table, seats}));
    print(you_ == kNobody ? say(kTexts.watching)
                          : fill(say(terminal::kTexts.welcome),
                                 {terminal::in_language(screen_->data()["name"], settings_.language),
                                  terminal::side_name(scene(), screen_->data(), you_)}));
  }

  /// An entry of the log: the game's own is kept for the story, the rest is told at once.
  void add(const Json& entry, bool tell = true) {
    const std::string what = entry["what"].get<std::string>();
    if (what == "act") return story_.act(entry);
    if (what == "undo") {
      story_.undo(entry);
      fresh_ = true;
      put_anew();
    }
    if (tell) tell_entry(entry);
  }

  void tell_entry(const Json& entry) {
    const std::string who = entry.contains("seat") ? name(entry["seat"].get<int>()) : std::string();
    for (const std::string& sentence : entry_in_words(entry, who, you_, settings_.language)) print(sentence);
  }

  void refused(const Json& message) {
    const std::string code = message["code"].get<std::string>();
    if (about_.is_null()) {  // not even joined
      print(message["text"].get<std::string>());
      status_ = 2;
      left_ = true;
      return;
    }
    if (answered_) inquiry_ = std::move(answered_);
    if (code == "stale") {  // what has happened is on its way; the question is put anew
      put_anew();
      return;
    }
    if (message.contains("reason") && inquiry_) {
      print(inquiry_->refusal(last_typed_, message["reason"].get<std::string>()));
    } else {
      print(fill(say(kTexts.not_now), {message["text"].get<std::string>()}));
    }
    prompt();
  }

  // What is shown.

  void tell_news(bool board) {
    const Scene now = scene();
    const Lines lines = screen_->story(now, story_.events(), story_.events_told());
    if (board) {
      break_prompt();
      out_ << '\n';
      print(screen_->board(now));
      out_ << '\n';
    }
    print(lines);
    if (board && !lines.empty()) out_ << '\n';
    story_.told_all();
  }

  /// Shows what has become of the table since the last time.
  void refresh() {
    if (about_.is_null() || left_ || catching_up_) return;
    if (present_.contains("result")) return finish();
    const std::string at = present_["at"].get<std::string>() + present_["status"].get<std::string>();
    const Json legal = present_.value("legal", Json::array());
    if (at == asked_at_) return;
    asked_at_ = at;
    // A secret choice of somebody else leaves one's own question as it is.
    if (inquiry_ && legal == legal_) return;
    inquiry_.reset();
    answered_.reset();
    world_id_.clear();
    legal_ = legal;
    if (!legal.empty()) {
      world_id_ = link_.send({
          {"type", "world"}
      });
      return;
    }
    if (present_["status"] == "gathering") return print(say(kTexts.gathering));
    if (present_["status"] == "paused") return print(say(kTexts.paused));
    if (story_.has_news() || fresh_) tell_news(fresh_);
    fresh_ = false;
    std::string waiting;
    for (const Json& seat : present_["deciders"]) terminal::add_to(waiting, name(seat.get<int>()));
    if (!waiting.empty()) print(fill(say(kTexts.waiting), {waiting}));
  }

  /// Puts the question; the world is one that could be the real one, to look ahead in.
  void ask(const Json& world) {
    world_id_.clear();
    auto state = game().start(about_["options"], 0);
    if (!state || !game().read_state(world, *state).empty()) return;
    const bool board = fresh_ || story_.news_of_others(you_);
    tell_news(board);
    fresh_ = false;
    const Scene now = scene();
    inquiry_ = std::make_unique<Inquiry>(
        game(), *screen_, now, screen_->menu(now, options_foreseen(game(), *state, *screen_, now, Rng(1))));
    tell_clock();
    print(inquiry_->lines());
    prompt();
  }

  /// Whatever is asked is to be asked again.
  void put_anew() {
    asked_at_.clear();
    inquiry_.reset();
    answered_.reset();
  }

  void tell_clock() {
    if (!present_.contains("clock") || you_ == kNobody) return;
    const Json& left = present_["clock"]["left"][you_];
    if (!left.is_number()) return;
    const auto seconds = left.get<std::int64_t>() / 1000;
    const std::string minutes =
        std::to_string(seconds / 60) + ":" + (seconds % 60 < 10 ? "0" : "") + std::to_string(seconds % 60);
    print(fill(say(kTexts.clock), {minutes}));
  }

  void prompt() {
    if (!inquiry_) return;
    break_prompt();
    out_ << inquiry_->prompt(terminal::player_name(scene(), screen_->data(), you_)) << std::flush;
    prompted_ = settings_.typed;
  }

  void hint(const Json& message) {
    if (!inquiry_ || message["at"] != present_["at"]) return;
    std::vector<terminal::Suggestion> suggestions;
    for (const Json& option : message["options"]) {
      const auto action = game().parse_notation(option["do"].get<std::string>());
      if (!action) continue;
      terminal::Suggestion suggestion{*action, option["chance"].get<int>(), {}};
      for (const Json& move : option["moves"]) {
        const auto term =
            std::find(game().term_keys.begin(), game().term_keys.end(), move["term"].get<std::string>());
        if (term == game().term_keys.end()) continue;
        suggestion.moves.push_back({static_cast<std::size_t>(term - game().term_keys.begin()),
                                    move["seat"].get<Seat>(), move["worth"].get<int>()});
      }
      suggestions.push_back(std::move(suggestion));
    }
    print(terminal::advice_in_words(*inquiry_, *screen_, game(), suggestions));
    prompt();
  }

  void finish() {
    if (over_) return;
    over_ = true;
    inquiry_.reset();
    world_id_.clear();  // the answer may still be on its way
    if (present_["status"] == "abandoned") print(say(kTexts.abandoned));
    if (present_["status"] == "diverged") print(say(kTexts.diverged));
    tell_news(true);
    if (present_["status"] == "over") {
      const Scene now = scene();
      Scores scores;
      const Json& standings = present_["result"]["standings"];
      scores.players = static_cast<std::uint8_t>(standings.size());
      for (std::size_t i = 0; i < standings.size() && i < kMaxSeats; ++i) {
        scores.points[i] = standings[i]["points"].get<std::int16_t>();
        scores.ranks[i] = standings[i]["rank"].get<std::uint8_t>();
      }
      out_ << '\n' << now.ink.bold(say(terminal::kTexts.game_over)) << '\n';
      print(screen_->result(now, scores, story_.events()));
    }
    print(say(kTexts.over_ways));
    out_ << "> " << std::flush;
    prompted_ = settings_.typed;
  }

  // What is typed.

  void take(const std::string& line) {
    prompted_ = false;
    if (!settings_.typed) out_ << shown(line) << '\n';
    const auto [word, rest] = terminal::split(line);
    const bool order = carry_out(order_named(terminal::lowered(word)), rest);
    if (order || left_) return;
    if (over_ || !inquiry_) return command(word, rest);
    answer(line, word, rest);
  }

  void change(const char* type) {
    link_.send({
        {"type", type}
    });
  }

  /// False if it is no order, or a word that the game itself knows.
  bool carry_out(Order order, const std::string& rest) {
    if (order == Order::None || over_ || about_.is_null()) return false;
    const bool asked = present_.contains("asked");
    switch (order) {
      case Order::Say:
        if (rest.empty()) {
          print(say(kTexts.nothing_to_say));
          break;
        }
        if (!is_plain(rest)) {
          print(say(kTexts.not_plain));
          break;
        }
        link_.send({
            {"type", "chat"},
            {"text", beginning(rest, kLongestSaid)}
        });
        break;
      case Order::Pause: change("pause"); break;
      case Order::GoOn: change("go_on"); break;
      case Order::Bot: change("hand_over"); break;
      case Order::Back: change("return"); break;
      case Order::Resign: change("resign"); break;
      case Order::Yes:
      case Order::No:
        if (!asked) return false;
        link_.send({
            {"type", "answer"           },
            {"yes",  order == Order::Yes}
        });
        break;
      case Order::None: break;
    }
    prompt();
    return true;
  }

  void answer(const std::string& line, const std::string& word, const std::string& rest) {
    last_typed_ = line;
    if (word.empty()) {
      print(inquiry_->lines());
      return prompt();
    }
    const std::string move = inquiry_->reworded(line);
    const Command known = terminal::command_named(terminal::lowered(word));
    const auto& closer = screen_->details_words;
    const bool details = std::find(closer.begin(), closer.end(), terminal::lowered(word)) != closer.end();
    if (move.empty() && (known != Command::None || details) && !game().parse_notation(line))
      return command(word, rest);
    const Inquiry::Meant meant =
        move.empty() ? inquiry_->understand(line) : inquiry_->understand_notation(move, line);
    if (meant.action) {
      senseless_ = 0;
      link_.send({
          {"type",   "act"                         },
          {"at",     present_["at"]                },
          {"action", game().notation(*meant.action)}
      });
      inquiry_answered();
      return;
    }
    meant.other_menu ? print(inquiry_->menu_lines()) : print(meant.sentence);
    if (!meant.other_menu && ++senseless_ >= kPatience) {
      print(say(terminal::kTexts.too_many));
      status_ = 2;
      left_ = true;
      return;
    }
    prompt();
  }

  /// The question stays until the table has answered; a script's next line waits for the next one.
  void inquiry_answered() {
    if (!settings_.typed) answered_ = std::move(inquiry_);
  }

  void command(const std::string& word, const std::string& rest) {
    if (about_.is_null()) return;
    const std::string name = terminal::lowered(word);
    const auto& closer = screen_->details_words;
    const bool details = std::find(closer.begin(), closer.end(), name) != closer.end();
    switch (details                 ? Command::Details
            : word.empty() && over_ ? Command::Quit
                                    : terminal::command_named(name)) {
      case Command::Quit: return leave();
      case Command::Board: print(screen_->board(scene())); break;
      case Command::Details: print(screen_->details(scene())); break;
      case Command::Log: log(); break;
      case Command::Undo: change("undo"); break;
      case Command::Hint: change("hint"); break;
      case Command::Auto: set_auto(rest); break;
      case Command::Save: save(rest); break;
      case Command::Help: help(); break;
      default:
        if (over_) print(say(kTexts.over_ways));
        break;
    }
    prompt();
    if (over_ && !left_) out_ << "> " << std::flush;
  }

  void set_auto(const std::string& how) {
    const auto on = terminal::on_or_off(terminal::lowered(how));
    if (!on) return print(fill(say(terminal::kTexts.auto_what), {shown(how)}));
    link_.send({
        {"type", "forced"},
        {"on",   *on     }
    });
    print(say(*on ? terminal::kTexts.auto_on : terminal::kTexts.auto_off));
  }

  /// The latest lines, from the beginning of a turn on.
  void log() {
    Lines lines = screen_->story(scene(), story_.events(), 0);
    if (lines.empty()) return print(say(terminal::kTexts.log_empty));
    std::size_t from = lines.size() > kLogLines ? lines.size() - kLogLines : 0;
    while (from > 0 && lines[from].starts_with(' ')) --from;
    lines.erase(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(from));
    print(lines);
  }

  void save(const std::string& typed) {
    const std::string path = typed.empty() ? settings_.server.table + ".fgn" : terminal::unquoted(typed);
    const auto answer = client::ask(settings_.server, "GET",
                                    "/api/tables/" + settings_.server.table + "/record", settings_.token);
    if (!answer) return print(answer.error());
    if (answer->status != 200 || !answer->body.is_string()) return print(say(kTexts.record_after));
    const auto record = read_record(answer->body.get_ref<const std::string&>());
    if (!record) return print(record.error().sentence(path));
    if (const auto problem = terminal::save_record(*record, path, settings_.language)) return print(*problem);
    print(fill(say(kTexts.record_saved), {shown(path, 200)}));
  }

  void help() {
    const Scene now = scene();
    for (const std::string& paragraph : screen_->reminder(now)) print(paragraph);
    print(say(terminal::kTexts.signs_head));
    for (const Words& words : screen_->signs) print(say(words));
    print(say(terminal::kTexts.commands_head));
    out_ << "  " << fill(say(terminal::kTexts.command_choose), {say(screen_->typed_move)}) << '\n';
    for (const Words* words :
         {&terminal::kTexts.command_undo, &terminal::kTexts.command_board, &screen_->details_command,
          &terminal::kTexts.command_log, &terminal::kTexts.command_hint, &terminal::kTexts.command_auto,
          &kTexts.command_say, &kTexts.command_answer, &kTexts.command_pause, &kTexts.command_bot,
          &kTexts.command_resign, &kTexts.command_record, &terminal::kTexts.command_help,
          &terminal::kTexts.command_quit}) {
      out_ << "  " << say(*words) << '\n';
    }
  }

  void leave() {
    print(say(terminal::kTexts.goodbye));
    left_ = true;
  }

  const RemoteSettings& settings_;
  TypedLines typed_;
  std::ostream& out_;
  Link link_;
  const AnyGame* game_ = nullptr;
  const terminal::GameScreen* screen_ = nullptr;
  Json about_, present_;
  Seat you_ = kNobody;
  Story story_;
  std::string asked_at_;                   // the moment that the screen shows
  Json legal_;                             // what could be done then
  std::string world_id_;                   // of the world that was asked for
  std::unique_ptr<Inquiry> inquiry_, answered_;
  std::string last_typed_;
  int senseless_ = 0;
  bool fresh_ = true;  // the board has to be shown
  bool catching_up_ = false;
  bool lost_ = false;
  bool over_ = false;
  bool prompted_ = false;
  bool left_ = false;
  int status_ = 0;
};

}  // namespace

int play_remotely(const RemoteSettings& settings, int in, std::ostream& out) {
  return RemotePlay(settings, in, out).run();
}

}  // namespace fondaco::client
