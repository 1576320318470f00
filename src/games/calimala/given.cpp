#include "games/calimala/given.hpp"

#include <algorithm>

#include "core/describe.hpp"
#include "games/calimala/legal.hpp"

namespace fondaco::calimala {

std::string complete(State& s) {
  std::array<bool, kActions> seen{};
  for (const std::uint8_t action : s.city) seen[action] = true;
  if (std::find(seen.begin(), seen.end(), false) != seen.end())
    return "/city: each action must stand there once";
  std::array<bool, kTiles> tiles{};
  for (const std::uint8_t tile : s.tiles) tiles[tile] = true;
  if (std::find(tiles.begin(), tiles.end(), false) != tiles.end())
    return "/tiles: each tile must lie there once";

  for (int location = 0; location < kLocations; ++location) {
    const auto at = static_cast<std::size_t>(location);
    int free = capacity(s.options, location);
    for (const std::uint8_t cubes : s.cubes[at]) free -= cubes;
    if (free < 0) return "/board/" + std::string(kLocationKeys[at]) + ": there are more cubes than cells";
    s.free.cubes[at] = static_cast<std::uint8_t>(free);
  }
  for (std::size_t city = 0; city < kTradeCities; ++city) {
    int free = s.options.house_cells[city];
    for (const Mat& mat : s.mats) free -= (mat.houses >> city) & 1;
    if (free < 0)
      return "/players: there are more houses in " + std::string(kCityKeys[kPorts + city]) + " than cells";
    s.free.houses[city] = static_cast<std::uint8_t>(free);
  }
  for (std::size_t p = 0; p < kMaxPlayers; ++p) {
    if (s.palazzo.count(static_cast<std::uint8_t>(p)) != s.cubes[kLocations - 1][p]) {
      return "/palazzo_order: it must name each sculpture in the Palazzo once";
    }
    if (s.kept[p] != kNone && ((s.dealt[p] >> s.kept[p]) & 1) == 0) {
      return of_player(static_cast<Seat>(p), "kept") + ": this card was not dealt";
    }
    if (s.opened[p] != kNone && (((s.dealt[p] >> s.opened[p]) & 1) == 0 || s.kept[p] == s.opened[p])) {
      return of_player(static_cast<Seat>(p), "open") + ": this card was not dealt, or is the one kept";
    }
  }
  Counts cards = s.discard;
  for (const std::uint8_t card : s.deck) ++cards[card];
  for (std::size_t a = 0; a < kActions; ++a) {
    int all = cards[a];
    for (const Counts& hand : s.hand) all += hand[a];
    if (all > s.options.card_copies[a]) {
      return "/players: there are more " + std::string(kActionKeys[a]) + " cards than " +
             std::to_string(s.options.card_copies[a]);
    }
  }
  if (s.phase == Phase::ReplaceWhite && s.seats.size() == kTiles) {
    return "/seats: the council is full, so no disc can be replaced";
  }
  if (s.phase == Phase::Act) {
    const auto& stack = s.stacks[s.street];
    const Activation& act = s.activation;
    if (act.seat >= players(s) || act.depth > stack.size() || act.depth == 0) {
      return "/activation: a disc of the street must be named by seat and depth";
    }
  } else {
    s.activation = Activation{};
  }
  if (s.phase != Phase::Act && s.phase != Phase::ReplaceWhite) s.street = 0;
  for (std::size_t street = 0; street < kStreets; ++street) {
    const std::size_t most = s.phase == Phase::Act && street == s.street ? 4 : 3;
    if (s.stacks[street].size() > most) {
      return "/stacks/" + std::to_string(street) + ": at most " + std::to_string(most) +
             " discs are expected";
    }
  }
  const Seats seats = deciders(s);
  if (seats.empty() && s.phase != Phase::Over) return "/phase: nobody has anything to decide in this phase";
  for (const Seat seat : seats) {
    if (legal_set(s, seat).empty())
      return "/phase: seat " + std::to_string(seat) + " would have nothing to choose from";
  }
  return {};
}

}  // namespace fondaco::calimala
