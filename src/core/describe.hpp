#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/bit_set.hpp"
#include "core/events.hpp"
#include "core/json.hpp"
#include "core/observer.hpp"
#include "core/rng.hpp"

// A game describes its state once: `describe(io, state)` names every field. A Writer turns the description
// into JSON for an observer (leaving out what he may not know), a Reader lays JSON over a state and reports
// the first thing that does not fit. Traces, views, scenarios and saved positions thereby share one format,
// and it can't drift apart.

namespace fondaco {

using Keys = std::span<const std::string_view>;
/// Values that are written as words (an empty word: null).
using Name = std::pair<std::uint8_t, std::string_view>;
using Names = std::span<const Name>;
inline constexpr std::array<Name, 1> kNoneIsNull = {{{kNone, ""}}};

/// An enum or byte as the byte it is stored in.
template <class T>
constexpr std::uint8_t as_byte(T value) {
  return static_cast<std::uint8_t>(value);
}

/// How many of each; those with none are left out.
Json counts_json(std::span<const std::uint8_t> counts, Keys keys);
/// The members of a BitSet as a list of keys.
template <std::size_t N>
Json set_json(const BitSet<N>& set, Keys keys) {
  Json list = Json::array();
  set.for_each([&](std::size_t i) { list.push_back(keys[i]); });
  return list;
}

class Writer {
 public:
  static constexpr bool kReading = false;

  Writer(Json& out, Observer observer) : out_(out), observer_(observer) {
    if (out_.is_null()) out_ = Json::object();
    make_room(out_, 16);
  }

  /// Whether the observer may know a secret of `owner` (kNobody: of no seat).
  bool sees(Seat owner) const { return observer_.sees_secret_of(owner); }
  bool sees(Seats owners) const { return observer_.sees_secret_of(owners); }

  template <class T>
  void number(const char* name, const T& value, int, int) {
    out_[name] = static_cast<int>(value);
  }
  void flag(const char* name, std::uint8_t value) { out_[name] = value != 0; }
  void hex(const char* name, std::uint64_t value);
  template <class T>
  void key(const char* name, const T& value, Keys keys) {
    out_[name] = keys[as_byte(value)];
  }
  /// A key, or null for `none`.
  void key_or_null(const char* name, std::uint8_t value, Keys keys, std::uint8_t none) {
    out_[name] = value == none ? Json(nullptr) : Json(keys[value]);
  }
  /// A number below `numbers`, or one of the named values.
  void item(const char* name, std::uint8_t value, int, Names names) { out_[name] = item_json(value, names); }
  void counts(const char* name, std::span<const std::uint8_t> values, Keys keys) {
    out_[name] = counts_json(values, keys);
  }
  /// A list of fixed length.
  void numbers(const char* name, std::span<const std::uint8_t> values, int, int);
  /// The set bits as a list of keys.
  template <class T>
  void bits(const char* name, const T& mask, Keys keys) {
    Json list = Json::array();
    for (std::size_t i = 0; i < keys.size(); ++i) {
      if (((mask >> i) & 1u) != 0) list.push_back(keys[i]);
    }
    out_[name] = std::move(list);
  }
  template <std::size_t N>
  void set(const char* name, const BitSet<N>& set, Keys keys) {
    out_[name] = set_json(set, keys);
  }
  /// A list of fixed length of keys.
  void keys(const char* name, std::span<const std::uint8_t> values, Keys keys);
  /// The same with null for `none`.
  void keys_or_null(const char* name, std::span<const std::uint8_t> values, Keys keys, std::uint8_t none);
  /// Places by number: an object, place → key; those with `none` are left out.
  void places(const char* name, std::span<const std::uint8_t> values, Keys keys, std::uint8_t none);
  /// A FixedList of keys.
  template <class List>
  void key_list(const char* name, const List& list, Keys keys) {
    this->keys(name, std::span<const std::uint8_t>(list.begin(), list.size()), keys);
  }
  /// The same for a pile that is kept upside down: the last item comes first.
  template <class List>
  void reversed_key_list(const char* name, List list, Keys keys) {
    std::reverse(list.begin(), list.end());
    key_list(name, list, keys);
  }
  /// A FixedList whose items are numbers below `numbers` or one of the named values.
  template <class List>
  void list(const char* name, const List& list, int, Names names) {
    Json out = Json::array();
    for (const std::uint8_t item : list) out.push_back(item_json(item, names));
    out_[name] = std::move(out);
  }
  /// Fixed number of lists, e.g. the stacks on the streets.
  template <class Lists>
  void lists(const char* name, const Lists& lists, int, Names names) {
    Json all = Json::array();
    for (const auto& list : lists) {
      Json out = Json::array();
      for (const std::uint8_t item : list) out.push_back(item_json(item, names));
      all.push_back(std::move(out));
    }
    out_[name] = std::move(all);
  }
  template <class Describe>
  void object(const char* name, Describe&& describe) {
    Writer inner(out_[name], observer_);
    describe(inner);
  }
  /// As object, but null when `there` is false.
  template <class Describe>
  void object_or_null(const char* name, const std::uint8_t& there, Describe&& describe) {
    if (there != 0) {
      object(name, describe);
    } else {
      out_[name] = nullptr;
    }
  }
  template <class Describe>
  void objects(const char* name, std::size_t count, Describe&& describe) {
    Json& list = out_[name] = Json::array();
    for (std::size_t i = 0; i < count; ++i) {
      list.push_back(Json::object());
      Writer inner(list.back(), observer_);
      describe(inner, i);
    }
  }
  /// The generator: only those who may know everything see what will come.
  void generator(const char* name, const Rng& rng) {
    if (sees(kNobody)) hex(name, rng.state());
  }
  /// Written for the reader's comfort, ignored when read.
  template <class T>
  void derived(const char* name, const T& value) {
    out_[name] = value;
  }
  /// What is expected next, in words; only for the list of options.
  template <class... Values>
  void kind(const char*, const Values&...) {}

 private:
  static Json item_json(std::uint8_t item, Names names);

  Json& out_;
  Observer observer_;
};

class Reader {
 public:
  static constexpr bool kReading = true;

  /// `error` receives the first thing that does not fit, as "/path: reason"; it must be empty at the start.
  Reader(const Json& in, std::string path, std::string& error);

  bool sees(Seat) const { return true; }
  bool sees(Seats) const { return true; }

  template <class T>
  void number(const char* name, T& value, int low, int high) {
    int number = 0;
    if (read_number(name, low, high, number)) value = static_cast<T>(number);
  }
  void flag(const char* name, std::uint8_t& value);
  void hex(const char* name, std::uint64_t& value);
  template <class T>
  void key(const char* name, T& value, Keys keys) {
    if (const Json* field = find(name)) {
      std::uint8_t byte = 0;
      if (parse_key(*field, field_path(name), keys, byte)) value = static_cast<T>(byte);
    }
  }
  void key_or_null(const char* name, std::uint8_t& value, Keys keys, std::uint8_t none);
  void item(const char* name, std::uint8_t& value, int numbers, Names names) {
    if (const Json* field = find(name)) parse_item(*field, field_path(name), numbers, names, value);
  }
  void counts(const char* name, std::span<std::uint8_t> values, Keys keys);
  void numbers(const char* name, std::span<std::uint8_t> values, int low, int high);
  template <class T>
  void bits(const char* name, T& mask, Keys keys) {
    const Json* field = find(name);
    if (field == nullptr) return;
    T result = 0;
    for_each_item(*field, field_path(name), keys.size(), [&](const Json& item, const std::string& path) {
      std::uint8_t bit = 0;
      if (parse_key(item, path, keys, bit)) result = static_cast<T>(result | (T{1} << bit));
    });
    if (ok()) mask = result;
  }
  template <std::size_t N>
  void set(const char* name, BitSet<N>& set, Keys keys) {
    static_assert(N <= 256);
    const Json* field = find(name);
    if (field == nullptr) return;
    BitSet<N> result;
    for_each_item(*field, field_path(name), N, [&](const Json& item, const std::string& path) {
      std::uint8_t value = 0;
      if (!parse_key(item, path, keys, value)) return;
      if (result.contains(value)) return fail(path, std::string(keys[value]) + " stands there twice");
      result.insert(value);
    });
    if (ok()) set = result;
  }
  void keys(const char* name, std::span<std::uint8_t> values, Keys keys);
  void keys_or_null(const char* name, std::span<std::uint8_t> values, Keys keys, std::uint8_t none);
  void places(const char* name, std::span<std::uint8_t> values, Keys keys, std::uint8_t none);
  template <class List>
  void key_list(const char* name, List& list, Keys keys) {
    const Json* field = find(name);
    if (field == nullptr) return;
    List result{};
    for_each_item(*field, field_path(name), List::capacity(), [&](const Json& item, const std::string& path) {
      std::uint8_t value = 0;
      if (parse_key(item, path, keys, value)) result.push_back(value);
    });
    if (ok()) list = result;
  }
  template <class List>
  void reversed_key_list(const char* name, List& list, Keys keys) {
    if (!has(name)) return static_cast<void>(find(name));
    key_list(name, list, keys);
    std::reverse(list.begin(), list.end());
  }
  template <class List>
  void list(const char* name, List& list, int numbers, Names names) {
    if (const Json* field = find(name)) read_list(*field, field_path(name), list, numbers, names);
  }
  template <class Lists>
  void lists(const char* name, Lists& lists, int numbers, Names names) {
    const Json* field = find(name);
    if (field == nullptr) return;
    if (!expect_list(*field, field_path(name), lists.size(), lists.size())) return;
    for (std::size_t i = 0; i < lists.size(); ++i) {
      read_list((*field)[i], field_path(name) + "/" + std::to_string(i), lists[i], numbers, names);
    }
  }
  template <class Describe>
  void object(const char* name, Describe&& describe) {
    if (const Json* field = find(name)) {
      Reader inner(*field, field_path(name), error_);
      if (!ok()) return;
      describe(inner);
      inner.reject_unknown();
    }
  }
  template <class Describe>
  void object_or_null(const char* name, std::uint8_t& there, Describe&& describe) {
    const Json* field = find(name);
    if (field == nullptr) return;
    there = field->is_null() ? 0 : 1;
    if (there != 0) object(name, describe);
  }
  template <class Describe>
  void objects(const char* name, std::size_t count, Describe&& describe) {
    const Json* field = find(name);
    if (field == nullptr || !expect_list(*field, field_path(name), 0, count)) return;
    for (std::size_t i = 0; i < field->size() && ok(); ++i) {
      Reader inner((*field)[i], field_path(name) + "/" + std::to_string(i), error_);
      if (!ok()) return;
      describe(inner, i);
      inner.reject_unknown();
    }
  }
  void generator(const char* name, Rng& rng) {
    std::uint64_t state = rng.state();
    hex(name, state);
    rng = Rng::from_state(state);
  }
  template <class T>
  void derived(const char* name, const T&) {
    find(name);
  }
  template <class... Values>
  void kind(const char*, const Values&...) {}

  /// Call when all fields have been described: a field that nobody asked for is a mistake.
  void reject_unknown();
  bool ok() const { return error_.empty(); }
  void fail(const std::string& path, const std::string& reason) {
    if (ok()) error_ = path + ": " + reason;
  }
  bool has(const char* name) const { return in_.is_object() && in_.contains(name); }
  /// Whether the field is there and a number, so that it may mean something else than usual.
  bool is_number(const char* name) const { return has(name) && in_[name].is_number(); }
  std::string field_path(const char* name) const { return path_ + "/" + name; }

 private:
  const Json* find(const char* name);
  bool read_number(const char* name, int low, int high, int& value);
  bool parse_number(const Json& json, const std::string& path, int low, int high, int& value);
  bool parse_key(const Json& json, const std::string& path, Keys keys, std::uint8_t& value);
  bool parse_item(const Json& json, const std::string& path, int numbers, Names names, std::uint8_t& value);
  bool expect_list(const Json& json, const std::string& path, std::size_t low, std::size_t high);

  template <class Visit>
  void for_each_item(const Json& json, const std::string& path, std::size_t most, Visit&& visit) {
    if (!expect_list(json, path, 0, most)) return;
    for (std::size_t i = 0; i < json.size() && ok(); ++i) visit(json[i], path + "/" + std::to_string(i));
  }
  template <class List>
  void read_list(const Json& json, const std::string& path, List& list, int numbers, Names names) {
    List result{};
    for_each_item(json, path, List::capacity(), [&](const Json& item, const std::string& at) {
      std::uint8_t value = 0;
      if (parse_item(item, at, numbers, names, value)) result.push_back(value);
    });
    if (ok()) list = result;
  }

  const Json& in_;
  std::string path_;
  std::string& error_;
  std::vector<std::string_view> asked_;
};

/// What `describe(writer)` names, as an observer may see it.
template <class Describe>
Json written(Observer observer, Describe&& describe) {
  Json json = Json::object();
  Writer writer(json, observer);
  describe(writer);
  return json;
}

/// Reads what `describe(reader)` names and nothing else. Returns the first thing that does not fit, or
/// nothing.
template <class Describe>
std::string read(const Json& json, Describe&& describe) {
  std::string error;
  Reader reader(json, "", error);
  describe(reader);
  reader.reject_unknown();
  return error;
}

/// Reads into a value what `describe(reader, value)` names, unless that or `check(value)` finds something
/// that does not fit: then the value stays as it was.
template <class T, class Describe, class Check>
[[nodiscard]] std::string read_into(T& value, const Json& json, Describe&& describe, Check&& check) {
  T changed = value;
  std::string error = read(json, [&](Reader& io) { describe(io, changed); });
  if (error.empty()) error = check(changed);
  if (error.empty()) value = changed;
  return error;
}

/// An event's type and whom it happened to, if anybody.
Json event_head(const Event& event, Keys types);

/// Turns the description of a game's options into a list of objects with key, kind, values and default.
class OptionsSchema {
 public:
  static constexpr bool kReading = false;

  explicit OptionsSchema(Json defaults) : defaults_(std::move(defaults)) {}

  template <class T>
  void number(const char* name, const T&, int low, int high) {
    add(name, "number", {low, high});
  }
  void flag(const char* name, std::uint8_t) { add(name, "flag", {false, true}); }
  template <class T>
  void key(const char* name, const T&, Keys keys) {
    add(name, "word", words(keys));
  }
  void item(const char* name, std::uint8_t, int numbers, Names names);
  template <class... Values>
  void kind(const char* kind, const Values&... values) {
    kind_ = kind;
    if constexpr (sizeof...(values) == 1) {
      values_ = Json(values...);
    } else {
      values_ = Json::array({values...});
    }
  }
  /// What has no kind of its own has the one that was named before it.
  template <class T>
  void bits(const char* name, const T&, Keys) {
    add(name, kind_, values_);
  }
  void numbers(const char* name, std::span<const std::uint8_t>, int, int) { add(name, kind_, values_); }
  void keys(const char* name, std::span<const std::uint8_t>, Keys) { add(name, kind_, values_); }
  template <class T>
  void derived(const char* name, const T&) {
    add(name, kind_, values_);
  }

  Json list() const { return list_; }

 private:
  static Json words(Keys keys);
  void add(const char* name, const char* kind, Json values);

  Json defaults_;
  Json list_ = Json::array();
  const char* kind_ = "";
  Json values_;
};

}  // namespace fondaco
