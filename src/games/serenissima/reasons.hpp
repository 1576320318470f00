#pragma once

#include <cstdint>
#include <string_view>

#include "core/error.hpp"
#include "core/keys.hpp"
#include "core/target.hpp"
#include "games/serenissima/legal.hpp"

// Why an action is not legal. Asked only after it was refused, so clarity comes before speed. Where several
// reasons apply, the first in the order of the list is given.

namespace fondaco::serenissima {

enum class Reason : std::uint8_t {
  OtherQuestion = kOtherQuestion.reason,
  MustUnload = kFirstOwnReason,  // the galley holds six
  NoSailorLeft,
  NoSuchNumber,
  NumberTaken,
  NoSuchGalley,
  NotAStartingPort,
  PortClosed,
  NoPortHere,
  PortTaken,
  NotYourPort,
  NoOpponentsPort,
  GoodStaysOpen,
  TooFewStartingPorts,
  Locked,  // the opposite was done in this loading step
  GarrisonNeeded,
  GarrisonFull,
  NotAboard,
  GalleyFull,
  NoneLeft,
  NoMoney,
  NotAdjacent,
  NoMovesLeft,
  HasFought,
  Blockaded,
  NothingToSell,
  WarehouseFull,
  ProducedHere,
  StoredAlready,
  SellOneFirst,
  NoStrength,
  OnlyPort,
  GalleysFirst,
  MustLand,
  TooFewSailors,
  PortTooSmall,
  NotFull,
  BoughtAlready,
  EnoughGalleys,
  OnlyNewGalleys,
  GoodsMissing,
  StandsAlready,
};

inline constexpr auto kReasonKeys =
    keys_of<Reason::StandsAlready, Reason::MustUnload>({"must_unload",
                                                        "no_sailor_left",
                                                        "no_such_number",
                                                        "number_taken",
                                                        "no_such_galley",
                                                        "not_a_starting_port",
                                                        "port_closed",
                                                        "no_port_here",
                                                        "port_taken",
                                                        "not_your_port",
                                                        "no_opponents_port",
                                                        "good_stays_open",
                                                        "too_few_starting_ports",
                                                        "locked",
                                                        "garrison_needed",
                                                        "garrison_full",
                                                        "not_aboard",
                                                        "galley_full",
                                                        "none_left",
                                                        "no_money",
                                                        "not_adjacent",
                                                        "no_moves_left",
                                                        "has_fought",
                                                        "blockaded",
                                                        "nothing_to_sell",
                                                        "warehouse_full",
                                                        "produced_here",
                                                        "stored_already",
                                                        "sell_one_first",
                                                        "no_strength",
                                                        "only_port",
                                                        "galleys_first",
                                                        "must_land",
                                                        "too_few_sailors",
                                                        "port_too_small",
                                                        "not_full",
                                                        "bought_already",
                                                        "enough_galleys",
                                                        "only_new_galleys",
                                                        "goods_missing",
                                                        "stands_already"});

/// Why the port of a zone can't be used at all; OtherQuestion when it can.
FONDACO_FN constexpr Reason why_no_port(const State& s, std::size_t zone) {
  if (kZonePort[zone] == kNone) return Reason::NoPortHere;
  return s.ports[kZonePort[zone]].closed != 0 ? Reason::PortClosed : Reason::OtherQuestion;
}
FONDACO_FN constexpr Reason why_no_own_port(const State& s) {
  if (const Reason reason = why_no_port(s, active(s).zone); reason != Reason::OtherQuestion) return reason;
  return own_port(s) == kNone ? Reason::NotYourPort : Reason::OtherQuestion;
}

FONDACO_FN constexpr bool is_unloading(Kind kind) {
  return kind == Kind::SailorToPort || kind == Kind::SailorTo || kind == Kind::GoodTo ||
         kind == Kind::Jettison;
}

FONDACO_FN constexpr Reason why_not_sailor(const State& s, Choice chosen) {
  const bool to = chosen.kind == Kind::SailorTo || chosen.kind == Kind::SailorToPort;
  const bool port = chosen.kind == Kind::SailorFromPort || chosen.kind == Kind::SailorToPort;
  const std::size_t with = port ? 0 : chosen.what;
  if (!port && ((companions(s) >> with) & 1u) == 0) return Reason::NoSuchGalley;
  if (port || (!to && !sailors_come_from_galleys(s))) {
    if (const Reason reason = why_no_own_port(s); reason != Reason::OtherQuestion) return reason;
  }
  if (((to ? s.locks.from : s.locks.to)[with] & Locks::kSailor) != 0) return Reason::Locked;
  if (port && !to && s.ports[own_port(s)].garrison < 2) return Reason::GarrisonNeeded;
  return port && to ? Reason::GarrisonFull : Reason::GalleyFull;
}

FONDACO_FN constexpr Reason why_not_good(const State& s, Choice chosen) {
  if (((companions(s) >> chosen.what) & 1u) == 0) return Reason::NoSuchGalley;
  const bool to = chosen.kind == Kind::GoodTo;
  if ((((to ? s.locks.from : s.locks.to)[chosen.what] >> chosen.good) & 1u) != 0) return Reason::Locked;
  const Galley& carrier = to ? active(s) : s.galleys[chosen.what];
  return carrier.cargo.count(chosen.good) == 0 ? Reason::NotAboard : Reason::GalleyFull;
}

FONDACO_FN constexpr Reason why_not_loaded(const State& s) {
  if (const Reason reason = why_no_port(s, active(s).zone); reason != Reason::OtherQuestion) return reason;
  const std::size_t good = product(s.options, kZonePort[active(s).zone]);
  if (((s.locks.jettisoned >> good) & 1u) != 0) return Reason::Locked;
  if (!can_take(s, companions(s), [good](State& after) { take_from_supply(after, good); }))
    return Reason::GalleyFull;
  return s.supply[good] == 0 ? Reason::NoneLeft : Reason::NoMoney;
}

FONDACO_FN constexpr Reason why_not_in_load(const State& s, Choice chosen) {
  const bool six = active(s).load() > kGalleySlots;
  const Kind kind = chosen.kind;
  const bool sailor = kind == Kind::SailorFromPort || kind == Kind::SailorToPort ||
                      kind == Kind::SailorFrom || kind == Kind::SailorTo;
  const bool asked = sailor || is_unloading(kind) || kind == Kind::GoodFrom || kind == Kind::LoadGood ||
                     kind == Kind::End || (kind == Kind::Scuttle && s.options.scuttle_with_crew != 0);
  if (!asked) return Reason::OtherQuestion;
  if (six && !is_unloading(kind)) return Reason::MustUnload;
  if (six && sailor && active(s).sailors == 1) return Reason::NoSailorLeft;
  if (sailor) return why_not_sailor(s, chosen);
  if (kind == Kind::GoodFrom || kind == Kind::GoodTo) return why_not_good(s, chosen);
  if (kind == Kind::LoadGood) return why_not_loaded(s);
  const bool locked = s.locks.loaded != 0 && chosen.good == product(s.options, kZonePort[active(s).zone]);
  return locked ? Reason::Locked : Reason::NotAboard;  // jettison
}

FONDACO_FN constexpr Reason why_not_in_step3(const State& s, Choice chosen) {
  const Galley& a = active(s);
  if (chosen.kind == Kind::Attack) {
    const Galley& galley = s.galleys[chosen.what];
    const bool there = galley.owner != kNobody && galley.owner != a.owner && galley.zone == a.zone;
    return there ? Reason::NoStrength : Reason::NoSuchGalley;
  }
  if (chosen.kind != Kind::Sell && chosen.kind != Kind::Capture && chosen.kind != Kind::AttackPort)
    return Reason::OtherQuestion;
  if (const Reason reason = why_no_port(s, a.zone); reason != Reason::OtherQuestion) return reason;
  const std::size_t at = kZonePort[a.zone];
  const Port& port = s.ports[at];
  if (chosen.kind == Kind::Capture) return port.owner != kNobody ? Reason::PortTaken : Reason::Blockaded;
  if (chosen.kind == Kind::Sell) {
    if (s.turn.fought != 0) return Reason::HasFought;
    if (s.turn.sale_blocked != 0 || s.turn.capture_blocked != 0) return Reason::Blockaded;
    return (a.cargo.goods() & ~goods_present(s, at)) == 0 ? Reason::NothingToSell : Reason::WarehouseFull;
  }
  if (port.owner == kNobody || port.owner == a.owner) return Reason::NoOpponentsPort;
  if (strength(s) < s.options.min_attack_strength) return Reason::NoStrength;
  return ports_of(s, port.owner) < 2 ? Reason::OnlyPort : Reason::GalleysFirst;
}

FONDACO_FN constexpr Reason why_not_in_sell(const State& s, Choice chosen) {
  if (chosen.kind == Kind::End) return Reason::SellOneFirst;
  if (chosen.kind != Kind::SellGood) return Reason::OtherQuestion;
  const std::size_t at = kZonePort[active(s).zone];
  if (active(s).cargo.count(chosen.good) == 0) return Reason::NotAboard;
  if (stored_cubes(s.ports[at]) >= kWarehouse[at]) return Reason::WarehouseFull;
  return chosen.good == product(s.options, at) ? Reason::ProducedHere : Reason::StoredAlready;
}

FONDACO_FN constexpr Reason why_not_in_land(const State& s, Choice chosen) {
  if (chosen.kind != Kind::Land) return Reason::OtherQuestion;
  if (chosen.what == 0) return Reason::MustLand;
  return chosen.what > active(s).sailors ? Reason::TooFewSailors : Reason::PortTooSmall;
}

FONDACO_FN constexpr Reason why_not_in_loot(const State& s, Choice chosen) {
  const auto [winner, beaten] = looting(s);
  if (chosen.kind == Kind::Take)
    return s.galleys[beaten].cargo.count(chosen.good) == 0 ? Reason::NotAboard : Reason::GalleyFull;
  if (chosen.kind != Kind::Jettison) return Reason::OtherQuestion;
  return s.galleys[winner].cargo.count(chosen.good) == 0 ? Reason::NotAboard : Reason::NotFull;
}

FONDACO_FN constexpr Reason why_not_number(const State& s, Choice chosen) {
  if (chosen.kind != Kind::Number) return Reason::OtherQuestion;
  return chosen.what > set_up(s).galleys ? Reason::NoSuchNumber : Reason::NumberTaken;
}

FONDACO_FN constexpr Reason why_not_hired(const State& s, Seat seat, Choice chosen) {
  if (chosen.kind == Kind::HirePort) {
    if (is_special(s) && s.options.special_invest_sailors == SpecialSailors::NewGalleysOnly)
      return Reason::OtherQuestion;
    if (s.ports[chosen.what].owner != seat) return Reason::NotYourPort;
    if (s.ports[chosen.what].garrison >= kWarehouse[chosen.what]) return Reason::GarrisonFull;
  } else {
    const Galley& galley = s.galleys[chosen.what];
    const std::uint8_t port = kZonePort[galley.zone];
    if (galley.owner != seat || port == kNone || s.ports[port].owner != seat) return Reason::NoSuchGalley;
    if (!has_room(galley)) return Reason::GalleyFull;
  }
  if (s.players[seat].reserve == 0) return Reason::NoneLeft;
  return s.players[seat].ducats < kSailorCost ? Reason::NoMoney : Reason::OnlyNewGalleys;
}

FONDACO_FN constexpr Reason why_not_bought(const State& s, Seat seat) {
  if (free_numbers(s) == 0) return Reason::NoneLeft;
  if (places_for_galley(s, seat, s.where.ports[seat]) == 0) {
    bool crew = s.players[seat].reserve > 0;
    for (std::size_t port = 0; port < kPorts; ++port)
      crew |= s.ports[port].owner == seat && crew_by_garrison(s, seat, port, 0);
    return crew ? Reason::NoMoney : Reason::NoneLeft;
  }
  return !is_special(s) && s.turn.bought != 0 ? Reason::BoughtAlready : Reason::EnoughGalleys;
}

FONDACO_FN constexpr Reason why_not_built(const State& s, Seat seat, Choice chosen) {
  const bool fort = chosen.kind == Kind::Fort;
  const Port& port = s.ports[chosen.what];
  const unsigned needed = fort ? kFortGoods : kBasilicaGoods;
  if (is_special(s)) return Reason::OtherQuestion;
  if (port.owner != seat) return Reason::NotYourPort;
  if ((fort ? forts_left(s) : basilicas_left(s)) == 0) return Reason::NoneLeft;
  if (s.players[seat].ducats < (fort ? kFortCost : kBasilicaCost)) return Reason::NoMoney;
  return has_goods(s, chosen.what, needed) ? Reason::StandsAlready : Reason::GoodsMissing;
}

FONDACO_FN constexpr Reason why_not_in_invest(const State& s, Seat seat, Choice chosen) {
  switch (chosen.kind) {
    case Kind::HirePort:
    case Kind::HireGalley: return why_not_hired(s, seat, chosen);
    case Kind::BuyGalley: return why_not_bought(s, seat);
    case Kind::Fort:
    case Kind::Basilica: return why_not_built(s, seat, chosen);
    default: return Reason::OtherQuestion;
  }
}

FONDACO_FN constexpr Reason why_not_in_crew(const State& s, Seat seat, Choice chosen) {
  if (chosen.kind == Kind::SailorFromPort) return Reason::GarrisonNeeded;
  if (chosen.kind != Kind::HireGalley) return Reason::OtherQuestion;
  if (chosen.what != s.turn.number) return Reason::NoSuchGalley;
  return s.players[seat].reserve == 0 ? Reason::NoneLeft : Reason::NoMoney;
}

FONDACO_FN constexpr Reason why_not_port(const State& s, Seat seat, Choice chosen) {
  if (chosen.kind != Kind::Port) return Reason::OtherQuestion;
  const Port& port = s.ports[chosen.what];
  if (s.phase == Phase::BuyPlace) return port.owner != seat ? Reason::NotYourPort : Reason::GarrisonNeeded;
  if (s.phase == Phase::SetupPort && (kStartPorts & bit(chosen.what)) == 0) return Reason::NotAStartingPort;
  if (port.closed != 0) return Reason::PortClosed;
  if (s.phase == Phase::SetupPort) return Reason::PortTaken;
  return good_to_close(s, product(s.options, chosen.what)) ? Reason::TooFewStartingPorts
                                                           : Reason::GoodStaysOpen;
}

/// The reason for an action that legal_set does not contain.
FONDACO_FN constexpr Error why_not(const State& s, Seat seat, Action action) {
  if (const Error common = common_reason(deciders(s), seat, action, kActionIds)) return common;
  const Choice chosen = choice(action);
  Reason reason = Reason::OtherQuestion;
  switch (s.phase) {
    case Phase::SetupClose:
    case Phase::SetupPort:
    case Phase::BuyPlace: reason = why_not_port(s, seat, chosen); break;
    case Phase::SetupGalley:
    case Phase::BuyNumber: reason = why_not_number(s, chosen); break;
    case Phase::Load: reason = why_not_in_load(s, chosen); break;
    case Phase::Move:
      if (chosen.kind == Kind::Move)
        reason = ((kNeighbours[active(s).zone] >> chosen.what) & 1u) == 0 ? Reason::NotAdjacent
                                                                          : Reason::NoMovesLeft;
      break;
    case Phase::Step3: reason = why_not_in_step3(s, chosen); break;
    case Phase::Sell: reason = why_not_in_sell(s, chosen); break;
    case Phase::Land: reason = why_not_in_land(s, chosen); break;
    case Phase::Loot: reason = why_not_in_loot(s, chosen); break;
    case Phase::Invest:
    case Phase::Special: reason = why_not_in_invest(s, seat, chosen); break;
    case Phase::BuyCrew: reason = why_not_in_crew(s, seat, chosen); break;
    case Phase::Turn:
    case Phase::MoveBlockade:
    case Phase::SellBlockade:
    case Phase::CaptureBlockade:
    case Phase::CombatContinue:
    case Phase::Over: break;
  }
  return Error{static_cast<std::uint8_t>(reason)};
}

}  // namespace fondaco::serenissima
