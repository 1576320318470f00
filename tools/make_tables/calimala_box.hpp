#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "json_check.hpp"

// What came in the box, as read from the file: what reading, drawing and header share.

namespace make_tables::calimala {

// The rules know these by their numbers; another order in the file would be another game.
inline const Keys kActionKeys = {"wood",  "brick", "marble", "build", "sculpt",
                                 "weave", "sea",   "land",   "donate"};

inline constexpr std::size_t kPorts = 3;
inline constexpr std::size_t kCities = 6;
inline constexpr std::size_t kChurches = 3;
inline constexpr std::size_t kBuildings = 4;
inline constexpr std::size_t kMaterials = 3;
inline constexpr std::size_t kFirstRow = kCities;
inline constexpr std::size_t kFirstSculptures = kFirstRow + kChurches * kMaterials;
inline constexpr std::size_t kLocations = kFirstSculptures + kBuildings;
inline constexpr std::size_t kTiles = 15;
inline constexpr std::size_t kInfluenceCards = kCities + kBuildings;
inline constexpr std::size_t kColours = 5;
inline constexpr std::size_t kDraftCards = 5;
inline constexpr int kSide = 3;  // of the city
inline constexpr int kCells = kSide * kSide;
inline constexpr std::size_t kStreets = 12;

using Locations = std::uint32_t;  // one bit each

inline Locations bit(std::size_t location) { return Locations{1} << location; }

struct SetUp {
  int own, white, support, dealt, opened, boxed;
  std::string beside = "None";
};

struct Box {
  int min_players, max_players;
  Keys actions, cities, buildings, materials, colours, locations, tiles, influence;
  std::vector<int> city_capacity, sculpture_cells, row_capacity, house_cells, card_copies;
  std::array<int, kLocations> capacity;
  int centre_cell;
  std::size_t centre_action;
  std::vector<std::array<int, 2>> streets;
  std::vector<int> layout, draft;
  std::vector<Locations> tile_locations, influence_locations;
  std::vector<int> influence_seats;
  int warehouse, workshop_load, max_workshops, max_ships;
  std::array<std::vector<int>, 3> costs;  // ship, house, workshop
  std::vector<SetUp> setup;
  std::vector<int> phase_points, influence_points;
  int action_cards;
};

// All that belongs to one city (0 to 5) or one building (6 to 9).
inline Locations locations_of_object(std::size_t object) {
  if (object < kCities) return bit(object);
  const std::size_t building = object - kCities;
  Locations set = bit(kFirstSculptures + building);
  for (std::size_t m = 0; m < kMaterials && building < kChurches; ++m)
    set |= bit(kFirstRow + building * kMaterials + m);
  return set;
}

// The drawing has a place for everything, inside its panels and clear of each other.
void check_drawing(const Entry& file, const Box& c);

// The text of the header with the tables.
std::string header(const Box& c);

}  // namespace make_tables::calimala
