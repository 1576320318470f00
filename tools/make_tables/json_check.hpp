#pragma once

// Reading JSON with a path in hand: whatever is wrong, the message is one sentence that names the entry.

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

namespace make_tables {

using Json = nlohmann::ordered_json;
using Keys = std::vector<std::string>;

inline constexpr int kByte = 255;
inline constexpr int kUsualPlayers = 3;  // unless another number is asked for

// Thrown at the first fault; main turns it into the one line that the user sees.
struct BadData {
  std::string where;  // a JSON pointer, or "line 3, column 7"
  std::string sentence;
};

// Told to whoever builds, once all is known to be sound; it stops nothing.
struct Warning {
  std::string where, sentence;
};
using Warnings = std::vector<Warning>;

// A string as JSON would write it: safe to print on one line whatever it holds.
inline std::string in_quotes(std::string_view text) {
  return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

inline std::string n(int number) { return std::to_string(number); }

inline int sum(const std::vector<int>& values) { return std::accumulate(values.begin(), values.end(), 0); }

// A value and where it stands in the file. All entries of a file share one list of warnings.
class Entry {
 public:
  Entry(const Json& value, std::string path, Warnings& warnings)
      : value_(&value), path_(std::move(path)), warnings_(&warnings) {}

  const Json& json() const { return *value_; }
  const std::string& path() const { return path_; }

  [[noreturn]] void fail(const std::string& sentence) const { throw BadData{where(), sentence}; }

  void require(bool holds, const std::string& sentence) const {
    if (!holds) fail(sentence);
  }

  void warn(const std::string& sentence) const { warnings_->push_back({where(), sentence}); }

  bool has(std::string_view field) const {
    return value_->is_object() && value_->contains(std::string(field));
  }
  bool is_null() const { return value_->is_null(); }

  Entry operator[](std::string_view field) const {
    require(value_->is_object(), "must be an object");
    const auto found = value_->find(std::string(field));
    if (found == value_->end()) throw BadData{path_ + "/" + std::string(field), "is missing"};
    return Entry(*found, path_ + "/" + std::string(field), *warnings_);
  }

  // A field that nobody reads is a misspelt one.
  void fields(const std::vector<std::string_view>& required,
              const std::vector<std::string_view>& optional = {}) const {
    for (std::string_view field : required) (*this)[field];
    std::set<std::string_view> known(required.begin(), required.end());
    known.insert(optional.begin(), optional.end());
    for (const auto& item : value_->items())
      require(known.contains(item.key()),
              "has a field " + in_quotes(item.key()) + " that means nothing here");
  }

  int integer(int min, int max) const {
    const std::string range = std::to_string(min) + " to " + std::to_string(max);
    require(value_->is_number_integer(), "must be a whole number (" + range + ")");
    const bool huge = value_->is_number_unsigned() && value_->get<std::uint64_t>() > INT32_MAX;
    const std::int64_t number = huge ? INT64_MAX : value_->get<std::int64_t>();
    require(number >= min && number <= max, value_->dump() + " is out of range (" + range + ")");
    return static_cast<int>(number);
  }

  double number() const {
    require(value_->is_number(), "must be a number");
    return value_->get<double>();
  }

  bool flag() const {
    require(value_->is_boolean(), "must be true or false");
    return value_->get<bool>();
  }

  std::string text() const {
    require(value_->is_string(), "must be a text");
    const auto& text = value_->get_ref<const std::string&>();
    require(text.find_first_not_of(" \t\r\n") != std::string::npos, "must not be empty");
    return text;
  }

  // Keys appear in notation and become identifiers.
  std::string key() const {
    const std::string key = text();
    require(key.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == std::string::npos &&
                (key[0] < '0' || key[0] > '9'),
            "key " + in_quotes(key) + " may hold only small letters a to z, _ and, not first, digits");
    return key;
  }

  std::vector<Entry> list() const {
    require(value_->is_array(), "must be a list");
    std::vector<Entry> entries;
    for (std::size_t i = 0; i < value_->size(); ++i)
      entries.emplace_back((*value_)[i], path_ + "/" + std::to_string(i), *warnings_);
    return entries;
  }

  std::vector<Entry> list(std::size_t size) const {
    std::vector<Entry> entries = list();
    require(entries.size() == size,
            "has " + std::to_string(entries.size()) + " entries, expected " + std::to_string(size));
    return entries;
  }

  // The place of a key in a list of keys, which is its id.
  std::size_t index_in(const Keys& keys, std::string_view what) const {
    const std::string wanted = text();
    for (std::size_t i = 0; i < keys.size(); ++i)
      if (keys[i] == wanted) return i;
    fail(std::string(what) + " " + in_quotes(wanted) + " does not exist");
  }

 private:
  std::string where() const { return path_.empty() ? "/" : path_; }

  const Json* value_;
  std::string path_;
  Warnings* warnings_;
};

inline std::vector<int> integers(const Entry& list, std::size_t size, int min, int max) {
  std::vector<int> values;
  for (const Entry& entry : list.list(size)) values.push_back(entry.integer(min, max));
  return values;
}

// Each number is higher than the one before it.
std::vector<int> read_rising(const Entry& list, std::size_t size, int min, int max);

inline void check_names(const Entry& names) {
  names.fields({"en", "ru"});
  names["en"].text();
  names["ru"].text();
}

inline void require_number(const Entry& entry, int expected, const std::string& because = "") {
  const int stated = entry.integer(0, 1000);
  entry.require(stated == expected, "is " + n(stated) + ", expected " + n(expected) +
                                        (because.empty() ? "" : " (" + because + ")"));
}

inline void check_id(const Entry& entry, std::size_t expected) {
  require_number(entry["id"], static_cast<int>(expected));
}

inline void require_text(const Entry& entry, const std::string& expected) {
  entry.require(entry.text() == expected, "must be " + in_quotes(expected));
}

inline void require_key(const Entry& entry, const std::string& expected) {
  require_text(entry["key"], expected);
}

// Entries with id, key and name: ids count from 0 without a gap, keys differ. Gives the keys in order.
Keys check_keyed_list(const Entry& list, std::size_t size);

// The players' colours with all that draws them. Gives the keys in order.
Keys check_colours(const Entry& list, std::size_t size);

// The words of the rulebook in both languages.
void check_terms(const Entry& list);

// How few and how many can play: at least as many as usual, and no more than there are colours.
struct PlayerCounts {
  int min, max;
};
PlayerCounts read_players(const Entry& players, int usual, std::size_t colours);

// What /components says of the box; the second must agree with something else in the file.
int component(const Entry& file, std::string_view name);
void require_component(const Entry& file, std::string_view name, int expected, const std::string& because);

// The table of marks: each entry points at something, and nothing is without a mark.
void check_provenance(const Entry& file);

// Parses a file's text; refuses a field that is written twice in one object, where JSON would keep the last.
Json parse_strictly(const std::string& text);

}  // namespace make_tables
