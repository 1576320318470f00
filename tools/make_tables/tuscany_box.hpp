#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "json_check.hpp"

// What came in the box, as read from the file: what reading, drawing and header share.

namespace make_tables::tuscany {

enum TileColour : std::size_t {
  kCastle,
  kCity,
  kTavern,
  kField,
  kQuarry,
  kVillage,
  kMonastery,
  kCart,
  kTileColours
};

// The rules know these by their numbers; another order in the file would be another game.
inline const Keys kTileColourKeys = {"castle", "city",    "tavern",    "field",
                                     "quarry", "village", "monastery", "cart"};
inline const Keys kFarmKeys = {"vineyard", "pigs", "olives", "wheat"};
inline const Keys kBonusKeys = {"card", "storage", "marble", "worker", "yield"};
inline const Keys kRewardKeys = {"worker", "marble", "hex", "cards", "green", "red"};
inline const Keys kTieBreakKeys = {"most_empty_cells", "most_green", "fewest_green", "fewest_region_cards",
                                   "shared"};
inline const Keys kEditionKeys = {"revised", "first_edition_2020"};
inline const Keys kLetters = {"A", "B", "C"};

inline constexpr std::size_t kShared = 4;  // the last tie-break
inline constexpr std::size_t kColours = 4;
inline constexpr std::size_t kPositions = 3;    // boards of a domain, from the left
inline constexpr std::size_t kBoardCells = 10;  // places of a board
inline constexpr std::size_t kCells = kPositions * kBoardCells;
inline constexpr std::size_t kBoardsOfALetter = 4;
inline constexpr std::size_t kBoards = 12;
inline constexpr std::size_t kOrders = 3;  // turned by 180°, each is another of the six
inline constexpr std::size_t kOffsets = 4;
inline constexpr std::size_t kTurns = 8;
inline constexpr std::size_t kCastleCells = 3;  // one of which bears the starting castle
inline constexpr int kSlots = 8;
inline constexpr int kRounds = 3;
inline constexpr int kMaxArea = 3;
inline constexpr int kMaxStorage = 5;  // one space, the starting bonus and three cities
// So that a state stays within 1,024 bytes, and no number beyond two digits.
inline constexpr int kMostCopies = 99;
inline constexpr int kMostInStack = 10;
inline constexpr int kMostRegionCards = 200;
inline constexpr int kMostYieldCards = 60;
inline constexpr std::size_t kMaxRewards = 2;
inline constexpr std::size_t kMaxTieBreaks = 4;

using Cells = std::uint32_t;  // of a board or a domain, one bit each

inline Cells bit(std::size_t cell) { return Cells{1} << cell; }

struct Cell {
  int column, row;  // rows in half cells, downwards
};

struct Reward {
  std::size_t kind;
  int count;
};

struct Board {
  std::size_t letter;
  std::array<std::size_t, kBoardCells> colour;  // by place
};

using Order = std::array<std::size_t, kPositions>;  // the letter at each position
using Offsets = std::array<int, kPositions - 1>;    // how far each board lies below the one on its left

// One of the ways to join three boards: the order, which letters are turned, the offsets.
struct Layout {
  std::size_t order, turned, offsets;
};

struct Edition {
  int draw_base, monastery_cards, start_hand, removed_at, base_storage, storage_green, overflow_red,
      marble_actions, per_tile, per_hex, per_marble, per_worker, cards_per_point;
  std::vector<std::size_t> tie_breaks;
};

struct Box {
  int min_players, max_players;
  Keys boards, yields, tile_keys;
  std::string letters;
  std::vector<int> player_tiles, neutral_tiles, domain_cells, region_copies, bonus_first, bonus_second;
  std::vector<int> tile_colour, tile_farms;  // by tile
  std::vector<int> player_set, neutral_set;  // tiles
  std::vector<int> bonus_copies, yield_copies, area_points;
  std::vector<std::vector<Reward>> yield_rewards;
  int stack;
  std::array<Cell, kBoardCells> cells;
  int width;  // columns of a board
  std::vector<int> joint_offsets;
  std::vector<Board> board;
  std::vector<Order> orders;
  std::vector<Offsets> offsets;
  std::vector<std::array<Cells, kCells>> neighbours;  // in a domain, by offsets
  bool take_only_placeable, extra_lap, hex_usable_same_turn;
  std::vector<Edition> editions;
};

inline std::size_t turned_place(bool turned, std::size_t place) {
  return turned ? kBoardCells - 1 - place : place;
}

// Where a cell of a domain lies.
inline Cell cell_of_domain(const Box& c, const Offsets& offsets, std::size_t cell) {
  const std::size_t position = cell / kBoardCells;
  Cell at = c.cells[cell % kBoardCells];
  at.column += c.width * static_cast<int>(position);
  for (std::size_t i = 0; i < position; ++i) at.row += offsets[i];
  return at;
}

// The outline of a board, the boards and the ways to join them.
void read_boards(const Entry& file, Box& c);

// Numbers of the rules, flags, and the other edition.
void read_rules(const Entry& file, Box& c);

// The drawing has a place for everything, inside its panels and clear of each other.
void check_drawing(const Entry& file, const Box& c);

// The text of the header with the tables.
std::string header(const Box& c);

}  // namespace make_tables::tuscany
