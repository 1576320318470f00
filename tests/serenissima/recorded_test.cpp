#include "kit/recorded_games.hpp"

namespace fondaco {
namespace {

/// What the recorded games are kept for, as far as this one shows it.
std::set<std::string> shown_by(const Record& record) {
  std::set<std::string> seen = {"rules " + std::to_string(record.rules_version)};
  int sunk_in_turn = 0;
  for_each_step(record, [&](const Step& step) {
    const std::string phase = step.before["phase"];
    for (const Json& event : step.events) {
      const std::string type = event["type"];
      if (type == "turn_started") sunk_in_turn = 0;
      if (type == "blockade" && event["declared"] == true)
        seen.insert("a blockade of a " + event["of"].get<std::string>());
      if (type == "sunk" && phase != "load" && phase != "land" && ++sunk_in_turn == 2)
        seen.insert("two galleys sunk in a turn");
      if (type == "doge") seen.insert("the card " + event["card"].get<std::string>());
      if (type == "built") seen.insert("a " + event["what"].get<std::string>());
      if (type == "bought" && phase == "buy_place")
        seen.insert(step.after["wheel"] == 0 ? "a galley bought in a special investment" : "a galley bought");
      for (const char* plain : {"looted", "fort_fired", "lost_port", "landed", "jettisoned", "special"}) {
        if (type == plain) seen.insert(plain);
      }
    }
  });
  if (ends_in_a_shared_victory(record)) seen.insert("a shared victory");
  return seen;
}

TEST(SerenissimaRecorded, GamesReplayToTheirResultAndShowWhatTheyAreKeptFor) {
  const auto seen = replay_recorded_games("serenissima", shown_by);
  for (const char* players : {"2 players: ", "3 players: ", "4 players: "}) {
    for (const char* what :
         {"rules 1", "rules 2", "a blockade of a move", "a blockade of a sale", "a blockade of a capture",
          "two galleys sunk in a turn", "the card wine", "the card two_hourglasses_arrows", "a fort",
          "a basilica", "a galley bought", "a galley bought in a special investment", "looted", "fort_fired",
          "lost_port", "landed", "jettisoned", "a shared victory"}) {
      EXPECT_TRUE(seen.contains(std::string(players) + what)) << players << what;
    }
  }
}

}  // namespace
}  // namespace fondaco
