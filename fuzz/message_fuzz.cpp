#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "bytes.hpp"
#include "core/registry.hpp"
#include "table/messages.hpp"

// Any text as a message to a table, and as a wish for one: it is understood or refused with a code and a
// sentence, and the table stays one that can be told.

namespace {

using namespace fondaco;

Table table_of_three() {
  Setup setup;
  const AnyGame& game = *find_game("millefiori");
  setup.origin.game = &game;
  setup.origin.rules_version = game.rules_version;
  setup.origin.options = {
      {"players", 3}
  };
  setup.chairs = {Chair::of_person("Anna"), Chair::of_person("Boris"), Chair::of_bot(1)};
  return *Table::open(setup);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using fuzz::require;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  std::string id;
  const auto request = read_request(text, id);
  if (!request) {
    require(!request.error().code.empty() && !request.error().text.empty());
    (void)refusal_json(request.error(), id).dump(-1, ' ', false, Json::error_handler_t::replace);
  } else if (changes(request->asked)) {
    static const Table kFresh = table_of_three();
    Table table = kFresh;
    for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}, kNobody}) {
      const auto entry = table.propose(*request, seat, 1'000);
      if (!entry) {
        require(!entry.error().code.empty());
        continue;
      }
      const std::uint32_t before = table.seq();
      table.commit(*entry);
      require(table.seq() == before + 1 && table.entry(table.seq()).what == entry->what);
      while (const auto more = table.housekeeping(1'000)) table.commit(*more);
      (void)present_json(table, seat, 2'000).dump();
      (void)entries_json(table, 0, seat).dump();
    }
  }
  const Json json = parse_shallow(text);
  if (json.is_discarded()) return 0;
  if (const auto wish = read_wish(json)) {
    Setup setup = wish->setup;
    require(Table::open(setup).has_value());
    require(read_setup(setup_json(setup)).has_value());
  }
  (void)read_setup(json);
  return 0;
}
