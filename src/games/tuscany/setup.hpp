#pragma once

#include <algorithm>

#include "core/target.hpp"
#include "games/tuscany/cards.hpp"
#include "games/tuscany/display.hpp"
#include "games/tuscany/state.hpp"

// Set-up (section 2) up to the first decision, the layouts.

namespace fondaco::tuscany {

/// One board of each letter for each player, by lot.
FONDACO_FN constexpr void deal_boards(State& s) {
  constexpr std::uint8_t kOfLetter = kBoards / 3;
  for (std::uint8_t letter = 0; letter < 3; ++letter) {
    std::array<std::uint8_t, kOfLetter> boards{};
    for (std::uint8_t i = 0; i < kOfLetter; ++i)
      boards[i] = static_cast<std::uint8_t>(kOfLetter * letter + i);
    s.rng.shuffle(boards.data(), boards.size());
    for (std::size_t p = 0; p < s.options.players; ++p) s.players[p].boards[letter] = boards[p];
  }
}

/// The most decisions of a game with so many players (section 9). A drawn card returns only by a payment; own
/// tiles run out, and then at most two laps follow. Refreshing ends at the latest when the neutral tiles have
/// come through twice, with a tile that can be placed: a neutral one, which does not come back. Each action
/// may be followed by the question for marble.
FONDACO_FN constexpr int most_decisions(int players) {
  int marble_actions = 0;
  for (const Edition& e : kEditions) {
    marble_actions = std::max(marble_actions, int{e.marble_actions});
  }
  const int placements = (kCells - 1) * players;
  const int draws = kRegionCards + 4 * placements;
  const int takes = (kQueue + 2 * (1 + marble_actions)) * players;
  const int refreshes = kNeutral * (kNeutral + 1);
  return 2 * players + 2 * draws + 3 * takes + refreshes + 4 * placements;
}
inline constexpr int kMaxDecisions = most_decisions(kMaxPlayers);

FONDACO_FN constexpr State start(const Options& options, Seed seed) {
  State s;
  s.rng = Rng(seed);
  s.options = options;
  NoEvents none;
  s.pool = kRegionCopies;
  shuffle_into(s.deck, kRegionCopies, s.rng);
  shuffle_into(s.yield_deck, kYieldCopies, s.rng);
  for (const std::uint8_t tile : kNeutralTiles) s.supply.push_back(tile);
  s.rng.shuffle(s.supply.begin(), s.supply.size());
  for (std::size_t p = 0; p < options.players; ++p) {
    auto& queue = s.players[p].queue;
    for (const std::uint8_t tile : kPlayerTiles) queue.push_back(tile);
    s.rng.shuffle(queue.begin(), queue.size());
  }
  s.bonus_pile = kBonusCopies;
  for (std::size_t slot = 0; slot < kSlots; ++slot) refill_neutral(s, slot, none);
  check_five(s, none);
  for (Seat p = 0; p < options.players; ++p) draw_cards(s, p, edition(s).start_hand, none);
  deal_boards(s);
  return s;
}

}  // namespace fondaco::tuscany
