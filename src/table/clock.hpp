#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/json_fwd.hpp"
#include "core/seats.hpp"

namespace fondaco {

/// Milliseconds since 1970, told by whoever runs the table: nothing here looks at a clock.
using Millis = std::int64_t;

/// How long people may think. `Move`: so long for each decision. `Bank`: a supply for the whole game, and
/// more with each decision.
struct ClockRules {
  enum class Kind : std::uint8_t { None, Move, Bank };
  Kind kind = Kind::None;
  Millis limit = 0;      // of a decision, or the supply at the start
  Millis increment = 0;  // of a Bank

  friend bool operator==(const ClockRules&, const ClockRules&) = default;
};

Json clock_json(const ClockRules& rules);
/// An error is "/path: reason"; nothing means that the rules were read.
[[nodiscard]] std::string read_clock(const Json& json, ClockRules& rules);

/// The clocks of a table's seats.
class Clock {
 public:
  explicit Clock(const ClockRules& rules);

  /// From now on these seats' clocks run and no others.
  void run(Seats seats, Millis now);
  /// The seat decided: its clock stops. A person's own decision brings what the rules give for it.
  void decided(Seat seat, Millis now, bool by_person);
  /// A decision (from 0, of those told here) was taken back by a seat, with all after it or alone; these
  /// seats decide now. What the decisions brought is taken back with them, and what the others had used for
  /// them and for questions that are gone is theirs again. Where each decision has its time, that goes on
  /// with what was left. `charged`: nobody was asked, so who takes back pays for what was used since, also by
  /// those who thought in vain.
  struct Undone {
    std::size_t decision = 0;
    Seat by = kNobody;
    bool alone = false;
    bool charged = false;
    Seats deciders;
  };
  void take_back(const Undone& undone, Millis now);
  /// Nobody is charged for the time between: there was no table to decide at.
  void forgive(Millis from, Millis now);

  bool running(Seat seat) const { return running_.contains(seat); }
  /// What a seat has left; nothing without a clock.
  std::optional<Millis> left(Seat seat, Millis now) const;
  /// When the time of the first seat runs out, and which seat that is; nothing if no clock runs.
  struct Due {
    Millis at = 0;
    Seat seat = kNobody;
  };
  std::optional<Due> due() const;

  void shrink() { made_.shrink_to_fit(); }
  std::size_t bytes() const { return made_.capacity() * sizeof(Made); }

 private:
  /// A decision: what it brought, or of a Move what was left; and what was used for it.
  struct Made {
    Seat seat;
    Millis amount;
    Millis used;
  };

  void charge(Seat seat, Millis now);
  Millis withdraw(const Undone& undone, std::size_t end);
  void refill(const Undone& undone, std::size_t end);
  void restore(const Undone& undone, std::size_t end);

  ClockRules rules_;
  Seats running_;
  std::array<Millis, kMaxSeats> since_{};
  std::array<Millis, kMaxSeats> left_{};
  std::array<Millis, kMaxSeats> used_{};  // for the question that the seat has before it
  std::vector<Made> made_;
};

}  // namespace fondaco
