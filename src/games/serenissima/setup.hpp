#pragma once

#include "core/target.hpp"
#include "games/serenissima/cards.hpp"
#include "games/serenissima/legal.hpp"

// Set-up (section 2) up to the first decision.

namespace fondaco::serenissima {

FONDACO_FN constexpr void close_ports(State& s, Ports ports) {
  for (std::size_t port = 0; port < kPorts; ++port)
    s.ports[port].closed = static_cast<std::uint8_t>((ports >> port) & 1u);
}

/// A port of each good that is to be closed, by lot; all anew if too few starting ports stay open.
FONDACO_FN constexpr void close_by_lot(State& s) {
  do {
    Ports closed = 0;
    for (std::size_t good = 0; good < kGoods; ++good) {
      if (((set_up(s).closed >> good) & 1u) == 0) continue;
      Ports ports = producers(s.options, good);
      for (auto skip = s.rng.below(static_cast<std::uint32_t>(std::popcount(ports))); skip > 0; --skip)
        ports &= ports - 1u;
      closed |= ports & (~ports + 1u);
    }
    close_ports(s, closed);
  } while (open_starting_ports(s) < players(s));
}

/// Who places the next galley when so many are in play: forth and back (2.2).
FONDACO_FN constexpr Seat seat_in_setup(const State& s, int placed) {
  const int n = players(s);
  const bool back = placed / n % 2 != 0;
  return static_cast<Seat>(back ? n - 1 - placed % n : placed % n);
}

FONDACO_FN constexpr State start(const Options& options, Seed seed) {
  State s;
  s.rng = Rng(seed);
  s.options = options;
  s.supply = kCubes;
  shuffle_doge_cards(s);
  for (std::size_t p = 0; p < options.players; ++p) {
    s.players[p].ducats = set_up(s).ducats;
    s.players[p].reserve = set_up(s).sailors;
  }
  s.phase = Phase::SetupPort;
  if (set_up(s).closed == 0) return s;
  if (options.closed_port_policy == ClosedPorts::Random) close_by_lot(s);
  if (options.closed_port_policy == ClosedPorts::Fixed) close_ports(s, options.closed_ports);
  if (options.closed_port_policy == ClosedPorts::Draft) {
    s.phase = Phase::SetupClose;
    s.decider = static_cast<Seat>(options.players - 1);
  }
  return s;
}

/// A game of so many decisions is not to be expected. Battle rounds in which nobody is hit could go on for
/// ever; everything else has an end (9.1): at most 13 rounds of 15 turns, loading ends by its locks, money by
/// being spent.
inline constexpr int kMaxDecisions = 100'000;

}  // namespace fondaco::serenissima
