#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

#include "bots/bot.hpp"

// Searching beside whatever else goes on. The only file of the bots that knows threads and clocks.

namespace fondaco {

/// When a search ends: after so many iterations, or milliseconds, whichever comes first; 0 is no bound. At
/// least one of them must be given. `poker_face`: also what is the only option worth considering is thought
/// over, so that whoever waits for the answer can't tell from the time it takes.
struct Budget {
  std::uint32_t iterations = 0;
  int milliseconds = 0;
  bool poker_face = false;
  const std::atomic<bool>* unwanted = nullptr;  // ends it from outside, unless null
};

/// What a search found.
struct Thought {
  Action action = 0;
  std::vector<Candidate> candidates;       // most visited first
  std::vector<std::vector<Action>> lines;  // how the seat would go on after the first of them (kLines)
  std::uint64_t iterations = 0;
  bool cancelled = false;
};

inline constexpr std::size_t kLines = 8;

/// What is told while a search goes on: after so many milliseconds each, what was found until then.
struct Meanwhile {
  std::vector<int> after;
  std::function<void(const Thought&)> tell;
};

/// A searching bot that thinks on threads of its own, each with its own tree; what they found is added up.
/// With a budget of iterations alone the same question, seed and number of threads give the same answer.
class Thinker {
 public:
  Thinker(const AnyGame& game, const BotSpec& spec, int threads = 1);
  /// Cancels what is under way.
  ~Thinker();
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;

  /// Begins to think about the seat's decision and returns at once. What is still under way is cancelled
  /// first. `done` is called from another thread when the answer is there; it must not call back. A search on
  /// one thread may also tell something meanwhile, from that thread.
  void start(const AnyState& state, Seat seat, Seed seed, Budget budget,
             std::function<void(const Thought&)> done = {}, Meanwhile meanwhile = {});
  /// Ends the search under way; its answer is what was found until then.
  void cancel() { stop_ = true; }
  bool busy() const { return busy_; }
  /// Waits for the answer of the latest start.
  Thought wait();

 private:
  using Clock = std::chrono::steady_clock;

  void think(std::size_t worker);
  bool goes_on();
  Thought found() const;
  void finish();

  const AnyGame& game_;
  BotSpec spec_;
  std::vector<std::unique_ptr<Searcher>> searchers_;
  std::vector<std::thread> workers_;
  std::atomic<bool> stop_{false};
  std::atomic<bool> busy_{false};
  std::atomic<std::size_t> left_{0};  // workers still thinking
  std::size_t asked_ = 0;             // searchers that work on the latest question: the first so many
  AnyState state_{};
  Seat seat_ = kNobody;
  Seed seed_ = 0;
  Budget budget_;
  Clock::time_point started_;
  Clock::time_point deadline_;
  Meanwhile meanwhile_;
  std::size_t told_ = 0;
  std::function<void(const Thought&)> done_;
  Thought thought_;
};

}  // namespace fondaco
