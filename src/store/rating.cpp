#include "store/rating.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace fondaco {

namespace {

// 400 points of difference are ten to one between players whose ratings are certain: √2 β = 400 / ln 10.
constexpr double kBeta = 122.8;
constexpr double kDrift = 5;     // how far strength may move from game to game
constexpr double kSurest = 45;   // no rating is surer
constexpr double kLeast = 1e-4;  // no game makes a rating surer by more than this leaves

struct Anchors {
  std::string_view game;
  std::array<double, 5> mean;
};

/// Sums of the measured steps of the ladder for two players, level 3 set to 1500.
constexpr std::array<Anchors, 4> kAnchors = {
    {{"calimala", {1092, 1336, 1500, 1675, 1822}},
     {"millefiori", {1183, 1365, 1500, 1656, 1824}},
     {"tuscany", {1143, 1332, 1500, 1627, 1928}},
     {"serenissima", {924, 1199, 1500, 1686, 1909}}}
};

}  // namespace

void rate(std::span<Rated> players) {
  std::vector<Rating> before;
  for (const Rated& player : players) {
    Rating rating = player.rating;
    if (!player.anchor) rating.deviation = std::hypot(rating.deviation, kDrift);
    before.push_back(rating);
  }
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (players[i].anchor) continue;
    const double variance = before[i].deviation * before[i].deviation;
    double shift = 0;
    double surer = 0;
    // What the others say of one in the same game is not independent: together it counts as one game.
    const double share = 1.0 / static_cast<double>(players.size() - 1);
    for (std::size_t j = 0; j < players.size(); ++j) {
      if (i == j) continue;
      const double c = std::sqrt(variance + before[j].deviation * before[j].deviation + 2 * kBeta * kBeta);
      const double expected = 1 / (1 + std::exp((before[j].mean - before[i].mean) / c));
      const double won = players[i].rank < players[j].rank ? 1 : players[i].rank == players[j].rank ? 0.5 : 0;
      shift += share * variance / c * (won - expected);
      surer += share * before[i].deviation / c * variance / (c * c) * expected * (1 - expected);
    }
    Rating& rating = players[i].rating;
    rating.mean = before[i].mean + shift;
    rating.deviation = std::max(kSurest, before[i].deviation * std::sqrt(std::max(1 - surer, kLeast)));
    ++rating.games;
  }
}

Rating anchor_of(std::string_view game, int level) {
  const auto found =
      std::find_if(kAnchors.begin(), kAnchors.end(), [&](const Anchors& a) { return a.game == game; });
  if (found == kAnchors.end()) return {};
  return {found->mean[static_cast<std::size_t>(std::clamp(level, 1, 5) - 1)], 0, 0};
}

}  // namespace fondaco
