#pragma once

#include "core/error.hpp"
#include "core/target.hpp"
#include "games/serenissima/battle.hpp"
#include "games/serenissima/blockade.hpp"
#include "games/serenissima/reasons.hpp"
#include "games/serenissima/score.hpp"
#include "games/serenissima/setup.hpp"

// The course of the game (sections 2 to 4): what an action does, and everything automatic that follows it.

namespace fondaco::serenissima {

// ---------------------------------------------------------------- the round

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

// ---------------------------------------------------------------- set-up

template <class Sink>
FONDACO_FN constexpr void close_port(State& s, std::size_t port, Sink& sink) {
  s.ports[port].closed = 1;
  sink(happening(Happening::Closed, kNobody, static_cast<int>(port)));
  for (std::size_t good = 0; good < kGoods; ++good) {
    if (!good_to_close(s, good)) continue;
    s.decider = static_cast<Seat>(s.decider == 0 ? players(s) - 1 : s.decider - 1);
    return;
  }
  s.phase = Phase::SetupPort;
  s.decider = 0;
}

template <class Sink>
FONDACO_FN constexpr void take_starting_port(State& s, Seat seat, std::size_t port, Sink& sink) {
  set_owner(s, port, seat);
  s.ports[port].garrison = set_up(s).garrison;
  s.players[seat].reserve = static_cast<std::uint8_t>(s.players[seat].reserve - set_up(s).garrison);
  s.phase = Phase::SetupGalley;
  sink(happening(Happening::TookPort, seat, static_cast<int>(port)));
}

template <class Sink>
FONDACO_FN constexpr void place_first_galley(State& s, Seat seat, std::size_t number, Sink& sink) {
  const auto port = static_cast<std::size_t>(std::countr_zero(s.where.ports[seat]));
  s.players[seat].reserve = static_cast<std::uint8_t>(s.players[seat].reserve - set_up(s).crew);
  launch(s, seat, number, kPortZone[port], set_up(s).crew, sink);
  const int placed = std::popcount(unsigned{galleys_in_play(s)});
  if (placed == players(s) * set_up(s).start_galleys) return start_round(s, sink);
  s.decider = seat_in_setup(s, placed);
  s.phase = placed < players(s) ? Phase::SetupPort : Phase::SetupGalley;
}

// ---------------------------------------------------------------- activation

template <class Sink>
FONDACO_FN constexpr void activate(State& s, Seat seat, Sink& sink) {
  s.turn.galley = s.wheel;
  s.turn.origin = active(s).zone;
  s.turn.free_good = kFreeGoods > 0 && own_port(s) != kNone;
  s.phase = Phase::Load;
  sink(happening(Happening::Activated, seat, s.turn.galley));
}

/// After a sailor has left it: a galley without sailors sinks, and with the active one the turn ends.
template <class Sink>
FONDACO_FN constexpr void after_transfer(State& s, Seat seat, std::size_t other, Sink& sink) {
  if (other != 0 && s.galleys[other].sailors == 0) sink_galley(s, other, sink);
  if (active(s).sailors > 0) return;
  sink_galley(s, s.turn.galley, sink);
  end_turn(s, seat, sink);
}

template <class Sink>
FONDACO_FN constexpr void transfer_sailor(State& s, Seat seat, std::size_t with, bool to, Sink& sink) {
  move_sailor(s, with, to);
  sink(happening(Happening::Sailor, seat, s.turn.galley, static_cast<int>(with), to ? 1 : 0));
  after_transfer(s, seat, with, sink);
}

template <class Sink>
FONDACO_FN constexpr void transfer_good(State& s, Seat seat, Choice chosen, bool to, Sink& sink) {
  move_good(s, chosen.what, chosen.good, to);
  sink(happening(Happening::Good, seat, s.turn.galley, static_cast<int>(chosen.what),
                 static_cast<int>(chosen.good) + (to ? 8 : 0)));
}

template <class Sink>
FONDACO_FN constexpr void load_good(State& s, Seat seat, Sink& sink) {
  const std::size_t at = kZonePort[active(s).zone];
  const Seat owner = s.ports[at].owner;
  const int price = s.turn.free_good != 0 ? 0 : kGoodCost;
  const Seat paid = price == 0 || owner == seat ? kNobody : owner;
  s.turn.free_good = 0;
  pay(s, seat, -price);
  if (paid != kNobody) pay(s, paid, price);
  take_from_supply(s, kPortGood[at]);
  sink(happening(Happening::Loaded, seat, s.turn.galley, kPortGood[at], 256 * price + paid));
}

/// In LOAD by the active galley, in LOOT by whoever loots.
template <class Sink>
FONDACO_FN constexpr void jettison(State& s, Seat seat, std::size_t good, Sink& sink) {
  const bool loading = s.phase == Phase::Load;
  const std::size_t number = loading ? s.turn.galley : looting(s).winner;
  s.galleys[number].cargo.add(good, -1);
  ++s.supply[good];
  if (loading) s.locks.jettisoned = static_cast<std::uint8_t>(s.locks.jettisoned | 1u << good);
  sink(happening(Happening::Jettisoned, seat, static_cast<int>(number), static_cast<int>(good)));
}

template <class Sink>
FONDACO_FN constexpr void scuttle(State& s, Seat seat, Sink& sink) {
  sink_galley(s, s.turn.galley, sink);
  end_turn(s, seat, sink);
}

FONDACO_FN constexpr void go_to_step3(State& s, Seat seat) {
  s.turn.queue.clear();
  if (s.turn.strength == kNone) s.turn.strength = static_cast<std::uint8_t>(moves_left(s));
  s.phase = Phase::Step3;
  s.decider = seat;
}

template <class Sink>
FONDACO_FN constexpr void row(State& s, Seat seat, std::size_t zone, Sink& sink) {
  enter_zone(s, s.turn.galley, zone);
  ++s.turn.moved;
  sink(happening(Happening::Moved, seat, s.turn.galley, static_cast<int>(zone)));
  if (zone == s.turn.origin && s.options.origin_zone_blockade == 0) return;
  if (moves_left(s) == 0 && s.options.skip_moot_blockade != 0) return;
  ask_for_blockade(s, Phase::MoveBlockade);
}

FONDACO_FN constexpr void declare_sale(State& s) {
  const bool asked = active(s).zone != s.turn.origin || s.options.origin_zone_sale_blockade != 0;
  if (!asked || !ask_for_blockade(s, Phase::SellBlockade)) s.phase = Phase::Sell;
}

FONDACO_FN constexpr void declare_capture(State& s) {
  if (s.options.capture_blockade == 0 || !ask_for_blockade(s, Phase::CaptureBlockade)) s.phase = Phase::Land;
}

/// The first yes counts; when all have said no the galley goes on.
template <class Sink>
FONDACO_FN constexpr void answer(State& s, bool yes, Sink& sink) {
  const Seat owner = active(s).owner;
  const Blocked what = s.phase == Phase::MoveBlockade   ? Blocked::Move
                       : s.phase == Phase::SellBlockade ? Blocked::Sale
                                                        : Blocked::Capture;
  sink(happening(Happening::Blockade, s.decider, static_cast<int>(what), yes ? 1 : 0));
  s.turn.queue.pop_back();
  if (yes) {
    if (what == Blocked::Sale) s.turn.sale_blocked = 1;
    if (what == Blocked::Capture) s.turn.capture_blocked = 1;
    return go_to_step3(s, owner);
  }
  if (!s.turn.queue.empty()) {
    s.decider = s.turn.queue.back();
    return;
  }
  s.decider = owner;
  s.phase = what == Blocked::Move ? Phase::Move : what == Blocked::Sale ? Phase::Sell : Phase::Land;
}

// ---------------------------------------------------------------- battles

/// The beaten galley sinks with what was not looted; the battles go on, or the turn ends.
template <class Sink>
FONDACO_FN constexpr void end_looting(State& s, Sink& sink) {
  const Seat seat = active(s).owner;
  const bool attacker_won = active(s).sailors > 0;
  sink_galley(s, looting(s).beaten, sink);
  s.turn.target = 0;
  if (!attacker_won) return end_turn(s, seat, sink);
  s.turn.capture_blocked = 0;
  go_to_step3(s, seat);
}

FONDACO_FN constexpr void start_looting(State& s) {
  s.phase = Phase::Loot;
  s.decider = s.galleys[looting(s).winner].owner;
}

/// The attacking galley has no sailor left.
template <class Sink>
FONDACO_FN constexpr void lose_battle(State& s, Seat seat, Sink& sink) {
  const bool galley = s.turn.target != kPortTarget;
  const bool survives = galley && s.galleys[s.turn.target].sailors > 0;
  if (survives && s.options.defender_loots != 0 && !active(s).cargo.empty()) return start_looting(s);
  sink_galley(s, s.turn.galley, sink);
  if (galley && !survives) sink_galley(s, s.turn.target, sink);
  end_turn(s, seat, sink);
}

template <class Sink>
FONDACO_FN constexpr void fight(State& s, Seat seat, Sink& sink) {
  fight_round(s, sink);
  const bool port = s.turn.target == kPortTarget;
  const int defenders = port ? s.ports[kZonePort[active(s).zone]].garrison : s.galleys[s.turn.target].sailors;
  if (active(s).sailors == 0) return lose_battle(s, seat, sink);
  if (defenders > 0) {
    s.phase = Phase::CombatContinue;
  } else if (port) {
    s.phase = Phase::Land;
  } else if (s.galleys[s.turn.target].cargo.empty()) {
    end_looting(s, sink);
  } else {
    start_looting(s);
  }
}

template <class Sink>
FONDACO_FN constexpr void attack(State& s, Seat seat, std::uint8_t target, Sink& sink) {
  s.turn.fought = 1;
  s.turn.target = target;
  const bool port = target == kPortTarget;
  sink(happening(Happening::Attacked, seat, s.turn.galley, port ? 0 : target));
  const std::size_t at = kZonePort[active(s).zone];
  if (port && s.ports[at].fort != 0) {
    fire_fort(s, at, sink);
    if (active(s).sailors == 0) return lose_battle(s, seat, sink);
  }
  fight(s, seat, sink);
}

template <class Sink>
FONDACO_FN constexpr void loot(State& s, Seat seat, std::size_t good, Sink& sink) {
  const auto [winner, beaten] = looting(s);
  s.galleys[beaten].cargo.add(good, -1);
  s.galleys[winner].cargo.add(good, 1);
  sink(happening(Happening::Looted, seat, static_cast<int>(winner), static_cast<int>(good)));
}

template <class Sink>
FONDACO_FN constexpr void land(State& s, Seat seat, std::size_t sailors, Sink& sink) {
  Galley& a = active(s);
  if (sailors > 0) {
    const std::size_t at = kZonePort[a.zone];
    a.sailors = static_cast<std::uint8_t>(a.sailors - sailors);
    set_owner(s, at, seat);
    s.ports[at].garrison = static_cast<std::uint8_t>(sailors);
    sink(happening(Happening::Landed, seat, static_cast<int>(at), static_cast<int>(sailors)));
    if (a.sailors == 0) {
      sink_galley(s, s.turn.galley, sink);
    } else if (s.options.land_ends_activation == 0) {
      s.turn.fought = 1;
      s.turn.target = 0;
      return go_to_step3(s, seat);
    }
  }
  end_turn(s, seat, sink);
}

// ---------------------------------------------------------------- decisions

template <class Sink>
FONDACO_FN constexpr void end_phase(State& s, Seat seat, Sink& sink) {
  switch (s.phase) {
    case Phase::Load:
      s.locks = Locks{};
      s.turn.free_good = 0;
      s.phase = Phase::Move;
      break;
    case Phase::Move: go_to_step3(s, seat); break;
    case Phase::Loot: end_looting(s, sink); break;
    case Phase::Special:
      if (!ask_for_special(s, static_cast<Seat>(seat + 1), sink)) start_round(s, sink);
      break;
    default: end_turn(s, seat, sink); break;
  }
}

/// A port was named.
template <class Sink>
FONDACO_FN constexpr void choose_port(State& s, Seat seat, std::size_t port, Sink& sink) {
  if (s.phase == Phase::SetupClose) return close_port(s, port, sink);
  if (s.phase == Phase::SetupPort) return take_starting_port(s, seat, port, sink);
  s.turn.port = static_cast<std::uint8_t>(port);
  if (s.options.new_galley_crew == NewCrew::HireOrGarrison) {
    s.phase = Phase::BuyCrew;
  } else {
    buy_galley(s, seat, false, sink);
  }
}

template <class Sink>
FONDACO_FN constexpr void choose_number(State& s, Seat seat, std::size_t number, Sink& sink) {
  if (s.phase == Phase::SetupGalley) return place_first_galley(s, seat, number, sink);
  s.turn.number = static_cast<std::uint8_t>(number);
  s.phase = Phase::BuyPlace;
}

template <class Sink>
FONDACO_FN constexpr Error apply(State& s, Seat seat, Action action, Sink& sink) {
  if (!legal_set(s, seat).contains(action)) return why_not(s, seat, action);
  const Choice chosen = choice(action);
  switch (chosen.kind) {
    case Kind::Activate: activate(s, seat, sink); break;
    case Kind::Invest:
      s.turn.galley = s.wheel;
      s.phase = Phase::Invest;
      sink(happening(Happening::Invested, seat, s.turn.galley));
      break;
    case Kind::End: end_phase(s, seat, sink); break;
    case Kind::Yes: answer(s, true, sink); break;
    case Kind::No: answer(s, false, sink); break;
    case Kind::Continue: fight(s, seat, sink); break;
    case Kind::Sell: declare_sale(s); break;
    case Kind::Capture: declare_capture(s); break;
    case Kind::AttackPort: attack(s, seat, kPortTarget, sink); break;
    case Kind::LoadGood: load_good(s, seat, sink); break;
    case Kind::SailorFromPort:
      if (s.phase == Phase::BuyCrew) {
        buy_galley(s, seat, true, sink);
      } else {
        transfer_sailor(s, seat, 0, false, sink);
      }
      break;
    case Kind::SailorToPort: transfer_sailor(s, seat, 0, true, sink); break;
    case Kind::Scuttle: scuttle(s, seat, sink); break;
    case Kind::BuyGalley: s.phase = Phase::BuyNumber; break;
    case Kind::Land: land(s, seat, chosen.what, sink); break;
    case Kind::Move: row(s, seat, chosen.what, sink); break;
    case Kind::Number: choose_number(s, seat, chosen.what, sink); break;
    case Kind::Attack: attack(s, seat, static_cast<std::uint8_t>(chosen.what), sink); break;
    case Kind::SailorFrom: transfer_sailor(s, seat, chosen.what, false, sink); break;
    case Kind::SailorTo: transfer_sailor(s, seat, chosen.what, true, sink); break;
    case Kind::GoodFrom: transfer_good(s, seat, chosen, false, sink); break;
    case Kind::GoodTo: transfer_good(s, seat, chosen, true, sink); break;
    case Kind::Jettison: jettison(s, seat, chosen.good, sink); break;
    case Kind::SellGood: sell_cube(s, chosen.good, sink); break;
    case Kind::Take: loot(s, seat, chosen.good, sink); break;
    case Kind::Port: choose_port(s, seat, chosen.what, sink); break;
    case Kind::HirePort: hire(s, seat, 0, chosen.what, sink); break;
    case Kind::HireGalley:
      if (s.phase == Phase::BuyCrew) {
        buy_galley(s, seat, false, sink);
      } else {
        hire(s, seat, chosen.what, 0, sink);
      }
      break;
    case Kind::Fort: build(s, seat, chosen.what, Building::Fort, sink); break;
    case Kind::Basilica: build(s, seat, chosen.what, Building::Basilica, sink); break;
  }
  return kNoError;
}

}  // namespace fondaco::serenissima
