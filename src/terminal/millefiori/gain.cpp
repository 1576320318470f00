#include "terminal/millefiori/gain.hpp"

#include "terminal/millefiori/names.hpp"
#include "terminal/millefiori/texts.hpp"

namespace fondaco::terminal::millefiori {

bool Gain::add(const Json& event) {
  const std::string type = event["type"];
  if (type == "placed") {
    cell = text_of(event["cell"]);
  } else if (type == "points") {
    points[event["seat"].get<std::size_t>()] += event["points"].get<int>();
    if (event["reason"] == "sea") sea += event["points"].get<int>();
  } else if (type == "bonus") {
    bonus = event["value"].get<int>();
  } else if (type == "no_rhombus") {
    no_rhombus = true;
  } else if (type == "sailed") {
    ship = event["to"].get<int>();
  } else if (type == "earned") {
    earned = true;
  } else if (type == "lapsed") {
    lapsed = true;
  } else if (type == "supply_empty") {
    ends = true;
  } else {
    return false;
  }
  return true;
}

Gain gain_of(std::span<const Json> events) {
  Gain gain;
  for (const Json& event : events) {
    if (event["type"] == "turn_over") break;
    gain.add(event);
  }
  return gain;
}

std::string gain_text(const Scene& s, const Gain& gain, Seat seat, std::string_view of_row) {
  if (gain.empty()) return s.say(kMillefiori.stays);
  const int placing = gain.points[seat] - gain.sea;
  std::string text = gain.cell;
  if (gain.in_harbour()) {
    text +=
        placing > 0 ? fill(s.say(kMillefiori.with_fleet), {std::to_string(placing)}) : std::string(of_row);
  } else if (!text.empty()) {
    text += "\u00a0+" + std::to_string(placing);
  }
  if (gain.bonus > 0) text += fill(s.say(kMillefiori.with_bonus), {std::to_string(gain.bonus)});
  if (gain.ship) {
    add_to(text, fill(s.say(kMillefiori.ship_to), {std::to_string(*gain.ship), std::to_string(gain.sea)}));
  }
  for (int p = 0; p < s.players; ++p) {
    const int points = gain.points[static_cast<std::size_t>(p)];
    if (p != seat && points > 0) text += ", " + player_letter(s, p) + "\u00a0+" + std::to_string(points);
  }
  return text;
}

}  // namespace fondaco::terminal::millefiori
