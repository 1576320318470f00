#pragma once

#include <algorithm>
#include <filesystem>
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "core/json.hpp"
#include "kit/files.hpp"
#include "table/record.hpp"

namespace fondaco {

/// A decision of a recorded game and what came of it, as who sees everything sees it.
struct Step {
  Decision decision;
  Json before;
  Json after;
  std::vector<Json> events;
};

template <class Visit>
void for_each_step(const Record& record, Visit&& visit) {
  const AnyGame& game = *record.game;
  AnyState state = *opening(record);
  Json now = game.state_json(state, Observer::everything());
  for (const Decision& decision : record.decisions) {
    EventList events;
    must(game.apply(state, decision.seat, decision.action, &events));
    Step step = {decision, std::move(now), game.state_json(state, Observer::everything()), {}};
    for (const Event& event : events)
      step.events.push_back(game.event_json(state, event, Observer::everything()));
    visit(std::as_const(step));
    now = std::move(step.after);
  }
}

inline bool ends_in_a_shared_victory(const Record& record) {
  const Scores scores = record.game->scores(*replay(record));
  return std::count(scores.ranks.begin(), scores.ranks.end(), 1) > 1;
}

/// Replays every record of the game and collects what `shown` says of each, as "3 players: a shared victory".
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
    const std::string players = std::to_string(record->game->players(*state)) + " players: ";
    for (const std::string& what : shown(*record)) seen.insert(players + what);
  }
  return seen;
}

}  // namespace fondaco
