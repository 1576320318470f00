#pragma once

#include "core/counts.hpp"
#include "core/target.hpp"
#include "games/tuscany/legal.hpp"
#include "games/tuscany/state.hpp"

// The invariants of section 8, for every state that play can reach.

namespace fondaco::tuscany {

/// (2)
FONDACO_FN constexpr const char* violation_of_cards(const State& s) {
  Counts seen = s.discard;
  Counts since = counted<kColours>(s.deck);
  add(seen, since);
  for (Seat seat = 0; seat < players(s); ++seat) {
    const Player& p = s.players[seat];
    add(seen, p.hand);
    add(since, p.drawn);
    for (std::size_t c = 0; c < kColours; ++c) {
      if (p.hand[c] + p.paid[c] < p.drawn[c]) return "a drawn card is nowhere";
    }
  }
  if (seen != kRegionCopies) return "region cards are not conserved";
  if (since != s.pool) return "the deck does not come from the latest shuffle";
  auto yields = s.yield_discard;
  add_items(yields, s.yield_deck);
  if (yields != kYieldCopies) return "yield cards are not conserved";
  return nullptr;
}

/// (1), (3), (4)
FONDACO_FN constexpr const char* violation_of_tiles(const State& s) {
  int tiles = s.box + static_cast<int>(s.supply.size());
  int neutral = static_cast<int>(s.supply.size());
  for (const std::uint8_t n : s.neutral_discard) tiles += n, neutral += n;
  bool empty_slot = false;
  for (const std::uint8_t tile : s.display) {
    tiles += tile != kNone;
    empty_slot |= tile == kNone;
  }
  for (Seat seat = 0; seat < players(s); ++seat) {
    const Player& p = s.players[seat];
    tiles += static_cast<int>(p.queue.size() + p.storage.size()) - p.storage.count(kHex) +
             std::popcount(p.covered & ~p.hexes) - (p.covered != 0 ? 1 : 0);
  }
  if (tiles != kQueue * players(s) + kNeutral) return "tiles are not conserved";
  if (crowded_colour(s) != kNone) return "there are five of a colour in the display";
  if (empty_slot && neutral > 0) return "the display is not full";
  return nullptr;
}

/// (5), (6), (7)
FONDACO_FN constexpr const char* violation_of_players(const State& s) {
  std::array<int, kBonuses> bonus{};
  for (std::size_t b = 0; b < kBonuses; ++b) bonus[b] = s.bonus_pile[b];
  for (Seat seat = 0; seat < players(s); ++seat) {
    const Player& p = s.players[seat];
    for (std::size_t b = 0; b < kBonuses; ++b) bonus[b] += p.bonus[b];
    if (static_cast<int>(p.storage.size()) > capacity(s, p)) return "a storage holds too much";
    for (std::size_t i = 1; i < p.storage.size(); ++i) {
      if (p.storage[i] < p.storage[i - 1]) return "a storage is out of order";
    }
    if (p.layout == kNone || s.phase == Phase::Layout) continue;
    if (connected_cells(p) != p.covered) return "a domain is not connected with its starting castle";
    Cells frontier = 0;
    for (Cells rest = p.covered; rest != 0; rest &= rest - 1) {
      frontier |= neighbours(p, std::countr_zero(rest));
    }
    if (p.frontier != (frontier & ~p.covered)) return "a frontier is wrong";
    const Cells fields = colour_cells(p, kField) & p.covered;
    Cells farms = 0;
    for (const Cells cells : p.farms) farms |= cells;
    if (farms != (fields & ~p.hexes) || (p.hexes & ~p.covered) != 0) return "farms lie where no field is";
  }
  for (std::size_t b = 0; b < kBonuses; ++b) {
    if (bonus[b] != kBonusCopies[b]) return "bonus tiles are not conserved";
  }
  return nullptr;
}

/// (8): a side of a colour's bonus is gone when somebody has finished the colour.
FONDACO_FN constexpr const char* violation_of_colours(const State& s) {
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    int done = 0;
    for (Seat seat = 0; seat < players(s); ++seat) {
      const Player& p = s.players[seat];
      done += p.layout != kNone && (colour_cells(p, colour) & ~p.covered) == 0;
    }
    if (static_cast<int>(s.colour_bonus[colour]) != (done < 2 ? done : 2)) return "a colour bonus is wrong";
  }
  return nullptr;
}

/// (9)
FONDACO_FN constexpr const char* violation_of_course(const State& s) {
  const bool setting_up = s.phase == Phase::Layout || s.phase == Phase::StartBonus;
  const int begun = s.phase == Phase::Over ? 0 : s.active;
  if (!setting_up && s.turns % players(s) != begun) return "players had different numbers of turns";
  if (s.round < 1 || s.round > kRounds) return "there is no such round";
  if ((s.taking != kNone) != (s.phase == Phase::Discard)) return "a tile is taken at the wrong time";
  if ((s.placing_cell != kNone) != (s.phase == Phase::Pay)) return "an item is placed at the wrong time";
  return nullptr;
}

/// The first violated invariant, or nullptr.
FONDACO_FN constexpr const char* violation(const State& s) {
  if (const char* found = violation_of_cards(s)) return found;
  if (const char* found = violation_of_tiles(s)) return found;
  if (const char* found = violation_of_players(s)) return found;
  if (const char* found = violation_of_colours(s)) return found;
  return violation_of_course(s);
}

}  // namespace fondaco::tuscany
