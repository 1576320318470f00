#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace fondaco {

/// Lower case, words separated by single blanks: how notation is compared.
std::string normalised(std::string_view text);

/// Lower case as far as Latin, Greek and Cyrillic letters go: how names are compared.
std::string folded(std::string_view text);

/// Whether plain text has a letter that nobody can see, or that turns the direction of writing.
bool has_invisible(std::string_view text);

/// Bytes of the valid UTF-8 code point at the start of the text, 0 if there is none. Call only with text.
std::size_t code_point_length(std::string_view text);

/// Whether the text can go to a terminal or into JSON as it is: valid UTF-8 without control characters.
bool is_plain(std::string_view text);

/// Text from outside, fit to be shown: what is not plain becomes '?', and it is cut after `most` code points.
std::string shown(std::string_view text, std::size_t most = 50);

}  // namespace fondaco
