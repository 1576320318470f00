#pragma once

#include "core/target.hpp"
#include "games/serenissima/actions.hpp"
#include "games/serenissima/happenings.hpp"
#include "games/serenissima/trade.hpp"

// Investments and special investments (4.11, 4.12): sailors, galleys, forts, basilicas.

namespace fondaco::serenissima {

inline constexpr int kEnoughGalleys = 2;  // in a special investment
inline constexpr unsigned kFortGoods = 1u << kWood | 1u << kStone;
inline constexpr unsigned kBasilicaGoods = 1u << kGold | 1u << kMarble;

FONDACO_FN constexpr bool can_hire(const State& s, Seat seat) {
  return s.players[seat].ducats >= kSailorCost && s.players[seat].reserve > 0;
}

FONDACO_FN constexpr int forts_left(const State& s) {
  int left = kForts;
  for (const Port& port : s.ports) left -= port.fort;
  return left;
}
FONDACO_FN constexpr int basilicas_left(const State& s) {
  int left = kBasilicas;
  for (const Port& port : s.ports) left -= port.basilica;
  return left;
}

/// What a galley costs without its sailor.
FONDACO_FN constexpr int galley_price(const State& s, Seat seat) { return kGalleyCost * galleys_of(s, seat); }

/// The ways to the first sailor of a galley at this price.
FONDACO_FN constexpr bool crew_by_hire(const State& s, Seat seat, int price) {
  return s.players[seat].reserve > 0 && s.players[seat].ducats >= price + kSailorCost;
}
FONDACO_FN constexpr bool crew_by_garrison(const State& s, Seat seat, std::size_t port, int price) {
  return s.options.new_galley_crew == NewCrew::HireOrGarrison && s.ports[port].garrison >= 2 &&
         s.players[seat].ducats >= price;
}

/// Those of the own ports where a bought galley could be placed and manned.
FONDACO_FN constexpr Ports places_for_galley(const State& s, Seat seat, Ports own) {
  const int price = galley_price(s, seat);
  if (crew_by_hire(s, seat, price)) return own;
  Ports ports = 0;
  for (; own != 0 && s.options.new_galley_crew == NewCrew::HireOrGarrison; own &= own - 1u) {
    const auto port = static_cast<std::size_t>(std::countr_zero(own));
    if (crew_by_garrison(s, seat, port, price)) ports |= bit(port);
  }
  return ports;
}

/// In a special investment the wheel stands on the Doge.
FONDACO_FN constexpr bool is_special(const State& s) { return s.wheel == 0; }

FONDACO_FN constexpr bool can_buy(const State& s, Seat seat, Ports own) {
  if (!is_special(s) && s.turn.bought != 0) return false;
  if (places_for_galley(s, seat, own) == 0) return false;
  return galleys_of(s, seat) < (is_special(s) ? kEnoughGalleys : kGalleysPerPlayer) && free_numbers(s) != 0;
}

/// For galleys in the zone of an own port and for garrisons; in a special investment only for galleys just
/// bought.
FONDACO_FN constexpr void insert_hirings(const State& s, Seat seat, Ports own, LegalSet& set) {
  if (!can_hire(s, seat)) return;
  const bool anywhere = !is_special(s) || s.options.special_invest_sailors == SpecialSailors::Anywhere;
  for (unsigned rest = s.where.galleys[seat]; rest != 0; rest &= rest - 1u) {
    const auto k = static_cast<std::size_t>(std::countr_zero(rest));
    const Galley& galley = s.galleys[k];
    if (galley.load() >= kGalleySlots) continue;
    const std::uint8_t port = kZonePort[galley.zone];
    const bool in_own_port = port != kNone && (own & bit(port)) != 0;
    if (anywhere ? in_own_port : ((s.turn.bought >> k) & 1u) != 0) set.insert(kFirstHireGalley + k - 1);
  }
  if (!anywhere) return;
  for (; own != 0; own &= own - 1u) {
    const auto port = static_cast<std::size_t>(std::countr_zero(own));
    if (s.ports[port].garrison < kWarehouse[port]) set.insert(kFirstHirePort + port);
  }
}

FONDACO_FN constexpr bool has_goods(const State& s, std::size_t port, unsigned goods) {
  return (goods_present(s, port) & goods) == goods;
}

FONDACO_FN constexpr void insert_buildings(const State& s, Seat seat, Ports own, LegalSet& set) {
  const int ducats = s.players[seat].ducats;
  for (; own != 0; own &= own - 1u) {
    const auto at = static_cast<std::size_t>(std::countr_zero(own));
    const Port& port = s.ports[at];
    if (ducats >= kFortCost && port.fort == 0 && has_goods(s, at, kFortGoods) && forts_left(s) > 0)
      set.insert(kFirstFort + at);
    if (ducats >= kBasilicaCost && port.basilica == 0 && has_goods(s, at, kBasilicaGoods) &&
        basilicas_left(s) > 0)
      set.insert(kFirstBasilica + at);
  }
}

/// INVEST and SPECIAL
FONDACO_FN constexpr LegalSet legal_investments(const State& s, Seat seat) {
  LegalSet set;
  set.insert(kEnd);
  const Ports own = s.where.ports[seat];
  insert_hirings(s, seat, own, set);
  if (can_buy(s, seat, own)) set.insert(kBuyGalley);
  if (!is_special(s)) insert_buildings(s, seat, own, set);
  return set;
}

/// BUY_CREW
FONDACO_FN constexpr LegalSet legal_crew(const State& s, Seat seat) {
  LegalSet set;
  const int price = galley_price(s, seat);
  if (crew_by_hire(s, seat, price)) set.insert(kFirstHireGalley + s.turn.number - 1u);
  if (crew_by_garrison(s, seat, s.turn.port, price)) set.insert(kSailorFromPort);
  return set;
}

template <class Sink>
FONDACO_FN constexpr void launch(State& s, Seat seat, std::size_t number, std::size_t zone, int crew,
                                 Sink& sink) {
  add_galley(s, number, seat, zone, crew);
  sink(happening(Happening::Launched, seat, static_cast<int>(number), static_cast<int>(zone)));
}

/// The purchase under way is carried out (4.11).
template <class Sink>
FONDACO_FN constexpr void buy_galley(State& s, Seat seat, bool from_garrison, Sink& sink) {
  const int price = galley_price(s, seat) + (from_garrison ? 0 : kSailorCost);
  const std::size_t number = s.turn.number;
  const std::size_t port = s.turn.port;
  pay(s, seat, -price);
  --(from_garrison ? s.ports[port].garrison : s.players[seat].reserve);
  s.turn.bought = static_cast<Numbers>(s.turn.bought | 1u << number);
  s.turn.number = 0;
  s.turn.port = kNone;
  s.phase = is_special(s) ? Phase::Special : Phase::Invest;
  sink(happening(Happening::Bought, seat, static_cast<int>(number),
                 static_cast<int>(port) + (from_garrison ? 32 : 0), price));
  launch(s, seat, number, kPortZone[port], 1, sink);
}

template <class Sink>
FONDACO_FN constexpr void hire(State& s, Seat seat, std::size_t number, std::size_t port, Sink& sink) {
  pay(s, seat, -kSailorCost);
  --s.players[seat].reserve;
  ++(number != 0 ? s.galleys[number].sailors : s.ports[port].garrison);
  sink(happening(Happening::Hired, seat, static_cast<int>(number), static_cast<int>(port)));
}

template <class Sink>
FONDACO_FN constexpr void build(State& s, Seat seat, std::size_t port, Building what, Sink& sink) {
  pay(s, seat, what == Building::Fort ? -kFortCost : -kBasilicaCost);
  (what == Building::Fort ? s.ports[port].fort : s.ports[port].basilica) = 1;
  sink(happening(Happening::Built, seat, static_cast<int>(port), static_cast<int>(what)));
}

}  // namespace fondaco::serenissima
