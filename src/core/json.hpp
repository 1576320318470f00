#pragma once

#include <nlohmann/json.hpp>

namespace fondaco {

/// JSON as it goes in and out at the edges; fields keep their order.
using Json = nlohmann::ordered_json;

}  // namespace fondaco
