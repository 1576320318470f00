#include "table/record.hpp"

#include <charconv>
#include <set>

#include "core/registry.hpp"
#include "core/text.hpp"
#include "table/chair.hpp"

namespace fondaco {

namespace {

constexpr std::string_view kFirstLine = "fondaco-record 1";
constexpr std::size_t kLongestLine = 2000;
constexpr std::size_t kLongestPosition = 1 << 16;
constexpr std::size_t kMostOptions = 100;

tl::unexpected<TextError> fail(int line, std::string reason) {
  return tl::make_unexpected(TextError{line, std::move(reason)});
}

template <class Number>
bool parse_whole(std::string_view text, Number& value) {
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
  return problem == std::errc() && end == text.data() + text.size();
}

/// The first word of a line; the line keeps the rest.
std::string_view take_word(std::string_view& line) {
  const std::size_t end = line.find(' ');
  const std::string_view word = line.substr(0, end);
  line.remove_prefix(end == std::string_view::npos ? line.size() : end + 1);
  return word;
}

std::string in_quotes(std::string_view text) { return "'" + shown(text, 60) + "'"; }

class RecordReader {
 public:
  explicit RecordReader(std::string_view text) : text_(text), ends_with_newline_(text.ends_with('\n')) {}

  tl::expected<Record, TextError> read() {
    if (text_.size() > kLongestRecord) return fail(0, "a record has at most one megabyte");
    if (!next() || line_ != kFirstLine)
      return fail(1, "a record starts with '" + std::string(kFirstLine) + "'");
    while (next() && !line_.empty()) {
      if (auto problem = read_tag(); !problem) return tl::make_unexpected(problem.error());
    }
    if (auto problem = check_tags(); !problem) return tl::make_unexpected(problem.error());
    while (next()) {
      if (line_.empty()) continue;
      if (closed_) return fail(number_, "nothing may follow the closing line");
      if (auto problem = read_line(); !problem) {
        if (text_.empty() && !ends_with_newline_)
          return fail(number_, "the record breaks off in the middle of a line");
        return tl::make_unexpected(problem.error());
      }
    }
    if (!closed_)
      return fail(number_, "the record breaks off: its closing line ('end' or 'open') is missing");
    return std::move(record_);
  }

 private:
  using Result = tl::expected<void, TextError>;

  /// Moves on to the next line; false after the last.
  bool next() {
    if (text_.empty()) return false;
    const std::size_t end = text_.find('\n');
    line_ = text_.substr(0, end);
    text_.remove_prefix(end == std::string_view::npos ? text_.size() : end + 1);
    if (!line_.empty() && line_.back() == '\r') line_.remove_suffix(1);
    ++number_;
    return true;
  }

  Result read_tag() {
    std::string_view value = line_;
    const std::string_view tag = take_word(value);
    if (line_.size() > (tag == "position" ? kLongestPosition : kLongestLine))
      return fail(number_, "the line is too long");
    if (tag != "option" && tag != "seat" && !seen_.insert(tag).second) {
      return fail(number_, "the tag " + in_quotes(tag) + " stands there twice");
    }
    if (tag == "game") {
      record_.game = find_game(value);
      if (record_.game == nullptr) return fail(number_, "there is no game " + in_quotes(value));
    } else if (tag == "rules") {
      if (!parse_whole(value, record_.rules_version) || record_.rules_version < 1) {
        return fail(number_, in_quotes(value) + " is not a rules version");
      }
      rules_line_ = number_;
    } else if (tag == "seed") {
      const auto seed = parse_seed(value);
      if (!seed) return fail(number_, seed.error());
      record_.seed = *seed;
    } else if (tag == "position") {
      record_.position = parse_shallow(value);
      if (!record_.position.is_object()) return fail(number_, "a position is a JSON object");
      record_.lines.position = number_;
    } else if (tag == "option") {
      const std::string key(take_word(value));
      if (!record_.lines.options.emplace(key, number_).second) {
        return fail(number_, "the option " + in_quotes(key) + " stands there twice");
      }
      if (record_.lines.options.size() > kMostOptions) return fail(number_, "no game has so many options");
      Json json = parse_shallow(value);
      record_.options[key] = json.is_discarded() ? Json(std::string(value)) : std::move(json);
    } else if (tag == "table") {
      if (value.empty() || value.size() > kLongestName)
        return fail(number_, "the name of a table has 1 to 80 bytes");
      if (!is_plain(value)) return fail(number_, "a name is plain text without control characters");
      record_.table = value;
    } else if (tag == "seat") {
      unsigned seat = 0;
      const std::string_view word = take_word(value);
      if (!parse_whole(word, seat) || seat != record_.names.size() || seat >= kMaxSeats) {
        return fail(number_, "seats are named in order from 0");
      }
      if (value.size() > kLongestName) return fail(number_, "a name has at most 80 bytes");
      if (!is_plain(value)) return fail(number_, "a name is plain text without control characters");
      record_.names.emplace_back(value);
      record_.lines.names = number_;
    } else {
      return fail(number_, "there is no tag " + in_quotes(tag));
    }
    return {};
  }

  Result check_tags() {
    if (record_.game == nullptr) return fail(number_, "the tag 'game' is missing");
    if (record_.rules_version == 0) return fail(number_, "the tag 'rules' is missing");
    if (record_.rules_version > record_.game->rules_version) {
      return fail(rules_line_, "it was played under rules " + std::to_string(record_.rules_version) +
                                   "; this program knows " + std::string(record_.game->key) +
                                   " up to rules " + std::to_string(record_.game->rules_version));
    }
    if (!seen_.contains("seed")) return fail(number_, "the tag 'seed' is missing");
    return {};
  }

  Result read_line() {
    if (line_.size() > kLongestLine) return fail(number_, "the line is too long");
    std::string_view rest = line_;
    const std::string_view first = take_word(rest);
    if (first == "open" && rest.empty()) {
      closed_ = true;
      record_.lines.closing = number_;
      return {};
    }
    if (first == "end") {
      while (!rest.empty()) {
        int points = 0;
        const std::string_view word = take_word(rest);
        if (!parse_whole(word, points)) return fail(number_, in_quotes(word) + " is not a number of points");
        record_.points.push_back(points);
        if (record_.points.size() > kMaxSeats) return fail(number_, "there are more results than seats");
      }
      if (record_.points.empty()) return fail(number_, "'end' is followed by the points of each seat");
      closed_ = true;
      record_.lines.closing = number_;
      return {};
    }
    return read_decision(first, rest);
  }

  Result read_decision(std::string_view first, std::string_view rest) {
    const std::size_t expected = record_.decisions.size() + 1;
    std::size_t sequence = 0;
    if (!parse_whole(first, sequence) || sequence != expected) {
      return fail(number_, "decision " + std::to_string(expected) + " or the closing line is expected, not " +
                               in_quotes(line_));
    }
    if (expected > static_cast<std::size_t>(record_.game->max_decisions)) {
      return fail(number_, "no game has so many decisions");
    }
    const std::string_view word = take_word(rest);
    unsigned seat = 0;
    if (!parse_whole(word, seat) || seat >= kMaxSeats)
      return fail(number_, in_quotes(word) + " is not a seat");
    const auto action = record_.game->parse_notation(rest);
    if (!action)
      return fail(number_, in_quotes(rest) + " is not an action of " + std::string(record_.game->key));
    record_.decisions.push_back({static_cast<Seat>(seat), *action});
    record_.lines.decisions.push_back(number_);
    return {};
  }

  std::string_view text_;
  bool ends_with_newline_;
  std::string_view line_;
  int number_ = 0;
  int rules_line_ = 0;
  std::set<std::string_view> seen_;
  bool closed_ = false;
  Record record_;
};

/// The line of the option that an error "/key: reason" is about.
int line_of_option(const Record& record, std::string_view error) {
  const std::string_view path = error.substr(0, error.find(':'));
  const std::string_view key = path.substr(1, path.find('/', 1) - 1);
  const auto line = record.lines.options.find(std::string(key));
  return line == record.lines.options.end() ? 0 : line->second;
}

}  // namespace

std::string TextError::sentence(std::string_view file) const {
  return std::string(file) + (line > 0 ? ":" + std::to_string(line) : std::string()) + ": " + reason;
}

std::string write_record(const Record& record) {
  std::string text(kFirstLine);
  text += "\ngame " + std::string(record.game->key) + "\nrules " + std::to_string(record.rules_version) +
          "\nseed " + std::to_string(record.seed) + "\n";
  for (const auto& [key, value] : record.options.items()) {
    text += "option " + key + " " + (value.is_string() ? value.get<std::string>() : value.dump()) + "\n";
  }
  if (!record.position.is_null()) text += "position " + record.position.dump() + "\n";
  if (!record.table.empty()) text += "table " + record.table + "\n";
  for (std::size_t seat = 0; seat < record.names.size(); ++seat) {
    text += "seat " + std::to_string(seat) + " " + record.names[seat] + "\n";
  }
  text += "\n";
  for (std::size_t i = 0; i < record.decisions.size(); ++i) {
    const Decision& d = record.decisions[i];
    text += std::to_string(i + 1) + " " + std::to_string(d.seat) + " " +
            std::string(record.game->notation(d.action)) + "\n";
  }
  if (record.points.empty()) return text + "open\n";
  text += "end";
  for (const int points : record.points) text += " " + std::to_string(points);
  return text + "\n";
}

tl::expected<Record, TextError> read_record(std::string_view text) { return RecordReader(text).read(); }

std::vector<std::string_view> split_records(std::string_view text) {
  std::vector<std::string_view> records;
  const std::string next = "\n" + std::string(kFirstLine) + "\n";
  for (std::size_t at = 0; at != std::string_view::npos;) {
    const std::size_t found = text.find(next, at);
    const std::size_t end = found == std::string_view::npos ? text.size() : found + 1;
    records.push_back(text.substr(at, end - at));
    at = found == std::string_view::npos ? found : end;
  }
  return records;
}

tl::expected<AnyState, TextError> opening(const Record& record) {
  auto state = record.game->start_under(record.rules_version, record.options, record.seed);
  if (!state) return fail(line_of_option(record, state.error()), "option " + state.error());
  if (record.position.is_null()) return *state;
  if (const std::string error = record.game->read_state(record.position, *state); !error.empty())
    return fail(record.lines.position, "position " + error);
  return *state;
}

tl::expected<AnyState, TextError> replay(const Record& record, int decisions) {
  auto opened = opening(record);
  if (!opened) return opened;
  AnyState& state = *opened;
  if (record.names.size() > static_cast<std::size_t>(record.game->players(state))) {
    return fail(record.lines.names, "there are more names than seats");
  }
  const std::size_t all = record.decisions.size();
  const std::size_t count =
      decisions < 0 || static_cast<std::size_t>(decisions) > all ? all : static_cast<std::size_t>(decisions);
  for (std::size_t i = 0; i < count; ++i) {
    const Decision& d = record.decisions[i];
    if (const Error error = record.game->apply(state, d.seat, d.action, nullptr)) {
      return fail(i < record.lines.decisions.size() ? record.lines.decisions[i] : 0,
                  "decision " + std::to_string(i + 1) + " of seat " + std::to_string(d.seat) + ", " +
                      in_quotes(record.game->notation(d.action)) +
                      ", is illegal: " + std::string(record.game->reason_key(error)));
    }
  }
  if (count < all) return state;
  if (record.points.empty()) {
    if (!record.game->deciders(state).empty() || record.lines.closing == 0) return state;
    return fail(record.lines.closing, "the record says the game has not ended, but it has");
  }
  if (!record.game->deciders(state).empty())
    return fail(record.lines.closing, "the record says the game has ended, but it has not");
  const Scores scores = record.game->scores(state);
  if (record.points.size() != scores.players)
    return fail(record.lines.closing, "the result does not have one number per seat");
  for (std::size_t seat = 0; seat < record.points.size(); ++seat) {
    if (record.points[seat] != scores.points[seat]) {
      return fail(record.lines.closing, "the result is wrong for seat " + std::to_string(seat) +
                                            ": the record says " + std::to_string(record.points[seat]) +
                                            ", the replay " + std::to_string(scores.points[seat]));
    }
  }
  return state;
}

tl::expected<Seed, std::string> parse_seed(std::string_view text) {
  Seed seed = 0;
  if (!text.empty() && parse_whole(text, seed)) return seed;
  return tl::make_unexpected(in_quotes(text) +
                             " is not a seed (a whole number from 0 to 18446744073709551615)");
}

}  // namespace fondaco
