#pragma once

#include <optional>
#include <vector>

#include "bots/hint.hpp"

namespace fondaco {

struct Thought;

/// What a turn comes to that begins with an option: how it goes on, and what stands at its end.
struct Plan {
  std::vector<Action> steps;    // the option, and what the seat does then, until something is revealed or it
                                // is another's turn
  int chance = 0;               // to win, in hundredths, where the turn has ended
  std::vector<TermMove> moves;  // by how much each term has moved then, the largest first
};

/// What was advised before in the same turn, as far as it is still to be done.
struct Begun {
  std::vector<Action> steps;
  int chance = 0;
};

/// The chance to win of a seat in a position, in hundredths, on average over worlds that the seat can't tell
/// from the real one: by its lead and how far the game has gone (core/chance.hpp).
int chance_to_win(const Judge& judge, const AnyState& state, Seat seat);

/// What a search advises for the rest of the seat's turn: the best option and the next ones, at most `most`.
/// Options that come to the same are one. None but the best has a better chance than it: the search has
/// looked further than to the end of the turn. What was begun is gone on with as long as it can be.
std::vector<Plan> plans_of(const Judge& judge, const AnyState& state, Seat seat, const Thought& thought,
                           std::size_t most, const std::optional<Begun>& begun = {});

}  // namespace fondaco
