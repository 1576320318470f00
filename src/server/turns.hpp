#pragma once

#include <deque>
#include <string>
#include <unordered_map>
#include <utility>

namespace fondaco::server {

/// What waits, and whom it is for: everybody has a turn before anybody has another, however much waits for
/// one of them. `Things` are one's own; they know whether they are `empty`.
template <class Things>
class Turns {
 public:
  bool empty() const { return order_.empty(); }

  /// One's own things, to add something to them.
  Things& of(const std::string& whose) {
    const auto [found, fresh] = things_.try_emplace(whose);
    if (fresh) order_.push_back(whose);
    return found->second;
  }

  /// Lets `take` take something from whose turn it is. Call only when not empty.
  template <class Take>
  auto next(Take&& take) {
    std::string whose = std::move(order_.front());
    order_.pop_front();
    const auto found = things_.find(whose);
    auto taken = take(found->second);
    if (found->second.empty()) {
      things_.erase(found);
    } else {
      order_.push_back(std::move(whose));
    }
    return taken;
  }

  void clear() {
    things_.clear();
    order_.clear();
  }

 private:
  std::unordered_map<std::string, Things> things_;  // none of them empty
  std::deque<std::string> order_;                   // whose they are, each once
};

}  // namespace fondaco::server
