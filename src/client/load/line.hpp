#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "client/load/target.hpp"
#include "net/loop.hpp"

namespace fondaco::client::load {

/// Who hears what comes over a line. Must outlive it, or the loop that it runs in.
class Listener {
 public:
  virtual ~Listener() = default;
  virtual void opened(std::size_t line) = 0;
  virtual void heard(std::size_t line, std::string_view message) = 0;
  /// It was open and is no more, or (`before` is false) it could not be opened. It tries again by itself.
  virtual void lost(std::size_t line, bool before) = 0;
};

/// A socket to the server for one person. It is opened again and again until it is closed from here.
class Line {
 public:
  /// `number`: what the listener knows it by.
  Line(net::Loop& loop, const Target& target, Listener& listener, std::size_t number);
  ~Line();

  void open(std::string token);
  bool is_open() const;
  /// Nothing happens while the line is not open.
  void say(std::string message);
  /// Politely, and for good.
  void close();

 private:
  struct Socket;
  std::shared_ptr<Socket> socket_;
};

}  // namespace fondaco::client::load
