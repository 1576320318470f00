#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/target.hpp"
#include "games/tuscany/legal.hpp"
#include "games/tuscany/worth.hpp"

// What lies before the seats, looked at once: the time that is left, the display, and where the next tiles
// could go.

namespace fondaco::tuscany {

/// How much of the game a seat has before it.
struct Outlook {
  unsigned scorings;     // rounds that will still be scored
  unsigned round_turns;  // own turns before the next of them
  unsigned turns;        // own turns before the end
  unsigned tempo;        // what one action is worth, in sixteenths of a point
};

/// Whether the seat has not finished its turn in this lap.
FONDACO_FN constexpr bool turn_to_come(const State& s, Seat seat) {
  if (s.phase == Phase::Layout || s.phase == Phase::StartBonus) return true;
  if (seat != s.active) return seat > s.active;
  return s.phase <= Phase::Take;
}

/// Laps after this one until somebody has used so many own tiles.
FONDACO_FN constexpr unsigned laps_until(int most_used, int tiles) {
  return tiles > most_used ? static_cast<unsigned>(kLapsPerTile * (tiles - most_used) - 1) : 0;
}

/// The outlook of a seat that has finished its turn in this lap.
FONDACO_FN constexpr Outlook later_outlook(const State& s) {
  if (s.final_lap != 0) return {1, 0, 0, 0};
  std::size_t least_left = kQueue;
  for (Seat seat = 0; seat < players(s); ++seat) {
    const std::size_t left = s.players[seat].queue.size();
    least_left = left < least_left ? left : least_left;
  }
  const int most_used = kQueue - static_cast<int>(least_left);
  const unsigned extra = s.options.extra_lap_after_round_3 != 0 ? 1 : 0;
  const unsigned turns = laps_until(most_used, kQueue) + extra;
  const unsigned round_turns = s.round == kRounds ? turns : laps_until(most_used, kStack * s.round);
  return {kRounds + 1u - s.round, round_turns, turns, 0};
}

/// With the turn that the seat has in this lap, if it is to come.
FONDACO_FN constexpr Outlook outlook(Outlook later, unsigned turn) {
  return {later.scorings, later.round_turns + turn, later.turns + turn, tempo_of(later.turns + turn)};
}

/// How often green points will count that are earned in the next own turn.
FONDACO_FN constexpr unsigned scorings_at_once(const Outlook& o) {
  return o.scorings - (o.round_turns == 0 ? 1 : 0);
}

/// What is the same for all seats.
struct Table {
  std::array<Outlook, 2> outlooks;  // without and with a turn to come in this lap
  const Edition& rules;
  ByColour colour_points{};  // what the bonus tile of a colour still gives to the next who completes it
  ByColour last_points{};    // the same in quarters
  ByColour shown{};          // the colours of the display: all bits or none
};

/// Looks at the display and at the bonus tiles of the colours.
FONDACO_FN constexpr Table table_of(const State& s) {
  const Outlook later = later_outlook(s);
  Table table{
      .outlooks = {outlook(later, 0), outlook(later, 1)},
        .rules = edition(s)
  };
  std::uint8_t shown = 0;
  for (const std::uint8_t tile : s.display) shown = static_cast<std::uint8_t>(shown | kTileBit[tile]);
  FONDACO_TOGETHER
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    const BonusSide side = s.colour_bonus[colour];
    const std::int16_t first = only_if(side == BonusSide::First, kColourBonus[0][colour]);
    const std::int16_t second = only_if(side == BonusSide::Second, kColourBonus[1][colour]);
    table.colour_points[colour] = static_cast<std::int16_t>(first | second);
    table.last_points[colour] = static_cast<std::int16_t>(4 * table.colour_points[colour]);
    table.shown[colour] = only_if((static_cast<std::int16_t>(shown) & kColourBit[colour]) != 0, -1);
  }
  return table;
}

/// Where the next tiles of a player could go.
struct Openings {
  ByColour gain{};   // by the best cell for a tile of the colour, in quarters of a point; 0: there is none
  ByColour cells{};  // on the frontier
  ByColour empty{};  // all cells that are empty
  ByColour cards{};  // in the hand
};

/// How many cells there are of two sets, no more than 15 each: of one in the lower half of the highest byte,
/// of the other in the upper half. In steps that a compiler can take for all colours at once, which
/// makes the evaluation a tenth quicker than std::popcount does.
FONDACO_FN constexpr std::uint32_t count_both(Cells one, Cells other) {
  one -= (one >> 1) & 0x55555555u;
  one = (one & 0x33333333u) + ((one >> 2) & 0x33333333u);
  other -= (other >> 1) & 0x55555555u;
  other = (other & 0x33333333u) + ((other >> 2) & 0x33333333u);
  std::uint32_t both = ((one + (one >> 4)) & 0x0F0F0F0Fu) | ((other + (other << 4)) & 0xF0F0F0F0u);
  both += both << 16;
  both += both << 8;
  return both & 0xFF000000u;
}

/// Adds what bonus tiles give with the effect of a colour.
FONDACO_FN constexpr void add_effects(std::size_t colour, unsigned bonus, unsigned tempo,
                                      Openings& openings) {
  if (bonus == 0 || openings.cells[colour] == 0) return;
  const int more = effect_gain(colour, 1 + bonus, tempo) - effect_gain(colour, 1, tempo);
  openings.gain[colour] = static_cast<std::int16_t>(openings.gain[colour] + more);
}

/// Looks at all colours of a domain: counts and gain are found in one number, which is then taken apart.
FONDACO_FN constexpr Openings openings_of(const Player& p, Seat seat, const Table& table,
                                          const Domains& domains, const Areas& areas, const Outlook& o) {
  Openings openings;
  const Cells frontier = domains.frontier[seat];
  const Cells covered = domains.covered[seat];
  const unsigned scorings = scorings_at_once(o);
  std::array<std::uint16_t, kColours> found{};
  FONDACO_TOGETHER
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    const Cells cells = p.colours[colour];
    std::uint32_t gain = 0;
    for (std::size_t rank = 0; rank < kRanks; ++rank) {
      gain += -static_cast<std::uint32_t>((cells & areas.next[rank][seat]) != 0) & (kNextGain[rank] << 16);
    }
    found[colour] = static_cast<std::uint16_t>((count_both(cells & ~covered, cells & frontier) | gain) >> 16);
  }
  FONDACO_TOGETHER
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    openings.cells[colour] = static_cast<std::int16_t>(found[colour] >> 12);
    openings.empty[colour] = static_cast<std::int16_t>((found[colour] >> 8) & 15);
  }
  const ByColour& effect = kEffectGain[o.tempo];
  FONDACO_TOGETHER
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    const std::int16_t last = only_if(openings.empty[colour] == 1, table.last_points[colour]);
    const auto once = static_cast<std::int16_t>((found[colour] & 255) + kEffectScore[colour] + last);
    const auto gain = static_cast<std::int16_t>(once * static_cast<std::int16_t>(scorings) + effect[colour]);
    openings.gain[colour] = only_if(openings.cells[colour] != 0, gain);
  }
  add_effects(kQuarry, p.bonus[kMarbleBonus], o.tempo, openings);
  add_effects(kVillage, p.bonus[kWorkerBonus], o.tempo, openings);
  add_effects(kCart, p.bonus[kYieldBonus], o.tempo, openings);
  FONDACO_TOGETHER
  for (std::size_t colour = 0; colour < kColours; ++colour) openings.cards[colour] = p.hand[colour];
  return openings;
}

}  // namespace fondaco::tuscany
