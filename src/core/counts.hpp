#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/rng.hpp"
#include "core/target.hpp"

// Cards or tiles of N kinds, as how many there are of each.

namespace fondaco {

template <std::size_t N>
FONDACO_FN constexpr int total(const std::array<std::uint8_t, N>& counts) {
  int sum = 0;
  for (const std::uint8_t count : counts) sum += count;
  return sum;
}

template <std::size_t N>
FONDACO_FN constexpr void add(std::array<std::uint8_t, N>& to, const std::array<std::uint8_t, N>& more) {
  for (std::size_t i = 0; i < N; ++i) to[i] = static_cast<std::uint8_t>(to[i] + more[i]);
}

/// Adds the items of a pile.
template <std::size_t N, class List>
FONDACO_FN constexpr void add_items(std::array<std::uint8_t, N>& to, const List& pile) {
  for (const std::uint8_t item : pile) ++to[item];
}

template <std::size_t N, class List>
FONDACO_FN constexpr std::array<std::uint8_t, N> counted(const List& pile) {
  std::array<std::uint8_t, N> counts{};
  add_items(counts, pile);
  return counts;
}

/// Makes a shuffled pile. It must be empty.
template <class List, std::size_t N>
FONDACO_FN constexpr void shuffle_into(List& pile, const std::array<std::uint8_t, N>& counts, Rng& rng) {
  for (std::uint8_t item = 0; item < N; ++item) {
    for (int i = 0; i < counts[item]; ++i) pile.push_back(item);
  }
  rng.shuffle(pile.begin(), pile.size());
}

/// Brings a pile of N kinds into an order that rests on nothing but the generator and what the pile is made
/// of: the old order does not show.
template <std::size_t N, class List>
FONDACO_FN constexpr void reorder(List& pile, Rng& rng) {
  const std::array<std::uint8_t, N> counts = counted<N>(pile);
  pile.clear();
  shuffle_into(pile, counts, rng);
}

}  // namespace fondaco
