#pragma once

#include <cstddef>

namespace fondaco {

/// Bytes that are missing to full words, at least one: for states whose size depends on the box, since they
/// must have no padding.
constexpr std::size_t filler(std::size_t word, std::size_t bytes) { return word - bytes % word; }

}  // namespace fondaco
