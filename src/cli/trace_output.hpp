#pragma once

#include <cstdio>

#include "cli/command.hpp"
#include "lab/trace.hpp"

namespace fondaco::cli {

/// A trace on stdout.
class TraceOutput {
 public:
  TraceLine line() {
    return [this](const std::string& text) {
      written_ =
          std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fputc('\n', stdout) != EOF;
      return written_;
    };
  }
  /// The exit status.
  int finish() const {
    return written_ && std::fflush(stdout) == 0 ? kFine : complain("the trace could not be written");
  }

 private:
  bool written_ = true;
};

}  // namespace fondaco::cli
