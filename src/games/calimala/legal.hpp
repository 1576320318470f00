#pragma once

#include "core/seats.hpp"
#include "core/target.hpp"
#include "games/calimala/actions.hpp"
#include "games/calimala/fulfil.hpp"
#include "games/calimala/state.hpp"

// Who may decide, and what (sections 3.2 to 3.6). Legality has this one source: the list, the check in
// `apply` and the reasons all rest on legal_set.

namespace fondaco::calimala {

/// Whether the seat has made all its secret choices of influence cards (6.1: with two players also an open
/// one).
FONDACO_FN constexpr bool has_chosen_influence(const State& s, Seat seat) {
  return s.kept[seat] != kNone && (set_up(s).opened == 0 || s.opened[seat] != kNone);
}

FONDACO_FN constexpr Seats deciders(const State& s) {
  Seats seats;
  switch (s.phase) {
    case Phase::Influence:
      for (Seat p = 0; p < players(s); ++p) {
        if (!has_chosen_influence(s, p)) seats.insert(p);
      }
      break;
    case Phase::Act: seats.insert(s.activation.seat); break;
    case Phase::Over: break;
    default: seats.insert(s.active);
  }
  return seats;
}

/// The actions with slots still to be resolved.
FONDACO_FN constexpr ActionSet slot_actions(const State& s, const std::array<std::uint8_t, 2>& slots) {
  const auto actions = street_actions(s, s.street);
  return static_cast<ActionSet>((slots[0] > 0 ? 1u << actions[0] : 0u) |
                                (slots[1] > 0 ? 1u << actions[1] : 0u));
}

/// P3 of 3.2: which streets join an action that the active player can carry out, with cards if need be.
FONDACO_FN constexpr unsigned fulfillable_streets(const State& s) {
  const ActionSet reach = reachable_actions(s.mats[s.active], s.hand[s.active], s.free);
  unsigned streets = 0;
  for (int street = 0; street < kStreets; ++street) {
    const auto actions = street_actions(s, street);
    streets |= (((reach >> actions[0]) | (reach >> actions[1])) & 1u) << street;
  }
  return streets;
}

/// One bit per placement: 12 * kind + street, for the streets allowed.
FONDACO_FN constexpr std::uint64_t placements(const State& s, unsigned streets) {
  std::uint64_t set = 0;
  const auto& supply = s.supply[s.active];
  if (supply[kOwn] > 0) set |= streets;
  if (supply[kWhite] > 0) set |= std::uint64_t{streets} << kStreets;
  if (supply[kSupport] > 0) {
    for (unsigned street = 0; street < kStreets; ++street) {
      if (has_support(s.stacks[street])) streets &= ~(1u << street);  // P2
    }
    set |= std::uint64_t{streets} << (2 * kStreets);
  }
  return set;
}

FONDACO_FN constexpr std::uint64_t legal_placements(const State& s) {
  const std::uint64_t set = placements(s, fulfillable_streets(s));
  return set != 0 ? set : placements(s, (1u << kStreets) - 1u);  // 3.8: no legal placement, P3 is waived
}

/// What the cards in a hand could do.
FONDACO_FN constexpr EffectSet effects_of_hand(const Counts& hand) {
  EffectSet set = 0;
  for (std::size_t a = 0; a < kActions; ++a) {
    if (hand[a] > 0) set |= kEffectsOf[a];
  }
  return set;
}

FONDACO_FN constexpr LegalSet legal_in_activation(const State& s) {
  const Activation& act = s.activation;
  const Mat& mat = s.mats[act.seat];
  const Counts& hand = s.hand[act.seat];
  const auto street = street_actions(s, s.street);
  const EffectSet possible = possible_effects(mat, s.free);
  EffectSet exec = 0;
  EffectSet cards = possible & effects_of_hand(hand);
  unsigned compensate = 0;
  unsigned decline = 0;
  for (std::size_t end = 0; end < 2; ++end) {
    if (act.slots[end] == 0) continue;
    const EffectSet effects = possible & kEffectsOf[street[end]];
    exec |= effects;
    (effects != 0 ? decline : compensate) |= 1u << street[end];
  }

  const bool strict = s.options.obligation == Obligation::Strict;
  if (act.placed != 0 && act.able == 0 && (compensate != 0 || cards != 0 || strict)) {  // 3.5, the obligation
    const ActionSet reach = reachable_actions(mat, hand, s.free);
    for (std::size_t end = 0; end < 2; ++end) {
      auto rest = act.slots;
      if (rest[end] == 0) continue;
      --rest[end];
      if ((slot_actions(s, rest) & reach) != 0) continue;
      compensate &= ~(1u << street[end]);
      if (strict) decline &= ~(1u << street[end]);
    }
    const Means means{mat, hand, s.free};
    const ActionSet slots = slot_actions(s, act.slots);
    for (EffectSet rest = cards; rest != 0; rest &= rest - 1) {
      const int effect = std::countr_zero(rest);
      if (!fulfils_after_card(means, effect, slots)) cards &= ~(EffectSet{1} << effect);
    }
  }

  LegalSet set;
  set.insert_bits(kFirstExec, exec);
  set.insert_bits(kFirstCard, cards);
  set.insert_bits(kFirstCompensate, compensate);
  set.insert_bits(kFirstDecline, decline);
  if (act.slots[0] + act.slots[1] == 0) set.insert(kFinish);
  return set;
}

/// The own discs on streets that may replace a white one (3.6-2b).
FONDACO_FN constexpr std::uint64_t replaceable(const State& s, Seat seat) {
  std::uint64_t set = 0;
  for (std::size_t street = 0; street < kStreets; ++street) {
    for (std::size_t i = 0; i < s.stacks[street].size(); ++i) {
      if (s.stacks[street][i] == seat) set |= std::uint64_t{1} << (3 * street + i);
    }
  }
  return set;
}

FONDACO_FN constexpr LegalSet legal_set(const State& s, Seat seat) {
  LegalSet set;
  if (!deciders(s).contains(seat)) return set;
  switch (s.phase) {  // LCOV_EXCL_BR_LINE: nobody decides in Over
    case Phase::Influence:
      if (s.kept[seat] == kNone) {
        set.insert_bits(kFirstKeep, s.dealt[seat]);
      } else {
        set.insert_bits(kFirstOpen, s.dealt[seat] & ~(1u << s.kept[seat]));
      }
      break;
    case Phase::Draft: set.insert_bits(kFirstDraft, s.offer); break;
    case Phase::Place: set.insert_bits(kFirstPlace, legal_placements(s)); break;
    case Phase::Act: return legal_in_activation(s);
    case Phase::ReplaceWhite: set.insert_bits(kFirstReplace, replaceable(s, seat)); break;
    case Phase::Over: break;
  }
  return set;
}

}  // namespace fondaco::calimala
