#include "bots/levels.hpp"

#include <algorithm>
#include <array>

namespace fondaco {

namespace {

struct Level {
  std::uint32_t iterations;
  Utility noise;
  int outlook;  // decisions that a playout goes on for at least; others go by the game's own outlook
};

constexpr std::array<Level, kLevels> kLadder = {
    {{12, 2'600, 0}, {20, 1'200, 0}, {45, 0, 0}, {320, 0, 0}, {5'000, 0, 24}}
};

}  // namespace

std::optional<int> find_level(std::string_view name) {
  const auto key = std::find(kLevelKeys.begin(), kLevelKeys.end(), name);
  if (key != kLevelKeys.end()) return static_cast<int>(key - kLevelKeys.begin()) + 1;
  if (name.starts_with("level")) name.remove_prefix(5);
  if (name.size() != 1 || name[0] < '1' || name[0] > '0' + kLevels) return std::nullopt;
  return name[0] - '0';
}

SearchSettings search_settings(const AnyGame& game) {
  SearchSettings settings;
  settings.playout.decisions = game.outlook;
  return settings;
}

BotSpec bot_of(const AnyGame& game, int level) {
  const Level& step = kLadder[static_cast<std::size_t>(level - 1)];
  BotSpec spec;
  spec.name = "level" + std::to_string(level);
  spec.kind = BotKind::Ismcts;
  spec.iterations = step.iterations;
  spec.search = search_settings(game);
  spec.search.noise = step.noise;
  spec.search.playout.decisions = std::max(spec.search.playout.decisions, step.outlook);
  return spec;
}

}  // namespace fondaco
