#pragma once

#include <string>
#include <string_view>

#include "core/json.hpp"
#include "core/seats.hpp"

// What the games share when they complete a position that was given as JSON.

namespace fondaco {

/// The path of a player's field, and whether a path is named at all.
inline std::string of_player(Seat seat, std::string_view field) {
  return "/players/" + std::to_string(seat) + "/" + std::string(field);
}
inline bool is_named(const Json& json, std::string_view path) {
  return json.contains(Json::json_pointer(std::string(path)));
}

/// Why play can't go on from a position whose game is not over, or nothing.
template <class State>
[[nodiscard]] std::string complete_decision(const State& s) {
  const Seats seats = deciders(s);
  if (seats.empty()) return "/phase: nobody has anything to decide in this phase";
  for (const Seat seat : seats) {
    if (legal_set(s, seat).empty())
      return "/phase: seat " + std::to_string(seat) + " would have nothing to choose from";
  }
  return {};
}

}  // namespace fondaco
