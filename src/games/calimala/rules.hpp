#pragma once

#include "core/error.hpp"
#include "core/target.hpp"
#include "games/calimala/cards.hpp"
#include "games/calimala/legal.hpp"
#include "games/calimala/reasons.hpp"
#include "games/calimala/score.hpp"

// The course of the game (section 3): what an action does, and everything automatic that follows it.

namespace fondaco::calimala {

/// A participant's cube on a location whose cell has been taken already.
template <class Sink>
FONDACO_FN constexpr void put_cube(State& s, std::uint8_t participant, int location, Sink& sink) {
  ++s.cubes[static_cast<std::size_t>(location)][participant];
  if (location == sculpture_location(kBuildings - 1)) s.palazzo.push_back(participant);
  sink(happening(Happening::Cube, participant, location));
}

template <class Sink>
FONDACO_FN constexpr void carry_out_effect(State& s, Seat seat, int effect, bool by_card, Sink& sink) {
  sink(happening(Happening::Carried, seat, effect, by_card));
  carry_out(s.mats[seat], s.free, effect, [&](int location) {
    put_cube(s, seat, location, sink);
    s.activation.touched |= 1u << location;
  });
}

/// 6.3: one cube of the third party beside those that the activation put on the board.
template <class Sink>
FONDACO_FN constexpr void third_party_action(State& s, Sink& sink) {
  for (std::uint32_t rest = s.activation.touched; rest != 0; rest &= rest - 1) {
    const int location = std::countr_zero(rest);
    auto& free = s.free.cubes[static_cast<std::size_t>(location)];
    if (free == 0) continue;
    --free;
    put_cube(s, kThirdParty, location, sink);
  }
}

template <class Sink>
FONDACO_FN constexpr void end_game(State& s, Ending why, Sink& sink) {
  sink(happening(Happening::GameOver, kNobody, static_cast<int>(why)));
  final_scoring(s, sink);
  s.phase = Phase::Over;
}

template <class Sink>
FONDACO_FN constexpr void end_turn(State& s, Sink& sink) {
  sink(happening(Happening::TurnOver, s.active));
  ++s.turns;
  s.activation = Activation{};
  s.street = 0;
  bool all_placed = true;
  bool round_complete = true;
  for (Seat p = 0; p < players(s); ++p) {
    all_placed = all_placed && discs_left(s, p) == 0;
    round_complete = round_complete && discs_left(s, p) == discs_left(s, 0);
  }
  if (all_placed) return end_game(s, Ending::AllDiscsPlaced, sink);                                  // E1
  if (s.seats.size() == kTiles && round_complete) return end_game(s, Ending::AllTilesScored, sink);  // E2
  s.active = static_cast<Seat>((s.active + 1) % players(s));
  s.phase = Phase::Place;
}

/// The participant (or nobody, R-10) gets the next council space; its tile is scored at once and the turn
/// ends.
template <class Sink>
FONDACO_FN constexpr void take_seat(State& s, std::uint8_t participant, Sink& sink) {
  const int space = static_cast<int>(s.seats.size());
  s.seats.push_back(participant);
  sink(happening(Happening::Seated, participant, space));
  score_tile(s, space, sink);
  end_turn(s, sink);
}

FONDACO_FN constexpr void remove_disc(State& s, std::uint8_t disc) {
  if (disc == kWhiteDisc) {
    ++s.removed_white;
  } else if (disc == kSupportDisc) {
    ++s.removed_support;
  } else {
    ++s.removed_own[disc];
  }
}

/// The fourth disc is white: the active player gets the seat with a disc of his own (3.6-2).
template <class Sink>
FONDACO_FN constexpr void promote_white_disc(State& s, Sink& sink) {
  auto& supply = s.supply[s.active];
  if (supply[kOwn] > 0) {
    --supply[kOwn];
    ++supply[kWhite];
    sink(happening(Happening::WhiteBack, s.active));
    take_seat(s, s.active, sink);
  } else if (replaceable(s, s.active) != 0) {
    s.phase = Phase::ReplaceWhite;
  } else {
    ++s.removed_white;
    sink(happening(Happening::Removed, kNobody, kWhiteDisc));
    take_seat(s, kNone, sink);
  }
}

/// OVERFLOW (3.6): the fourth disc leaves the bottom of the stack.
template <class Sink>
FONDACO_FN constexpr void overflow(State& s, Sink& sink) {
  auto& stack = s.stacks[s.street];
  s.activation = Activation{};
  if (stack.size() <= kMaxDepth) return end_turn(s, sink);
  const std::uint8_t disc = stack.take(0);
  sink(happening(Happening::Overflowed, kNobody, disc, s.street));
  if (s.seats.size() == kTiles) {  // the end phase: out of the game, whatever its kind
    remove_disc(s, disc);
    sink(happening(Happening::Removed, kNobody, disc));
    end_turn(s, sink);
  } else if (disc == kWhiteDisc) {
    promote_white_disc(s, sink);
  } else {
    take_seat(s, disc == kSupportDisc ? kThirdParty : disc, sink);
  }
}

/// The next disc of the stack that acts: by position, white and support discs are skipped. None below
/// a support disc just placed (6.2).
template <class Sink>
FONDACO_FN constexpr void next_activation(State& s, Sink& sink) {
  const auto& stack = s.stacks[s.street];
  if (stack.back() != kSupportDisc) {
    for (std::size_t depth = s.activation.depth + 1u; depth <= kMaxDepth && depth <= stack.size(); ++depth) {
      const std::uint8_t disc = stack[stack.size() - depth];
      if (disc >= kWhiteDisc) continue;
      const std::uint8_t support = s.activation.support;
      s.activation = Activation{};
      s.activation.seat = disc;
      s.activation.depth = static_cast<std::uint8_t>(depth);
      s.activation.slots = {1, 1};
      s.activation.able = 1;  // no obligation below the top
      s.activation.support = support;
      sink(happening(Happening::Activated, disc, static_cast<int>(depth), s.street));
      return;
    }
  }
  overflow(s, sink);
}

template <class Sink>
FONDACO_FN constexpr void finish_activation(State& s, Sink& sink) {
  sink(happening(Happening::Finished, s.activation.seat));
  if (s.activation.support != 0) third_party_action(s, sink);
  next_activation(s, sink);
}

template <class Sink>
FONDACO_FN constexpr void place_disc(State& s, int kind, int street, Sink& sink) {
  const bool offers_nothing = ((fulfillable_streets(s) >> street) & 1u) == 0;  // then 3.8 allowed it
  auto& stack = s.stacks[static_cast<std::size_t>(street)];
  --s.supply[s.active][static_cast<std::size_t>(kind)];
  stack.push_back(kind == kOwn ? s.active : kind == kWhite ? kWhiteDisc : kSupportDisc);
  sink(happening(Happening::Placed, s.active, kind, street));

  s.phase = Phase::Act;
  s.street = static_cast<std::uint8_t>(street);
  s.activation = Activation{};
  s.activation.seat = s.active;
  s.activation.depth = 1;
  s.activation.slots = kind == kWhite ? std::array<std::uint8_t, 2>{2, 2} : std::array<std::uint8_t, 2>{1, 1};
  s.activation.placed = 1;
  s.activation.able = offers_nothing || s.options.obligation == Obligation::AtPlacementOnly;
  s.activation.support = has_support(stack);
  sink(happening(Happening::Activated, s.active, 1, street));

  if (offers_nothing) {  // a card for each slot at once
    const auto actions = street_actions(s, street);
    for (std::size_t end = 0; end < 2; ++end) {
      for (; s.activation.slots[end] > 0; --s.activation.slots[end]) {
        sink(happening(Happening::Impossible, s.active, actions[end]));
        draw_card(s, s.active, sink);
      }
    }
  }
}

FONDACO_FN constexpr void resolve_slot(State& s, int action) {
  --s.activation.slots[street_actions(s, s.street)[0] == action ? 0 : 1];
}

/// Influence cards are chosen in secret by all at once; when the last has chosen, the open ones are shown and
/// the draft begins with the player to the right of the start player (section 2, 6 and 7).
template <class Sink>
FONDACO_FN constexpr void begin_draft_when_all_have_chosen(State& s, Sink& sink) {
  if (!deciders(s).empty()) return;
  for (Seat p = 0; p < players(s); ++p) {
    if (s.opened[p] != kNone) sink(happening(Happening::Opened, p, s.opened[p]));
  }
  s.phase = Phase::Draft;
  s.active = static_cast<Seat>(players(s) - 1);
  s.offer = (1u << kDraftCards) - 1u;
}

template <class Sink>
FONDACO_FN constexpr void draft_card(State& s, Seat seat, int index, Sink& sink) {
  const std::uint8_t card = kDraft[static_cast<std::size_t>(index)];
  s.offer = static_cast<std::uint8_t>(s.offer & ~(1u << index));
  ++s.hand[seat][card];
  s.known[seat] = card;
  sink(happening(Happening::Drafted, seat, card));
  if (seat > 0) {
    --s.active;
    return;
  }
  Counts rest = s.options.card_copies;
  for (const Counts& hand : s.hand) {
    for (std::size_t a = 0; a < kActions; ++a) rest[a] = static_cast<std::uint8_t>(rest[a] - hand[a]);
  }
  shuffle_into(s.deck, rest, s.rng);
  sink(happening(Happening::DeckMade, kNobody, static_cast<int>(s.deck.size())));
  s.offer = 0;
  s.phase = Phase::Place;
}

template <class Sink>
FONDACO_FN constexpr Error apply(State& s, Seat seat, Action action, Sink& sink) {
  if (!legal_set(s, seat).contains(action)) return why_not(s, seat, action);
  const auto [kind, index] = choice(action);
  switch (kind) {
    case Kind::Place: place_disc(s, index / kStreets, index % kStreets, sink); break;
    case Kind::Exec:
      carry_out_effect(s, seat, index, false, sink);
      resolve_slot(s, kEffectAction[static_cast<std::size_t>(index)]);
      s.activation.able = 1;
      break;
    case Kind::Card:
      discard_card(s, seat, kEffectAction[static_cast<std::size_t>(index)]);
      carry_out_effect(s, seat, index, true, sink);
      break;
    case Kind::Compensate:
      resolve_slot(s, index);
      sink(happening(Happening::Impossible, seat, index));
      draw_card(s, seat, sink);
      break;
    case Kind::Decline:
      resolve_slot(s, index);
      if (s.options.obligation != Obligation::Strict) s.activation.able = 1;
      sink(happening(Happening::Declined, seat, index));
      break;
    case Kind::Finish: finish_activation(s, sink); break;
    case Kind::Replace: {
      auto& stack = s.stacks[static_cast<std::size_t>(index / 3)];
      stack.take(static_cast<std::size_t>(index % 3));
      stack.push_back(kWhiteDisc);
      sink(happening(Happening::Replaced, seat, index / 3, index % 3));
      take_seat(s, seat, sink);
      break;
    }
    case Kind::Keep:
      s.kept[seat] = static_cast<std::uint8_t>(index);
      sink(happening(Happening::Kept, seat, index));
      begin_draft_when_all_have_chosen(s, sink);
      break;
    case Kind::Open:
      s.opened[seat] = static_cast<std::uint8_t>(index);
      begin_draft_when_all_have_chosen(s, sink);
      break;
    case Kind::Draft: draft_card(s, seat, index, sink); break;
  }
  return kNoError;
}

}  // namespace fondaco::calimala
