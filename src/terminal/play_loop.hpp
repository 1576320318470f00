#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "bots/think.hpp"
#include "table/course.hpp"
#include "terminal/inquiry.hpp"
#include "terminal/play.hpp"
#include "terminal/prompt.hpp"
#include "terminal/screen.hpp"

namespace fondaco::terminal {

/// The conversation at one table: asks people, lets bots answer, carries out commands.
class PlayLoop {
 public:
  /// Who is a person is as the settings say, else as the course's record says. The seats of the settings
  /// must exist.
  PlayLoop(Course course, const GameScreen& screen, const PlaySettings& settings, std::istream& in,
           std::ostream& out);

  /// Until the game is over and everybody has left. Returns the exit status.
  int run();

 private:
  enum class Heard { MovedOn, Command, Nothing };

  std::string_view say(const Words& words) const { return words.in(settings_.language); }
  void print(const Lines& lines);
  void print(std::string_view sentence) { print(wrapped(sentence, 2)); }
  Scene scene(Seat seat) const;
  std::string loaded_sentence(const std::string& path) const;
  void seat_people();
  void welcome();
  void announce(const std::string& sentence);
  void tell_announced();
  void clear_screen();

  // One decision.
  void answer(Seat bot);
  bool played_for(Seat seat);
  void ask(Seat seat);
  bool pass_keyboard(Seat seat);
  bool worth_a_board(Seat seat) const;
  void tell_news(Seat seat);
  Lines news(Seat seat, std::size_t from) const;
  Command command(std::string_view word) const;
  Heard hear(const std::string& input, Seat seat, Inquiry& inquiry);
  Heard carry_out(const Inquiry::Meant& meant, const std::string& typed, Seat seat, const Inquiry& inquiry);
  Error decide(Seat seat, Action action);

  // Commands; those that return a bool tell whether the question is to be asked anew.
  bool undo(Seat seat);
  bool load(const std::string& typed);
  void save(const std::string& typed);
  void help(const Scene& now);
  void set_auto(const std::string& how);
  bool refused(std::string_view word, std::string_view rest);
  void log(Seat seat);
  void hint(Seat seat, const Inquiry& inquiry);
  int level_of(const std::string& name, std::size_t opponent) const;
  bool confirmed(std::string_view question);
  void leave();
  void leave_at_end_of_input();
  void give_up();

  // After the end.
  void after_the_end();
  void final_table(const Scene& now);
  Seat last_person() const;

  Course course_;
  const GameScreen& screen_;
  const PlaySettings& settings_;
  Prompt prompt_;
  std::ostream& out_;
  Seats people_;
  std::array<int, kMaxSeats> levels_{};                         // of the others
  std::array<std::unique_ptr<Thinker>, kMaxSeats> thinkers_{};  // those of them that have thought
  std::array<std::size_t, kMaxSeats> seen_{};                   // decisions that each seat has been told of
  struct Note {
    std::size_t decision;
    std::string text;
  };
  std::array<std::vector<Note>, kMaxSeats> notes_{};  // what was played for it meanwhile
  Lines announced_;                                   // to be said when the screen has been cleared
  Seat at_keyboard_ = kNobody;
  std::string file_;      // saved to or loaded from: may be replaced without a question
  bool changed_ = false;  // since the game was started, loaded or saved
  bool auto_ = true;
  bool fresh_ = true;
  bool private_ = false;  // the screen shows what is not for everybody
  bool left_ = false;
  int status_ = 0;
};

inline constexpr int kPatience = 100;    // inputs in a row that mean nothing
inline constexpr int kLinesToHide = 60;  // where a screen can't be cleared

/// The game of a record file, or the sentence that says why there is none.
[[nodiscard]] tl::expected<Course, std::string> load_course(const AnyGame& game, const std::string& path,
                                                            Language language);

}  // namespace fondaco::terminal
