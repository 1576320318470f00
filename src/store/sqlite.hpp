#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include <sqlite3.h>

namespace fondaco {

/// A statement of an SQLite connection, prepared once and used again and again.
class Statement {
 public:
  Statement(sqlite3* db, const char* sql) {
    sqlite3_prepare_v3(db, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement_, nullptr);
  }
  ~Statement() { sqlite3_finalize(statement_); }
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  /// Binds the values in order and makes it ready to be stepped.
  template <class... Values>
  Statement& with(const Values&... values) {
    sqlite3_reset(statement_);
    int place = 0;
    (bind(++place, values), ...);
    return *this;
  }
  /// After `with`: this place (from 1) is NULL after all.
  void null_at(int place) { sqlite3_bind_null(statement_, place); }
  /// SQLITE_ROW, SQLITE_DONE or an error.
  int step() { return statement_ == nullptr ? SQLITE_ERROR : sqlite3_step(statement_); }
  /// For statements without rows: done and reset.
  int run() {
    const int code = step();
    sqlite3_reset(statement_);
    return code;
  }
  void reset() { sqlite3_reset(statement_); }

  std::string text(int column) const {
    const auto* bytes = sqlite3_column_text(statement_, column);
    return bytes == nullptr ? std::string()
                            : std::string(reinterpret_cast<const char*>(bytes),
                                          static_cast<std::size_t>(sqlite3_column_bytes(statement_, column)));
  }
  std::int64_t number(int column) const { return sqlite3_column_int64(statement_, column); }
  double real(int column) const { return sqlite3_column_double(statement_, column); }
  bool null(int column) const { return sqlite3_column_type(statement_, column) == SQLITE_NULL; }

 private:
  void bind(int place, std::string_view text) {
    sqlite3_bind_text(statement_, place, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
  }
  void bind(int place, const std::string& text) { bind(place, std::string_view(text)); }
  void bind(int place, std::int64_t number) { sqlite3_bind_int64(statement_, place, number); }
  void bind(int place, std::uint32_t number) { bind(place, std::int64_t{number}); }
  void bind(int place, int number) { bind(place, std::int64_t{number}); }
  void bind(int place, std::uint8_t number) { bind(place, std::int64_t{number}); }
  void bind(int place, bool flag) { bind(place, std::int64_t{flag}); }
  void bind(int place, double number) { sqlite3_bind_double(statement_, place, number); }

  sqlite3_stmt* statement_ = nullptr;
};

}  // namespace fondaco
