#pragma once

#include <cstdint>
#include <string_view>

#include "core/error.hpp"
#include "core/keys.hpp"
#include "core/target.hpp"
#include "games/tuscany/legal.hpp"

// Why an action is not legal. Asked only after it was refused, so clarity comes before speed.

namespace fondaco::tuscany {

enum class Reason : std::uint8_t {
  OtherQuestion = kOtherQuestion.reason,
  NoCardsLeft = kFirstOwnReason,
  NoSuchItem,
  SameItem,   // an equal item at a lower place stands for it
  HexTooNew,
  CellCovered,
  WrongColour,
  NotAdjacent,
  CannotPay,
  EmptySlot,
  RefreshDue,
  NoRefreshDue,
  ColourNotInDisplay,
  NotPlaceable,
  NoneLeft,
};

inline constexpr auto kReasonKeys = keys_of<Reason::NoneLeft, Reason::NoCardsLeft>(
    {"no_cards_left", "no_such_item", "same_item", "hex_too_new", "cell_covered", "wrong_colour",
     "not_adjacent", "cannot_pay", "empty_slot", "refresh_due", "no_refresh_due", "colour_not_in_display",
     "not_placeable", "none_left"});

FONDACO_FN constexpr Reason why_no_item(const Player& p, std::size_t item) {
  return item >= p.storage.size() ? Reason::NoSuchItem : Reason::SameItem;
}

FONDACO_FN constexpr Reason why_not_placed(const State& s, std::size_t item, int cell) {
  const Player& p = s.players[s.active];
  if (item >= p.storage.size() || stands_again(p, item)) return why_no_item(p, item);
  const std::uint8_t what = p.storage[item];
  if (what == kHex && usable_hexes(s) <= 0) return Reason::HexTooNew;
  if ((p.covered & bit(cell)) != 0) return Reason::CellCovered;
  if (what != kHex && colour_of(what) != cell_colour(p, cell)) return Reason::WrongColour;
  return (p.frontier & bit(cell)) == 0 ? Reason::NotAdjacent : Reason::CannotPay;
}

FONDACO_FN constexpr Reason why_not_by_castle(const State& s, std::size_t slot, int cell) {
  const Player& p = s.players[s.active];
  if ((p.covered & bit(cell)) != 0) return Reason::CellCovered;
  if (s.display[slot] == kNone) return Reason::EmptySlot;
  return colour_of(s.display[slot]) != cell_colour(p, cell) ? Reason::WrongColour : Reason::NotAdjacent;
}

FONDACO_FN constexpr Reason why_not_taken(const State& s, std::size_t slot) {
  if (s.display[slot] == kNone) return Reason::EmptySlot;
  return s.phase == Phase::Action && refresh_due(s) ? Reason::RefreshDue : Reason::NotPlaceable;
}

FONDACO_FN constexpr Reason why_not_refreshed(const State& s) {
  return s.phase == Phase::Refresh || refresh_due(s) ? Reason::ColourNotInDisplay : Reason::NoRefreshDue;
}

FONDACO_FN constexpr Reason why_not_done(const State& s, Choice chosen) {
  const auto at = static_cast<std::size_t>(chosen.index);
  switch (chosen.kind) {
    case Kind::Draw: return Reason::NoCardsLeft;
    case Kind::Take: return why_not_taken(s, at);
    case Kind::Refresh: return why_not_refreshed(s);
    case Kind::Place: return why_not_placed(s, at / kCells, chosen.index % kCells);
    default: return Reason::OtherQuestion;
  }
}

/// The reason for an action that legal_set does not contain.
FONDACO_FN constexpr Error why_not(const State& s, Seat seat, Action action) {
  if (const Error common = common_reason(deciders(s), seat, action, kActionIds)) return common;
  const Choice chosen = choice(action);
  const auto at = static_cast<std::size_t>(chosen.index);
  Reason reason = Reason::OtherQuestion;
  switch (s.phase) {
    case Phase::StartBonus:
    case Phase::City:
      if (chosen.kind == Kind::Bonus) reason = Reason::NoneLeft;
      break;
    case Phase::Action: reason = why_not_done(s, chosen); break;
    case Phase::Refresh:
      if (chosen.kind == Kind::Refresh) reason = why_not_refreshed(s);
      break;
    case Phase::Take:
      if (chosen.kind == Kind::Take) reason = why_not_taken(s, at);
      break;
    case Phase::Discard:
      if (chosen.kind == Kind::Discard) reason = why_no_item(s.players[seat], at);
      break;
    case Phase::Pay:
      if (chosen.kind == Kind::Pay) reason = Reason::CannotPay;
      break;
    case Phase::Castle:
      if (chosen.kind == Kind::Castle) reason = why_not_by_castle(s, at / kCells, chosen.index % kCells);
      break;
    case Phase::Layout:
    case Phase::Marble:
    case Phase::Over: break;
  }
  return Error{static_cast<std::uint8_t>(reason)};
}

}  // namespace fondaco::tuscany
