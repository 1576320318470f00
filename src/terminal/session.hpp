#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "core/any_game.hpp"
#include "table/record.hpp"

namespace fondaco::terminal {

/// A game being played: its record, the state that follows from it, and what happened at each decision. Undo
/// shortens the record and replays it.
class Session {
 public:
  /// An error is "/path: reason" about the options.
  static tl::expected<Session, std::string> begin(const AnyGame& game, const Json& options, Seed seed);
  static tl::expected<Session, TextError> resume(const Record& record);

  const AnyGame& game() const { return *record_.game; }
  const AnyState& state() const { return state_; }
  int players() const { return game().players(state_); }
  bool over() const { return game().deciders(state_).empty(); }
  std::size_t decisions() const { return record_.decisions.size(); }
  const Decision& decision(std::size_t i) const { return record_.decisions[i]; }
  auto decisions_begin() const { return record_.decisions.begin(); }
  auto decisions_end() const { return record_.decisions.end(); }
  Seed seed() const { return record_.seed; }
  const std::vector<std::string>& names() const { return record_.names; }
  void rename(std::vector<std::string> names) { record_.names = std::move(names); }
  /// The record as it stands, with the result of a finished game.
  Record record() const;

  /// An illegal decision gives the reason and changes nothing.
  Error decide(Seat seat, Action action);
  void rewind(std::size_t decisions);

  /// The latest decision of a seat that had a choice.
  std::optional<std::size_t> last_choice(Seat seat) const;
  bool had_choice(std::size_t decision) const { return steps_[decision].choice; }

  /// What happened in the decisions from..to (without `to`), as an observer sees it.
  std::vector<Json> events(std::size_t from, std::size_t to, Observer observer) const;

  /// Chance for whoever thinks about the present decision: the same whenever the game comes to it.
  Rng thinking_rng() const;

 private:
  struct Step {
    bool choice = false;
    std::vector<Event> events;
  };

  Session(Record record, const AnyState& state) : record_(std::move(record)), state_(state) {}

  Record record_;
  AnyState state_;
  std::vector<Step> steps_;  // one for each decision
};

}  // namespace fondaco::terminal
