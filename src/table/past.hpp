#pragma once

#include "table/table.hpp"

// Looking back: positions and log as the viewer saw them or as a spectator did; after the end also as another
// seat did, or all open.

namespace fondaco {

/// Positions of the past (Asked::History).
[[nodiscard]] tl::expected<Json, Refusal> history_json(const Table& table, const Request& request,
                                                       Seat viewer);

/// What happened (Asked::Log).
[[nodiscard]] tl::expected<Json, Refusal> log_json(const Table& table, const Request& request, Seat viewer);

}  // namespace fondaco
