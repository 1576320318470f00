#include "kit/recorded_games.hpp"

namespace fondaco {
namespace {

/// What the recorded games are kept for, as far as this one shows it.
std::set<std::string> shown_by(const Record& record) {
  std::set<std::string> seen;
  int chain = 0;
  for_each_step(record, [&](const Step& step) {
    for (const Json& event : step.events) {
      const std::string type = event["type"];
      if (type == "took" && ++chain == 5) seen.insert("a chain of five extra cards");
      if (type == "turn_over") chain = 0;
      if (type == "no_rhombus") seen.insert("a bonus, but no rhombus for it");
      if (type == "lapsed") seen.insert("an extra card, but an empty display");
      if (type == "game_over") seen.insert("the end by " + event["reason"].get<std::string>());
    }
    for (const Json& player : step.after["players"]) {
      if (player["box"] < 3) seen.insert("rhombi from the box");
    }
  });
  if (ends_in_a_shared_victory(record)) seen.insert("a shared victory");
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
