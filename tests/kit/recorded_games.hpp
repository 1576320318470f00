#pragma once

#include <filesystem>
#include <functional>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "kit/files.hpp"
#include "table/record.hpp"

namespace fondaco {

/// Replays every record of the game and collects what `shown` says of each.
inline std::set<std::string> replay_recorded_games(
    const std::string& game, const std::function<std::set<std::string>(const Record&)>& shown) {
  std::set<std::string> seen;
  for (const auto& entry : std::filesystem::directory_iterator(FONDACO_SOURCE_DIR "/tests/records/" + game)) {
    if (entry.path().extension() != ".fgn") continue;
    SCOPED_TRACE(entry.path().filename().string());
    const auto record = read_record(content_of(entry.path()));
    EXPECT_TRUE(record) << record.error().sentence("record");
    if (!record) continue;
    const auto state = replay(*record);
    EXPECT_TRUE(state) << state.error().sentence("record");
    if (!state) continue;
    EXPECT_FALSE(record->points.empty()) << "the game has not ended";
    seen.merge(shown(*record));
  }
  return seen;
}

}  // namespace fondaco
