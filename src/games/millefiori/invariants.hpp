#pragma once

#include "core/target.hpp"
#include "games/millefiori/areas.hpp"
#include "games/millefiori/cards.hpp"
#include "games/millefiori/legal.hpp"
#include "games/millefiori/state.hpp"

// The invariants of test F8, for every state that play can reach.

namespace fondaco::millefiori {

/// Every card is in one place, and every place holds as many as the course of the game asks for.
FONDACO_FN constexpr const char* violation_of_cards(const State& s) {
  CardSet seen = s.display;
  seen |= s.discard;
  int count = s.display.size() + s.discard.size();
  const auto add = [&](std::uint8_t card) {
    if (card == kNone) return;
    seen.insert(card);
    ++count;
  };
  add(s.card);
  for (const std::uint8_t card : s.deck) add(card);
  for (Seat p = 0; p < players(s); ++p) {
    seen |= s.hand[p];
    count += s.hand[p].size();
    add(s.selected[p]);
  }
  if (count != kCards || seen != all_cards()) return "cards are not conserved";
  if (static_cast<int>(s.deck.size()) != expected_deck(s)) return "the deck does not fit the round";
  if ((s.card != kNone) != (s.phase == Phase::Use)) return "a card is used at the wrong time";
  for (Seat p = 0; p < players(s); ++p) {
    if (!fits_hand(s, p)) return "a hand has the wrong size";
    if (!fits_selected(s, p)) return "a card is selected at the wrong time";
  }
  return nullptr;
}

FONDACO_FN constexpr const char* violation_of_rhombi(const State& s) {
  for (Seat p = 0; p < players(s); ++p) {
    int used = 0;
    for (const auto& own : s.own) used += std::popcount(own[p]);
    for (const auto& takers : s.bonus) {
      const int taken = takers.count(p);
      if (taken > 1) return "a player took the bonus of an area twice";
      used += taken;
    }
    if (used != s.used[p] || rhombi_left(s, p) < 0) return "rhombi are not conserved";
    if (supply(s, p) == 0 && s.phase == Phase::Select && s.active == s.first) {
      return "the game goes on with an empty supply";
    }
    if (s.ship[p] > kSeaLast) return "a ship is beyond the last space";
  }
  return nullptr;
}

FONDACO_FN constexpr const char* violation_of_board(const State& s) {
  std::array<int, kAreas> played{};
  std::array<int, kKinds> played_of_kind{};
  s.discard.for_each([&](std::size_t card) {
    ++played[kKindArea[kCardKind[card]]];
    ++played_of_kind[kCardKind[card]];
  });
  for (int area = 0; area < kAreas; ++area) {
    const auto& own = s.own[static_cast<std::size_t>(area)];
    const Cells taken = filled(s, area);
    int rhombi = 0;
    for (const Cells cells : own) rhombi += std::popcount(cells);
    if (rhombi != std::popcount(taken)) return "two rhombi lie on one cell";
    if ((taken & ~kAreaCells[static_cast<std::size_t>(area)]) != 0) return "a rhombus lies on no cell";
    if (rhombi > played[static_cast<std::size_t>(area)])
      return "more cells are filled than cards were played";
    if (area == kNobles || area == kCommoners) {
      for (Cells rest = taken; rest != 0; rest &= rest - 1) {
        const auto cell = static_cast<std::size_t>(std::countr_zero(rest));
        if ((kPyramidSupports[cell] & ~taken) != 0) return "a citizen stands on nothing";
      }
    }
  }
  if ((filled(s, kResidences) & (filled(s, kResidences) + 1)) != 0) return "a residence was skipped";
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    const int area = kKindArea[kind];
    if (area == kNobles || area == kCommoners) continue;
    if (std::popcount(filled(s, area) & kKindCells[kind]) > played_of_kind[kind]) {
      return "more cells of a symbol are filled than cards of it were played";
    }
  }
  return nullptr;
}

FONDACO_FN constexpr const char* violation_of_course(const State& s) {
  if (s.round < 1 || s.round > set_up(s).rounds) return "there is no such round";
  if (s.cycle < 1 || s.cycle > cycles(s)) return "there is no such turn cycle";
  if (s.phase == Phase::Extra && s.display.empty()) return "an extra card is offered from an empty display";
  if (s.phase == Phase::Use && rhombi_left(s, s.active) > 0 && legal_cells(s, s.card) == 0) {
    return "a card has no cell";  // 4.7
  }
  return nullptr;
}

/// A bonus is taken as soon as its condition is met, unless no rhombus was left for it.
FONDACO_FN constexpr const char* violation_of_bonus(const State& s) {
  for (int area = 0; area < kBonusAreas; ++area) {
    for (Seat p = 0; p < players(s); ++p) {
      const bool taken = s.bonus[static_cast<std::size_t>(area)].contains(p);
      const bool met = meets_bonus(s.own[static_cast<std::size_t>(area)][p], area);
      if (taken && !met) return "a bonus was taken too early";
      if (met && !taken && rhombi_left(s, p) > 0) return "a bonus was not taken";
    }
  }
  return nullptr;
}

/// The first violated invariant, or nullptr.
FONDACO_FN constexpr const char* violation(const State& s) {
  if (const char* found = violation_of_cards(s)) return found;
  if (const char* found = violation_of_rhombi(s)) return found;
  if (const char* found = violation_of_board(s)) return found;
  if (const char* found = violation_of_bonus(s)) return found;
  return violation_of_course(s);
}

}  // namespace fondaco::millefiori
