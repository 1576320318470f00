#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "core/bit_set.hpp"
#include "core/fixed_list.hpp"
#include "core/seats.hpp"
#include "core/target.hpp"
#include "games/millefiori/tables.hpp"

namespace fondaco::millefiori {

using namespace tables;

enum class Phase : std::uint8_t { Select, Use, Extra, Over };

using CardSet = BitSet<kCards>;
/// Cells of one area; bit 0 is the area's first cell.
using Cells = std::uint32_t;

FONDACO_FN constexpr Cells bit(std::size_t cell) { return Cells{1} << cell; }

/// Rule switches (section 7).
struct Options {
  std::uint8_t players = 3;
  Seat first = 0;                          // has the Doge in the first round; kNobody: drawn
  std::uint8_t select_in_turn = 0;         // 3.1, the sequential variant
  std::uint8_t harbour_sail_optional = 1;  // Q6
  std::uint8_t navigate_noop_allowed = 1;  // Q9
  std::uint8_t leftovers_immediately = 0;  // Q29
  std::uint8_t rhombi_box = kBox;          // Q26
  std::uint8_t trade_bonus_counts = 0;     // Q20

  friend constexpr bool operator==(const Options&, const Options&) = default;
};

/// A box that never runs empty: the rhombi for every cell of the board, less the supply.
inline constexpr int kMostBox = kCells + kBonusAreas - kSupply;

/// What is left of the cards beside the smallest display (three players).
inline constexpr int kMostDeck = kCards - kSetUp[3].display;
static_assert(kSetUp[2].display >= kSetUp[3].display && kSetUp[4].display >= kSetUp[3].display);

struct State {
  std::array<CardSet, kMaxPlayers> hand{};  // without the selected card
  CardSet display{};
  CardSet discard{};
  std::array<std::array<Cells, kMaxPlayers>, kAreas> own{};  // whose rhombi lie where
  std::array<std::int16_t, kMaxPlayers> points{};
  Options options;
  Phase phase = Phase::Select;
  std::uint8_t round = 0;
  std::uint8_t cycle = 0;
  Seat first = 0;  // has the Doge
  Seat active = 0;
  std::uint8_t card = kNone;  // being used
  std::array<std::uint8_t, kMaxPlayers> selected{};
  std::array<std::uint8_t, kMaxPlayers> ship{};
  std::array<std::uint8_t, kMaxPlayers> used{};                   // rhombi on cells and bonus cells
  std::array<FixedList<Seat, kBonusCells>, kBonusAreas> bonus{};  // who took 20, 15, 10, 5
  FixedList<std::uint8_t, kMostDeck> deck{};                      // next card last
  std::array<std::uint8_t, 3> unused{};

  friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>,
              "no padding: states compare and hash byte by byte");
static_assert(sizeof(State) <= 512);

FONDACO_FN constexpr int players(const State& s) { return s.options.players; }
FONDACO_FN constexpr const SetUp& set_up(const State& s) { return kSetUp[s.options.players]; }

FONDACO_FN constexpr Seat left_of(const State& s, Seat seat, int by = 1) {
  return static_cast<Seat>((seat + by) % players(s));
}

/// How many play before this seat in each turn cycle.
FONDACO_FN constexpr int position(const State& s, Seat seat) {
  return (seat + players(s) - s.first) % players(s);
}

/// Turn cycles in a round: cards that each player plays.
FONDACO_FN constexpr int cycles(const State& s) { return set_up(s).plays; }

/// The filled cells of an area.
FONDACO_FN constexpr Cells filled(const State& s, int area) {
  const auto& own = s.own[static_cast<std::size_t>(area)];
  return own[0] | own[1] | own[2] | own[3];
}

/// Rhombi that the seat can still place: supply first, then box (3.2).
FONDACO_FN constexpr int supply(const State& s, Seat seat) {
  return s.used[seat] < kSupply ? kSupply - s.used[seat] : 0;
}
FONDACO_FN constexpr int rhombi_left(const State& s, Seat seat) {
  return kSupply + s.options.rhombi_box - s.used[seat];
}

FONDACO_FN constexpr CardSet all_cards() {
  CardSet cards;
  for (std::size_t card = 0; card < kCards; ++card) cards.insert(card);
  return cards;
}

FONDACO_FN constexpr int card_area(int card) { return kKindArea[kCardKind[static_cast<std::size_t>(card)]]; }

}  // namespace fondaco::millefiori
