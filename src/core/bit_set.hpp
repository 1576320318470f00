#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/target.hpp"

namespace fondaco {

/// A set of small integers below N: the legal actions of a decision, or the cards in a hand.
template <std::size_t N>
class BitSet {
 public:
  static constexpr std::size_t kWords = (N + 63u) / 64u;

  FONDACO_FN constexpr bool contains(std::size_t i) const {
    return i < N && ((words_[i / 64u] >> (i % 64u)) & 1u) != 0;
  }
  FONDACO_FN constexpr void insert(std::size_t i) { words_[i / 64u] |= std::uint64_t{1} << (i % 64u); }
  FONDACO_FN constexpr void erase(std::size_t i) { words_[i / 64u] &= ~(std::uint64_t{1} << (i % 64u)); }
  /// Inserts `at + i` for every bit i of `bits`. Bits that would pass N must not be set.
  FONDACO_FN constexpr void insert_bits(std::size_t at, std::uint64_t bits) {
    const std::size_t word = at / 64u;
    const std::size_t shift = at % 64u;
    words_[word] |= bits << shift;
    if (shift != 0 && word + 1u < kWords) words_[word + 1u] |= bits >> (64u - shift);
  }
  /// Erases `at + i` for every bit i of `bits`.
  FONDACO_FN constexpr void erase_bits(std::size_t at, std::uint64_t bits) {
    const std::size_t word = at / 64u;
    const std::size_t shift = at % 64u;
    words_[word] &= ~(bits << shift);
    if (shift != 0 && word + 1u < kWords) words_[word + 1u] &= ~(bits >> (64u - shift));
  }
  /// Inserts `at` and the numbers after it, `count` in all. None may pass N.
  FONDACO_FN constexpr void insert_range(std::size_t at, std::size_t count) {
    for (; count >= 64u; at += 64u, count -= 64u) insert_bits(at, ~std::uint64_t{0});
    insert_bits(at, (std::uint64_t{1} << count) - 1u);
  }
  /// Inserts `at + i` for every member i of the other set. None may pass N.
  template <std::size_t M>
  FONDACO_FN constexpr void insert_all(std::size_t at, const BitSet<M>& other) {
    for (std::size_t w = 0; w < BitSet<M>::kWords; ++w) insert_bits(at + 64u * w, other.words_[w]);
  }
  FONDACO_FN constexpr BitSet& operator|=(const BitSet& other) {
    for (std::size_t w = 0; w < kWords; ++w) words_[w] |= other.words_[w];
    return *this;
  }
  FONDACO_FN constexpr BitSet& operator-=(const BitSet& other) {
    for (std::size_t w = 0; w < kWords; ++w) words_[w] &= ~other.words_[w];
    return *this;
  }
  FONDACO_FN constexpr bool empty() const {
    for (std::uint64_t word : words_) {
      if (word != 0) return false;
    }
    return true;
  }
  FONDACO_FN constexpr int size() const {
    int n = 0;
    for (std::uint64_t word : words_) n += std::popcount(word);
    return n;
  }
  /// Calls `visit(i)` for each member in ascending order.
  template <class Visit>
  FONDACO_FN constexpr void for_each(Visit&& visit) const {
    for (std::size_t w = 0; w < kWords; ++w) {
      for (std::uint64_t rest = words_[w]; rest != 0; rest &= rest - 1u) {
        visit(w * 64u + static_cast<std::size_t>(std::countr_zero(rest)));
      }
    }
  }

  friend constexpr bool operator==(const BitSet&, const BitSet&) = default;

 private:
  template <std::size_t M>
  friend class BitSet;

  std::array<std::uint64_t, kWords> words_{};
};

}  // namespace fondaco
