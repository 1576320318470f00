#pragma once

#include <cstddef>
#include <string_view>

#include <nlohmann/json.hpp>

namespace fondaco {

/// JSON as it goes in and out at the edges; fields keep their order.
using Json = nlohmann::ordered_json;

/// Room for more fields in an object: without it all of them move whenever one more does not fit.
inline void make_room(Json& object, std::size_t fields) { object.get_ref<Json::object_t&>().reserve(fields); }

/// JSON from outside: discarded (`is_discarded`) if it is none or nests deeper than anything of ours does.
Json parse_shallow(std::string_view text);

}  // namespace fondaco
