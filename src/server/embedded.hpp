#pragma once

#include <span>
#include <string_view>

namespace fondaco::server {

/// A file that was built in: pages by their paths, which begin with '/', and others by their names.
struct Embedded {
  std::string_view path;
  std::string_view content;
};
std::span<const Embedded> embedded_files();

}  // namespace fondaco::server
