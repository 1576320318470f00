#include "server/bot_pool.hpp"

#include "bots/levels.hpp"

namespace fondaco::server {

namespace {

/// The first thought of advice, and when the better ones are told, in milliseconds.
constexpr int kFirstThought = 60;
constexpr int kAdvice = 1'000;
constexpr int kBetter = 250;
constexpr int kStillBetter = 500;

}  // namespace

BotPool::BotPool(int threads) : thinking_(static_cast<std::size_t>(threads) + 1, nullptr) {
  for (int i = 0; i < threads; ++i)
    workers_.emplace_back([this, i] { work(static_cast<std::size_t>(i), jobs_); });
  workers_.emplace_back([this, threads] { work(static_cast<std::size_t>(threads), first_); });
}

void BotPool::stop() {
  {
    const std::lock_guard lock(mutex_);
    ends_ = true;
    jobs_.clear();
    first_.clear();
    waiting_ = 0;
    for (Thinker* thinker : thinking_) {
      if (thinker != nullptr) thinker->cancel();
    }
  }
  wake_.notify_all();
  for (std::thread& worker : workers_) worker.join();
  workers_.clear();
}

void BotPool::think(const Whose& whose, const AnyGame& game, int level, const AnyState& state, Seat seat,
                    Seed seed, std::function<void(const Thought&)> done) {
  const Budget budget = {bot_of(game, level).iterations, kLongestThought, true};
  add(jobs_, whose,
      {
          {&game, state, seat, seed},
          level, budget, nullptr, std::move(done), {}
  });
}

void BotPool::advise(const Whose& whose, const Question& question, const Unwanted& unwanted,
                     const Tell& tell) {
  const auto first = [this, whose, question, unwanted, tell](const Thought& thought) {
    const bool all = thought.candidates.size() == 1;
    tell(thought, all);
    if (all) return;
    const Budget budget = {bot_of(*question.game, kLevels).iterations, kAdvice, false, unwanted.get()};
    Meanwhile meanwhile{
        {kBetter, kStillBetter},
        [tell](const Thought& found) { tell(found, false);                  }
    };
    add(jobs_, whose,
        {question, kLevels, budget, unwanted, [tell](const Thought& last) { tell(last, true); },
         std::move(meanwhile)});
  };
  const Budget budget = {bot_of(*question.game, kAdvisor).iterations, kFirstThought, false, unwanted.get()};
  add(first_, whose, {question, kAdvisor, budget, unwanted, first, {}});
}

void BotPool::add(Jobs& jobs, const Whose& whose, Job job) {
  {
    const std::lock_guard lock(mutex_);
    if (ends_) return;
    jobs.of(whose.place).of(whose.person).push_back(std::move(job));
    ++waiting_;
  }
  wake_.notify_all();
}

std::size_t BotPool::waiting() const {
  const std::lock_guard lock(mutex_);
  return waiting_;
}

BotPool::Job BotPool::next(Jobs& jobs) {
  --waiting_;
  return jobs.next([](auto& place) {
    return place.next([](std::deque<Job>& own) {
      Job job = std::move(own.front());
      own.pop_front();
      return job;
    });
  });
}

void BotPool::work(std::size_t worker, Jobs& jobs) {
  for (;;) {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [&] { return ends_ || !jobs.empty(); });
    if (ends_) return;
    const Job job = next(jobs);
    if (job.unwanted != nullptr && *job.unwanted) continue;
    lock.unlock();
    const BotSpec spec = bot_of(*job.question.game, job.level);
    Thinker thinker(*job.question.game, spec);
    lock.lock();
    if (ends_) return;
    thinker.start(job.question.state, job.question.seat, job.question.seed, job.budget, {}, job.meanwhile);
    thinking_[worker] = &thinker;
    lock.unlock();
    const Thought thought = thinker.wait();
    lock.lock();
    thinking_[worker] = nullptr;
    if (ends_) return;
    lock.unlock();
    if (job.unwanted != nullptr && *job.unwanted) continue;
    job.done(thought);
  }
}

}  // namespace fondaco::server
