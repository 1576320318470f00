#include "table/record.hpp"

#include <gtest/gtest.h>

#include "core/random_play.hpp"
#include "core/registry.hpp"

namespace fondaco {
namespace {

/// A random game as a record; open if it is stopped before the end.
Record played(int players, Seed seed, int decisions) {
  Record record;
  record.game = find_game("calimala");
  record.rules_version = record.game->rules_version;
  record.options = {
      {"players",    players },
      {"obligation", "strict"}
  };
  record.seed = seed;
  record.names = {"Anna", "Boris"};
  AnyState state = *record.game->start(record.options, seed);
  Rng rng = policy_rng(seed);
  ActionList legal;
  while (!record.game->deciders(state).empty() && decisions-- > 0) {
    const auto [seat, action] = random_decision(*record.game, state, rng, legal);
    must(record.game->apply(state, seat, action, nullptr));
    record.decisions.push_back({seat, action});
  }
  if (record.game->deciders(state).empty()) {
    const Scores scores = record.game->scores(state);
    record.points.assign(scores.points.begin(), scores.points.begin() + scores.players);
  }
  return record;
}

TEST(Records, AreReadAsTheyWereWritten) {
  for (const int decisions : {0, 50, 100'000}) {
    const Record record = played(3, 4, decisions);
    const std::string text = write_record(record);
    const auto read = read_record(text);
    ASSERT_TRUE(read) << read.error().sentence("text");
    EXPECT_EQ(write_record(*read), text);
    const auto state = replay(*read);
    ASSERT_TRUE(state) << state.error().sentence("text");
    EXPECT_EQ(record.game->deciders(*state).empty(), decisions > 1000);
  }
}

TEST(Records, KeepTheNameOfTheTable) {
  const std::string text = "fondaco-record 1\ngame calimala\nrules 1\nseed 7\ntable Пятница, вечер\n\nopen\n";
  const auto record = read_record(text);
  ASSERT_TRUE(record) << record.error().sentence("record");
  EXPECT_EQ(record->table, "Пятница, вечер");
  EXPECT_EQ(read_record(write_record(*record))->table, record->table);
  for (const std::string& name : {std::string(), std::string(81, 'x'), std::string("a\x1b[2J")}) {
    const auto refused =
        read_record("fondaco-record 1\ngame calimala\nrules 1\nseed 7\ntable " + name + "\n\nopen\n");
    ASSERT_FALSE(refused) << name;
    EXPECT_EQ(refused.error().line, 5);
  }
}

TEST(Records, CanBeReplayedToAnyPoint) {
  const Record record = played(2, 9, 100'000);
  const auto half = replay(record, 100);
  const Record same = played(2, 9, 100);
  ASSERT_TRUE(half);
  EXPECT_TRUE(record.game->equal(*half, *replay(same)));
}

TEST(BadRecords, AreNamedByLineAndReason) {
  const std::string good = write_record(played(3, 4, 40));
  const auto error = [](const std::string& text) {
    const auto record = read_record(text);
    if (!record) return record.error().sentence("f");
    const auto state = replay(*record);
    return state ? std::string("fine") : state.error().sentence("f");
  };
  const auto with = [&good](const std::string& old, const std::string& text) {
    std::string changed = good;
    const std::size_t at = changed.find(old);
    EXPECT_NE(at, std::string::npos) << old;
    return changed.replace(at, old.size(), text);
  };
  ASSERT_EQ(error(good), "fine");
  EXPECT_EQ(error(""), "f:1: a record starts with 'fondaco-record 1'");
  EXPECT_EQ(error("hello\n"), "f:1: a record starts with 'fondaco-record 1'");
  EXPECT_EQ(error(with("game calimala", "game chess")), "f:2: there is no game 'chess'");
  EXPECT_EQ(error(with("game calimala\n", "")), "f:8: the tag 'game' is missing");
  EXPECT_EQ(error(with("rules 1", "rules 7")),
            "f:3: it was played under rules 7; this program knows calimala up to rules 1");
  EXPECT_EQ(error(with("rules 1", "rules x")), "f:3: 'x' is not a rules version");
  EXPECT_EQ(error(with("seed 4", "seed 18446744073709551616")),
            "f:4: '18446744073709551616' is not a seed (a whole number from 0 to 18446744073709551615)");
  EXPECT_EQ(error(with("seed 4", "seed -1")),
            "f:4: '-1' is not a seed (a whole number from 0 to 18446744073709551615)");
  EXPECT_EQ(error(with("option players 3", "option players 9")),
            "f:5: option /players: a number from 2 to 5 is expected, not 9");
  EXPECT_EQ(error(with("option players 3", "option colour 9")),
            "f:5: option /colour: there is no such field here");
  EXPECT_EQ(error(with("seat 1 Boris", "seat 2 Boris")), "f:8: seats are named in order from 0");
  EXPECT_EQ(error(with("seat 1 Boris", "wind north")), "f:8: there is no tag 'wind'");
  EXPECT_EQ(error(with("\n7 ", "\n8 ")).substr(0, 48), "f:16: decision 7 or the closing line is expected");
  EXPECT_EQ(error(with("\nopen\n", "\n")),
            "f:49: the record breaks off: its closing line ('end' or 'open') is missing");
  const std::string cut = good.substr(0, good.find("\n7 ") + 8);
  EXPECT_EQ(error(cut), "f:16: the record breaks off in the middle of a line");
  EXPECT_EQ(error(with("\nopen\n", "\nend 1 2 3\n")),
            "f:50: the record says the game has ended, but it has not");
  EXPECT_EQ(error(with("\nopen\n", "\nend one\n")), "f:50: 'one' is not a number of points");
  EXPECT_EQ(error(good + "41 0 finish\n"), "f:51: nothing may follow the closing line");
  EXPECT_EQ(error(with("\nopen\n", "\n41 0 fly away\nopen\n")),
            "f:50: 'fly away' is not an action of calimala");
  EXPECT_EQ(error(with("\nopen\n", "\n41 9 finish\nopen\n")), "f:50: '9' is not a seat");
  EXPECT_EQ(error(with("\nopen\n", "\n41 0 keep palazzo\nopen\n")).substr(0, 50),
            "f:50: decision 41 of seat 0, 'keep palazzo', is il");
  EXPECT_EQ(error(std::string(2 << 20, 'x')), "f: a record has at most one megabyte");
  EXPECT_EQ(error(with("option players 3", "option players " + std::string(5000, '['))),
            "f:5: the line is too long");

  EXPECT_EQ(error(with("seed 4\n", "seed 4\nseed 5\n")), "f:5: the tag 'seed' stands there twice");
  EXPECT_EQ(error(with("option players 3\n", "option players 3\noption players 4\n")),
            "f:6: the option 'players' stands there twice");
  EXPECT_EQ(error(with("seat 1 Boris", "seat 1 \033]0;Boris")),
            "f:8: a name is plain text without control characters");
  EXPECT_EQ(error(with("seat 1 Boris", "seat 1 \xC2\x9B")),
            "f:8: a name is plain text without control characters");
  std::string options;
  for (int i = 0; i < 200; ++i) options += "option k" + std::to_string(i) + " 1\n";
  EXPECT_NE(error(with("option players 3\n", options)).find("no game has so many options"),
            std::string::npos);
  EXPECT_NE(error(with("seat 1 Boris\n", "seat 1 Boris\nseat 2 Anna\nseat 3 Vera\n"))
                .find("f:10: there are more names"),
            std::string::npos);

  Record ended = played(3, 4, 100'000);
  ended.points.clear();
  EXPECT_NE(error(write_record(ended)).find("the record says the game has not ended, but it has"),
            std::string::npos);
  Record wrong = played(3, 4, 100'000);
  ++wrong.points[1];
  EXPECT_NE(error(write_record(wrong)).find(": the result is wrong for seat 1: the record says "),
            std::string::npos);
}

}  // namespace
}  // namespace fondaco
