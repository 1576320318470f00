#include "core/any_game.hpp"
#include "kit/recorded_games.hpp"

namespace fondaco {
namespace {

/// How a recorded Calimala game ended.
std::string way_of_ending(const Record& record) {
  const int all = static_cast<int>(record.decisions.size());
  int trigger = -1;
  for (int n = 1; n <= all; ++n) {
    const Json state = record.game->state_json(*replay(record, n), Observer::everything());
    if (state["seats"].size() == 15) {
      trigger = state["phase"].get<std::string>() == "over" ? 2 : 1;
      break;
    }
  }
  return trigger < 0    ? "all discs placed"
         : trigger == 1 ? "tiles, in the middle of a round"
                        : "tiles, at the end of a round";
}

TEST(CalimalaRecorded, GamesReplayToTheirResultAndCoverEveryWayToEnd) {
  const auto seen = replay_recorded_games("calimala", [](const Record& record) {
    const int players = record.game->players(*replay(record));
    return std::set<std::string>{std::to_string(players) + " players: " + way_of_ending(record)};
  });
  std::set<std::string> expected;
  for (const char* players : {"2", "3", "4", "5"}) {
    for (const char* way :
         {"all discs placed", "tiles, in the middle of a round", "tiles, at the end of a round"}) {
      expected.insert(std::string(players) + " players: " + way);
    }
  }
  EXPECT_EQ(seen, expected);
}

}  // namespace
}  // namespace fondaco
