#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace fondaco::fuzz {

/// What a fuzz target was given, byte by byte; zeros after the end.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), end_(data + size) {}
  bool empty() const { return data_ == end_; }
  std::uint8_t next() { return empty() ? 0 : *data_++; }

 private:
  const std::uint8_t* data_;
  const std::uint8_t* end_;
};

inline void require(bool holds) {
  if (!holds) std::abort();
}

}  // namespace fondaco::fuzz
