#pragma once

#include <cstddef>
#include <string>

#include <tl/expected.hpp>

namespace fondaco::terminal {

/// What already stands under a name.
enum class FileKind { None, File, Folder, Other };
FileKind file_kind(const std::string& path);

enum class FileProblem { Missing, Folder, NotAFile, Unreadable, TooBig };

/// The text of a regular file of at most `most` bytes. Nothing else is opened, so nothing can block.
tl::expected<std::string, FileProblem> read_text_file(const std::string& path, std::size_t most);

}  // namespace fondaco::terminal
