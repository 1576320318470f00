#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/json.hpp"
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
std::string read_clock(const Json& json, ClockRules& rules);

/// The clocks of a table's seats.
class Clock {
 public:
  explicit Clock(const ClockRules& rules);

  /// From now on these seats' clocks run and no others.
  void run(Seats seats, Millis now);
  /// The seat decided: its clock stops, and what a decision brings is added.
  void decided(Seat seat, Millis now);

  bool running(Seat seat) const { return running_.contains(seat); }
  /// What a seat has left; nothing without a clock.
  std::optional<Millis> left(Seat seat, Millis now) const;
  /// When the time of the first seat runs out, and which seat that is; nothing if no clock runs.
  struct Due {
    Millis at = 0;
    Seat seat = kNobody;
  };
  std::optional<Due> due() const;

 private:
  void charge(Seat seat, Millis now);

  ClockRules rules_;
  Seats running_;
  std::array<Millis, kMaxSeats> since_{};
  std::array<Millis, kMaxSeats> left_{};
};

}  // namespace fondaco
