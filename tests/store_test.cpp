#include "store/store.hpp"

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <unistd.h>

#include "kit/tables.hpp"
#include "store/migrations.hpp"

// What outlives the program: the log is whole or it is not there, whatever happens.

namespace fondaco {
namespace {

namespace fs = std::filesystem;

class Storing : public testing::Test {
 protected:
  void SetUp() override {
    const auto* info = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::temp_directory_path() /
              ("fondaco-store-" + std::string(info->name()) + "-" + std::to_string(getpid()));
    fs::create_directories(folder_);
    store_ = open();
  }
  void TearDown() override {
    store_.reset();
    fs::remove_all(folder_);
  }

  std::string path() const { return (folder_ / "fondaco.sqlite").string(); }
  std::unique_ptr<Store> open() const {
    auto opened = open_sqlite(path());
    EXPECT_TRUE(opened) << opened.error();
    return std::move(*opened);
  }
  void run(const std::string& sql) const {
    sqlite3* db = nullptr;
    ASSERT_EQ(sqlite3_open(path().c_str(), &db), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(db, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(db);
    sqlite3_close(db);
  }

  void add_table(const std::string& id, const Table& table, std::vector<Taking> takings = {}) {
    NewTable row;
    row.id = id;
    row.owner = "p0";
    row.setup = setup_json(table.setup()).dump();
    row.game = table.game().key;
    row.name = table.setup().origin.table;
    row.players = table.players();
    row.listed = table.setup().listed;
    row.summary = summary_of(table, kNoon);
    row.takings = std::move(takings);
    ASSERT_TRUE(store_->add_table(row));
  }
  Append next(const std::string& id, Table& table, Rng& rng, const std::string& client_id = {}) {
    const Seat seat = table.deciders().front();
    const ActionList legal = legal_at(table, seat);
    Entry entry =
        table.bot_entry(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))], kNoon + 1);
    entry.id = client_id;
    table.commit(entry);
    return {id, entry, summary_of(table, kNoon), {}, {}, false, {}};
  }
  void person(const std::string& id, const std::string& name, const std::string& password = {}) {
    ASSERT_TRUE(store_->add_person({id, name, {}, kNoon}));
    if (!password.empty()) {
      ASSERT_TRUE(store_->make_account(id, name, password));
    }
  }

  fs::path folder_;
  std::unique_ptr<Store> store_;
};

TEST_F(Storing, ALogIsReadBackAsItWasWritten) {
  Table table = table_of("calimala", 3, 3);
  add_table("one", table,
            {
                {0, "p0"},
                {2, "p2"}
  });
  Rng rng(1);
  std::vector<Entry> written;
  for (int i = 0; i < 40; ++i) {
    const Append append = next("one", table, rng, i % 3 == 0 ? "id" + std::to_string(i) : "");
    const auto appended = store_->append(append);
    ASSERT_TRUE(appended) << appended.error().text;
    EXPECT_EQ(appended->seq, static_cast<std::uint32_t>(i + 1));
    EXPECT_FALSE(appended->repeated);
    written.push_back(append.entry);
    written.back().id.clear();
  }
  store_ = open();
  const auto read = store_->load_table("one");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->entries, written);
  EXPECT_EQ(read->owner, "p0");
  EXPECT_EQ(read->seats[0].person, "p0");
  EXPECT_EQ(read->seats[1].person, "");
  EXPECT_EQ(read->seats[2].person, "p2");
  Table again = table_of(*read_setup(Json::parse(read->setup)));
  for (const Entry& entry : read->entries) again.commit(entry);
  EXPECT_EQ(present_json(again, 0, kNoon), present_json(table, 0, kNoon));
  EXPECT_EQ(store_->load_table("two").error().kind, StoreError::Kind::Missing);
}

TEST_F(Storing, ARepeatedIdIsKnownAndANumberIsGivenOnce) {
  Table table = table_of("calimala", 3, 3);
  add_table("one", table);
  Rng rng(1);
  const Append first = next("one", table, rng, "a");
  const Append second = next("one", table, rng, "b");
  ASSERT_TRUE(store_->append(first));
  ASSERT_TRUE(store_->append(second));
  Append again = first;
  again.entry.seq = 3;
  const auto repeated = store_->append(again);
  ASSERT_TRUE(repeated);
  EXPECT_TRUE(repeated->repeated);
  EXPECT_EQ(repeated->seq, 1u);
  Append other = second;
  other.entry.id = "c";
  EXPECT_EQ(store_->append(other).error().kind, StoreError::Kind::Conflict);
  EXPECT_EQ(store_->load_table("one")->entries.size(), 2u);
  // The same id at another table is another message.
  Table elsewhere = table_of("calimala", 3, 3);
  add_table("two", elsewhere);
  EXPECT_FALSE(store_->append(next("two", elsewhere, rng, "a"))->repeated);
}

TEST_F(Storing, AFullDiskKeepsAllThatWasStoredAndSaysSo) {
  Table table = table_of("calimala", 3, 3);
  add_table("one", table);
  Rng rng(1);
  std::size_t stored = 0;
  bool refused = false;
  // As if there were room for so many pages and no more; a real limit of the disk is met in
  // server/full_test.py.
  store_ = open_sqlite(path(), 40).value();
  for (int i = 0; i < 5000 && !refused && table.status() == Status::Playing; ++i) {
    Append append = next("one", table, rng);
    append.entry.text += std::string(400, ' ');  // fills faster
    ASSERT_TRUE(store_->begin());
    const auto appended = store_->append(append);
    if (!appended) {
      EXPECT_EQ(appended.error().kind, StoreError::Kind::Unavailable) << appended.error().text;
      store_->roll_back();
      refused = true;
    } else if (store_->commit()) {
      ++stored;
    } else {
      refused = true;
    }
  }
  ASSERT_TRUE(refused) << "it never filled up";
  EXPECT_EQ(store_->load_table("one")->entries.size(), stored);
  store_ = open();
  EXPECT_TRUE(store_->probe());
  EXPECT_EQ(store_->load_table("one")->entries.size(), stored);
}

TEST_F(Storing, WhatIsNotCommittedIsNotThere) {
  Table table = table_of("calimala", 3, 3);
  add_table("one", table);
  Rng rng(1);
  ASSERT_TRUE(store_->begin());
  ASSERT_TRUE(store_->append(next("one", table, rng)));
  EXPECT_EQ(open()->load_table("one")->entries.size(), 0u);
  store_->roll_back();
  EXPECT_EQ(store_->load_table("one")->entries.size(), 0u);
}

TEST_F(Storing, AFileOfANewerProgramIsLeftAlone) {
  store_.reset();
  run("PRAGMA user_version = " + std::to_string(kMigrations.size() + 1));
  const auto opened = open_sqlite(path());
  ASSERT_FALSE(opened);
  EXPECT_NE(opened.error().find("newer version"), std::string::npos) << opened.error();
}

TEST_F(Storing, AFileOfAnOlderProgramIsBroughtUpToDate) {
  store_.reset();
  fs::remove_all(folder_);
  fs::create_directories(folder_);
  run(kMigrations[0]);
  run("PRAGMA user_version = 1");
  run("INSERT INTO people (id, name, created) VALUES ('anna', 'Anna', 1)");
  run("INSERT INTO tables VALUES (1, 'old', 'anna', 'calimala', 2, 0, 'x', 1, 1, 0, NULL, '[]', '0.0', 1)");
  run("INSERT INTO seats VALUES (1, 0, 'anna', 'https://example.org/')");
  run("INSERT INTO tables VALUES (2, 'unbegun', 'anna', 'calimala', 2, 0, 'x', 0, 0, 0, NULL, '[]', '0.0', "
      "1)");
  store_ = open();
  EXPECT_EQ(store_->find_person("anna")->name, "Anna");
  const auto line = store_->find_table("old", "anna");
  ASSERT_TRUE(line);
  EXPECT_EQ(line->name, "") << "tables had no names then";
  EXPECT_EQ(line->host, "Anna");
  EXPECT_EQ(store_->list_tables({TableQuery::Show::Mine, "anna", {}, 100})->size(), 2u);
  const auto read = store_->load_table("old");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->seats[0].webhook, "https://example.org/");
  EXPECT_EQ(read->seats[0].owed, 0u);
  ASSERT_TRUE(store_->set_hidden("unbegun", "anna", true));
  ASSERT_TRUE(store_->forget_unused(kNoon));
  EXPECT_FALSE(store_->find_table("unbegun", "anna"));
}

TEST_F(Storing, AFileThatIsNoStoreIsRefusedInASentence) {
  const std::string other = (folder_ / "other").string();
  std::ofstream(other) << "This is a letter and no database, long enough to be looked at closely. "
                       << std::string(4096, 'x');
  const auto opened = open_sqlite(other);
  ASSERT_FALSE(opened);
  EXPECT_NE(opened.error().find("not a database"), std::string::npos) << opened.error();
  EXPECT_FALSE(open_sqlite("/nowhere/at/all.sqlite"));
}

TEST_F(Storing, TheSecretStaysTheSame) {
  const auto secret = store_->secret();
  ASSERT_TRUE(secret);
  EXPECT_EQ(secret->size(), 64u);
  EXPECT_EQ(*open()->secret(), *secret);
}

TEST_F(Storing, ListsShowWhatWaitsForWhom) {
  auto setup = setup_of(*find_game("calimala"), 3, 2);
  setup.listed = true;
  Table playing = table_of(setup);
  setup.chairs[1] = Chair();
  Table gathering = table_of(setup);
  add_table("playing", playing,
            {
                {0, "anna" },
                {1, "boris"}
  });
  add_table("open", gathering,
            {
                {0, "anna"}
  });
  auto hidden_setup = setup;
  hidden_setup.listed = false;
  add_table("hidden", table_of(hidden_setup),
            {
                {0, "boris"}
  });
  const auto shown_to = [&](TableQuery::Show show, const std::string& who) {
    std::vector<std::string> ids;
    const auto lines = store_->list_tables({show, who, {}, 100});
    for (const TableLine& line : *lines) ids.push_back(line.id);
    return ids;
  };
  EXPECT_EQ(shown_to(TableQuery::Show::Mine, "anna"), (std::vector<std::string>{"playing", "open"}))
      << "what waits for her comes first";
  EXPECT_EQ(shown_to(TableQuery::Show::Mine, "boris"), (std::vector<std::string>{"playing", "hidden"}));
  EXPECT_EQ(shown_to(TableQuery::Show::Open, "clara"), (std::vector<std::string>{"open"}));
  EXPECT_EQ(shown_to(TableQuery::Show::Running, ""), (std::vector<std::string>{"playing"}));
  const auto line = store_->find_table("playing", "boris");
  ASSERT_TRUE(line);
  EXPECT_EQ(line->mine, Seats::only(1));
  EXPECT_TRUE(line->summary.waiting.contains(1));
  EXPECT_TRUE(line->summary.bot_turn) << "the third chooses an influence card too";
  EXPECT_EQ(*store_->tables_to_wake(kNoon, true), (std::vector<std::string>{"playing"}));
}

TEST_F(Storing, WhatSomebodyHasPutAwayIsOutOfTheirListAlone) {
  const Table playing = table_of("calimala", 3, 2);
  for (const char* id : {"one", "two"})
    add_table(id, playing,
              {
                  {0, "anna" },
                  {1, "boris"}
    });
  const auto shown_to = [&](TableQuery::Show show, const std::string& who) {
    std::vector<std::string> ids;
    const auto lines = store_->list_tables({show, who, {}, 100});
    for (const TableLine& line : *lines) ids.push_back(line.id);
    return ids;
  };
  using Show = TableQuery::Show;
  using Ids = std::vector<std::string>;
  for (int twice = 0; twice < 2; ++twice) ASSERT_TRUE(store_->set_hidden("one", "anna", true));
  store_ = open();
  EXPECT_EQ(shown_to(Show::Mine, "anna"), Ids{"two"});
  EXPECT_EQ(shown_to(Show::Hidden, "anna"), Ids{"one"});
  EXPECT_EQ(shown_to(Show::Mine, "boris").size(), 2u);
  EXPECT_EQ(shown_to(Show::Hidden, "boris"), Ids());
  EXPECT_EQ(store_->find_table("one", "anna")->mine, Seats::only(0)) << "the seat stays hers";
  ASSERT_TRUE(store_->set_hidden("one", "anna", false));
  EXPECT_EQ(shown_to(Show::Mine, "anna").size(), 2u);
  EXPECT_EQ(shown_to(Show::Hidden, "anna"), Ids());
}

TEST_F(Storing, WhoMadeATableFindsItUntilItBeginsAndNobodyFindsAClosedOne) {
  auto setup = setup_of(*find_game("calimala"), 3, 2);
  setup.chairs[2] = Chair();
  setup.origin.table = "Friday evening";
  Table table = table_of(setup);
  add_table("one", table,
            {
                {0, "anna" },
                {1, "boris"}
  });
  const auto shown_to = [&](const std::string& who) {
    return *store_->list_tables({TableQuery::Show::Mine, who, {}, 100});
  };
  ASSERT_EQ(shown_to("p0").size(), 1u) << "the owner has no seat";
  EXPECT_TRUE(shown_to("p0")[0].owner);
  EXPECT_TRUE(shown_to("p0")[0].mine.empty());
  EXPECT_FALSE(shown_to("anna")[0].owner);
  EXPECT_EQ(shown_to("anna")[0].name, "Friday evening");
  const Entry close = *table.propose_close(kNoon);
  table.commit(close);
  ASSERT_TRUE(store_->append({"one", close, summary_of(table, kNoon), {}, {}, false, {}}));
  for (const char* who : {"p0", "anna", "boris"}) EXPECT_TRUE(shown_to(who).empty()) << who;
  EXPECT_EQ(store_->find_table("one", "anna")->summary.status, Status::Closed);
  ASSERT_TRUE(store_->forget_unused(kNoon + 1));
  EXPECT_FALSE(store_->find_table("one", "anna")) << "nobody comes back for it";
}

TEST_F(Storing, WhoeverSitsDownTakesTheTableOutAgain) {
  auto setup = setup_of(*find_game("calimala"), 3, 1);
  setup.chairs[1] = Chair();
  Table table = table_of(setup);
  add_table("one", table,
            {
                {0, "p0"}
  });
  ASSERT_TRUE(store_->set_hidden("one", "p0", true));
  const Entry sit = *table.propose_sit(1, "Anna", kNoon);
  table.commit(sit);
  ASSERT_TRUE(store_->append({"one", sit, summary_of(table, kNoon), {{1, "p0"}}, {}, false, {}}));
  EXPECT_EQ(store_->list_tables({TableQuery::Show::Mine, "p0", {}, 100})->size(), 1u);
}

TEST_F(Storing, BotsAloneAreNotWoken) {
  add_table("bots", table_of("calimala", 3, 0));
  Table left = table_of("calimala", 3, 1);
  ASSERT_EQ(does(left, 0, Asked::HandOver), "");
  add_table("left", left);
  EXPECT_TRUE(store_->tables_to_wake(kNoon, true)->empty()) << "nobody waits for what they do";
}

TEST_F(Storing, WhatListsShowCanBeMended) {
  Table table = table_of("calimala", 3, 3);
  add_table("one", table,
            {
                {0, "anna"}
  });
  table.commit(table.bot_entry(0, *table.game().parse_notation("finish"), kNoon));
  ASSERT_EQ(table.status(), Status::Diverged);
  EXPECT_EQ(store_->load_table("one")->summary.status, Status::Playing);
  ASSERT_TRUE(store_->set_summary("one", summary_of(table, kNoon + 5)));
  EXPECT_EQ(store_->load_table("one")->summary.status, Status::Diverged);
  const auto line = store_->find_table("one", "anna");
  EXPECT_EQ(line->summary.status, Status::Diverged);
  EXPECT_TRUE(line->summary.waiting.empty());
  EXPECT_EQ(store_->set_summary("two", summary_of(table, kNoon)).error().kind, StoreError::Kind::Missing);
}

TEST_F(Storing, WhatAWebhookHasStillToBeToldIsKeptUntilItWas) {
  Table table = table_of("calimala", 3, 3);
  add_table("one", table,
            {
                {0, "anna" },
                {1, "boris"}
  });
  ASSERT_TRUE(store_->set_webhook("one", 1, "https://example.org/"));
  Rng rng(1);
  const auto owed = [&] { return open()->load_table("one")->seats[1].owed; };
  const auto to_wake = [&] { return *store_->tables_to_wake(kNoon, true); };
  ASSERT_TRUE(store_->append(next("one", table, rng)));
  EXPECT_EQ(owed(), 0u);
  Append second = next("one", table, rng);
  second.owings = {
      {1, 2}
  };
  ASSERT_TRUE(store_->append(second));
  EXPECT_EQ(owed(), 2u);
  EXPECT_EQ(to_wake(), (std::vector<std::string>{"one"}));
  EXPECT_TRUE(store_->tables_to_wake(kNoon, false)->empty()) << "only after a start";
  ASSERT_TRUE(store_->settle("one", {1, 1}));
  EXPECT_EQ(owed(), 2u) << "that was told of another entry";
  ASSERT_TRUE(store_->settle("one", {1, 2}));
  EXPECT_EQ(owed(), 0u);
  EXPECT_TRUE(to_wake().empty());
  second = next("one", table, rng);
  second.owings = {
      {1, 3}
  };
  ASSERT_TRUE(store_->append(second));
  ASSERT_TRUE(store_->set_webhook("one", 1, ""));
  EXPECT_EQ(owed(), 0u) << "nobody is left to be told";
}

TEST_F(Storing, TimesThatRunOutWakeTheirTables) {
  auto setup = setup_of(*find_game("calimala"), 3, 3);
  setup.clock = {ClockRules::Kind::Move, 1000, 0};
  add_table("timed", table_of(setup));
  EXPECT_TRUE(store_->tables_to_wake(kNoon + 999, false)->empty());
  EXPECT_EQ(*store_->tables_to_wake(kNoon + 1000, false), (std::vector<std::string>{"timed"}));
}

TEST_F(Storing, AGuestMayTakeAnotherNameAnAccountMayNot) {
  person("p1", "Anna");
  person("p2", "Boris", "hash");
  ASSERT_TRUE(store_->rename_guest("p1", "Clara"));
  EXPECT_EQ(store_->find_person("p1")->name, "Clara");
  EXPECT_EQ(store_->rename_guest("p2", "Clara").error().kind, StoreError::Kind::Missing);
  EXPECT_EQ(store_->find_person("p2")->name, "Boris");
  EXPECT_EQ(store_->rename_guest("p9", "Clara").error().kind, StoreError::Kind::Missing);
}

TEST_F(Storing, AnAccountsNameIsItsOwnWhateverItsCase) {
  person("p1", "Anna", "hash");
  person("p2", "someone");
  EXPECT_EQ(store_->make_account("p2", "ANNA", "hash").error().kind, StoreError::Kind::Conflict);
  EXPECT_EQ(store_->make_account("p9", "Clara", "hash").error().kind, StoreError::Kind::Missing);
  EXPECT_EQ(store_->make_account("p1", "Clara", "other").error().kind, StoreError::Kind::Missing)
      << "an account is no guest";
  EXPECT_EQ(store_->find_person("p1")->password, "hash");
  EXPECT_EQ(store_->find_account("anna")->id, "p1");
  EXPECT_EQ(store_->find_account("someone").error().kind, StoreError::Kind::Missing)
      << "a guest is no account";
}

TEST_F(Storing, NamesAreOneWhateverTheCaseOfTheirLetters) {
  person("p1", "Жанна Ёлкина", "hash");
  person("p2", "ЖАННА");
  EXPECT_EQ(store_->find_account("ЖАННА ёлкина")->id, "p1");
  EXPECT_EQ(store_->make_account("p2", "жанна елкина", "hash").has_value(), true) << "ё is not е";
  person("p3", "Clara");
  EXPECT_EQ(store_->make_account("p3", "жанна ЁЛКИНА", "hash").error().kind, StoreError::Kind::Conflict);
}

TEST_F(Storing, WhatNobodyCameBackForIsForgotten) {
  for (const char* id : {"idle", "seated", "owner", "played"}) person(id, id);
  person("account", "Anna", "hash");
  Table begun = table_of("calimala", 2, 2);
  auto setup = setup_of(*find_game("calimala"), 2, 2);
  setup.chairs[1] = Chair();
  add_table("unbegun", table_of(setup),
            {
                {0, "seated"}
  });
  add_table("begun", begun,
            {
                {0, "played"}
  });
  run("UPDATE tables SET owner = 'owner' WHERE id = 'begun'");
  ASSERT_TRUE(store_->forget_unused(kNoon - 1));
  EXPECT_TRUE(store_->find_person("idle")) << "it is not long ago";
  EXPECT_TRUE(store_->load_table("unbegun"));
  ASSERT_TRUE(store_->forget_unused(kNoon + 1));
  EXPECT_FALSE(store_->load_table("unbegun"));
  EXPECT_TRUE(store_->load_table("begun"));
  for (const char* id : {"owner", "played", "account"}) EXPECT_TRUE(store_->find_person(id)) << id;
  for (const char* id : {"idle", "seated"}) EXPECT_FALSE(store_->find_person(id)) << id;
}

// Statistics and ratings

TEST_F(Storing, ResultsAreCountedOncePerGameAndPlayerCount) {
  person("anna", "Anna", "hash");
  person("boris", "Boris", "hash");
  for (int i = 0; i < 3; ++i) {
    Table table = table_of("calimala", 3, 2);
    const std::string id = "t" + std::to_string(i);
    add_table(id, table);
    Rng rng(1);
    Append end = next(id, table, rng);
    end.rated = i < 2;
    end.results = {
        {0, "anna",  0, 30 + i, i == 2 ? 2 : 1},
        {1, "boris", 0, 20,     3             },
        {2, "",      3, 25,     i == 2 ? 1 : 2}
    };
    ASSERT_TRUE(store_->append(end));
  }
  const auto statistics = store_->statistics("anna");
  ASSERT_EQ(statistics->size(), 1u);
  const StatisticsLine& line = statistics->front();
  EXPECT_EQ(line.game, "calimala");
  EXPECT_EQ(line.players, 3);
  EXPECT_EQ(line.games, 3);
  EXPECT_EQ(line.wins, 2);
  EXPECT_DOUBLE_EQ(line.points, 31);
  const auto anna = store_->ratings("anna");
  ASSERT_EQ(anna->size(), 1u);
  EXPECT_EQ(anna->front().rating.games, 2) << "the third game did not count";
  EXPECT_GT(anna->front().rating.mean, 1500);
  const auto best = store_->best_rated("calimala", 10);
  ASSERT_EQ(best->size(), 2u);
  EXPECT_EQ(best->front().name, "Anna");
  EXPECT_TRUE(store_->best_rated("tuscany", 10)->empty());
}

TEST_F(Storing, AGameAgainstOneselfTellsNothing) {
  person("anna", "Anna", "hash");
  person("boris", "Boris", "hash");
  Table table = table_of("calimala", 3, 3);
  add_table("t", table);
  Rng rng(1);
  Append end = next("t", table, rng);
  end.rated = true;
  end.results = {
      {0, "anna",  0, 30, 1},
      {1, "boris", 0, 20, 2},
      {2, "anna",  0, 10, 3}
  };
  ASSERT_TRUE(store_->append(end));
  EXPECT_TRUE(store_->ratings("anna")->empty());
  EXPECT_TRUE(store_->ratings("boris")->empty());
  EXPECT_TRUE(store_->statistics("anna")->empty()) << "neither a game won nor one lost";
  EXPECT_EQ(store_->statistics("boris")->front().games, 1);
}

TEST_F(Storing, GuestsHaveStatisticsButNoRating) {
  person("guest", "Gast");
  person("anna", "Anna", "hash");
  Table table = table_of("tuscany", 2, 2);
  add_table("t", table);
  Rng rng(1);
  Append end = next("t", table, rng);
  end.rated = true;
  end.results = {
      {0, "guest", 0, 30, 1},
      {1, "anna",  0, 20, 2}
  };
  ASSERT_TRUE(store_->append(end));
  EXPECT_EQ(store_->statistics("guest")->size(), 1u);
  EXPECT_TRUE(store_->ratings("guest")->empty());
  EXPECT_TRUE(store_->ratings("anna")->empty()) << "beaten by nobody known";
}

}  // namespace
}  // namespace fondaco
