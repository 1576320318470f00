#pragma once

#include "core/error.hpp"
#include "core/target.hpp"
#include "games/serenissima/battle.hpp"
#include "games/serenissima/reasons.hpp"
#include "games/serenissima/setup.hpp"

// What an action does, and everything automatic that follows it (sections 2 to 4).

namespace fondaco::serenissima {

template <class Sink>
FONDACO_FN constexpr void close_port(State& s, std::size_t port, Sink& sink) {
  s.ports[port].closed = 1;
  sink(happening(Happening::Closed, kNobody, static_cast<int>(port)));
  for (std::size_t good = 0; good < kGoods; ++good) {
    if (!good_to_close(s, good)) continue;
    s.decider = static_cast<Seat>(s.decider == 0 ? players(s) - 1 : s.decider - 1);
    return;
  }
  s.phase = Phase::SetupPort;
  s.decider = 0;
}

template <class Sink>
FONDACO_FN constexpr void take_starting_port(State& s, Seat seat, std::size_t port, Sink& sink) {
  set_owner(s, port, seat);
  s.ports[port].garrison = set_up(s).garrison;
  s.players[seat].reserve = static_cast<std::uint8_t>(s.players[seat].reserve - set_up(s).garrison);
  s.phase = Phase::SetupGalley;
  sink(happening(Happening::TookPort, seat, static_cast<int>(port)));
}

template <class Sink>
FONDACO_FN constexpr void place_first_galley(State& s, Seat seat, std::size_t number, Sink& sink) {
  const auto port = static_cast<std::size_t>(std::countr_zero(s.where.ports[seat]));
  s.players[seat].reserve = static_cast<std::uint8_t>(s.players[seat].reserve - set_up(s).crew);
  launch(s, seat, number, kPortZone[port], set_up(s).crew, sink);
  const int placed = std::popcount(unsigned{galleys_in_play(s)});
  if (placed == players(s) * set_up(s).start_galleys) return start_round(s, sink);
  s.decider = seat_in_setup(s, placed);
  s.phase = placed < players(s) ? Phase::SetupPort : Phase::SetupGalley;
}

template <class Sink>
FONDACO_FN constexpr void end_phase(State& s, Seat seat, Sink& sink) {
  switch (s.phase) {
    case Phase::Load:
      s.locks = Locks{};
      s.turn.free_good = 0;
      s.phase = Phase::Move;
      break;
    case Phase::Move: go_to_step3(s, seat); break;
    case Phase::Loot: end_looting(s, sink); break;
    case Phase::Special:
      if (!ask_for_special(s, static_cast<Seat>(seat + 1), sink)) start_round(s, sink);
      break;
    default: end_turn(s, seat, sink); break;
  }
}

/// A port was named.
template <class Sink>
FONDACO_FN constexpr void choose_port(State& s, Seat seat, std::size_t port, Sink& sink) {
  if (s.phase == Phase::SetupClose) return close_port(s, port, sink);
  if (s.phase == Phase::SetupPort) return take_starting_port(s, seat, port, sink);
  s.turn.port = static_cast<std::uint8_t>(port);
  if (s.options.new_galley_crew == NewCrew::HireOrGarrison) {
    s.phase = Phase::BuyCrew;
  } else {
    buy_galley(s, seat, false, sink);
  }
}

template <class Sink>
FONDACO_FN constexpr void choose_number(State& s, Seat seat, std::size_t number, Sink& sink) {
  if (s.phase == Phase::SetupGalley) return place_first_galley(s, seat, number, sink);
  s.turn.number = static_cast<std::uint8_t>(number);
  s.phase = Phase::BuyPlace;
}

template <class Sink>
FONDACO_FN constexpr Error apply(State& s, Seat seat, Action action, Sink& sink) {
  if (!legal_set(s, seat).contains(action)) return why_not(s, seat, action);
  const Choice chosen = choice(action);
  switch (chosen.kind) {
    case Kind::Activate: activate(s, seat, sink); break;
    case Kind::Invest:
      s.turn.galley = s.wheel;
      s.phase = Phase::Invest;
      sink(happening(Happening::Invested, seat, s.turn.galley));
      break;
    case Kind::End: end_phase(s, seat, sink); break;
    case Kind::Yes: answer(s, true, sink); break;
    case Kind::No: answer(s, false, sink); break;
    case Kind::Continue: fight(s, seat, sink); break;
    case Kind::Sell: declare_sale(s); break;
    case Kind::Capture: declare_capture(s); break;
    case Kind::AttackPort: attack(s, seat, kPortTarget, sink); break;
    case Kind::LoadGood: load_good(s, seat, sink); break;
    case Kind::SailorFromPort:
      if (s.phase == Phase::BuyCrew) {
        buy_galley(s, seat, true, sink);
      } else {
        transfer_sailor(s, seat, 0, false, sink);
      }
      break;
    case Kind::SailorToPort: transfer_sailor(s, seat, 0, true, sink); break;
    case Kind::Scuttle: scuttle(s, seat, sink); break;
    case Kind::BuyGalley: s.phase = Phase::BuyNumber; break;
    case Kind::Land: land(s, seat, chosen.what, sink); break;
    case Kind::Move: row(s, seat, chosen.what, sink); break;
    case Kind::Number: choose_number(s, seat, chosen.what, sink); break;
    case Kind::Attack: attack(s, seat, static_cast<std::uint8_t>(chosen.what), sink); break;
    case Kind::SailorFrom: transfer_sailor(s, seat, chosen.what, false, sink); break;
    case Kind::SailorTo: transfer_sailor(s, seat, chosen.what, true, sink); break;
    case Kind::GoodFrom: transfer_good(s, seat, chosen, false, sink); break;
    case Kind::GoodTo: transfer_good(s, seat, chosen, true, sink); break;
    case Kind::Jettison: jettison(s, seat, chosen.good, sink); break;
    case Kind::SellGood: sell_cube(s, chosen.good, sink); break;
    case Kind::Take: loot(s, seat, chosen.good, sink); break;
    case Kind::Port: choose_port(s, seat, chosen.what, sink); break;
    case Kind::HirePort: hire(s, seat, 0, chosen.what, sink); break;
    case Kind::HireGalley:
      if (s.phase == Phase::BuyCrew) {
        buy_galley(s, seat, false, sink);
      } else {
        hire(s, seat, chosen.what, 0, sink);
      }
      break;
    case Kind::Fort: build(s, seat, chosen.what, Building::Fort, sink); break;
    case Kind::Basilica: build(s, seat, chosen.what, Building::Basilica, sink); break;
  }
  return kNoError;
}

}  // namespace fondaco::serenissima
