#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "store/store.hpp"

namespace fondaco::server {

/// A store with threads of its own, so that nobody waits for a disk who serves others: one that writes, all
/// that has come in meanwhile in one transaction, and one that reads.
class StoreQueue {
 public:
  /// Two connections to the same store.
  StoreQueue(std::unique_ptr<Store> writer, std::unique_ptr<Store> reader);
  ~StoreQueue() { stop(); }
  StoreQueue(const StoreQueue&) = delete;
  StoreQueue& operator=(const StoreQueue&) = delete;

  /// Does the work in a transaction and calls `done` when its result is durable, or with the reason why it is
  /// not. `done` runs on another thread and must be quick.
  template <class T>
  void write(std::function<Stored<T>(Store&)> work, std::function<void(Stored<T>)> done) {
    add(writer_, job<T>(std::move(work), std::move(done)));
  }
  template <class T>
  void read(std::function<Stored<T>(Store&)> work, std::function<void(Stored<T>)> done) {
    add(reader_, job<T>(std::move(work), std::move(done)));
  }

  /// Finishes what was asked for; what is asked for afterwards is not done and not answered.
  void stop();
  /// Jobs that wait to be written.
  std::size_t waiting() const;

 private:
  struct Job {
    /// What befell the store, so that nothing of the batch can be kept; nothing if all is well.
    std::function<std::optional<StoreError>(Store&)> run;
    std::function<void(const StoreError*)> finish;  // with what befell the whole batch, if something did
  };
  struct Side {
    std::unique_ptr<Store> store;
    std::deque<Job> jobs{};
    bool ends = false;
    mutable std::mutex mutex{};
    std::condition_variable wake{};
    std::thread thread{};
  };

  template <class T>
  static Job job(std::function<Stored<T>(Store&)> work, std::function<void(Stored<T>)> done) {
    auto result = std::make_shared<std::optional<Stored<T>>>();
    return {[result, work = std::move(work)](Store& store) -> std::optional<StoreError> {
              result->emplace(work(store));
              if (*(*result) || (*result)->error().kind != StoreError::Kind::Unavailable) return std::nullopt;
              return (*result)->error();
            },
            [result, done = std::move(done)](const StoreError* error) {
              if (error != nullptr && (!*result || (*result)->has_value())) {
                done(tl::make_unexpected(*error));
              } else {
                done(std::move(**result));
              }
            }};
  }
  void add(Side& side, Job job);
  std::deque<Job> next(Side& side);
  void write_on();
  void read_on();

  Side writer_, reader_;
};

}  // namespace fondaco::server
