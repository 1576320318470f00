#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "bots/think.hpp"

namespace fondaco::server {

/// Threads that think for bots and for those who ask for advice. Everybody for whom something waits has a
/// turn before anybody has another, however much waits for one of them.
class BotPool {
 public:
  explicit BotPool(int threads);
  ~BotPool() { stop(); }
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  /// Calls `done` on a thread of the pool with what a bot of this level finds; never after `stop`. `whose`
  /// turn it takes: a person's id.
  void think(const std::string& whose, const AnyGame& game, int level, const AnyState& state, Seat seat,
             Seed seed, std::function<void(const Thought&)> done);
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
  Job next();
  void work(std::size_t worker);

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::unordered_map<std::string, std::deque<Job>> jobs_;  // none of them empty
  std::deque<std::string> turns_;                          // whose they are, each once
  std::vector<Thinker*> thinking_;  // for each worker, what is to be cancelled
  bool ends_ = false;
  std::vector<std::thread> workers_;
};

}  // namespace fondaco::server
