#pragma once

#include <cstddef>

#include "core/rng.hpp"
#include "core/target.hpp"

namespace fondaco {

/// Brings a pile into an order that rests on nothing but the generator and what the pile is made of: sorted
/// first, so that the old order does not show.
template <class List>
FONDACO_FN constexpr void reorder(List& pile, Rng& rng) {
  for (std::size_t i = 1; i < pile.size(); ++i) {
    for (std::size_t j = i; j > 0 && pile[j] < pile[j - 1]; --j) {
      const auto item = pile[j];
      pile[j] = pile[j - 1];
      pile[j - 1] = item;
    }
  }
  rng.shuffle(pile.begin(), pile.size());
}

}  // namespace fondaco
