#include "client/typed_lines.hpp"

#include <cerrno>
#include <string_view>
#include <utility>

#include <poll.h>
#include <unistd.h>

namespace fondaco::client {

namespace {

constexpr std::size_t kLongestLine = 4096;
constexpr std::string_view kBlanks = " \t\r";

}  // namespace

void TypedLines::close_line() {
  const std::size_t from = begun_.find_first_not_of(kBlanks);
  if (too_long_ || from == std::string::npos) {
    lines_.push_back({{}, too_long_});
  } else {
    lines_.push_back({begun_.substr(from, begun_.find_last_not_of(kBlanks) - from + 1), false});
  }
  begun_.clear();
  too_long_ = false;
}

void TypedLines::read() {
  char bytes[4096];
  const auto count = ::read(descriptor_, bytes, sizeof bytes);
  if (count > 0) {
    for (const char byte : std::string_view(bytes, static_cast<std::size_t>(count))) {
      if (byte == '\n') {
        close_line();
      } else if (begun_.size() < kLongestLine) {
        begun_ += byte;
      } else {
        too_long_ = true;
      }
    }
  } else if (count == 0 || (errno != EINTR && errno != EAGAIN)) {
    ended_ = true;
    if (!begun_.empty()) close_line();
  }
}

TypedLines::Line TypedLines::take() {
  Line line = std::move(lines_.front());
  lines_.pop_front();
  return line;
}

std::optional<TypedLines::Line> TypedLines::wait() {
  while (lines_.empty() && !ended_) {
    pollfd waiting{descriptor_, POLLIN, 0};
    if (::poll(&waiting, 1, -1) > 0) read();
  }
  if (lines_.empty()) return std::nullopt;
  return take();
}

}  // namespace fondaco::client
