#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.hpp"

// Text for a terminal: widths count code points, and colour sequences count nothing.

namespace fondaco::terminal {

inline constexpr std::size_t kColumns = 80;

/// Columns that the text takes.
std::size_t width(std::string_view text);

/// The text filled up with blanks to at least `columns`.
std::string left(std::string_view text, std::size_t columns);
std::string right(std::string_view text, std::size_t columns);
std::string centred(std::string_view text, std::size_t columns);

/// Breaks the text at blanks into lines of at most kColumns (a longer word is cut); all but the first are
/// indented.
std::vector<std::string> wrapped(std::string_view text, std::size_t indent);
std::vector<std::string> wrapped(std::string_view text, std::size_t indent, std::size_t columns);

/// Latin and Cyrillic letters in lower case.
std::string lowered(std::string_view text);

/// The text so many times over.
std::string repeated(std::string_view text, std::size_t times);

/// The cells of a line, each filled up to its width.
std::string columns(std::span<const std::string> cells, std::span<const std::size_t> widths);

/// Adds lines at the end.
void append(std::vector<std::string>& lines, std::vector<std::string> more);

/// Two blocks of lines, the second from a column on.
std::vector<std::string> beside(const std::vector<std::string>& first, std::size_t column,
                                const std::vector<std::string>& second);

/// The name of a file, shown whole as long as that can be read.
inline std::string shown_path(std::string_view path) { return shown(path, 400); }

/// What participants are told apart by.
enum class Colour { Blue, Red, Yellow, Green, Orange, Black };

/// The colour with this key in the games' data; black if there is none.
Colour colour_named(std::string_view key);

/// Colours of things.
enum class Hue { DarkGreen, Red, Blue, LightGreen, Grey, Orange, Yellow, Beige };

/// Colours, or none. Nothing may depend on them alone.
class Ink {
 public:
  explicit Ink(bool on) : on_(on) {}
  std::string bold(std::string_view text) const { return paint("1", text); }
  std::string faint(std::string_view text) const { return paint("2", text); }
  /// In the colour of a participant.
  std::string player(Colour colour, std::string_view text) const;
  /// In the colour of a thing, and on a ground of that colour.
  std::string thing(Hue hue, std::string_view text) const;
  std::string filled(Hue hue, std::string_view text) const;

 private:
  std::string paint(std::string_view code, std::string_view text) const;
  bool on_;
};

}  // namespace fondaco::terminal
