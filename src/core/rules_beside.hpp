#pragma once

#include <concepts>

#include "core/game.hpp"

namespace fondaco {

// Calls by their bare names, so that the rules are found beside the types of their arguments.
namespace beside {

template <class Options>
FONDACO_FN constexpr auto call_start(const Options& options, Seed seed) {
  return start(options, seed);
}
template <class State>
FONDACO_FN constexpr int call_players(const State& s) {
  return players(s);
}
template <class State>
FONDACO_FN constexpr Seats call_deciders(const State& s) {
  return deciders(s);
}
template <class State, class Sink>
FONDACO_FN constexpr Error call_apply(State& s, Seat seat, Action action, Sink& sink) {
  return apply(s, seat, action, sink);
}
template <class State>
FONDACO_FN constexpr bool call_resample(State& s, Seat seat, Rng& rng) {
  return resample(s, seat, rng);
}
template <class State>
FONDACO_FN constexpr void call_terms(const State& s, Terms& out) {
  terms(s, out);
}
template <class State>
const char* call_violation(const State& s) {
  return violation(s);
}

/// Whether a game says which options are worth a thought; else all legal ones are.
template <class State>
concept Considers = requires(const State& s, Seat seat) { considered(s, seat); };

template <class State>
FONDACO_FN void call_considered(const State& s, Seat seat, ActionList& list) {
  if constexpr (Considers<State>) {
    list.assign(considered(s, seat));
  } else {
    list.assign(legal_set(s, seat));
  }
}

/// What must stand in one namespace with a game's options and state.
template <class Options, class State>
concept Rules = requires(const Options& options, const State& s, State& changed, Seed seed, Seat seat,
                         Action action, NoEvents& none, Rng& rng, Terms& out) {
  { start(options, seed) } -> std::same_as<State>;
  { players(s) } -> std::same_as<int>;
  { deciders(s) } -> std::same_as<Seats>;
  legal_set(s, seat);
  { apply(changed, seat, action, none) } -> std::same_as<Error>;
  { scores_of(s) } -> std::same_as<Scores>;
  { resample(changed, seat, rng) } -> std::same_as<bool>;
  { terms(s, out) } -> std::same_as<void>;
  { violation(s) } -> std::same_as<const char*>;
};

}  // namespace beside

/// The functions of the contract for a game whose rules stand in one namespace with its options and state.
template <class OptionsOf, class StateOf>
  requires beside::Rules<OptionsOf, StateOf>
struct RulesBeside {
  using Options = OptionsOf;
  using State = StateOf;

  FONDACO_FN static constexpr State start(const Options& options, Seed seed) {
    return beside::call_start(options, seed);
  }
  FONDACO_FN static constexpr const Options& options(const State& s) { return s.options; }
  FONDACO_FN static constexpr int players(const State& s) { return beside::call_players(s); }
  FONDACO_FN static constexpr Seats deciders(const State& s) { return beside::call_deciders(s); }
  FONDACO_FN static void legal(const State& s, Seat seat, ActionList& list) {
    list.assign(legal_set(s, seat));
  }
  FONDACO_FN static void considered(const State& s, Seat seat, ActionList& list) {
    beside::call_considered(s, seat, list);
  }
  template <class Sink>
  FONDACO_FN static constexpr Error apply(State& s, Seat seat, Action action, Sink& sink) {
    return beside::call_apply(s, seat, action, sink);
  }
  FONDACO_FN static constexpr Scores scores(const State& s) { return scores_of(s); }
  FONDACO_FN static constexpr bool resample(State& s, Seat seat, Rng& rng) {
    return beside::call_resample(s, seat, rng);
  }
  FONDACO_FN static constexpr void terms(const State& s, Terms& out) { beside::call_terms(s, out); }
  static const char* violation(const State& s) { return beside::call_violation(s); }
};

}  // namespace fondaco
