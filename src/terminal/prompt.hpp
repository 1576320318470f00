#pragma once

#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

namespace fondaco::terminal {

/// Asks for lines of input. Lines are read only so far: what is longer is cut.
class Prompt {
 public:
  /// `typed`: the terminal shows what is typed; otherwise it is repeated, so that the output reads as a
  /// whole.
  Prompt(std::istream& in, std::ostream& out, bool typed) : in_(in), out_(out), typed_(typed) {}

  /// Nothing when the input has ended.
  std::optional<std::string> line(std::string_view prompt);

 private:
  std::istream& in_;
  std::ostream& out_;
  bool typed_;
};

/// The first word, and the rest without blanks around it.
std::pair<std::string, std::string> split(std::string_view text);

}  // namespace fondaco::terminal
