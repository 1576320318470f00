#pragma once

#include <span>
#include <string>

#include "terminal/serenissima/sea.hpp"

namespace fondaco::terminal::serenissima {

/// "; Red may blockade (4)" for each who could stop the active galley in a zone.
std::string blockade_words(const Scene& s, const Sea& sea, std::size_t zone);

/// Where the active galley may row, and what lies there.
Menu rowing(const Scene& s, const Sea& sea, std::span<const Option> options);

}  // namespace fondaco::terminal::serenissima
