#include "lab/perft.hpp"

namespace fondaco {

std::uint64_t perft(const AnyGame& game, const AnyState& state, int depth) {
  const Seats seats = game.deciders(state);
  if (depth == 0 || seats.empty()) return 1;
  ActionList legal;
  game.legal(state, seats.front(), legal);
  if (depth == 1) return legal.size();
  std::uint64_t count = 0;
  for (const Action action : legal) {
    AnyState next = state;
    must(game.apply(next, seats.front(), action, nullptr));
    count += perft(game, next, depth - 1);
  }
  return count;
}

}  // namespace fondaco
