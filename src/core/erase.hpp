#pragma once

#include <concepts>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/any_game.hpp"
#include "core/hash.hpp"
#include "core/json.hpp"
#include "core/notation.hpp"

// How a game becomes an AnyGame; each does so once, in its own .cpp.

namespace fondaco {

namespace detail {

template <class State>
State& as(AnyState& any) {
  return *std::launder(reinterpret_cast<State*>(any.bytes.data()));
}
template <class State>
const State& as(const AnyState& any) {
  return *std::launder(reinterpret_cast<const State*>(any.bytes.data()));
}

template <class G, std::string (*text)(Action)>
const ActionTexts& texts_of() {
  static const ActionTexts texts(G::kActionIds, text);
  return texts;
}

}  // namespace detail

template <Game G>
constexpr auto preference_of() -> int (*)(const AnyState&, Action) {
  if constexpr (HasPreferences<G>) {
    return [](const AnyState& s, Action a) {
      return static_cast<int>(G::preference(detail::as<typename G::State>(s), a));
    };
  } else {
    return nullptr;
  }
}

/// Whether `check_orders` and `ordered` stand beside the state of a game.
template <class State>
concept HasOrders = requires(const State& state, Seat seat, const Json& orders) {
  { check_orders(state, orders) } -> std::same_as<std::string>;
  { ordered(state, seat, orders) } -> std::same_as<std::optional<Action>>;
};

template <class State>
constexpr auto check_orders_of() -> std::string (*)(const AnyState&, const Json&) {
  if constexpr (HasOrders<State>) {
    return [](const AnyState& s, const Json& orders) { return check_orders(detail::as<State>(s), orders); };
  } else {
    return nullptr;
  }
}
template <class State>
constexpr auto ordered_of() -> std::optional<Action> (*)(const AnyState&, Seat, const Json&) {
  if constexpr (HasOrders<State>) {
    return [](const AnyState& s, Seat seat, const Json& orders) {
      return ordered(detail::as<State>(s), seat, orders);
    };
  } else {
    return nullptr;
  }
}

/// Whether the options of a game say by which version of the rules it is played. Such a game must know all
/// versions from the first to `kRulesVersion`.
template <class Options>
concept KnowsEarlierRules = requires(Options& options, std::uint8_t rules) { options.rules = rules; };

template <Game G>
tl::expected<AnyState, std::string> start_under(int rules, const Json& json, Seed seed) {
  if (rules < 1 || rules > G::kRulesVersion)
    return tl::make_unexpected("/rules: 1 to " + std::to_string(G::kRulesVersion) + " are known");
  typename G::Options options{};
  if constexpr (KnowsEarlierRules<typename G::Options>) options.rules = static_cast<std::uint8_t>(rules);
  std::string error = read_options(json, options);
  if (!error.empty()) return tl::make_unexpected(std::move(error));
  AnyState any;
  new (any.bytes.data()) typename G::State(G::start(options, seed));
  return any;
}

/// The table of functions for a game, with its actions as text and as fields, and the keys of its reasons.
/// What else it offers as JSON is found beside its state and options: `state_json`, `read_state`,
/// `event_json`, `options_json`, `read_options`, `options_schema`.
template <Game G, std::string (*text)(Action), Json (*fields)(Action), const auto& reason_keys>
constexpr AnyGame erase() {
  using State = typename G::State;
  static_assert(G::kActionIds <= ActionList::kCapacity);
  static_assert(sizeof(State) <= sizeof(AnyState) && alignof(State) <= alignof(AnyState));
  using detail::as;
  return {
      .key = G::kKey,
      .rules_version = G::kRulesVersion,
      .min_players = G::kMinPlayers,
      .max_players = G::kMaxPlayers,
      .action_ids = G::kActionIds,
      .max_decisions = G::kMaxDecisions,
      .state_bytes = sizeof(State),
      .term_keys = G::kTermKeys,
      .weights = G::kWeights,
      .margin = G::kMargin,
      .outlook = G::kOutlook,
      .firmness = G::kFirmness,
      .start = [](const Json& json,
                  Seed seed) { return fondaco::start_under<G>(G::kRulesVersion, json, seed); },
      .start_under = [](int rules, const Json& json,
                        Seed seed) { return fondaco::start_under<G>(rules, json, seed); },
      .restart =
          [](const AnyState& s, Seed seed) {
            AnyState any;
            new (any.bytes.data()) State(G::start(G::options(as<State>(s)), seed));
            return any;
          },
      .players = [](const AnyState& s) { return static_cast<int>(G::players(as<State>(s))); },
      .deciders = [](const AnyState& s) { return G::deciders(as<State>(s)); },
      .legal = [](const AnyState& s, Seat seat, ActionList& list) { G::legal(as<State>(s), seat, list); },
      .considered = [](const AnyState& s, Seat seat,
                       ActionList& list) { G::considered(as<State>(s), seat, list); },
      .apply =
          [](AnyState& s, Seat seat, Action action, EventList* events) {
            if (events != nullptr) return G::apply(as<State>(s), seat, action, *events);
            NoEvents none;
            return G::apply(as<State>(s), seat, action, none);
          },
      .scores = [](const AnyState& s) { return G::scores(as<State>(s)); },
      .resample = [](AnyState& s, Seat seat, Rng& rng) { return G::resample(as<State>(s), seat, rng); },
      .terms = [](const AnyState& s, Terms& out) { G::terms(as<State>(s), out); },
      .stage = [](const AnyState& s) { return G::stage(as<State>(s)); },
      .violation = [](const AnyState& s) { return G::violation(as<State>(s)); },
      .preference = preference_of<G>(),
      .hash = [](const AnyState& s) { return hash_state(as<State>(s)); },
      .equal = [](const AnyState& a, const AnyState& b) { return as<State>(a) == as<State>(b); },
      .notation = [](Action action) { return detail::texts_of<G, text>()[action]; },
      .parse_notation = [](std::string_view typed) { return detail::texts_of<G, text>().find(typed); },
      .action_json = fields,
      .reason_key = [](Error error) { return fondaco::reason_key(error, reason_keys); },
      .state_json = [](const AnyState& s, Observer who) { return state_json(as<State>(s), who); },
      .read_state = [](const Json& json, AnyState& s) { return read_state(json, as<State>(s)); },
      .event_json = [](const AnyState& s, const Event& e,
                       Observer who) { return event_json(as<State>(s), e, who); },
      .options_json = [](const AnyState& s) { return options_json(G::options(as<State>(s))); },
      .options_schema = [] { return options_schema(typename G::Options{}); },
      .check_orders = check_orders_of<State>(),
      .ordered = ordered_of<State>(),
  };
}

}  // namespace fondaco
