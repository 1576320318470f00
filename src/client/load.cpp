#include "client/load.hpp"

#include <deque>

#include <unistd.h>

#include "client/load/table.hpp"
#include "net/descriptors.hpp"

namespace fondaco::client {

namespace load {

namespace {

using net::Task;

constexpr int kUshers = 16;  // who set up tables side by side
constexpr int kSpareFiles = 64;
constexpr auto kSettling = std::chrono::seconds(20);  // for the last to sit down once the ramp is over
constexpr auto kLastAnswers = std::chrono::seconds(3);
constexpr auto kFarewell = std::chrono::seconds(2);

Clock::duration seconds(double count) {
  return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(count));
}

Process since(const Process& start, Process end) {
  end.cpu -= start.cpu;
  return end;
}

/// The whole run, on one thread.
class Load {
 public:
  Load(const LoadSettings& settings, Target target)
      : room_{.target = std::move(target), .settings = settings}, timer_(room_.loop) {
    for (int i = 0; i < settings.tables; ++i)
      tables_.push_back(std::make_unique<Table>(room_, i, [this](Table& table) { set_up_soon(table); }));
  }

  tl::expected<LoadReport, std::string> run() {
    room_.loop.spawn(course());
    room_.loop.run();
    if (!failure_.empty()) return tl::make_unexpected(failure_);
    return std::move(room_.report);
  }

 private:
  Task<> course() {
    const bool met = co_await meet_server();
    if (met) {
      co_await fill_tables();
      co_await measure();
      co_await say_goodbye();
    }
    room_.loop.stop();
  }

  /// Before thousands of tables find out one by one.
  Task<bool> meet_server() {
    Desk desk(room_.loop, room_.target);
    const std::string path = "/api/guest";
    const std::string nobody;
    Json guest = Json::object();
    guest["name"] = "Guest";
    const Desk::Answer answer = co_await desk.post(path, nobody, std::move(guest));
    if (answer.error == "unreachable") {
      failure_ = "there is no server at " + room_.settings.url;
    } else if (!answer.error.empty() || !answer.body.contains("name")) {
      failure_ = room_.settings.url + " does not answer as a server of tables does";
      if (!answer.error.empty()) failure_ += ": " + answer.error;
    }
    const bool well = failure_.empty();
    co_return well;
  }

  void set_up_soon(Table& table) {
    to_set_up_.push_back(&table);
    if (ushers_ == kUshers) return;
    ++ushers_;
    room_.loop.spawn(usher());
  }

  /// Sets up what waits for it.
  Task<> usher() {
    if (free_desks_.empty()) free_desks_.push_back(std::make_unique<Desk>(room_.loop, room_.target));
    auto desk = std::move(free_desks_.back());
    free_desks_.pop_back();
    net::Timer pause(room_.loop);
    while (!to_set_up_.empty()) {
      Table* table = to_set_up_.front();
      to_set_up_.pop_front();
      if (room_.resting) continue;
      const std::string error = co_await table->set_up(*desk);
      if (error.empty()) continue;
      room_.went_wrong(error);
      co_await pause.pause(std::chrono::seconds(1));
      to_set_up_.push_back(table);
    }
    free_desks_.push_back(std::move(desk));
    --ushers_;
  }

  /// Waits until then, and tells about it each second.
  Task<> wait_until(Clock::time_point time) {
    while (Clock::now() < time) {
      co_await timer_.until(std::min(time, Clock::now() + std::chrono::seconds(1)));
      if (room_.settings.progress) {
        const auto passed = std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - begun_);
        room_.settings.progress(static_cast<std::uint64_t>(passed.count()));
      }
    }
  }

  /// Waits as long as that is so, but not for ever.
  template <class Condition>
  Task<> wait_while(Condition condition, Clock::duration most) {
    const auto end = Clock::now() + most;
    while (condition() && Clock::now() < end) {
      co_await timer_.pause(std::chrono::milliseconds(20));
    }
  }

  int tables_seated() const {
    return static_cast<int>(std::count_if(tables_.begin(), tables_.end(),
                                          [](const auto& table) { return table->everybody_sits(); }));
  }

  /// One table after the other, evenly over the time given.
  Task<> fill_tables() {
    begun_ = Clock::now();
    const double step = room_.settings.ramp / static_cast<double>(tables_.size());
    for (std::size_t i = 0; i < tables_.size(); ++i) {
      co_await wait_until(begun_ + seconds(step * static_cast<double>(i)));
      set_up_soon(*tables_[i]);
    }
    const int all = static_cast<int>(tables_.size());
    co_await wait_while([this, all] { return most_seated() < all; }, kSettling);
    for (int missing = all - most_seated_; missing > 0; --missing) room_.went_wrong("not_seated_in_time");
  }

  /// Where a game has just ended, nobody sits for a moment: that counts as seated all the same.
  int most_seated() { return most_seated_ = std::max(most_seated_, tables_seated()); }

  Task<> measure() {
    LoadReport& report = room_.report;
    const pid_t server = room_.settings.server;
    const auto own_before = process_of(getpid());
    const auto server_before = server > 0 ? process_of(server) : std::nullopt;
    const std::uint64_t received_before = report.received;
    room_.measured_from = Clock::now();
    co_await wait_until(room_.measured_from + seconds(room_.settings.seconds));
    room_.resting = true;
    report.seconds = room_.settings.seconds;
    report.received -= received_before;
    if (const auto own = process_of(getpid()); own && own_before) report.own = since(*own_before, *own);
    if (server_before) {
      if (const auto now = process_of(server)) report.server = since(*server_before, *now);
    }
    report.tables = most_seated_;
    for (const auto& table : tables_) report.sockets += table->open_lines();
  }

  Task<> say_goodbye() {
    const auto waits = [](const auto& table) { return table->waits(); };
    co_await wait_while([&] { return std::any_of(tables_.begin(), tables_.end(), waits); }, kLastAnswers);
    for (const auto& table : tables_) {
      if (table->waits()) room_.went_wrong("unanswered");
      table->close();
    }
    const auto open = [](const auto& table) { return table->open_lines() > 0; };
    co_await wait_while([&] { return std::any_of(tables_.begin(), tables_.end(), open); }, kFarewell);
  }

  Room room_;
  std::vector<std::unique_ptr<Table>> tables_;
  std::deque<Table*> to_set_up_;
  int ushers_ = 0;
  std::vector<std::unique_ptr<Desk>> free_desks_;
  net::Timer timer_;
  Clock::time_point begun_ = Clock::now();
  int most_seated_ = 0;
  std::string failure_;
};

}  // namespace

}  // namespace load

tl::expected<LoadReport, std::string> make_load(const LoadSettings& settings) {
  using namespace load;
  auto target = own_machine(settings.url);
  if (!target) return tl::make_unexpected(target.error());
  if (settings.server > 0 && !process_of(settings.server))
    return tl::make_unexpected("there is no process " + std::to_string(settings.server));
  const auto sockets = static_cast<rlim_t>(settings.tables) * static_cast<rlim_t>(settings.players);
  if (const rlim_t allowed = raise_descriptor_limit(); allowed != 0 && allowed < sockets + kSpareFiles)
    return tl::make_unexpected("this takes " + std::to_string(sockets + kSpareFiles) +
                               " open files, but the system allows only " + std::to_string(allowed));
  return Load(settings, std::move(*target)).run();
}

}  // namespace fondaco::client
