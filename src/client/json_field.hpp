#pragma once

#include "core/json.hpp"

namespace fondaco::client {

/// A field of what a server sent; null if there is none.
inline const Json& field(const Json& object, const char* name) {
  static const Json kNone;
  const auto found = object.is_object() ? object.find(name) : object.end();
  return found == object.end() ? kNone : *found;
}

inline bool is_text(const Json& object, const char* name) { return field(object, name).is_string(); }

}  // namespace fondaco::client
