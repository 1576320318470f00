#pragma once

#include <cstdint>

#include "core/target.hpp"
#include "games/calimala/legal.hpp"

// Options that come to the same, or to less whatever follows. Streets, effects, slots and cards all differ in
// what they leave behind, so Calimala has twins only where a white disc is replaced (3.6-2b). Less is what
// declines goods or cloth that are there for the taking: they cost nothing, harm nobody, and what they would
// make possible can be compensated before.

namespace fondaco::calimala {

namespace detail {

/// One bit per place of a stack that is not its bottom, as `replaceable` counts them.
constexpr std::uint64_t make_upper_places() {
  std::uint64_t places = 0;
  for (unsigned street = 0; street < kStreets; ++street) places |= std::uint64_t{6} << (3 * street);
  return places;
}

}  // namespace detail

inline constexpr std::uint64_t kUpperPlaces = detail::make_upper_places();

/// The own discs that lie right upon another own disc. Whichever of such neighbours is taken, those above it
/// move down and the white disc comes on top: the stack, and with it the whole position, is the same.
FONDACO_FN constexpr std::uint64_t discs_upon_own(std::uint64_t own) {
  return own & (own << 1) & kUpperPlaces;
}

/// The options worth a thought: the legal ones without those that come to exactly the same as another one, or
/// to less.
FONDACO_FN constexpr LegalSet considered(const State& s, Seat seat) {
  LegalSet set = legal_set(s, seat);
  if (s.phase == Phase::Act) {
    // Only what could be done can be declined, so the action itself is left.
    for (const ActionKind free : {kWood, kBrick, kMarble, kWeave})
      set.erase(kFirstDecline + std::size_t{free});
  }
  if (s.phase != Phase::ReplaceWhite || seat != s.active) return set;
  LegalSet twins;
  twins.insert_bits(kFirstReplace, discs_upon_own(replaceable(s, seat)));
  set -= twins;
  return set;
}

}  // namespace fondaco::calimala
