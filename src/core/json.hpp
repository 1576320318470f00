#pragma once

#include <cstddef>
#include <string_view>

#include <nlohmann/json.hpp>

#include "core/json_fwd.hpp"

// Compiled once, in json.cpp.
extern template class nlohmann::basic_json<nlohmann::ordered_map>;

namespace fondaco {

/// Room for more fields in an object: without it all of them move whenever one more does not fit.
inline void make_room(Json& object, std::size_t fields) { object.get_ref<Json::object_t&>().reserve(fields); }

/// JSON from outside: discarded (`is_discarded`) if it is none or nests deeper than anything of ours does.
Json parse_shallow(std::string_view text);

}  // namespace fondaco
