#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>

#include "core/json_fwd.hpp"
#include "terminal/screen.hpp"

namespace fondaco::terminal::millefiori {

/// What a play brings, summed up from its events.
struct Gain {
  std::string cell;  // where the rhombus went; empty without one
  std::array<int, kMaxSeats> points{};
  std::optional<int> ship;  // the space it reached
  int sea = 0;              // points of that space, counted in the points too
  int bonus = 0;            // likewise those of the bonus cell
  bool earned = false;      // the right to play an extra card
  bool lapsed = false;      // … but none lies open
  bool no_rhombus = false;  // left for a bonus cell
  bool ends = false;        // the supply is empty after it

  bool empty() const { return cell.empty() && !ship; }
  bool extra() const { return earned && !lapsed; }
  bool in_harbour() const { return cell.starts_with('H'); }
  /// Adds an event; false if it is none of a play.
  bool add(const Json& event);
};

/// What happened up to the end of the play.
Gain gain_of(std::span<const Json> events);

/// "W10 +8, G +1" or "H2c fleet +6, ship to 7 +0" when `seat` plays it. What is said of a row whose fleet
/// stays incomplete follows its ship cell.
std::string gain_text(const Scene& s, const Gain& gain, Seat seat, std::string_view of_row = {});

}  // namespace fondaco::terminal::millefiori
