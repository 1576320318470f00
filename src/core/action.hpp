#pragma once

#include <cstddef>
#include <cstdint>

#include "core/bit_set.hpp"
#include "core/seats.hpp"
#include "core/target.hpp"

namespace fondaco {

/// What a seat decides: a number in the game's dense range 0 … kActionIds-1.
using Action = std::uint16_t;

/// Who decided, and what.
struct Decision {
  Seat seat = kNobody;
  Action action = 0;

  friend constexpr bool operator==(const Decision&, const Decision&) = default;
};

/// The legal actions of one decision, in ascending order; lives on the caller's stack and is never cleared.
class ActionList {
 public:
  static constexpr std::size_t kCapacity = 1024;

  FONDACO_FN ActionList() {}  // NOLINT: leaves the items as they are; only size_ counts
  FONDACO_FN std::size_t size() const { return size_; }
  FONDACO_FN bool empty() const { return size_ == 0; }
  FONDACO_FN void clear() { size_ = 0; }
  FONDACO_FN void push_back(Action action) { items_[size_++] = action; }
  /// Replaces the list by the members of a set.
  template <std::size_t N>
  FONDACO_FN void assign(const BitSet<N>& set) {
    static_assert(N <= kCapacity);
    clear();
    set.for_each([this](std::size_t id) { push_back(static_cast<Action>(id)); });
  }
  FONDACO_FN Action operator[](std::size_t i) const { return items_[i]; }
  FONDACO_FN const Action* begin() const { return items_; }
  FONDACO_FN const Action* end() const { return items_ + size_; }
  FONDACO_FN bool contains(Action action) const {
    for (const Action item : *this) {
      if (item == action) return true;
    }
    return false;
  }

 private:
  std::size_t size_ = 0;
  Action items_[kCapacity];
};

}  // namespace fondaco
