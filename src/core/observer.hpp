#pragma once

#include "core/seats.hpp"

namespace fondaco {

/// Who looks at a game: a seat, the public, or somebody for whom everything lies open (traces, replays after
/// the end).
class Observer {
 public:
  static constexpr Observer seat(Seat seat) { return Observer(seat); }
  static constexpr Observer spectator() { return Observer(kNobody); }
  static constexpr Observer everything() { return Observer(kAll); }

  /// Whether what only `owner` may know is visible; kNobody owns what no seat may know.
  constexpr bool sees_secret_of(Seat owner) const {
    return who_ == kAll || (owner != kNobody && who_ == owner);
  }
  /// The same for what several seats know.
  constexpr bool sees_secret_of(Seats owners) const { return who_ == kAll || owners.contains(who_); }

 private:
  static constexpr Seat kAll = 0xFE;
  explicit constexpr Observer(Seat who) : who_(who) {}
  Seat who_;
};

}  // namespace fondaco
