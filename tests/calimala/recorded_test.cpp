#include "kit/recorded_games.hpp"

namespace fondaco {
namespace {

/// How a recorded Calimala game ended.
std::set<std::string> way_of_ending(const Record& record) {
  std::string way = "all discs placed";
  for_each_step(record, [&](const Step& step) {
    if (step.before["seats"].size() == 15 || step.after["seats"].size() < 15) return;
    way = step.after["phase"] == "over" ? "tiles, at the end of a round" : "tiles, in the middle of a round";
  });
  return {way};
}

TEST(CalimalaRecorded, GamesReplayToTheirResultAndCoverEveryWayToEnd) {
  std::set<std::string> expected;
  for (const char* players : {"2", "3", "4", "5"}) {
    for (const char* way :
         {"all discs placed", "tiles, in the middle of a round", "tiles, at the end of a round"}) {
      expected.insert(std::string(players) + " players: " + way);
    }
  }
  EXPECT_EQ(replay_recorded_games("calimala", way_of_ending), expected);
}

}  // namespace
}  // namespace fondaco
