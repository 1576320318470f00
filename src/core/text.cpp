#include "core/text.hpp"

#include <algorithm>

namespace fondaco {

namespace {

unsigned char byte(std::string_view text, std::size_t at) { return static_cast<unsigned char>(text[at]); }

/// Bytes of the plain code point at the start of the text, 0 if it is broken or a control character (C0, DEL,
/// C1).
std::size_t plain_length(std::string_view text) {
  const std::size_t length = code_point_length(text);
  if (length == 1 && (byte(text, 0) < 32 || byte(text, 0) == 127)) return 0;
  if (length == 2 && byte(text, 0) == 0xC2 && byte(text, 1) < 0xA0) return 0;
  return length;
}

}  // namespace

std::string normalised(std::string_view text) {
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

std::size_t code_point_length(std::string_view text) {
  const unsigned char lead = byte(text, 0);
  const std::size_t length = lead < 0x80                   ? 1
                             : lead >= 0xC2 && lead < 0xE0 ? 2
                             : lead >= 0xE0 && lead < 0xF0 ? 3
                             : lead >= 0xF0 && lead < 0xF5 ? 4
                                                           : 0;
  if (length == 0 || length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(text, i) & 0xC0u) != 0x80u) return 0;
  }
  if (length < 3) return length;
  // No overlong forms, no surrogates, nothing above U+10FFFF.
  const unsigned char next = byte(text, 1);
  const bool valid = !(lead == 0xE0 && next < 0xA0) && !(lead == 0xED && next >= 0xA0) &&
                     !(lead == 0xF0 && next < 0x90) && !(lead == 0xF4 && next >= 0x90);
  return valid ? length : 0;
}

bool is_plain(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = plain_length(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

std::string shown(std::string_view text, std::size_t most) {
  std::string result;
  for (std::size_t columns = 0; !text.empty(); ++columns) {
    if (columns == most) return result + "…";
    const std::size_t length = plain_length(text);
    result += length > 0 ? text.substr(0, length) : std::string_view("?");
    text.remove_prefix(std::max<std::size_t>({length, code_point_length(text), 1}));
  }
  return result;
}

}  // namespace fondaco
