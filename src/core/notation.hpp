#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/action.hpp"
#include "core/error.hpp"

namespace fondaco {

/// The texts of all actions of a game, and the way back.
class ActionTexts {
 public:
  /// `text` gives each action below `count` a text of its own.
  ActionTexts(int count, std::string (*text)(Action));

  /// Call with an action below the count.
  std::string_view operator[](Action action) const { return texts_[action]; }
  /// The action with this text; blanks and case do not matter.
  std::optional<Action> find(std::string_view text) const;

 private:
  std::vector<std::string> texts_;
  std::unordered_map<std::string, Action> ids_;
};

/// The key of a reason: common to all games, or one of the game's own.
std::string_view reason_key(Error error, std::span<const std::string_view> own);

}  // namespace fondaco
