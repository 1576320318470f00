#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace fondaco {

/// Words by which things are known outside, one for each enumerator from `first` to `last`.
template <auto last, auto first = static_cast<decltype(last)>(0), std::size_t N>
constexpr std::array<std::string_view, N> keys_of(const std::string_view (&keys)[N]) {
  static_assert(N == static_cast<std::size_t>(last) - static_cast<std::size_t>(first) + 1,
                "each enumerator has one key");
  return std::to_array(keys);
}

}  // namespace fondaco
