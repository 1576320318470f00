#include "terminal/tuscany/gain.hpp"

#include "terminal/tuscany/names.hpp"
#include "terminal/tuscany/texts.hpp"

namespace fondaco::terminal::tuscany {

Gain gain_of(std::span<const Json> events) {
  Gain gain;
  for (const Json& event : events) {
    const std::string type = event["type"];
    if (type == "turn_over") break;
    if (type == "yield") ++gain.yields;
    if (gain.yields > 0) continue;  // what follows is what the card shows
    if (type == "green") {
      gain.green += event["points"].get<int>();
      if (event["reason"] == "colour") gain.colour += event["points"].get<int>();
    } else if (type == "red") {
      gain.red += event["points"].get<int>();
    } else if (type == "drew") {
      ++gain.cards;
    } else if (type == "gained") {
      int& what = event["what"] == "marble"    ? gain.marble
                  : event["what"] == "workers" ? gain.workers
                                               : gain.hexes;
      what += event["count"].get<int>();
    }
  }
  return gain;
}

std::string points_text(const Scene& s, const Gain& gain) {
  std::string text = "+" + std::to_string(gain.green);
  if (gain.colour > 0) text += fill(s.say(kTuscany.with_colour), {std::to_string(gain.colour)});
  if (gain.red > 0) text += ", +" + counted(s.language, gain.red, kNouns.red_point);
  return text;
}

std::string whole_text(const Scene& s, const Gain& gain, std::size_t colour) {
  std::vector<std::string> parts;
  if (gain.green > 0) parts.push_back(counted(s.language, gain.green, kNouns.green_point));
  if (gain.colour > 0) parts.back() += fill(s.say(kTuscany.of_colour), {std::to_string(gain.colour)});
  if (gain.red > 0) parts.push_back(counted(s.language, gain.red, kNouns.red_point));
  if (const std::string effect = effect_text(s, gain, colour); !effect.empty()) parts.push_back(effect);
  return listed(parts);
}

std::string effect_text(const Scene& s, const Gain& gain, std::size_t colour) {
  if (colour == tables::kCastle) return s.say(kTuscany.castle_effect);
  if (colour == tables::kCity) return s.say(kTuscany.city_effect);
  const std::pair<int, const Noun*> things[] = {
      {gain.cards,   &kNouns.card      },
      {gain.yields,  &kNouns.yield_card},
      {gain.marble,  &kNouns.marble    },
      {gain.workers, &kNouns.worker    },
      {gain.hexes,   &kNouns.hex       }
  };
  std::vector<std::string> parts;
  for (const auto& [count, noun] : things) {
    if (count > 0) parts.push_back(counted(s.language, count, *noun));
  }
  return listed(parts);
}

}  // namespace fondaco::terminal::tuscany
