#pragma once

#include "core/action.hpp"
#include "core/bit_set.hpp"
#include "core/target.hpp"
#include "games/millefiori/state.hpp"

// The dense range of action ids (section 9).

namespace fondaco::millefiori {

inline constexpr int kFirstSelect = 0, kFirstPlace = 109, kFirstPlaceOnly = 218, kNavigate = 233,
                     kFirstTake = 234, kDecline = 343, kActionIds = 344;

static_assert(kFirstPlace == kFirstSelect + kCards && kFirstPlaceOnly == kFirstPlace + kCells &&
              kNavigate == kFirstPlaceOnly + kShipCells && kDecline == kFirstTake + kCards);

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
