#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/json_fwd.hpp"

// How scenarios lay parts over a state and compare parts of one (docs/scenarios.md).

namespace fondaco {

/// Reads JSON without exceptions and to a bounded depth and number of fields. An error says what is wrong,
/// with the line.
[[nodiscard]] tl::expected<Json, std::string> parse_json(std::string_view text);

/// Lays `part` over `base`: objects merge field by field, a list of objects entry by entry, anything else
/// replaces. An object of counts (only numbers, or empty) replaces too.
void merge_given(Json& base, const Json& part);

/// The first place where `found` lacks something expected: "/path is X, not Y".
std::optional<std::string> first_difference(const Json& found, const Json& expected,
                                            const std::string& path = "");

/// What stands at a place such as "/players/1/hand", or nullptr.
const Json* find_place(const Json& json, const Json& place);

}  // namespace fondaco
