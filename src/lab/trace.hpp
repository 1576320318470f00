#pragma once

#include <functional>
#include <string>

#include <tl/expected.hpp>

#include "core/any_game.hpp"
#include "core/json_fwd.hpp"
#include "core/random_play.hpp"
#include "table/record.hpp"

namespace fondaco {

/// Receives each line of a trace (docs/traces.md), without its end, and may return false to stop.
using TraceLine = std::function<bool(const std::string&)>;

/// One random game, everything open, as JSON lines. An error means that the options do not fit.
[[nodiscard]] tl::expected<void, std::string> trace(const AnyGame& game, const Json& options, Seed seed,
                                                    Policy policy, const TraceLine& line);

/// A recorded game in the same way, as far as it goes; `replay` must have found it legal.
void trace(const Record& record, const TraceLine& line);

}  // namespace fondaco
