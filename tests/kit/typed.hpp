#pragma once

#include <algorithm>
#include <ostream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "core/registry.hpp"
#include "kit/text.hpp"
#include "terminal/play.hpp"

// A terminal driven by typed lines, for tests.

namespace fondaco::terminal {

inline void PrintTo(Language language, std::ostream* out) {
  *out << (language == Language::English ? "English" : "Russian");
}

inline PlaySettings settings_for(int players, Language language = Language::English, Seed seed = 7) {
  PlaySettings settings;
  settings.options["players"] = players;
  settings.language = language;
  settings.seed = seed;
  settings.levels = {1};
  return settings;
}

struct Played {
  int status;
  std::string text;
  std::string errors;
};

inline Played played(const PlaySettings& settings, const std::string& input,
                     std::string_view game = "calimala") {
  std::istringstream in(input);
  std::ostringstream out;
  testing::internal::CaptureStderr();
  const int status = play(*find_game(game), settings, in, out);
  return {status, out.str(), testing::internal::GetCapturedStderr()};
}

inline std::string times(const std::string& line, int count) {
  std::string text;
  for (; count > 0; --count) text += line + "\n";
  return text;
}

/// Mostly the first option; and now and then every number, for options with numbers of their own.
inline std::string mostly_first(int lines) {
  std::string text;
  for (int i = 0; i < lines; ++i) text += std::to_string(i % 40 < 24 ? 1 : i % 40 - 23) + "\n";
  return text;
}

inline std::string last_line(const std::string& text) {
  const std::size_t end = text.find_last_not_of('\n');
  const std::size_t start = text.rfind('\n', end);
  return text.substr(start + 1, end - start);
}

/// The rows of the result table: the numbers after place and name.
inline std::vector<std::vector<int>> result_rows(const std::string& text) {
  std::istringstream lines(text.substr(std::min(text.find("Final result"), text.size())));
  std::vector<std::vector<int>> rows;
  for (std::string line; std::getline(lines, line);) {
    std::istringstream cells(line);
    std::string name;
    int place = 0;
    if (!line.starts_with("  ") || !(cells >> place >> name)) continue;
    rows.emplace_back();
    for (int number = 0; cells >> number;) rows.back().push_back(number);
  }
  return rows;
}

}  // namespace fondaco::terminal
