#pragma once

#include <string>

#include "json_check.hpp"

namespace make_tables {

// Checks data/serenissima.json as a whole (throws BadData at the first fault) and gives the text of its
// header.
std::string serenissima_tables(const Entry& file);

}  // namespace make_tables
