#pragma once

#include <span>
#include <string_view>

namespace fondaco::server {

/// A file that was built in.
struct Embedded {
  std::string_view path;
  std::string_view content;
};
std::span<const Embedded> embedded_files();

}  // namespace fondaco::server
