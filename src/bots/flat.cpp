#include "bots/flat.hpp"

#include <algorithm>

namespace fondaco {

namespace {

constexpr std::size_t kFirstCheck = 8;  // worlds
constexpr std::size_t kCheckEvery = 4;
constexpr std::size_t kMostWorlds = 20'000;

}  // namespace

void Race::ask(const AnyState& state, Seat seat, Rng chance) {
  copy_state(judge_.game(), root_, state);
  seat_ = seat;
  chance_ = chance;
  visits_ = 0;
  next_ = 0;
  ActionList options;
  judge_.game().considered(state, seat, options);
  runners_.clear();
  racing_.clear();
  for (const Action action : options) {
    racing_.push_back(runners_.size());
    runners_.push_back({action, 0, {}});
  }
  begin_world();
}

void Race::begin_world() {
  const AnyGame& game = judge_.game();
  copy_state(game, world_, root_);
  game.resample(world_, seat_, chance_);
  luck_ = Rng::from_state(chance_.next64());
}

void Race::iterate() {
  const AnyGame& game = judge_.game();
  Runner& runner = runners_[racing_[next_]];
  AnyState world;
  copy_state(game, world, world_);
  Rng luck = luck_;
  std::array<Utility, kMaxSeats> utilities{};
  must(game.apply(world, seat_, runner.action, nullptr));
  play_out(judge_, playout_, world, luck, utilities.data());
  runner.sum += utilities[seat_];
  runner.utilities.push_back(static_cast<std::int16_t>(utilities[seat_]));
  ++visits_;
  if (++next_ < racing_.size()) return;
  next_ = 0;
  const std::size_t worlds = runner.utilities.size();
  if (worlds >= kFirstCheck && worlds % kCheckEvery == 0) drop_the_beaten();
  begin_world();
}

/// Leaves out whoever is behind the leader by more than three standard errors of their differences.
void Race::drop_the_beaten() {
  const auto by_sum = [this](std::size_t a, std::size_t b) { return runners_[a].sum < runners_[b].sum; };
  const Runner& leader = runners_[*std::max_element(racing_.begin(), racing_.end(), by_sum)];
  const std::size_t worlds = leader.utilities.size();
  std::erase_if(racing_, [&](std::size_t at) {
    const Runner& runner = runners_[at];
    if (&runner == &leader) return false;
    std::int64_t sum = 0;
    std::int64_t squares = 0;
    for (std::size_t w = 0; w < worlds; ++w) {
      const std::int64_t behind = leader.utilities[w] - runner.utilities[w];
      sum += behind;
      squares += behind * behind;
    }
    // sum / worlds > 3 sqrt(variance / worlds), without a root
    const auto n = static_cast<std::int64_t>(worlds);
    const std::int64_t spread = n * squares - sum * sum;
    return n >= static_cast<std::int64_t>(kMostWorlds) || (sum > 0 && sum * sum * n > 9 * spread);
  });
}

std::vector<Candidate> Race::candidates() const {
  std::vector<Candidate> result;
  for (const Runner& runner : runners_) {
    const auto visits = static_cast<std::uint32_t>(runner.utilities.size());
    const Utility mean = visits == 0 ? 0 : static_cast<Utility>(runner.sum / visits);
    result.push_back({runner.action, visits, mean});
  }
  // In the last world some may have had their turn and others not: those racing are level.
  std::uint32_t most = 0;
  for (const Candidate& candidate : result) most = std::max(most, candidate.visits);
  std::stable_sort(result.begin(), result.end(), [&](const Candidate& a, const Candidate& b) {
    const bool a_stays = a.visits + 1 >= most;
    const bool b_stays = b.visits + 1 >= most;
    if (a_stays != b_stays) return a_stays;
    if (!a_stays && a.visits != b.visits) return a.visits > b.visits;
    return a.utility > b.utility;
  });
  return result;
}

}  // namespace fondaco
