#include "terminal/record_file.hpp"

#include <cerrno>
#include <filesystem>
#include <system_error>

#include <unistd.h>

#include "terminal/console.hpp"

namespace fondaco::terminal {

namespace {

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

std::optional<std::string> save_record(const Record& record, const std::string& path, Language language) {
  const std::string name = shown_path(path);
  const FileKind kind = file_kind(path);
  if (kind == FileKind::Folder) return fill(kTexts.is_folder.in(language), {name});
  if (kind == FileKind::Other) return fill(kTexts.not_a_file.in(language), {name});
  std::error_code error;
  std::string target = std::filesystem::weakly_canonical(path, error).string();  // through symbolic links
  if (error) target = path;
  const auto draft = write_draft(target, write_record(record));
  error = draft ? std::error_code() : draft.error();
  if (draft) {
    std::error_code ignored;
    std::filesystem::permissions(*draft, std::filesystem::perms(0644), ignored);
    std::filesystem::rename(*draft, target, error);
    if (error) std::filesystem::remove(*draft, ignored);
  }
  if (!error) return std::nullopt;
  return fill(kTexts.cannot_write.in(language), {name, system_reason(language, error)});
}

tl::expected<Record, std::string> load_record(const AnyGame& game, const std::string& path,
                                              Language language) {
  const std::string name = shown_path(path);
  const auto fail = [&](const Words& words, std::string_view more = {}) {
    return tl::make_unexpected(fill(words.in(language), {name, more}));
  };
  const auto text = read_text_file(path, kLongestRecord);
  if (!text) {
    switch (text.error()) {
      case FileProblem::Missing: return fail(kTexts.no_such_file);
      case FileProblem::Folder: return fail(kTexts.is_folder);
      case FileProblem::NotAFile: return fail(kTexts.not_a_file);
      case FileProblem::Unreadable: return fail(kTexts.cannot_read);
      case FileProblem::TooBig: return fail(kTexts.file_too_big);
    }
  }
  auto record = read_record(*text);
  if (!record)
    return tl::make_unexpected(fill(kTexts.bad_record.in(language), {record.error().sentence(name)}));
  if (record->game->key != game.key) return fail(kTexts.other_game, record->game->key);
  return std::move(*record);
}

}  // namespace fondaco::terminal
