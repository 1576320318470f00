#include "table/naming.hpp"

#include "core/text.hpp"
#include "table/chair.hpp"

namespace fondaco {

namespace {

std::size_t letters_of(std::string_view plain) {
  std::size_t count = 0;
  for (; !plain.empty(); ++count) plain.remove_prefix(code_point_length(plain));
  return count;
}

}  // namespace

bool is_name(const std::string& name) {
  if (name.empty() || name.size() > kLongestName || !is_plain(name) || has_invisible(name)) return false;
  if (letters_of(name) > kMostLetters) return false;
  return name.front() != ' ' && name.back() != ' ' && name.find("  ") == std::string::npos;
}

bool is_persons_name(const std::string& name) {
  const std::string lower = folded(name);
  return is_name(name) && !lower.starts_with("bot ") && lower != "bot";
}

}  // namespace fondaco
