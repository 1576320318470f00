#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "core/json_fwd.hpp"
#include "terminal/screen.hpp"

namespace fondaco::terminal {

/// The seats, the best place first.
std::vector<std::size_t> by_place(const Scores& scores);

/// What breaks ties: "more empty cells", and each seat's number.
struct TieBreak {
  std::string words;
  std::array<int, kMaxSeats> numbers{};
  bool fewer = false;  // wins
};

/// Who wins, or who share the victory, and by what if the points did not decide; `data` names the seats.
Lines victory(const Scene& s, const Json& data, const Scores& scores, const Noun& noun = kPoints,
              std::span<const TieBreak> breaks = {});

}  // namespace fondaco::terminal
