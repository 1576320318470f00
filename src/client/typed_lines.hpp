#pragma once

#include <deque>
#include <optional>
#include <string>

namespace fondaco::client {

/// Lines from a descriptor. A line that is too long is not kept, only known to have been there.
class TypedLines {
 public:
  struct Line {
    std::string text;  // without blanks around it
    bool too_long = false;
  };

  explicit TypedLines(int descriptor) : descriptor_(descriptor) {}

  /// Reads what is there. Call when the descriptor can be read.
  void read();
  /// The next whole line, if one has come; it stays until it is taken.
  const Line* next() const { return lines_.empty() ? nullptr : &lines_.front(); }
  Line take();
  /// Waits for the next line and takes it; nothing if none will come.
  std::optional<Line> wait();
  /// Whether nothing more will come.
  bool ended() const { return ended_ && lines_.empty(); }
  int descriptor() const { return descriptor_; }

 private:
  void close_line();

  int descriptor_;
  std::deque<Line> lines_;
  std::string begun_;  // a line without its end
  bool too_long_ = false;
  bool ended_ = false;
};

}  // namespace fondaco::client
