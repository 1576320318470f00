#pragma once

#include "core/action.hpp"
#include "core/bit_set.hpp"
#include "core/target.hpp"
#include "games/millefiori/state.hpp"

// The dense range of action ids (section 9).

namespace fondaco::millefiori {

inline constexpr int kFirstSelect = 0;
inline constexpr int kFirstPlace = kFirstSelect + kCards;
inline constexpr int kFirstPlaceOnly = kFirstPlace + kCells;
inline constexpr int kNavigate = kFirstPlaceOnly + kShipCells;
inline constexpr int kFirstTake = kNavigate + 1;
inline constexpr int kDecline = kFirstTake + kCards;
inline constexpr int kActionIds = kDecline + 1;
static_assert(kActionIds == 344);

using LegalSet = BitSet<kActionIds>;

/// PlaceOnly is a ship card placed without sailing; its index counts the ship cells.
enum class Kind : std::uint8_t { Select, Place, PlaceOnly, Navigate, Take, Decline };

/// An action taken apart: its kind and the number within that kind.
struct Choice {
  Kind kind;
  int index;
};

FONDACO_FN constexpr Choice choice(Action action) {
  const int id = action;
  if (id < kFirstPlace) return {Kind::Select, id - kFirstSelect};
  if (id < kFirstPlaceOnly) return {Kind::Place, id - kFirstPlace};
  if (id < kNavigate) return {Kind::PlaceOnly, id - kFirstPlaceOnly};
  if (id < kFirstTake) return {Kind::Navigate, 0};
  if (id < kDecline) return {Kind::Take, id - kFirstTake};
  return {Kind::Decline, 0};
}

}  // namespace fondaco::millefiori
