#pragma once

#include "core/target.hpp"
#include "games/calimala/cards.hpp"
#include "games/calimala/state.hpp"

// Set-up (section 2) up to the first decision. The action deck is made after the draft.

namespace fondaco::calimala {

FONDACO_FN constexpr void lay_out_city(State& s) {
  if (s.options.layout == Layout::Given) {
    s.city = s.options.city;
    return;
  }
  std::array<std::uint8_t, kCells> tiles{};
  std::size_t count = 0;
  for (std::uint8_t action = 0; action < kActions; ++action) {
    if (action != s.options.centre_action) tiles[count++] = action;
  }
  s.rng.shuffle(tiles.data(), count);
  count = 0;
  for (int cell = 0; cell < kCells; ++cell) {
    s.city[static_cast<std::size_t>(cell)] = cell == kCentreCell ? s.options.centre_action : tiles[count++];
  }
}

FONDACO_FN constexpr void deal_influence_cards(State& s, const SetUp& set_up) {
  std::array<std::uint8_t, kInfluenceCards> cards{};
  for (std::uint8_t card = 0; card < kInfluenceCards; ++card) cards[card] = card;
  s.rng.shuffle(cards.data(), cards.size());
  std::size_t next = 0;
  if (set_up.beside != Beside::None) s.beside = cards[next++];
  if (set_up.boxed > 0) s.boxed = cards[next++];
  for (std::size_t p = 0; p < s.options.players; ++p) {
    for (int i = 0; i < set_up.dealt; ++i)
      s.dealt[p] = static_cast<std::uint16_t>(s.dealt[p] | (1u << cards[next++]));
  }
}

FONDACO_FN constexpr State start(const Options& options, Seed seed) {
  State s;
  s.rng = Rng(seed);
  s.options = options;
  lay_out_city(s);
  for (std::uint8_t tile = 0; tile < kTiles; ++tile) s.tiles[tile] = tile;
  s.rng.shuffle(s.tiles.data(), s.tiles.size());

  const SetUp& set_up = kSetUp[options.players];
  for (std::size_t p = 0; p < kMaxPlayers; ++p) {
    s.known[p] = s.kept[p] = s.opened[p] = kNone;
    if (p < options.players) s.supply[p] = {set_up.own, set_up.white, set_up.support};
  }
  for (int location = 0; location < kLocations; ++location) {
    s.free.cubes[static_cast<std::size_t>(location)] = capacity(options, location);
  }
  s.free.houses = options.house_cells;
  deal_influence_cards(s, set_up);
  return s;
}

/// Of section 10: 50 turns of a placement, three discs to finish, eight slots and a replacement; the cards of
/// a game and those of the draft; the choices before it.
inline constexpr int kMaxDecisions = 50 * (1 + 3 + 8 + 1) + 405 + 15;
static_assert(kMaxDecisions == 1070);

}  // namespace fondaco::calimala
