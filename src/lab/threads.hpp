#pragma once

#include <cstddef>
#include <system_error>
#include <thread>
#include <vector>

namespace fondaco {

/// Does the work on so many threads at once, the caller's among them, and waits for all. Each is told its
/// number, from 0. When there are no more threads to be had, those there are do the work.
template <class Work>
void on_threads(int count, Work&& work) {
  std::vector<std::thread> others;
  try {
    for (int i = 1; i < count; ++i) others.emplace_back([&work, i] { work(static_cast<std::size_t>(i)); });
  } catch (const std::system_error&) {  // NOLINT(bugprone-empty-catch): fewer threads do it as well
  }
  work(std::size_t{0});
  for (std::thread& other : others) other.join();
}

}  // namespace fondaco
