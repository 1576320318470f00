#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "core/fixed_list.hpp"
#include "core/rng.hpp"
#include "core/seats.hpp"
#include "core/target.hpp"
#include "games/calimala/tables.hpp"

namespace fondaco::calimala {

using namespace tables;

inline constexpr int kMaxDepth = 3;   // discs below the third are never activated
inline constexpr int kDiscKinds = 3;  // own, white, support

/// Participants in scoring: the seats, and with two players the third party.
inline constexpr std::uint8_t kThirdParty = 2;

/// A disc in a stack: a seat's number, or one of these.
inline constexpr std::uint8_t kWhiteDisc = 5;
inline constexpr std::uint8_t kSupportDisc = 6;

enum ActionKind : std::uint8_t { kWood, kBrick, kMarble, kBuild, kSculpt, kWeave, kSea, kLand, kDonate };

enum class Phase : std::uint8_t { Influence, Draft, Place, Act, ReplaceWhite, Over };
enum class Obligation : std::uint8_t { Able, Strict, AtPlacementOnly };
enum class PalazzoTie : std::uint8_t { First, Last };
enum class FinalTie : std::uint8_t { Shared, Ladder };
enum class Layout : std::uint8_t { Random, Given };
enum DiscKind : std::uint8_t { kOwn, kWhite, kSupport };

/// First board location of each kind: cloth cells of a city, a church's row, sculptures of a building.
inline constexpr int kFirstRow = 6;
inline constexpr int kFirstSculptures = 15;
FONDACO_FN constexpr int row_location(int church, int material) { return kFirstRow + 3 * church + material; }
FONDACO_FN constexpr int sculpture_location(int building) { return kFirstSculptures + building; }

/// Rule switches (section 8.9). The defaults are what the data say.
struct Options {
  std::uint8_t players = 3;
  Obligation obligation = Obligation::Able;
  PalazzoTie palazzo_tie = PalazzoTie::First;
  FinalTie final_tie = FinalTie::Shared;
  Layout layout = Layout::Random;
  std::uint8_t centre_action = kCentreAction;
  std::array<std::uint8_t, kCells> city = kSuggestedLayout;  // with Layout::Given
  std::array<std::uint8_t, kActions> card_copies = kCardCopies;
  std::array<std::uint8_t, kChurches> row_capacity = kRowCapacity;
  std::array<std::uint8_t, kTradeCities> house_cells = kHouseCells;

  friend constexpr bool operator==(const Options&, const Options&) = default;
};

/// How many cubes a location holds under these options.
FONDACO_FN constexpr std::uint8_t capacity(const Options& options, int location) {
  if (location < kFirstRow) return kCityCapacity[static_cast<std::size_t>(location)];
  if (location >= kFirstSculptures)
    return kSculptureCells[static_cast<std::size_t>(location - kFirstSculptures)];
  return options.row_capacity[static_cast<std::size_t>((location - kFirstRow) / 3)];
}

/// What lies on a player's mat. Houses stand on the board, one bit per trade city.
struct Mat {
  std::array<std::uint8_t, kMaterials> stock{};
  std::array<std::uint8_t, kMaxWorkshops> load{};
  std::uint8_t workshops = 1;
  std::uint8_t ships = 0;
  std::uint8_t houses = 0;

  FONDACO_FN constexpr int cloth() const { return load[0] + load[1] + load[2]; }
  friend constexpr bool operator==(const Mat&, const Mat&) = default;
};

/// Cells still free on the board: what a player's actions are limited by besides his mat.
struct FreeCells {
  std::array<std::uint8_t, kLocations> cubes{};
  std::array<std::uint8_t, kTradeCities> houses{};

  friend constexpr bool operator==(const FreeCells&, const FreeCells&) = default;
};

using Counts = std::array<std::uint8_t, kActions>;  // action cards by action

/// The activation of one disc (3.4). Slots are counted per end of the street.
struct Activation {
  std::uint32_t touched = 0;  // locations where this seat put a cube in this activation
  Seat seat = kNobody;
  std::uint8_t depth = 0;
  std::array<std::uint8_t, 2> slots{};
  std::uint8_t placed = 0;
  std::uint8_t able = 0;
  std::uint8_t support = 0;  // the stack contains a support disc
  std::uint8_t unused = 0;

  friend constexpr bool operator==(const Activation&, const Activation&) = default;
};

/// What everybody can work out since the latest reshuffle (7.3).
struct Reshuffle {
  std::uint8_t happened = 0;
  Counts deck{};                            // the cards the deck was made of
  std::array<Counts, kMaxPlayers> drawn{};  // since then; a seat knows only its own by type
  std::array<Counts, kMaxPlayers> played{};

  friend constexpr bool operator==(const Reshuffle&, const Reshuffle&) = default;
};

struct State {
  Rng rng;
  Activation activation;
  std::array<std::uint16_t, kMaxPlayers> dealt{};  // influence cards dealt, one bit each
  Options options;
  Phase phase = Phase::Influence;
  Seat active = 0;
  std::uint8_t street = 0;  // of the disc just placed
  std::uint8_t turns = 0;
  std::array<std::uint8_t, kCells> city{};
  std::array<FixedList<std::uint8_t, 4>, kStreets> stacks{};  // bottom first
  std::array<std::uint8_t, kTiles> tiles{};
  FixedList<std::uint8_t, kTiles> seats{};  // participant or kNone, in council order
  std::array<std::array<std::uint8_t, kMaxPlayers>, kLocations> cubes{};
  FreeCells free{};
  FixedList<std::uint8_t, 4> palazzo{};  // participants in the order of their sculptures there
  std::array<Mat, kMaxPlayers> mats{};
  std::array<std::array<std::uint8_t, kDiscKinds>, kMaxPlayers> supply{};
  std::array<std::uint8_t, kMaxPlayers> points{};  // per participant
  std::array<Counts, kMaxPlayers> hand{};
  std::array<std::uint8_t, kMaxPlayers> known{};  // drafted card known to be in hand, or kNone
  std::array<std::uint8_t, kMaxPlayers> kept{};
  std::array<std::uint8_t, kMaxPlayers> opened{};
  std::uint8_t beside = kNone;
  std::uint8_t boxed = kNone;
  std::uint8_t offer = 0;                        // draft cards still laid out, one bit each
  FixedList<std::uint8_t, kActionCards> deck{};  // next card last
  Counts discard{};
  Reshuffle reshuffle{};
  std::array<std::uint8_t, kMaxPlayers> removed_own{};
  std::uint8_t removed_white = 0;
  std::uint8_t removed_support = 0;

  friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>,
              "no padding: states compare and hash byte by byte");
static_assert(sizeof(State) <= 768);

FONDACO_FN constexpr int players(const State& s) { return s.options.players; }
FONDACO_FN constexpr const SetUp& set_up(const State& s) { return kSetUp[s.options.players]; }
FONDACO_FN constexpr int participants(const State& s) { return players(s) == 2 ? 3 : players(s); }

/// The two actions that a street joins.
FONDACO_FN constexpr std::array<std::uint8_t, 2> street_actions(const State& s, int street) {
  const auto& cells = kStreetCells[static_cast<std::size_t>(street)];
  return {s.city[cells[0]], s.city[cells[1]]};
}

/// Discs of all kinds that a seat still holds.
FONDACO_FN constexpr int discs_left(const State& s, Seat seat) {
  return s.supply[seat][kOwn] + s.supply[seat][kWhite] + s.supply[seat][kSupport];
}

FONDACO_FN constexpr bool has_support(const FixedList<std::uint8_t, 4>& stack) {
  return stack.contains(kSupportDisc);
}

/// Scoring phases carried out so far; the end scores whatever was left.
FONDACO_FN constexpr int scored(const State& s) {
  return s.phase == Phase::Over ? kTiles : static_cast<int>(s.seats.size());
}

}  // namespace fondaco::calimala
