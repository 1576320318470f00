#pragma once

#include <functional>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <string_view>

#include "client/link.hpp"
#include "client/orders.hpp"
#include "client/question.hpp"
#include "client/remote_play.hpp"
#include "client/story.hpp"
#include "client/texts.hpp"
#include "client/typed_lines.hpp"
#include "table/record.hpp"
#include "terminal/names.hpp"
#include "terminal/screen.hpp"

namespace fondaco::client {

/// The conversation of one terminal with a table on a server: tells what comes from the table, puts its
/// questions, carries out what is typed.
class RemoteLoop {
 public:
  RemoteLoop(const RemoteSettings& settings, TypedLines& typed, std::ostream& out)
      : settings_(settings), typed_(typed), out_(out), link_(settings.server, settings.token) {}

  /// Until the person leaves. Returns the exit status.
  int run();

 private:
  using Lines = terminal::Lines;
  using Scene = terminal::Scene;

  std::string say(const Words& words) const { return std::string(words.in(settings_.language)); }
  void print(const Lines& lines);
  void print(std::string_view sentence) { print(terminal::wrapped(sentence, 2)); }
  void break_prompt();
  void show_prompt();
  const AnyGame& game() const { return *game_; }
  Scene scene() const;
  std::string name(int seat) const;

  // How things stand.
  bool joined_yet() const { return !about_.is_null(); }
  bool seated() const { return you_ != kNobody; }
  bool away() const;
  bool settled() const;
  bool waits_for_people() const;

  // What comes from the table.
  void wait();
  void hear(const Json& message);
  void joined(const Json& message);
  void welcome();
  void add(const Json& entry, bool tell = true);
  void tell_entry(const Json& entry);
  void refused(const Json& message);
  void hint(const Json& message);
  void give_up(const Json& refusal);
  void refresh();
  void tell_wait();
  void tell_news(bool board);
  void tell_clock();
  void ask(const Json& world);
  void finish();

  // What is typed.
  void heed_typed();
  bool ready_for(const TypedLines::Line& line) const;
  bool order_meant(std::string_view line) const;
  void take(const TypedLines::Line& line);
  terminal::Command command_of(std::string_view word) const;
  bool means_move(const std::string& line, Order order, const std::string& rest) const;
  bool offered(std::string_view notation) const;
  void carry_out(Order order, const std::string& word, const std::string& rest);
  void talk(const std::string& text);
  void answer(const std::string& line);
  void command(terminal::Command command, const std::string& word, const std::string& rest);
  std::string send(Json message);
  std::string change(const char* type) {
    return send({
        {"type", type}
    });
  }
  void confirm(std::string question, std::string otherwise, std::function<void()> carry_out);
  void hear_confirmation(const std::string& line);
  void set_auto(const std::string& how);
  void log();
  void save(const std::string& typed);
  void write(const Record& record, const std::string& path);
  void help();
  void leave();

  /// Something to be done only after a yes.
  struct Confirmation {
    std::string question, otherwise;
    std::function<void()> carry_out;
  };

  const RemoteSettings& settings_;
  TypedLines& typed_;
  std::ostream& out_;
  Link link_;
  const AnyGame* game_ = nullptr;
  const terminal::GameScreen* screen_ = nullptr;
  Json about_, present_;
  Seat you_ = kNobody;
  Story story_;
  Question question_;
  std::optional<Confirmation> confirmation_;
  std::set<std::string> unanswered_;  // ids of what was sent
  std::uint64_t acknowledged_ = 0;    // the entry that the latest acknowledgement was for
  std::string last_typed_;
  std::string waited_for_;  // whom one has been told to wait for
  std::string file_;        // saved to: may be replaced without a question
  int senseless_ = 0;
  bool fresh_ = true;  // the board has to be shown
  bool catching_up_ = false;
  bool lost_ = false;
  bool over_ = false;
  bool prompted_ = false;
  bool left_ = false;
  int status_ = 0;
};

}  // namespace fondaco::client
