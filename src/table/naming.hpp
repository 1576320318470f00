#pragma once

#include <cstddef>
#include <string>

namespace fondaco {

/// The longest name of a person or a table, in letters.
inline constexpr std::size_t kMostLetters = 40;

/// A name of a person or a table, as strangers may be shown it: short plain text in which nothing is
/// invisible and whose blanks can be seen.
bool is_name(const std::string& name);

/// A name of a person, who can be told apart from a bot.
bool is_persons_name(const std::string& name);

}  // namespace fondaco
