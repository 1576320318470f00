#pragma once

#include <cstdint>
#include <string_view>

#include "core/error.hpp"
#include "core/keys.hpp"
#include "core/target.hpp"
#include "games/millefiori/legal.hpp"

// Why an action is not legal. Asked only after it was refused, so clarity comes before speed.

namespace fondaco::millefiori {

enum class Reason : std::uint8_t {
  OtherQuestion = kOtherQuestion.reason,
  CardNotInHand = kFirstOwnReason,
  CardNotInDisplay,
  NoRhombusLeft,  // Q26
  WrongArea,
  WrongSymbol,
  CellFilled,
  NotNextResidence,
  NotSupported,
  MustSail,         // Q6, with the switch off
  ShipAtLastSpace,  // Q6: nothing to decline; Q9, with the switch off: nothing to do
};

inline constexpr auto kReasonKeys = keys_of<Reason::ShipAtLastSpace, Reason::CardNotInHand>(
    {"card_not_in_hand", "card_not_in_display", "no_rhombus_left", "wrong_area", "wrong_symbol",
     "cell_filled", "not_next_residence", "not_supported", "must_sail", "ship_at_last_space"});

FONDACO_FN constexpr Reason why_not_placed(const State& s, int cell) {
  const auto at = static_cast<std::size_t>(cell);
  const int area = kCellArea[at];
  if (rhombi_left(s, s.active) == 0) return Reason::NoRhombusLeft;
  if (area != card_area(s.card)) return Reason::WrongArea;
  if (((filled(s, area) >> (cell - kAreaFirst[static_cast<std::size_t>(area)])) & 1u) != 0)
    return Reason::CellFilled;
  if (area == kResidences) return Reason::NotNextResidence;
  if (area == kNobles || area == kCommoners) return Reason::NotSupported;
  if (area != kHarbour) return Reason::WrongSymbol;
  return s.options.harbour_sail_optional == 0 ? Reason::MustSail : Reason::ShipAtLastSpace;
}

FONDACO_FN constexpr Reason why_not_used(const State& s, Choice chosen) {
  switch (chosen.kind) {
    case Kind::Place: return why_not_placed(s, chosen.index);
    case Kind::PlaceOnly: return why_not_placed(s, kAreaFirst[kHarbour] + chosen.index);
    case Kind::Navigate: return Reason::ShipAtLastSpace;
    default: return Reason::OtherQuestion;
  }
}

/// The reason for an action that legal_set does not contain.
FONDACO_FN constexpr Error why_not(const State& s, Seat seat, Action action) {
  if (const Error common = common_reason(deciders(s), seat, action, kActionIds)) return common;
  const Choice chosen = choice(action);
  Reason reason = Reason::OtherQuestion;
  switch (s.phase) {  // LCOV_EXCL_BR_LINE: in Over there is a common reason
    case Phase::Select:
      if (chosen.kind == Kind::Select) reason = Reason::CardNotInHand;
      break;
    case Phase::Use: reason = why_not_used(s, chosen); break;
    case Phase::Extra:
      if (chosen.kind == Kind::Take) reason = Reason::CardNotInDisplay;
      break;
    case Phase::Over: break;
  }
  return Error{static_cast<std::uint8_t>(reason)};
}

}  // namespace fondaco::millefiori
