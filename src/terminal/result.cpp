#include "terminal/result.hpp"

#include <algorithm>
#include <numeric>

#include "terminal/names.hpp"

namespace fondaco::terminal {

std::vector<std::size_t> by_place(const Scores& scores) {
  std::vector<std::size_t> seats(scores.players);
  std::iota(seats.begin(), seats.end(), std::size_t{0});
  std::stable_sort(seats.begin(), seats.end(),
                   [&](std::size_t a, std::size_t b) { return scores.ranks[a] < scores.ranks[b]; });
  return seats;
}

Lines victory(const Scene& s, const Json& data, const Scores& scores) {
  std::string names;
  int winners = 0, points = 0;
  for (std::size_t p = 0; p < scores.players; ++p) {
    if (scores.ranks[p] != 1) continue;
    names += (winners++ > 0 ? ", " : "") + player_name(s, data, static_cast<int>(p));
    points = scores.points[p];
  }
  return wrapped(s.ink.bold(fill(s.say(winners > 1 ? kTexts.shared_victory : kTexts.victory),
                                 {names, counted(s.language, points, kPoints)})),
                 2);
}

}  // namespace fondaco::terminal
