#include "table/entry.hpp"

#include <algorithm>

namespace fondaco {

std::optional<What> find_what(std::string_view key) {
  const auto found = std::find(kWhatKeys.begin(), kWhatKeys.end(), key);
  if (found == kWhatKeys.end()) return std::nullopt;
  return static_cast<What>(found - kWhatKeys.begin());
}

}  // namespace fondaco
