#include "terminal/serenissima/menu_texts.hpp"
#include "terminal/serenissima/names.hpp"
#include "terminal/serenissima/screen.hpp"
#include "terminal/serenissima/texts.hpp"

// What is asked.

namespace fondaco::terminal::serenissima {

namespace {

/// Asked of an opponent in the middle of somebody's turn.
std::string blockade_question(const Scene& s, const Sea& sea) {
  const std::string phase = s.view["phase"];
  const Galley& galley = *sea.active;
  const bool row = phase == "move_blockade";
  const Words& ask = row                        ? kMenu.ask_move_blockade
                     : phase == "sell_blockade" ? kMenu.ask_sale_blockade
                                                : kMenu.ask_capture_blockade;
  const std::string more =
      row ? counted(s.language, galley.sailors - sea.moved, kNouns.zone_rowed)
          : counted(s.language, sale(sea, galley, galley.zone).ducats, kNouns.up_to_ducats);
  std::string text = fill(
      s.say(ask), {player_name(s, galley.owner), std::to_string(galley.number), crew_and_cargo(s, galley),
                   zone_name(s, galley.zone), sailors(s, sea.sailors(s.seat, galley.zone)), more});
  if (s.view["queue"].size() > 1)
    text += fill(s.say(kMenu.asked_next), {player_name(s, s.view["queue"][1].get<int>())});
  return text;
}

std::string battle_question(const Scene& s, const Sea& sea) {
  const Json& target = s.view["target"];
  const bool port = !target.is_number();
  const Port* here = sea.open_port(sea.active->zone);
  const int against = port ? here->garrison : sea.galleys.at(target.get<int>()).sailors;
  const std::string who = port ? zone_name(s, sea.active->zone)
                               : galley_of(s, target.get<int>(), sea.galleys.at(target.get<int>()).owner);
  return fill(s.say(kMenu.ask_continue), {std::to_string(sea.active->number), sailors(s, sea.active->sailors),
                                          dice(s, sea.strength), who, dice(s, against)});
}

/// The beaten galley is the one without sailors.
std::string loot_question(const Scene& s, const Sea& sea) {
  const Galley& target = sea.galleys.at(s.view["target"].get<int>());
  const Galley& beaten = target.sailors == 0 ? target : *sea.active;
  const std::string cargo = goods_text(s, beaten.cargo);
  return fill(s.say(kMenu.ask_loot),
              {std::to_string(beaten.number), cargo.empty() ? s.say(kSerenissima.no_cargo) : cargo});
}

std::string land_question(const Scene& s, const Sea& sea) {
  const std::size_t zone = sea.active->zone;
  const bool conquest = s.view["target"].is_string();  // "port"
  if (conquest && sea.active->sailors == 1) return fill(s.say(kMenu.ask_only_lands), {zone_name(s, zone)});
  return fill(s.say(conquest ? kMenu.ask_conquest_land : kMenu.ask_capture_land),
              {zone_name(s, zone), std::to_string(sea.active->sailors),
               std::to_string(tables::kWarehouse[tables::kZonePort[zone]])});
}

std::string load_question(const Scene& s, const Sea& sea) {
  const int load = sea.active->load();
  return fill(s.say(load > tables::kGalleySlots ? kMenu.ask_unload : kMenu.ask_load),
              {std::to_string(load), std::to_string(tables::kGalleySlots)});
}

std::string step3_question(const Scene& s, const Sea& sea) {
  std::string blocked;
  if (s.view["sale_blocked"].get<bool>()) blocked += s.say(kMenu.sale_blocked);
  if (s.view["capture_blocked"].get<bool>()) blocked += s.say(kMenu.capture_blocked);
  if (s.view["fought"].get<bool>()) blocked += s.say(kMenu.sale_over);
  return fill(s.say(kMenu.ask_step3), {std::to_string(sea.strength), blocked});
}

std::string close_question(const Scene& s, const Sea& sea) {
  std::string goods;
  for (std::size_t good = 0; good < tables::kGoods; ++good) {
    bool closed = false;
    for (std::size_t port = 0; port < tables::kPorts; ++port)
      closed |= sea.ports[port].good == good && sea.ports[port].closed;
    if (((tables::kSetUp[static_cast<std::size_t>(s.players)].closed >> good) & 1u) != 0 && !closed)
      add_to(goods, good_name(s, good));
  }
  return fill(s.say(kMenu.ask_close), {goods});
}

std::string turn_question(const Scene& s, const Sea& sea) {
  return fill(s.say(kMenu.ask_turn), {std::to_string(sea.active->number), zone_name(s, sea.active->zone),
                                      crew_and_cargo(s, *sea.active)});
}

/// A question about the galley whose turn it is; empty in other phases.
std::string galley_question(const Scene& s, const Sea& sea) {
  const std::string phase = s.view["phase"];
  if (sea.active == nullptr) return {};
  if (phase.ends_with("_blockade")) return blockade_question(s, sea);
  if (phase == "turn") return turn_question(s, sea);
  if (phase == "load") return load_question(s, sea);
  if (phase == "move")
    return fill(s.say(kMenu.ask_move), {counted(s.language, sea.active->sailors - sea.moved, kNouns.zone)});
  if (phase == "step3") return step3_question(s, sea);
  if (phase == "sell") return fill(s.say(kMenu.ask_sell), {zone_name(s, sea.active->zone)});
  if (phase == "land") return land_question(s, sea);
  if (phase == "combat_continue") return battle_question(s, sea);
  return phase == "loot" ? loot_question(s, sea) : "";
}

}  // namespace

Lines question(const Scene& s) {
  const Sea sea(s);
  if (const std::string text = galley_question(s, sea); !text.empty()) return wrapped(text, 2);
  const std::string phase = s.view["phase"];
  if (phase == "invest")
    return wrapped(
        fill(s.say(kMenu.ask_invest), {ducats(s, tables::kSailorCost), std::to_string(tables::kFortCost),
                                       std::to_string(tables::kBasilicaCost)}),
        2);
  if (phase == "setup_close") return wrapped(close_question(s, sea), 2);
  if (phase == "setup_galley") {
    const int galleys = tables::kSetUp[static_cast<std::size_t>(s.players)].start_galleys;
    return wrapped(
        fill(s.say(kMenu.ask_number), {std::to_string(sea.galleys_of(s.seat) + 1), std::to_string(galleys)}),
        2);
  }
  if (phase == "special")
    return wrapped(fill(s.say(kMenu.ask_special), {counted(s.language, sea.galleys_of(s.seat), kNouns.galley),
                                                   ducats(s, tables::kSailorCost)}),
                   2);
  const Words& ask = phase == "setup_port"   ? kMenu.ask_port
                     : phase == "buy_number" ? kMenu.ask_buy_number
                     : phase == "buy_place"  ? kMenu.ask_buy_place
                                             : kMenu.ask_buy_crew;
  const Json& buying = s.view["buying"];
  const bool named = buying.is_object() && !buying["number"].is_null();
  return wrapped(fill(s.say(ask), {named ? number(buying["number"]) : ""}), 2);
}

}  // namespace fondaco::terminal::serenissima
