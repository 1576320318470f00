#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <unordered_map>

#include "net/loop.hpp"

namespace fondaco::server {

/// Lines that can be cut when the house closes, each from its own loop. From any thread.
class Cutter {
 public:
  void cut_all() {
    const std::lock_guard lock(mutex_);
    closed_ = true;
    for (const auto& [key, line] : lines_) cut(line);
  }

 private:
  friend class Cuttable;
  struct Line {
    net::Loop* loop;
    std::weak_ptr<std::function<void()>> cut;
  };
  static void cut(const Line& line) {
    line.loop->post([weak = line.cut] {
      if (const auto function = weak.lock()) (*function)();
    });
  }

  std::mutex mutex_;
  std::unordered_map<const void*, Line> lines_;
  bool closed_ = false;
};

/// As long as it lives, what it stands for can be cut. To be made and destroyed where that is served.
class Cuttable {
 public:
  Cuttable(Cutter& cutter, net::Loop& loop, std::function<void()> cut)
      : cutter_(cutter), cut_(std::make_shared<std::function<void()>>(std::move(cut))) {
    const std::lock_guard lock(cutter_.mutex_);
    const auto& line = cutter_.lines_.emplace(this, Cutter::Line{&loop, cut_}).first->second;
    if (cutter_.closed_) Cutter::cut(line);
  }
  ~Cuttable() {
    const std::lock_guard lock(cutter_.mutex_);
    cutter_.lines_.erase(this);
  }
  Cuttable(const Cuttable&) = delete;
  Cuttable& operator=(const Cuttable&) = delete;

 private:
  Cutter& cutter_;
  std::shared_ptr<std::function<void()>> cut_;
};

}  // namespace fondaco::server
