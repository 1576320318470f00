#include "bots/plan.hpp"

#include <algorithm>
#include <cstdlib>

#include "bots/known.hpp"
#include "bots/think.hpp"

namespace fondaco {

namespace {

constexpr std::size_t kPlanWorlds = 16;
constexpr std::size_t kMostSteps = 32;
constexpr int kLeastMove = 10;       // hundredths of a point that are worth a word
constexpr std::size_t kLooked = 12;  // options, until there are enough that do not come to the same

using Worlds = std::array<AnyState, kPlanWorlds>;
using Sums = std::array<std::array<std::int64_t, kMaxTerms>, kMaxSeats>;

/// The worlds in which everything is looked at: the same for every option.
Worlds worlds_of(const AnyGame& game, const AnyState& state, Seat seat) {
  Worlds worlds;
  Rng rng(1);
  for (AnyState& world : worlds) {
    copy_state(game, world, state);
    game.resample(world, seat, rng);
  }
  return worlds;
}

/// Plays out turns of one seat.
class Planner {
 public:
  Planner(const Judge& judge, const AnyState& state, Seat seat)
      : judge_(judge), game_(judge.game()), seat_(seat), opening_(worlds_of(judge.game(), state, seat)) {
    for (const AnyState& world : opening_) add_terms(world, before_);
  }

  /// The turn that begins with these steps; what follows them is found by the evaluation. Empty if the first
  /// is not legal.
  Plan plan(const std::vector<Action>& wanted) {
    Plan plan;
    worlds_ = opening_;
    bool sure = true;
    std::size_t done = 1;  // of what is wanted, which may leave out what is forced
    for (Action next = wanted.front(); sure;) {
      for (AnyState& world : worlds_) {
        if (game_.apply(world, seat_, next, nullptr)) return {};
      }
      plan.steps.push_back(next);
      sure = alike() && plan.steps.size() < kMostSteps;
      if (!sure || !decides(worlds_[0])) break;
      next = following(wanted, done);
    }
    for (AnyState& world : worlds_) end_turn(world);
    end_ = sure ? what_is_known(game_, worlds_[0], seat_) : 0;
    plan.chance = chance();
    plan.moves = moves();
    return plan;
  }
  /// What is known where the latest plan ended; 0 if that rests on chance.
  std::uint64_t end() const { return end_; }

  /// The chance to win where the worlds stand.
  int chance_at_opening() {
    worlds_ = opening_;
    return chance();
  }

 private:
  bool decides(const AnyState& world) const { return game_.deciders(world) == Seats::only(seat_); }

  /// Whether the seat sees the same in all worlds.
  bool alike() const {
    const std::uint64_t first = what_is_known(game_, worlds_[0], seat_);
    return std::all_of(worlds_.begin() + 1, worlds_.end(),
                       [&](const AnyState& world) { return what_is_known(game_, world, seat_) == first; });
  }

  Action following(const std::vector<Action>& wanted, std::size_t& done) const {
    ActionList options;
    game_.legal(worlds_[0], seat_, options);
    if (done < wanted.size()) {
      if (std::find(options.begin(), options.end(), wanted[done]) != options.end()) return wanted[done++];
      if (options.size() > 1) done = wanted.size();  // it has come otherwise
    }
    game_.considered(worlds_[0], seat_, options);
    return best_of(options, worlds_.data(), worlds_.size());
  }

  /// The option after which the seat leads by most, on average over so many worlds.
  Action best_of(const ActionList& options, const AnyState* worlds, std::size_t count) const {
    if (options.size() == 1) return options[0];
    Action best = options[0];
    std::int64_t best_lead = INT64_MIN;
    for (const Action option : options) {
      std::int64_t lead = 0;
      for (std::size_t i = 0; i < count; ++i) {
        AnyState next;
        copy_state(game_, next, worlds[i]);
        must(game_.apply(next, seat_, option, nullptr));
        lead += judge_.lead(next, seat_);
      }
      if (lead > best_lead) best = option, best_lead = lead;
    }
    return best;
  }

  void end_turn(AnyState& world) const {
    ActionList options;
    for (std::size_t i = 0; i < kMostSteps && decides(world); ++i) {
      game_.considered(world, seat_, options);
      must(game_.apply(world, seat_, best_of(options, &world, 1), nullptr));
    }
  }

  void add_terms(const AnyState& world, Sums& sums) const {
    Terms terms;
    game_.terms(world, terms);
    for (std::size_t p = 0; p < static_cast<std::size_t>(game_.players(world)); ++p) {
      for (std::size_t term = 0; term < game_.term_keys.size(); ++term)
        sums[p][term] += judge_.weights()[term] * terms[p][term];
    }
  }

  std::vector<TermMove> moves() const {
    Sums after{};
    for (const AnyState& world : worlds_) add_terms(world, after);
    std::vector<TermMove> moves;
    for (Seat p = 0; p < game_.players(opening_[0]); ++p) {
      for (std::size_t term = 0; term < game_.term_keys.size(); ++term) {
        const auto worth = static_cast<int>((after[p][term] - before_[p][term]) / std::int64_t{kPlanWorlds});
        if (std::abs(worth) >= kLeastMove) moves.push_back({term, p, worth});
      }
    }
    std::stable_sort(moves.begin(), moves.end(), [](const TermMove& a, const TermMove& b) {
      return std::abs(a.worth) > std::abs(b.worth);
    });
    return moves;
  }

  /// In hundredths. Where the game has ended, what came of it counts; elsewhere the mean of what is expected.
  int chance() const {
    const int players = game_.players(opening_[0]);
    std::int64_t sum = 0;
    std::array<std::int64_t, kMaxSeats> values{};
    std::int64_t stage = 0;
    std::int64_t open = 0;
    for (const AnyState& world : worlds_) {
      if (game_.deciders(world).empty()) {
        sum += share_of_win(game_.scores(world));
        continue;
      }
      const Values now = judge_.values(world);
      for (std::size_t p = 0; p < values.size(); ++p) values[p] += now[p];
      stage += game_.stage(world);
      ++open;
    }
    if (open > 0) {
      Values mean{};
      for (std::size_t p = 0; p < values.size(); ++p) mean[p] = static_cast<std::int32_t>(values[p] / open);
      const Firmness& firmness = game_.firmness[static_cast<std::size_t>(players - 2)];
      sum += open * chances_of(mean, players, firmness, static_cast<int>(stage / open))[seat_];
    }
    const auto hundredths = static_cast<int>((sum / std::int64_t{kPlanWorlds} + 50) / 100);
    return open == 0 ? hundredths : std::clamp(hundredths, 1, 99);
  }

  std::int64_t share_of_win(const Scores& scores) const {
    if (scores.ranks[seat_] != 1) return 0;
    return kCertain / std::count(scores.ranks.begin(), scores.ranks.begin() + scores.players, 1);
  }

  const Judge& judge_;
  const AnyGame& game_;
  Seat seat_;
  Worlds opening_;
  Worlds worlds_;
  Sums before_{};
  std::uint64_t end_ = 0;
};

/// The chance of an option that the search likes less than the best: by the odds that it gives both.
int chance_beside(int best, Utility utility_of_best, Utility utility) {
  const auto odds = [](Utility u) {
    const std::int64_t sure = std::clamp<std::int64_t>(u, 100, kSure - 100);
    return 1000 * sure / (kSure - sure);
  };
  if (utility >= utility_of_best || best <= 1 || best >= 100) return best;
  const std::int64_t part = std::int64_t{best} * odds(utility);
  const std::int64_t rest = std::int64_t{100 - best} * odds(utility_of_best);
  return std::clamp(static_cast<int>((100 * part + (part + rest) / 2) / (part + rest)), 1, best);
}

}  // namespace

int chance_to_win(const Judge& judge, const AnyState& state, Seat seat) {
  return Planner(judge, state, seat).chance_at_opening();
}

std::vector<Plan> plans_of(const Judge& judge, const AnyState& state, Seat seat, const Thought& thought,
                           std::size_t most, const std::optional<Begun>& begun) {
  Planner planner(judge, state, seat);
  std::vector<Plan> plans;
  std::vector<std::uint64_t> ends;
  const auto add = [&](const std::vector<Action>& steps) {
    Plan plan = planner.plan(steps);
    if (plan.steps.empty()) return false;
    const std::uint64_t end = planner.end();
    if (end != 0 && std::find(ends.begin(), ends.end(), end) != ends.end()) return false;
    ends.push_back(end);
    plans.push_back(std::move(plan));
    return true;
  };
  const auto line_of = [&](std::size_t i) {
    return i < thought.lines.size() ? thought.lines[i] : std::vector<Action>{thought.candidates[i].action};
  };
  Utility best = thought.candidates.front().utility;
  if (begun && !begun->steps.empty() && add(begun->steps)) {
    plans.front().chance = begun->chance;
    for (const Candidate& candidate : thought.candidates) {
      if (candidate.action == begun->steps.front()) best = candidate.utility;
    }
  }
  for (std::size_t i = 0; i < std::min(kLooked, thought.candidates.size()) && plans.size() < most; ++i) {
    const Candidate& candidate = thought.candidates[i];
    if (!plans.empty() && (candidate.visits == 0 || candidate.action == plans.front().steps.front()))
      continue;
    if (add(line_of(i)) && plans.size() > 1)
      plans.back().chance = chance_beside(plans.front().chance, best, candidate.utility);
  }
  std::stable_sort(plans.begin() + std::min<std::ptrdiff_t>(1, static_cast<std::ptrdiff_t>(plans.size())),
                   plans.end(), [](const Plan& a, const Plan& b) { return a.chance > b.chance; });
  return plans;
}

}  // namespace fondaco
