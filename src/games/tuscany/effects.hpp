#pragma once

#include "core/target.hpp"
#include "games/tuscany/cards.hpp"
#include "games/tuscany/domain.hpp"
#include "games/tuscany/score.hpp"

// What a placement brings (3.6 and section 4), except for castle and city, which ask something.

namespace fondaco::tuscany {

/// Puts an item among the others, in their order.
FONDACO_FN constexpr void store(Player& p, std::uint8_t item) {
  p.storage.push_back(item);
  for (std::size_t i = p.storage.size() - 1; i > 0 && p.storage[i] < p.storage[i - 1]; --i) {
    const std::uint8_t other = p.storage[i - 1];
    p.storage[i - 1] = p.storage[i];
    p.storage[i] = other;
  }
}

template <class Sink>
FONDACO_FN constexpr void gain_hex(State& s, Seat seat, Sink& sink) {
  Player& p = s.players[seat];
  if (storage_full(s, p)) return score_red(s, seat, edition(s).overflow_red, For::Overflow, sink);
  store(p, kHex);
  ++s.hex_new;
  sink(happening(Happening::Gained, seat, static_cast<int>(Goods::Hex), 1));
}

template <class Sink>
FONDACO_FN constexpr void gain_marble(State& s, Seat seat, int count, Sink& sink) {
  s.players[seat].marble = static_cast<std::uint8_t>(s.players[seat].marble + count);
  sink(happening(Happening::Gained, seat, static_cast<int>(Goods::Marble), count));
}

template <class Sink>
FONDACO_FN constexpr void gain_workers(State& s, Seat seat, int count, Sink& sink) {
  s.players[seat].workers = static_cast<std::uint8_t>(s.players[seat].workers + count);
  sink(happening(Happening::Gained, seat, static_cast<int>(Goods::Workers), count));
}

template <class Sink>
FONDACO_FN constexpr void gain_bonus(State& s, Seat seat, int bonus, Sink& sink) {
  const auto at = static_cast<std::size_t>(bonus);
  --s.bonus_pile[at];
  ++s.players[seat].bonus[at];
  sink(happening(Happening::Bonus, seat, bonus));
  if (bonus == kStorageBonus) score_green(s, seat, edition(s).storage_green, For::Storage, sink);
}

template <class Sink>
FONDACO_FN constexpr void apply_reward(State& s, Seat seat, RewardOf reward, Sink& sink) {
  if (reward.count == 0) return;
  switch (reward.kind) {
    case kWorkerReward: gain_workers(s, seat, reward.count, sink); break;
    case kMarbleReward: gain_marble(s, seat, reward.count, sink); break;
    case kHexReward:
      for (int i = 0; i < reward.count; ++i) gain_hex(s, seat, sink);
      break;
    case kCardsReward: draw_cards(s, seat, reward.count, sink); break;
    case kGreenReward: score_green(s, seat, reward.count, For::Yield, sink); break;
    case kRedReward: score_red(s, seat, reward.count, For::Yield, sink); break;
  }
}

/// Turns up yield cards one by one (4.5). There are always some.
template <class Sink>
FONDACO_FN constexpr void turn_up_yield(State& s, Seat seat, int count, Sink& sink) {
  for (int i = 0; i < count; ++i) {
    const std::uint8_t card = draw_yield(s, sink);
    sink(happening(Happening::Yield, seat, card));
    for (const RewardOf reward : kYieldRewards[card]) apply_reward(s, seat, reward, sink);
    ++s.yield_discard[card];
  }
}

/// A field scores the farms that are new in its area; a hex on a field always one (4.4).
FONDACO_FN constexpr int new_farms(const Player& p, int cell, std::uint8_t item) {
  if (item == kHex) return 1;
  const Cells others = area_of(p, cell) & ~bit(cell);
  int points = 0;
  for (std::size_t farm = 0; farm < kFarms; ++farm) {
    points += ((kTileFarms[item] >> farm) & 1) != 0 && (p.farms[farm] & others) == 0;
  }
  return points;
}

/// Step 1 of 3.6.
FONDACO_FN constexpr void put_on_cell(Player& p, int cell, std::uint8_t item) {
  cover(p, cell);
  if (item == kHex) {
    p.hexes |= bit(cell);
    return;
  }
  for (std::size_t farm = 0; farm < kFarms; ++farm) {
    if (((kTileFarms[item] >> farm) & 1) != 0) p.farms[farm] |= bit(cell);
  }
}

/// Step 2: all cells of the area are covered.
template <class Sink>
FONDACO_FN constexpr void score_area(State& s, Seat seat, int cell, Sink& sink) {
  const Player& p = s.players[seat];
  const Cells area = area_of(p, cell);
  if ((area & ~p.covered) != 0) return;
  const int size = std::popcount(area);
  const std::size_t counted = static_cast<std::size_t>(size < kMaxArea ? size : kMaxArea);
  score_green(s, seat, kAreaPoints[counted], For::Area, sink);
}

/// Step 3: all cells of the colour are covered.
template <class Sink>
FONDACO_FN constexpr void score_colour(State& s, Seat seat, std::size_t colour, Sink& sink) {
  const Player& p = s.players[seat];
  if ((colour_cells(p, colour) & ~p.covered) != 0) return;
  sink(happening(Happening::ColourDone, seat, static_cast<int>(colour)));
  BonusSide& side = s.colour_bonus[colour];
  if (side == BonusSide::Gone) return;
  score_green(s, seat, kColourBonus[static_cast<std::size_t>(side)][colour], For::Colour, sink);
  side = side == BonusSide::First ? BonusSide::Second : BonusSide::Gone;
}

}  // namespace fondaco::tuscany
