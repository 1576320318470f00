#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "bots/think.hpp"
#include "server/turns.hpp"

namespace fondaco::server {

/// Threads that think for bots and for those who ask for advice: for one place after the other, and there for
/// one person after the other, so that neither many tables nor many names bring anybody more than a turn.
class BotPool {
 public:
  /// Whose turn a thought takes.
  struct Whose {
    std::string place;  // where somebody waits for it: an address, or nothing where nobody does
    std::string person;
  };

  explicit BotPool(int threads);
  ~BotPool() { stop(); }
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  /// Calls `done` on a thread of the pool with what a bot of this level finds; never after `stop`.
  void think(const Whose& whose, const AnyGame& game, int level, const AnyState& state, Seat seat, Seed seed,
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
  Job next();
  void work(std::size_t worker);

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  Turns<Turns<std::deque<Job>>> jobs_;  // by place, then by person
  std::size_t waiting_ = 0;
  std::vector<Thinker*> thinking_;  // for each worker, what is to be cancelled
  bool ends_ = false;
  std::vector<std::thread> workers_;
};

}  // namespace fondaco::server
