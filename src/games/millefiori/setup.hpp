#pragma once

#include "core/rng.hpp"
#include "core/target.hpp"
#include "games/millefiori/cards.hpp"
#include "games/millefiori/state.hpp"

// Set-up (section 2) up to the first decision. The shuffle is all the chance there is.

namespace fondaco::millefiori {

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
