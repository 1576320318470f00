#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/registry.hpp"
#include "lab/scenario.hpp"
#include "table/record.hpp"

// Any text as a record and as a scenario: it is understood or named as wrong, never more.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace fondaco;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (const auto record = read_record(text)) {
    if (replay(*record)) {
      const auto again = read_record(write_record(*record));
      if (!again || write_record(*again) != write_record(*record)) __builtin_trap();
    }
  }
  (void)run_scenario(text);
  for (const AnyGame* game : all_games()) (void)game->parse_notation(text);
  return 0;
}
