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

  /// Advice for a person: a first thought soon, on a thread of its own, so that it never waits for what bots
  /// think; then better ones, in turn with the bots. `tell` is called on threads of the pool, one call after
  /// the other; the last call says so. Nothing more is done once it is `unwanted`.
  struct Question {
    const AnyGame* game;
    AnyState state;
    Seat seat;
    Seed seed;
  };
  using Unwanted = std::shared_ptr<const std::atomic<bool>>;
  using Tell = std::function<void(const Thought&, bool last)>;
  void advise(const Whose& whose, const Question& question, const Unwanted& unwanted, const Tell& tell);

  std::size_t waiting() const;
  /// Ends the thinking under way; what waits is forgotten.
  void stop();

 private:
  struct Job {
    Question question;
    int level;
    Budget budget;
    Unwanted unwanted;  // may be null
    std::function<void(const Thought&)> done;
    Meanwhile meanwhile;
  };
  using Jobs = Turns<Turns<std::deque<Job>>>;  // by place, then by person

  void add(Jobs& jobs, const Whose& whose, Job job);
  Job next(Jobs& jobs);
  void work(std::size_t worker, Jobs& jobs);

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  Jobs jobs_;
  Jobs first_;  // thoughts of those who ask for advice
  std::size_t waiting_ = 0;
  std::vector<Thinker*> thinking_;  // for each worker, what is to be cancelled
  bool ends_ = false;
  std::vector<std::thread> workers_;
};

}  // namespace fondaco::server
