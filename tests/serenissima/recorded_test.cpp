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
  int sunk_in_turn = 0;
  for (const Decision& step : record.decisions) {
    const std::string phase = game.state_json(state, Observer::everything())["phase"];
    EventList events;
    game.apply(state, step.seat, step.action, &events);
    for (const Event& event : events) {
      const Json json = game.event_json(state, event, Observer::everything());
      const std::string type = json["type"];
      if (type == "turn_started") sunk_in_turn = 0;
      if (type == "blockade" && json["declared"] == true)
        seen.insert(head + "a blockade of a " + json["of"].get<std::string>());
      if (type == "sunk" && phase != "load" && phase != "land" && ++sunk_in_turn == 2)
        seen.insert(head + "two galleys sunk in a turn");
      if (type == "doge") seen.insert(head + "the card " + json["card"].get<std::string>());
      if (type == "built") seen.insert(head + "a " + json["what"].get<std::string>());
      if (type == "bought" && phase == "buy_place")
        seen.insert(head + (game.state_json(state, Observer::everything())["wheel"] == 0
                                ? "a galley bought in a special investment"
                                : "a galley bought"));
      for (const char* plain : {"looted", "fort_fired", "lost_port", "landed", "jettisoned", "special"}) {
        if (type == plain) seen.insert(head + plain);
      }
    }
  }
  const Scores scores = game.scores(state);
  if (std::count(scores.ranks.begin(), scores.ranks.end(), 1) > 1) seen.insert(head + "a shared victory");
  return seen;
}

TEST(SerenissimaRecorded, GamesReplayToTheirResultAndShowWhatTheyAreKeptFor) {
  const auto seen = replay_recorded_games("serenissima", shown_by);
  for (const char* players : {"2 players: ", "3 players: ", "4 players: "}) {
    for (const char* what :
         {"a blockade of a move", "a blockade of a sale", "a blockade of a capture",
          "two galleys sunk in a turn", "the card wine", "the card two_hourglasses_arrows", "a fort",
          "a basilica", "a galley bought", "a galley bought in a special investment", "looted", "fort_fired",
          "lost_port", "landed", "jettisoned", "a shared victory"}) {
      EXPECT_TRUE(seen.contains(std::string(players) + what)) << players << what;
    }
  }
}

}  // namespace
}  // namespace fondaco
