#include "terminal/serenissima/rowing.hpp"

#include "terminal/serenissima/loading.hpp"
#include "terminal/serenissima/menu_texts.hpp"
#include "terminal/serenissima/names.hpp"
#include "terminal/serenissima/texts.hpp"

namespace fondaco::terminal::serenissima {

namespace {

constexpr std::size_t kSign = 8;

/// The other galleys there, and what they could do.
std::string galley_words(const Scene& s, const Sea& sea, std::size_t zone) {
  std::string signs;
  for (const Galley* galley : sea.in_zone(zone)) {
    if (galley != sea.active) add_to(signs, galley_sign(s, *galley), " ");
  }
  if (!signs.empty()) signs = fill(s.say(kMenu.galleys_there), {signs});
  return signs + blockade_words(s, sea, zone);
}

/// The port's state and what the cargo would bring.
std::string zone_words(const Scene& s, const Sea& sea, std::size_t zone) {
  const std::size_t at = tables::kZonePort[zone];
  if (at >= sea.ports.size()) return s.say(kSerenissima.no_port) + galley_words(s, sea, zone);
  const Port& port = sea.ports[at];
  if (port.closed) return s.say(kSerenissima.closed) + galley_words(s, sea, zone);
  const Galley& galley = *sea.active;
  std::string text = left(good_letter(s, port.good) + ":" + warehouse(s, port, at), kSign);
  text += port.owner == kNeutral ? s.say(kMenu.neutral)
          : port.owner == galley.owner
              ? fill(s.say(kMenu.own_port), {sailors(s, port.garrison)})
              : fill(s.say(kMenu.port_of), {player_name(s, port.owner), sailors(s, port.garrison)});
  if (port.fort) text += " #";
  if (total(galley.cargo) > 0) {
    const Sale all = sale(sea, galley, zone);
    text += "; " + (all.cubes == 0    ? s.say(kMenu.nothing_sells)
                    : all.ducats == 0 ? fill(s.say(kMenu.cargo_to_own), {goods_text(s, all.goods)})
                                      : fill(s.say(kMenu.cargo_brings), {std::to_string(all.ducats)}));
  }
  return text + galley_words(s, sea, zone);
}

/// How far each zone is from the active galley.
std::array<int, tables::kZones> distances(std::size_t from) {
  std::array<int, tables::kZones> far{};
  far.fill(-1);
  far[from] = 0;
  for (std::size_t step = 0; step < tables::kZones; ++step) {
    for (std::size_t zone = 0; zone < tables::kZones; ++zone) {
      if (far[zone] != static_cast<int>(step)) continue;
      for (std::size_t next = 0; next < tables::kZones; ++next) {
        if (adjacent(zone, next) && far[next] < 0) far[next] = far[zone] + 1;
      }
    }
  }
  return far;
}

/// Where else within reach the cargo would sell.
Lines further_away(const Scene& s, const Sea& sea) {
  const int left = sea.active->sailors - sea.moved;
  const auto far = distances(sea.active->zone);
  std::vector<std::string> zones;
  for (std::size_t zone = 0; zone < tables::kZones; ++zone) {
    const Sale all = sale(sea, *sea.active, zone);
    if (far[zone] < 2 || far[zone] > left || all.ducats == 0) continue;
    zones.push_back(fill(s.say(kMenu.further_zone), {zone_name(s, zone), std::to_string(all.ducats),
                                                     counted(s.language, far[zone], kNouns.zone)}));
  }
  return zones.empty() ? Lines() : wrapped("  " + fill(s.say(kMenu.further_away), {listed(zones)}), 4);
}

}  // namespace

std::string blockade_words(const Scene& s, const Sea& sea, std::size_t zone) {
  std::string text;
  for (const int seat : sea.blockaders(zone))
    text +=
        "; " + fill(s.say(kMenu.may_blockade), {player_name(s, seat), sailors(s, sea.sailors(seat, zone))});
  return text;
}

Menu rowing(const Scene& s, const Sea& sea, std::span<const Option> options) {
  constexpr std::size_t kName = 16;
  std::vector<Entry> entries;
  for (const Option& option : options) {
    const bool stays = option.notation == "end";
    const std::size_t zone = stays ? sea.active->zone : zone_with(words_of(option.notation)[1]);
    entries.push_back({option.action, stays ? &kMenu.stop_label : &kMenu.row_label,
                       left(zone_name(s, zone), kName) + zone_words(s, sea, zone), stays ? kLate : 0});
  }
  Menu menu;
  add_entries(s, menu, std::move(entries));
  append(menu.lines, further_away(s, sea));
  return menu;
}

}  // namespace fondaco::terminal::serenissima
