#pragma once

#include "core/target.hpp"
#include "games/serenissima/blockade.hpp"
#include "games/serenissima/happenings.hpp"
#include "games/serenissima/legal.hpp"
#include "games/serenissima/round.hpp"

// The activation of a galley (4.1 to 4.6): loading, rowing, what it declares at its goal.

namespace fondaco::serenissima {

/// Sailors go back to the reserve, cubes to the supply; the number is free again (4.2).
template <class Sink>
FONDACO_FN constexpr void sink_galley(State& s, std::size_t number, Sink& sink) {
  const Galley& galley = s.galleys[number];
  Player& owner = s.players[galley.owner];
  owner.reserve = static_cast<std::uint8_t>(owner.reserve + galley.sailors);
  for (std::size_t good = 0; good < kGoods; ++good)
    s.supply[good] = static_cast<std::uint8_t>(s.supply[good] + galley.cargo.count(good));
  sink(happening(Happening::Sunk, galley.owner, static_cast<int>(number)));
  remove_galley(s, number);
}

template <class Sink>
FONDACO_FN constexpr void activate(State& s, Seat seat, Sink& sink) {
  s.turn.galley = s.wheel;
  s.turn.origin = active(s).zone;
  s.turn.free_good = kFreeGoods > 0 && own_port(s) != kNone;
  s.phase = Phase::Load;
  sink(happening(Happening::Activated, seat, s.turn.galley));
}

/// After a sailor has left it: a galley without sailors sinks, and with the active one the turn ends.
template <class Sink>
FONDACO_FN constexpr void after_transfer(State& s, Seat seat, std::size_t other, Sink& sink) {
  if (other != 0 && s.galleys[other].sailors == 0) sink_galley(s, other, sink);
  if (active(s).sailors > 0) return;
  sink_galley(s, s.turn.galley, sink);
  end_turn(s, seat, sink);
}

template <class Sink>
FONDACO_FN constexpr void transfer_sailor(State& s, Seat seat, std::size_t with, bool to, Sink& sink) {
  move_sailor(s, with, to);
  sink(happening(Happening::Sailor, seat, s.turn.galley, static_cast<int>(with), to ? 1 : 0));
  after_transfer(s, seat, with, sink);
}

template <class Sink>
FONDACO_FN constexpr void transfer_good(State& s, Seat seat, Choice chosen, bool to, Sink& sink) {
  move_good(s, chosen.what, chosen.good, to);
  sink(happening(Happening::Good, seat, s.turn.galley, static_cast<int>(chosen.what),
                 static_cast<int>(chosen.good) + (to ? 8 : 0)));
}

template <class Sink>
FONDACO_FN constexpr void load_good(State& s, Seat seat, Sink& sink) {
  const std::size_t at = kZonePort[active(s).zone];
  const Seat owner = s.ports[at].owner;
  const int price = s.turn.free_good != 0 ? 0 : kGoodCost;
  const Seat paid = price == 0 || owner == seat ? kNobody : owner;
  s.turn.free_good = 0;
  pay(s, seat, -price);
  if (paid != kNobody) pay(s, paid, price);
  const std::uint8_t good = product(s.options, at);
  take_from_supply(s, good);
  sink(happening(Happening::Loaded, seat, s.turn.galley, good, 256 * price + paid));
}

/// In LOAD by the active galley, in LOOT by whoever loots.
template <class Sink>
FONDACO_FN constexpr void jettison(State& s, Seat seat, std::size_t good, Sink& sink) {
  const bool loading = s.phase == Phase::Load;
  const std::size_t number = loading ? s.turn.galley : looting(s).winner;
  s.galleys[number].cargo.add(good, -1);
  ++s.supply[good];
  if (loading) s.locks.jettisoned = static_cast<std::uint8_t>(s.locks.jettisoned | 1u << good);
  sink(happening(Happening::Jettisoned, seat, static_cast<int>(number), static_cast<int>(good)));
}

template <class Sink>
FONDACO_FN constexpr void scuttle(State& s, Seat seat, Sink& sink) {
  sink_galley(s, s.turn.galley, sink);
  end_turn(s, seat, sink);
}

FONDACO_FN constexpr void go_to_step3(State& s, Seat seat) {
  s.turn.queue.clear();
  if (s.turn.strength == kNone) s.turn.strength = static_cast<std::uint8_t>(moves_left(s));
  s.phase = Phase::Step3;
  s.decider = seat;
}

template <class Sink>
FONDACO_FN constexpr void row(State& s, Seat seat, std::size_t zone, Sink& sink) {
  enter_zone(s, s.turn.galley, zone);
  ++s.turn.moved;
  sink(happening(Happening::Moved, seat, s.turn.galley, static_cast<int>(zone)));
  if (zone == s.turn.origin && s.options.origin_zone_blockade == 0) return;
  if (moves_left(s) == 0 && s.options.skip_moot_blockade != 0) return;
  ask_for_blockade(s, Phase::MoveBlockade);
}

FONDACO_FN constexpr void declare_sale(State& s) {
  const bool asked = active(s).zone != s.turn.origin || s.options.origin_zone_sale_blockade != 0;
  if (!asked || !ask_for_blockade(s, Phase::SellBlockade)) s.phase = Phase::Sell;
}

FONDACO_FN constexpr void declare_capture(State& s) {
  if (s.options.capture_blockade == 0 || !ask_for_blockade(s, Phase::CaptureBlockade)) s.phase = Phase::Land;
}

/// The first yes counts; when all have said no the galley goes on.
template <class Sink>
FONDACO_FN constexpr void answer(State& s, bool yes, Sink& sink) {
  const Seat owner = active(s).owner;
  const Blocked what = s.phase == Phase::MoveBlockade   ? Blocked::Move
                       : s.phase == Phase::SellBlockade ? Blocked::Sale
                                                        : Blocked::Capture;
  sink(happening(Happening::Blockade, s.decider, static_cast<int>(what), yes ? 1 : 0));
  s.turn.queue.pop_back();
  if (yes) {
    if (what == Blocked::Sale) s.turn.sale_blocked = 1;
    if (what == Blocked::Capture) s.turn.capture_blocked = 1;
    return go_to_step3(s, owner);
  }
  if (!s.turn.queue.empty()) {
    s.decider = s.turn.queue.back();
    return;
  }
  s.decider = owner;
  s.phase = what == Blocked::Move ? Phase::Move : what == Blocked::Sale ? Phase::Sell : Phase::Land;
}

}  // namespace fondaco::serenissima
