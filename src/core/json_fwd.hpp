#pragma once

#include <nlohmann/json_fwd.hpp>

namespace fondaco {

/// JSON as it goes in and out at the edges; fields keep their order. Headers that only name it include this;
/// core/json.hpp is for those that look inside.
using Json = nlohmann::ordered_json;

}  // namespace fondaco
