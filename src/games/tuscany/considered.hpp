#pragma once

#include "core/target.hpp"
#include "games/tuscany/legal.hpp"

// Options that come to the same. Two slots of the display with the same tile and the same mark are twins:
// after one or the other is taken the display holds the same tiles, only in another order, and no rule asks
// for the order. What comes next into the display comes off a pile that knows no slots; five of a colour are
// counted over all slots, and in their places come as many tiles off that pile. Neutral tiles go back to the
// neutral discard and others to the box, so a mark makes a difference. Equal items of the storage are one
// option to begin with (legal.hpp).

namespace fondaco::tuscany {

/// The slots whose tile lies, with the same mark, in a lower slot too.
FONDACO_FN constexpr unsigned twin_slots(const State& s) {
  unsigned twins = 0;
  std::uint64_t seen = 0;
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    const std::uint64_t tile = std::uint64_t{1} << (s.display[slot] % 64);  // an empty slot is no option
    twins |= static_cast<unsigned>((seen & tile) != 0) << slot;
    seen |= tile;
  }
  return twins;
}

/// The options worth a thought: the legal ones without those that come to exactly the same as another one.
FONDACO_FN constexpr LegalSet considered(const State& s, Seat seat) {
  LegalSet set = legal_set(s, seat);
  if (s.phase != Phase::Action && s.phase != Phase::Take && s.phase != Phase::Castle) return set;
  unsigned twins = twin_slots(s);
  if (s.phase != Phase::Castle) {
    set.erase_bits(kFirstTake, twins);
    return set;
  }
  for (; twins != 0; twins &= twins - 1) {
    const auto slot = static_cast<std::size_t>(std::countr_zero(twins));
    set.erase_bits(kFirstCastle + kCells * slot, (std::uint64_t{1} << kCells) - 1);
  }
  return set;
}

}  // namespace fondaco::tuscany
