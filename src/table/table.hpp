#pragma once

#include <optional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "table/course.hpp"
#include "table/entry.hpp"
#include "table/request.hpp"
#include "table/setup.hpp"

namespace fondaco {

/// `Gathering` while a seat is open; `Abandoned` when every person has given up; `Diverged` when a decision
/// of the log is not legal under the present rules: all before it is kept, and nothing goes on; `Closed` when
/// its game will never begin.
enum class Status : std::uint8_t { Gathering, Playing, Paused, Over, Abandoned, Diverged, Closed };
inline constexpr std::array<std::string_view, 7> kStatusKeys = {"gathering", "playing",  "paused", "over",
                                                                "abandoned", "diverged", "closed"};

/// Why something may be taken back, as the log says it: nothing was revealed; nobody could know the secret
/// choice; the others agreed; only bots have decided beside the one who takes it back.
enum class UndoKind : std::uint8_t { Free, Secret, Agreed, Alone };
inline constexpr std::array<std::string_view, 4> kUndoKeys = {"free", "secret", "agreed", "alone"};
inline std::string_view key_of(UndoKind kind) { return kUndoKeys[static_cast<std::size_t>(kind)]; }
inline std::string_view key_of(Status status) { return kStatusKeys[static_cast<std::size_t>(status)]; }

/// How a seat could take back its latest choice.
struct UndoOffer {
  std::size_t decision = 0;
  UndoKind kind = UndoKind::Free;  // Agreed: the others have to be asked
};

/// A question to the others, and who has agreed so far. It is open until one refuses, who asked decides
/// something new or goes away, nobody is left to agree to an undo or no time to make use of it, or the
/// decision that is to be taken back is gone.
struct Proposal {
  What what = What::Undo;  // or Pause
  Seat seat = kNobody;
  std::size_t decision = 0;
  Seats agreed;
};

/// A seat whose decision a bot has to make.
struct BotTurn {
  Seat seat = kNobody;
  int level = 0;
  Seed seed = 0;
};

/// How a seat did in the end. Whoever gave up comes after all who did not, the first to do so last; in a
/// rated game those for whom a stand-in decided come before them and after all others.
struct Standing {
  int points = 0;
  int rank = 0;
};

/// No table's log is longer. A game has at most some thousand decisions: they always find room, since talk,
/// undo and all else that one could repeat for ever end before.
inline constexpr std::size_t kMostEntries = 50'000;
inline constexpr std::size_t kMostBesides = 40'000;
/// What is said and ordered takes no more room than this many texts.
inline constexpr std::size_t kMostTexts = 5'000;

/// A game being played: a set-up and a log that is only added to, and everything that follows from them. It
/// does nothing by itself: somebody asks, the answer is an entry, and once that is safely kept it is
/// committed.
class Table {
 public:
  /// An error is a sentence: the set-up does not make a game.
  [[nodiscard]] static tl::expected<Table, std::string> open(Setup setup);
  /// A table that was kept. If the game that it goes on from is not legal any more, it has diverged where it
  /// ceases to be.
  [[nodiscard]] static tl::expected<Table, std::string> reopen(Setup setup);

  const Setup& setup() const { return setup_; }
  const Course& course() const { return course_; }
  const AnyGame& game() const { return course_.game(); }
  int players() const { return static_cast<int>(chairs_.size()); }
  const std::vector<Chair>& chairs() const { return chairs_; }
  const Clock& clock() const { return clock_; }
  const std::optional<Proposal>& proposal() const { return proposal_; }
  std::uint32_t seq() const { return static_cast<std::uint32_t>(rows_.size()); }
  Status status() const;
  /// Whether there is a game, if perhaps one that has ended.
  bool begun() const { return status() != Status::Gathering && status() != Status::Closed; }
  /// Whether there was one.
  bool finished() const { return begun() && status() >= Status::Over; }
  /// Whether already the game that it goes on from is not legal any more.
  bool cut_short() const { return cut_short_; }
  /// Whether the result may count: nobody was advised, nor took back what others could not agree to, nor was
  /// it given up before it was really played.
  bool counts() const;
  /// Where the game stands, as clients name it: decisions and undos.
  std::string moment() const;
  /// The entry that told of a hint which the seat has asked for in this turn, or 0: until another seat has
  /// decided something since.
  std::uint32_t hinted(Seat seat) const { return hinted_[seat]; }
  /// Who may decide now; nobody unless it is being played.
  Seats deciders() const;
  /// Those of them who are persons: everybody waits for them, and their clocks run.
  Seats awaited() const;
  /// Seats at which a person decides, and all that a person holds.
  Seats present() const;
  Seats people() const;

  // What could be added to the log next; nothing of this changes the table.

  /// What the holder of a seat asks for. Queries (`changes` is false) are for table/messages.hpp.
  [[nodiscard]] tl::expected<Entry, Refusal> propose(const Request& request, Seat seat, Millis now) const;
  [[nodiscard]] tl::expected<Entry, Refusal> propose_sit(Seat seat, const std::string& name,
                                                         Millis now) const;
  /// Who made the table closes it.
  [[nodiscard]] tl::expected<Entry, Refusal> propose_close(Millis now) const;
  /// What the house has to do now: carry out what was agreed, end a person's time, answer as a person ordered
  /// beforehand, play a step without a choice, a person's or a bot's, where everybody can see that there is
  /// none.
  std::optional<Entry> housekeeping(Millis now) const;
  /// What the house has to do first when the server was started at that moment: people are not charged for
  /// the time in which they could not decide. Nothing where no clock ran.
  std::optional<Entry> after_restart(Millis started) const;
  /// When `housekeeping` has to be asked again, if nothing happens before.
  std::optional<Millis> due() const;
  std::optional<BotTurn> bot_turn() const;
  Entry bot_entry(Seat seat, Action action, Millis now) const;

  /// Adds an entry, proposed for just this moment or read from the log. What happened in the game is added
  /// to `events` if it is not null.
  void commit(const Entry& entry, EventList* events = nullptr);

  /// Takes the latest entry out again: it could not be kept.
  void drop_latest();

  /// The log so far. Ids are not kept.
  Entry entry(std::uint32_t seq) const;
  /// What an entry means for the course of a game. False if it is not legal.
  static bool advance(Course& course, const Entry& entry, EventList* events);
  /// The course before the first entry.
  Course opening() const;

  std::optional<UndoOffer> undo_offer(Seat seat) const;
  std::vector<Standing> standings() const;
  /// The record, as it may be given away when the game is over.
  Record record() const;

  /// Gives back memory that is not needed at once.
  void shrink();
  /// What the table takes, about.
  std::size_t bytes() const;

 private:
  /// An entry without its texts.
  struct Row {
    Millis at;
    What what;
    Seat seat;
    std::uint16_t text;  // from 1; 0 for none
    std::int32_t number;
  };

  Table(Setup setup, Course course, bool cut_short = false);

  Millis latest() const;
  Entry made(What what, Seat seat, Millis now, int number = 0, std::string text = {}) const;
  [[nodiscard]] tl::expected<Entry, Refusal> propose_act(const Request& request, Seat seat, Millis now) const;
  [[nodiscard]] tl::expected<Entry, Refusal> propose_undo(Seat seat, Millis now) const;
  [[nodiscard]] tl::expected<Entry, Refusal> propose_answer(bool yes, Seat seat, Millis now) const;
  std::optional<Refusal> out_of_play() const;
  bool stale(const Request& request, Seat seat) const;
  bool revealed_since(std::size_t decision, Seat seat) const;
  bool still_secret(std::size_t decision, Seat seat) const;
  bool nothing_shown(std::size_t decision, Seat seat) const;
  bool looks_the_same(std::size_t decision, Seats to, bool others_hold) const;
  Clock::Undone undone(std::size_t decision, Seat by, std::string_view kind, Seats deciders) const;
  bool leaves_no_time(std::size_t decision, Seat by, UndoKind kind, Millis now) const;
  bool lapsed(const Proposal& proposal, Millis now) const;
  bool others_acted_since(std::size_t decision, Seat seat) const;
  bool decided_before_others_went(std::size_t decision, Seat seat) const;
  bool all_see_it_forced(const AnyState& state, Seat seat) const;
  std::string orders_error(const Json& orders) const;
  std::optional<Action> ordered(Seat seat) const;
  void note(const Entry& entry, Action action);
  Seats missing(const Proposal& proposal) const;
  Seats stood_in_for() const;

  Setup setup_;
  Course course_;
  std::vector<Chair> chairs_;
  Clock clock_;
  std::optional<Proposal> proposal_;
  std::vector<Row> rows_;
  std::vector<std::string> texts_;
  std::vector<Seat> resigned_;  // in this order
  std::uint32_t undos_ = 0;
  std::array<std::uint32_t, kMaxSeats> hinted_{};
  bool paused_ = false;
  bool closed_ = false;
  bool helped_ = false;
  bool cut_short_ = false;
  bool diverged_ = false;
  std::size_t base_ = 0;  // decisions before the first entry
};

}  // namespace fondaco
