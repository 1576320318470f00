#pragma once

#include <span>
#include <string>

#include "core/json_fwd.hpp"
#include "terminal/screen.hpp"

namespace fondaco::terminal::tuscany {

/// What a step brings at once and for certain, summed up from its events: not what yield cards will show.
struct Gain {
  int green = 0;
  int colour = 0;  // of them for completing the colour
  int red = 0;
  int cards = 0, yields = 0, marble = 0, workers = 0, hexes = 0;
};

/// What happened up to the end of the step.
Gain gain_of(std::span<const Json> events);

/// "+3 (colour 2), +2 red points".
std::string points_text(const Scene& s, const Gain& gain);
/// "3 green points (2 for the colour), 1 worker", or nothing.
std::string whole_text(const Scene& s, const Gain& gain, std::size_t colour);
/// "1 worker", "a tile from the display", what covering a cell of the colour brings besides points; or
/// nothing.
std::string effect_text(const Scene& s, const Gain& gain, std::size_t colour);

}  // namespace fondaco::terminal::tuscany
