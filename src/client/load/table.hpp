#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "client/load.hpp"
#include "client/load/desk.hpp"
#include "client/load/glance.hpp"
#include "client/load/line.hpp"

namespace fondaco::client::load {

using Clock = std::chrono::steady_clock;

/// What all tables share.
struct Room {
  net::Loop loop{};
  Target target;
  const LoadSettings& settings;
  LoadReport report{};
  Clock::time_point measured_from = Clock::time_point::max();  // a move sent earlier does not count
  bool resting = false;                                        // no more moves are made

  void went_wrong(const std::string& code) { ++report.errors[code]; }
};

/// A table with a person at each seat who plays at random, and another game as soon as one has ended.
class Table : private Listener {
 public:
  /// `number`: among all tables. `ended`: called when a new game is to be set up.
  Table(Room& room, int number, std::function<void(Table&)> ended);

  /// Makes the guests (once), makes a table, seats them and begins to play. The code of what went wrong, or
  /// nothing.
  net::Task<std::string> set_up(Desk& desk);
  bool everybody_sits() const;
  /// An action waits for its acknowledgement.
  bool waits() const { return act_.has_value(); }
  int open_lines() const;
  void close();

 private:
  struct Place {
    std::string token;
    std::unique_ptr<Line> line;
    bool opened = false;  // that is, it was asked to open
    bool joined = false;
    std::uint32_t seq = 0;
    std::string at, choice;
    std::uint32_t options = 0;
    Clock::time_point heard{};
  };
  struct Act {
    std::size_t place;
    std::string id, message;
    Clock::time_point sent;
    bool only;  // there was nothing else to do
  };
  struct Acknowledged {
    std::uint32_t seq;
    Clock::time_point sent;
  };

  void opened(std::size_t line) override;
  void heard(std::size_t line, std::string_view message) override;
  void lost(std::size_t line, bool before) override;

  void begin(std::string id);
  void join(std::size_t n);
  void take_in(std::size_t n, const Glance& found);
  void acknowledge(std::uint32_t seq);
  void refuse(std::size_t n, const Glance& found);
  void move();
  void act(std::size_t n);
  void wake_at(Clock::time_point time);
  void awake();
  Clock::duration seconds(double from, double to);
  bool measured(Clock::time_point sent) const { return sent >= room_.measured_from; }

  Room& room_;
  int number_;
  std::function<void(Table&)> ended_;
  Rng rng_;
  std::vector<Place> places_;
  std::string id_;
  int game_ = 0;  // counts those played here
  bool playing_ = false;
  std::uint32_t seq_ = 0;  // the newest that any seat has been told of
  std::optional<Act> act_;
  std::optional<Acknowledged> acknowledged_;
  std::uint64_t acts_ = 0;
  Clock::time_point due_{};                         // when the next move is to be made
  std::optional<Clock::time_point> waiting_since_;  // for a position to move from
  net::Timer timer_;
  Clock::time_point alarm_{};
};

}  // namespace fondaco::client::load
