#include <set>

#include <sodium.h>

#include "core/text.hpp"
#include "store/migrations.hpp"
#include "store/sqlite.hpp"
#include "store/store.hpp"

namespace fondaco {

namespace {

using Kind = StoreError::Kind;

constexpr int kPatience = 1000;  // milliseconds for which another program may lock the file
constexpr std::size_t kKeyBytes = 32;

struct Close {
  void operator()(sqlite3* db) const { sqlite3_close_v2(db); }
};
using Connection = std::unique_ptr<sqlite3, Close>;

std::uint8_t bits_of(Seats seats) {
  std::uint8_t bits = 0;
  for (const Seat seat : seats) bits = static_cast<std::uint8_t>(bits | (1u << seat));
  return bits;
}

Seats seats_of(std::int64_t bits) {
  Seats seats;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (((bits >> seat) & 1) != 0) seats.insert(seat);
  }
  return seats;
}

#define FONDACO_SUMMARY "status, waiting, bot_turn, due, seats, at, updated"
#define FONDACO_LINE "tables.id, game, listed, " FONDACO_SUMMARY ", tables.name, owner = ?1"
#define FONDACO_SEATS "(SELECT sum(1 << seat) FROM seats WHERE seats.number = tables.number AND person = ?1)"
// Tables at which a person sits, or has made and that still wait for players.
#define FONDACO_MINE                                                        \
  "tables.number IN (SELECT number FROM seats WHERE person = ?1 UNION ALL " \
  "SELECT number FROM tables WHERE owner = ?1 AND status = 0) AND status <> 6"
#define FONDACO_HIDDEN "EXISTS (SELECT 1 FROM hidden WHERE hidden.number = tables.number AND person = ?1)"
#define FONDACO_UNUSED "status IN (0, 6) AND updated < ?"

class SqliteStore : public Store {
 public:
  explicit SqliteStore(Connection connection) : connection_(std::move(connection)) {}

  Stored<void> begin() override { return done(begin_.run()); }
  Stored<void> commit() override {
    const int code = commit_.run();
    if (code != SQLITE_DONE) {
      auto failed = done(code);
      roll_back();
      return failed;
    }
    return {};
  }
  void roll_back() override {
    if (sqlite3_get_autocommit(db()) == 0) roll_back_.run();
  }

  Stored<std::string> secret() override {
    if (secret_.with().step() == SQLITE_ROW) {
      std::string key = secret_.text(0);
      secret_.reset();
      return key;
    }
    std::string key(kKeyBytes, '\0');
    randombytes_buf(key.data(), key.size());
    std::string hex(kKeyBytes * 2 + 1, '\0');
    sodium_bin2hex(hex.data(), hex.size(), reinterpret_cast<const unsigned char*>(key.data()), key.size());
    hex.pop_back();
    if (const auto added = done(add_secret_.with(hex).run()); !added)
      return tl::make_unexpected(added.error());
    return hex;
  }

  Stored<void> add_person(const Person& person) override {
    return done(add_person_.with(person.id, person.name, person.created).run());
  }
  Stored<Person> find_person(const std::string& id) override { return person_by(find_person_, id); }
  Stored<Person> find_account(const std::string& name) override {
    return person_by(find_account_, folded(name));
  }
  Stored<void> rename_guest(const std::string& id, const std::string& name) override {
    auto renamed = done(rename_guest_.with(name, id).run());
    if (renamed && sqlite3_changes(db()) == 0) return fail(Kind::Missing, "there is no such guest");
    return renamed;
  }
  Stored<void> make_account(const std::string& id, const std::string& name,
                            const std::string& password) override {
    auto made = done(make_account_.with(name, folded(name), password, id).run());
    if (made && sqlite3_changes(db()) == 0) return fail(Kind::Missing, "there is no such guest");
    return made;
  }

  Stored<void> add_table(const NewTable& table) override;
  Stored<Appended> append(const Append& append) override;
  Stored<std::uint32_t> find_entry(const std::string& table, const std::string& id) override {
    const auto number = number_of(table);
    if (!number) return tl::make_unexpected(number.error());
    const int code = entry_of_id_.with(*number, id).step();
    const auto seq = static_cast<std::uint32_t>(code == SQLITE_ROW ? entry_of_id_.number(0) : 0);
    entry_of_id_.reset();
    if (code == SQLITE_ROW) return seq;
    if (code == SQLITE_DONE) return fail(Kind::Missing, "there is no such entry");
    return failed(code);
  }
  Stored<StoredTable> load_table(const std::string& id) override;
  Stored<std::vector<TableLine>> list_tables(const TableQuery& query) override;
  Stored<TableLine> find_table(const std::string& id, const std::string& person) override;
  Stored<void> set_summary(const std::string& table, const Summary& summary) override {
    const auto number = number_of(table);
    if (!number) return tl::make_unexpected(number.error());
    return summarise(*number, summary);
  }
  Stored<void> set_hidden(const std::string& table, const std::string& person, bool hidden) override {
    return done((hidden ? hide_ : unhide_).with(table, person).run());
  }
  Stored<std::vector<std::string>> tables_to_wake(Millis now, bool start) override;

  Stored<void> set_webhook(const std::string& table, Seat seat, const std::string& url) override {
    return done(set_webhook_.with(url, table, seat).run());
  }
  Stored<void> settle(const std::string& table, const Owing& owing) override {
    return done(settle_.with(table, owing.seat, owing.entry).run());
  }

  Stored<std::vector<StatisticsLine>> statistics(const std::string& person) override {
    std::vector<StatisticsLine> lines;
    statistics_.with(person);
    return all_rows(statistics_, lines, [](const Statement& row) {
      return StatisticsLine{row.text(0), static_cast<int>(row.number(1)), static_cast<int>(row.number(2)),
                            static_cast<int>(row.number(3)), row.real(4)};
    });
  }
  Stored<std::vector<RatingLine>> ratings(const std::string& person) override {
    return rating_lines(ratings_.with(person));
  }
  Stored<std::vector<RatingLine>> best_rated(const std::string& game, int most) override {
    return rating_lines(best_rated_.with(game, most));
  }

  Stored<void> forget_unused(Millis since) override {
    for (Statement* step :
         {&forget_entries_, &forget_seats_, &forget_hidden_, &forget_tables_, &forget_guests_}) {
      if (const auto forgotten = done(step->with(since).run()); !forgotten) return forgotten;
    }
    return {};
  }
  Stored<void> probe() override { return done(probe_.run()); }
  void tidy() override {
    sqlite3_wal_checkpoint_v2(db(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
  }

 private:
  sqlite3* db() const { return connection_.get(); }

  static tl::unexpected<StoreError> fail(Kind kind, std::string text) {
    return tl::make_unexpected(StoreError{kind, std::move(text)});
  }
  tl::unexpected<StoreError> failed(int code) const {
    const bool twice = (code & 0xff) == SQLITE_CONSTRAINT;
    return fail(twice ? Kind::Conflict : Kind::Unavailable, sqlite3_errmsg(db()));
  }
  Stored<void> done(int code) const {
    if (code == SQLITE_DONE) return {};
    return failed(code);
  }

  /// Every row of a statement that is ready.
  template <class Row, class Read>
  Stored<std::vector<Row>> all_rows(Statement& statement, std::vector<Row>& rows, Read&& read) const {
    int code = statement.step();
    for (; code == SQLITE_ROW; code = statement.step()) rows.push_back(read(statement));
    statement.reset();
    if (code != SQLITE_DONE) return failed(code);
    return std::move(rows);
  }

  Stored<std::vector<RatingLine>> rating_lines(Statement& statement) {
    std::vector<RatingLine> lines;
    return all_rows(statement, lines, [](const Statement& row) {
      return RatingLine{
          row.text(0), row.text(1), {row.real(2), row.real(3), static_cast<int>(row.number(4))}
      };
    });
  }

  Stored<Person> person_by(Statement& statement, const std::string& key) {
    const int code = statement.with(key).step();
    if (code != SQLITE_ROW) {
      statement.reset();
      if (code == SQLITE_DONE) return fail(Kind::Missing, "there is no such person");
      return failed(code);
    }
    Person person{statement.text(0), statement.text(1), statement.text(2), statement.number(3)};
    statement.reset();
    return person;
  }

  Stored<std::int64_t> number_of(const std::string& table) {
    const int code = number_.with(table).step();
    const std::int64_t number = code == SQLITE_ROW ? number_.number(0) : 0;
    number_.reset();
    if (code == SQLITE_ROW) return number;
    if (code == SQLITE_DONE) return fail(Kind::Missing, "there is no such table");
    return failed(code);
  }

  static Summary summary_at(const Statement& row, int column) {
    Summary summary;
    summary.status = static_cast<Status>(row.number(column));
    summary.waiting = seats_of(row.number(column + 1));
    summary.bot_turn = row.number(column + 2) != 0;
    if (!row.null(column + 3)) summary.due = row.number(column + 3);
    summary.seats = row.text(column + 4);
    summary.at = row.text(column + 5);
    summary.updated = row.number(column + 6);
    return summary;
  }
  static TableLine line_at(const Statement& row) {
    return {row.text(0),
            row.text(1),
            summary_at(row, 3),
            row.number(2) != 0,
            seats_of(row.number(12)),
            row.text(10),
            row.number(11) != 0,
            {}};
  }

  Stored<void> summarise(std::int64_t number, const Summary& summary);
  Stored<void> take_seats(std::int64_t number, const std::vector<Taking>& takings);
  Stored<void> add_results(std::int64_t number, const Append& append);
  Stored<void> update_ratings(std::int64_t number, const Append& append);

  Connection connection_;

  Statement begin_{db(), "BEGIN IMMEDIATE"};
  Statement commit_{db(), "COMMIT"};
  Statement roll_back_{db(), "ROLLBACK"};
  Statement secret_{db(), "SELECT value FROM house WHERE key = 'secret'"};
  Statement add_secret_{db(), "INSERT INTO house VALUES ('secret', ?)"};
  Statement forget_entries_{
      db(), "DELETE FROM entries WHERE number IN (SELECT number FROM tables WHERE " FONDACO_UNUSED ")"};
  Statement forget_seats_{
      db(), "DELETE FROM seats WHERE number IN (SELECT number FROM tables WHERE " FONDACO_UNUSED ")"};
  Statement forget_hidden_{
      db(), "DELETE FROM hidden WHERE number IN (SELECT number FROM tables WHERE " FONDACO_UNUSED ")"};
  Statement forget_tables_{db(), "DELETE FROM tables WHERE " FONDACO_UNUSED};
  Statement forget_guests_{db(),
                           "DELETE FROM people WHERE password IS NULL AND created < ? "
                           "AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id) "
                           "AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = people.id) "
                           "AND NOT EXISTS (SELECT 1 FROM results WHERE person = people.id)"};
  Statement probe_{db(), "INSERT OR REPLACE INTO house VALUES ('probe', randomblob(8))"};
  Statement add_person_{db(), "INSERT INTO people (id, name, created) VALUES (?, ?, ?)"};
  Statement find_person_{db(), "SELECT id, name, password, created FROM people WHERE id = ?"};
  Statement find_account_{db(), "SELECT id, name, password, created FROM people WHERE account = ?"};
  Statement make_account_{
      db(), "UPDATE people SET name = ?, account = ?, password = ? WHERE id = ? AND account IS NULL"};
  Statement rename_guest_{db(), "UPDATE people SET name = ? WHERE id = ? AND account IS NULL"};
  Statement number_{db(), "SELECT number FROM tables WHERE id = ?"};
  Statement add_table_{db(), "INSERT INTO tables (id, owner, game, players, listed, setup, " FONDACO_SUMMARY
                             ", name) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"};
  Statement add_seat_{db(),
                      "INSERT INTO seats (number, seat, person) VALUES (?, ?, ?) "
                      "ON CONFLICT DO UPDATE SET person = excluded.person, webhook = '', owed = 0"};
  Statement drop_seat_{db(), "DELETE FROM seats WHERE number = ? AND seat = ?"};
  Statement add_entry_{db(), "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)"};
  Statement entry_of_id_{db(), "SELECT seq FROM entries WHERE number = ? AND id = ?"};
  Statement update_{db(),
                    "UPDATE tables SET status = ?, waiting = ?, bot_turn = ?, due = ?, seats = ?, at = ?, "
                    "updated = ? WHERE number = ?"};
  Statement load_table_{db(),
                        "SELECT number, owner, setup, players, " FONDACO_SUMMARY " FROM tables WHERE id = ?"};
  Statement load_seats_{db(), "SELECT seat, person, webhook, owed FROM seats WHERE number = ?"};
  Statement load_entries_{
      db(), "SELECT seq, time, seat, what, amount, text FROM entries WHERE number = ? ORDER BY seq"};
  Statement find_line_{
      db(), "SELECT " FONDACO_LINE ", " FONDACO_SEATS
            ", (SELECT name FROM people WHERE people.id = owner) FROM tables WHERE tables.id = ?2"};
  Statement list_mine_{db(),
                       "SELECT " FONDACO_LINE ", " FONDACO_SEATS " AS mine FROM tables WHERE " FONDACO_MINE
                       " AND (?2 = '' OR game = ?2) AND NOT " FONDACO_HIDDEN
                       " ORDER BY status > 2, coalesce(waiting & mine, 0) = 0, updated DESC LIMIT ?3"};
  Statement list_hidden_{db(),
                         "SELECT " FONDACO_LINE ", " FONDACO_SEATS " FROM tables WHERE " FONDACO_MINE
                         " AND (?2 = '' OR game = ?2) AND " FONDACO_HIDDEN " ORDER BY updated DESC LIMIT ?3"};
  Statement hide_{db(), "INSERT OR IGNORE INTO hidden SELECT number, ?2 FROM tables WHERE id = ?1"};
  Statement unhide_{
      db(), "DELETE FROM hidden WHERE number = (SELECT number FROM tables WHERE id = ?1) AND person = ?2"};
  Statement unhide_seated_{db(), "DELETE FROM hidden WHERE number = ? AND person = ?"};
  Statement list_listed_{db(), "SELECT " FONDACO_LINE ", " FONDACO_SEATS
                               " FROM tables WHERE listed AND (?2 = '' OR game = ?2) AND status = ?4 "
                               "ORDER BY updated DESC LIMIT ?3"};
  Statement bot_turns_{db(), "SELECT id FROM tables WHERE bot_turn"};
  Statement due_{db(), "SELECT id FROM tables WHERE due <= ?"};
  Statement owing_{db(), "SELECT DISTINCT id FROM seats JOIN tables USING (number) WHERE owed > 0"};
  Statement set_webhook_{db(),
                         "UPDATE seats SET webhook = ?, owed = 0 "
                         "WHERE number = (SELECT number FROM tables WHERE id = ?) AND seat = ?"};
  Statement owe_{db(), "UPDATE seats SET owed = ? WHERE number = ? AND seat = ?"};
  Statement settle_{db(),
                    "UPDATE seats SET owed = 0 "
                    "WHERE number = (SELECT number FROM tables WHERE id = ?) AND seat = ? AND owed = ?"};
  Statement add_result_{db(), "INSERT OR IGNORE INTO results VALUES (?, ?, ?, ?, ?, ?)"};
  Statement rating_{db(), "SELECT mean, deviation, games FROM ratings WHERE person = ? AND game = ?"};
  Statement is_account_{db(), "SELECT 1 FROM people WHERE id = ? AND password IS NOT NULL"};
  Statement game_of_{db(), "SELECT game FROM tables WHERE number = ?"};
  Statement set_rating_{db(), "INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?)"};
  Statement statistics_{db(),
                        "SELECT game, players, count(*), sum(rank = 1), avg(points) FROM "
                        "(SELECT number, rank, points FROM results WHERE person = ? "
                        "GROUP BY number HAVING count(*) = 1) "
                        "JOIN tables USING (number) GROUP BY game, players ORDER BY game, players"};
  Statement ratings_{db(),
                     "SELECT name, game, mean, deviation, games FROM ratings JOIN people ON person = id "
                     "WHERE person = ? ORDER BY game"};
  Statement best_rated_{db(),
                        "SELECT name, game, mean, deviation, games FROM ratings JOIN people ON person = id "
                        "WHERE game = ? ORDER BY mean - 2 * deviation DESC LIMIT ?"};
};

Stored<void> SqliteStore::summarise(std::int64_t number, const Summary& summary) {
  update_.with(static_cast<int>(summary.status), bits_of(summary.waiting), summary.bot_turn,
               summary.due.value_or(0), summary.seats, summary.at, summary.updated, number);
  if (!summary.due) update_.null_at(4);
  return done(update_.run());
}

Stored<void> SqliteStore::take_seats(std::int64_t number, const std::vector<Taking>& takings) {
  for (const Taking& taking : takings) {
    const int code = taking.person.empty() ? drop_seat_.with(number, taking.seat).run()
                                           : add_seat_.with(number, taking.seat, taking.person).run();
    if (code != SQLITE_DONE) return failed(code);
    // Whoever sits down at a table that he had put away wants it again.
    if (const auto shown = done(unhide_seated_.with(number, taking.person).run()); !shown) return shown;
  }
  return {};
}

Stored<void> SqliteStore::add_table(const NewTable& table) {
  const Summary& s = table.summary;
  add_table_.with(table.id, table.owner, table.game, table.players, table.listed, table.setup,
                  static_cast<int>(s.status), bits_of(s.waiting), s.bot_turn, s.due.value_or(0), s.seats,
                  s.at, s.updated, table.name);
  if (!s.due) add_table_.null_at(10);
  if (const auto added = done(add_table_.run()); !added) return added;
  return take_seats(sqlite3_last_insert_rowid(db()), table.takings);
}

Stored<Appended> SqliteStore::append(const Append& append) {
  const auto number = number_of(append.table);
  if (!number) return tl::make_unexpected(number.error());
  const Entry& entry = append.entry;
  if (!entry.id.empty()) {
    const auto found = find_entry(append.table, entry.id);
    if (found) return Appended{*found, true};
    if (found.error().kind != Kind::Missing) return tl::make_unexpected(found.error());
  }
  add_entry_.with(*number, entry.seq, entry.at, entry.seat, key_of(entry.what), entry.number, entry.text,
                  entry.id);
  if (entry.id.empty()) add_entry_.null_at(8);
  if (const auto added = done(add_entry_.run()); !added) return tl::make_unexpected(added.error());
  if (const auto updated = summarise(*number, append.summary); !updated)
    return tl::make_unexpected(updated.error());
  if (const auto taken = take_seats(*number, append.takings); !taken)
    return tl::make_unexpected(taken.error());
  for (const Owing& owing : append.owings) {
    if (const auto owed = done(owe_.with(owing.entry, *number, owing.seat).run()); !owed)
      return tl::make_unexpected(owed.error());
  }
  if (const auto added = add_results(*number, append); !added) return tl::make_unexpected(added.error());
  return Appended{entry.seq, false};
}

Stored<void> SqliteStore::add_results(std::int64_t number, const Append& append) {
  for (const Result& result : append.results) {
    add_result_.with(number, result.seat, result.person, result.level, result.points, result.rank);
    if (result.person.empty()) add_result_.null_at(3);
    if (const auto added = done(add_result_.run()); !added) return added;
    if (sqlite3_changes(db()) == 0) return {};  // they are all there already
  }
  return append.rated && !append.results.empty() ? update_ratings(number, append) : Stored<void>();
}

/// The ratings of the accounts in a game that counts. Guests have none, so a game with one of them tells
/// nothing about their part of it; and a game of somebody against himself tells nothing at all.
Stored<void> SqliteStore::update_ratings(std::int64_t number, const Append& append) {
  std::set<std::string> people;
  for (const Result& result : append.results) {
    if (!result.person.empty() && !people.insert(result.person).second) return {};
  }
  const std::string game = game_of_.with(number).step() == SQLITE_ROW ? game_of_.text(0) : std::string();
  game_of_.reset();
  std::vector<Rated> rated;
  std::vector<const Result*> of;
  for (const Result& result : append.results) {
    if (result.person.empty()) {
      rated.push_back({anchor_of(game, result.level), result.rank, true});
      of.push_back(&result);
      continue;
    }
    const int account = is_account_.with(result.person).step();
    is_account_.reset();
    if (account == SQLITE_DONE) continue;
    if (account != SQLITE_ROW) return failed(account);
    Rated player{{}, result.rank, false};
    const int known = rating_.with(result.person, game).step();
    if (known == SQLITE_ROW)
      player.rating = {rating_.real(0), rating_.real(1), static_cast<int>(rating_.number(2))};
    rating_.reset();
    if (known != SQLITE_ROW && known != SQLITE_DONE) return failed(known);
    rated.push_back(player);
    of.push_back(&result);
  }
  if (rated.size() < 2) return {};
  rate(rated);
  for (std::size_t i = 0; i < rated.size(); ++i) {
    if (rated[i].anchor) continue;
    const Rating& r = rated[i].rating;
    if (const auto set = done(set_rating_.with(of[i]->person, game, r.mean, r.deviation, r.games).run());
        !set)
      return set;
  }
  return {};
}

Stored<StoredTable> SqliteStore::load_table(const std::string& id) {
  const int code = load_table_.with(id).step();
  if (code != SQLITE_ROW) {
    load_table_.reset();
    if (code == SQLITE_DONE) return fail(Kind::Missing, "there is no such table");
    return failed(code);
  }
  const std::int64_t number = load_table_.number(0);
  StoredTable table{load_table_.text(1), load_table_.text(2), summary_at(load_table_, 4), {}, {}};
  table.seats.resize(static_cast<std::size_t>(load_table_.number(3)));
  load_table_.reset();
  std::vector<std::pair<std::size_t, StoredSeat>> found;
  load_seats_.with(number);
  const auto seats = all_rows(load_seats_, found, [](const Statement& row) {
    return std::pair(static_cast<std::size_t>(row.number(0)),
                     StoredSeat{row.text(1), row.text(2), static_cast<std::uint32_t>(row.number(3))});
  });
  if (!seats) return tl::make_unexpected(seats.error());
  for (const auto& [seat, stored] : *seats) {
    if (seat < table.seats.size()) table.seats[seat] = stored;
  }
  load_entries_.with(number);
  auto entries = all_rows(load_entries_, table.entries, [](const Statement& row) {
    return Entry{static_cast<std::uint32_t>(row.number(0)),
                 row.number(1),
                 static_cast<Seat>(row.number(2)),
                 find_what(row.text(3)).value_or(What::Chat),
                 static_cast<int>(row.number(4)),
                 row.text(5),
                 {}};
  });
  if (!entries) return tl::make_unexpected(entries.error());
  table.entries = std::move(*entries);
  return table;
}

Stored<std::vector<TableLine>> SqliteStore::list_tables(const TableQuery& query) {
  using Show = TableQuery::Show;
  const bool mine = query.show == Show::Mine || query.show == Show::Hidden;
  const Status status = query.show == Show::Open ? Status::Gathering : Status::Playing;
  Statement& statement =
      mine ? (query.show == Show::Mine ? list_mine_ : list_hidden_).with(query.person, query.game, query.most)
           : list_listed_.with(query.person, query.game, query.most, static_cast<int>(status));
  std::vector<TableLine> lines;
  return all_rows(statement, lines, line_at);
}

Stored<TableLine> SqliteStore::find_table(const std::string& id, const std::string& person) {
  const int code = find_line_.with(person, id).step();
  if (code == SQLITE_ROW) {
    TableLine line = line_at(find_line_);
    line.host = find_line_.text(13);
    find_line_.reset();
    return line;
  }
  find_line_.reset();
  if (code == SQLITE_DONE) return fail(Kind::Missing, "there is no such table");
  return failed(code);
}

Stored<std::vector<std::string>> SqliteStore::tables_to_wake(Millis now, bool start) {
  std::vector<std::string> ids;
  const auto read = [](const Statement& row) { return row.text(0); };
  for (Statement* left : {&bot_turns_, &owing_}) {
    if (!start) break;
    auto found = all_rows(left->with(), ids, read);
    if (!found) return found;
    ids = std::move(*found);
  }
  due_.with(now);
  return all_rows(due_, ids, read);
}

/// The version of the file; -1 if it can't be told.
std::int64_t version_of(sqlite3* db) {
  Statement asked(db, "PRAGMA user_version");
  return asked.with().step() == SQLITE_ROW ? asked.number(0) : -1;
}

/// `folded`, for migrations.
void fold(sqlite3_context* context, int, sqlite3_value** values) {
  const auto* text = reinterpret_cast<const char*>(sqlite3_value_text(values[0]));
  const std::string result = text == nullptr ? std::string() : folded(text);
  sqlite3_result_text(context, result.data(), static_cast<int>(result.size()), SQLITE_TRANSIENT);
}

/// Brings the file up to the newest version. Gives what went wrong.
std::string migrate(sqlite3* db) {
  constexpr auto kNewest = static_cast<std::int64_t>(kMigrations.size());
  const auto run = [db](const char* sql) {
    return sqlite3_exec(db, sql, nullptr, nullptr, nullptr) == SQLITE_OK;
  };
  if (!run("PRAGMA journal_mode = WAL") || !run("PRAGMA synchronous = FULL") ||
      !run("PRAGMA foreign_keys = ON") || !run("PRAGMA wal_autocheckpoint = 20000"))
    return sqlite3_errmsg(db);
  if (version_of(db) == kNewest) return {};
  sqlite3_create_function(db, "folded", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nullptr, &fold, nullptr,
                          nullptr);
  if (!run("BEGIN IMMEDIATE")) return sqlite3_errmsg(db);
  const std::int64_t version = version_of(db);  // another program may have been quicker
  std::string reason;
  if (version < 0 || version > kNewest) reason = "it was written by a newer version of this program";
  for (auto step = version; step < kNewest && reason.empty(); ++step) {
    if (!run(kMigrations[static_cast<std::size_t>(step)])) reason = sqlite3_errmsg(db);
  }
  const std::string set = "PRAGMA user_version = " + std::to_string(kNewest);
  if (reason.empty() && !(run(set.c_str()) && run("COMMIT"))) reason = sqlite3_errmsg(db);
  if (!reason.empty()) run("ROLLBACK");
  return reason;
}

}  // namespace

tl::expected<std::unique_ptr<Store>, std::string> open_sqlite(const std::string& path, int most_pages) {
  if (sodium_init() < 0) return tl::make_unexpected("the library for secrets could not be started");
  sqlite3* raw = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &raw,
                                   SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
  Connection connection(raw);
  const auto sentence = [&](const std::string& reason) {
    return tl::make_unexpected("the store " + path + " can't be opened: " + reason);
  };
  if (code != SQLITE_OK) return sentence(raw == nullptr ? "no memory" : sqlite3_errmsg(raw));
  sqlite3_busy_timeout(raw, kPatience);
  if (const std::string reason = migrate(raw); !reason.empty()) return sentence(reason);
  if (most_pages > 0)
    sqlite3_exec(raw, ("PRAGMA max_page_count = " + std::to_string(most_pages)).c_str(), nullptr, nullptr,
                 nullptr);
  return std::make_unique<SqliteStore>(std::move(connection));
}

}  // namespace fondaco
