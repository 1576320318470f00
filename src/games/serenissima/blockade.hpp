#pragma once

#include "core/target.hpp"
#include "games/serenissima/state.hpp"

// Blockades (4.4, 4.6, 4.8): which opponents are asked, and in which order.

namespace fondaco::serenissima {

/// Opponents with more sailors on their galleys in the zone than the active galley has; the strongest first,
/// then the one with the lowest number there.
FONDACO_FN constexpr void fill_queue(State& s) {
  const Galley& a = active(s);
  std::array<std::uint8_t, kMaxPlayers> sailors{};
  std::array<std::uint8_t, kMaxPlayers> lowest{};
  for (unsigned rest = strangers(s, a.zone, a.owner); rest != 0; rest &= rest - 1u) {
    const auto k = static_cast<std::size_t>(std::countr_zero(rest));
    const Seat owner = s.galleys[k].owner;
    sailors[owner] = static_cast<std::uint8_t>(sailors[owner] + s.galleys[k].sailors);
    if (lowest[owner] == 0) lowest[owner] = static_cast<std::uint8_t>(k);
  }
  s.turn.queue.clear();
  for (;;) {  // the last to be asked comes first into the list
    Seat next = kNobody;
    for (Seat p = 0; p < players(s); ++p) {
      if (sailors[p] <= a.sailors) continue;
      const bool later = next == kNobody || sailors[p] < sailors[next] ||
                         (sailors[p] == sailors[next] && lowest[p] > lowest[next]);
      if (later) next = p;
    }
    if (next == kNobody) return;
    s.turn.queue.push_back(next);
    sailors[next] = 0;
  }
}

/// Asks whoever may declare the blockade; false when there is nobody.
FONDACO_FN constexpr bool ask_for_blockade(State& s, Phase phase) {
  fill_queue(s);
  if (s.turn.queue.empty()) return false;
  s.phase = phase;
  s.decider = s.turn.queue.back();
  return true;
}

}  // namespace fondaco::serenissima
