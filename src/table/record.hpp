#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/any_game.hpp"
#include "core/json.hpp"

namespace fondaco {

/// What went wrong in a text, and in which line (from 1; 0 when it concerns the whole).
struct TextError {
  int line = 0;
  std::string reason;

  /// "FILE:LINE: reason", or "FILE: reason".
  std::string sentence(std::string_view file) const;
};

/// A game as it was played: what it started from and every decision. The log is the truth; states are made
/// from it by replaying. As text it is a .fgn file (docs/records.md).
struct Record {
  const AnyGame* game = nullptr;
  int rules_version = 0;
  Json options = Json::object();
  Seed seed = 0;
  Json position;                   // laid over the opening; null: it began as the rules say
  std::string table;               // the name of the table, if it had one
  std::vector<std::string> names;  // one per seat, may be empty
  std::vector<Decision> decisions;
  std::vector<int> points;  // of a finished game, per seat; empty while it is open

  /// Where things stood in the text it came from, for sentences about them; all 0 or empty otherwise.
  struct Lines {
    std::map<std::string, int> options;
    int position = 0;
    int names = 0;
    std::vector<int> decisions;
    int closing = 0;
  } lines;
};

inline constexpr std::size_t kLongestRecord = 1 << 20;

std::string write_record(const Record& record);

/// A text with several records, one after the other, taken apart; one that has no beginning is one record.
std::vector<std::string_view> split_records(std::string_view text);
inline constexpr std::size_t kLongestCollection = std::size_t{1} << 28;

/// Reads the text only; whether the decisions were legal is for `replay`.
[[nodiscard]] tl::expected<Record, TextError> read_record(std::string_view text);

/// The state before the first decision. An error is about the options or the position.
[[nodiscard]] tl::expected<AnyState, TextError> opening(const Record& record);

/// The state after the first `decisions` decisions (all if negative). Reports the first illegal one, and a
/// result that is not the one played.
[[nodiscard]] tl::expected<AnyState, TextError> replay(const Record& record, int decisions = -1);

/// A seed from decimal digits, 0 to 2^64 - 1.
[[nodiscard]] tl::expected<Seed, std::string> parse_seed(std::string_view text);

}  // namespace fondaco
