#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/target.hpp"

namespace fondaco {

/// A list of at most N small values inside a game's state. Places beyond size() are always zero, so two equal
/// lists are equal byte by byte. Whoever calls keeps within the capacity; nothing is checked here.
template <class T, std::size_t N>
class FixedList {
  static_assert(N < 256);

 public:
  FONDACO_FN static constexpr std::size_t capacity() { return N; }
  FONDACO_FN constexpr std::size_t size() const { return size_; }
  FONDACO_FN constexpr bool empty() const { return size_ == 0; }
  FONDACO_FN constexpr T& operator[](std::size_t i) { return items_[i]; }
  FONDACO_FN constexpr const T& operator[](std::size_t i) const { return items_[i]; }
  FONDACO_FN constexpr const T& back() const { return items_[size_ - 1u]; }
  FONDACO_FN constexpr const T* begin() const { return items_.data(); }
  FONDACO_FN constexpr const T* end() const { return items_.data() + size_; }
  FONDACO_FN constexpr T* begin() { return items_.data(); }
  FONDACO_FN constexpr T* end() { return items_.data() + size_; }

  FONDACO_FN constexpr void push_back(T value) { items_[size_++] = value; }
  FONDACO_FN constexpr T pop_back() {
    const T value = items_[--size_];
    items_[size_] = T{};
    return value;
  }
  /// Removes the item at `at`; those behind it move up.
  FONDACO_FN constexpr T take(std::size_t at) {
    const T value = items_[at];
    for (std::size_t i = at + 1u; i < size_; ++i) items_[i - 1u] = items_[i];
    items_[--size_] = T{};
    return value;
  }
  FONDACO_FN constexpr void clear() { *this = FixedList{}; }

  FONDACO_FN constexpr bool contains(T value) const {
    for (const T& item : *this) {
      if (item == value) return true;
    }
    return false;
  }
  FONDACO_FN constexpr int count(T value) const {
    int n = 0;
    for (const T& item : *this) n += item == value;
    return n;
  }

  friend constexpr bool operator==(const FixedList&, const FixedList&) = default;

 private:
  std::uint8_t size_ = 0;
  std::array<T, N> items_{};
};

}  // namespace fondaco
