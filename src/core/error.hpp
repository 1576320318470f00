#pragma once

#include <cassert>
#include <cstdint>

#include "core/action.hpp"
#include "core/seats.hpp"
#include "core/target.hpp"

namespace fondaco {

/// Why an action was refused; zero when it was not. The first few reasons are common to all games, a game's
/// own reasons start at kFirstOwnReason and each has a key (`reason_key`) under which clients keep its
/// sentence.
struct [[nodiscard]] Error {
  std::uint8_t reason = 0;

  FONDACO_FN explicit constexpr operator bool() const { return reason != 0; }
  friend constexpr bool operator==(Error, Error) = default;
};

inline constexpr Error kNoError{0};
inline constexpr Error kGameOver{1};
inline constexpr Error kNotYourDecision{2};
inline constexpr Error kUnknownAction{3};
inline constexpr Error kOtherQuestion{4};  // another kind of decision is being asked
inline constexpr std::uint8_t kFirstOwnReason = 16;

/// For an action that is known to be legal.
FONDACO_FN constexpr void must([[maybe_unused]] Error error) { assert(!error); }

/// The common reason against an action, or kNoError: then the game itself must know.
FONDACO_FN constexpr Error common_reason(Seats deciders, Seat seat, Action action, int action_ids) {
  if (deciders.empty()) return kGameOver;
  if (!deciders.contains(seat)) return kNotYourDecision;
  return action >= action_ids ? kUnknownAction : kNoError;
}

}  // namespace fondaco
