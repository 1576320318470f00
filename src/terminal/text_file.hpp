#pragma once

#include <cstddef>
#include <string>
#include <system_error>

#include <tl/expected.hpp>

namespace fondaco::terminal {

/// What already stands under a name.
enum class FileKind { None, File, Folder, Other };
FileKind file_kind(const std::string& path);

enum class FileProblem { Missing, Folder, NotAFile, Unreadable, TooBig };

/// The text of a regular file of at most `most` bytes. Nothing else is opened, so nothing can block.
[[nodiscard]] tl::expected<std::string, FileProblem> read_text_file(const std::string& path,
                                                                    std::size_t most);

/// Writes the text beside the file and then puts it in its place, so that a failure leaves what was there.
std::error_code write_text_file(const std::string& path, const std::string& text, unsigned permissions);

}  // namespace fondaco::terminal
