#include "terminal/text_file.hpp"

#include <filesystem>
#include <fstream>

namespace fondaco::terminal {

namespace {

constexpr std::size_t kReadAtOnce = 1 << 16;

}  // namespace

FileKind file_kind(const std::string& path) {
  std::error_code error;
  const auto status = std::filesystem::status(path, error);
  switch (status.type()) {
    case std::filesystem::file_type::none:
    case std::filesystem::file_type::not_found: return FileKind::None;
    case std::filesystem::file_type::regular: return FileKind::File;
    case std::filesystem::file_type::directory: return FileKind::Folder;
    default: return FileKind::Other;
  }
}

tl::expected<std::string, FileProblem> read_text_file(const std::string& path, std::size_t most) {
  switch (file_kind(path)) {
    case FileKind::None: return tl::make_unexpected(FileProblem::Missing);
    case FileKind::Folder: return tl::make_unexpected(FileProblem::Folder);
    case FileKind::Other: return tl::make_unexpected(FileProblem::NotAFile);
    case FileKind::File: break;
  }
  std::ifstream in(path, std::ios::binary);
  std::string text;
  while (in && text.size() <= most) {
    const std::size_t had = text.size();
    text.resize(had + kReadAtOnce);
    in.read(text.data() + had, static_cast<std::streamsize>(kReadAtOnce));
    text.resize(had + static_cast<std::size_t>(in.gcount()));
  }
  if (!in.eof() && in.fail()) return tl::make_unexpected(FileProblem::Unreadable);
  if (text.size() > most) return tl::make_unexpected(FileProblem::TooBig);
  return text;
}

}  // namespace fondaco::terminal
