#include "terminal/console.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace fondaco::terminal {

namespace {

constexpr char kEscape = '\033';

/// Bytes of the colour sequence at the start of the text, 0 if there is none.
std::size_t sequence_length(std::string_view text) {
  if (text.size() < 2 || text[0] != kEscape || text[1] != '[') return 0;
  const std::size_t end = text.find('m');
  return end == std::string_view::npos ? 0 : end + 1;
}

// Of the 256 that terminals have; each can be read on black and on white, and black on it.
constexpr std::array<std::string_view, 8> kHues = {"34", "203", "69", "112", "246", "208", "178", "180"};

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0u) == 0x80u; }

/// Bytes of the longest start of the text that takes at most `columns`.
std::size_t bytes_within(std::string_view text, std::size_t columns) {
  std::size_t at = 0;
  for (std::size_t used = 0; at < text.size();) {
    if (const std::size_t sequence = sequence_length(text.substr(at))) {
      at += sequence;
      continue;
    }
    if (used++ == columns) break;
    do ++at;
    while (at < text.size() && continues(text[at]));
  }
  return at;
}

std::string blanks(std::size_t count) { return std::string(count, ' '); }

}  // namespace

std::size_t width(std::string_view text) {
  std::size_t columns = 0;
  while (!text.empty()) {
    const std::size_t sequence = sequence_length(text);
    if (sequence == 0 && !continues(text[0])) ++columns;
    text.remove_prefix(std::max<std::size_t>(sequence, 1));
  }
  return columns;
}

std::string left(std::string_view text, std::size_t columns) {
  const std::size_t used = width(text);
  return std::string(text) + blanks(used < columns ? columns - used : 0);
}

std::string right(std::string_view text, std::size_t columns) {
  const std::size_t used = width(text);
  return blanks(used < columns ? columns - used : 0) + std::string(text);
}

std::string centred(std::string_view text, std::size_t columns) {
  const std::size_t used = width(text);
  return left(blanks(used < columns ? (columns - used) / 2 : 0) + std::string(text), columns);
}

std::vector<std::string> wrapped(std::string_view text, std::size_t indent) {
  return wrapped(text, indent, kColumns);
}

std::vector<std::string> wrapped(std::string_view text, std::size_t indent, std::size_t columns) {
  std::vector<std::string> lines;
  std::string line;
  std::size_t used = 0;
  bool fresh = true;  // nothing but the indent stands in the line
  const auto close = [&] {
    lines.push_back(std::move(line));
    line = blanks(indent);
    used = indent;
    fresh = true;
  };
  while (!text.empty()) {
    const std::size_t end = text.find(' ');
    std::string_view word = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (!fresh && used + 1 + width(word) > columns) close();
    if (!fresh) {
      line += ' ';
      ++used;
    }
    while (used + width(word) > columns) {
      const std::size_t bytes = bytes_within(word, columns - used);
      line += word.substr(0, bytes);
      word.remove_prefix(bytes);
      close();
    }
    line += word;
    used += width(word);
    fresh = false;
  }
  lines.push_back(std::move(line));
  return lines;
}

std::string lowered(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    const auto next = static_cast<unsigned char>(i + 1 < text.size() ? text[i + 1] : 0);
    if (c >= 'A' && c <= 'Z') {
      result += static_cast<char>(c - 'A' + 'a');
    } else if (c == 0xD0 && (next == 0x81 || (next >= 0x90 && next <= 0xAF))) {
      // А–П stay in the block of D0, Р–Я move to that of D1, Ё apart.
      result += static_cast<char>(next == 0x81 || next >= 0xA0 ? 0xD1 : 0xD0);
      result += static_cast<char>(next == 0x81 ? 0x91 : next >= 0xA0 ? next - 0x20 : next + 0x20);
      ++i;
    } else {
      result += text[i];
    }
  }
  return result;
}

std::string repeated(std::string_view text, std::size_t times) {
  std::string result;
  for (; times > 0; --times) result += text;
  return result;
}

std::string columns(std::span<const std::string> cells, std::span<const std::size_t> widths) {
  std::string line;
  for (std::size_t i = 0; i < cells.size(); ++i) line += left(cells[i], widths[i]);
  return line;
}

void append(std::vector<std::string>& lines, std::vector<std::string> more) {
  std::move(more.begin(), more.end(), std::back_inserter(lines));
}

std::vector<std::string> beside(const std::vector<std::string>& first, std::size_t column,
                                const std::vector<std::string>& second) {
  std::vector<std::string> lines = first;
  lines.resize(std::max(first.size(), second.size()));
  for (std::size_t i = 0; i < second.size(); ++i) lines[i] = left(lines[i], column) + second[i];
  return lines;
}

Colour colour_named(std::string_view key) {
  static constexpr std::array<std::string_view, 5> kKeys = {"blue", "red", "yellow", "green", "orange"};
  return static_cast<Colour>(std::find(kKeys.begin(), kKeys.end(), key) - kKeys.begin());
}

std::string Ink::player(Colour colour, std::string_view text) const {
  static constexpr std::array<std::string_view, 6> kCodes = {"1;94", "1;91",       "1;93",
                                                             "1;92", "1;38;5;208", "1;90"};
  return paint(kCodes[static_cast<std::size_t>(colour)], text);
}

std::string Ink::thing(Hue hue, std::string_view text) const {
  return paint("38;5;" + std::string(kHues[static_cast<std::size_t>(hue)]), text);
}

std::string Ink::filled(Hue hue, std::string_view text) const {
  return paint("30;48;5;" + std::string(kHues[static_cast<std::size_t>(hue)]), text);
}

std::string Ink::paint(std::string_view code, std::string_view text) const {
  if (!on_ || text.empty()) return std::string(text);
  return std::string("\033[").append(code).append("m").append(text).append("\033[0m");
}

}  // namespace fondaco::terminal
