#pragma once

#include "core/counts.hpp"
#include "core/target.hpp"
#include "games/serenissima/legal.hpp"

// The invariants of 8.3, for every state that play can reach.

namespace fondaco::serenissima {

/// (1)
FONDACO_FN constexpr const char* violation_of_cubes(const State& s) {
  for (std::size_t good = 0; good < kGoods; ++good) {
    int cubes = s.supply[good];
    for (const Galley& galley : s.galleys) cubes += galley.cargo.count(good);
    for (const Port& port : s.ports) cubes += (port.stored >> good) & 1;
    if (cubes != kCubes[good]) return "cubes are not conserved";
  }
  return nullptr;
}

/// (2), (5)
FONDACO_FN constexpr const char* violation_of_players(const State& s) {
  const bool setting_up = s.round == 0;
  for (Seat seat = 0; seat < players(s); ++seat) {
    int sailors = s.players[seat].reserve;
    for (const Galley& galley : s.galleys) sailors += galley.owner == seat ? galley.sailors : 0;
    for (const Port& port : s.ports) sailors += port.owner == seat ? port.garrison : 0;
    if (sailors != set_up(s).sailors) return "sailors are not conserved";
    if (galleys_of(s, seat) > kGalleysPerPlayer) return "a player has too many galleys";
    if (!setting_up && ports_of(s, seat) == 0) return "a player has no port";
  }
  return nullptr;
}

/// (3): while loading the active galley may hold six, and one that is looted has no sailors.
FONDACO_FN constexpr const char* violation_of_galleys(const State& s) {
  for (std::size_t k = 0; k <= kGalleys; ++k) {
    const Galley& galley = s.galleys[k];
    if (galley.owner == kNobody) {
      if (galley != Galley{}) return "something is left of a galley that is not in play";
      continue;
    }
    if (k == 0 || k > set_up(s).galleys) return "there is no such galley";
    const bool loading = s.phase == Phase::Load && k == s.turn.galley;
    const bool looted = s.phase == Phase::Loot && k == looting(s).beaten;
    const int load = galley.load();
    if (load > kGalleySlots + (loading ? 1 : 0)) return "a galley is overloaded";
    if (galley.cargo.total() > kGalleyGoods + (loading ? 1 : 0)) return "a galley has too many cubes";
    if ((galley.sailors == 0) != looted) return "a galley has no sailors";
  }
  return nullptr;
}

/// (4)
FONDACO_FN constexpr const char* violation_of_ports(const State& s) {
  for (std::size_t at = 0; at < kPorts; ++at) {
    const Port& port = s.ports[at];
    if ((port.owner == kNobody) != (port.garrison == 0)) return "an owner and a garrison belong together";
    if (port.garrison > kWarehouse[at] || stored_cubes(port) > kWarehouse[at]) return "a port holds too much";
    if (((port.stored >> product(s.options, at)) & 1) != 0) return "a port stores what it produces";
    if (port.fort != 0 && !has_goods(s, at, kFortGoods)) return "a fort lacks its goods";
    if (port.basilica != 0 && !has_goods(s, at, kBasilicaGoods)) return "a basilica lacks its goods";
    Port nothing;
    nothing.closed = 1;
    if (port.closed != 0 && port != nothing) return "something is in a closed port";
  }
  if (forts_left(s) < 0 || basilicas_left(s) < 0) return "there are too many buildings";
  return nullptr;
}

/// (8)
FONDACO_FN constexpr const char* violation_of_doge(const State& s) {
  auto cards = s.doge_discard;
  add_items(cards, s.doge_pile);
  if (cards != kDogeCopies) return "Doge cards are not conserved";
  bool shuffled_again = s.phase == Phase::Over;
  for (const std::uint8_t card : s.doge_pile) shuffled_again |= kDoge[card].reshuffle != 0;
  if (!shuffled_again) return "the Doge pile will run out";
  if (s.track > set_up(s).track_end) return "the time marker has left the track";
  if ((scorings(s) == kScorings) != (s.phase == Phase::Over)) return "the third scoring ends the game";
  return nullptr;
}

/// What belongs to a turn is there in it, and only then.
FONDACO_FN constexpr const char* violation_of_turn(const State& s) {
  const Turn& turn = s.turn;
  const bool activated = is_activation(s.phase);
  const bool investing = s.phase == Phase::Invest || is_purchase(s.phase);
  const int galley = activated || (investing && s.wheel != 0) ? s.wheel : 0;
  if (turn.galley != galley) return "the wrong galley is active";
  if (activated != (turn.origin != kNone)) return "an activation has no origin";
  if (is_blockade(s.phase) == turn.queue.empty()) return "somebody is asked for a blockade at the wrong time";
  if (turn.moved > kGalleySlots) return "a galley has rowed too far";
  if ((turn.strength <= kGalleySlots) != (activated && s.phase >= Phase::Step3)) return "a strength is wrong";
  if (s.phase != Phase::Load && s.locks != Locks{}) return "locks outlast the loading step";
  if (s.phase != Phase::Over && (s.decider >= players(s) || legal_set(s, s.decider).empty()))
    return "nobody has anything to decide";
  return nullptr;
}

/// Every owner is a seat: the others rely on it.
FONDACO_FN constexpr const char* violation_of_owners(const State& s) {
  const auto is_seat = [&s](Seat seat) { return seat == kNobody || seat < players(s); };
  for (const Galley& galley : s.galleys) {
    if (!is_seat(galley.owner)) return "there is no such owner";
  }
  for (const Port& port : s.ports) {
    if (!is_seat(port.owner)) return "there is no such owner";
  }
  return nullptr;
}

/// The first violated invariant, or nullptr.
FONDACO_FN constexpr const char* violation(const State& s) {
  if (const char* found = violation_of_owners(s)) return found;
  if (const char* found = violation_of_cubes(s)) return found;
  if (s.where != whereabouts(s)) return "the whereabouts are wrong";
  if (const char* found = violation_of_players(s)) return found;
  if (const char* found = violation_of_galleys(s)) return found;
  if (const char* found = violation_of_ports(s)) return found;
  if (const char* found = violation_of_doge(s)) return found;
  return violation_of_turn(s);
}

}  // namespace fondaco::serenissima
