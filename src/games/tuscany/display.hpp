#pragma once

#include "core/target.hpp"
#include "games/tuscany/cards.hpp"
#include "games/tuscany/state.hpp"

// The eight tiles that lie open: refilling, refreshing, five of a colour (3.4, 5.1).

namespace fondaco::tuscany {

template <class Sink>
FONDACO_FN constexpr void lay_out(State& s, std::size_t slot, std::uint8_t tile, Sink& sink) {
  s.display[slot] = tile;
  if (tile != kNone) sink(happening(Happening::Refilled, kNobody, static_cast<int>(slot), tile));
}

template <class Sink>
FONDACO_FN constexpr void refill_neutral(State& s, std::size_t slot, Sink& sink) {
  const std::uint8_t tile = draw_from(s.supply, s.neutral_discard, s.rng, Pile::Neutral, sink);
  lay_out(s, slot, tile == kNone ? kNone : static_cast<std::uint8_t>(tile | kNeutralMark), sink);
}

/// A colour of which there are five or more in the display, or kNone.
FONDACO_FN constexpr std::uint8_t crowded_colour(const State& s) {
  std::array<std::uint8_t, kColours> count{};
  for (const std::uint8_t tile : s.display) {
    if (tile != kNone && ++count[colour_of(tile)] >= edition(s).removed_at)
      return kTileColour[unmarked(tile)];
  }
  return kNone;
}

/// All tiles of the colour leave; neutral ones come in their places, slot by slot.
template <class Sink>
FONDACO_FN constexpr void replace_colour(State& s, std::size_t colour, Sink& sink) {
  unsigned slots = 0;
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    std::uint8_t& tile = s.display[slot];
    if (tile == kNone || colour_of(tile) != colour) continue;
    if (is_neutral(tile)) {
      ++s.neutral_discard[unmarked(tile)];
    } else {
      ++s.box;
    }
    tile = kNone;
    slots |= 1u << slot;
  }
  for (; slots != 0; slots &= slots - 1) {
    refill_neutral(s, static_cast<std::size_t>(std::countr_zero(slots)), sink);
  }
}

/// Five or more of a colour are replaced, and again if need be.
template <class Sink>
FONDACO_FN constexpr void check_five(State& s, Sink& sink) {
  for (std::uint8_t colour = crowded_colour(s); colour != kNone; colour = crowded_colour(s)) {
    sink(happening(Happening::Five, kNobody, colour));
    replace_colour(s, colour, sink);
  }
}

/// After a tile was taken: the next own tile, or a neutral one when they are used up.
template <class Sink>
FONDACO_FN constexpr void refill(State& s, std::size_t slot, Sink& sink) {
  Player& p = s.players[s.active];
  if (p.queue.empty()) {
    refill_neutral(s, slot, sink);
  } else {
    lay_out(s, slot, p.queue.pop_back(), sink);
  }
  check_five(s, sink);
}

/// The colours in the display, one bit each.
FONDACO_FN constexpr unsigned display_colours(const State& s) {
  unsigned colours = 0;
  for (const std::uint8_t tile : s.display) colours |= kTileBit[tile];
  return colours;
}

/// The colours that neutral tiles out of the display could still bring.
FONDACO_FN constexpr unsigned supply_colours(const State& s) {
  unsigned colours = 0;
  for (const std::uint8_t tile : s.supply) colours |= kTileBit[tile];
  for (std::size_t tile = 0; tile < kTiles; ++tile) {
    if (s.neutral_discard[tile] > 0) colours |= kTileBit[tile];
  }
  return colours;
}

}  // namespace fondaco::tuscany
