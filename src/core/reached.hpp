#pragma once

#include <bit>

#include "core/target.hpp"

namespace fondaco {

/// The places, one bit each, that are reached from `from` over open ones; `from` itself is among them.
template <class Places, class Neighbours>
FONDACO_FN constexpr Places reached(Places from, Places open, Neighbours&& neighbours) {
  Places all = from;
  for (Places border = from; border != 0;) {
    const Places fresh = neighbours(std::countr_zero(border)) & open & ~all;
    all |= fresh;
    border = (border & (border - 1)) | fresh;
  }
  return all;
}

}  // namespace fondaco
