#pragma once

#include <vector>

#include "bots/search.hpp"

namespace fondaco {

/// How an option moves one term of the evaluation for one seat, in hundredths of a point.
struct TermMove {
  std::size_t term = 0;
  Seat seat = kNobody;
  int worth = 0;
};

/// An option as advice: how well it does, and what the evaluation says that it changes.
struct Advice {
  Candidate candidate;
  std::vector<TermMove> moves;  // the largest first
};

/// What a search found, in words of the evaluation: the best options, at most `most`, each with the terms
/// that it moves by at least a tenth of a point, at most `most_moves`, on average over worlds that the seat
/// can't tell from the real one. What all of them move alike is left out.
std::vector<Advice> explain(const Judge& judge, const AnyState& state, Seat seat,
                            const std::vector<Candidate>& candidates, std::size_t most,
                            std::size_t most_moves = 4);

/// The chance to win that a utility stands for among so many players, in hundredths; that of equals is one in
/// as many.
inline int percent(Utility utility, int players) {
  const std::int64_t against = std::int64_t{players - 1} * (kSure - utility);
  return static_cast<int>((100 * std::int64_t{utility} + (utility + against) / 2) / (utility + against));
}

}  // namespace fondaco
