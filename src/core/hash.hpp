#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "core/target.hpp"

namespace fondaco {

/// A running 64-bit hash that is the same on every compiler and (little-endian) target; signatures and search
/// keys rest on it. Not for secrets.
class Hash {
 public:
  FONDACO_FN constexpr void add(std::uint64_t word) {
    value_ = (value_ ^ word) * 0x9fb21c651e98df25u;
    value_ ^= value_ >> 29;
  }
  FONDACO_FN void add_bytes(const void* data, std::size_t size) {
    const auto* bytes = static_cast<const unsigned char*>(data);
    for (; size >= 8; bytes += 8, size -= 8) {
      std::uint64_t word = 0;
      std::memcpy(&word, bytes, 8);
      add(word);
    }
    std::uint64_t tail = 0;
    std::memcpy(&tail, bytes, size);
    add(tail ^ (static_cast<std::uint64_t>(size) << 56));
  }
  FONDACO_FN constexpr std::uint64_t value() const {
    std::uint64_t h = value_ * 0xd6e8feb86659fd93u;
    return h ^ (h >> 32);
  }

 private:
  std::uint64_t value_ = 0x243f6a8885a308d3u;
};

/// The hash of a state: a plain value without padding.
template <class State>
FONDACO_FN std::uint64_t hash_state(const State& state) {
  static_assert(std::has_unique_object_representations_v<State>);
  Hash hash;
  hash.add_bytes(&state, sizeof state);
  return hash.value();
}

}  // namespace fondaco
