#pragma once

#include "core/counts.hpp"
#include "core/target.hpp"
#include "games/calimala/cards.hpp"
#include "games/calimala/state.hpp"

// The invariants of section 9.7, for every state that play can reach.

namespace fondaco::calimala {

FONDACO_FN constexpr const char* violation_of_discs(const State& s) {
  const SetUp& box = set_up(s);
  const bool mid_turn = s.phase == Phase::Act || s.phase == Phase::ReplaceWhite;
  int on_streets = 0, white_on_streets = 0, support_on_streets = 0, empty_seats = 0, third_seats = 0;
  std::array<int, kMaxPlayers> own{};
  for (std::size_t street = 0; street < kStreets; ++street) {
    const auto& stack = s.stacks[street];
    const std::size_t most = s.phase == Phase::Act && street == s.street ? 4 : 3;
    if (stack.size() > most) return "a stack is higher than three discs";
    if (stack.count(kSupportDisc) > 1) return "a stack holds two support discs";
    for (const std::uint8_t disc : stack) {
      ++on_streets;
      white_on_streets += disc == kWhiteDisc;
      support_on_streets += disc == kSupportDisc;
      if (disc < kMaxPlayers) ++own[disc];
    }
  }
  for (const std::uint8_t seat : s.seats) {
    if (seat == kNone) {
      ++empty_seats;
    } else if (seat >= players(s)) {
      ++third_seats;
    } else {
      ++own[seat];
    }
  }
  int white = white_on_streets + s.removed_white,
      support = support_on_streets + third_seats + s.removed_support;
  int removed = s.removed_white + s.removed_support;
  for (Seat p = 0; p < players(s); ++p) {
    const auto& supply = s.supply[p];
    white += supply[kWhite];
    support += supply[kSupport];
    removed += s.removed_own[p];
    if (own[p] + supply[kOwn] + s.removed_own[p] != box.own) return "own discs are not conserved";
    const int turns = (s.turns + players(s) - 1 - p) / players(s) + (mid_turn && p == s.active ? 1 : 0);
    if (discs_left(s, p) != box.own + box.white + box.support - turns) {
      return "a supply did not fall by one per turn";
    }
  }
  const int white_left =
      white + (s.phase == Phase::ReplaceWhite ? 1 : 0);  // the one in the active player's fingers
  if (white_left != box.white * players(s)) return "white discs are not conserved";
  if (support != box.support * players(s)) return "support discs are not conserved";
  const int overflows =
      static_cast<int>(s.seats.size()) + removed - empty_seats + (s.phase == Phase::ReplaceWhite ? 1 : 0);
  if (on_streets != s.turns + (mid_turn ? 1 : 0) - overflows)
    return "discs on streets differ from turns less overflows";
  if (s.phase == Phase::Over && s.turns % players(s) != 0) return "players had different numbers of turns";
  return nullptr;
}

/// What is remembered of the latest reshuffle agrees with where the cards are.
FONDACO_FN constexpr const char* violation_of_reshuffle(const State& s) {
  if (s.reshuffle.happened == 0) return nullptr;
  Counts since = counted<kActions>(s.deck);
  Counts played{};
  for (Seat p = 0; p < players(s); ++p) {
    add(since, s.reshuffle.drawn[p]);
    add(played, s.reshuffle.played[p]);
    for (std::size_t a = 0; a < kActions; ++a) {
      if (s.hand[p][a] + s.reshuffle.played[p][a] < s.reshuffle.drawn[p][a]) return "a drawn card is nowhere";
    }
  }
  if (since != s.reshuffle.deck) return "the deck does not come from the latest reshuffle";
  if (played != s.discard) return "what was played since the reshuffle is not what is discarded";
  return nullptr;
}

FONDACO_FN constexpr const char* violation_of_cards(const State& s) {
  Counts seen = s.discard;
  add_items(seen, s.deck);
  for (const Counts& hand : s.hand) add(seen, hand);
  const bool deck_made = s.phase != Phase::Influence && s.phase != Phase::Draft;
  if (deck_made && seen != s.options.card_copies) return "action cards are not conserved";
  for (Seat p = 0; p < players(s); ++p) {
    if (s.known[p] != kNone && s.hand[p][s.known[p]] == 0) return "a card known to be in a hand is not there";
  }
  if (const char* found = violation_of_reshuffle(s)) return found;
  unsigned influence = 0;
  int cards = 0;
  const auto count = [&](std::uint8_t card) {
    if (card != kNone) influence |= 1u << card, ++cards;
  };
  count(s.beside);
  count(s.boxed);
  for (Seat p = 0; p < players(s); ++p) {
    influence |= s.dealt[p];
    cards += std::popcount(s.dealt[p]);
    const auto has = [&](std::uint8_t card) { return card == kNone || ((s.dealt[p] >> card) & 1) != 0; };
    if (!has(s.kept[p]) || !has(s.opened[p])) return "a chosen influence card was not dealt";
  }
  if (cards != kInfluenceCards || std::popcount(influence) != kInfluenceCards)
    return "influence cards are not conserved";
  return nullptr;
}

FONDACO_FN constexpr const char* violation_of_board(const State& s) {
  for (int location = 0; location < kLocations; ++location) {
    const auto at = static_cast<std::size_t>(location);
    int cubes = s.free.cubes[at];
    for (const std::uint8_t n : s.cubes[at]) cubes += n;
    if (cubes != capacity(s.options, location)) return "cubes and free cells do not add up";
  }
  std::array<int, kMaxPlayers> palazzo{};
  for (const std::uint8_t p : s.palazzo) ++palazzo[p];
  for (std::size_t p = 0; p < kMaxPlayers; ++p) {
    if (palazzo[p] != s.cubes[kLocations - 1][p]) return "the order of the Palazzo sculptures is wrong";
  }
  for (std::size_t city = 0; city < kTradeCities; ++city) {
    int houses = s.free.houses[city];
    for (const Mat& mat : s.mats) houses += (mat.houses >> city) & 1;
    if (houses != s.options.house_cells[city]) return "houses and free house cells do not add up";
  }
  for (const Mat& mat : s.mats) {
    for (const std::uint8_t n : mat.stock) {
      if (n > kWarehouse) return "a warehouse is too full";
    }
    for (std::size_t w = 0; w < kMaxWorkshops; ++w) {
      if (mat.load[w] > (w < mat.workshops ? kWorkshopLoad : 0)) return "a workshop is too full";
    }
    if (mat.ships > kMaxShips || mat.workshops > kMaxWorkshops) return "too much was built";
  }
  return nullptr;
}

FONDACO_FN constexpr const char* violation_of_points(const State& s) {
  int most = 6 * scored(s);
  if (s.phase == Phase::Over) most += 9 * 5;
  int sum = 0;
  for (const std::uint8_t points : s.points) sum += points;
  return sum > most ? "more points than the phases can give" : nullptr;
}

/// The first violated invariant, or nullptr.
FONDACO_FN constexpr const char* violation(const State& s) {
  if (const char* found = violation_of_discs(s)) return found;
  if (const char* found = violation_of_cards(s)) return found;
  if (const char* found = violation_of_board(s)) return found;
  return violation_of_points(s);
}

}  // namespace fondaco::calimala
