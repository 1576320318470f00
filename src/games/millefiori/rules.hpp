#pragma once

#include "core/error.hpp"
#include "core/target.hpp"
#include "games/millefiori/areas.hpp"
#include "games/millefiori/cards.hpp"
#include "games/millefiori/legal.hpp"
#include "games/millefiori/reasons.hpp"

// The course of the game (section 3): what an action does, and everything automatic that follows it.

namespace fondaco::millefiori {

/// A card lies open before the active player, who decides how to use it.
FONDACO_FN constexpr void lay_open(State& s, std::uint8_t card) {
  s.card = card;
  s.phase = Phase::Use;
}

template <class Sink>
FONDACO_FN constexpr void begin_turn(State& s, Seat seat, Sink& sink) {
  s.active = seat;
  if (s.options.select_in_turn != 0) {
    s.phase = Phase::Select;
    return;
  }
  sink(happening(Happening::Revealed, seat, s.selected[seat]));
  lay_open(s, s.selected[seat]);
  s.selected[seat] = kNone;
}

template <class Sink>
FONDACO_FN constexpr void lay_out_hand(State& s, Seat seat, Sink& sink) {
  s.hand[seat].for_each([&](std::size_t card) {
    s.display.insert(card);
    sink(happening(Happening::LaidOut, seat, static_cast<int>(card)));
  });
  s.hand[seat] = CardSet{};
}

template <class Sink>
FONDACO_FN constexpr void end_game(State& s, Ending why, Sink& sink) {
  sink(happening(Happening::GameOver, kNobody, static_cast<int>(why)));
  s.phase = Phase::Over;
}

/// ROUND_END: the last cards go to the display, and the Doge to the left neighbour.
template <class Sink>
FONDACO_FN constexpr void end_round(State& s, Sink& sink) {
  for (int i = 0; i < players(s); ++i) lay_out_hand(s, left_of(s, s.first, i), sink);
  if (s.deck.empty()) return end_game(s, Ending::Deck, sink);
  s.first = left_of(s, s.first);
  sink(happening(Happening::Doge, s.first));
  deal_round(s);
  sink(happening(Happening::Dealt, kNobody, s.round));
}

/// CYCLE_END: an empty supply ends the game here, in the middle of the round if need be (Q27).
template <class Sink>
FONDACO_FN constexpr void end_cycle(State& s, Sink& sink) {
  for (Seat p = 0; p < players(s); ++p) {
    if (supply(s, p) == 0) return end_game(s, Ending::Rhombi, sink);
  }
  if (s.cycle == cycles(s)) return end_round(s, sink);
  pass_hands(s);
  sink(happening(Happening::Passed, kNobody, s.cycle));
  begin_cycle(s, s.cycle + 1);
}

/// NEXT
template <class Sink>
FONDACO_FN constexpr void end_turn(State& s, Sink& sink) {
  sink(happening(Happening::TurnOver, s.active));
  if (s.options.leftovers_immediately != 0 && s.cycle == cycles(s)) lay_out_hand(s, s.active, sink);
  const Seat next = left_of(s, s.active);
  if (next == s.first) return end_cycle(s, sink);
  begin_turn(s, next, sink);
}

/// A rhombus for the free bonus cell of the highest value (3.2, step 3). What it brings.
template <class Sink>
FONDACO_FN constexpr int take_bonus(State& s, int area, Sink& sink) {
  if (rhombi_left(s, s.active) == 0) {  // Q26
    sink(happening(Happening::NoRhombus, s.active, area));
    return 0;
  }
  auto& takers = s.bonus[static_cast<std::size_t>(area)];
  const int value = kBonusValues[takers.size()];
  takers.push_back(s.active);
  ++s.used[s.active];
  sink(happening(Happening::Bonus, s.active, area, value));
  score(s, s.active, value, For::Bonus, sink);
  return value;
}

/// Steps 1 to 4 of 3.2. Whether an extra card is earned.
template <class Sink>
FONDACO_FN constexpr bool place(State& s, int cell, Sink& sink) {
  const auto at = static_cast<std::size_t>(cell);
  const int area = kCellArea[at];
  const std::size_t within = at - kAreaFirst[static_cast<std::size_t>(area)];
  ++s.used[s.active];
  s.own[static_cast<std::size_t>(area)][s.active] |= bit(within);
  sink(happening(Happening::Placed, s.active, cell));
  const Placement placement{area, within, kCardKind[s.card], kCellKind[at]};
  const Gain gain = score_placement(s, placement, sink);
  if (!gain.bonus || s.bonus[static_cast<std::size_t>(area)].contains(s.active)) return gain.extra;
  const int bonus = take_bonus(s, area, sink);
  if (area != kTrade || s.options.trade_bonus_counts == 0) return gain.extra;
  return is_good_deal(s, kKindCells[placement.cell_kind], bonus);  // Q20
}

/// Step 5. Whether an extra card is earned.
template <class Sink>
FONDACO_FN constexpr bool sail(State& s, Sink& sink) {
  std::uint8_t& ship = s.ship[s.active];
  const int from = ship;
  const int to = from + kCardNumber[s.card] < kSeaLast ? from + kCardNumber[s.card] : kSeaLast;
  if (to == from) return false;
  ship = static_cast<std::uint8_t>(to);
  sink(happening(Happening::Sailed, s.active, from, to));
  score(s, s.active, kSeaPoints[ship], For::Sea, sink);
  return ((kSeaExtra >> to) & 1u) != 0;
}

/// One play, from the card lying open to the question for an extra card or the next turn (3.2).
template <class Sink>
FONDACO_FN constexpr void play_card(State& s, Choice chosen, Sink& sink) {
  const bool had_supply = supply(s, s.active) > 0;
  bool earned = false;
  if (chosen.kind != Kind::Navigate) {
    const int cell = chosen.kind == Kind::Place ? chosen.index : kAreaFirst[kHarbour] + chosen.index;
    earned = place(s, cell, sink);
  }
  if (chosen.kind == Kind::Navigate || (chosen.kind == Kind::Place && card_area(s.card) == kHarbour)) {
    earned |= sail(s, sink);
  }
  if (had_supply && supply(s, s.active) == 0) sink(happening(Happening::SupplyEmpty, s.active));
  s.discard.insert(s.card);
  s.card = kNone;
  if (!earned) return end_turn(s, sink);
  sink(happening(Happening::Earned, s.active));
  if (s.display.empty()) {  // Q2
    sink(happening(Happening::Lapsed, s.active));
    return end_turn(s, sink);
  }
  s.phase = Phase::Extra;
}

template <class Sink>
FONDACO_FN constexpr void select(State& s, Seat seat, std::uint8_t card, Sink& sink) {
  s.hand[seat].erase(card);
  sink(happening(Happening::Selected, seat, card));
  if (s.options.select_in_turn != 0) {
    sink(happening(Happening::Revealed, seat, card));
    return lay_open(s, card);
  }
  s.selected[seat] = card;
  if (deciders(s).empty()) begin_turn(s, s.first, sink);
}

template <class Sink>
FONDACO_FN constexpr Error apply(State& s, Seat seat, Action action, Sink& sink) {
  if (!legal_set(s, seat).contains(action)) return why_not(s, seat, action);
  const Choice chosen = choice(action);
  switch (chosen.kind) {
    case Kind::Select: select(s, seat, static_cast<std::uint8_t>(chosen.index), sink); break;
    case Kind::Place:
    case Kind::PlaceOnly:
    case Kind::Navigate: play_card(s, chosen, sink); break;
    case Kind::Take:
      s.display.erase(static_cast<std::size_t>(chosen.index));
      sink(happening(Happening::Took, seat, chosen.index));
      lay_open(s, static_cast<std::uint8_t>(chosen.index));
      break;
    case Kind::Decline:
      sink(happening(Happening::Declined, seat));
      end_turn(s, sink);
      break;
  }
  return kNoError;
}

}  // namespace fondaco::millefiori
