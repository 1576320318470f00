#pragma once

#include "server/api.hpp"
#include "server/host.hpp"

namespace fondaco::server {

/// One call, as its handler sees it.
struct Api::Call {
  const HttpRequest& request;
  std::vector<std::string> parts;  // of the path, what stands for {…}
  Json body;
  std::string person;
};

template <class T>
net::Task<Stored<T>> read(StoreQueue& queue, std::function<Stored<T>(Store&)> work) {
  return net::answer_of<Stored<T>>([&queue, work = std::move(work)](std::function<void(Stored<T>)> done) {
    queue.read<T>(work, std::move(done));
  });
}

template <class T>
net::Task<Stored<T>> write(StoreQueue& queue, std::function<Stored<T>(Store&)> work) {
  return net::answer_of<Stored<T>>([&queue, work = std::move(work)](std::function<void(Stored<T>)> done) {
    queue.write<T>(work, std::move(done));
  });
}

/// What is wanted of a table, of those who sit there and of its owner.
template <class T>
using Look = std::function<tl::expected<T, Refusal>(const Table&, const std::vector<StoredSeat>&,
                                                    const std::string& owner)>;

/// What a look at a table found.
template <class T>
net::Task<tl::expected<T, Refusal>> look(std::shared_ptr<Host> host, Look<T> read) {
  using Result = tl::expected<T, Refusal>;
  return net::answer_of<Result>(
      [host = std::move(host), read = std::move(read)](const std::function<void(Result)>& done) {
        host->look([read, done](const Table& table, const std::vector<StoredSeat>& seats,
                                const std::string& owner) { done(read(table, seats, owner)); },
                   [done](Refusal refusal) { done(tl::make_unexpected(std::move(refusal))); });
      });
}

}  // namespace fondaco::server
