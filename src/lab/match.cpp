#include "lab/match.hpp"

namespace fondaco {

RandomDecision random_decision(const AnyGame& game, const AnyState& state, Rng& rng, ActionList& legal) {
  const Seats seats = game.deciders(state);
  const Seat seat = seats.size() == 1
                        ? seats.front()
                        : seats.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(seats.size()))));
  game.legal(state, seat, legal);
  return {seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]};
}

Rng policy_rng(Seed seed) { return Rng(seed ^ 0x706f6c6963790000u); }

}  // namespace fondaco
