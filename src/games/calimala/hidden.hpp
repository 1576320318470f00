#pragma once

#include "core/deal_since.hpp"
#include "core/rng.hpp"
#include "core/target.hpp"
#include "games/calimala/cards.hpp"
#include "games/calimala/fulfil.hpp"
#include "games/calimala/invariants.hpp"
#include "games/calimala/legal.hpp"
#include "games/calimala/state.hpp"

// What a seat does not know, drawn anew (section 7.3). An observer that is no seat (kNobody) knows what is
// public.

namespace fondaco::calimala {

using ActionBag = Bag<kActions>;

FONDACO_FN constexpr ActionBag bag_of(const Counts& cards) { return {cards, total(cards)}; }
FONDACO_FN constexpr void remove(ActionBag& bag, const Counts& cards) {
  for (std::size_t a = 0; a < kActions; ++a) bag.add(a, -cards[a]);
}

/// Hands and deck as one possible world has them. The deck is a multiset; its order is drawn at the end.
struct CardWorld {
  std::array<Counts, kMaxPlayers> hand{};
  std::array<Counts, kMaxPlayers> drawn{};  // since the reshuffle
  Counts deck{};
};

/// Before the first reshuffle any deal of the unseen cards is possible.
FONDACO_FN constexpr CardWorld deal_unseen(const State& s, Seat observer, Rng& rng) {
  CardWorld world;
  ActionBag unseen = bag_of(s.options.card_copies);
  remove(unseen, s.discard);
  std::array<int, kMaxPlayers> missing{};
  for (Seat p = 0; p < players(s); ++p) {
    if (p == observer) {
      world.hand[p] = s.hand[p];
      remove(unseen, s.hand[p]);
      continue;
    }
    missing[p] = total(s.hand[p]);
    if (s.known[p] != kNone) {
      ++world.hand[p][s.known[p]];
      unseen.add(s.known[p], -1);
      --missing[p];
    }
  }
  for (Seat p = 0; p < players(s); ++p) {
    for (; missing[p] > 0; --missing[p]) ++world.hand[p][unseen.draw(rng)];
  }
  world.deck = unseen.cards;
  return world;
}

/// After a reshuffle every card that a hidden seat has played since came either from the old hands or from
/// the new deck, and what is left of each source is dealt accordingly. False when it must be tried again.
FONDACO_FN constexpr bool deal_since_reshuffle(const State& s, Seat observer, Rng& rng, CardWorld& world) {
  const Reshuffle& since = s.reshuffle;
  world = CardWorld{};
  ActionBag fresh = bag_of(since.deck);                 // the reshuffled cards not drawn by the observer
  ActionBag old_cards = bag_of(s.options.card_copies);  // what the hidden hands held at the reshuffle
  remove(old_cards, since.deck);
  if (observer != kNobody) {
    world.hand[observer] = s.hand[observer];
    world.drawn[observer] = since.drawn[observer];
    remove(fresh, since.drawn[observer]);
    for (std::size_t a = 0; a < kActions; ++a) {
      old_cards.add(a, since.drawn[observer][a] - s.hand[observer][a] - since.played[observer][a]);
    }
  }
  std::array<HiddenHand<kActions>, kMaxSeats> seats{};
  for (Seat p = 0; p < players(s); ++p) {
    if (p == observer) continue;
    HiddenHand<kActions>& seat = seats[p];
    seat.new_cards = total(since.drawn[p]);
    seat.old_cards = total(s.hand[p]) + total(since.played[p]) - seat.new_cards;
    seat.played = since.played[p];
    if (s.known[p] != kNone) {
      ++seat.hand[s.known[p]];
      old_cards.add(s.known[p], -1);
      --seat.old_cards;
    }
  }
  if (!deal_since_shuffle(seats, old_cards, fresh, rng)) return false;
  for (Seat p = 0; p < players(s); ++p) {
    if (p == observer) continue;
    world.hand[p] = seats[p].hand;
    world.drawn[p] = seats[p].drawn;
  }
  world.deck = fresh.cards;
  return true;
}

/// A player who is in the middle of using his placed disc has shown that his hand lets him (7.3, placement
/// inference).
FONDACO_FN constexpr bool agrees_with_placement(const State& s, Seat observer, const CardWorld& world) {
  const Activation& act = s.activation;
  if (s.phase != Phase::Act || act.seat == observer || act.placed == 0 || act.able != 0) return true;
  const ActionSet reach = reachable_actions(s.mats[act.seat], world.hand[act.seat], s.free);
  return (reach & slot_actions(s, act.slots)) != 0;
}

/// Rejection ends far sooner in all but freak positions: among some 8,000 where it could matter, the rarest
/// hand that agreed came about once in a hundred tries.
inline constexpr int kMostTries = 100'000;

FONDACO_FN constexpr void resample_action_cards(State& s, Seat observer, Rng& rng) {
  if (s.phase == Phase::Influence || s.phase == Phase::Draft) return;  // all cards lie open, no deck yet
  CardWorld world;
  bool found = false;
  for (int tries = 0; tries < kMostTries && !found; ++tries) {
    if (s.reshuffle.happened == 0) world = deal_unseen(s, observer, rng);
    found = (s.reshuffle.happened == 0 || deal_since_reshuffle(s, observer, rng, world)) &&
            agrees_with_placement(s, observer, world);
  }
  if (found) {
    s.hand = world.hand;
    s.reshuffle.drawn = world.drawn;
  } else {  // the real hands are always possible
    world.deck = counted<kActions>(s.deck);
  }
  s.deck.clear();
  shuffle_into(s.deck, world.deck, s.rng);
}

FONDACO_FN constexpr void resample_influence_cards(State& s, Seat observer, Rng& rng) {
  const SetUp& box = set_up(s);
  const bool over = s.phase == Phase::Over;
  const bool shown = s.phase != Phase::Influence;  // the open cards are shown when all have chosen
  const auto bit = [](std::uint8_t card) { return card == kNone ? 0u : 1u << card; };

  unsigned unseen = (1u << kInfluenceCards) - 1u;
  const bool beside_known = box.beside == Beside::FaceUp || over;
  if (beside_known) unseen &= ~bit(s.beside);
  for (Seat p = 0; p < players(s); ++p) {
    if (p == observer) unseen &= ~unsigned{s.dealt[p]};
    if (shown) unseen &= ~bit(s.opened[p]);
    if (over) unseen &= ~bit(s.kept[p]);
  }
  std::array<std::uint8_t, kInfluenceCards> cards{};
  std::size_t left = 0;
  for (; unseen != 0; unseen &= unseen - 1)
    cards[left++] = static_cast<std::uint8_t>(std::countr_zero(unseen));
  rng.shuffle(cards.data(), left);

  if (!beside_known && s.beside != kNone) s.beside = cards[--left];
  if (s.boxed != kNone) s.boxed = cards[--left];
  for (Seat p = 0; p < players(s); ++p) {
    if (p == observer) continue;
    const bool had_kept = s.kept[p] != kNone;
    const bool had_opened = s.opened[p] != kNone;
    unsigned dealt = (shown ? bit(s.opened[p]) : 0u) | (over ? bit(s.kept[p]) : 0u);
    std::array<std::uint8_t, kInfluenceCards> mine{};  // those that nobody else has seen, in random order
    std::size_t count = 0;
    while (std::popcount(dealt) < box.dealt) {
      mine[count++] = cards[--left];
      dealt |= bit(cards[left]);
    }
    s.dealt[p] = static_cast<std::uint16_t>(dealt);
    if (had_kept && !over) s.kept[p] = mine[--count];
    if (had_opened && !shown) s.opened[p] = mine[--count];
  }
}

FONDACO_FN constexpr bool resample(State& s, Seat observer, Rng& rng) {
  if (violation_of_cards(s) != nullptr) return false;  // made by hand: there is nothing to deal from
  s.rng = Rng::from_state(rng.next64());
  resample_influence_cards(s, observer, rng);
  resample_action_cards(s, observer, rng);
  return true;
}

}  // namespace fondaco::calimala
