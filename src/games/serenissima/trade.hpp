#pragma once

#include "core/target.hpp"
#include "games/serenissima/actions.hpp"
#include "games/serenissima/happenings.hpp"
#include "games/serenissima/state.hpp"

// Sales (4.6): each port stores each good once, and never its own.

namespace fondaco::serenissima {

FONDACO_FN constexpr int stored_cubes(const Port& port) { return std::popcount(unsigned{port.stored}); }

/// The goods aboard that the port takes, one bit each; none when its warehouse is full.
FONDACO_FN constexpr unsigned sellable(const State& s, std::size_t port) {
  if (stored_cubes(s.ports[port]) >= kWarehouse[port]) return 0;
  return active(s).cargo.goods() & ~(unsigned{s.ports[port].stored} | 1u << product(s.options, port));
}

FONDACO_FN constexpr void pay(State& s, Seat seat, int ducats) {
  s.players[seat].ducats = static_cast<std::uint16_t>(s.players[seat].ducats + ducats);
}

template <class Sink>
FONDACO_FN constexpr void sell_cube(State& s, std::size_t good, Sink& sink) {
  Galley& a = active(s);
  const std::size_t at = kZonePort[a.zone];
  Port& port = s.ports[at];
  int ducats = port.owner == a.owner ? 0 : kPrice[at][static_cast<std::size_t>(stored_cubes(port))];
  if (good == kSpice) ducats += kSpiceBonus;
  a.cargo.add(good, -1);
  port.stored = static_cast<std::uint8_t>(port.stored | 1u << good);
  s.turn.sold = 1;
  pay(s, a.owner, ducats);
  sink(happening(Happening::Sold, a.owner, s.turn.galley, static_cast<int>(8 * at + good), ducats));
}

/// The goods that a port produces or stores, one bit each.
FONDACO_FN constexpr unsigned goods_present(const State& s, std::size_t port) {
  return unsigned{s.ports[port].stored} | 1u << product(s.options, port);
}

}  // namespace fondaco::serenissima
