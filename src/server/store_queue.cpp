#include "server/store_queue.hpp"

#include "server/log.hpp"

namespace fondaco::server {

namespace {

constexpr auto kTidyEvery = std::chrono::seconds(5);

void log_failure(std::string_view what, const StoreError& failure) {
  log_error(what, {
                      {"reason", failure.text}
  });
}

}  // namespace

StoreQueue::StoreQueue(std::unique_ptr<Store> writer, std::unique_ptr<Store> reader)
    : writer_{std::move(writer)}, reader_{std::move(reader)} {
  writer_.thread = std::thread([this] { write_on(); });
  reader_.thread = std::thread([this] { read_on(); });
}

void StoreQueue::stop() {
  for (Side* side : {&writer_, &reader_}) {
    {
      const std::lock_guard lock(side->mutex);
      side->ends = true;
    }
    side->wake.notify_one();
    if (side->thread.joinable()) side->thread.join();
  }
}

void StoreQueue::add(Side& side, Job job) {
  {
    const std::lock_guard lock(side.mutex);
    if (side.ends) return;
    side.jobs.push_back(std::move(job));
  }
  side.wake.notify_one();
}

std::size_t StoreQueue::waiting() const {
  const std::lock_guard lock(writer_.mutex);
  return writer_.jobs.size();
}

/// What has come in; waits for it, though not for ever. Nothing and `ends` at the end.
std::deque<StoreQueue::Job> StoreQueue::next(Side& side) {
  std::unique_lock lock(side.mutex);
  side.wake.wait_for(lock, kTidyEvery, [&] { return !side.jobs.empty() || side.ends; });
  return std::exchange(side.jobs, {});
}

void StoreQueue::write_on() {
  Store& store = *writer_.store;
  for (;;) {
    std::deque<Job> batch = next(writer_);
    if (batch.empty()) {
      const std::lock_guard lock(writer_.mutex);
      if (writer_.ends && writer_.jobs.empty()) return;
      continue;
    }
    std::optional<StoreError> failure;
    if (const auto begun = store.begin(); !begun) failure = begun.error();
    for (Job& job : batch) {
      if (failure) break;
      failure = job.run(store);
    }
    if (failure) {
      store.roll_back();
    } else if (const auto committed = store.commit(); !committed) {
      failure = committed.error();
    }
    if (failure) log_failure("the store was not written", *failure);
    for (Job& job : batch) job.finish(failure ? &*failure : nullptr);
  }
}

void StoreQueue::read_on() {
  Store& store = *reader_.store;
  auto tidied = std::chrono::steady_clock::now();
  for (;;) {
    std::deque<Job> batch = next(reader_);
    for (Job& job : batch) {
      if (const auto failure = job.run(store)) log_failure("the store was not read", *failure);
      job.finish(nullptr);
    }
    const auto now = std::chrono::steady_clock::now();
    if (now - tidied >= kTidyEvery) {
      store.tidy();
      tidied = now;
    }
    const std::lock_guard lock(reader_.mutex);
    if (reader_.ends && reader_.jobs.empty()) return;
  }
}

}  // namespace fondaco::server
