#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/seats.hpp"
#include "table/clock.hpp"

namespace fondaco {

/// What can stand in a table's log.
enum class What : std::uint8_t {
  Sit,       // a person (text: the name) or a bot (number: its level) took an open seat
  Leave,     // a person (text: the name) got up before the game began
  Act,       // a decision (text: its notation)
  Ask,       // a person asks the others (text: "undo" or "pause")
  Answer,    // another one answers (number: 1 for yes)
  Undo,      // a decision (number, from 0) is taken back; text: a word of kUndoKeys
  Pause,     // nobody may decide and no clock runs
  GoOn,      // until now
  HandOver,  // a bot plays for a person
  Return,    // who plays again
  TimeOut,   // a person's time has run out: a bot plays
  Resign,    // a person gives up: a bot plays to the end
  Forced,    // steps without a choice are to be played for a person, or not (number)
  Chat,      // a person says something (text)
  Hint,      // a person asked for advice
  Orders,    // a person's standing orders from now on (text: JSON)
  Restart,   // the server was away until now: no time has passed since the entry before
  Name,      // what one of several people at a screen is called from now on (text)
  Close      // who made the table closed it before its game began
};

inline constexpr std::array<std::string_view, 19> kWhatKeys = {
    "sit",      "leave",  "act",    "ask",  "answer", "undo",   "pause",   "go_on", "hand_over", "return",
    "time_out", "resign", "forced", "chat", "hint",   "orders", "restart", "name",  "close"};
std::optional<What> find_what(std::string_view key);
inline std::string_view key_of(What what) { return kWhatKeys[static_cast<std::size_t>(what)]; }

/// One row of a table's log: who did what, and when. The log is only ever added to.
struct Entry {
  std::uint32_t seq = 0;  // from 1
  Millis at = 0;
  Seat seat = kNobody;
  What what = What::Act;
  int number = 0;
  std::string text;
  std::string id;  // made by the client, so that a repeated message is known; empty for what the house does

  friend bool operator==(const Entry&, const Entry&) = default;
};

}  // namespace fondaco
