#pragma once

#include <array>
#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "bots/plan.hpp"
#include "net/loop.hpp"
#include "server/bot_pool.hpp"
#include "server/line.hpp"
#include "store/store.hpp"
#include "table/table.hpp"

namespace fondaco::server {

class House;

/// A table that is open: who looks at it, what is being stored, which bot thinks. Everything about it happens
/// in one place (its loop), one thing after the other; the functions below may be called from anywhere
/// and come back at once.
class Host : public std::enable_shared_from_this<Host> {
 public:
  Host(House& house, net::Loop& loop, std::string id);

  template <class T>
  using Answer = std::function<void(tl::expected<T, Refusal>)>;

  /// The house closes: waits for nothing any more.
  void shut();
  /// Reads the table and lets it do what it has to do by itself.
  void wake();
  /// A line looks at the table from now on, from a seat of the person's if there is one.
  void join(const std::shared_ptr<Line>& line, std::string person, Request request);
  /// A message of a line that has joined.
  void hear(const std::shared_ptr<Line>& line, Request request);
  void leave(std::shared_ptr<Line> line);

  /// Gives an open seat to a person; with kNobody any.
  void sit(Seat seat, Person person, Answer<Seat> answer);
  /// A person gets up before the game begins.
  void get_up(std::string person, Answer<Seat> answer);
  /// Whoever made the table closes it before the game begins; again is harmless.
  void close(std::string person, Answer<bool> answer);
  void set_webhook(std::string person, std::string url, Answer<Seat> answer);
  /// Looks at the table as it is, with who holds its seats.
  using Look = std::function<void(const Table&, const std::vector<StoredSeat>&, const std::string& owner)>;
  void look(Look look, std::function<void(Refusal)> otherwise);

 private:
  /// Something to be done when nothing else is under way. Not tied to this very host: the table may have been
  /// closed meanwhile and opened again by another.
  using Task = std::function<void(Host&)>;
  struct Viewer {
    std::shared_ptr<Line> line;
    std::string person;
    Seat seat = kNobody;
  };
  struct Change;
  /// What a seat is, or was last, advised.
  struct Advice {
    std::shared_ptr<std::atomic<bool>> unwanted;  // null: nobody waits for more
    const Line* line = nullptr;                   // who does
    std::size_t decisions = 0;                    // so many had been made
    std::vector<Plan> told;                       // the best plans in the order of the answers
  };

  void enqueue(Task task, std::function<void(Host&)> otherwise = {});
  void work_off();
  void load();
  void loaded(Stored<StoredTable> stored);
  void fail_all(const Refusal& refusal);

  Viewer* find(const Line* line);
  void admit(Viewer viewer, const Request& request);
  void unseat_viewers();
  bool shares_screen(const Viewer& viewer, Seat seat) const;
  [[nodiscard]] tl::expected<Entry, Refusal> propose(const Viewer& viewer, const Request& request) const;
  void refuse_unless_done(const Viewer& viewer, const std::string& id, const Refusal& refusal);
  void refuse_to(Line& line, const Refusal& refusal, const std::string& id);
  void answer(Viewer& viewer, const Request& request);
  void change(Viewer& viewer, const Request& request);
  void advise(const std::shared_ptr<Line>& line, Seat seat, const Request& request);
  std::optional<Begun> begun(Seat seat) const;
  void end_advice(Seat seat);
  void end_stale_advice(const Entry& entry);
  bool advising() const;

  void append(Entry entry, const std::vector<Taking>& takings, Answer<Appended> done);
  void appended(Change& change, const Stored<Appended>& stored);
  std::optional<Entry> own_answer() const;
  void go_on();
  void think(const BotTurn& turn);
  void thought(const std::string& moment, Seat seat, Action action);
  void set_timer();
  bool awaited() const;
  void idle();

  void broadcast(const Entry& entry, const EventList& events);
  void presence_changed();
  void tell_presence();
  Json presence() const;
  BotPool::Whose whose(const std::string& person) const;
  std::vector<Owing> owings(std::uint32_t entry) const;
  void call_hooks(const std::vector<Owing>& owings);
  void call_hook(Seat seat);
  Summary summary() const;
  std::vector<Result> results() const;
  std::vector<Seat> seats_of(const std::string& person) const;
  Millis now() const;

  House& house_;
  net::Loop& loop_;
  std::string id_;
  net::Timer timer_;
  net::Timer presence_timer_;
  std::deque<Task> tasks_;
  std::unique_ptr<Table> table_;
  std::string owner_;
  std::vector<StoredSeat> seats_;
  std::vector<Viewer> viewers_;
  bool presence_due_ = false;  // it will be told soon
  Text presence_told_;
  Seats called_;  // those who have been told that it is their move
  bool called_over_ = false;
  std::deque<std::pair<std::string, std::uint32_t>> ids_;  // of the latest messages, and their entries
  bool busy_ = false;                                      // something is being stored or loaded
  bool thinking_ = false;                                  // a bot is
  std::array<Advice, kMaxSeats> advice_;                   // by seat
  bool closed_ = false;
  std::optional<Refusal> failure_;  // while those are told who wait for a table that can't be opened
  std::chrono::steady_clock::time_point used_;
  std::chrono::steady_clock::time_point retry_at_{};  // nothing is done by itself before that
};

}  // namespace fondaco::server
