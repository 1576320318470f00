#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/target.hpp"
#include "games/serenissima/legal.hpp"
#include "games/serenissima/worth.hpp"

// What is the same for all seats, looked at once: whose turn it is and how much time is left, what fleets can
// do and what ports look like.

namespace fondaco::serenissima {

/// What the galleys of a seat, or of all its opponents, can do.
struct Fleet {
  ByZone reach;  // the most dice with which one of them can fight there at once
  std::array<Ports, kMostSailors + 1> sailors;  // where somebody has at least so many afloat
};

/// What a galley may do, and when.
struct Prospects {
  const Gains* gains;    // of sales
  const Haste* selling;  // how much of them is left
  const Haste* capture;  // and of captures
  std::uint8_t turns;    // still to come, in sixteenths
  std::uint8_t chance;   // that it acts at all, in sixteenths
};

/// What the whole board looks like, worked out once for all seats. What is not filled in is not asked for.
struct Survey {
  Clock clock;
  Ports neutral;  // and open
  Ports full;     // with no room in the warehouse
  Ports owned;
  int basilicas;                           // left
  std::array<Ports, kMaxPlayers> own;      // the port that is just being captured counts as captured
  std::array<std::uint8_t, kPorts> lacks;  // as in Look
  std::array<std::uint16_t, kPorts> rows;  // in Gains, as somebody sees the port who does not own it
  std::array<std::uint8_t, kPorts> worth;  // of neutral ports, to whoever captures them
  std::array<ByZone, kMaxPlayers> crowd;   // sailors afloat
  std::array<Fleet, kMaxPlayers> fleets;
  std::array<Fleet, kMaxPlayers> joined;       // the fleets of all its opponents, if they are several
  std::array<const Fleet*, kMaxPlayers> foes;  // of each seat
  std::size_t first_to_act;                    // the galleys from this number on will act in this round
  Prospects waiting, active, done;             // of galleys that will act in this round, do, or did
};

/// The ports of a seat, the one that it is just capturing included.
FONDACO_FN constexpr Ports ports_held(const State& s, std::size_t seat) {
  const bool lands = s.phase == Phase::Land && active(s).owner == seat;
  return s.where.ports[seat] | (lands ? bit(active(s).zone) : 0);
}

/// What the active galley may still do.
FONDACO_FN constexpr Prospects prospects_now(const State& s, const Clock& clock, Prospects prospects) {
  const Turn& turn = s.turn;
  std::size_t selling = kNotNow, capture = kNotNow;
  switch (s.phase) {
    case Phase::Load:
    case Phase::Move:
    case Phase::MoveBlockade: selling = capture = std::size_t{active(s).sailors} - turn.moved; break;
    case Phase::Step3:
      if (turn.capture_blocked != 0) return prospects;
      capture = 0;
      if (turn.fought == 0 && turn.sale_blocked == 0) selling = 0;
      break;
    case Phase::Sell: selling = 0; break;
    default: return prospects;
  }
  prospects.gains = &kGains[clock.scorings][0];
  prospects.selling = &kHaste[selling];
  prospects.capture = &kHaste[capture];
  prospects.chance = kWhole;
  return prospects;
}

/// Whose turn it is, and how much time is left.
FONDACO_FN constexpr void survey_turn(const State& s, Survey& all) {
  const Clock& clock = all.clock = kClock[s.options.players][s.track];
  const auto turns = static_cast<std::uint8_t>(clock.rounds + kWhole);
  const Haste* wait = &kHaste[kNotNow];
  all.first_to_act = s.wheel + (s.phase == Phase::Turn ? 0u : 1u);
  all.waiting = {&kGains[clock.scorings][0], wait, wait, turns, kWhole};
  all.done = {&kGains[clock.scorings][clock.soon], wait, wait, clock.rounds, clock.next};
  all.active = prospects_now(s, clock, all.done);
}

/// The galleys of a seat, and how many sailors they bring together in each zone.
FONDACO_FN constexpr void survey_fleet(const State& s, std::size_t seat, Fleet& fleet, ByZone& crowd) {
  ByZone reach{};
  std::array<Ports, kMostSailors + 1> zones{};
  crowd = {};
  for (unsigned rest = s.where.galleys[seat]; rest != 0; rest &= rest - 1u) {
    const Galley& galley = s.galleys[lowest(rest)];
    const std::size_t zone = galley.zone, sailors = galley.sailors;
    const ByZone& dice = kReach[zone][sailors];
    for (std::size_t i = 0; i < dice.size(); ++i) reach[i] = std::max(reach[i], dice[i]);
    const std::size_t together = crowd[zone] + sailors;
    crowd[zone] = static_cast<std::uint8_t>(together);
    zones[std::min(together, kMostSailors)] |= bit(zone);
  }
  Ports many = 0;
  for (std::size_t i = zones.size(); i-- > 0;) fleet.sailors[i] = many |= zones[i];
  fleet.reach = reach;
}

/// What all opponents of a seat can do.
FONDACO_FN constexpr void survey_foes(const State& s, std::size_t seat, Survey& all) {
  const Fleet& first = all.fleets[seat == 0 ? 1 : 0];
  all.foes[seat] = &first;
  if (s.options.players == 2) return;
  ByZone reach = first.reach;
  std::array<Ports, kMostSailors + 1> sailors = first.sailors;
  for (std::size_t other = seat <= 1 ? 2 : 1; other < s.options.players; ++other) {
    if (other == seat) continue;
    const Fleet& more = all.fleets[other];
    for (std::size_t i = 0; i < reach.size(); ++i) reach[i] = std::max(reach[i], more.reach[i]);
    for (std::size_t i = 0; i < sailors.size(); ++i) sailors[i] |= more.sailors[i];
  }
  all.joined[seat] = {reach, sailors};
  all.foes[seat] = &all.joined[seat];
}

/// What a port looks like to everybody who does not own it.
FONDACO_FN constexpr void survey_port(const Look& look, std::size_t at, Whose whose, Survey& all) {
  all.lacks[at] = look.lacks;
  if (look.lacks == 0) all.full |= bit(at);
  all.rows[at] = static_cast<std::uint16_t>(look.row + whose * kWhoseGains);
}

/// To whoever will own it: its income, and a part of what it would earn if it were full.
FONDACO_FN constexpr unsigned worth(const Clock& clock, std::size_t at, unsigned income, unsigned basilica) {
  return (income + kBasilicaIncome * basilica) * clock.scorings + kGrown[clock.steps][at];
}

/// The open ports of nobody.
FONDACO_FN constexpr void survey_neutral_ports(const State& s, Survey& all) {
  const Looks& ports = looks(s);
  for (Ports rest = kAllPorts & ~all.owned; rest != 0; rest &= rest - 1u) {
    const std::size_t at = lowest(rest);
    const Port& port = s.ports[at];
    if (port.closed != 0) continue;
    const Look& look = ports[at][port.stored];
    survey_port(look, at, kNeutral, all);
    all.worth[at] = static_cast<std::uint8_t>(worth(all.clock, at, look.income, port.basilica));
    all.neutral |= bit(at);
    all.basilicas -= port.basilica;
  }
}

}  // namespace fondaco::serenissima
