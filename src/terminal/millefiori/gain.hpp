#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>

#include "terminal/screen.hpp"

namespace fondaco::terminal::millefiori {

/// What a play brings, summed up from its events.
struct Gain {
  std::string cell;  // where the rhombus went; empty without one
  std::array<int, kMaxSeats> points{};
  std::optional<int> ship;  // the space it reached
  int bonus = 0;            // of the bonus cell, counted in the points too
  bool extra = false;       // a further card may be played
  bool lapsed = false;      // … but none lies open
  bool no_rhombus = false;  // left for a bonus cell

  bool empty() const { return cell.empty() && !ship; }
  /// Adds an event; false if it is none of a play.
  bool add(const Json& event);
};

/// What happened up to the end of the play.
Gain gain_of(std::span<const Json> events);

/// "H2a, ship to 7 +12, G +1" when `seat` plays it.
std::string gain_text(const Scene& s, const Gain& gain, Seat seat);

}  // namespace fondaco::terminal::millefiori
