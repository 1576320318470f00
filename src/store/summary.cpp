#include "store/store.hpp"
#include "table/messages.hpp"

namespace fondaco {

Summary summary_of(const Table& table, Millis now) {
  Summary summary;
  summary.status = table.status();
  summary.waiting = table.awaited();
  summary.bot_turn = table.bot_turn() && !table.present().empty();
  summary.due = table.due();
  summary.seats = seats_json(table).dump();
  summary.at = table.moment();
  summary.updated = now;
  return summary;
}

}  // namespace fondaco
