#include "terminal/serenissima/loading.hpp"
#include "terminal/serenissima/menu_texts.hpp"
#include "terminal/serenissima/names.hpp"
#include "terminal/serenissima/odds.hpp"
#include "terminal/serenissima/rowing.hpp"
#include "terminal/serenissima/screen.hpp"
#include "terminal/serenissima/texts.hpp"

// The options in words, with what they bring. Loading and rowing have files of their own.

namespace fondaco::terminal::serenissima {

namespace {

/// The goods of a sale and what they bring.
std::string sale_words(const Scene& s, const Sea& sea) {
  const Galley& galley = *sea.active;
  const Sale all = sale(sea, galley, galley.zone);
  const bool own = sea.open_port(galley.zone)->owner == galley.owner;
  const bool exact = own || all.cubes == 1;
  const std::string brings = counted(s.language, all.ducats, exact ? kNouns.ducat : kNouns.up_to_ducats);
  const Words& words = own ? kMenu.sell_own : all.cubes == 1 ? kMenu.sell_single : kMenu.sell_all;
  return fill(s.say(words), {goods_text(s, all.goods), brings}) + blockade_words(s, sea, galley.zone);
}

std::string attack_words(const Scene& s, const Sea& sea, const Galley& target) {
  const int chance = chance_to_win(sea.strength, sea.active->sailors, target.sailors, false);
  return fill(s.say(kMenu.attack_galley),
              {galley_of(s, target.number, target.owner), crew_and_cargo(s, target), dice(s, sea.strength),
               std::to_string(target.sailors), std::to_string(chance)});
}

std::string attack_port_words(const Scene& s, const Sea& sea) {
  const std::size_t zone = sea.active->zone;
  const Port& port = *sea.open_port(zone);
  const int chance = chance_to_win(sea.strength, sea.active->sailors, port.garrison, port.fort);
  const std::string text =
      fill(s.say(kMenu.attack_port), {zone_name(s, zone), side_name(s, port.owner), dice(s, sea.strength),
                                      std::to_string(port.garrison), std::to_string(chance)});
  return port.fort ? text + fill(s.say(kMenu.fort_first), {dice(s, tables::kFortDice)}) : text;
}

std::string sell_one_words(const Scene& s, const Sea& sea, std::size_t good) {
  const int price = sale_price(sea, sea.active->owner, sea.active->zone, good);
  return price == 0 ? fill(s.say(kMenu.sell_one_own), {good_name(s, good)})
                    : fill(s.say(kMenu.sell_one), {good_name(s, good), ducats(s, price)});
}

Entry landing(const Scene& s, const Sea& sea, const Option& option, int landed) {
  if (landed == 0) return {option.action, &kMenu.danger_label, s.say(kMenu.land_none), kDanger};
  const int rest = sea.active->sailors - landed;
  if (rest > 0)
    return {option.action, &kMenu.land_label,
            fill(s.say(kMenu.land_some),
                 {counted(s.language, landed, kNouns.sailor_landed), std::to_string(rest)})};
  return {option.action, &kMenu.danger_label,
          fill(s.say(landed == 1 ? kMenu.land_only : kMenu.land_all), {std::to_string(landed)}) +
              sinking_words(s, *sea.active),
          kDanger};
}

/// "Valencia (wood, 5 slots); near: Barcelona stone, …".
std::string start_words(const Scene& s, const Sea& sea, std::size_t port) {
  const std::size_t zone = tables::kPortZone[port];
  std::vector<std::string> near;
  for (std::size_t other = 0; other < tables::kZones; ++other) {
    if (!adjacent(zone, other)) continue;
    const std::size_t at = tables::kZonePort[other];
    const bool has_port = at < tables::kPorts;
    const std::string name = zone_name(s, other);
    near.push_back(!has_port ? name
                   : sea.ports[at].closed
                       ? fill(s.say(kMenu.near_closed), {name})
                       : fill(s.say(kMenu.near_item), {name, good_name(s, sea.ports[at].good)}));
  }
  return fill(s.say(kMenu.start_item),
              {zone_name(s, zone), good_name(s, sea.ports[port].good),
               counted(s.language, tables::kWarehouse[port], kNouns.slot), listed(near)});
}

std::string hire_words(const Scene& s, const Sea& sea, std::string_view at) {
  if (const int number = number_of(at); number > 0) {
    if (s.view["phase"] == "buy_crew") return fill(s.say(kMenu.crew_hired), {ducats(s, tables::kSailorCost)});
    const Galley& galley = sea.galleys.at(number);
    return fill(s.say(kMenu.hire_on_galley),
                {std::to_string(number), zone_name(s, galley.zone), crew_and_cargo(s, galley)});
  }
  const std::size_t port = zone_with(at);
  return fill(s.say(kMenu.hire_in_port), {zone_name(s, port), std::to_string(sea.ports[port].garrison),
                                          std::to_string(tables::kWarehouse[port])});
}

std::string buy_words(const Scene& s, const Sea& sea) {
  const int price = tables::kGalleyCost * sea.galleys_of(s.seat);
  if (s.options.value("new_galley_crew", "hire") != "hire")
    return fill(s.say(kMenu.buy_item_either), {ducats(s, price), std::to_string(tables::kSailorCost)});
  return fill(s.say(kMenu.buy_item), {std::to_string(price), std::to_string(tables::kSailorCost),
                                      ducats(s, price + tables::kSailorCost)});
}

std::string garrison_words(const Scene& s, const Sea& sea) {
  const std::size_t port = zone_with(text_of(s.view["buying"]["port"]));
  const int garrison = sea.ports[port].garrison;
  return fill(s.say(kMenu.crew_from_garrison),
              {zone_name(s, port), std::to_string(garrison), std::to_string(garrison - 1)});
}

Entry numbered(const Scene& s, const Option& option, int number) {
  const std::string text = fill(s.say(kMenu.number_item), {std::to_string(number)});
  const auto own = static_cast<std::size_t>(number);
  if (s.view["phase"] == "setup_galley" || s.view["wheel"] == 0)
    return {option.action, &kMenu.galley_label, text, 0, own};
  const bool soon = number > s.view["wheel"].get<int>();
  return {option.action, soon ? &kMenu.this_round_label : &kMenu.next_round_label, text, soon ? 0 : 1, own};
}

Entry port_chosen(const Scene& s, const Sea& sea, const Option& option, std::size_t port) {
  if (s.view["phase"] == "setup_port") return {option.action, &kMenu.start_label, start_words(s, sea, port)};
  if (s.view["phase"] == "setup_close")
    return {option.action, &kMenu.close_label,
            fill(s.say(kMenu.place_item), {zone_name(s, port), good_name(s, sea.ports[port].good)}),
            static_cast<int>(sea.ports[port].good)};
  return {option.action, &kMenu.place_label,
          fill(s.say(kMenu.place_item), {zone_name(s, port), sailors(s, sea.ports[port].garrison)})};
}

/// What the active galley could still do if its way or its sale is blockaded.
std::string still_possible(const Scene& s, std::string_view phase) {
  const Sea sea(s);
  if (sea.active == nullptr) return {};
  const std::size_t zone = sea.active->zone;
  const Port* port = sea.open_port(zone);
  std::string may;
  if (phase == "move_blockade" && port != nullptr && sale(sea, *sea.active, zone).cubes > 0)
    add_to(may, s.say(kMenu.still_sell));
  if (port != nullptr && port->owner == kNeutral) add_to(may, s.say(kMenu.still_capture));
  const int needed = s.options.value("min_attack_strength", 1);
  if (sea.strength >= needed) add_to(may, s.say(kMenu.still_fight));
  return may;
}

Entry answer(const Scene& s, const Option& option, bool yes) {
  const std::string phase = s.view["phase"];
  const std::size_t of = phase == "move_blockade" ? 0 : phase == "sell_blockade" ? 1 : 2;
  if (!yes) return {option.action, &kMenu.answer_label, s.say(kMenu.no[of])};
  const std::string may = still_possible(s, phase);
  const std::string text = fill(s.say(kMenu.yes[of]), {may.empty() ? may : fill(s.say(kMenu.still), {may})});
  return {option.action, &kMenu.answer_label, text};
}

const Words& end_words(const Json& phase) {
  if (phase == "load") return kMenu.end_load;
  if (phase == "move") return kMenu.end_move;
  if (phase == "sell") return kMenu.end_sale;
  if (phase == "loot") return kMenu.end_loot;
  if (phase == "invest") return kMenu.end_invest;
  if (phase == "special") return kMenu.end_special;
  return phase == "combat_continue" ? kMenu.break_off : kMenu.end_turn;
}

/// The odds of the battle under way.
int chance_now(const Sea& sea, const Scene& s) {
  const Json& target = s.view["target"];
  const int against = target.is_number() ? sea.galleys.at(target.get<int>()).sailors
                                         : sea.open_port(sea.active->zone)->garrison;
  return chance_to_win(sea.strength, sea.active->sailors, against, false);
}

Entry single_word(const Scene& s, const Sea& sea, const Option& option) {
  const std::string_view verb = option.notation;
  if (verb == "activate")
    return {option.action, &kMenu.activate_label,
            fill(s.say(kMenu.activate_item), {std::to_string(sea.active->number),
                                              counted(s.language, sea.active->sailors, kNouns.up_to_zones)})};
  if (verb == "invest") return {option.action, &kMenu.invest_label, s.say(kMenu.invest_item)};
  if (verb == "yes" || verb == "no") return answer(s, option, verb == "yes");
  if (verb == "continue")
    return {option.action, &kMenu.fight_label,
            fill(s.say(kMenu.fight_on), {std::to_string(chance_now(sea, s))})};
  if (verb == "sell") return {option.action, &kMenu.sell_label, sale_words(s, sea)};
  if (verb == "capture") {
    const std::size_t zone = sea.active->zone;
    const std::string room = std::to_string(tables::kWarehouse[tables::kZonePort[zone]]);
    const bool asked = s.options.value("capture_blockade", true);
    return {option.action, &kMenu.capture_label,
            fill(s.say(kMenu.capture_item),
                 {zone_name(s, zone), room, asked ? blockade_words(s, sea, zone) : ""}) +
                (sea.active->sailors == 1 ? sinking_words(s, *sea.active) : ""),
            1};
  }
  if (verb == "buy") return {option.action, &kMenu.buy_label, buy_words(s, sea), 1};
  const bool battle = s.view["phase"] == "combat_continue";
  return {option.action, battle ? &kMenu.fight_label : &kMenu.end_label, s.say(end_words(s.view["phase"])),
          kLate};
}

Entry entry_of(const Scene& s, const Sea& sea, const Option& option) {
  const WordList words = words_of(option.notation);
  const std::string_view verb = words[0];
  if (words.size() == 1) return single_word(s, sea, option);
  const std::string_view what = words[1];
  if (verb == "attack" && what == "port")
    return {option.action, &kMenu.attack_label, attack_port_words(s, sea), 2};
  if (verb == "attack")
    return {option.action, &kMenu.attack_label, attack_words(s, sea, sea.galleys.at(number_of(what))), 2};
  if (verb == "land") return landing(s, sea, option, number_of(what));
  if (verb == "number") return numbered(s, option, number_of(what));
  if (verb == "sell") return {option.action, &kMenu.sell_label, sell_one_words(s, sea, good_with(what))};
  if (verb == "take") return {option.action, &kMenu.loot_label, good_name(s, good_with(what))};
  if (verb == "jettison")
    return {option.action, &kMenu.room_label, fill(s.say(kMenu.jettison), {good_name(s, good_with(what))}),
            1};
  if (verb == "port") return port_chosen(s, sea, option, zone_with(what));
  if (verb == "sailor") return {option.action, &kMenu.galley_label, garrison_words(s, sea)};
  if (verb == "hire") {
    const bool first = s.view["phase"] == "buy_crew";
    return {option.action, first ? &kMenu.galley_label : &kMenu.hire_label, hire_words(s, sea, what)};
  }
  const std::string place = zone_name(s, zone_with(what));
  if (verb == "fort")
    return {option.action, &kMenu.build_label,
            fill(s.say(kMenu.fort_item), {place, ducats(s, tables::kFortCost), dice(s, tables::kFortDice)}),
            2};
  return {option.action, &kMenu.build_label,
          fill(s.say(kMenu.basilica_item),
               {place, ducats(s, tables::kBasilicaCost), std::to_string(tables::kBasilicaIncome)}),
          2};
}

/// What the port produces where the active galley lies.
std::string port_good(const Scene& s) {
  const Sea sea(s);
  return sea.active == nullptr ? "" : good_name(s, sea.ports[tables::kZonePort[sea.active->zone]].good);
}

}  // namespace

Menu menu(const Scene& s, std::span<const Option> options) {
  const Sea sea(s);
  if (s.view["phase"] == "load") return loading(s, sea, options);
  if (s.view["phase"] == "move") return rowing(s, sea, options);
  std::vector<Entry> entries;
  for (const Option& option : options) entries.push_back(entry_of(s, sea, option));
  Menu menu;
  add_entries(s, menu, std::move(entries));
  return menu;
}

/// The move in a few words.
std::string option(const Scene& s, std::string_view notation) {
  const WordList words = words_of(notation);
  const std::string_view verb = words[0];
  if (words.size() == 1) {
    if (verb == "activate") return s.say(kMenu.option_activate);
    if (verb == "invest") return s.say(kMenu.option_invest);
    if (verb == "yes" || verb == "no") return answer(s, {}, verb == "yes").text;
    if (verb == "continue") return s.say(kMenu.option_continue);
    if (verb == "sell") return s.say(kMenu.option_sell);
    if (verb == "capture") return s.say(kMenu.option_capture);
    if (verb == "load") return fill(s.say(kMenu.option_load), {port_good(s)});
    if (verb == "scuttle") return s.say(kMenu.option_scuttle);
    if (verb == "buy") return s.say(kMenu.option_buy);
    return s.say(end_words(s.view["phase"]));
  }
  const auto in_words = [&](const Words& text) { return fill(s.say(text), {words[1]}); };
  const auto at_zone = [&](const Words& text) {
    return fill(s.say(text), {zone_name(s, zone_with(words[1]))});
  };
  if (verb == "attack")
    return words[1] == "port" ? s.say(kMenu.option_attack_port) : in_words(kMenu.option_attack);
  if (verb == "land") return in_words(kMenu.option_land);
  if (verb == "number") return in_words(kMenu.option_number);
  if (verb == "move") return at_zone(kMenu.option_move);
  if (verb == "port") return at_zone(kMenu.option_port);
  if (verb == "hire")
    return number_of(words[1]) > 0 ? in_words(kMenu.option_hire_galley) : at_zone(kMenu.option_hire_port);
  if (verb == "fort") return at_zone(kMenu.option_fort);
  if (verb == "basilica") return at_zone(kMenu.option_basilica);
  if (verb == "sell" || verb == "take")
    return fill(s.say(verb == "sell" ? kMenu.option_sell_good : kMenu.option_take),
                {good_name(s, good_with(words[1]))});
  if (s.view["phase"] == "buy_crew") return s.say(kMenu.option_garrison);
  return loading_words(s, Sea(s), notation);
}

}  // namespace fondaco::terminal::serenissima
