#include <gtest/gtest.h>

#include "kit/every_game.hpp"
#include "kit/playing.hpp"
#include "kit/tables.hpp"

// The log: reading it back, what one missed, how a table ends.

namespace fondaco {
namespace {

class TableLog : public testing::TestWithParam<GameAt> {};

Setup busy_setup(const AnyGame& game, int players, Seed seed) {
  auto setup = setup_of(game, players, players, seed);
  if (seed % 2 == 0) {
    setup.clock = {ClockRules::Kind::Bank, 300'000, 3'000};
  } else {
    setup.clock = {ClockRules::Kind::Move, 10'000, 0};
  }
  return setup;
}

/// People who act, take back, ask, answer, talk, come and go at random.
Table busy_table(const AnyGame& game, int players, Seed seed, std::vector<Entry>& log) {
  Table table = table_of(busy_setup(game, players, seed));
  Rng rng(seed);
  const auto add = [&](const tl::expected<Entry, Refusal>& entry) {
    if (!entry) return;
    log.push_back(*entry);
    table.commit(*entry);
  };
  Millis now = kNoon;
  for (int i = 0; i < 600 && !table.finished(); ++i) {
    now += rng.below(5000);
    if (i % 100 == 99) {
      if (const auto entry = table.after_restart(now)) add(*entry);
    }
    if (const auto entry = table.housekeeping(now)) {
      add(*entry);
      continue;
    }
    const auto seat = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(players)));
    const std::uint32_t what = rng.below(20);
    if (what < 8 && !table.deciders().empty()) {
      const Seat decider = table.deciders().front();
      const ActionList legal = legal_at(table, decider);
      add(table.bot_entry(decider, legal[rng.below(static_cast<std::uint32_t>(legal.size()))], now));
      continue;
    }
    Request request = asking(std::vector{Asked::Undo, Asked::Answer, Asked::Pause, Asked::GoOn,
                                         Asked::HandOver, Asked::Return, Asked::Forced, Asked::Chat,
                                         Asked::Hint, Asked::Orders}[rng.below(10)]);
    request.yes = rng.below(4) != 0;
    request.text = request.asked == Asked::Orders ? R"({"otherwise": "never"})" : "hm";
    add(table.propose(request, seat, now));
  }
  return table;
}

TEST_P(TableLog, ReadingItBackGivesTheSameTable) {
  for (Seed seed = 0; seed < 3; ++seed) {
    std::vector<Entry> log;
    const Table table = busy_table(*GetParam().game, GetParam().players, seed, log);
    auto setup = read_setup(setup_json(busy_setup(*GetParam().game, GetParam().players, seed)));
    ASSERT_TRUE(setup) << setup.error();
    Table again = table_of(*setup);
    for (const Entry& entry : log) again.commit(entry);
    const Millis later = kNoon + 10'000'000;
    for (Seat viewer = 0; viewer <= GetParam().players; ++viewer) {
      const Seat seat = viewer == GetParam().players ? kNobody : viewer;
      EXPECT_EQ(present_json(table, seat, later), present_json(again, seat, later));
      EXPECT_EQ(entries_json(table, 0, seat), entries_json(again, 0, seat));
    }
    ASSERT_EQ(again.seq(), log.size());
    for (const Entry& entry : log) {
      Entry without_id = entry;
      without_id.id.clear();
      EXPECT_EQ(again.entry(entry.seq), without_id);
    }
  }
}

TEST_P(TableLog, TheLatestEntryCanBeTakenOutAgain) {
  std::vector<Entry> log;
  Table table = busy_table(*GetParam().game, GetParam().players, 5, log);
  Table shorter = table_of(busy_setup(*GetParam().game, GetParam().players, 5));
  for (std::size_t i = 0; i + 1 < log.size(); ++i) shorter.commit(log[i]);
  table.drop_latest();
  EXPECT_EQ(present_json(table, 0, kNoon), present_json(shorter, 0, kNoon));
  EXPECT_EQ(table.seq(), shorter.seq());
}

TEST_P(TableLog, WhatOneMissedIsWhatOneWouldHaveBeenTold) {
  std::vector<Entry> log;
  const Table table = busy_table(*GetParam().game, GetParam().players, 6, log);
  Table live = table_of(busy_setup(*GetParam().game, GetParam().players, 6));
  for (Seat viewer : {Seat{0}, kNobody}) {
    live = table_of(busy_setup(*GetParam().game, GetParam().players, 6));
    const Json missed = entries_json(table, 0, viewer);
    ASSERT_EQ(missed.size(), log.size());
    for (std::size_t i = 0; i < log.size(); ++i) {
      EventList events;
      live.commit(log[i], &events);
      EXPECT_EQ(entry_json(live, log[i], live.course().decisions(), events, viewer), missed[i]);
    }
    EXPECT_EQ(entries_json(table, 4, viewer).size(), log.size() - 4);
  }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, TableLog, testing::ValuesIn(every_table()));

TEST(TableLogs, AnIllegalDecisionEndsTheGameThereAndKeepsAll) {
  Table table = table_of("calimala", 2, 2);
  Rng rng(1);
  for (int i = 0; i < 5; ++i) act_at_random(table, rng);
  const Json view = present_json(table, 0, kNoon)["view"];
  Entry wrong = table.bot_entry(0, *table.game().parse_notation("finish"), kNoon);
  table.commit(wrong);
  EXPECT_EQ(table.status(), Status::Diverged);
  EXPECT_EQ(present_json(table, 0, kNoon)["view"], view);
  EXPECT_EQ(table.seq(), 6u);
  EXPECT_EQ(acts(table, 0, "finish"), "diverged");
  // What is said afterwards is told to whoever comes late, as all else.
  Request chat = asking(Asked::Chat);
  chat.text = "A pity.";
  ASSERT_EQ(does(table, 1, chat), "");
  const Json entries = entries_json(table, 0, 0);
  ASSERT_EQ(entries.size(), 7u);
  EXPECT_EQ(entries[5]["what"], "act");
  EXPECT_EQ(entries[5]["events"], Json::array());
  EXPECT_EQ(entries[6]["text"], "A pity.");
}

TEST(TableLogs, AForkWhoseBeginningIsNotLegalAnyMoreKeepsWhatIs) {
  Table played = table_of("calimala", 2, 2);
  Rng rng(3);
  for (int i = 0; i < 10; ++i) act_at_random(played, rng);
  auto setup = setup_of(*find_game("calimala"), 2, 1);
  setup.origin.decisions = played.record().decisions;
  EXPECT_EQ(Table::reopen(setup)->status(), Status::Playing);
  setup.origin.decisions[6] = {0, *played.game().parse_notation("finish")};  // as if a rule were mended
  ASSERT_FALSE(Table::open(setup));
  auto fork = Table::reopen(setup);
  ASSERT_TRUE(fork) << fork.error();
  EXPECT_EQ(fork->status(), Status::Diverged);
  EXPECT_EQ(fork->course().decisions(), 6u);
  EXPECT_EQ(acts(*fork, 0, "finish"), "diverged");
  // What came after stays in the log, and what can't be kept is taken out of it without a trace.
  Request chat = asking(Asked::Chat);
  chat.text = "A pity.";
  for (int i = 0; i < 2; ++i) ASSERT_EQ(does(*fork, 0, chat), "");
  fork->drop_latest();
  EXPECT_EQ(fork->seq(), 1u);
  EXPECT_EQ(entries_json(*fork, 0, 0).size(), 7u) << "six decisions from before and what was said";
  EXPECT_EQ(fork->status(), Status::Diverged);
  EXPECT_EQ(fork->course().decisions(), 6u);
}

TEST(TableLogs, WhoeverTalksWithoutEndKeepsNobodyFromDeciding) {
  Table table = table_of("calimala", 2, 2);
  Request chat = asking(Asked::Chat);
  chat.text = "Well played!";
  Request forced = asking(Asked::Forced);
  forced.yes = false;
  std::string refused;
  for (std::size_t i = 0; i < kMostEntries && refused.empty(); ++i) refused = does(table, 1, chat);
  EXPECT_EQ(refused, "log_full");
  EXPECT_EQ(table.seq(), kMostBesides);
  EXPECT_EQ(does(table, 1, forced), "log_full");
  EXPECT_EQ(does(table, 0, Asked::HandOver), "log_full");
  while (table.status() == Status::Playing) {
    const Seat seat = table.deciders().front();
    ASSERT_EQ(acts(table, seat, table.game().notation(legal_at(table, seat)[0])), "");
  }
  EXPECT_EQ(table.status(), Status::Over);
}

TEST(TableLogs, WhatIsSaidTakesNoRoomWithoutEnd) {
  Table table = table_of("calimala", 2, 2);
  Request chat = asking(Asked::Chat);
  std::string refused;
  std::size_t said = 0;
  for (; refused.empty() && said < kMostBesides; ++said) {
    chat.text = std::to_string(said) + std::string(kLongestChat - 10, 'x');
    refused = does(table, 1, chat);
  }
  EXPECT_EQ(refused, "log_full");
  EXPECT_LT(table.bytes(), std::size_t{8'000'000});
  EXPECT_EQ(does(table, 0, Asked::HandOver), "") << "all else goes on";
}

TEST(TableLogs, AnIdleTableIsSmall) {
  for (const AnyGame* game : all_games()) {
    Table table = table_of(setup_of(*game, 3, 3));
    Rng rng(1);
    while (table.status() == Status::Playing) act_at_random(table, rng);
    table.shrink();
    EXPECT_LT(table.bytes(), 30'000u) << game->key << " after " << table.seq() << " entries";
  }
}

// The end

TEST(TableEnd, TellsTheSeedThatWasCommittedToAndGivesARecordThatReplays) {
  auto setup = setup_of(*find_game("tuscany"), 2, 1, 12345);
  setup.nonce = "abc";
  setup.commitment = "made elsewhere";
  Table table = table_of(setup);
  Rng rng(1);
  EXPECT_FALSE(present_json(table, 0, kNoon).contains("result"));
  while (table.status() == Status::Playing) act_at_random(table, rng);
  const Json result = present_json(table, 0, kNoon)["result"];
  EXPECT_EQ(result["seed"], "12345");
  EXPECT_EQ(result["nonce"], "abc");
  EXPECT_EQ(committed_text(setup), "fondaco-seed 12345 abc");
  const Record record = table.record();
  EXPECT_EQ(record.names, (std::vector<std::string>{"Anna", "bot newcomer"}));
  const auto read = read_record(write_record(record));
  ASSERT_TRUE(read);
  EXPECT_TRUE(replay(*read)) << "the result is that of the record";
}

TEST(TableEnd, ARecordThatLeavesOutUsualOptionsIsGoneOnFromWithAll) {
  for (const AnyGame* game : all_games()) {
    auto setup = setup_of(*game, 2, 1);
    const Json all = setup.origin.options;
    setup.origin.options = {
        {"players", 2}
    };
    EXPECT_EQ(about_json(table_of(setup))["options"], all) << game->key;
  }
}

TEST(TableEnd, APositionCanBeGoneOnFromAndItsRecordReplays) {
  for (const AnyGame* game : all_games()) {
    Table table = table_of(setup_of(*game, 2, 2));
    Rng rng(4);
    for (int i = 0; i < 20; ++i) act_at_random(table, rng);
    auto setup = setup_of(*game, 2, 1, 99);
    AnyState world = table.course().state();
    game->resample(world, 0, rng);
    setup.origin.position = game->state_json(world, Observer::everything());
    setup.nonce = "abc";
    const auto stored = read_setup(setup_json(setup));
    ASSERT_TRUE(stored) << stored.error();
    Table fork = table_of(*stored);
    EXPECT_EQ(present_json(fork, 0, kNoon)["view"], present_json(table, 0, kNoon)["view"])
        << game->key << ": the player sees what he saw";
    while (fork.status() == Status::Playing) act_at_random(fork, rng);
    const std::string record = write_record(fork.record());
    const auto read = read_record(record);
    ASSERT_TRUE(read) << read.error().reason;
    EXPECT_TRUE(replay(*read)) << game->key;
    // What was committed to can be put together from what is told in the end.
    const std::string committed = committed_text(setup);
    ASSERT_EQ(committed.substr(0, 20), "fondaco-seed 99 abc ");
    EXPECT_NE(record.find("\nposition " + committed.substr(20) + "\n"), std::string::npos);
  }
}

}  // namespace
}  // namespace fondaco
