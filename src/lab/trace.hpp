#pragma once

#include <functional>
#include <string>

#include <tl/expected.hpp>

#include "core/any_game.hpp"
#include "core/json_fwd.hpp"
#include "core/random_play.hpp"

namespace fondaco {

/// One random game, everything open, as JSON lines (docs/traces.md). `line` receives each without its end of
/// line and may return false to stop. An error means that the options do not fit.
[[nodiscard]] tl::expected<void, std::string> trace(const AnyGame& game, const Json& options, Seed seed,
                                                    Policy policy,
                                                    const std::function<bool(const std::string&)>& line);

}  // namespace fondaco
