#include "core/describe.hpp"

#include <algorithm>
#include <charconv>

#include "core/text.hpp"

namespace fondaco {

namespace {

/// A short rendering of a value for a sentence about it.
std::string shown(const Json& json) {
  return fondaco::shown(json.dump(-1, ' ', false, Json::error_handler_t::replace), 40);
}

}  // namespace

void Writer::hex(const char* name, std::uint64_t value) {
  static constexpr char kDigits[] = "0123456789abcdef";
  std::string text(16, '0');
  for (std::size_t i = 0; i < 16; ++i) text[15 - i] = kDigits[(value >> (4 * i)) & 15u];
  out_[name] = std::move(text);
}

Json counts_json(std::span<const std::uint8_t> counts, Keys keys) {
  Json object = Json::object();
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] != 0) object[std::string(keys[i])] = counts[i];
  }
  return object;
}

void Writer::numbers(const char* name, std::span<const std::uint8_t> values, int, int) {
  Json list = Json::array();
  for (const std::uint8_t value : values) list.push_back(value);
  out_[name] = std::move(list);
}

void Writer::keys(const char* name, std::span<const std::uint8_t> values, Keys keys) {
  Json list = Json::array();
  for (const std::uint8_t value : values) list.push_back(keys[value]);
  out_[name] = std::move(list);
}

void Writer::keys_or_null(const char* name, std::span<const std::uint8_t> values, Keys keys,
                          std::uint8_t none) {
  Json list = Json::array();
  for (const std::uint8_t value : values) list.push_back(value == none ? Json(nullptr) : Json(keys[value]));
  out_[name] = std::move(list);
}

void Writer::places(const char* name, std::span<const std::uint8_t> values, Keys keys, std::uint8_t none) {
  Json object = Json::object();
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i] != none) object[std::to_string(i)] = keys[values[i]];
  }
  out_[name] = std::move(object);
}

Json Writer::item_json(std::uint8_t item, Names names) {
  for (const auto& [value, text] : names) {
    if (value == item) return text.empty() ? Json(nullptr) : Json(text);
  }
  return item;
}

Reader::Reader(const Json& in, std::string path, std::string& error)
    : in_(in), path_(std::move(path)), error_(error) {
  if (!in_.is_object()) fail(path_.empty() ? "/" : path_, "an object is expected, not " + shown(in_));
}

const Json* Reader::find(const char* name) {
  asked_.emplace_back(name);
  if (!ok() || !in_.is_object()) return nullptr;
  const auto it = in_.find(name);
  return it == in_.end() ? nullptr : &*it;
}

void Reader::reject_unknown() {
  if (!ok() || !in_.is_object()) return;
  for (const auto& [name, value] : in_.items()) {
    if (std::find(asked_.begin(), asked_.end(), name) == asked_.end()) {
      fail(path_ + "/" + name, "there is no such field here");
      return;
    }
  }
}

bool Reader::parse_number(const Json& json, const std::string& path, int low, int high, int& value) {
  if (json.is_number_integer()) {
    const bool huge = json.is_number_unsigned() && json.get<std::uint64_t>() > 1'000'000'000u;
    const std::int64_t number = huge ? -1 : json.get<std::int64_t>();
    if (!huge && number >= low && number <= high) {
      value = static_cast<int>(number);
      return true;
    }
  }
  fail(path, "a number from " + std::to_string(low) + " to " + std::to_string(high) + " is expected, not " +
                 shown(json));
  return false;
}

bool Reader::read_number(const char* name, int low, int high, int& value) {
  const Json* field = find(name);
  return field != nullptr && parse_number(*field, field_path(name), low, high, value);
}

void Reader::flag(const char* name, std::uint8_t& value) {
  const Json* field = find(name);
  if (field == nullptr) return;
  if (!field->is_boolean()) return fail(field_path(name), "true or false is expected, not " + shown(*field));
  value = field->get<bool>() ? 1 : 0;
}

void Reader::hex(const char* name, std::uint64_t& value) {
  const Json* field = find(name);
  if (field == nullptr) return;
  std::uint64_t number = 0;
  if (field->is_string()) {
    const auto& text = field->get_ref<const std::string&>();
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number, 16);
    if (text.size() == 16 && problem == std::errc() && end == text.data() + text.size()) {
      value = number;
      return;
    }
  }
  fail(field_path(name), "sixteen hexadecimal digits are expected, not " + shown(*field));
}

bool Reader::parse_key(const Json& json, const std::string& path, Keys keys, std::uint8_t& value) {
  if (json.is_string()) {
    const auto& text = json.get_ref<const std::string&>();
    for (std::size_t i = 0; i < keys.size(); ++i) {
      if (keys[i] == text) {
        value = static_cast<std::uint8_t>(i);
        return true;
      }
    }
  }
  constexpr std::size_t kMostNamed = 24;
  const std::size_t named = keys.size() <= kMostNamed ? keys.size() : 3;
  std::string all;
  for (const std::string_view key : keys.first(named)) all += (all.empty() ? "" : ", ") + std::string(key);
  if (named < keys.size()) all += " … " + std::string(keys.back());
  fail(path, "one of " + all + " is expected, not " + shown(json));
  return false;
}

void Reader::key_or_null(const char* name, std::uint8_t& value, Keys keys, std::uint8_t none) {
  const Json* field = find(name);
  if (field == nullptr) return;
  if (field->is_null()) {
    value = none;
    return;
  }
  parse_key(*field, field_path(name), keys, value);
}

void Reader::counts(const char* name, std::span<std::uint8_t> values, Keys keys) {
  const Json* field = find(name);
  if (field == nullptr) return;
  if (!field->is_object())
    return fail(field_path(name), "an object of counts is expected, not " + shown(*field));
  std::vector<std::uint8_t> result(values.size(), 0);
  for (const auto& [key, count] : field->items()) {
    const std::string path = field_path(name) + "/" + key;
    std::uint8_t index = 0;
    int number = 0;
    if (!parse_key(Json(key), path, keys, index) || !parse_number(count, path, 0, 99, number)) return;
    result[index] = static_cast<std::uint8_t>(number);
  }
  std::copy(result.begin(), result.end(), values.begin());
}

void Reader::numbers(const char* name, std::span<std::uint8_t> values, int low, int high) {
  const Json* field = find(name);
  if (field == nullptr || !expect_list(*field, field_path(name), values.size(), values.size())) return;
  for (std::size_t i = 0; i < values.size(); ++i) {
    int number = 0;
    if (!parse_number((*field)[i], field_path(name) + "/" + std::to_string(i), low, high, number)) return;
    values[i] = static_cast<std::uint8_t>(number);
  }
}

void Reader::keys(const char* name, std::span<std::uint8_t> values, Keys keys) {
  const Json* field = find(name);
  if (field == nullptr || !expect_list(*field, field_path(name), values.size(), values.size())) return;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (!parse_key((*field)[i], field_path(name) + "/" + std::to_string(i), keys, values[i])) return;
  }
}

void Reader::keys_or_null(const char* name, std::span<std::uint8_t> values, Keys keys, std::uint8_t none) {
  const Json* field = find(name);
  if (field == nullptr || !expect_list(*field, field_path(name), values.size(), values.size())) return;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const Json& item = (*field)[i];
    if (item.is_null()) {
      values[i] = none;
    } else if (!parse_key(item, field_path(name) + "/" + std::to_string(i), keys, values[i])) {
      return;
    }
  }
}

void Reader::places(const char* name, std::span<std::uint8_t> values, Keys keys, std::uint8_t none) {
  const Json* field = find(name);
  if (field == nullptr) return;
  if (!field->is_object()) return fail(field_path(name), "an object is expected, not " + shown(*field));
  std::fill(values.begin(), values.end(), none);
  for (const auto& [place, item] : field->items()) {
    const std::string path = field_path(name) + "/" + place;
    std::size_t number = values.size();
    const auto [end, problem] = std::from_chars(place.data(), place.data() + place.size(), number);
    if (problem != std::errc() || end != place.data() + place.size() || number >= values.size()) {
      return fail(path, "a number from 0 to " + std::to_string(values.size() - 1) + " is expected");
    }
    if (!parse_key(item, path, keys, values[number])) return;
  }
}

bool Reader::expect_list(const Json& json, const std::string& path, std::size_t low, std::size_t high) {
  if (!json.is_array()) {
    fail(path, "a list is expected, not " + shown(json));
    return false;
  }
  if (json.size() >= low && json.size() <= high) return true;
  const std::string many = low == high ? std::to_string(low) : "at most " + std::to_string(high);
  fail(path, "a list of " + many + " entries is expected, not of " + std::to_string(json.size()));
  return false;
}

bool Reader::parse_item(const Json& json, const std::string& path, int numbers, Names names,
                        std::uint8_t& value) {
  std::string others;
  for (const auto& [number, text] : names) {
    if (text.empty() ? json.is_null() : json == text) {
      value = number;
      return true;
    }
    others += text.empty() ? " or null" : " or \"" + std::string(text) + "\"";
  }
  int number = 0;
  if (json.is_number_integer()) {
    if (!parse_number(json, path, 0, numbers - 1, number)) return false;
    value = static_cast<std::uint8_t>(number);
    return true;
  }
  fail(path,
       "a number from 0 to " + std::to_string(numbers - 1) + others + " is expected, not " + shown(json));
  return false;
}

Json event_head(const Event& event, Keys types) {
  Json json = {
      {"type", types[event.type]}
  };
  if (event.seat != kNobody) json["seat"] = event.seat;
  return json;
}

void OptionsSchema::item(const char* name, std::uint8_t, int numbers, Names names) {
  Json values = Json::array();
  for (int number = 0; number < numbers; ++number) values.push_back(number);
  for (const auto& [value, word] : names) values.push_back(word);
  add(name, "number or word", std::move(values));
}

Json OptionsSchema::words(Keys keys) {
  Json values = Json::array();
  for (const std::string_view key : keys) values.push_back(key);
  return values;
}

void OptionsSchema::add(const char* name, const char* kind, Json values) {
  list_.push_back({
      {"key",     name             },
      {"kind",    kind             },
      {"values",  std::move(values)},
      {"default", defaults_[name]  }
  });
}

}  // namespace fondaco
