#pragma once

#include "core/scores.hpp"
#include "core/target.hpp"
#include "games/millefiori/happenings.hpp"
#include "games/millefiori/state.hpp"

// Points as they are earned, and the places (section 5). There is no final scoring.

namespace fondaco::millefiori {

template <class Sink>
FONDACO_FN constexpr void score(State& s, Seat seat, int points, For why, Sink& sink) {
  if (points == 0) return;
  s.points[seat] = static_cast<std::int16_t>(s.points[seat] + points);
  sink(happening(Happening::Points, seat, points, static_cast<int>(why)));
}

/// For each seat, the active player first and then clockwise, what `points_of(its own cells of the area)`
/// gives.
template <class PointsOf, class Sink>
FONDACO_FN constexpr void score_all(State& s, int area, For why, PointsOf&& points_of, Sink& sink) {
  for (int i = 0; i < players(s); ++i) {
    const Seat seat = left_of(s, s.active, i);
    score(s, seat, points_of(s.own[static_cast<std::size_t>(area)][seat]), why, sink);
  }
}

/// Most points win; who is tied shares the place (Q42).
FONDACO_FN constexpr Scores scores_of(const State& s) {
  Scores result;
  result.players = s.options.players;
  for (std::size_t p = 0; p < result.players; ++p) result.points[p] = s.points[p];
  rank_by(result, s.points);
  return result;
}

}  // namespace fondaco::millefiori
