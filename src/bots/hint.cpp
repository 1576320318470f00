#include "bots/hint.hpp"

#include <algorithm>
#include <cstdlib>

namespace fondaco {

namespace {

constexpr int kWorlds = 16;
constexpr int kLeast = 10;  // hundredths of a point that are worth a word

}  // namespace

std::vector<Advice> explain(const Judge& judge, const AnyState& state, Seat seat,
                            const std::vector<Candidate>& candidates, std::size_t most,
                            std::size_t most_moves) {
  const AnyGame& game = judge.game();
  const std::size_t count = game.term_keys.size();
  std::vector<Advice> result;
  for (std::size_t i = 0; i < std::min(most, candidates.size()); ++i) {
    Advice advice{candidates[i], {}};
    std::array<std::array<std::int64_t, kMaxTerms>, kMaxSeats> moved{};
    Rng rng(1);  // the same worlds for every option
    for (int world = 0; world < kWorlds; ++world) {
      AnyState next;
      copy_state(game, next, state);
      game.resample(next, seat, rng);
      Terms before;
      Terms after;
      game.terms(next, before);
      game.apply(next, seat, advice.candidate.action, nullptr);
      game.terms(next, after);
      for (std::size_t p = 0; p < static_cast<std::size_t>(game.players(state)); ++p) {
        for (std::size_t term = 0; term < count; ++term)
          moved[p][term] += std::int64_t{judge.weights()[term]} * (after[p][term] - before[p][term]);
      }
    }
    for (Seat p = 0; p < game.players(state); ++p) {
      for (std::size_t term = 0; term < count; ++term) {
        const auto worth = static_cast<int>(moved[p][term] / kWorlds);
        if (std::abs(worth) >= kLeast) advice.moves.push_back({term, p, worth});
      }
    }
    std::stable_sort(advice.moves.begin(), advice.moves.end(), [](const TermMove& a, const TermMove& b) {
      return std::abs(a.worth) > std::abs(b.worth);
    });
    if (advice.moves.size() > most_moves) advice.moves.resize(most_moves);
    result.push_back(std::move(advice));
  }
  return result;
}

}  // namespace fondaco
