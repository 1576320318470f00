#pragma once

#include "core/seats.hpp"
#include "core/target.hpp"
#include "games/tuscany/actions.hpp"
#include "games/tuscany/display.hpp"
#include "games/tuscany/domain.hpp"

// Who may decide, and what (sections 3 and 4). Legality has this one source: the list, the check in `apply`
// and the reasons all rest on legal_set.

namespace fondaco::tuscany {

FONDACO_FN constexpr Seats deciders(const State& s) {
  if (s.phase == Phase::Over) return {};
  if (s.phase != Phase::Layout) return Seats::only(s.active);
  Seats seats;
  for (Seat p = 0; p < players(s); ++p) {
    if (s.players[p].layout == kNone) seats.insert(p);
  }
  return seats;
}

/// Whether the display must be refreshed before a tile is taken: none can be placed, but a neutral one to
/// come could.
FONDACO_FN constexpr bool refresh_due(const State& s) {
  const unsigned placeable = placeable_colours(s.players[s.active]);
  return (placeable & display_colours(s)) == 0 && (placeable & supply_colours(s)) != 0;
}

FONDACO_FN constexpr unsigned filled_slots(const State& s) {
  unsigned slots = 0;
  for (std::size_t slot = 0; slot < kSlots; ++slot) slots |= (s.display[slot] != kNone ? 1u : 0u) << slot;
  return slots;
}

/// The filled slots whose tiles have one of the colours, one bit each.
FONDACO_FN constexpr unsigned slots_of(const State& s, unsigned colours) {
  unsigned slots = 0;
  for (std::size_t slot = 0; slot < kSlots; ++slot)
    slots |= ((colours & kTileBit[s.display[slot]]) != 0 ? 1u : 0u) << slot;
  return slots;
}

/// The slots with a tile that can be placed; all filled ones if there is none.
FONDACO_FN constexpr unsigned placeable_slots(const State& s) {
  const unsigned slots = slots_of(s, placeable_colours(s.players[s.active]));
  return slots != 0 ? slots : filled_slots(s);
}

/// Whether an equal item stands at a lower place of the storage.
FONDACO_FN constexpr bool stands_again(const Player& p, std::size_t item) {
  return item > 0 && p.storage[item] == p.storage[item - 1];
}

/// Hexes that were not gained in this turn.
FONDACO_FN constexpr int usable_hexes(const State& s) {
  const int hexes = s.players[s.active].storage.count(kHex);
  return s.options.hex_usable_same_turn != 0 ? hexes : hexes - s.hex_new;
}

/// The cells of some colours, one bit each colour.
FONDACO_FN constexpr Cells cells_of(const Player& p, unsigned colours) {
  Cells cells = 0;
  for (; colours != 0; colours &= colours - 1) {
    cells |= colour_cells(p, static_cast<std::size_t>(std::countr_zero(colours)));
  }
  return cells;
}

/// Where an item may be placed, as far as cells of these colours can be paid (3.5).
FONDACO_FN constexpr Cells place_cells(const State& s, std::size_t item, unsigned payable) {
  const Player& p = s.players[s.active];
  const std::uint8_t what = p.storage[item];
  if (what == kHex) return usable_hexes(s) > 0 ? p.frontier & cells_of(p, payable) : 0;
  return p.frontier & cells_of(p, payable & (1u << colour_of(what)));
}

/// ACTION. Empty when nothing can be done: then the turn ends.
FONDACO_FN constexpr LegalSet legal_actions(const State& s) {
  const Player& p = s.players[s.active];
  LegalSet set;
  if (!s.deck.empty() || total(s.discard) > 0) set.insert(kDraw);
  const unsigned placeable = slots_of(s, placeable_colours(p));
  if (placeable == 0 && refresh_due(s)) {
    set.insert_bits(kFirstRefresh, display_colours(s));
  } else {
    const bool only_those = s.options.take_only_placeable != 0 && placeable != 0;
    set.insert_bits(kFirstTake, only_those ? placeable : filled_slots(s));
  }
  const unsigned payable = p.storage.empty() ? 0 : payable_colours(p);
  for (std::size_t item = 0; item < p.storage.size(); ++item) {
    if (!stands_again(p, item)) set.insert_bits(kFirstPlace + kCells * item, place_cells(s, item, payable));
  }
  return set;
}

/// Whether ACTION has anything to choose from; mostly the deck answers it.
FONDACO_FN constexpr bool can_act(const State& s) { return !s.deck.empty() || !legal_actions(s).empty(); }

/// CASTLE: every tile of the display with every cell where it fits; none when nothing does (4.1).
FONDACO_FN constexpr LegalSet legal_castle(const State& s) {
  const Player& p = s.players[s.active];
  LegalSet set;
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    const std::uint8_t tile = s.display[slot];
    if (tile == kNone) continue;
    set.insert_bits(kFirstCastle + kCells * slot, p.frontier & colour_cells(p, colour_of(tile)));
  }
  if (!set.empty()) set.insert(kNoCastle);
  return set;
}

FONDACO_FN constexpr unsigned bonuses_left(const State& s) {
  unsigned types = 0;
  for (std::size_t bonus = 0; bonus < kBonuses; ++bonus) {
    if (s.bonus_pile[bonus] > 0) types |= 1u << bonus;
  }
  return types;
}

FONDACO_FN constexpr LegalSet legal_set(const State& s, Seat seat) {
  LegalSet set;
  if (!deciders(s).contains(seat)) return set;
  const Player& p = s.players[seat];
  switch (s.phase) {  // LCOV_EXCL_BR_LINE: nobody decides in Over
    case Phase::Layout: set.insert_range(kFirstLayout, kFirstBonus - kFirstLayout); break;
    case Phase::StartBonus:
    case Phase::City: set.insert_bits(kFirstBonus, bonuses_left(s)); break;
    case Phase::Action: return legal_actions(s);
    case Phase::Refresh: set.insert_bits(kFirstRefresh, display_colours(s)); break;
    case Phase::Take: set.insert_bits(kFirstTake, placeable_slots(s)); break;
    case Phase::Discard:
      for (std::size_t item = 0; item < p.storage.size(); ++item) {
        if (!stands_again(p, item)) set.insert(kFirstDiscard + item);
      }
      break;
    case Phase::Pay: set.insert_bits(kFirstPay, payments(p, cell_colour(p, s.placing_cell))); break;
    case Phase::Castle: return legal_castle(s);
    case Phase::Marble:
      set.insert(kEndTurn);
      set.insert(kSpendMarble);
      break;
    case Phase::Over: break;
  }
  return set;
}

}  // namespace fondaco::tuscany
