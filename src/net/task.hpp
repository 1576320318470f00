#pragma once

#include <coroutine>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace fondaco::net {

class Loop;
template <class T>
class Task;

/// What every coroutine knows: where it runs, who waits for it, and the outermost one, whose end takes all
/// others along.
struct Coroutine {
  struct End {
    bool await_ready() const noexcept { return false; }
    template <class Promise>
    std::coroutine_handle<> await_suspend(std::coroutine_handle<Promise> coroutine) const noexcept {
      return coroutine.promise().caller;
    }
    void await_resume() const noexcept {}
  };

  std::suspend_always initial_suspend() const noexcept { return {}; }
  End final_suspend() const noexcept { return {}; }
  void unhandled_exception() { error = std::current_exception(); }

  Loop* loop = nullptr;
  std::coroutine_handle<> caller;
  std::coroutine_handle<> outermost;
  std::exception_ptr error;
};

/// Continues a coroutine that waits. If it goes unused, nothing can continue the coroutine any more, and it
/// is destroyed with all that wait for it.
class Resumer {
 public:
  template <class Promise>
  explicit Resumer(std::coroutine_handle<Promise> waiting)
      : Resumer(waiting, waiting.promise().outermost, waiting.promise().loop) {}
  Resumer(Resumer&& other) noexcept
      : waiting_(other.waiting_), outermost_(std::exchange(other.outermost_, nullptr)), loop_(other.loop_) {}
  Resumer& operator=(Resumer&&) = delete;
  ~Resumer() {
    if (outermost_) abandon();
  }

  /// On its loop.
  void operator()() {
    outermost_ = nullptr;
    waiting_.resume();
  }
  /// From any thread.
  void post() &&;

 private:
  Resumer(std::coroutine_handle<> waiting, std::coroutine_handle<> outermost, Loop* loop)
      : waiting_(waiting), outermost_(outermost), loop_(loop) {}
  void abandon();

  std::coroutine_handle<> waiting_, outermost_;
  Loop* loop_;
};

/// A coroutine that begins when it is awaited and always goes on where the one that awaits it runs.
template <class T = void>
class [[nodiscard]] Task {
 public:
  struct promise_type : Coroutine {
    Task get_return_object() { return Task(std::coroutine_handle<promise_type>::from_promise(*this)); }
    template <class Value = T>
    void return_value(Value&& given) {
      value.emplace(std::forward<Value>(given));
    }
    T take() { return std::move(*value); }
    std::optional<T> value;
  };

  Task(Task&& other) noexcept : coroutine_(std::exchange(other.coroutine_, nullptr)) {}
  Task& operator=(Task&&) = delete;
  ~Task() {
    if (coroutine_) coroutine_.destroy();
  }

  bool await_ready() const noexcept { return false; }
  template <class Promise>
  std::coroutine_handle<> await_suspend(std::coroutine_handle<Promise> caller) noexcept {
    Coroutine& own = coroutine_.promise();
    own.loop = caller.promise().loop;
    own.outermost = caller.promise().outermost;
    own.caller = caller;
    return coroutine_;
  }
  T await_resume() {
    if (coroutine_.promise().error) std::rethrow_exception(coroutine_.promise().error);
    return coroutine_.promise().take();
  }

 private:
  explicit Task(std::coroutine_handle<promise_type> coroutine) : coroutine_(coroutine) {}

  std::coroutine_handle<promise_type> coroutine_;
};

template <>
struct Task<void>::promise_type : Coroutine {
  Task get_return_object() { return Task(std::coroutine_handle<promise_type>::from_promise(*this)); }
  void return_void() const noexcept {}
  void take() const noexcept {}
};

/// Suspends a coroutine and hands out what continues it; `start(Resumer)` may do so before it comes back.
template <class Start>
struct Suspended {
  Start& start;
  bool await_ready() const noexcept { return false; }
  template <class Promise>
  void await_suspend(std::coroutine_handle<Promise> waiting) {
    start(Resumer(waiting));
  }
  void await_resume() const noexcept {}
};

/// Waits for a function that answers by calling back from any thread, once.
template <class T>
Task<T> answer_of(std::function<void(std::function<void(T)>)> start) {
  std::optional<T> answer;
  auto begin = [&answer, &start](Resumer resumer) {
    auto kept = std::make_shared<Resumer>(std::move(resumer));
    const auto ask = std::move(start);  // the coroutine may have ended before this comes back
    ask([&answer, kept = std::move(kept)](T value) {
      answer.emplace(std::move(value));
      std::move(*kept).post();
    });
  };
  Suspended<decltype(begin)> suspended{begin};
  co_await suspended;
  co_return std::move(*answer);
}

}  // namespace fondaco::net
