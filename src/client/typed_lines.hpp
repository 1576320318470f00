#pragma once

#include <optional>
#include <string>

namespace fondaco::client {

/// Lines from a descriptor, as they come: nothing here waits.
class TypedLines {
 public:
  explicit TypedLines(int descriptor) : descriptor_(descriptor) {}

  /// Reads what is there. Call when the descriptor can be read.
  void read();
  /// The next whole line, without blanks around it.
  std::optional<std::string> next();
  /// Whether nothing more will come.
  bool ended() const { return ended_ && buffer_.empty(); }
  int descriptor() const { return descriptor_; }

 private:
  int descriptor_;
  std::string buffer_;
  bool ended_ = false;
};

}  // namespace fondaco::client
