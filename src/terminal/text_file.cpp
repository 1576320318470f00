#include "terminal/text_file.hpp"

#include <cerrno>
#include <filesystem>
#include <fstream>

#include <unistd.h>

namespace fondaco::terminal {

namespace {

constexpr std::size_t kReadAtOnce = 1 << 16;

/// Writes all of the text to a new file of its own beside `path`; its name, or what went wrong.
tl::expected<std::string, std::error_code> write_draft(const std::string& path, const std::string& text) {
  const auto problem = [] { return std::error_code(errno != 0 ? errno : EIO, std::generic_category()); };
  std::string draft = path + ".XXXXXX";
  errno = 0;
  const int file = mkstemp(draft.data());
  if (file < 0) return tl::make_unexpected(problem());
  std::size_t written = 0;
  while (written < text.size()) {
    const ssize_t more = ::write(file, text.data() + written, text.size() - written);
    if (more <= 0) break;
    written += static_cast<std::size_t>(more);
  }
  std::error_code error;
  if (written < text.size() || fsync(file) != 0) error = problem();
  if (::close(file) != 0 && !error) error = problem();
  if (!error) return draft;
  std::error_code ignored;
  std::filesystem::remove(draft, ignored);
  return tl::make_unexpected(error);
}

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

std::error_code write_text_file(const std::string& path, const std::string& text, unsigned permissions) {
  std::error_code error;
  std::string target = std::filesystem::weakly_canonical(path, error).string();  // through symbolic links
  if (error) target = path;
  const auto draft = write_draft(target, text);
  if (!draft) return draft.error();
  std::error_code ignored;
  std::filesystem::permissions(*draft, std::filesystem::perms(permissions), ignored);
  std::filesystem::rename(*draft, target, error);
  if (error) std::filesystem::remove(*draft, ignored);
  return error;
}

}  // namespace fondaco::terminal
