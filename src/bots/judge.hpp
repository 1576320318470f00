#pragma once

#include <cstring>

#include "core/any_game.hpp"

namespace fondaco {

/// How well a seat does: 0 the game is lost, kSure it is won, kSure / 2 it stands even between two.
using Utility = std::int32_t;
inline constexpr Utility kSure = 10'000;

/// Copies only what the game uses of a state.
inline void copy_state(const AnyGame& game, AnyState& to, const AnyState& from) {
  std::memcpy(to.bytes.data(), from.bytes.data(), game.state_bytes);
}

/// Judges positions of one game by its evaluation, with the game's weights or others.
class Judge {
 public:
  explicit Judge(const AnyGame& game) : Judge(game, game.weights) {}
  Judge(const AnyGame& game, const Weights& weights) : game_(&game), weights_(weights) {}

  const AnyGame& game() const { return *game_; }
  const Weights& weights() const { return weights_; }

  Values values(const AnyState& state) const {
    Terms terms;
    game_->terms(state, terms);
    return weighed(terms, weights_, game_->term_keys.size(), game_->players(state));
  }
  /// The seat's lead over the best of the others, in hundredths of a point.
  int lead(const AnyState& state, Seat seat) const {
    return lead(values(state), game_->players(state), seat);
  }
  /// What a position in mid-game promises each seat.
  void promise(const AnyState& state, Utility* utilities) const;
  /// What a finished game gave each seat: the win counts most, then the place, then the lead.
  void outcome(const AnyState& state, Utility* utilities) const;

  /// What a lead in mid-game promises.
  Utility promise_of(int lead) const;

 private:
  static int lead(const Values& values, int players, Seat seat);

  const AnyGame* game_;
  Weights weights_;
};

}  // namespace fondaco
