#pragma once

#include <bit>
#include <cstdint>

#include "core/target.hpp"

namespace fondaco {

/// A place at the table, counted from 0 in turn order.
using Seat = std::uint8_t;

inline constexpr int kMaxSeats = 5;
inline constexpr Seat kNobody = 0xFF;
/// No card, no cell, nothing of whatever else a byte names.
inline constexpr std::uint8_t kNone = kNobody;

/// A set of seats, iterated in ascending order.
class Seats {
 public:
  constexpr Seats() = default;
  FONDACO_FN static constexpr Seats only(Seat seat) { return Seats(static_cast<std::uint8_t>(1u << seat)); }
  FONDACO_FN static constexpr Seats first(int count) {
    return Seats(static_cast<std::uint8_t>((1u << count) - 1u));
  }

  FONDACO_FN constexpr bool empty() const { return bits_ == 0; }
  FONDACO_FN constexpr int size() const { return std::popcount(bits_); }
  FONDACO_FN constexpr bool contains(Seat seat) const { return seat < 8 && ((bits_ >> seat) & 1u) != 0; }
  FONDACO_FN constexpr void insert(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ | (1u << seat)); }
  FONDACO_FN constexpr void erase(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ & ~(1u << seat)); }
  /// The lowest seat. Call only when not empty.
  FONDACO_FN constexpr Seat front() const { return static_cast<Seat>(std::countr_zero(bits_)); }
  /// The n-th seat in ascending order. Call only with n < size().
  FONDACO_FN constexpr Seat nth(int n) const {
    Seats rest = *this;
    for (; n > 0; --n) rest.erase(rest.front());
    return rest.front();
  }

  friend constexpr bool operator==(Seats, Seats) = default;

  class Iterator {
   public:
    FONDACO_FN explicit constexpr Iterator(std::uint8_t bits) : bits_(bits) {}
    FONDACO_FN constexpr Seat operator*() const { return static_cast<Seat>(std::countr_zero(bits_)); }
    FONDACO_FN constexpr Iterator& operator++() {
      bits_ = static_cast<std::uint8_t>(bits_ & (bits_ - 1u));
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint8_t bits_;
  };
  FONDACO_FN constexpr Iterator begin() const { return Iterator(bits_); }
  FONDACO_FN constexpr Iterator end() const { return Iterator(0); }

 private:
  FONDACO_FN explicit constexpr Seats(std::uint8_t bits) : bits_(bits) {}
  std::uint8_t bits_ = 0;
};

}  // namespace fondaco
