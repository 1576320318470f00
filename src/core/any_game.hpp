#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/game.hpp"
#include "core/hash.hpp"
#include "core/json.hpp"
#include "core/notation.hpp"
#include "core/observer.hpp"

namespace fondaco {

/// Room for the state of any game. What is inside is known only to the game that started it.
struct AnyState {
  alignas(16) std::array<std::byte, 2048> bytes;
};

/// A game behind a table of functions, for those who learn its name at run time: tables, the command line,
/// browsers, scripts. The contract of each function is that of core/game.hpp; here are only the differences.
struct AnyGame {
  std::string_view key;
  int rules_version;
  int min_players;
  int max_players;
  int action_ids;
  int max_decisions;
  std::size_t state_bytes;

  /// Options as JSON, those left out at their defaults; an error is "/path: reason".
  tl::expected<AnyState, std::string> (*start)(const Json& options, Seed seed);
  /// Another game with the options of this one.
  AnyState (*restart)(const AnyState&, Seed seed);
  int (*players)(const AnyState&);
  Seats (*deciders)(const AnyState&);
  void (*legal)(const AnyState&, Seat, ActionList&);
  /// `events` may be null; otherwise what happened is added to it.
  Error (*apply)(AnyState&, Seat, Action, EventList* events);
  Scores (*scores)(const AnyState&);
  bool (*resample)(AnyState&, Seat, Rng&);
  const char* (*violation)(const AnyState&);
  /// Null for a game that has none.
  int (*preference)(const AnyState&, Action);
  std::uint64_t (*hash)(const AnyState&);
  bool (*equal)(const AnyState&, const AnyState&);

  std::string_view (*notation)(Action);
  std::optional<Action> (*parse_notation)(std::string_view);
  /// A key such as "not_your_decision"; clients keep the sentences.
  std::string_view (*reason_key)(Error);

  Json (*state_json)(const AnyState&, Observer);
  std::string (*read_state)(const Json&, AnyState&);
  Json (*event_json)(const AnyState&, const Event&, Observer);
  Json (*options_json)(const AnyState&);
  Json (*options_schema)();
};

/// What a game offers as text and JSON, beside the rules.
template <Game G>
struct GameText {
  std::string (*action_text)(Action);
  std::span<const std::string_view> reason_keys;
  Json (*state_json)(const typename G::State&, Observer);
  std::string (*read_state)(const Json&, typename G::State&);
  Json (*event_json)(const typename G::State&, const Event&, Observer);
  Json (*options_json)(const typename G::Options&);
  std::string (*read_options)(const Json&, typename G::Options&);
  Json (*options_schema)();
};

namespace detail {

template <class State>
State& as(AnyState& any) {
  return *std::launder(reinterpret_cast<State*>(any.bytes.data()));
}
template <class State>
const State& as(const AnyState& any) {
  return *std::launder(reinterpret_cast<const State*>(any.bytes.data()));
}

template <class G, const auto& kText>
const ActionTexts& texts_of() {
  static const ActionTexts texts(G::kActionIds, kText.action_text);
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

/// The table of functions for a game. `kText` lives as long as the program.
template <Game G, const GameText<G>& kText>
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
      .start = [](const Json& json, Seed seed) -> tl::expected<AnyState, std::string> {
        typename G::Options options{};
        std::string error = kText.read_options(json, options);
        if (!error.empty()) return tl::make_unexpected(std::move(error));
        AnyState any;
        new (any.bytes.data()) State(G::start(options, seed));
        return any;
      },
      .restart =
          [](const AnyState& s, Seed seed) {
            AnyState any;
            new (any.bytes.data()) State(G::start(G::options(as<State>(s)), seed));
            return any;
          },
      .players = [](const AnyState& s) { return static_cast<int>(G::players(as<State>(s))); },
      .deciders = [](const AnyState& s) { return G::deciders(as<State>(s)); },
      .legal = [](const AnyState& s, Seat seat, ActionList& list) { G::legal(as<State>(s), seat, list); },
      .apply =
          [](AnyState& s, Seat seat, Action action, EventList* events) {
            if (events != nullptr) return G::apply(as<State>(s), seat, action, *events);
            NoEvents none;
            return G::apply(as<State>(s), seat, action, none);
          },
      .scores = [](const AnyState& s) { return G::scores(as<State>(s)); },
      .resample = [](AnyState& s, Seat seat, Rng& rng) { return G::resample(as<State>(s), seat, rng); },
      .violation = [](const AnyState& s) { return G::violation(as<State>(s)); },
      .preference = preference_of<G>(),
      .hash = [](const AnyState& s) { return hash_state(as<State>(s)); },
      .equal = [](const AnyState& a, const AnyState& b) { return as<State>(a) == as<State>(b); },
      .notation = [](Action action) { return detail::texts_of<G, kText>()[action]; },
      .parse_notation = [](std::string_view text) { return detail::texts_of<G, kText>().find(text); },
      .reason_key = [](Error error) { return reason_key(error, kText.reason_keys); },
      .state_json = [](const AnyState& s, Observer who) { return kText.state_json(as<State>(s), who); },
      .read_state = [](const Json& json, AnyState& s) { return kText.read_state(json, as<State>(s)); },
      .event_json = [](const AnyState& s, const Event& e,
                       Observer who) { return kText.event_json(as<State>(s), e, who); },
      .options_json = [](const AnyState& s) { return kText.options_json(G::options(as<State>(s))); },
      .options_schema = kText.options_schema,
  };
}

}  // namespace fondaco
