#include "table/fields.hpp"

#include <algorithm>
#include <utility>

#include "core/json.hpp"
#include "core/text.hpp"

namespace fondaco {

Fields::Fields(const Json& json, std::string path) : json_(json), path_(std::move(path)) {
  if (!json_.is_object()) error_ = (path_.empty() ? "/" : path_) + ": an object is expected";
}

void Fields::fail(std::string_view name, std::string_view reason) {
  if (ok()) (((error_ = path_ + "/") += name) += ": ") += reason;
}

const Json* Fields::find(const char* name) {
  if (!ok()) return nullptr;
  asked_.emplace_back(name);
  const auto field = json_.find(name);
  if (field != json_.end()) return &*field;
  fail(name, "this field is missing");
  return nullptr;
}

std::string Fields::text(const char* name, std::size_t most_bytes) {
  const Json* field = find(name);
  if (field == nullptr) return {};
  if (!field->is_string()) return fail(name, "a text is expected"), std::string();
  const auto& text = field->get_ref<const std::string&>();
  if (text.size() > most_bytes)
    return fail(name, "at most " + std::to_string(most_bytes) + " bytes are expected"), std::string();
  if (!is_plain(text)) return fail(name, "plain text without control characters is expected"), std::string();
  return text;
}

std::string Fields::text_or(const char* name, std::size_t most_bytes, std::string otherwise) {
  return has(name) ? text(name, most_bytes) : std::move(otherwise);
}

std::string Fields::word(const char* name, std::initializer_list<std::string_view> words) {
  const std::string read = text(name, 64);
  if (!ok() || std::find(words.begin(), words.end(), read) != words.end()) return read;
  std::string all;
  for (const std::string_view word : words) (all += all.empty() ? "" : ", ") += word;
  fail(name, "one of these is expected: " + all);
  return {};
}

std::string Fields::word_or(const char* name, std::initializer_list<std::string_view> words,
                            std::string_view otherwise) {
  return has(name) ? word(name, words) : std::string(otherwise);
}

std::int64_t Fields::number(const char* name, std::int64_t least, std::int64_t most) {
  const Json* field = find(name);
  if (field == nullptr) return least;
  const bool whole =
      field->is_number_integer() && !(field->is_number_unsigned() && field->get<std::uint64_t>() > INT64_MAX);
  if (whole && field->get<std::int64_t>() >= least && field->get<std::int64_t>() <= most)
    return field->get<std::int64_t>();
  fail(name, "a whole number from " + std::to_string(least) + " to " + std::to_string(most) + " is expected");
  return least;
}

std::int64_t Fields::number_or(const char* name, std::int64_t least, std::int64_t most,
                               std::int64_t otherwise) {
  return has(name) ? number(name, least, most) : otherwise;
}

bool Fields::flag(const char* name) {
  const Json* field = find(name);
  if (field == nullptr) return false;
  if (!field->is_boolean()) return fail(name, "true or false is expected"), false;
  return field->get<bool>();
}

bool Fields::flag_or(const char* name, bool otherwise) { return has(name) ? flag(name) : otherwise; }

const Json& Fields::any(const char* name) {
  static const Json kNull;
  if (!has(name)) return kNull;
  return *find(name);
}

std::string Fields::error() {
  if (ok()) {
    for (const auto& [key, value] : json_.items()) {
      if (std::find(asked_.begin(), asked_.end(), key) == asked_.end())
        fail(shown(key), "there is no such field here");
    }
  }
  return error_;
}

}  // namespace fondaco
