#include "core/text.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

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

/// Of whole code points.
std::uint32_t code_point(std::string_view text) {
  if (text.size() == 1) return byte(text, 0);
  std::uint32_t value = byte(text, 0) & (0x7Fu >> text.size());
  for (std::size_t i = 1; i < text.size(); ++i) value = (value << 6u) | (byte(text, i) & 0x3Fu);
  return value;
}

/// Letters whose lower case is a fixed step away: ASCII, Latin-1, Greek, Cyrillic. None of them has more than
/// two bytes.
std::uint32_t lower_of(std::uint32_t letter) {
  const auto within = [letter](std::uint32_t first, std::uint32_t last) {
    return letter >= first && letter <= last;
  };
  if (within('A', 'Z') || (within(0xC0, 0xDE) && letter != 0xD7) ||
      (within(0x391, 0x3A9) && letter != 0x3A2) || within(0x410, 0x42F))
    return letter + 0x20;
  if (within(0x400, 0x40F)) return letter + 0x50;
  return letter;
}

/// Format characters, fillers and variation selectors: first and last.
constexpr std::array<std::pair<std::uint32_t, std::uint32_t>, 17> kInvisible = {
    {{0xAD, 0xAD},
     {0x34F, 0x34F},
     {0x61C, 0x61C},
     {0x115F, 0x1160},
     {0x17B4, 0x17B5},
     {0x180B, 0x180F},
     {0x200B, 0x200F},
     {0x2028, 0x202E},
     {0x2060, 0x206F},
     {0x2800, 0x2800},
     {0x3164, 0x3164},
     {0xFE00, 0xFE0F},
     {0xFEFF, 0xFEFF},
     {0xFFA0, 0xFFA0},
     {0xFFF9, 0xFFFB},
     {0x1D173, 0x1D17A},
     {0xE0000, 0xE0FFF}}
};

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

std::string folded(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const std::size_t length = std::max<std::size_t>(1, code_point_length(text));
    const std::uint32_t letter = code_point(text.substr(0, length));
    const std::uint32_t low = lower_of(letter);
    if (low == letter) {
      result += text.substr(0, length);
    } else if (low < 0x80) {
      result += static_cast<char>(low);
    } else {
      result += static_cast<char>(0xC0u | (low >> 6u));
      result += static_cast<char>(0x80u | (low & 0x3Fu));
    }
    text.remove_prefix(length);
  }
  return result;
}

bool has_invisible(std::string_view text) {
  while (!text.empty()) {
    const std::size_t length = std::max<std::size_t>(1, code_point_length(text));
    const std::uint32_t letter = code_point(text.substr(0, length));
    for (const auto& [first, last] : kInvisible) {
      if (letter >= first && letter <= last) return true;
    }
    text.remove_prefix(length);
  }
  return false;
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
    text.remove_prefix(std::max({length, code_point_length(text), std::size_t{1}}));
  }
  return result;
}

}  // namespace fondaco
