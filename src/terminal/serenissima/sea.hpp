#pragma once

#include <array>
#include <map>
#include <string_view>
#include <vector>

#include "games/serenissima/tables.hpp"
#include "terminal/screen.hpp"

// The view as values: galleys, ports, the turn under way, and what follows from them. Goods, ports and zones
// go by the numbers of the rules.

namespace fondaco::terminal::serenissima {

namespace tables = fondaco::serenissima::tables;

using Cargo = std::array<int, tables::kGoods>;

std::size_t good_with(std::string_view key);
/// A zone or its port.
std::size_t zone_with(std::string_view key);

int total(const Cargo& cargo);

struct Galley {
  int number, owner;
  std::size_t zone;
  int sailors;
  Cargo cargo{};

  int load() const { return sailors + total(cargo); }
};

inline constexpr int kNeutral = -1;

struct Port {
  int owner = kNeutral;
  int garrison = 0;
  unsigned stored = 0;  // goods, one bit each
  bool fort = false, basilica = false, closed = false;
  std::size_t good = 0;  // that it produces

  int cubes() const;
};

struct Sea {
  std::map<int, Galley> galleys;  // by number
  std::array<Port, tables::kPorts> ports;
  const Galley* active = nullptr;  // the one whose turn it is
  int moved = 0;
  int strength = 0;  // now; before the third step what it would be

  explicit Sea(const Scene& s);
  Sea(const Sea&) = delete;

  std::vector<const Galley*> in_zone(std::size_t zone) const;
  /// The port of a zone if it is open, or nullptr.
  const Port* open_port(std::size_t zone) const;
  /// Sailors of a seat's galleys in a zone.
  int sailors(int seat, std::size_t zone) const;
  /// Seats that could blockade the active galley in a zone.
  std::vector<int> blockaders(std::size_t zone) const;
  int galleys_of(int seat) const;
  /// What a seat's ports would pay now.
  int income_of(int seat) const;
};

inline bool stores(const Port& port, std::size_t good) { return ((port.stored >> good) & 1u) != 0; }
inline bool adjacent(std::size_t a, std::size_t b) { return ((tables::kNeighbours[a] >> b) & 1u) != 0; }
int income(const Port& port, std::size_t at);

/// What selling all that a port takes would bring, and how many cubes that are.
struct Sale {
  int cubes = 0, ducats = 0;
  Cargo goods{};
};
Sale sale(const Sea& sea, const Galley& galley, std::size_t zone);

/// What one cube of the good would bring now.
int sale_price(const Sea& sea, int seat, std::size_t zone, std::size_t good);

}  // namespace fondaco::terminal::serenissima
