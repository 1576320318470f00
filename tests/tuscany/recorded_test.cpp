#include <algorithm>

#include "kit/recorded_games.hpp"

namespace fondaco {
namespace {

/// What the recorded games are kept for, as far as this one shows it.
std::set<std::string> shown_by(const Record& record) {
  std::set<std::string> seen;
  int castles = 0;  // placed by a castle in this action
  int refreshes = 0;
  bool final_lap = false;
  for_each_step(record, [&](const Step& step) {
    const std::string_view notation = record.game->notation(step.decision.action);
    if (notation == "draw" || notation.starts_with("take ") || notation.starts_with("place "))
      castles = refreshes = 0;
    int fives = 0;
    for (const Json& event : step.events) {
      const std::string type = event["type"];
      if (type == "refreshed") seen.insert(++refreshes > 1 ? "a refresh of two colours" : "a refresh");
      if (type == "five") seen.insert(++fives > 1 ? "five of a colour twice" : "five of a colour");
      if (type == "placed" && event["by_castle"] == true && ++castles == 2)
        seen.insert("a castle chain of two");
      if (type == "red" && event["reason"] == "overflow") seen.insert("a hex without space");
      if (type == "reshuffled") seen.insert("a reshuffle of " + event["what"].get<std::string>());
      if (type == "round_scored") {
        const int round = event["round"];
        const Json& players = step.after["players"];
        const auto triggered = std::count_if(players.begin(), players.end(), [round](const Json& player) {
          return player["used"] >= 7 * round;
        });
        seen.insert(triggered > 1 ? "a round ended by several" : "a round ended by one player");
        if (round == 3) seen.insert(final_lap ? "the end after a final lap" : "the end without a final lap");
      }
      final_lap = final_lap || type == "final_lap";
    }
  });
  return seen;
}

TEST(TuscanyRecorded, GamesReplayToTheirResultAndShowWhatTheyAreKeptFor) {
  const auto seen = replay_recorded_games("tuscany", shown_by);
  for (const char* players : {"2 players: ", "3 players: ", "4 players: "}) {
    for (const char* what :
         {"a refresh", "a refresh of two colours", "five of a colour", "five of a colour twice",
          "a castle chain of two", "a hex without space", "a reshuffle of region", "a reshuffle of neutral",
          "a round ended by one player", "a round ended by several", "the end after a final lap",
          "the end without a final lap"}) {
      EXPECT_TRUE(seen.contains(std::string(players) + what)) << players << what;
    }
  }
}

}  // namespace
}  // namespace fondaco
