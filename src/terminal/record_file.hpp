#pragma once

#include <optional>
#include <string>

#include <tl/expected.hpp>

#include "table/record.hpp"
#include "terminal/text_file.hpp"
#include "terminal/texts.hpp"

namespace fondaco::terminal {

/// Writes the record beside the file and then puts it in its place, so that a failure leaves what was there.
/// Returns the sentence that says why it failed, or nothing.
std::optional<std::string> save_record(const Record& record, const std::string& path, Language language);

/// A record of this game, or the sentence that says why there is none. Whether its decisions are legal is not
/// checked.
[[nodiscard]] tl::expected<Record, std::string> load_record(const AnyGame& game, const std::string& path,
                                                            Language language);

}  // namespace fondaco::terminal
