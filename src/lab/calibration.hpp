#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/chance.hpp"
#include "lab/arena.hpp"

namespace fondaco {

/// A position of a game that was played out: what a seat that had just decided could know of it, and what
/// came of it.
struct SeenPosition {
  int stage = 0;
  Values values{};  // on average over worlds that the seat can't tell from the real one
  Chances won{};    // the whole for the winner, parts for those who share
};

/// A hint for a decision of a game that was played out.
struct GivenHint {
  int stage = 0;
  int said = 0;          // the chance of the best option, in hundredths
  std::int32_t won = 0;  // by the seat that asked, as above
};

struct CalibrationSettings {
  ArenaSettings match;                                            // its `keep` is not used
  int positions = 12;                                             // of each game
  std::function<int(const AnyGame&, const AnyState&, Seat)> ask;  // for the chance, in hundredths
};

/// Positions of games at which it was another's turn to decide, drawn alike from each game.
[[nodiscard]] tl::expected<std::vector<SeenPosition>, std::string> see_positions(
    const AnyGame& game, const CalibrationSettings& settings);

/// Decisions with a choice, and the chances that were stated for them.
[[nodiscard]] tl::expected<std::vector<GivenHint>, std::string> ask_for_hints(
    const AnyGame& game, const CalibrationSettings& settings);

/// How firm leads are at each stage, so that the positions' winners were likeliest.
Firmness fit(const std::vector<SeenPosition>& positions, int players);

/// What was said and what came true, by tenths of what was said.
struct Tenth {
  std::uint64_t said_so = 0;
  double said = 0;  // on average, in hundredths
  double won = 0;
};
using Tenths = std::array<Tenth, 10>;
Tenths by_tenths(const std::vector<SeenPosition>& positions, int players, const Firmness& firmness);
Tenths by_tenths(const std::vector<GivenHint>& hints);

}  // namespace fondaco
