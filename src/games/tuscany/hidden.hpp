#pragma once

#include "core/counts.hpp"
#include "core/deal_since.hpp"
#include "core/rng.hpp"
#include "core/target.hpp"
#include "games/tuscany/domain.hpp"
#include "games/tuscany/payments.hpp"
#include "games/tuscany/state.hpp"

// What a seat does not know, drawn anew (section 6). An observer that is no seat (kNobody) knows what is
// public.

namespace fondaco::tuscany {

using CardBag = Bag<kColours>;

/// What a seat can work out of the region cards: those that the others held together when the deck was last
/// shuffled, and those of that deck which it has not drawn itself.
struct CardSources {
  CardBag held;
  CardBag pile;
};

FONDACO_FN constexpr CardSources card_sources(const State& s, Seat observer) {
  CardSources sources;
  const Player own = observer == kNobody ? Player{} : s.players[observer];
  for (std::size_t c = 0; c < kColours; ++c) {
    int open = s.discard[c];  // discarded before the shuffle, in positions made by hand
    for (Seat seat = 0; seat < players(s); ++seat) open -= s.players[seat].paid[c];
    const int own_then = own.hand[c] + own.paid[c] - own.drawn[c];
    sources.held.add(c, kRegionCopies[c] - s.pool[c] - open - own_then);
    sources.pile.add(c, s.pool[c] - own.drawn[c]);
  }
  return sources;
}

/// Who is about to pay has shown that he can (3.5).
FONDACO_FN constexpr bool agrees_with_placement(const State& s) {
  if (s.phase != Phase::Pay) return true;
  const Player& p = s.players[s.active];
  return ((payable_colours(p) >> cell_colour(p, s.placing_cell)) & 1u) != 0;
}

/// Tries end far sooner in all but freak positions; then the real hands stay, which are always possible.
inline constexpr int kMostTries = 100'000;

FONDACO_FN constexpr void resample_cards(State& s, Seat observer, const CardSources& sources, Rng& rng) {
  const auto real = s.players;
  for (int tries = 0; tries < kMostTries; ++tries) {
    std::array<HiddenHand<kColours>, kMaxSeats> seats{};
    for (Seat seat = 0; seat < players(s); ++seat) {
      if (seat == observer) continue;
      const Player& p = real[seat];
      seats[seat].new_cards = total(p.drawn);
      seats[seat].old_cards = total(p.hand) + total(p.paid) - seats[seat].new_cards;
      seats[seat].played = p.paid;
    }
    CardBag pile = sources.pile;
    if (!deal_since_shuffle(seats, sources.held, pile, rng)) continue;
    for (Seat seat = 0; seat < players(s); ++seat) {
      if (seat == observer) continue;
      s.players[seat].hand = seats[seat].hand;
      s.players[seat].drawn = seats[seat].drawn;
    }
    if (!agrees_with_placement(s)) continue;
    s.deck.clear();
    return shuffle_into(s.deck, pile.cards, rng);
  }
  s.players = real;
  reorder<kColours>(s.deck, rng);
}

FONDACO_FN constexpr bool resample(State& s, Seat observer, Rng& rng) {
  const CardSources sources = card_sources(s, observer);
  int old_cards = 0;
  int new_cards = static_cast<int>(s.deck.size());
  for (Seat seat = 0; seat < players(s); ++seat) {
    if (seat == observer) continue;
    const Player& p = s.players[seat];
    new_cards += total(p.drawn);
    old_cards += total(p.hand) + total(p.paid) - total(p.drawn);
  }
  if (sources.held.size != old_cards || sources.pile.size != new_cards) return false;  // made by hand
  s.rng = Rng::from_state(rng.next64());
  resample_cards(s, observer, sources, rng);
  reorder<kTiles>(s.supply, rng);
  reorder<kYields>(s.yield_deck, rng);
  for (Seat seat = 0; seat < players(s); ++seat) {
    Player& p = s.players[seat];
    reorder<kTiles>(p.queue, rng);
    if (s.phase == Phase::Layout && seat != observer && p.layout != kNone) {
      join_boards(p, static_cast<int>(rng.below(kLayouts)));
      p.start = static_cast<std::uint8_t>(castle_cell(p.boards, p.layout, static_cast<int>(rng.below(3))));
    }
  }
  return true;
}

}  // namespace fondaco::tuscany
