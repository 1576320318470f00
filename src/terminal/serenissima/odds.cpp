#include "terminal/serenissima/odds.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "games/serenissima/tables.hpp"

namespace fondaco::terminal::serenissima {

namespace {

namespace tables = fondaco::serenissima::tables;

/// The chances of 0, 1, … skulls.
std::vector<double> skulls(int dice) {
  constexpr double kHit = static_cast<double>(tables::kSkulls) / tables::kFaces;
  std::vector<double> chances = {1.0};
  for (int die = 0; die < dice; ++die) {
    chances.push_back(0.0);
    for (std::size_t k = chances.size(); k-- > 0;)
      chances[k] = chances[k] * (1 - kHit) + (k > 0 ? chances[k - 1] * kHit : 0);
  }
  return chances;
}

class Battle {
 public:
  explicit Battle(int strength) : strength_(strength) {}

  /// A round without losses is fought again, so it does not count.
  double won(int sailors, int defenders) {
    if (sailors <= 0) return 0;
    if (defenders <= 0) return 1;
    double& known = known_[static_cast<std::size_t>(sailors)][static_cast<std::size_t>(defenders)];
    if (known >= 0) return known;
    const std::vector<double> ours = skulls(std::min(strength_, sailors)), theirs = skulls(defenders);
    double sum = 0;
    for (std::size_t hits = 0; hits < ours.size(); ++hits) {
      for (std::size_t losses = 0; losses < theirs.size(); ++losses) {
        if (hits + losses > 0)
          sum += ours[hits] * theirs[losses] *
                 won(sailors - static_cast<int>(losses), defenders - static_cast<int>(hits));
      }
    }
    const double again = ours[0] * theirs[0];
    return known = again < 1 ? sum / (1 - again) : 0;
  }

 private:
  static constexpr std::size_t kMost = 8;
  int strength_;
  std::array<std::array<double, kMost>, kMost> known_ = [] {
    std::array<std::array<double, kMost>, kMost> table{};
    for (auto& row : table) row.fill(-1);
    return table;
  }();
};

}  // namespace

int chance_to_win(int strength, int sailors, int defenders, bool fort) {
  Battle battle(strength);
  const std::vector<double> shots = skulls(fort ? tables::kFortDice : 0);
  double won = 0;
  for (std::size_t losses = 0; losses < shots.size(); ++losses)
    won += shots[losses] * battle.won(sailors - static_cast<int>(losses), defenders);
  // nothing that dice decide is certain
  return won > 0 && won < 1 ? std::clamp(static_cast<int>(std::lround(100 * won)), 1, 99)
                            : static_cast<int>(100 * won);
}

}  // namespace fondaco::terminal::serenissima
