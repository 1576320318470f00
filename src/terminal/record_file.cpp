#include "terminal/record_file.hpp"

#include <system_error>

#include "terminal/console.hpp"

namespace fondaco::terminal {

std::optional<std::string> save_record(const Record& record, const std::string& path, Language language) {
  const std::string name = shown_path(path);
  const FileKind kind = file_kind(path);
  if (kind == FileKind::Folder) return fill(kTexts.is_folder.in(language), {name});
  if (kind == FileKind::Other) return fill(kTexts.not_a_file.in(language), {name});
  const std::error_code error = write_text_file(path, write_record(record), 0644);
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
