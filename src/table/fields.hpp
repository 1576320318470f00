#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.hpp"

namespace fondaco {

/// Takes the fields of a small JSON object from outside, one by one. The first thing that does not fit is
/// kept as "/path: reason", and from then on every field comes out empty.
class Fields {
 public:
  explicit Fields(const Json& json, std::string path = {});

  bool has(const char* name) const { return ok() && json_.contains(name); }
  std::string text(const char* name, std::size_t most_bytes);
  std::string text_or(const char* name, std::size_t most_bytes, std::string otherwise);
  std::string word(const char* name, std::initializer_list<std::string_view> words);
  std::string word_or(const char* name, std::initializer_list<std::string_view> words,
                      std::string_view otherwise);
  std::int64_t number(const char* name, std::int64_t least, std::int64_t most);
  std::int64_t number_or(const char* name, std::int64_t least, std::int64_t most, std::int64_t otherwise);
  bool flag(const char* name);
  bool flag_or(const char* name, bool otherwise);
  /// The field as it is; null if it is not there.
  const Json& any(const char* name);

  /// What did not fit, a field that nobody asked for included; nothing if all is well.
  std::string error();
  bool ok() const { return error_.empty(); }
  void fail(std::string_view name, std::string_view reason);

 private:
  const Json* find(const char* name);

  const Json& json_;
  std::string path_;
  std::string error_;
  std::vector<std::string_view> asked_;
};

}  // namespace fondaco
