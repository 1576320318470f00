#pragma once

#include <string>
#include <string_view>

namespace fondaco {

/// Lower case, words separated by single blanks: how notation is compared.
inline std::string normalised(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == ' ' || c == '\t' || c == '\r' || c == '\n') {
      if (!result.empty() && result.back() != ' ') result += ' ';
    } else {
      result += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
  }
  if (!result.empty() && result.back() == ' ') result.pop_back();
  return result;
}

}  // namespace fondaco
