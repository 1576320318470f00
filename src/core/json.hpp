#pragma once

#include <string_view>

#include <nlohmann/json.hpp>

namespace fondaco {

/// JSON as it goes in and out at the edges; fields keep their order.
using Json = nlohmann::ordered_json;

/// JSON from outside: discarded (`is_discarded`) if it is none or nests deeper than anything of ours does.
Json parse_shallow(std::string_view text);

}  // namespace fondaco
