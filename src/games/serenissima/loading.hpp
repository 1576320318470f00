#pragma once

#include "core/target.hpp"
#include "games/serenissima/actions.hpp"
#include "games/serenissima/happenings.hpp"
#include "games/serenissima/state.hpp"

// The loading step (4.2, 4.3): small steps in any order, one way through each channel, with a sixth place for
// a moment.

namespace fondaco::serenissima {

inline constexpr unsigned kAllGoods = (1u << kGoods) - 1u;

/// Other own galleys in the zone of the active one.
FONDACO_FN constexpr Numbers companions(const State& s) {
  const Galley& a = active(s);
  const unsigned own = s.where.in_zone[a.zone] & s.where.galleys[a.owner];
  return static_cast<Numbers>(own & ~(1u << s.turn.galley));
}

/// The open port where the active galley lies if it is its owner's, or kNone.
FONDACO_FN constexpr std::uint8_t own_port(const State& s) {
  const Galley& a = active(s);
  const std::uint8_t port = open_port(s, a.zone);
  return port != kNone && s.ports[port].owner == a.owner ? port : kNone;
}

FONDACO_FN constexpr bool has_room(const Galley& galley) { return galley.load() < kGalleySlots; }
static_assert(kGalleyGoods >= kGalleySlots - 1, "a galley with a sailor and room has room for a cube");

/// The goods that may be thrown overboard.
FONDACO_FN constexpr unsigned jettisonable(const State& s) {
  const unsigned goods = active(s).cargo.goods();
  return s.locks.loaded != 0 ? goods & ~(1u << product(s.options, kZonePort[active(s).zone])) : goods;
}

/// What takes something off the active galley. `keep`: one sailor must stay aboard.
FONDACO_FN constexpr void insert_unloading(const State& s, Numbers others, bool keep, LegalSet& set) {
  const Galley& a = active(s);
  const bool sailors = a.sailors > (keep ? 1 : 0);
  const std::uint8_t port = own_port(s);
  if (sailors && port != kNone && s.ports[port].garrison < kWarehouse[port] && s.locks.from[0] == 0)
    set.insert(kSailorToPort);
  const unsigned goods = a.cargo.goods();
  for (unsigned rest = others; rest != 0; rest &= rest - 1u) {
    const auto k = static_cast<std::size_t>(std::countr_zero(rest));
    const Galley& h = s.galleys[k];
    if (!has_room(h)) continue;
    if (sailors && (s.locks.from[k] & Locks::kSailor) == 0) set.insert(kFirstSailorTo + k - 1);
    set.insert_bits(goods_to(k), goods & ~unsigned{s.locks.from[k]});
  }
  set.insert_bits(kFirstJettison, jettisonable(s));
}

/// A sailor changes places with another own galley (number) or the port (0); `to`: he leaves the active
/// galley.
FONDACO_FN constexpr void move_sailor(State& s, std::size_t with, bool to) {
  std::uint8_t& there = with == 0 ? s.ports[kZonePort[active(s).zone]].garrison : s.galleys[with].sailors;
  std::uint8_t& here = active(s).sailors;
  there = static_cast<std::uint8_t>(to ? there + 1 : there - 1);
  here = static_cast<std::uint8_t>(to ? here - 1 : here + 1);
  (to ? s.locks.to : s.locks.from)[with] |= Locks::kSailor;
}

FONDACO_FN constexpr void move_good(State& s, std::size_t with, std::size_t good, bool to) {
  active(s).cargo.add(good, to ? -1 : 1);
  s.galleys[with].cargo.add(good, to ? 1 : -1);
  std::uint8_t& moved = (to ? s.locks.to : s.locks.from)[with];
  moved = static_cast<std::uint8_t>(moved | 1u << good);
}

FONDACO_FN constexpr void take_from_supply(State& s, std::size_t good) {
  --s.supply[good];
  active(s).cargo.add(good, 1);
  s.locks.loaded = 1;
}

/// Whether the active galley can take what `take(state)` brings: it has room, or something could leave it
/// then.
template <class Take>
FONDACO_FN constexpr bool can_take(const State& s, Numbers others, Take&& take) {
  if (active(s).load() < kGalleySlots) return true;
  State after = s;
  take(after);
  LegalSet unloading;
  insert_unloading(after, others, true, unloading);
  return !unloading.empty();
}

FONDACO_FN constexpr bool can_pay_good(const State& s) {
  return s.turn.free_good != 0 || s.players[active(s).owner].ducats >= kGoodCost;
}

FONDACO_FN constexpr bool can_load(const State& s, Numbers others) {
  const std::uint8_t port = open_port(s, active(s).zone);
  if (port == kNone || !can_pay_good(s)) return false;
  const std::size_t good = product(s.options, port);
  if (s.supply[good] == 0 || ((s.locks.jettisoned >> good) & 1u) != 0) return false;
  return can_take(s, others, [good](State& after) { take_from_supply(after, good); });
}

FONDACO_FN constexpr bool can_take_from_port(const State& s, Numbers others) {
  const std::uint8_t port = own_port(s);
  if (port == kNone || s.ports[port].garrison < 2 || s.locks.to[0] != 0) return false;
  return can_take(s, others, [](State& after) { move_sailor(after, 0, false); });
}

/// A galley that its last sailor leaves is gone (4.2).
FONDACO_FN constexpr bool can_take_sailor(const State& s, Numbers others, std::size_t k) {
  if ((s.locks.to[k] & Locks::kSailor) != 0) return false;
  const bool sinks = s.galleys[k].sailors == 1;
  return can_take(s, static_cast<Numbers>(sinks ? others & ~(1u << k) : others),
                  [k](State& after) { move_sailor(after, k, false); });
}

FONDACO_FN constexpr unsigned takeable_goods(const State& s, Numbers others, std::size_t k) {
  const unsigned open = s.galleys[k].cargo.goods() & ~unsigned{s.locks.to[k]};
  if (active(s).load() < kGalleySlots) return open;
  unsigned goods = 0;
  for (unsigned rest = open; rest != 0; rest &= rest - 1u) {
    const auto good = static_cast<std::size_t>(std::countr_zero(rest));
    const bool can = can_take(s, others, [=](State& after) { move_good(after, k, good, false); });
    goods |= unsigned{can} << good;
  }
  return goods;
}

FONDACO_FN constexpr bool sailors_come_from_galleys(const State& s) {
  return s.options.sailor_transfer_both_ways_everywhere != 0 || own_port(s) != kNone;
}

/// LOAD
FONDACO_FN constexpr LegalSet legal_loading(const State& s) {
  LegalSet set;
  const Numbers others = companions(s);
  const bool six = active(s).load() > kGalleySlots;
  insert_unloading(s, others, six, set);
  if (six) return set;
  set.insert(kEnd);
  if (s.options.scuttle_with_crew != 0) set.insert(kScuttle);
  if (can_load(s, others)) set.insert(kLoadGood);
  if (can_take_from_port(s, others)) set.insert(kSailorFromPort);
  const bool sailors = sailors_come_from_galleys(s);
  for (unsigned rest = others; rest != 0; rest &= rest - 1u) {
    const auto k = static_cast<std::size_t>(std::countr_zero(rest));
    if (sailors && can_take_sailor(s, others, k)) set.insert(kFirstSailorFrom + k - 1);
    set.insert_bits(goods_from(k), takeable_goods(s, others, k));
  }
  return set;
}

}  // namespace fondaco::serenissima
