#pragma once

#include "core/target.hpp"
#include "games/serenissima/activation.hpp"

// Battles against galleys and ports (4.7, 4.9): dice, losses, loot, landing.

namespace fondaco::serenissima {

FONDACO_FN constexpr int roll(State& s, int dice) {
  int skulls = 0;
  for (int i = 0; i < dice; ++i) skulls += s.rng.below(kFaces) < kSkulls;
  return skulls;
}

/// Removes as many sailors as there are skulls, if there are so many.
FONDACO_FN constexpr void lose_sailors(State& s, Seat owner, std::uint8_t& sailors, int skulls) {
  const int lost = skulls < sailors ? skulls : sailors;
  sailors = static_cast<std::uint8_t>(sailors - lost);
  s.players[owner].reserve = static_cast<std::uint8_t>(s.players[owner].reserve + lost);
}

/// The fort fires once, before the first round.
template <class Sink>
FONDACO_FN constexpr void fire_fort(State& s, std::size_t at, Sink& sink) {
  const int skulls = roll(s, kFortDice);
  sink(happening(Happening::FortFired, s.ports[at].owner, static_cast<int>(at), kFortDice, skulls));
  lose_sailors(s, active(s).owner, active(s).sailors, skulls);
}

/// One round: both sides at once. A port without garrison is neutral at once.
template <class Sink>
FONDACO_FN constexpr void fight_round(State& s, Sink& sink) {
  Galley& a = active(s);
  const bool port = s.turn.target == kPortTarget;
  const std::size_t at = kZonePort[a.zone];
  const Seat owner = port ? s.ports[at].owner : s.galleys[s.turn.target].owner;
  std::uint8_t& defenders = port ? s.ports[at].garrison : s.galleys[s.turn.target].sailors;
  const int dice = strength(s), against_dice = defenders;
  const int skulls = roll(s, dice), against = roll(s, against_dice);
  sink(happening(Happening::Rolled, a.owner, 8 * dice + skulls, 8 * against_dice + against));
  lose_sailors(s, owner, defenders, skulls);
  lose_sailors(s, a.owner, a.sailors, against);
  if (port && defenders == 0) {
    set_owner(s, at, kNobody);
    sink(happening(Happening::LostPort, owner, static_cast<int>(at)));
  }
}

/// The beaten galley sinks with what was not looted; the battles go on, or the turn ends.
template <class Sink>
FONDACO_FN constexpr void end_looting(State& s, Sink& sink) {
  const Seat seat = active(s).owner;
  const bool attacker_won = active(s).sailors > 0;
  sink_galley(s, looting(s).beaten, sink);
  s.turn.target = 0;
  if (!attacker_won) return end_turn(s, seat, sink);
  s.turn.capture_blocked = 0;
  go_to_step3(s, seat);
}

FONDACO_FN constexpr void start_looting(State& s) {
  s.phase = Phase::Loot;
  s.decider = s.galleys[looting(s).winner].owner;
}

/// The attacking galley has no sailor left.
template <class Sink>
FONDACO_FN constexpr void lose_battle(State& s, Seat seat, Sink& sink) {
  const bool galley = s.turn.target != kPortTarget;
  const bool survives = galley && s.galleys[s.turn.target].sailors > 0;
  if (survives && s.options.defender_loots != 0 && !active(s).cargo.empty()) return start_looting(s);
  sink_galley(s, s.turn.galley, sink);
  if (galley && !survives) sink_galley(s, s.turn.target, sink);
  end_turn(s, seat, sink);
}

template <class Sink>
FONDACO_FN constexpr void fight(State& s, Seat seat, Sink& sink) {
  fight_round(s, sink);
  const bool port = s.turn.target == kPortTarget;
  const int defenders = port ? s.ports[kZonePort[active(s).zone]].garrison : s.galleys[s.turn.target].sailors;
  if (active(s).sailors == 0) return lose_battle(s, seat, sink);
  if (defenders > 0) {
    s.phase = Phase::CombatContinue;
  } else if (port) {
    s.phase = Phase::Land;
  } else if (s.galleys[s.turn.target].cargo.empty()) {
    end_looting(s, sink);
  } else {
    start_looting(s);
  }
}

template <class Sink>
FONDACO_FN constexpr void attack(State& s, Seat seat, std::uint8_t target, Sink& sink) {
  s.turn.fought = 1;
  s.turn.target = target;
  const bool port = target == kPortTarget;
  sink(happening(Happening::Attacked, seat, s.turn.galley, port ? 0 : target));
  const std::size_t at = kZonePort[active(s).zone];
  if (port && s.ports[at].fort != 0) {
    fire_fort(s, at, sink);
    if (active(s).sailors == 0) return lose_battle(s, seat, sink);
  }
  fight(s, seat, sink);
}

template <class Sink>
FONDACO_FN constexpr void loot(State& s, Seat seat, std::size_t good, Sink& sink) {
  const auto [winner, beaten] = looting(s);
  s.galleys[beaten].cargo.add(good, -1);
  s.galleys[winner].cargo.add(good, 1);
  sink(happening(Happening::Looted, seat, static_cast<int>(winner), static_cast<int>(good)));
}

template <class Sink>
FONDACO_FN constexpr void land(State& s, Seat seat, std::size_t sailors, Sink& sink) {
  Galley& a = active(s);
  if (sailors > 0) {
    const std::size_t at = kZonePort[a.zone];
    a.sailors = static_cast<std::uint8_t>(a.sailors - sailors);
    set_owner(s, at, seat);
    s.ports[at].garrison = static_cast<std::uint8_t>(sailors);
    sink(happening(Happening::Landed, seat, static_cast<int>(at), static_cast<int>(sailors)));
    if (a.sailors == 0) {
      sink_galley(s, s.turn.galley, sink);
    } else if (s.options.land_ends_activation == 0) {
      s.turn.fought = 1;
      s.turn.target = 0;
      return go_to_step3(s, seat);
    }
  }
  end_turn(s, seat, sink);
}

}  // namespace fondaco::serenissima
