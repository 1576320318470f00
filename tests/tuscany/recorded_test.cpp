#include <algorithm>

#include "core/any_game.hpp"
#include "kit/recorded_games.hpp"

namespace fondaco {
namespace {

/// What the recorded games are kept for, as far as this one shows it.
std::set<std::string> shown_by(const Record& record) {
  const AnyGame& game = *record.game;
  AnyState state = *game.start(record.options, record.seed);
  const std::string head = std::to_string(game.players(state)) + " players: ";
  std::set<std::string> seen;
  int castles = 0;  // placed by a castle in this action
  int refreshes = 0;
  bool final_lap = false;
  for (const Decision& step : record.decisions) {
    const std::string notation(game.notation(step.action));
    if (notation == "draw" || notation.starts_with("take ") || notation.starts_with("place "))
      castles = refreshes = 0;
    EventList events;
    game.apply(state, step.seat, step.action, &events);
    int fives = 0;
    for (const Event& event : events) {
      const Json json = game.event_json(state, event, Observer::everything());
      const std::string type = json["type"];
      if (type == "refreshed")
        seen.insert(head + (++refreshes > 1 ? "a refresh of two colours" : "a refresh"));
      if (type == "five") seen.insert(head + (++fives > 1 ? "five of a colour twice" : "five of a colour"));
      if (type == "placed" && json["by_castle"] == true && ++castles == 2)
        seen.insert(head + "a castle chain of two");
      if (type == "red" && json["reason"] == "overflow") seen.insert(head + "a hex without space");
      if (type == "reshuffled") seen.insert(head + "a reshuffle of " + json["what"].get<std::string>());
      if (type == "round_scored") {
        const int round = json["round"];
        const Json after = game.state_json(state, Observer::everything());
        const auto triggered =
            std::count_if(after["players"].begin(), after["players"].end(),
                          [round](const Json& player) { return player["used"] >= 7 * round; });
        seen.insert(head + (triggered > 1 ? "a round ended by several" : "a round ended by one player"));
        if (round == 3)
          seen.insert(head + (final_lap ? "the end after a final lap" : "the end without a final lap"));
      }
      final_lap = final_lap || type == "final_lap";
    }
  }
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
