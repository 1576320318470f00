#pragma once

#include "core/seats.hpp"
#include "core/target.hpp"
#include "games/millefiori/actions.hpp"
#include "games/millefiori/state.hpp"

// Who may decide, and what (3.1 and the placement rules of section 4). Legality has this one source: the
// list, the check in `apply` and the reasons all rest on legal_set.

namespace fondaco::millefiori {

FONDACO_FN constexpr Seats deciders(const State& s) {
  if (s.phase == Phase::Over) return {};
  if (s.phase != Phase::Select || s.options.select_in_turn != 0) return Seats::only(s.active);
  Seats seats;
  for (Seat p = 0; p < players(s); ++p) {
    if (s.selected[p] == kNone) seats.insert(p);
  }
  return seats;
}

/// The free cells of a pyramid whose two supports are filled (4.3).
FONDACO_FN constexpr Cells supported(Cells filled) {
  Cells result = 0;
  for (Cells rest = ~filled & (bit(kPyramidCells) - 1); rest != 0; rest &= rest - 1) {
    const auto cell = static_cast<std::size_t>(std::countr_zero(rest));
    if ((kPyramidSupports[cell] & ~filled) == 0) result |= bit(cell);
  }
  return result;
}

/// The cells of its area where a card may be placed.
FONDACO_FN constexpr Cells legal_cells(const State& s, int card) {
  const std::size_t kind = kCardKind[static_cast<std::size_t>(card)];
  const int area = kKindArea[kind];
  const Cells taken = filled(s, area);
  switch (area) {
    case kNobles:
    case kCommoners: return supported(taken);
    case kResidences: return kAreaCells[kResidences] & ~taken & (taken + 1);  // the first free one
    default: return kKindCells[kind] & ~taken;
  }
}

/// USE: every way to use the card (Q6, Q9, Q26). In positions made by hand a card may find no cell: then it
/// can always be used to navigate.
FONDACO_FN constexpr LegalSet legal_uses(const State& s) {
  LegalSet set;
  const int area = card_area(s.card);
  const Cells cells = rhombi_left(s, s.active) > 0 ? legal_cells(s, s.card) : 0;
  const bool can_sail = s.ship[s.active] < kSeaLast;
  set.insert_bits(static_cast<std::size_t>(kFirstPlace + kAreaFirst[static_cast<std::size_t>(area)]), cells);
  if (area == kHarbour && can_sail && s.options.harbour_sail_optional != 0) {
    set.insert_bits(kFirstPlaceOnly, cells);
  }
  if (can_sail || s.options.navigate_noop_allowed != 0 || cells == 0) set.insert(kNavigate);
  return set;
}

FONDACO_FN constexpr LegalSet legal_set(const State& s, Seat seat) {
  LegalSet set;
  if (!deciders(s).contains(seat)) return set;
  switch (s.phase) {  // LCOV_EXCL_BR_LINE: nobody decides in Over
    case Phase::Select: set.insert_all(kFirstSelect, s.hand[seat]); break;
    case Phase::Use: return legal_uses(s);
    case Phase::Extra:
      set.insert_all(kFirstTake, s.display);
      set.insert(kDecline);
      break;
    case Phase::Over: break;
  }
  return set;
}

}  // namespace fondaco::millefiori
