#include "core/notation.hpp"

#include <array>

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

std::string_view reason_key(Error error, std::span<const std::string_view> own) {
  static constexpr std::array<std::string_view, 5> kCommon = {"none", "game_over", "not_your_decision",
                                                              "unknown_action", "other_question"};
  if (error.reason < kCommon.size()) return kCommon[error.reason];
  return own[static_cast<std::size_t>(error.reason - kFirstOwnReason)];
}

}  // namespace fondaco
