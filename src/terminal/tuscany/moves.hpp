#pragma once

#include <string>
#include <string_view>

#include "core/json_fwd.hpp"
#include "terminal/names.hpp"

// The words of a move, and what they mean at the table of the seat that looks.

namespace fondaco::terminal::tuscany {

const Json& own_of(const Scene& s);
std::size_t item_in_slot(const Scene& s, std::string_view slot);
std::size_t stored_item(const Scene& s, std::string_view place);
std::size_t colour_of_cell(const Scene& s, int cell);

/// A move without what it brings.
std::string in_words(const Scene& s, std::string_view notation);

}  // namespace fondaco::terminal::tuscany
