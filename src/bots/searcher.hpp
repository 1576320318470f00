#pragma once

#include <algorithm>
#include <vector>

#include "bots/judge.hpp"

namespace fondaco {

/// An option of the decision that was searched.
struct Candidate {
  Action action = 0;
  std::uint32_t visits = 0;
  Utility utility = 0;  // mean over the visits
};

/// A way to look ahead, one playout after the other. It never looks at the real state but only at worlds
/// resampled for the seat; it depends on no clock and no thread, and the same question with the same chance
/// gives the same answer on every target.
class Searcher {
 public:
  virtual ~Searcher() = default;
  /// Asks for the seat's decision.
  virtual void ask(const AnyState& state, Seat seat, Rng chance) = 0;
  virtual void iterate() = 0;
  /// Iterations spent on this decision.
  virtual std::uint32_t visits() const = 0;
  /// Whether so many further iterations could change the answer.
  virtual bool open(std::uint32_t further) const = 0;
  /// The options, the best first.
  virtual std::vector<Candidate> candidates() const = 0;
  /// An option, and how the seat would go on after it as long as nobody else decides: choices only.
  virtual std::vector<Action> line(Action first) const { return {first}; }
  /// What the seat decided; the next question may follow from it.
  virtual void decided(Action) {}
};

/// Searches on to so many iterations in all, or until the answer can't change any more; `go_on` may end it
/// before.
template <class GoOn>
void search_on(Searcher& searcher, std::uint32_t iterations, GoOn&& go_on) {
  constexpr std::uint32_t kLookEvery = 32;
  while (searcher.visits() < iterations) {
    searcher.iterate();
    if (searcher.visits() % kLookEvery == 0 && !searcher.open(iterations - searcher.visits())) return;
    if (!go_on()) return;
  }
}

}  // namespace fondaco
