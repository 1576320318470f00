#pragma once

#include <chrono>
#include <functional>
#include <memory>

#include "net/task.hpp"

namespace fondaco::net {

/// Where things are done one after the other, on the thread that runs it. What is waited for (timers,
/// connections) belongs to a loop and must not outlive it.
class Loop {
 public:
  Loop();
  ~Loop();
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;

  /// Has something done here soon. From any thread.
  void post(std::function<void()> work);
  /// Begins a coroutine here. What it throws comes out of `run`. From any thread.
  void spawn(Task<> task);

  /// Works until nothing is left to be done or waited for. May be called again.
  void run();
  /// `run` does not come back for want of work, until it is let go. From any thread.
  void hold();
  void let_go();
  /// `run` comes back soon, whatever is left. From any thread.
  void stop();

  struct Core;
  Core& core() { return *core_; }

 private:
  std::unique_ptr<Core> core_;
};

/// Runs a coroutine to its end on a loop that does nothing else.
template <class T>
T finish(Loop& loop, Task<T> task) {
  struct Local {
    static Task<> keep(std::optional<T>& result, Task<T> task) {
      T value = co_await task;
      result.emplace(std::move(value));
    }
  };
  std::optional<T> result;
  loop.spawn(Local::keep(result, std::move(task)));
  loop.run();
  return std::move(*result);
}

class Timer {
 public:
  using Clock = std::chrono::steady_clock;

  explicit Timer(Loop& loop);
  ~Timer();
  Timer(const Timer&) = delete;
  Timer& operator=(const Timer&) = delete;

  /// Has something done then, unless the timer is set anew or cancelled first.
  void at(Clock::time_point time, std::function<void()> work);
  void after(Clock::duration wait, std::function<void()> work) { at(Clock::now() + wait, std::move(work)); }
  /// Waits; false if the timer was set anew or cancelled.
  Task<bool> until(Clock::time_point time);
  Task<bool> pause(Clock::duration wait);
  void cancel();

 private:
  struct Core;
  std::unique_ptr<Core> core_;
};

}  // namespace fondaco::net
