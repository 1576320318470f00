#pragma once

#include "core/counts.hpp"
#include "core/rng.hpp"
#include "core/target.hpp"
#include "games/serenissima/state.hpp"

// What nobody knows, drawn anew (section 6): the order of the Doge pile, and chance to come.

namespace fondaco::serenissima {

FONDACO_FN constexpr bool resample(State& s, Seat, Rng& rng) {
  s.rng = Rng::from_state(rng.next64());
  reorder<kDogeCopies.size()>(s.doge_pile, rng);
  return true;
}

}  // namespace fondaco::serenissima
