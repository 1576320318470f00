#include "bots/hint.hpp"

#include <algorithm>
#include <cstdlib>

namespace fondaco {

namespace {

constexpr int kWorlds = 16;
constexpr int kLeast = 10;  // hundredths of a point that are worth a word

using Moved = std::array<std::array<int, kMaxTerms>, kMaxSeats>;

/// By how much an option moves each term for each seat, on average over worlds that are the same for every
/// option.
Moved moved_by(const Judge& judge, const AnyState& state, Seat seat, Action action) {
  const AnyGame& game = judge.game();
  Moved moved{};
  Rng rng(1);
  for (int world = 0; world < kWorlds; ++world) {
    AnyState next;
    copy_state(game, next, state);
    game.resample(next, seat, rng);
    Terms before;
    Terms after;
    game.terms(next, before);
    must(game.apply(next, seat, action, nullptr));
    game.terms(next, after);
    for (std::size_t p = 0; p < static_cast<std::size_t>(game.players(state)); ++p) {
      for (std::size_t term = 0; term < game.term_keys.size(); ++term)
        moved[p][term] += judge.weights()[term] * (after[p][term] - before[p][term]);
    }
  }
  for (auto& terms : moved) {
    for (int& worth : terms) worth /= kWorlds;
  }
  return moved;
}

}  // namespace

std::vector<Advice> explain(const Judge& judge, const AnyState& state, Seat seat,
                            const std::vector<Candidate>& candidates, std::size_t most,
                            std::size_t most_moves) {
  const AnyGame& game = judge.game();
  std::vector<Advice> result;
  std::vector<Moved> moved;
  for (std::size_t i = 0; i < std::min(most, candidates.size()); ++i) {
    result.push_back({candidates[i], {}});
    moved.push_back(moved_by(judge, state, seat, candidates[i].action));
  }
  for (Seat p = 0; p < game.players(state); ++p) {
    for (std::size_t term = 0; term < game.term_keys.size(); ++term) {
      const auto less = [=](const Moved& a, const Moved& b) { return a[p][term] < b[p][term]; };
      const auto [least, most_of_all] = std::minmax_element(moved.begin(), moved.end(), less);
      const bool alike = moved.size() > 1 && (*most_of_all)[p][term] - (*least)[p][term] < kLeast;
      for (std::size_t i = 0; i < result.size() && !alike; ++i) {
        if (std::abs(moved[i][p][term]) >= kLeast) result[i].moves.push_back({term, p, moved[i][p][term]});
      }
    }
  }
  for (Advice& advice : result) {
    std::stable_sort(advice.moves.begin(), advice.moves.end(), [](const TermMove& a, const TermMove& b) {
      return std::abs(a.worth) > std::abs(b.worth);
    });
    if (advice.moves.size() > most_moves) advice.moves.resize(most_moves);
  }
  return result;
}

}  // namespace fondaco
