#include "bots/judge.hpp"

#include <algorithm>

namespace fondaco {

namespace {

/// Parts of a finished game's worth, in hundredths; the rest is the lead.
constexpr int kWinPart = 75;
constexpr int kPlacePart = 5;

}  // namespace

int Judge::lead(const Values& values, int players, Seat seat) {
  std::int32_t best = INT32_MIN;
  for (Seat other = 0; other < players; ++other) {
    if (other != seat) best = std::max(best, values[other]);
  }
  return values[seat] - best;
}

Utility Judge::promise_of(int lead) const {
  const std::int64_t scale = std::int64_t{game_->margin} * kPoint;
  const std::int64_t size = lead < 0 ? -std::int64_t{lead} : lead;
  return static_cast<Utility>(kSure / 2 + (kSure / 2) * std::int64_t{lead} / (size + scale));
}

void Judge::promise(const AnyState& state, Utility* utilities) const {
  const Values now = values(state);
  const int players = game_->players(state);
  for (Seat seat = 0; seat < players; ++seat) utilities[seat] = promise_of(lead(now, players, seat));
}

void Judge::outcome(const AnyState& state, Utility* utilities) const {
  const Scores scores = game_->scores(state);
  const int players = scores.players;
  Values points{};
  for (std::size_t seat = 0; seat < scores.players; ++seat) points[seat] = kPoint * scores.points[seat];
  const auto winners =
      static_cast<int>(std::count(scores.ranks.begin(), scores.ranks.begin() + scores.players, 1));
  for (Seat seat = 0; seat < players; ++seat) {
    const Utility win = scores.ranks[seat] == 1 ? kSure / winners : 0;
    const Utility place = kSure * (players - scores.ranks[seat]) / (players - 1);
    const Utility led = promise_of(lead(points, players, seat));
    utilities[seat] = (kWinPart * win + kPlacePart * place + (100 - kWinPart - kPlacePart) * led) / 100;
  }
}

}  // namespace fondaco
