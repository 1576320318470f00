#pragma once

#include "core/seats.hpp"
#include "core/target.hpp"
#include "games/serenissima/investment.hpp"
#include "games/serenissima/loading.hpp"
#include "games/serenissima/trade.hpp"

// Who may decide, and what (sections 2 to 4). Legality has this one source: the list, the check in `apply`
// and the reasons all rest on legal_set.

namespace fondaco::serenissima {

FONDACO_FN constexpr Seats deciders(const State& s) {
  return s.phase == Phase::Over ? Seats{} : Seats::only(s.decider);
}

/// Starting ports that are open.
FONDACO_FN constexpr int open_starting_ports(const State& s) {
  int open = 0;
  for (Ports rest = kStartPorts; rest != 0; rest &= rest - 1u)
    open += s.ports[static_cast<std::size_t>(std::countr_zero(rest))].closed == 0;
  return open;
}

/// Whether a port of this good is to be closed and none is yet.
FONDACO_FN constexpr bool good_to_close(const State& s, std::size_t good) {
  if (((set_up(s).closed >> good) & 1u) == 0) return false;
  for (Ports rest = producers(s.options, good); rest != 0; rest &= rest - 1u) {
    if (s.ports[static_cast<std::size_t>(std::countr_zero(rest))].closed != 0) return false;
  }
  return true;
}

FONDACO_FN constexpr LegalSet legal_closings(const State& s) {
  LegalSet set;
  const bool spare = open_starting_ports(s) > players(s);
  for (std::size_t port = 0; port < kPorts; ++port) {
    const bool allowed = spare || (kStartPorts & bit(port)) == 0;
    if (allowed && good_to_close(s, product(s.options, port))) set.insert(kFirstPort + port);
  }
  return set;
}

FONDACO_FN constexpr LegalSet legal_starting_ports(const State& s) {
  LegalSet set;
  for (Ports rest = kStartPorts; rest != 0; rest &= rest - 1u) {
    const auto at = static_cast<std::size_t>(std::countr_zero(rest));
    const Port& port = s.ports[at];
    if (port.closed == 0 && port.owner == kNobody) set.insert(kFirstPort + at);
  }
  return set;
}

FONDACO_FN constexpr int moves_left(const State& s) { return active(s).sailors - s.turn.moved; }

/// The strength now (4.5).
FONDACO_FN constexpr int strength(const State& s) {
  const int sailors = active(s).sailors;
  return s.turn.strength < sailors ? s.turn.strength : sailors;
}

FONDACO_FN constexpr bool can_attack_port(const State& s, std::size_t at) {
  const Seat owner = s.ports[at].owner;
  const Galley& a = active(s);
  if (owner == kNobody || owner == a.owner || strength(s) < s.options.min_attack_strength) return false;
  if ((s.where.in_zone[a.zone] & s.where.galleys[owner]) != 0) return false;
  return ports_of(s, owner) >= 2;
}

FONDACO_FN constexpr LegalSet legal_step3(const State& s) {
  LegalSet set;
  set.insert(kEnd);
  const Galley& a = active(s);
  const Turn& turn = s.turn;
  if (strength(s) >= s.options.min_attack_strength)
    set.insert_bits(kFirstAttack, strangers(s, a.zone, a.owner) >> 1);
  const std::uint8_t port = open_port(s, a.zone);
  if (port == kNone) return set;
  const bool may_sell = turn.fought == 0 && turn.sale_blocked == 0 && turn.capture_blocked == 0;
  if (may_sell && sellable(s, port) != 0) set.insert(kSell);
  if (s.ports[port].owner == kNobody && turn.capture_blocked == 0) set.insert(kCapture);
  if (can_attack_port(s, port)) set.insert(kAttackPort);
  return set;
}

FONDACO_FN constexpr LegalSet legal_sale(const State& s) {
  LegalSet set;
  set.insert_bits(kFirstSellGood, sellable(s, kZonePort[active(s).zone]));
  if (s.turn.sold != 0) set.insert(kEnd);
  return set;
}

/// Nobody needs to land after a conquest.
FONDACO_FN constexpr int fewest_to_land(const State& s) {
  return s.turn.target == kPortTarget && s.options.unlanded_conquest_neutral != 0 ? 0 : 1;
}

FONDACO_FN constexpr LegalSet legal_landing(const State& s) {
  LegalSet set;
  const Galley& a = active(s);
  const int room = kWarehouse[kZonePort[a.zone]];
  const int most = a.sailors < room ? a.sailors : room;
  for (int sailors = fewest_to_land(s); sailors <= most; ++sailors)
    set.insert(static_cast<std::size_t>(kFirstLand + sailors));
  return set;
}

/// Who loots whom: the attacker, unless his galley is the one that was beaten.
struct Looting {
  std::size_t winner, beaten;
};
FONDACO_FN constexpr Looting looting(const State& s) {
  const std::size_t galley = s.turn.galley, target = s.turn.target;
  return active(s).sailors > 0 ? Looting{galley, target} : Looting{target, galley};
}

FONDACO_FN constexpr LegalSet legal_loot(const State& s) {
  LegalSet set;
  set.insert(kEnd);
  const auto [winner, beaten] = looting(s);
  const unsigned loot = s.galleys[beaten].cargo.goods();
  if (has_room(s.galleys[winner])) {
    set.insert_bits(kFirstTake, loot);
  } else if (loot != 0) {
    set.insert_bits(kFirstJettison, s.galleys[winner].cargo.goods());
  }
  return set;
}

FONDACO_FN constexpr LegalSet legal_set(const State& s, Seat seat) {
  LegalSet set;
  if (!deciders(s).contains(seat)) return set;
  switch (s.phase) {  // LCOV_EXCL_BR_LINE: nobody decides in Over
    case Phase::SetupClose: return legal_closings(s);
    case Phase::SetupPort: return legal_starting_ports(s);
    case Phase::SetupGalley:
    case Phase::BuyNumber: set.insert_bits(kFirstNumber, free_numbers(s) >> 1); break;
    case Phase::Turn:
      set.insert(kActivate);
      set.insert(kInvest);
      break;
    case Phase::Load: return legal_loading(s);
    case Phase::Move:
      set.insert(kEnd);
      if (moves_left(s) > 0) set.insert_bits(kFirstMove, kNeighbours[active(s).zone]);
      break;
    case Phase::MoveBlockade:
    case Phase::SellBlockade:
    case Phase::CaptureBlockade:
      set.insert(kYes);
      set.insert(kNo);
      break;
    case Phase::Step3: return legal_step3(s);
    case Phase::Sell: return legal_sale(s);
    case Phase::Land: return legal_landing(s);
    case Phase::CombatContinue:
      set.insert(kContinue);
      set.insert(kEnd);
      break;
    case Phase::Loot: return legal_loot(s);
    case Phase::Invest:
    case Phase::Special: return legal_investments(s, seat);
    case Phase::BuyPlace: set.insert_bits(kFirstPort, places_for_galley(s, seat, s.where.ports[seat])); break;
    case Phase::BuyCrew: return legal_crew(s, seat);
    case Phase::Over: break;
  }
  return set;
}

}  // namespace fondaco::serenissima
