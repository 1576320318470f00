#pragma once

#include <cerrno>
#include <cstring>
#include <string>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <tl/expected.hpp>
#include <unistd.h>

namespace fondaco::server {

/// A folder that one server has for itself: two would not tell each other what they store. It ends with the
/// program, however that ends.
class FolderLock {
 public:
  FolderLock() = default;
  ~FolderLock() {
    if (file_ >= 0) ::close(file_);
  }
  FolderLock(FolderLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  FolderLock& operator=(FolderLock&& other) noexcept {
    std::swap(file_, other.file_);
    return *this;
  }

  /// An error is a sentence.
  [[nodiscard]] static tl::expected<FolderLock, std::string> take(const std::string& folder) {
    const std::string path = folder + "/lock";
    FolderLock lock;
    lock.file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (lock.file_ < 0)
      return tl::make_unexpected("the folder " + folder + " can't be written: " + std::strerror(errno));
    if (::flock(lock.file_, LOCK_EX | LOCK_NB) != 0)
      return tl::make_unexpected("another server already keeps its tables in " + folder);
    return lock;
  }

 private:
  int file_ = -1;
};

}  // namespace fondaco::server
