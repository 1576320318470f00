#pragma once

#include "core/action.hpp"
#include "core/bit_set.hpp"
#include "core/target.hpp"
#include "games/tuscany/payments.hpp"
#include "games/tuscany/state.hpp"

// The dense range of action ids (section 9, with ids of their own for each kind of decision).

namespace fondaco::tuscany {

inline constexpr int kFirstLayout = 0;  // 3 * layout + rank of the castle cell
inline constexpr int kFirstBonus = kFirstLayout + 3 * kLayouts;
inline constexpr int kDraw = kFirstBonus + kBonuses;
inline constexpr int kFirstTake = kDraw + 1;
inline constexpr int kFirstRefresh = kFirstTake + kSlots;
inline constexpr int kFirstPlace = kFirstRefresh + kColours;  // kCells * item + cell
inline constexpr int kFirstDiscard = kFirstPlace + kMostStored * kCells;
inline constexpr int kFirstPay = kFirstDiscard + kMostStored;
inline constexpr int kNoCastle = kFirstPay + kPayments;
inline constexpr int kFirstCastle = kNoCastle + 1;  // kCells * slot + cell
inline constexpr int kEndTurn = kFirstCastle + kSlots * kCells;
inline constexpr int kSpendMarble = kEndTurn + 1;
inline constexpr int kActionIds = kSpendMarble + 1;
static_assert(kActionIds == 763);

using LegalSet = BitSet<kActionIds>;

enum class Kind : std::uint8_t {
  Layout,
  Bonus,
  Draw,
  Take,
  Refresh,
  Place,
  Discard,
  Pay,
  NoCastle,
  Castle,
  EndTurn,
  SpendMarble
};

/// An action taken apart: its kind and the number within that kind.
struct Choice {
  Kind kind;
  int index;
};

FONDACO_FN constexpr Choice choice(Action action) {
  const int id = action;
  if (id < kFirstBonus) return {Kind::Layout, id - kFirstLayout};
  if (id < kDraw) return {Kind::Bonus, id - kFirstBonus};
  if (id < kFirstTake) return {Kind::Draw, 0};
  if (id < kFirstRefresh) return {Kind::Take, id - kFirstTake};
  if (id < kFirstPlace) return {Kind::Refresh, id - kFirstRefresh};
  if (id < kFirstDiscard) return {Kind::Place, id - kFirstPlace};
  if (id < kFirstPay) return {Kind::Discard, id - kFirstDiscard};
  if (id < kNoCastle) return {Kind::Pay, id - kFirstPay};
  if (id < kFirstCastle) return {Kind::NoCastle, 0};
  if (id < kEndTurn) return {Kind::Castle, id - kFirstCastle};
  if (id < kSpendMarble) return {Kind::EndTurn, 0};
  return {Kind::SpendMarble, 0};
}

}  // namespace fondaco::tuscany
