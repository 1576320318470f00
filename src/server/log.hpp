#pragma once

#include <initializer_list>
#include <string_view>
#include <utility>

#include "core/json.hpp"

namespace fondaco::server {

/// One line of JSON on stderr: time, level, what happened, and fields. From any thread. Nothing here is ever
/// a secret: no tokens, no passwords, no seeds.
using LogFields = std::initializer_list<std::pair<const char*, Json>>;
void log_info(std::string_view what, LogFields fields = {});
void log_warning(std::string_view what, LogFields fields = {});
void log_error(std::string_view what, LogFields fields = {});
void silence_log();

}  // namespace fondaco::server
