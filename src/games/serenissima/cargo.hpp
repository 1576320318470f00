#pragma once

#include <cstddef>
#include <cstdint>

#include "core/target.hpp"

namespace fondaco::serenissima {

/// The cubes aboard a galley: how many of each of the six goods, four bits each.
class Cargo {
 public:
  FONDACO_FN constexpr int count(std::size_t good) const {
    return static_cast<int>((nibbles_ >> (4 * good)) & 15u);
  }
  FONDACO_FN constexpr void add(std::size_t good, int cubes) {
    nibbles_ += static_cast<std::uint32_t>(cubes) << (4 * good);
  }
  FONDACO_FN constexpr bool empty() const { return nibbles_ == 0; }
  FONDACO_FN constexpr int total() const {
    const std::uint32_t pairs = (nibbles_ & 0x0F0F0F0Fu) + ((nibbles_ >> 4) & 0x0F0F0F0Fu);
    return static_cast<int>((pairs * 0x01010101u) >> 24);
  }
  /// The goods aboard, one bit each.
  FONDACO_FN constexpr unsigned goods() const {
    std::uint32_t bits = nibbles_ | (nibbles_ >> 2);
    bits = (bits | (bits >> 1)) & 0x11111111u;
    bits = (bits | (bits >> 3)) & 0x03030303u;
    return ((bits * 0x1041u) >> 12) & 0x3Fu;
  }

  friend constexpr bool operator==(Cargo, Cargo) = default;

 private:
  std::uint32_t nibbles_ = 0;
};

}  // namespace fondaco::serenissima
