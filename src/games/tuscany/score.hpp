#pragma once

#include "core/counts.hpp"
#include "core/scores.hpp"
#include "core/target.hpp"
#include "games/tuscany/happenings.hpp"
#include "games/tuscany/state.hpp"

// Points as they are earned, the scoring of rounds (5.3), the final scoring (5.5) and the places (5.6).

namespace fondaco::tuscany {

template <class Sink>
FONDACO_FN constexpr void score_green(State& s, Seat seat, int points, For why, Sink& sink) {
  if (points == 0) return;
  Player& p = s.players[seat];
  p.green = static_cast<std::uint16_t>(p.green + points);
  sink(happening(Happening::Green, seat, points, static_cast<int>(why)));
}

template <class Sink>
FONDACO_FN constexpr void score_red(State& s, Seat seat, int points, For why, Sink& sink) {
  if (points == 0) return;
  Player& p = s.players[seat];
  p.red = static_cast<std::uint16_t>(p.red + points);
  sink(happening(Happening::Red, seat, points, static_cast<int>(why)));
}

/// Green is added to red and stays.
template <class Sink>
FONDACO_FN constexpr void score_round(State& s, Sink& sink) {
  sink(happening(Happening::RoundScored, kNobody, s.round));
  for (Seat p = 0; p < players(s); ++p) score_red(s, p, s.players[p].green, For::Round, sink);
}

template <class Sink>
FONDACO_FN constexpr void final_scoring(State& s, Sink& sink) {
  const Edition& rules = edition(s);
  for (Seat seat = 0; seat < players(s); ++seat) {
    const Player& p = s.players[seat];
    const int hexes = p.storage.count(kHex);
    const int tiles = static_cast<int>(p.storage.size()) - hexes;
    score_red(s, seat, tiles * rules.per_tile, For::Tiles, sink);
    score_red(s, seat, hexes * rules.per_hex, For::Hexes, sink);
    score_red(s, seat, p.marble * rules.per_marble, For::Marble, sink);
    score_red(s, seat, p.workers * rules.per_worker, For::Workers, sink);
    score_red(s, seat, total(p.hand) / rules.cards_per_point, For::Cards, sink);
  }
}

inline constexpr int kTieBits = 12;
inline constexpr std::uint64_t kMostTie = (1u << kTieBits) - 1;

/// A player's standing by a tie-break, the more the better; at most kMostTie.
FONDACO_FN constexpr std::uint64_t tie_value(const Player& p, TieBreak by) {
  switch (by) {
    case TieBreak::MostEmptyCells: return static_cast<std::uint64_t>(kCells - std::popcount(p.covered));
    case TieBreak::MostGreen: return p.green;
    case TieBreak::FewestGreen: return kMostTie - p.green;
    case TieBreak::FewestRegionCards: return kMostTie - static_cast<std::uint64_t>(total(p.hand));
    case TieBreak::Shared: break;
  }
  return 0;
}

FONDACO_FN constexpr Scores scores_of(const State& s) {
  Scores result;
  result.players = s.options.players;
  std::array<std::uint64_t, kMaxPlayers> key{};
  for (std::size_t seat = 0; seat < result.players; ++seat) {
    const Player& p = s.players[seat];
    result.points[seat] = static_cast<std::int16_t>(p.red);
    key[seat] = p.red;
    for (const TieBreak by : edition(s).tie_breaks) key[seat] = key[seat] << kTieBits | tie_value(p, by);
  }
  rank_by(result, key);
  return result;
}

}  // namespace fondaco::tuscany
