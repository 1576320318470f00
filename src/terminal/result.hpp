#pragma once

#include <cstddef>
#include <vector>

#include "terminal/screen.hpp"

namespace fondaco::terminal {

/// The seats, the best place first.
std::vector<std::size_t> by_place(const Scores& scores);

/// Who wins, or who share the victory; `data` names the seats.
Lines victory(const Scene& s, const Json& data, const Scores& scores);

}  // namespace fondaco::terminal
