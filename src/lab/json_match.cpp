#include "lab/json_match.hpp"

#include <algorithm>

#include "core/json.hpp"

namespace fondaco {

namespace {

constexpr int kDeepest = 32;
constexpr int kMostFields = 5000;

bool is_counts(const Json& json) {
  return json.is_object() &&
         std::all_of(json.begin(), json.end(), [](const Json& v) { return v.is_number(); });
}

bool is_list_of_objects(const Json& json) {
  return json.is_array() && !json.empty() &&
         std::all_of(json.begin(), json.end(), [](const Json& v) { return v.is_object(); });
}

/// Judged on the text, before anything is built from it.
bool exceeds_bounds(std::string_view text) {
  int depth = 0;
  int fields = 0;
  bool in_text = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_text) {
      if (c == '\\') ++i;
      if (c == '"') in_text = false;
    } else if (c == '"') {
      in_text = true;
    } else if (c == '{' || c == '[') {
      if (++depth > kDeepest) return true;
    } else if (c == ':') {
      if (++fields > kMostFields) return true;
    } else if (c == '}' || c == ']') {
      --depth;
    }
  }
  return false;
}

/// Reads on only to learn where the text stops being JSON.
struct PositionOfError final : nlohmann::json_sax<Json> {
  std::size_t position = 0;

  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool start_object(std::size_t) override { return true; }
  bool key(string_t&) override { return true; }
  bool end_object() override { return true; }
  bool start_array(std::size_t) override { return true; }
  bool end_array() override { return true; }
  bool parse_error(std::size_t at, const std::string&, const nlohmann::detail::exception&) override {
    position = at;
    return false;
  }
};

/// Equal regardless of the order of fields.
bool same(const Json& a, const Json& b) {
  if (a.is_object() && b.is_object()) {
    return a.size() == b.size() && std::all_of(a.items().begin(), a.items().end(), [&b](const auto& item) {
             return b.contains(item.key()) && same(item.value(), b[item.key()]);
           });
  }
  if (a.is_array() && b.is_array()) return std::equal(a.begin(), a.end(), b.begin(), b.end(), same);
  return a == b;
}

}  // namespace

tl::expected<Json, std::string> parse_json(std::string_view text) {
  if (exceeds_bounds(text)) return tl::make_unexpected("this is nested too deeply or has too many fields");
  Json json = Json::parse(text, nullptr, false);
  if (!json.is_discarded()) return json;
  PositionOfError error;
  Json::sax_parse(text, &error);
  const std::string_view before = text.substr(0, error.position);
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  return tl::make_unexpected("this is not JSON (line " + std::to_string(line) + ")");
}

void merge_given(Json& base, const Json& part) {
  for (const auto& [name, value] : part.items()) {
    Json& old = base[name];
    if (value.is_object() && old.is_object() && !is_counts(value)) {
      merge_given(old, value);
    } else if (is_list_of_objects(value) && is_list_of_objects(old)) {
      for (std::size_t i = 0; i < value.size(); ++i) {
        if (i >= old.size()) {
          old.push_back(value[i]);
        } else {
          merge_given(old[i], value[i]);
        }
      }
    } else {
      old = value;
    }
  }
}

namespace {

/// Field by field.
std::optional<std::string> first_different_field(const Json& found, const Json& expected,
                                                 const std::string& path) {
  for (const auto& [name, value] : expected.items()) {
    const std::string at = path + "/" + name;
    if (!found.contains(name)) {
      if (value.is_null()) continue;
      return at + " is not there";
    }
    if (auto difference = first_difference(found[name], value, at)) return difference;
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> first_difference(const Json& found, const Json& expected,
                                            const std::string& path) {
  if (expected.is_object() && found.is_object() && !is_counts(found))
    return first_different_field(found, expected, path);
  if (is_list_of_objects(expected) && found.is_array()) {
    if (expected.size() > found.size())
      return path + " has only " + std::to_string(found.size()) + " entries";
    for (std::size_t i = 0; i < expected.size(); ++i) {
      const std::string at = path + "/" + std::to_string(i);
      if (!found[i].is_object()) return at + " is " + found[i].dump();
      if (auto difference = first_different_field(found[i], expected[i], at)) return difference;
    }
    return std::nullopt;
  }
  if (same(found, expected)) return std::nullopt;
  return (path.empty() ? "/" : path) + " is " + found.dump() + ", not " + expected.dump();
}

const Json* find_place(const Json& json, const Json& place) {
  if (!place.is_string()) return nullptr;
  const Json* at = &json;
  std::string_view rest = place.get_ref<const std::string&>();
  while (!rest.empty()) {
    if (rest.front() != '/') return nullptr;
    rest.remove_prefix(1);
    const std::size_t end = rest.find('/');
    const std::string name(rest.substr(0, end));
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end);
    if (at->is_array()) {
      const bool number = !name.empty() && name.size() < 4 &&
                          std::all_of(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; });
      const std::size_t index = number ? std::stoul(name) : at->size();
      if (index >= at->size()) return nullptr;
      at = &(*at)[index];
    } else if (at->is_object() && at->contains(name)) {
      at = &(*at)[name];
    } else {
      return nullptr;
    }
  }
  return at;
}

}  // namespace fondaco
