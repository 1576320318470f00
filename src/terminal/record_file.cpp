#include "terminal/record_file.hpp"

#include <filesystem>
#include <fstream>
#include <system_error>

#include "terminal/console.hpp"

namespace fondaco::terminal {

namespace files = std::filesystem;

FileKind file_kind(const std::string& path) {
  std::error_code error;
  const files::file_status status = files::status(path, error);
  switch (status.type()) {
    case files::file_type::none:
    case files::file_type::not_found: return FileKind::None;
    case files::file_type::regular: return FileKind::File;
    case files::file_type::directory: return FileKind::Folder;
    default: return FileKind::Other;
  }
}

std::optional<std::string> save_record(const Record& record, const std::string& path, Language language) {
  const std::string name = shown_path(path);
  const FileKind kind = file_kind(path);
  if (kind == FileKind::Folder) return fill(kTexts.is_folder.in(language), {name});
  if (kind == FileKind::Other) return fill(kTexts.not_a_file.in(language), {name});
  const std::string draft = path + ".tmp";
  std::error_code error;
  files::remove(draft, error);
  bool written = false;
  if (!error) {
    std::ofstream out(draft, std::ios::binary | std::ios::trunc);
    out << write_record(record);
    out.close();
    written = !out.fail();
    if (!written) error = std::error_code(errno, std::generic_category());
  }
  if (written) files::rename(draft, path, error);
  if (!error) return std::nullopt;
  std::error_code ignored;
  if (written) files::remove(draft, ignored);
  return fill(kTexts.cannot_write.in(language), {name, error.message()});
}

tl::expected<Record, std::string> load_record(const AnyGame& game, const std::string& path,
                                              Language language) {
  const std::string name = shown_path(path);
  const auto fail = [&](const Words& words, std::string_view more = {}) {
    return tl::make_unexpected(fill(words.in(language), {name, more}));
  };
  switch (file_kind(path)) {
    case FileKind::None: return fail(kTexts.no_such_file);
    case FileKind::Folder: return fail(kTexts.is_folder);
    case FileKind::Other: return fail(kTexts.not_a_file);
    case FileKind::File: break;
  }
  std::ifstream in(path, std::ios::binary);
  std::string text(kLongestRecord + 1, '\0');
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (!in.eof() && in.fail()) return fail(kTexts.cannot_read);
  text.resize(static_cast<std::size_t>(in.gcount()));
  if (text.size() > kLongestRecord) return fail(kTexts.file_too_big);
  auto record = read_record(text);
  if (!record)
    return tl::make_unexpected(fill(kTexts.bad_record.in(language), {record.error().sentence(name)}));
  if (record->game->key != game.key) return fail(kTexts.other_game, record->game->key);
  return std::move(*record);
}

}  // namespace fondaco::terminal
