#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "bots/think.hpp"

namespace fondaco::server {

/// Threads that think for bots and for those who ask for advice, first come, first served.
class BotPool {
 public:
  explicit BotPool(int threads);
  ~BotPool() { stop(); }
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  /// Calls `done` on a thread of the pool with what a bot of this level finds; never after `stop`.
  void think(const AnyGame& game, int level, const AnyState& state, Seat seat, Seed seed,
             std::function<void(const Thought&)> done);
  std::size_t waiting() const;
  /// Ends the thinking under way; what waits is forgotten.
  void stop();

 private:
  struct Job {
    const AnyGame* game;
    int level;
    AnyState state;
    Seat seat;
    Seed seed;
    std::function<void(const Thought&)> done;
  };
  void work(std::size_t worker);

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Job> jobs_;
  std::vector<Thinker*> thinking_;  // for each worker, what is to be cancelled
  bool ends_ = false;
  std::vector<std::thread> workers_;
};

}  // namespace fondaco::server
