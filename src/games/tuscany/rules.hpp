#pragma once

#include "core/error.hpp"
#include "core/target.hpp"
#include "games/tuscany/effects.hpp"
#include "games/tuscany/legal.hpp"
#include "games/tuscany/reasons.hpp"

// The course of the game (sections 3 and 5): what an action does, and everything automatic that follows it.

namespace fondaco::tuscany {

template <class Sink>
FONDACO_FN constexpr void end_game(State& s, Sink& sink) {
  score_round(s, sink);
  sink(happening(Happening::GameOver, kNobody));
  final_scoring(s, sink);
  s.phase = Phase::Over;
}

/// LAP_END (5.4). Whether the game goes on.
template <class Sink>
FONDACO_FN constexpr bool end_lap(State& s, Sink& sink) {
  bool triggered = false;
  for (Seat p = 0; p < players(s); ++p) triggered |= used(s.players[p]) >= kStack * s.round;
  if (s.final_lap == 0 && !triggered) return true;
  if (s.final_lap == 0 && s.round < kRounds) {
    score_round(s, sink);
    ++s.round;
    return true;
  }
  if (s.final_lap == 0 && s.options.extra_lap_after_round_3 != 0) {
    s.final_lap = 1;
    sink(happening(Happening::FinalLap, kNobody));
    return true;
  }
  end_game(s, sink);
  return false;
}

/// The next player's turn begins; whoever can't do anything is passed over, and if nobody can for a whole lap
/// the game is over at its end.
template <class Sink>
FONDACO_FN constexpr void end_turn(State& s, Sink& sink) {
  for (int passed = 0;; ++passed) {
    sink(happening(Happening::TurnOver, s.active));
    ++s.turns;
    const bool lap_over = s.active + 1 == players(s);
    if (lap_over && passed >= players(s)) return end_game(s, sink);
    if (lap_over && !end_lap(s, sink)) return;
    s.active = static_cast<Seat>(lap_over ? 0 : s.active + 1);
    s.marble_used = 0;
    s.hex_new = 0;
    s.phase = Phase::Action;
    if (can_act(s)) return;
  }
}

/// POST_ACTION
template <class Sink>
FONDACO_FN constexpr void after_action(State& s, Sink& sink) {
  if (s.marble_used < edition(s).marble_actions && s.players[s.active].marble > 0) {
    s.phase = Phase::Marble;
  } else {
    end_turn(s, sink);
  }
}

template <class Sink>
FONDACO_FN constexpr void spend_marble(State& s, Sink& sink) {
  --s.players[s.active].marble;
  ++s.marble_used;
  sink(happening(Happening::MarbleSpent, s.active));
  s.phase = Phase::Action;
  if (!can_act(s)) end_turn(s, sink);
}

/// The rest of TAKE, once there is room.
template <class Sink>
FONDACO_FN constexpr void store_taken(State& s, std::size_t slot, Sink& sink) {
  const std::uint8_t tile = unmarked(s.display[slot]);
  store(s.players[s.active], tile);
  sink(happening(Happening::Took, s.active, static_cast<int>(slot), tile));
  s.display[slot] = kNone;
  refill(s, slot, sink);
  after_action(s, sink);
}

template <class Sink>
FONDACO_FN constexpr void take_tile(State& s, std::size_t slot, Sink& sink) {
  if (!storage_full(s, s.players[s.active])) return store_taken(s, slot, sink);
  s.taking = static_cast<std::uint8_t>(slot);
  s.phase = Phase::Discard;
}

/// A tile goes to the box, a hex back to the supply.
template <class Sink>
FONDACO_FN constexpr void give_up(State& s, std::size_t item, Sink& sink) {
  const std::uint8_t what = s.players[s.active].storage.take(item);
  if (what != kHex) ++s.box;
  sink(happening(Happening::GaveUp, s.active, what));
  const std::size_t slot = s.taking;
  s.taking = kNone;
  store_taken(s, slot, sink);
}

template <class Sink>
FONDACO_FN constexpr void refresh(State& s, std::size_t colour, Sink& sink) {
  sink(happening(Happening::Refreshed, s.active, static_cast<int>(colour)));
  replace_colour(s, colour, sink);
  check_five(s, sink);
  s.phase = refresh_due(s) ? Phase::Refresh : Phase::Take;
}

/// The effect of a colour (section 4); then the turn goes on, unless it asks something.
template <class Sink>
FONDACO_FN constexpr void carry_out_effect(State& s, std::size_t colour, int cell, std::uint8_t item,
                                           Sink& sink) {
  const Seat seat = s.active;
  const Player& p = s.players[seat];
  switch (colour) {
    case kCastle:
      s.phase = Phase::Castle;
      if (!legal_castle(s).empty()) return;
      break;
    case kCity:
      s.phase = Phase::City;
      if (bonuses_left(s) != 0) return;
      break;
    case kTavern: gain_hex(s, seat, sink); break;
    case kField: score_green(s, seat, new_farms(p, cell, item), For::Farms, sink); break;
    case kQuarry: gain_marble(s, seat, 1 + p.bonus[kMarbleBonus], sink); break;
    case kVillage: gain_workers(s, seat, 1 + p.bonus[kWorkerBonus], sink); break;
    case kMonastery: draw_cards(s, seat, edition(s).monastery_cards, sink); break;
    case kCart: turn_up_yield(s, seat, 1 + p.bonus[kYieldBonus], sink); break;
  }
  after_action(s, sink);
}

/// 3.6
template <class Sink>
FONDACO_FN constexpr void resolve_placement(State& s, int cell, std::uint8_t item, bool by_castle,
                                            Sink& sink) {
  Player& p = s.players[s.active];
  put_on_cell(p, cell, item);
  sink(happening(Happening::Placed, s.active, cell, item, by_castle));
  const std::size_t colour = cell_colour(p, cell);
  score_area(s, s.active, cell, sink);
  score_colour(s, s.active, colour, sink);
  carry_out_effect(s, colour, cell, item, sink);
}

template <class Sink>
FONDACO_FN constexpr void pay(State& s, std::size_t payment, Sink& sink) {
  Player& p = s.players[s.active];
  const int cell = s.placing_cell;
  const std::size_t colour = cell_colour(p, cell);
  const Cost cost = cost_of(payment, colour);
  for (std::size_t c = 0; c < kColours; ++c) {
    p.hand[c] = static_cast<std::uint8_t>(p.hand[c] - cost.cards[c]);
    p.paid[c] = static_cast<std::uint8_t>(p.paid[c] + cost.cards[c]);
    s.discard[c] = static_cast<std::uint8_t>(s.discard[c] + cost.cards[c]);
  }
  p.workers = static_cast<std::uint8_t>(p.workers - cost.workers);
  sink(happening(Happening::Paid, s.active, static_cast<int>(payment), static_cast<int>(colour)));
  const std::uint8_t item = p.storage.take(s.placing_item);
  s.placing_item = s.placing_cell = kNone;
  resolve_placement(s, cell, item, false, sink);
}

/// 4.1: the tile leaves the display, which is refilled at once.
template <class Sink>
FONDACO_FN constexpr void use_castle(State& s, std::size_t slot, int cell, Sink& sink) {
  const std::uint8_t tile = unmarked(s.display[slot]);
  s.display[slot] = kNone;
  refill(s, slot, sink);
  resolve_placement(s, cell, tile, true, sink);
}

/// Layouts are chosen in secret by all at once; when the last has chosen, all are shown.
template <class Sink>
FONDACO_FN constexpr void choose_layout(State& s, Seat seat, int index, Sink& sink) {
  Player& p = s.players[seat];
  join_boards(p, index / 3);
  p.start = static_cast<std::uint8_t>(castle_cell(p.boards, p.layout, index % 3));
  sink(happening(Happening::ChoseLayout, seat, index / 3, index % 3));
  if (!deciders(s).empty()) return;
  for (Seat other = 0; other < players(s); ++other) {
    Player& built = s.players[other];
    cover(built, built.start);  // neither points nor effect
    sink(happening(Happening::Built, other, built.layout, built.start));
  }
  s.phase = Phase::StartBonus;
}

template <class Sink>
FONDACO_FN constexpr void choose_bonus(State& s, Seat seat, int bonus, Sink& sink) {
  gain_bonus(s, seat, bonus, sink);
  if (s.phase == Phase::City) return after_action(s, sink);
  if (seat + 1 < players(s) && bonuses_left(s) != 0) {
    ++s.active;
    return;
  }
  s.active = 0;
  s.phase = Phase::Action;
  if (!can_act(s)) end_turn(s, sink);
}

template <class Sink>
FONDACO_FN constexpr Error apply(State& s, Seat seat, Action action, Sink& sink) {
  if (!legal_set(s, seat).contains(action)) return why_not(s, seat, action);
  const auto [kind, index] = choice(action);
  const auto at = static_cast<std::size_t>(index);
  switch (kind) {
    case Kind::Layout: choose_layout(s, seat, index, sink); break;
    case Kind::Bonus: choose_bonus(s, seat, index, sink); break;
    case Kind::Draw:
      draw_cards(s, seat, edition(s).draw_base + s.players[seat].bonus[kCardBonus], sink);
      after_action(s, sink);
      break;
    case Kind::Take: take_tile(s, at, sink); break;
    case Kind::Refresh: refresh(s, at, sink); break;
    case Kind::Place:
      s.placing_item = static_cast<std::uint8_t>(index / kCells);
      s.placing_cell = static_cast<std::uint8_t>(index % kCells);
      s.phase = Phase::Pay;
      break;
    case Kind::Discard: give_up(s, at, sink); break;
    case Kind::Pay: pay(s, at, sink); break;
    case Kind::NoCastle:
      sink(happening(Happening::Declined, seat));
      after_action(s, sink);
      break;
    case Kind::Castle: use_castle(s, at / kCells, index % kCells, sink); break;
    case Kind::EndTurn: end_turn(s, sink); break;
    case Kind::SpendMarble: spend_marble(s, sink); break;
  }
  return kNoError;
}

}  // namespace fondaco::tuscany
