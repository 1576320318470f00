#pragma once

#include "core/target.hpp"
#include "games/serenissima/happenings.hpp"
#include "games/serenissima/legal.hpp"

// Battles against galleys and ports (4.7, 4.9): dice, losses, what sinks.

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

}  // namespace fondaco::serenissima
