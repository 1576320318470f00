#pragma once

#include <string>
#include <vector>

#include "core/json.hpp"
#include "core/seats.hpp"
#include "terminal/texts.hpp"

namespace fondaco::client {

/// What has happened at the table beside the game: an entry of its log in sentences for the seat `you`.
/// `who` is the name of the seat that the entry is about.
std::vector<std::string> entry_in_words(const Json& entry, const std::string& who, Seat you,
                                        terminal::Language language);

}  // namespace fondaco::client
