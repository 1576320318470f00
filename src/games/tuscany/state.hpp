#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "core/filler.hpp"
#include "core/fixed_list.hpp"
#include "core/rng.hpp"
#include "core/seats.hpp"
#include "core/target.hpp"
#include "games/tuscany/tables.hpp"

namespace fondaco::tuscany {

using namespace tables;

/// Added to a tile in the display that came from the neutral supply.
inline constexpr std::uint8_t kNeutralMark = 0x20;

enum class Phase : std::uint8_t {
  Layout,
  StartBonus,
  Action,
  Refresh,
  Take,
  Discard,
  Pay,
  Castle,
  City,
  Marble,
  Over
};
enum class EditionKind : std::uint8_t { Revised, First2020 };
enum class BonusSide : std::uint8_t { First, Second, Gone };

/// Cells of a domain, one bit each.
using Cells = std::uint32_t;
/// Region cards by colour.
using Counts = std::array<std::uint8_t, kColours>;

/// Rule switches (section 7).
struct Options {
  std::uint8_t players = 3;
  EditionKind edition = EditionKind::Revised;
  std::uint8_t take_only_placeable = kTakeOnlyPlaceable;
  std::uint8_t extra_lap_after_round_3 = kExtraLap;
  std::uint8_t hex_usable_same_turn = kHexUsableSameTurn;

  friend constexpr bool operator==(const Options&, const Options&) = default;
};

struct Player {
  std::array<Cells, kColours> colours{};  // the cells of each colour, once the layout is chosen
  Cells covered = 0;
  Cells frontier = 0;                 // empty cells beside covered ones
  Cells hexes = 0;                    // covered by a hex
  std::array<Cells, kFarms> farms{};  // fields that show this farm
  std::uint16_t red = 0;
  std::uint16_t green = 0;
  std::array<std::uint8_t, 3> boards{};  // A, B, C
  std::uint8_t layout = kNone;
  std::uint8_t start = kNone;  // cell of the starting castle
  Counts hand{};
  Counts drawn{};  // since the region deck was last shuffled
  Counts paid{};   // since then
  std::uint8_t workers = 0;
  std::uint8_t marble = 0;
  std::array<std::uint8_t, kBonuses> bonus{};
  FixedList<std::uint8_t, kMostStored> storage{};  // tiles without mark and hexes, ascending
  FixedList<std::uint8_t, kQueue> queue{};         // own tiles face down, next last
  std::array<std::uint8_t, filler(4, 2 + kMostStored + kQueue)> unused{};

  friend constexpr bool operator==(const Player&, const Player&) = default;
};

struct State {
  Rng rng;
  std::array<Player, kMaxPlayers> players{};
  std::uint16_t turns = 0;  // finished
  Options options;
  Phase phase = Phase::Layout;
  std::uint8_t round = 1;
  std::uint8_t final_lap = 0;
  Seat active = 0;
  std::uint8_t marble_used = 0;
  std::uint8_t hex_new = 0;
  std::uint8_t taking = kNone;        // slot, while something is given up for its tile
  std::uint8_t placing_item = kNone;  // while its payment is chosen
  std::uint8_t placing_cell = kNone;
  std::array<std::uint8_t, kSlots> display{};  // tiles with mark, or kNone
  FixedList<std::uint8_t, kNeutral> supply{};  // next last
  std::array<std::uint8_t, kTiles> neutral_discard{};
  std::uint8_t box = 0;                          // tiles out of play
  FixedList<std::uint8_t, kRegionCards> deck{};  // next last
  Counts discard{};
  Counts pool{};                                      // the deck when it was last shuffled
  FixedList<std::uint8_t, kYieldCards> yield_deck{};  // next last
  std::array<std::uint8_t, kYields> yield_discard{};
  std::array<std::uint8_t, kBonuses> bonus_pile{};
  std::array<BonusSide, kColours> colour_bonus{};
  std::array<std::uint8_t,
             filler(8, 2 + kMaxPlayers * sizeof(Player) + kNeutral + kRegionCards + kYieldCards + kYields)>
      unused{};

  friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>,
              "no padding: states compare and hash byte by byte");
static_assert(sizeof(State) <= 1024);

FONDACO_FN constexpr int players(const State& s) { return s.options.players; }

FONDACO_FN constexpr const Edition& edition(const State& s) {
  return kEditions[static_cast<std::size_t>(s.options.edition)];
}

/// Own tiles that have come into the display.
FONDACO_FN constexpr int used(const Player& p) { return kQueue - static_cast<int>(p.queue.size()); }

/// More than kMostStored can't come about in play.
FONDACO_FN constexpr int capacity(const State& s, const Player& p) {
  const int spaces = edition(s).base_storage + p.bonus[kStorageBonus];
  return spaces < kMostStored ? spaces : kMostStored;
}

FONDACO_FN constexpr bool storage_full(const State& s, const Player& p) {
  return static_cast<int>(p.storage.size()) >= capacity(s, p);
}

FONDACO_FN constexpr bool is_neutral(std::uint8_t tile) { return (tile & kNeutralMark) != 0; }
FONDACO_FN constexpr std::uint8_t unmarked(std::uint8_t tile) {
  return static_cast<std::uint8_t>(tile & ~kNeutralMark);
}

/// The colour of a tile, with or without mark; not of a hex.
FONDACO_FN constexpr std::size_t colour_of(std::uint8_t tile) { return kTileColour[unmarked(tile)]; }

/// By tile with or without mark: its colour as a bit; none for kNone.
FONDACO_TABLE std::array<std::uint8_t, kNone + 1> kTileBit = [] {
  std::array<std::uint8_t, kNone + 1> bits{};
  for (std::size_t tile = 0; tile < kTiles; ++tile) {
    bits[tile] = bits[tile | kNeutralMark] = static_cast<std::uint8_t>(1u << kTileColour[tile]);
  }
  return bits;
}();

}  // namespace fondaco::tuscany
