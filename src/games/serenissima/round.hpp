#pragma once

#include "core/target.hpp"
#include "games/serenissima/cards.hpp"
#include "games/serenissima/score.hpp"
#include "games/serenissima/state.hpp"

// The course of a round: the wheel, the Doge card, special investments (3.1, 4.11, 4.12).

namespace fondaco::serenissima {

/// The next seat from here on that has too few galleys is asked; false when there is none (4.12).
template <class Sink>
FONDACO_FN constexpr bool ask_for_special(State& s, Seat from, Sink& sink) {
  for (Seat seat = from; seat < players(s); ++seat) {
    if (galleys_of(s, seat) >= kEnoughGalleys) continue;
    s.turn = Turn{};
    s.phase = Phase::Special;
    s.decider = seat;
    sink(happening(Happening::Special, seat));
    return true;
  }
  return false;
}

/// DOGE; false when the game is over.
template <class Sink>
FONDACO_FN constexpr bool end_round(State& s, Sink& sink) {
  s.wheel = 0;
  const DogeCard& card = kDoge[reveal_doge_card(s, sink)];
  if (card.wine_income > 0) pay_for_wine(s, card.wine_income, sink);
  const int before = scorings(s);
  if (card.advance > 0) {
    const int step = s.track + card.advance;
    s.track = static_cast<std::uint8_t>(step < set_up(s).track_end ? step : set_up(s).track_end);
    sink(happening(Happening::Advanced, kNobody, s.track));
    if (scorings(s) > before) score(s, sink);
  }
  if (card.reshuffle != 0) {
    shuffle_doge_cards(s);
    sink(happening(Happening::Shuffled, kNobody));
  }
  if (scorings(s) < kScorings) return true;
  s.phase = Phase::Over;
  s.decider = kNobody;
  s.turn = Turn{};
  sink(happening(Happening::GameOver, kNobody));
  return false;
}

/// ROUND_START
template <class Sink>
FONDACO_FN constexpr void count_round(State& s, Sink& sink) {
  ++s.round;
  s.wheel = 0;
  sink(happening(Happening::RoundStarted, kNobody, s.round));
}

/// WHEEL, and whatever comes when no higher number is in play.
template <class Sink>
FONDACO_FN constexpr void turn_wheel(State& s, Sink& sink) {
  s.turn = Turn{};
  for (;;) {
    const unsigned ahead = unsigned{galleys_in_play(s)} >> s.wheel >> 1;
    if (ahead != 0) {
      s.wheel = static_cast<std::uint8_t>(s.wheel + 1 + std::countr_zero(ahead));
      s.phase = Phase::Turn;
      s.decider = s.galleys[s.wheel].owner;
      sink(happening(Happening::TurnStarted, s.decider, s.wheel));
      return;
    }
    if (!end_round(s, sink) || ask_for_special(s, 0, sink)) return;
    count_round(s, sink);
  }
}

template <class Sink>
FONDACO_FN constexpr void start_round(State& s, Sink& sink) {
  count_round(s, sink);
  turn_wheel(s, sink);
}

/// 4.10. The galley may be gone.
template <class Sink>
FONDACO_FN constexpr void end_turn(State& s, Seat seat, Sink& sink) {
  sink(happening(Happening::TurnOver, seat, s.turn.galley));
  s.locks = Locks{};
  turn_wheel(s, sink);
}

}  // namespace fondaco::serenissima
