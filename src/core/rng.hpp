#pragma once

#include <cstddef>
#include <cstdint>

#include "core/target.hpp"

namespace fondaco {

using Seed = std::uint64_t;

/// The house's only source of chance: splitmix64, integers only, the same on every compiler and target. It is
/// eight bytes, so that a state can carry it.
class Rng {
 public:
  constexpr Rng() = default;
  FONDACO_FN explicit constexpr Rng(Seed seed) : state_(mix(seed ^ 0x6a09e667f3bcc909u)) {}
  FONDACO_FN static constexpr Rng from_state(std::uint64_t state) {
    Rng rng;
    rng.state_ = state;
    return rng;
  }
  FONDACO_FN constexpr std::uint64_t state() const { return state_; }

  FONDACO_FN constexpr std::uint64_t next64() {
    state_ += 0x9e3779b97f4a7c15u;
    return mix(state_);
  }
  FONDACO_FN constexpr std::uint32_t next32() { return static_cast<std::uint32_t>(next64() >> 32); }

  /// A number from 0 to bound - 1, each equally likely (Lemire's multiplication with rejection). Call with
  /// bound > 0.
  FONDACO_FN constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = std::uint64_t{next32()} * bound;
    auto low = static_cast<std::uint32_t>(product);
    if (low < bound) {
      const std::uint32_t threshold = (0u - bound) % bound;
      while (low < threshold) {
        product = std::uint64_t{next32()} * bound;
        low = static_cast<std::uint32_t>(product);
      }
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  /// Brings the first `count` items into a random order, each order equally likely.
  template <class T>
  FONDACO_FN constexpr void shuffle(T* items, std::size_t count) {
    for (std::size_t i = count; i > 1; --i) {
      const std::size_t j = below(static_cast<std::uint32_t>(i));
      const T item = items[i - 1u];
      items[i - 1u] = items[j];
      items[j] = item;
    }
  }

  friend constexpr bool operator==(Rng, Rng) = default;

 private:
  FONDACO_FN static constexpr std::uint64_t mix(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  std::uint64_t state_ = 0;
};

}  // namespace fondaco
