#include <algorithm>

#include "terminal/calimala/names.hpp"
#include "terminal/calimala/screen.hpp"
#include "terminal/calimala/texts.hpp"

// What is asked.

namespace fondaco::terminal::calimala {

namespace {

std::string list_of(const Scene& s, const Json& actions) {
  Json counts = Json::object();
  for (const Json& action : actions)
    counts[action.get<std::string>()] = counts.value(action.get<std::string>(), 0) + 1;
  return cards_text(s, counts);
}

}  // namespace

Lines question(const Scene& s) {
  const Json& view = s.view;
  const std::string phase = view["phase"];
  const Json& own = view["players"][s.seat];
  std::string text;
  if (phase == "influence") {
    text = s.say(own["kept"].is_null() ? kCalimala.ask_keep : kCalimala.ask_open);
  } else if (phase == "draft") {
    text = s.say(kCalimala.ask_draft);
  } else if (phase == "place") {
    const Words& left_over = s.players == 2 ? kCalimala.discs_left_support : kCalimala.discs_left;
    text = fill(s.say(kCalimala.ask_place),
                {fill(s.say(left_over), {number(own["own"]), number(own["white"]), number(own["support"])})});
  } else if (phase == "replace_white") {
    text = fill(s.say(kCalimala.ask_replace), {number(view["overflow_street"])});
  } else {
    const Json& act = view["activation"];
    const auto depth = act["depth"].get<std::size_t>();
    const Words& words = act["slots"].empty() ? kCalimala.ask_cards
                         : depth == 1         ? kCalimala.ask_act
                                              : kCalimala.ask_act_below;
    const Json& stack = view["stacks"][act["street"].get<std::size_t>()];
    const Json& disc = stack[stack.size() - std::min(depth, stack.size())];
    text = fill(s.say(words),
                {number(act["street"]), street_name(s, act["street"].get<int>()), list_of(s, act["slots"]),
                 s.say(kCalimala.ordinals[std::min<std::size_t>(depth, 3) - 1]),
                 s.say(disc == "white"     ? kCalimala.your_white
                       : disc == "support" ? kCalimala.your_support
                                           : kCalimala.your_own)});
  }
  return wrapped(text, 2);
}

}  // namespace fondaco::terminal::calimala
