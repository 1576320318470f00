#include "client/remote_loop.hpp"

#include <algorithm>
#include <array>
#include <iostream>

#include <poll.h>

#include "client/entry_words.hpp"
#include "client/refusals.hpp"
#include "client/texts.hpp"
#include "core/registry.hpp"
#include "core/text.hpp"
#include "terminal/advice.hpp"
#include "terminal/foresight.hpp"

// What comes from the table, and how it is shown.

namespace fondaco::client {

using terminal::fill;
using terminal::Inquiry;

int complain(std::string_view sentence) {
  std::cerr << "fondaco: " << sentence << '\n';
  return 2;
}

int RemoteLoop::run() {
  while (!left_) {
    wait();
    try {
      while (!left_) {
        const auto message = link_.next();
        if (!message) break;
        hear(*message);
      }
      refresh();
    } catch (const Json::exception&) {  // a view that is none of the game
      give_up({
          {"code", "no_protocol"          },
          {"text", settings_.server.base()}
      });
    }
    show_prompt();
    heed_typed();
  }
  out_ << std::flush;
  return status_;
}

void RemoteLoop::wait() {
  std::array<pollfd, 2> waiting{
      {{link_.signal(), POLLIN, 0}, {typed_.descriptor(), POLLIN, 0}}
  };
  const bool read = !typed_.ended() && typed_.next() == nullptr;
  out_ << std::flush;
  if (::poll(waiting.data(), read ? 2 : 1, -1) <= 0) return;
  if (read && waiting[1].revents != 0) typed_.read();
}

void RemoteLoop::print(const Lines& lines) {
  if (!lines.empty()) break_prompt();
  for (const std::string& line : lines) out_ << line.substr(0, line.find_last_not_of(' ') + 1) << '\n';
}

/// What is said begins on a line of its own.
void RemoteLoop::break_prompt() {
  if (prompted_) out_ << '\n';
  prompted_ = false;
}

/// Asks for what can be typed now, unless it stands there or the table is still to answer the last thing.
void RemoteLoop::show_prompt() {
  if (left_ || prompted_ || (!settled() && !lost_)) return;
  if (confirmation_) {
    out_ << confirmation_->question;
  } else if (question_.open()) {
    out_ << question_.inquiry->prompt(terminal::player_name(scene(), screen_->data(), you_));
  } else if (over_) {
    out_ << "> ";
  } else {
    return;
  }
  out_ << std::flush;
  prompted_ = true;
}

terminal::Scene RemoteLoop::scene() const {
  return {present_.value("view", Json::object()),     about_["options"],  you_,
          static_cast<int>(present_["seats"].size()), settings_.language, terminal::Ink(settings_.colour)};
}

/// "Blue (Anna)".
std::string RemoteLoop::name(int seat) const {
  const Json& chair = present_["seats"][static_cast<std::size_t>(seat)];
  const std::string colour = terminal::player_name(scene(), screen_->data(), seat);
  if (chair.contains("person")) return colour + " (" + shown(chair["person"].get<std::string>()) + ")";
  if (!chair.contains("bot")) return colour;
  const auto level = static_cast<std::size_t>(chair["bot"].get<int>() - 1);
  return colour + " (" + say(terminal::kTexts.levels[level]) + ")";
}

// How things stand.

/// Whether a bot plays in one's place.
bool RemoteLoop::away() const {
  if (!seated()) return false;
  const Json& chair = present_["seats"][you_];
  return chair.contains("stand_in") || chair.contains("resigned");
}

/// Whether everything that was sent has been answered, and what came of it has been heard.
bool RemoteLoop::settled() const {
  return unanswered_.empty() && (!joined_yet() || present_["seq"].get<std::uint64_t>() >= acknowledged_);
}

/// Whether nothing happens until somebody else does something, which may take them days.
bool RemoteLoop::waits_for_people() const {
  if (lost_ || present_["status"] == "gathering" || present_["status"] == "paused") return true;
  return std::any_of(present_["deciders"].begin(), present_["deciders"].end(), [this](const Json& seat) {
    const Json& chair = present_["seats"][seat.get<std::size_t>()];
    return seat != you_ && chair.contains("person") && !chair.contains("stand_in") &&
           !chair.contains("resigned");
  });
}

// What comes from the table.

void RemoteLoop::hear(const Json& message) {
  const std::string type = message["type"].get<std::string>();
  if (type == "joined") {
    joined(message);
  } else if (type == "update") {
    present_ = message["present"];
    for (const Json& entry : message["entries"]) add(entry);
  } else if (type == "world") {
    // One for another moment is of no use: there the question may be another, or none.
    const bool wanted = !question_.world.empty() && message.value("id", "") == question_.world;
    if (wanted && message["at"] == question_.at) ask(message["world"]);
  } else if (type == "hint") {
    hint(message);
  } else if (type == "ack") {
    unanswered_.erase(message["id"].get<std::string>());
    acknowledged_ = std::max(acknowledged_, message.value("seq", std::uint64_t{0}));
  } else if (type == "error") {
    refused(message);
  } else if (type == "refused") {
    give_up(message);
  } else if (type == "lost") {
    if (!lost_) print(say(kTexts.lost));
    lost_ = true;
  }
}

void RemoteLoop::joined(const Json& message) {
  if (lost_) print(say(kTexts.back));
  lost_ = false;
  const bool first = !joined_yet();
  about_ = message["about"];
  present_ = message["present"];
  you_ = message["you"].is_null() ? kNobody : message["you"].get<Seat>();
  game_ = find_game(about_["game"].get<std::string>());
  screen_ = game_ == nullptr ? nullptr : terminal::find_screen(game_->key);
  if (screen_ == nullptr) {
    break_prompt();
    status_ = complain(fill(say(terminal::kTexts.no_screen), {shown(about_["game"].get<std::string>())}));
    left_ = true;
    return;
  }
  acknowledged_ = 0;
  question_.put_anew();
  catching_up_ = catching_up_ || first;
  if (first) welcome();
  // A long log comes in parts; what is told of it begins after the last.
  for (const Json& entry : message["entries"]) add(entry, !catching_up_);
  catching_up_ = message.contains("more");
  if (first || catching_up_) you_ == kNobody ? story_.told_all() : story_.told_until_own(you_);
}

void RemoteLoop::welcome() {
  std::string seats;
  for (std::size_t i = 0; i < present_["seats"].size(); ++i)
    terminal::add_to(seats, name(static_cast<int>(i)));
  print(fill(say(kTexts.at_table), {settings_.server.table, seats}));
  print(!seated() ? say(kTexts.watching)
                  : fill(say(terminal::kTexts.welcome),
                         {terminal::in_language(screen_->data()["name"], settings_.language),
                          terminal::side_name(scene(), screen_->data(), you_)}));
}

/// An entry of the log: the game's own is kept for the story, the rest is told at once.
void RemoteLoop::add(const Json& entry, bool tell) {
  const std::string what = entry["what"].get<std::string>();
  if (what == "act") {
    // What was asked is answered, by whomever; the next question may have the same options.
    if (seated() && entry["seat"] == you_) question_.drop();
    return story_.act(entry);
  }
  if (what == "undo") {
    story_.undo(entry);
    fresh_ = true;
    question_.put_anew();
  }
  if (tell && what != "pause") tell_entry(entry);  // a pause is shown while it lasts
}

void RemoteLoop::tell_entry(const Json& entry) {
  const std::string who = entry.contains("seat") ? name(entry["seat"].get<int>()) : std::string();
  for (const std::string& sentence : entry_in_words(entry, who, you_, settings_.language)) print(sentence);
  const bool asks = entry["what"] == "ask" && seated() && entry["seat"] != you_;
  if (asks && question_.open() && (offered("yes") || offered("no"))) print(say(kTexts.answer_or));
}

void RemoteLoop::refused(const Json& message) {
  const std::string id = message.value("id", ""), code = message["code"].get<std::string>();
  unanswered_.erase(id);
  const bool answered = !id.empty() && id == question_.answer;
  if (answered) question_.answer.clear();
  if (!id.empty() && id == question_.world) question_.world.clear();
  if (answered && code == "stale") {  // what has happened is on its way; the question is put anew
    question_.put_anew();
  } else if (answered && message.contains("reason")) {
    print(question_.inquiry->refusal(last_typed_, message.value("reason", "")));
  } else {
    print(fill(say(kTexts.not_now), {refusal_in_words(message, settings_.language)}));
  }
}

/// The table can't be joined, or what answers is no server.
void RemoteLoop::give_up(const Json& refusal) {
  break_prompt();
  out_ << std::flush;
  status_ = complain(refusal_in_words(refusal, settings_.language));
  left_ = true;
}

void RemoteLoop::hint(const Json& message) {
  if (!question_.open() || message["at"] != present_["at"]) return;
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
  print(terminal::advice_in_words(*question_.inquiry, *screen_, game(), suggestions));
}

// What is shown.

void RemoteLoop::tell_news(bool board) {
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
void RemoteLoop::refresh() {
  if (!joined_yet() || left_ || catching_up_) return;
  if (present_.contains("result")) return finish();
  if (present_["status"] == "closed")
    return give_up({
        {"code", "closed"},
        {"text", ""      }
    });
  const Json legal = present_.value("legal", Json::array());
  if (question_.shows(present_, legal)) return;
  // A secret choice of somebody else leaves one's own question as it is.
  const bool stays = question_.inquiry && present_["status"] == question_.status && legal == question_.legal;
  question_.show(present_, legal);
  if (stays) return;
  question_.drop();
  if (legal.empty()) return tell_wait();
  question_.world = link_.send({
      {"type", "world"}
  });
}

/// Why nothing is asked.
void RemoteLoop::tell_wait() {
  if (present_["status"] == "gathering") return print(say(kTexts.gathering));
  if (present_["status"] == "paused") return print(say(seated() ? kTexts.paused : kTexts.paused_seen));
  const bool news = story_.has_news() || fresh_;
  if (news) tell_news(fresh_);
  fresh_ = false;
  std::string waiting;
  for (const Json& seat : present_["deciders"]) {
    if (seat != you_) terminal::add_to(waiting, name(seat.get<int>()));
  }
  if (!waiting.empty() && (news || waiting != waited_for_)) print(fill(say(kTexts.waiting), {waiting}));
  waited_for_ = waiting;
}

/// Puts the question; the world is one that could be the real one, to look ahead in.
void RemoteLoop::ask(const Json& world) {
  question_.world.clear();
  waited_for_.clear();
  if (present_.value("at", "") != question_.at || present_.value("legal", Json::array()).empty()) return;
  auto state = game().start_under(about_.value("rules", 0), about_["options"], 0);
  if (!state || !game().read_state(world, *state).empty()) {
    return give_up({
        {"code", "no_protocol"          },
        {"text", settings_.server.base()}
    });
  }
  const bool board = fresh_ || story_.news_of_others(you_);
  tell_news(board);
  fresh_ = false;
  const Scene now = scene();
  question_.inquiry = std::make_unique<Inquiry>(
      game(), *screen_, now, screen_->menu(now, options_foreseen(game(), *state, *screen_, now, Rng(1))));
  tell_clock();
  print(question_.inquiry->lines());
}

void RemoteLoop::tell_clock() {
  if (!present_.contains("clock") || !seated()) return;
  const Json& all = present_["clock"]["left"];
  if (you_ >= all.size() || !all[you_].is_number()) return;
  const auto seconds = all[you_].get<std::int64_t>() / 1000;
  const std::string minutes =
      std::to_string(seconds / 60) + ":" + (seconds % 60 < 10 ? "0" : "") + std::to_string(seconds % 60);
  print(fill(say(kTexts.clock), {minutes}));
}

void RemoteLoop::finish() {
  if (over_) return;
  over_ = true;
  question_.drop();  // the world may still be on its way
  confirmation_.reset();
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
}

int play_remotely(const RemoteSettings& settings, TypedLines& typed, std::ostream& out) {
  return RemoteLoop(settings, typed, out).run();
}

}  // namespace fondaco::client
