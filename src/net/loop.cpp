#include "net/loop.hpp"

#include <boost/asio/impl/src.hpp>  // the bodies of Asio
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include "net/loop_core.hpp"

namespace fondaco::net {

namespace {

namespace asio = boost::asio;

/// A coroutine that nobody waits for. It destroys itself when it has ended.
struct Outermost {
  struct promise_type : Coroutine {
    Outermost get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_never final_suspend() const noexcept { return {}; }
    void return_void() const noexcept {}
  };
  std::coroutine_handle<promise_type> coroutine;
};

Outermost run_on(Loop& loop, Task<> task) {
  std::exception_ptr error;
  try {
    co_await task;
  } catch (...) {
    error = std::current_exception();
  }
  if (error) loop.post([error] { std::rethrow_exception(error); });
}

/// Whether or not the loop comes to it, the coroutine goes.
struct Destroyer {
  explicit Destroyer(std::coroutine_handle<> given) : coroutine(given) {}
  Destroyer(Destroyer&& other) noexcept : coroutine(std::exchange(other.coroutine, nullptr)) {}
  Destroyer& operator=(Destroyer&&) = delete;
  ~Destroyer() {
    if (coroutine) coroutine.destroy();
  }
  void operator()() const {}
  std::coroutine_handle<> coroutine;
};

}  // namespace

Loop::Loop() : core_(std::make_unique<Core>()) {}
Loop::~Loop() = default;

void Loop::post(std::function<void()> work) { asio::post(core_->context, std::move(work)); }

void Loop::spawn(Task<> task) {
  const auto coroutine = run_on(*this, std::move(task)).coroutine;
  coroutine.promise().loop = this;
  coroutine.promise().outermost = coroutine;
  Resumer(coroutine).post();
}

void Loop::run() {
  core_->context.run();
  core_->context.restart();
}

void Loop::hold() { core_->held.emplace(core_->context.get_executor()); }
void Loop::let_go() { core_->held.reset(); }
void Loop::stop() { core_->context.stop(); }

void Resumer::post() && {
  asio::post(loop_->core().context, [resumer = std::move(*this)]() mutable { resumer(); });
}

void Resumer::abandon() { asio::post(loop_->core().context, Destroyer(std::exchange(outermost_, nullptr))); }

struct Timer::Core {
  explicit Core(asio::io_context& context) : timer(context) {}
  asio::basic_waitable_timer<Clock, asio::wait_traits<Clock>, asio::io_context::executor_type> timer;
};

Timer::Timer(Loop& loop) : core_(std::make_unique<Core>(loop.core().context)) {}
Timer::~Timer() = default;

void Timer::at(Clock::time_point time, std::function<void()> work) {
  core_->timer.expires_at(time);
  core_->timer.async_wait([work = std::move(work)](boost::system::error_code cancelled) {
    if (!cancelled) work();
  });
}

Task<bool> Timer::until(Clock::time_point time) {
  core_->timer.expires_at(time);
  bool waited = false;
  auto wait = [this, &waited](Resumer resumer) {
    core_->timer.async_wait(
        [&waited, resumer = std::move(resumer)](boost::system::error_code cancelled) mutable {
          waited = !cancelled;
          resumer();
        });
  };
  Suspended<decltype(wait)> suspended{wait};
  co_await suspended;
  co_return waited;
}

Task<bool> Timer::pause(Clock::duration wait) { return until(Clock::now() + wait); }

void Timer::cancel() { core_->timer.cancel(); }

}  // namespace fondaco::net
