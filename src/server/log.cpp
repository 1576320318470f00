#include "server/log.hpp"

#include <memory>

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace fondaco::server {

namespace {

spdlog::logger& logger() {
  static const auto instance = [] {
    auto made =
        std::make_shared<spdlog::logger>("fondaco", std::make_shared<spdlog::sinks::stderr_sink_mt>());
    made->set_pattern(R"({"time":"%Y-%m-%dT%H:%M:%S.%e%z","level":"%l",%v})");
    made->flush_on(spdlog::level::info);
    return made;
  }();
  return *instance;
}

void write(spdlog::level::level_enum level, std::string_view what, LogFields fields) {
  if (!logger().should_log(level)) return;
  Json json = {
      {"event", what}
  };
  for (const auto& [key, value] : fields) json[key] = value;
  const std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
  logger().log(level, "{}", std::string_view(text).substr(1, text.size() - 2));
}

}  // namespace

void log_info(std::string_view what, LogFields fields) { write(spdlog::level::info, what, fields); }
void log_warning(std::string_view what, LogFields fields) { write(spdlog::level::warn, what, fields); }
void log_error(std::string_view what, LogFields fields) { write(spdlog::level::err, what, fields); }
void silence_log() { logger().set_level(spdlog::level::off); }

}  // namespace fondaco::server
