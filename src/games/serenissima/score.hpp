#pragma once

#include "core/scores.hpp"
#include "core/target.hpp"
#include "games/serenissima/trade.hpp"

// Income (5.1, 5.2) and places (5.3).

namespace fondaco::serenissima {

template <class Sink>
FONDACO_FN constexpr void earn(State& s, Seat seat, int ducats, For why, Sink& sink) {
  if (ducats == 0) return;
  pay(s, seat, ducats);
  sink(happening(Happening::Income, seat, ducats, static_cast<int>(why)));
}

/// Own ports that produce or store wine.
template <class Sink>
FONDACO_FN constexpr void pay_for_wine(State& s, int ducats, Sink& sink) {
  for (Seat seat = 0; seat < players(s); ++seat) {
    int ports = 0;
    for (Ports own = s.where.ports[seat]; own != 0; own &= own - 1u)
      ports += (goods_present(s, static_cast<std::size_t>(std::countr_zero(own))) & 1u << kWine) != 0;
    earn(s, seat, ducats * ports, For::Wine, sink);
  }
}

template <class Sink>
FONDACO_FN constexpr void score(State& s, Sink& sink) {
  sink(happening(Happening::Scoring, kNobody, scorings(s)));
  for (Seat seat = 0; seat < players(s); ++seat) {
    int warehouses = 0, basilicas = 0;
    for (Ports own = s.where.ports[seat]; own != 0; own &= own - 1u) {
      const auto at = static_cast<std::size_t>(std::countr_zero(own));
      const Port& port = s.ports[at];
      warehouses += kIncome[at][static_cast<std::size_t>(stored_cubes(port))];
      basilicas += port.basilica * kBasilicaIncome;
    }
    earn(s, seat, warehouses, For::Warehouses, sink);
    earn(s, seat, basilicas, For::Basilicas, sink);
  }
}

FONDACO_FN constexpr Scores scores_of(const State& s) {
  Scores result;
  result.players = s.options.players;
  std::array<std::uint32_t, kMaxPlayers> key{};
  for (Seat seat = 0; seat < result.players; ++seat) {
    result.points[seat] = static_cast<std::int16_t>(s.players[seat].ducats);
    key[seat] = s.players[seat].ducats * 32u + static_cast<std::uint32_t>(ports_of(s, seat));
  }
  rank_by(result, key);
  return result;
}

}  // namespace fondaco::serenissima
