#pragma once

#include <algorithm>

#include "core/rng.hpp"
#include "core/target.hpp"
#include "games/millefiori/cards.hpp"
#include "games/millefiori/state.hpp"

// Set-up (section 2) up to the first decision. The shuffle is all the chance there is.

namespace fondaco::millefiori {

/// The most decisions of a game with so many players: each turn has a selection, a play and at most one extra
/// card declined; each extra card is taken and played. Of the display's cards those of the last round's end
/// come too late, but for some of them when each player lays out his own (Q29).
FONDACO_FN constexpr int most_decisions(int players) {
  const SetUp& set_up = kSetUp[static_cast<std::size_t>(players)];
  const int turns = set_up.rounds * set_up.plays * players;
  const int extra_cards = set_up.display + set_up.leftovers * (set_up.rounds * players - 1);
  return 3 * turns + 2 * extra_cards;
}
inline constexpr int kMaxDecisions = std::max({most_decisions(2), most_decisions(3), most_decisions(4)});
static_assert(kMaxDecisions == 300);

FONDACO_FN constexpr State start(const Options& options, Seed seed) {
  State s;
  s.options = options;
  for (auto& card : s.selected) card = kNone;
  Rng rng(seed);
  s.first = options.first != kNobody ? options.first : static_cast<Seat>(rng.below(options.players));

  std::array<std::uint8_t, kCards> cards{};
  for (std::uint8_t card = 0; card < kCards; ++card) cards[card] = card;
  rng.shuffle(cards.data(), cards.size());
  const std::size_t display = kSetUp[options.players].display;
  for (std::size_t i = 0; i < display; ++i) s.display.insert(cards[i]);
  for (std::size_t i = kCards; i > display; --i) s.deck.push_back(cards[i - 1]);
  deal_round(s);
  return s;
}

}  // namespace fondaco::millefiori
