#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/game.hpp"
#include "core/json_fwd.hpp"
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
  std::span<const std::string_view> term_keys;
  Weights weights;
  int margin;
  int outlook;
  Firmnesses firmness;

  /// Options as JSON, those left out at their defaults; an error is "/path: reason".
  tl::expected<AnyState, std::string> (*start)(const Json& options, Seed seed);
  /// The same under an earlier version of the rules: a game goes on as it began. A game that knows only its
  /// present rules begins under those.
  tl::expected<AnyState, std::string> (*start_under)(int rules, const Json& options, Seed seed);
  /// Another game with the options of this one.
  AnyState (*restart)(const AnyState&, Seed seed);
  int (*players)(const AnyState&);
  Seats (*deciders)(const AnyState&);
  void (*legal)(const AnyState&, Seat, ActionList&);
  void (*considered)(const AnyState&, Seat, ActionList&);
  /// `events` may be null; otherwise what happened is added to it.
  Error (*apply)(AnyState&, Seat, Action, EventList* events);
  Scores (*scores)(const AnyState&);
  bool (*resample)(AnyState&, Seat, Rng&);
  void (*terms)(const AnyState&, Terms&);
  int (*stage)(const AnyState&);
  const char* (*violation)(const AnyState&);
  /// Null for a game that has none.
  int (*preference)(const AnyState&, Action);
  std::uint64_t (*hash)(const AnyState&);
  bool (*equal)(const AnyState&, const AnyState&);

  std::string_view (*notation)(Action);
  std::optional<Action> (*parse_notation)(std::string_view);
  /// An action as fields, for those who show a board: first `kind`, then what it names.
  Json (*action_json)(Action);
  /// A key such as "not_your_decision"; clients keep the sentences.
  std::string_view (*reason_key)(Error);

  Json (*state_json)(const AnyState&, Observer);
  std::string (*read_state)(const Json&, AnyState&);
  Json (*event_json)(const AnyState&, const Event&, Observer);
  Json (*options_json)(const AnyState&);
  Json (*options_schema)();

  /// Standing orders: questions that a seat answers beforehand. Both are null for a game that has none.
  /// Orders are JSON; `check_orders` says what is wrong with them ("/path: reason"), `ordered` what they
  /// answer to the question of the moment, if they do.
  std::string (*check_orders)(const AnyState&, const Json& orders);
  std::optional<Action> (*ordered)(const AnyState&, Seat, const Json& orders);
};

}  // namespace fondaco
