#include "core/notation.hpp"

#include "core/text.hpp"

namespace fondaco {

ActionTexts::ActionTexts(int count, std::string (*text)(Action)) {
  for (int id = 0; id < count; ++id) {
    const auto action = static_cast<Action>(id);
    texts_.push_back(text(action));
    ids_.emplace(normalised(texts_.back()), action);
  }
}

std::optional<Action> ActionTexts::find(std::string_view text) const {
  const auto found = ids_.find(normalised(text));
  if (found == ids_.end()) return std::nullopt;
  return found->second;
}

std::string_view own_reason_key(Error error, Keys keys) {
  const int index = error.reason - kFirstOwnReason;
  return index >= 0 && index < static_cast<int>(keys.size()) ? keys[static_cast<std::size_t>(index)]
                                                             : std::string_view{};
}

}  // namespace fondaco
