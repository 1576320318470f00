#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "bots/bot.hpp"

namespace fondaco {

inline constexpr int kLevels = 5;
inline constexpr std::uint32_t kMostIterations = 10'000'000;
inline constexpr std::uint32_t kMostMilliseconds = 600'000;

/// From the lowest up; clients keep the names in human languages.
inline constexpr std::array<std::string_view, kLevels> kLevelKeys = {"newcomer", "apprentice", "merchant",
                                                                     "consul", "master"};

/// Whoever asks for advice gets that of this level, and so many options.
inline constexpr int kAdvisor = 4;
inline constexpr std::size_t kAdvised = 3;

/// No level lets a person wait for longer, however slow the machine.
inline constexpr int kLongestThought = 1'800;  // milliseconds

/// The level, 1 to 5, that "level1" to "level5", the digit alone or its key names.
std::optional<int> find_level(std::string_view name);

/// How the game is searched: what won in the arena (docs/bots.md).
SearchSettings search_settings(const AnyGame& game);

/// The player of a level, 1 (newcomer) to 5 (master): one search with more and more time and ever surer
/// sight.
BotSpec bot_of(const AnyGame& game, int level);

}  // namespace fondaco
