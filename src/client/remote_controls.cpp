#include <algorithm>
#include <utility>

#include "client/http.hpp"
#include "client/refusals.hpp"
#include "client/remote_loop.hpp"
#include "client/texts.hpp"
#include "core/text.hpp"
#include "terminal/prompt.hpp"
#include "terminal/record_file.hpp"

// What is typed at a server's table.

namespace fondaco::client {

namespace {

using terminal::Command;
using terminal::fill;
using terminal::Inquiry;

constexpr std::size_t kLogLines = 20;
constexpr int kMostSenseless = 100;        // inputs in a row that mean nothing
constexpr std::size_t kLongestSaid = 900;  // bytes

/// The beginning of a text, cut between two code points.
std::string beginning(const std::string& text, std::size_t most) {
  std::size_t end = std::min(text.size(), most);
  while (end < text.size() && end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0u) == 0x80u) --end;
  return text.substr(0, end);
}

/// As a shell reads it back.
std::string quoted(const std::string& text) {
  std::string result = "'";
  for (const char c : text) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

}  // namespace

void RemoteLoop::heed_typed() {
  while (!left_ && typed_.next() != nullptr && ready_for(*typed_.next())) {
    take(typed_.take());
    refresh();
    show_prompt();
  }
  if (left_ || !typed_.ended()) return;
  // Nothing more will be typed. What happens by itself is still told; what may take for ever is not awaited.
  if (!settled() || ((!joined_yet() || catching_up_) && !lost_)) return;
  if (lost_ || question_.open() || confirmation_ || over_ || !seated() || away() || waits_for_people())
    leave();
}

/// Whether a line is to be taken now. At a terminal everything is, but what looks like an answer while the
/// next question is on its way, unless the line is lost: nobody answers what will be asked much later. The
/// lines of a script wait for the question that they answer, and for what came of the line before; but what
/// is no answer does not wait for other people.
bool RemoteLoop::ready_for(const TypedLines::Line& line) const {
  const bool order = order_meant(line.text);
  if (settings_.typed) return order || line.too_long || confirmation_ || !question_.pending() || lost_;
  if (!settled() && !(lost_ && order)) return false;
  if (!joined_yet() || catching_up_) return lost_ && order;
  return line.too_long || confirmation_ || question_.open() || over_ || !seated() || away() ||
         (order && waits_for_people());
}

/// Whether a line is something else than an answer to a question of the game.
bool RemoteLoop::order_meant(std::string_view line) const {
  const auto [word, rest] = terminal::split(line);
  const Command named = command_of(word);
  if (named == Command::Quit) return rest.empty();
  if (!joined_yet()) return false;
  switch (order_named(terminal::lowered(word))) {
    case Order::None: return settings_.typed && named != Command::None && named != Command::Load;
    case Order::GoOn: return rest.empty();
    case Order::Yes:
    case Order::No: return present_.contains("asked");
    default: return true;
  }
}

void RemoteLoop::take(const TypedLines::Line& line) {
  prompted_ = false;
  if (!settings_.typed) out_ << shown(line.text) << '\n';
  if (line.too_long) return print(say(terminal::kTexts.line_too_long));
  if (confirmation_) return hear_confirmation(line.text);
  const auto [word, rest] = terminal::split(line.text);
  const Order order = order_named(terminal::lowered(word));
  const Command named = command_of(word);
  if (!joined_yet()) return named == Command::Quit && rest.empty() ? leave() : print(say(kTexts.not_yet));
  if (question_.open() && means_move(line.text, order, rest)) return answer(line.text);
  const bool for_the_table = (order != Order::Yes && order != Order::No) || present_.contains("asked");
  if (order != Order::None && for_the_table) return carry_out(order, word, rest);
  if (over_ && word.empty()) return leave();
  if (named != Command::None) return command(named, word, rest);
  if (question_.open()) return answer(line.text);
  if (over_) return print(say(kTexts.over_ways));
  if (question_.pending()) return print(say(kTexts.not_yet));
  if (!word.empty()) return print(fill(say(kTexts.not_asked), {shown(line.text)}));
  // Enter: what is asked, or what is waited for, once more.
  question_.put_anew();
  waited_for_.clear();
}

/// The command that a word names in this game.
Command RemoteLoop::command_of(std::string_view word) const {
  const std::string name = terminal::lowered(word);
  if (screen_ != nullptr) {
    const auto& closer = screen_->details_words;
    if (std::find(closer.begin(), closer.end(), name) != closer.end()) return Command::Details;
  }
  return terminal::command_named(name);
}

/// Whether a line with the word of an order or a command is a move all the same: "go to Sardinia", or a yes
/// that the game asks for.
bool RemoteLoop::means_move(const std::string& line, Order order, const std::string& rest) const {
  const std::string reworded = question_.inquiry->reworded(line);
  const auto action = game().parse_notation(reworded.empty() ? line : reworded);
  if (order == Order::None) return !reworded.empty() || action;
  return action && ((!rest.empty() && order != Order::Say) || offered(game().notation(*action)));
}

bool RemoteLoop::offered(std::string_view notation) const {
  return std::any_of(question_.legal.begin(), question_.legal.end(),
                     [notation](const Json& option) { return option["do"] == notation; });
}

std::string RemoteLoop::send(Json message) {
  const std::string id = link_.send(std::move(message));
  unanswered_.insert(id);
  if (lost_) print(say(kTexts.kept));
  return id;
}

void RemoteLoop::carry_out(Order order, const std::string& word, const std::string& rest) {
  if (order == Order::Say) return talk(rest);
  if (over_) return print(say(kTexts.over_ways));
  if (!rest.empty()) return print(fill(say(terminal::kTexts.takes_nothing), {shown(word), shown(rest)}));
  switch (order) {
    case Order::Pause: change("pause"); break;
    case Order::GoOn: change("go_on"); break;
    case Order::Bot: change("hand_over"); break;
    case Order::Back: change("return"); break;
    case Order::Resign:
      confirm(say(kTexts.resign_sure), say(kTexts.not_resigned), [this] { change("resign"); });
      break;
    default:
      send({
          {"type", "answer"                                    },
          {"yes",  order == Order::Yes || order == Order::Agree}
      });
      break;
  }
}

void RemoteLoop::talk(const std::string& text) {
  if (text.empty()) return print(say(kTexts.nothing_to_say));
  if (!is_plain(text)) return print(say(kTexts.not_plain));
  const std::string said = beginning(text, kLongestSaid);
  if (said.size() < text.size()) print(say(kTexts.cut_short));
  send({
      {"type", "chat"},
      {"text", said  }
  });
}

void RemoteLoop::answer(const std::string& line) {
  Inquiry& inquiry = *question_.inquiry;
  if (line.empty()) return print(inquiry.lines());
  last_typed_ = line;
  const std::string move = inquiry.reworded(line);
  const Inquiry::Meant meant =
      move.empty() ? inquiry.understand(line) : inquiry.understand_notation(move, line);
  if (meant.action) {
    senseless_ = 0;
    question_.answer = send({
        {"type",   "act"                         },
        {"at",     present_["at"]                },
        {"action", game().notation(*meant.action)}
    });
    return;
  }
  if (meant.other_menu) return print(inquiry.menu_lines());
  print(meant.sentence);
  if (++senseless_ < kMostSenseless) return;
  print(say(terminal::kTexts.too_many));
  status_ = 2;
  left_ = true;
}

void RemoteLoop::command(Command command, const std::string& word, const std::string& rest) {
  if (!rest.empty() && !terminal::takes_more(command))
    return print(fill(say(terminal::kTexts.takes_nothing), {shown(word), shown(rest)}));
  switch (command) {
    case Command::Quit: return leave();
    case Command::Board: return print(screen_->board(scene()));
    case Command::Details: return print(screen_->details(scene()));
    case Command::Log: return log();
    case Command::Help: return help();
    case Command::Save: return save(rest);
    case Command::Load: return print(say(kTexts.no_load));
    default: break;
  }
  if (over_) return print(say(kTexts.over_ways));
  switch (command) {
    case Command::Undo: change("undo"); break;
    case Command::Hint: change("hint"); break;
    case Command::Auto: set_auto(rest); break;
    default: break;
  }
}

void RemoteLoop::confirm(std::string question, std::string otherwise, std::function<void()> carry_out) {
  confirmation_ = Confirmation{std::move(question), std::move(otherwise), std::move(carry_out)};
}

void RemoteLoop::hear_confirmation(const std::string& line) {
  const auto yes = terminal::yes_or_no(terminal::lowered(line));
  if (!yes) {
    confirmation_->question = say(terminal::kTexts.yes_no);
    if (++senseless_ >= kMostSenseless) leave();
    return;
  }
  senseless_ = 0;
  const Confirmation confirmed = std::move(*confirmation_);
  confirmation_.reset();
  *yes ? confirmed.carry_out() : print(confirmed.otherwise);
}

void RemoteLoop::set_auto(const std::string& how) {
  const bool forced = present_.value("forced", true);
  const auto on = how.empty() ? std::optional(!forced) : terminal::on_or_off(terminal::lowered(how));
  if (!on) return print(fill(say(terminal::kTexts.auto_what), {shown(how)}));
  send({
      {"type", "forced"},
      {"on",   *on     }
  });
  present_["forced"] = *on;  // for a second change before the table has answered
  print(say(*on ? terminal::kTexts.auto_on : terminal::kTexts.auto_off));
}

/// The latest lines, from the beginning of a turn on.
void RemoteLoop::log() {
  Lines lines = screen_->story(scene(), story_.events(), 0);
  if (lines.empty()) return print(say(terminal::kTexts.log_empty));
  std::size_t from = lines.size() > kLogLines ? lines.size() - kLogLines : 0;
  while (from > 0 && lines[from].starts_with(' ')) --from;
  lines.erase(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(from));
  print(lines);
}

void RemoteLoop::save(const std::string& typed) {
  const std::string path = typed.empty() ? settings_.server.table + ".fgn" : terminal::unquoted(typed);
  const auto answer =
      client::ask(settings_.server, "GET", "/api/tables/" + settings_.server.table + "/record",
                  settings_.token, nullptr, settings_.language);
  if (!answer) return print(answer.error());
  if (answer->status != 200 || !answer->body.is_string())
    return print(
        fill(say(kTexts.not_now), {refusal_in_words(*answer, settings_.server, settings_.language)}));
  const auto record = read_record(answer->body.get_ref<const std::string&>());
  if (!record) return print(record.error().sentence(path));
  if (terminal::file_kind(path) != terminal::FileKind::File || path == file_) return write(*record, path);
  confirm(fill(say(terminal::kTexts.overwrite), {terminal::shown_path(path)}),
          say(terminal::kTexts.kept_file), [this, record = *record, path] { write(record, path); });
}

void RemoteLoop::write(const Record& record, const std::string& path) {
  const bool exists = terminal::file_kind(path) == terminal::FileKind::File;
  if (const auto problem = terminal::save_record(record, path, settings_.language)) return print(*problem);
  file_ = path;
  print(fill(say(exists ? terminal::kTexts.saved_again : terminal::kTexts.saved),
             {terminal::shown_path(path)}));
}

/// What can be done depends on who one is: a watcher has no moves, and after the end nobody has.
void RemoteLoop::help() {
  using terminal::kTexts;
  constexpr const Texts& own = client::kTexts;
  for (const std::string& paragraph : screen_->reminder(scene())) print(paragraph);
  print(say(kTexts.signs_head));
  for (const Words& words : screen_->signs) print(say(words));
  print(say(kTexts.commands_head));
  const bool plays = seated() && !over_;
  if (plays) out_ << "  " << fill(say(kTexts.command_choose), {say(screen_->typed_move)}) << '\n';
  const std::pair<const Words*, bool> commands[] = {
      {&kTexts.command_undo,      plays   },
      {&kTexts.command_board,     true    },
      {&screen_->details_command, true    },
      {&kTexts.command_log,       true    },
      {&kTexts.command_hint,      plays   },
      {&kTexts.command_auto,      plays   },
      {&own.command_say,          seated()},
      {&own.command_answer,       plays   },
      {&own.command_pause,        plays   },
      {&own.command_bot,          plays   },
      {&own.command_resign,       plays   },
      {&own.command_record,       true    },
      {&kTexts.command_help,      true    },
      {&kTexts.command_quit,      true    }
  };
  for (const auto& [words, usable] : commands) {
    if (usable) out_ << "  " << say(*words) << '\n';
  }
}

void RemoteLoop::leave() {
  if (joined_yet() && seated() && !over_) {
    print(say(kTexts.come_back));
    out_ << "  fondaco play --server " << settings_.server.base() << "/t/" << settings_.server.table
         << " --name " << quoted(settings_.name) << '\n';
  }
  print(say(terminal::kTexts.goodbye));
  left_ = true;
}

}  // namespace fondaco::client
