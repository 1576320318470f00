#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "core/any_game.hpp"
#include "core/json.hpp"
#include "table/record.hpp"

namespace fondaco {

/// The course of a game: its record, and the state that follows from it. What happened at a decision is not
/// kept but played once more when somebody asks. Going back replays from where the present turn began, or
/// from the opening.
class Course {
 public:
  /// An error is "/path: reason" about the options.
  [[nodiscard]] static tl::expected<Course, std::string> begin(const AnyGame& game, const Json& options,
                                                               Seed seed);
  [[nodiscard]] static tl::expected<Course, TextError> resume(const Record& record);

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

  /// An illegal decision gives the reason and changes nothing. What happened is added to `events` if it is
  /// not null.
  Error decide(Seat seat, Action action, EventList* events = nullptr);
  void rewind(std::size_t decisions);
  /// The state after the first so many decisions.
  AnyState state_after(std::size_t decisions) const;

  /// The latest decision of a seat that had a choice.
  std::optional<std::size_t> last_choice(Seat seat) const;
  bool had_choice(std::size_t decision) const { return choices_[decision]; }

  /// What happened in the decisions from..to (without `to`), as an observer sees it.
  std::vector<Json> events(std::size_t from, std::size_t to, Observer observer) const;

  /// Gives back memory that is not needed at once, and what is needed.
  void shrink() { record_.decisions.shrink_to_fit(); }
  std::size_t bytes() const {
    return record_.decisions.capacity() * sizeof(Decision) + choices_.capacity() / 8;
  }

  /// Chance for whoever thinks about the present decision: the same whenever the game comes to it.
  Rng thinking_rng() const;

 private:
  /// A state on the way, so that going back a little is cheap: where the latest seat began to decide.
  struct Stop {
    std::size_t decisions = 0;
    AnyState state;
  };

  Course(Record record, const AnyState& opening)
      : record_(std::move(record)), state_(opening), stop_{0, opening} {}

  Record record_;
  AnyState state_;
  Stop stop_;
  std::vector<bool> choices_;  // whether there was one, for each decision
};

}  // namespace fondaco
