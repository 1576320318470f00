#include <algorithm>

#include "core/any_game.hpp"
#include "kit/recorded_games.hpp"

namespace fondaco {
namespace {

/// What the recorded games are kept for, as far as this one shows it.
std::set<std::string> shown_by(const Record& record) {
  const AnyGame& game = *record.game;
  AnyState state = *game.start(record.options, record.seed);
  const std::string players = std::to_string(game.players(state)) + " players: ";
  std::set<std::string> seen;
  int chain = 0;
  for (const Decision& step : record.decisions) {
    EventList events;
    game.apply(state, step.seat, step.action, &events);
    for (const Event& event : events) {
      const Json json = game.event_json(state, event, Observer::everything());
      const std::string type = json["type"];
      if (type == "took" && ++chain == 5) seen.insert(players + "a chain of five extra cards");
      if (type == "turn_over") chain = 0;
      if (type == "no_rhombus") seen.insert(players + "a bonus, but no rhombus for it");
      if (type == "lapsed") seen.insert(players + "an extra card, but an empty display");
      if (type == "game_over") seen.insert(players + "the end by " + json["reason"].get<std::string>());
    }
    const Json json = game.state_json(state, Observer::everything());
    for (const Json& player : json["players"]) {
      if (player["box"] < 3) seen.insert(players + "rhombi from the box");
    }
  }
  const Scores scores = game.scores(state);
  if (std::count(scores.ranks.begin(), scores.ranks.end(), 1) > 1) seen.insert(players + "a shared victory");
  return seen;
}

TEST(MilleFioriRecorded, GamesReplayToTheirResultAndShowWhatTheyAreKeptFor) {
  const auto seen = replay_recorded_games("millefiori", shown_by);
  for (const char* players : {"2 players: ", "3 players: ", "4 players: "}) {
    for (const char* what :
         {"the end by deck", "the end by rhombi", "rhombi from the box", "a chain of five extra cards",
          "a bonus, but no rhombus for it", "a shared victory"}) {
      EXPECT_TRUE(seen.contains(std::string(players) + what)) << players << what;
    }
  }
  // With two players the display grows by four cards a round and hardly ever runs empty.
  EXPECT_TRUE(seen.contains("3 players: an extra card, but an empty display"));
  EXPECT_TRUE(seen.contains("4 players: an extra card, but an empty display"));
}

}  // namespace
}  // namespace fondaco
