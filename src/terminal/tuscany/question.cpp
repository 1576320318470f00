#include "terminal/tuscany/moves.hpp"
#include "terminal/tuscany/names.hpp"
#include "terminal/tuscany/screen.hpp"
#include "terminal/tuscany/texts.hpp"

// What is asked.

namespace fondaco::terminal::tuscany {

Lines question(const Scene& s) {
  const Json& view = s.view;
  const std::string phase = text_of(view["phase"]);
  std::string text;
  if (phase == "layout") text = s.say(kTuscany.ask_layout);
  if (phase == "start_bonus" || phase == "city") text = s.say(kTuscany.ask_bonus);
  if (phase == "action") text = s.say(view["marble_used"] != 0 ? kTuscany.ask_second : kTuscany.ask_action);
  if (phase == "refresh") text = s.say(kTuscany.ask_refresh);
  if (phase == "take") text = s.say(kTuscany.ask_take);
  if (phase == "discard")
    text = fill(s.say(kTuscany.ask_discard),
                {item_name(s, item_with(text_of(view["display"][view["taking"].get<std::size_t>()])))});
  if (phase == "pay") {
    const Json& placing = view["placing"];
    const int cell = placing["cell"].get<int>();
    text = fill(s.say(kTuscany.ask_pay), {item_name(s, stored_item(s, number(placing["item"]))),
                                          colour_name(s, colour_of_cell(s, cell)), std::to_string(cell)});
  }
  if (phase == "castle") text = s.say(kTuscany.ask_castle);
  if (phase == "marble") text = s.say(kTuscany.ask_marble);
  return wrapped(text, 2);
}

}  // namespace fondaco::terminal::tuscany
