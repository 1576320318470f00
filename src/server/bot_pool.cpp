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
    for (Thinker* thinker : thinking_) {
      if (thinker != nullptr) thinker->cancel();
    }
  }
  wake_.notify_all();
  for (std::thread& worker : workers_) worker.join();
  workers_.clear();
}

void BotPool::think(const AnyGame& game, int level, const AnyState& state, Seat seat, Seed seed,
                    std::function<void(const Thought&)> done) {
  {
    const std::lock_guard lock(mutex_);
    if (ends_) return;
    jobs_.push_back({&game, level, state, seat, seed, std::move(done)});
  }
  wake_.notify_one();
}

std::size_t BotPool::waiting() const {
  const std::lock_guard lock(mutex_);
  return jobs_.size();
}

void BotPool::work(std::size_t worker) {
  for (;;) {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [&] { return ends_ || !jobs_.empty(); });
    if (ends_) return;
    const Job job = std::move(jobs_.front());
    jobs_.pop_front();
    lock.unlock();
    const BotSpec spec = bot_of(*job.game, job.level);
    Thinker thinker(*job.game, spec);
    lock.lock();
    if (ends_) return;
    thinking_[worker] = &thinker;
    lock.unlock();
    thinker.start(job.state, job.seat, job.seed, {spec.iterations, kLongestThought});
    const Thought thought = thinker.wait();
    lock.lock();
    thinking_[worker] = nullptr;
    if (ends_) return;
    lock.unlock();
    job.done(thought);
  }
}

}  // namespace fondaco::server
