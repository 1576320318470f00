#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "store/rating.hpp"
#include "table/entry.hpp"
#include "table/table.hpp"

namespace fondaco {

/// Why the store did not do something: it can't be reached or written, what was asked for is not there, or it
/// would stand there twice. `text` is for the operator's log.
struct StoreError {
  enum class Kind : std::uint8_t { Unavailable, Missing, Conflict };
  Kind kind = Kind::Unavailable;
  std::string text;
};
template <class T>
using Stored = tl::expected<T, StoreError>;

/// A guest, or an account if there is a password.
struct Person {
  std::string id;
  std::string name;
  std::string password;  // argon2id; empty for a guest
  Millis created = 0;
};

/// What lists of tables show without opening them. Kept beside the log, in the same transaction.
struct Summary {
  Status status = Status::Gathering;
  Seats waiting;              // people who are to decide
  bool bot_turn = false;      // a bot is, and a person waits for it
  std::optional<Millis> due;  // when somebody's time runs out
  std::string seats;          // as JSON, for all to see
  std::string at;             // the moment
  Millis updated = 0;
};

Summary summary_of(const Table& table, Millis now);

/// A seat that a person takes or, with an empty id, gives up.
struct Taking {
  Seat seat = kNobody;
  std::string person;
};

/// A seat's webhook has still to be told of an entry or, with 0, of nothing any more.
struct Owing {
  Seat seat = kNobody;
  std::uint32_t entry = 0;
};

/// A finished game as the statistics know it, one for each seat.
struct Result {
  Seat seat = kNobody;
  std::string person;  // empty for a bot
  int level = 0;       // of a bot
  int points = 0;
  int rank = 0;
};

struct NewTable {
  std::string id;
  std::string owner;
  std::string setup;  // JSON
  std::string game;
  int players = 0;
  std::string name;  // or nothing
  bool listed = false;
  Summary summary;
  std::vector<Taking> takings;
};

/// A further entry of a table's log and all that has to change with it.
struct Append {
  std::string table;
  Entry entry;
  Summary summary;
  std::vector<Taking> takings;
  std::vector<Result> results;  // if the entry ends the game
  bool rated = false;
  std::vector<Owing> owings;
};
/// What became of it: with `repeated` an entry of this id was there before, as number `seq`.
struct Appended {
  std::uint32_t seq = 0;
  bool repeated = false;
};

struct StoredSeat {
  std::string person;
  std::string webhook;
  std::uint32_t owed = 0;  // the entry that the webhook has still to be told of
};
struct StoredTable {
  std::string owner;
  std::string setup;
  Summary summary;
  std::vector<StoredSeat> seats;
  std::vector<Entry> entries;
};

/// A line of the lobby.
struct TableLine {
  std::string id, game;
  Summary summary;
  bool listed = false;
  Seats mine;  // seats of the person who asked
  std::string name;
  bool owner = false;  // whether that person made the table
  std::string host;    // the name of who did; only where one table is asked for
};
struct TableQuery {
  enum class Show : std::uint8_t { Mine, Hidden, Open, Running } show = Show::Open;
  std::string person;
  std::string game;  // any if empty
  int most = 100;
};

struct StatisticsLine {
  std::string game;
  int players = 0;
  int games = 0;
  int wins = 0;       // shared ones included
  double points = 0;  // on average
};
struct RatingLine {
  std::string name;
  std::string game;
  Rating rating;
};

/// What outlives the program. Calls wait for the disk; whoever must not wait calls from another thread. One
/// thread at a time. Nothing throws.
class Store {
 public:
  virtual ~Store() = default;

  /// Between `begin` and `commit` everything is kept or nothing; only `commit` makes it durable.
  [[nodiscard]] virtual Stored<void> begin() = 0;
  [[nodiscard]] virtual Stored<void> commit() = 0;
  virtual void roll_back() = 0;

  /// The key that signs cookies, made once.
  [[nodiscard]] virtual Stored<std::string> secret() = 0;

  [[nodiscard]] virtual Stored<void> add_person(const Person& person) = 0;
  [[nodiscard]] virtual Stored<Person> find_person(const std::string& id) = 0;
  [[nodiscard]] virtual Stored<Person> find_account(const std::string& name) = 0;
  /// For a guest; Missing if there is none such.
  [[nodiscard]] virtual Stored<void> rename_guest(const std::string& id, const std::string& name) = 0;
  /// Of a guest; Missing if there is none such, Conflict if another account has the name.
  [[nodiscard]] virtual Stored<void> make_account(const std::string& id, const std::string& name,
                                                  const std::string& password) = 0;

  [[nodiscard]] virtual Stored<void> add_table(const NewTable& table) = 0;
  /// Conflict if the number is taken by an entry of another id.
  [[nodiscard]] virtual Stored<Appended> append(const Append& append) = 0;
  /// The number of the entry with a client's id; Missing if there is none.
  [[nodiscard]] virtual Stored<std::uint32_t> find_entry(const std::string& table, const std::string& id) = 0;
  [[nodiscard]] virtual Stored<StoredTable> load_table(const std::string& id) = 0;
  /// What lists show of a table is no longer true, though nothing was added to its log.
  [[nodiscard]] virtual Stored<void> set_summary(const std::string& table, const Summary& summary) = 0;
  [[nodiscard]] virtual Stored<std::vector<TableLine>> list_tables(const TableQuery& query) = 0;
  [[nodiscard]] virtual Stored<TableLine> find_table(const std::string& id, const std::string& person) = 0;
  /// A person puts a table of theirs away, so that lists of them leave it out, or takes it out again.
  [[nodiscard]] virtual Stored<void> set_hidden(const std::string& table, const std::string& person,
                                                bool hidden) = 0;
  /// Tables that have something to do by themselves: a time that has run out by `now`; and, after a `start`,
  /// a bot's turn or something that a webhook has still to be told.
  [[nodiscard]] virtual Stored<std::vector<std::string>> tables_to_wake(Millis now, bool start) = 0;
  /// An address, or none, with nothing owed to it.
  [[nodiscard]] virtual Stored<void> set_webhook(const std::string& table, Seat seat,
                                                 const std::string& url) = 0;
  /// The webhook was told of that entry.
  [[nodiscard]] virtual Stored<void> settle(const std::string& table, const Owing& owing) = 0;

  [[nodiscard]] virtual Stored<std::vector<StatisticsLine>> statistics(const std::string& person) = 0;
  [[nodiscard]] virtual Stored<std::vector<RatingLine>> ratings(const std::string& person) = 0;
  [[nodiscard]] virtual Stored<std::vector<RatingLine>> best_rated(const std::string& game, int most) = 0;

  /// Forgets tables that never began and guests who never played, if nobody has touched them since then.
  [[nodiscard]] virtual Stored<void> forget_unused(Millis since) = 0;

  /// Whether something can be written.
  [[nodiscard]] virtual Stored<void> probe() = 0;
  /// Work that may be done at leisure, from any other connection.
  virtual void tidy() = 0;
};

/// A store in one SQLite file, made and brought up to date if need be; it never grows beyond so many pages of
/// 4 KiB if that is not 0. An error is a sentence.
[[nodiscard]] tl::expected<std::unique_ptr<Store>, std::string> open_sqlite(const std::string& path,
                                                                            int most_pages = 0);

}  // namespace fondaco
