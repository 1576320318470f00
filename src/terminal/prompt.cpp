#include "terminal/prompt.hpp"

#include <vector>

#include "terminal/console.hpp"

namespace fondaco::terminal {

namespace {

constexpr std::size_t kLongestLine = 4096;
constexpr std::size_t kLongestInput = 1 << 24;  // without a new line
constexpr int kTries = 100;
constexpr std::size_t kAnswerColumns = 12;  // kept free after a prompt

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r";
  const std::size_t from = text.find_first_not_of(kBlanks);
  if (from == std::string_view::npos) return {};
  return text.substr(from, text.find_last_not_of(kBlanks) - from + 1);
}

}  // namespace

std::optional<std::string> Prompt::line(std::string_view prompt) {
  std::vector<std::string> lines = wrapped(prompt, 2, kColumns - kAnswerColumns);
  if (prompt.ends_with(' ')) lines.back() += ' ';
  for (int tries = kTries; tries > 0; --tries) {
    for (std::size_t i = 0; i < lines.size(); ++i) out_ << lines[i] << (i + 1 < lines.size() ? "\n" : "");
    out_ << std::flush;
    std::string text;
    std::size_t read = 0;
    char c = 0;
    for (; read < kLongestInput && in_.get(c) && c != '\n'; ++read) {
      if (text.size() <= kLongestLine) text += c;
    }
    if (read == kLongestInput || (read == 0 && c != '\n')) return std::nullopt;
    if (text.size() <= kLongestLine) {
      text = trimmed(text);
      if (!typed_) out_ << wrapped(shown(text), 0, kColumns - width(lines.back())).front() << '\n';
      return text;
    }
    out_ << (typed_ ? "" : "\n") << too_long_ << '\n';
  }
  return std::nullopt;
}

std::string unquoted(std::string_view text) {
  constexpr std::pair<std::string_view, std::string_view> kQuotes[] = {
      {"\"", "\""},
      {"'",  "'" },
      {"«",  "»" }
  };
  for (const auto& [from, to] : kQuotes) {
    if (text.size() > from.size() + to.size() && text.starts_with(from) && text.ends_with(to))
      return std::string(text.substr(from.size(), text.size() - from.size() - to.size()));
  }
  return std::string(text);
}

std::pair<std::string, std::string> split(std::string_view text) {
  text = trimmed(text);
  const std::size_t end = text.find_first_of(" \t");
  if (end == std::string_view::npos) return {std::string(text), {}};
  return {std::string(text.substr(0, end)), std::string(trimmed(text.substr(end)))};
}

}  // namespace fondaco::terminal
