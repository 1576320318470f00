#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace fondaco {

/// All that a file holds, byte by byte; nothing if there is no such file.
inline std::string content_of(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace fondaco
