#include "server/bot_pool.hpp"

#include "bots/levels.hpp"

namespace fondaco::server {

BotPool::BotPool(int threads) : thinking_(static_cast<std::size_t>(threads), nullptr) {
  for (int i = 0; i < threads; ++i) workers_.emplace_back([this, i] { work(static_cast<std::size_t>(i)); });
}

void BotPool::stop() {
  {
    const std::lock_guard lock(mutex_);
    ends_ = true;
    jobs_.clear();
    turns_.clear();
    for (Thinker* thinker : thinking_) {
      if (thinker != nullptr) thinker->cancel();
    }
  }
  wake_.notify_all();
  for (std::thread& worker : workers_) worker.join();
  workers_.clear();
}

void BotPool::think(const std::string& whose, const AnyGame& game, int level, const AnyState& state,
                    Seat seat, Seed seed, std::function<void(const Thought&)> done) {
  {
    const std::lock_guard lock(mutex_);
    if (ends_) return;
    std::deque<Job>& own = jobs_[whose];
    if (own.empty()) turns_.push_back(whose);
    own.push_back({&game, level, state, seat, seed, std::move(done)});
  }
  wake_.notify_one();
}

std::size_t BotPool::waiting() const {
  const std::lock_guard lock(mutex_);
  std::size_t all = 0;
  for (const auto& [whose, own] : jobs_) all += own.size();
  return all;
}

BotPool::Job BotPool::next() {
  std::string whose = std::move(turns_.front());
  turns_.pop_front();
  const auto own = jobs_.find(whose);
  Job job = std::move(own->second.front());
  own->second.pop_front();
  if (own->second.empty()) {
    jobs_.erase(own);
  } else {
    turns_.push_back(std::move(whose));
  }
  return job;
}

void BotPool::work(std::size_t worker) {
  for (;;) {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [&] { return ends_ || !turns_.empty(); });
    if (ends_) return;
    const Job job = next();
    lock.unlock();
    const BotSpec spec = bot_of(*job.game, job.level);
    Thinker thinker(*job.game, spec);
    lock.lock();
    if (ends_) return;
    thinking_[worker] = &thinker;
    lock.unlock();
    thinker.start(job.state, job.seat, job.seed, {spec.iterations, kLongestThought, true});
    const Thought thought = thinker.wait();
    lock.lock();
    thinking_[worker] = nullptr;
    if (ends_) return;
    lock.unlock();
    job.done(thought);
  }
}

}  // namespace fondaco::server
