#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "json_check.hpp"

// What came in the box, as read from the file: what reading, drawing and header share.

namespace make_tables::serenissima {

// The rules know goods and Doge cards by their numbers; another order in the file would be another game.
inline const Keys kGoodKeys = {"wood", "stone", "marble", "wine", "gold", "spice"};

struct DogeForm {
  std::string_view key;
  int advance;
  bool pays_wine, reshuffle;
};
inline constexpr std::array<DogeForm, 4> kDogeForms = {
    {{"wine", 0, true, false},
     {"one_hourglass", 1, false, false},
     {"two_hourglasses", 2, false, false},
     {"two_hourglasses_arrows", 2, false, true}}
};
inline constexpr int kLongestStep = 2;  // of the time marker

inline constexpr std::size_t kColours = 4;
inline constexpr std::size_t kGoods = 6;
inline constexpr std::size_t kPorts = 19;
inline constexpr std::size_t kZones = 20;
inline constexpr std::size_t kStartPorts = 5;
inline constexpr std::size_t kMaxWarehouse = kGoods - 1;  // a port never stores what it produces
inline constexpr std::size_t kScorings = 3;
inline constexpr int kGalleys = 15;     // the highest number
inline constexpr int kGalleySlots = 5;  // one of them for a sailor
inline constexpr int kGalleyGoods = 4;
inline constexpr int kDogeCards = 5;
inline constexpr std::size_t kMostClosed = 4;  // ports, one of a good
inline constexpr int kFaces = 6;
inline constexpr int kLeastPrice = 2;
inline constexpr int kHighestPrice = 6;
inline constexpr int kHighestIncome = 20;
// More galleys than the box has cubes for would make more choices than a loading step can list.
inline constexpr int kMostGalleysEach = 6;
inline constexpr int kMostOfAKind = 99;  // no number beyond two digits
inline constexpr int kMostDucats = 20;   // of a cost or a bonus
inline constexpr int kLongestTrack = 20;
inline constexpr std::uint8_t kNoPort = 0xFF;

using Set = std::uint32_t;  // of zones, ports or goods, one bit each

inline Set bit(std::size_t element) { return Set{1} << element; }

struct Port {
  std::size_t zone;
  std::vector<int> price, income;
};

struct Zone {
  std::size_t port;  // kPorts: none
  Set neighbours;
};

struct Rounds {
  int fewest, most;
};

struct SetUp {
  int sailors, galleys, start_galleys, ducats, garrison, crew;
  Set closed;  // goods
  int track_end;
  std::vector<int> scoring;
};

struct Box {
  int min_players, max_players;
  Keys port_keys, zone_keys, doge_keys;
  std::vector<int> cubes, doge_copies;
  std::vector<Port> ports;
  std::vector<std::vector<int>> port_goods;  // by versions of the rules, the present one last
  Set start_ports;
  std::vector<Zone> zones;
  std::vector<SetUp> setup;
  int wine_income, skulls, fort_dice;
  int galleys_each, forts, basilicas;
  int good_cost, free_goods, sailor_cost, galley_cost, fort_cost, basilica_cost, spice_bonus, basilica_income;
};

// The ports that produce a good.
inline Set producers(const std::vector<int>& port_goods, std::size_t good) {
  Set ports = 0;
  for (std::size_t port = 0; port < port_goods.size(); ++port)
    if (port_goods[port] == static_cast<int>(good)) ports |= bit(port);
  return ports;
}
inline Set producers(const Box& c, std::size_t good) { return producers(c.port_goods.back(), good); }

// The ports with their warehouses; the zones and what is adjacent.
void read_map(const Entry& file, Box& c);

// The Doge cards, and what depends on the number of players.
void read_doge(const Entry& file, Box& c);
void read_setup(const Entry& file, Box& c);

// What ports produced under earlier versions of the rules, by which games may still be played.
void read_earlier(const Entry& file, Box& c);

// The drawing has a place for everything, inside its panels and clear of each other.
void check_drawing(const Entry& file, const Box& c);

// The text of the header with the tables.
std::string header(const Box& c);

}  // namespace make_tables::serenissima
