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

namespace {

/// The tie-breaks that told those with the most points apart, with their numbers.
std::string broken_by(const Scene& s, const Json& data, std::vector<std::size_t> tied,
                      std::span<const TieBreak> breaks) {
  std::string text;
  for (const TieBreak& by : breaks) {
    const auto worth = [&by](std::size_t p) { return by.fewer ? -by.numbers[p] : by.numbers[p]; };
    int best = worth(tied.front());
    for (const std::size_t p : tied) best = std::max(best, worth(p));
    if (std::all_of(tied.begin(), tied.end(), [&](std::size_t p) { return worth(p) == best; })) continue;
    std::string numbers;
    for (const std::size_t p : tied)
      add_to(numbers, player_name(s, data, static_cast<int>(p)) + ":\u00a0" + std::to_string(by.numbers[p]));
    add_to(text, by.words + " (" + numbers + ")", s.say(kTexts.then_number));
    std::erase_if(tied, [&](std::size_t p) { return worth(p) != best; });
  }
  return text;
}

}  // namespace

Lines victory(const Scene& s, const Json& data, const Scores& scores, const Noun& noun,
              std::span<const TieBreak> breaks) {
  std::string names;
  int winners = 0, points = 0;
  for (std::size_t p = 0; p < scores.players; ++p) {
    if (scores.ranks[p] != 1) continue;
    add_to(names, player_name(s, data, static_cast<int>(p)));
    ++winners;
    points = scores.points[p];
  }
  Lines lines = wrapped(s.ink.bold(fill(s.say(winners > 1 ? kTexts.shared_victory : kTexts.victory),
                                        {names, counted(s.language, points, noun)})),
                        2);
  std::vector<std::size_t> tied = by_place(scores);
  std::erase_if(tied, [&](std::size_t p) { return scores.points[p] != points; });
  const std::string tie = broken_by(s, data, tied, breaks);
  if (!tie.empty()) append(lines, wrapped(fill(s.say(kTexts.tie_broken), {tie}), 2));
  return lines;
}

}  // namespace fondaco::terminal
