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
  {
    const std::lock_guard lock(mutex_);
    if (ends_) return;
    jobs_.of(whose.place).of(whose.person).push_back({&game, level, state, seat, seed, std::move(done)});
    ++waiting_;
  }
  wake_.notify_one();
}

std::size_t BotPool::waiting() const {
  const std::lock_guard lock(mutex_);
  return waiting_;
}

BotPool::Job BotPool::next() {
  --waiting_;
  return jobs_.next([](auto& place) {
    return place.next([](std::deque<Job>& own) {
      Job job = std::move(own.front());
      own.pop_front();
      return job;
    });
  });
}

void BotPool::work(std::size_t worker) {
  for (;;) {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [&] { return ends_ || !jobs_.empty(); });
    if (ends_) return;
    const Job job = next();
    lock.unlock();
    const BotSpec spec = bot_of(*job.game, job.level);
    Thinker thinker(*job.game, spec);
    lock.lock();
    if (ends_) return;
    thinker.start(job.state, job.seat, job.seed, {spec.iterations, kLongestThought, true});
    thinking_[worker] = &thinker;
    lock.unlock();
    const Thought thought = thinker.wait();
    lock.lock();
    thinking_[worker] = nullptr;
    if (ends_) return;
    lock.unlock();
    job.done(thought);
  }
}

}  // namespace fondaco::server
