#include "bots/think.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <system_error>

namespace fondaco {

namespace {

constexpr int kWorldsOfOne = 16;

/// What the evaluation promises the seat after the only thing that it can do, over worlds that it can't tell
/// apart.
Utility promised(const Judge& judge, const AnyState& state, Seat seat, Action action, Seed seed) {
  const AnyGame& game = judge.game();
  Rng chance(seed);
  std::int64_t sum = 0;
  for (int i = 0; i < kWorldsOfOne; ++i) {
    AnyState world;
    copy_state(game, world, state);
    game.resample(world, seat, chance);
    must(game.apply(world, seat, action, nullptr));
    std::array<Utility, kMaxSeats> utilities{};
    if (game.deciders(world).empty())
      judge.outcome(world, utilities.data());
    else
      judge.promise(world, utilities.data());
    sum += utilities[seat];
  }
  return static_cast<Utility>(sum / kWorldsOfOne);
}

}  // namespace

Thinker::Thinker(const AnyGame& game, const BotSpec& spec, int threads) : game_(game), spec_(spec) {
  const Judge judge(game, spec.weights.value_or(game.weights));
  for (int i = 0; i < threads; ++i)
    searchers_.push_back(
        searcher_of(judge, spec, spec.search.most_bytes / static_cast<std::size_t>(threads)));
}

Thinker::~Thinker() {
  cancel();
  wait();
}

void Thinker::start(const AnyState& state, Seat seat, Seed seed, Budget budget,
                    std::function<void(const Thought&)> done, Meanwhile meanwhile) {
  cancel();
  wait();
  stop_ = false;
  copy_state(game_, state_, state);
  seat_ = seat;
  seed_ = seed;
  budget_ = budget;
  started_ = Clock::now();
  deadline_ = started_ + std::chrono::milliseconds(budget.milliseconds);
  meanwhile_ = searchers_.size() == 1 ? std::move(meanwhile) : Meanwhile{};
  told_ = 0;
  done_ = std::move(done);
  busy_ = true;
  left_ = asked_ = searchers_.size();
  std::size_t started = 0;
  try {
    for (; started < searchers_.size(); ++started) workers_.emplace_back([this, started] { think(started); });
  } catch (const std::system_error&) {
    // No more threads to be had: those there are do the work, and without any the first thought is taken.
    asked_ = std::max<std::size_t>(started, 1);
    if (started == 0) {
      budget_ = {.iterations = 1, .milliseconds = 0};
      think(0);
    }
    left_ -= searchers_.size() - asked_;
    if (left_ == 0 && busy_) finish();
  }
}

/// One thread's part. The first ones take what is left over when iterations are divided.
void Thinker::think(std::size_t worker) {
  ActionList options;
  game_.considered(state_, seat_, options);
  if (options.size() > 1 || budget_.poker_face) {
    Searcher& searcher = *searchers_[worker];
    const std::size_t threads = searchers_.size();
    const std::uint32_t iterations = budget_.iterations > 0 ? budget_.iterations : UINT32_MAX;
    const auto mine = static_cast<std::uint32_t>((iterations + threads - 1 - worker) / threads);
    const auto go_on = [this] { return goes_on(); };
    searcher.ask(state_, seat_, Rng(seed_ + worker));
    searcher.iterate();  // one at least, so that there is always an answer
    if (options.size() > 1) {
      search_on(searcher, mine, go_on);
    } else {
      // The best of several options can't be caught up with after half of the iterations, or later.
      const std::uint32_t pretended = mine - Rng(seed_ + worker).below(mine / 2 + 1);
      while (searcher.visits() < pretended && go_on()) searcher.iterate();
    }
  }
  if (--left_ == 0) finish();
}

/// Whether there is time left; tells what is to be told meanwhile.
bool Thinker::goes_on() {
  if (stop_ || (budget_.unwanted != nullptr && *budget_.unwanted)) return false;
  if (budget_.milliseconds == 0 && meanwhile_.after.empty()) return true;
  const Clock::time_point now = Clock::now();
  if (told_ < meanwhile_.after.size() &&
      now - started_ >= std::chrono::milliseconds(meanwhile_.after[told_])) {
    ++told_;
    meanwhile_.tell(found());
  }
  return budget_.milliseconds == 0 || now < deadline_;
}

/// Adds up what the threads have found.
Thought Thinker::found() const {
  Thought thought;
  ActionList options;
  game_.considered(state_, seat_, options);
  if (options.size() == 1) {
    for (std::size_t i = 0; budget_.poker_face && i < asked_; ++i)
      thought.iterations += searchers_[i]->visits();
    const Judge judge(game_, spec_.weights.value_or(game_.weights));
    thought.candidates.push_back({options[0], 0, promised(judge, state_, seat_, options[0], seed_)});
  } else {
    struct Sum {
      std::uint64_t visits = 0;
      std::int64_t utility = 0;
      std::int64_t first = 0;
    };
    std::vector<Sum> sums(static_cast<std::size_t>(game_.action_ids));
    for (std::size_t i = 0; i < asked_; ++i) {
      thought.iterations += searchers_[i]->visits();
      for (const Candidate& candidate : searchers_[i]->candidates()) {
        Sum& sum = sums[candidate.action];
        sum.visits += candidate.visits;
        sum.utility += std::int64_t{candidate.visits} * candidate.utility;
        sum.first = candidate.utility;
      }
    }
    for (const Action action : options) {
      const Sum& sum = sums[action];
      const std::int64_t mean =
          sum.visits == 0 ? sum.first : sum.utility / static_cast<std::int64_t>(sum.visits);
      thought.candidates.push_back(
          {action, static_cast<std::uint32_t>(sum.visits), static_cast<Utility>(mean)});
    }
    sort_by_visits(thought.candidates);
  }
  for (std::size_t i = 0; i < std::min(kLines, thought.candidates.size()) && options.size() > 1; ++i)
    thought.lines.push_back(searchers_[0]->line(thought.candidates[i].action));
  thought.action = thought.candidates.front().action;
  thought.cancelled = stop_ || (budget_.unwanted != nullptr && *budget_.unwanted);
  return thought;
}

void Thinker::finish() {
  thought_ = found();
  for (std::size_t i = 0; i < asked_; ++i) searchers_[i]->decided(thought_.action);
  if (done_) done_(thought_);
  busy_ = false;
}

Thought Thinker::wait() {
  for (std::thread& worker : workers_) worker.join();
  workers_.clear();
  return thought_;
}

}  // namespace fondaco
