#include "client/typed_lines.hpp"

#include <cerrno>

#include <unistd.h>

namespace fondaco::client {

namespace {

constexpr std::size_t kLongestLine = 4096;

}  // namespace

void TypedLines::read() {
  char bytes[4096];
  const auto count = ::read(descriptor_, bytes, sizeof bytes);
  if (count > 0) {
    buffer_.append(bytes, static_cast<std::size_t>(count));
    // A line without end is not kept for ever.
    if (buffer_.size() > kLongestLine && buffer_.find('\n') == std::string::npos)
      buffer_.erase(0, buffer_.size() - kLongestLine);
  } else if (count == 0 || (errno != EINTR && errno != EAGAIN)) {
    ended_ = true;
    if (!buffer_.empty() && buffer_.back() != '\n') buffer_ += '\n';
  }
}

std::optional<std::string> TypedLines::next() {
  const std::size_t end = buffer_.find('\n');
  if (end == std::string::npos) return std::nullopt;
  std::string line = buffer_.substr(0, end);
  buffer_.erase(0, end + 1);
  const std::size_t from = line.find_first_not_of(" \t\r");
  if (from == std::string::npos) return std::string();
  return line.substr(from, line.find_last_not_of(" \t\r") - from + 1);
}

}  // namespace fondaco::client
