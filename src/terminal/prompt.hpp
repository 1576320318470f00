#pragma once

#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

namespace fondaco::terminal {

/// Asks for lines of input. A line that is too long is not read at all: a sentence says so, and it is asked
/// again.
class Prompt {
 public:
  /// `typed`: the terminal shows what is typed; otherwise it is repeated, so that the output reads as a
  /// whole.
  Prompt(std::istream& in, std::ostream& out, bool typed, std::string_view too_long)
      : in_(in), out_(out), typed_(typed), too_long_(too_long) {}

  /// Nothing when the input has ended, or goes on without a line that can be read.
  std::optional<std::string> line(std::string_view prompt);

 private:
  std::istream& in_;
  std::ostream& out_;
  bool typed_;
  std::string_view too_long_;
};

/// The text without a pair of quotes around it.
std::string unquoted(std::string_view text);

/// The first word, and the rest without blanks around it.
std::pair<std::string, std::string> split(std::string_view text);

}  // namespace fondaco::terminal
