#include "games/calimala/given.hpp"

#include <array>

#include "core/given.hpp"
#include "games/calimala/invariants.hpp"
#include "games/calimala/legal.hpp"

namespace fondaco::calimala {

namespace {

template <std::size_t N>
bool holds_each(const std::array<std::uint8_t, N>& list) {
  unsigned seen = 0;
  for (const std::uint8_t item : list) seen |= 1u << item;
  return seen == (1u << N) - 1u;
}

std::string complete_city(State& s) {
  if (!holds_each(s.city)) return "/city: each action must stand there once";
  if (!holds_each(s.tiles)) return "/tiles: each tile must lie there once";
  for (std::size_t street = 0; street < kStreets; ++street) {
    const std::size_t most = s.phase == Phase::Act && street == s.street ? 4 : 3;
    if (s.stacks[street].size() > most) {
      return "/stacks/" + std::to_string(street) + ": at most " + std::to_string(most) +
             " discs are expected";
    }
  }
  return {};
}

/// Free cells are what cubes and houses leave.
std::string complete_cells(State& s) {
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
  }
  return {};
}

std::string complete_cards(State& s) {
  for (Seat p = 0; p < players(s); ++p) {
    const auto dealt = [&](std::uint8_t card) { return ((s.dealt[p] >> card) & 1) != 0; };
    if (s.kept[p] != kNone && !dealt(s.kept[p])) return of_player(p, "kept") + ": this card was not dealt";
    if (s.opened[p] != kNone && (!dealt(s.opened[p]) || s.kept[p] == s.opened[p])) {
      return of_player(p, "open") + ": this card was not dealt, or is the one kept";
    }
  }
  for (std::size_t a = 0; a < kActions; ++a) {
    int all = s.discard[a] + s.deck.count(static_cast<std::uint8_t>(a));
    for (const Counts& hand : s.hand) all += hand[a];
    if (all > s.options.card_copies[a]) {
      return "/players: there are more " + std::string(kActionKeys[a]) + " cards than " +
             std::to_string(s.options.card_copies[a]);
    }
  }
  if (const char* found = violation_of_reshuffle(s)) return "/reshuffle: " + std::string(found);
  return {};
}

/// What the phase is about must be there, and nothing else.
std::string complete_phase(State& s) {
  if (s.phase == Phase::ReplaceWhite && s.seats.size() == kTiles) {
    return "/seats: the council is full, so no disc can be replaced";
  }
  const Activation& act = s.activation;
  if (s.phase != Phase::Act) {
    s.activation = Activation{};
  } else if (act.seat >= players(s) || act.depth > s.stacks[s.street].size() || act.depth == 0) {
    return "/activation: a disc of the street must be named by seat and depth";
  }
  if (s.phase != Phase::Act && s.phase != Phase::ReplaceWhite) s.street = 0;
  return s.phase == Phase::Over ? std::string() : complete_decision(s);
}

}  // namespace

std::string complete(State& s) {
  for (const auto step : {complete_city, complete_cells, complete_cards, complete_phase}) {
    if (std::string error = step(s); !error.empty()) return error;
  }
  return {};
}

}  // namespace fondaco::calimala
