#include "serenissima.hpp"

#include <algorithm>

#include "serenissima_box.hpp"

namespace make_tables {

using namespace serenissima;

namespace {

// ---------------------------------------------------------------- things with names

void read_names(const Entry& file, Box& c) {
  check_names(file["name"]);
  check_terms(file["terms"]);
  check_colours(file["colours"], kColours);
  const auto [fewest, most] = read_players(file["players"], kUsualPlayers, kColours);
  c.min_players = fewest;
  c.max_players = most;
}

void read_goods(const Entry& file, Box& c) {
  check_keyed_list(file["goods"], kGoods);
  for (const Entry& good : file["goods"].list()) {
    good.fields({"id", "key", "cubes", "name"}, {"short"});
    require_key(good, kGoodKeys[c.cubes.size()]);
    c.cubes.push_back(good["cubes"].integer(1, kMostOfAKind));
  }
}

// ---------------------------------------------------------------- numbers

void read_dice(const Entry& file, Box& c) {
  const Entry dice = file["dice"];
  dice.fields({"faces", "skulls", "fort_dice"});
  require_number(dice["faces"], kFaces, "dice are cubes");
  c.skulls = dice["skulls"].integer(1, kFaces);  // without any, a battle could go on for ever
  c.fort_dice = dice["fort_dice"].integer(1, kGalleySlots);
}

void read_limits(const Entry& file, Box& c) {
  const Entry limits = file["limits"];
  limits.fields({"galley_slots", "galley_goods", "galleys_per_player", "forts", "basilicas"});
  require_number(limits["galley_slots"], kGalleySlots);
  require_number(limits["galley_goods"], kGalleyGoods, "one place is a sailor's");
  c.galleys_each = limits["galleys_per_player"].integer(2, kMostGalleysEach);
  c.forts = limits["forts"].integer(1, static_cast<int>(kPorts));
  c.basilicas = limits["basilicas"].integer(1, static_cast<int>(kPorts));
}

void read_money(const Entry& file, Box& c) {
  const Entry costs = file["costs"];
  costs.fields({"good", "own_port_free_goods", "sailor", "galley_per_owned", "fort", "basilica"});
  c.good_cost = costs["good"].integer(0, kMostDucats);
  c.free_goods = costs["own_port_free_goods"].integer(0, 1);
  c.sailor_cost = costs["sailor"].integer(0, kMostDucats);
  c.galley_cost = costs["galley_per_owned"].integer(0, kMostDucats);
  c.fort_cost = costs["fort"].integer(0, kMostDucats);
  c.basilica_cost = costs["basilica"].integer(0, kMostDucats);
  const Entry values = file["values"];
  values.fields({"spice_bonus", "basilica_income"});
  c.spice_bonus = values["spice_bonus"].integer(0, kMostDucats);
  c.basilica_income = values["basilica_income"].integer(0, kMostDucats);
  const std::size_t coins = file["coins"].list().size();
  file["coins"].require(coins > 0, "must not be empty");
  read_rising(file["coins"], coins, 1, 1000);
}

// ---------------------------------------------------------------- what lies in the box

void check_components(const Entry& file, const Box& c) {
  file["components"].fields({"boards", "galleys", "sailors", "sailors_per_player", "galley_cubes", "cubes",
                             "coins", "port_cards", "doge_cards", "help_cards", "closed_port_cards", "forts",
                             "basilicas", "dice", "white_markers", "black_markers", "sticker_sheets"});
  const int colours = static_cast<int>(kColours);
  file["goods"].require(
      sum(c.cubes) == component(file, "cubes"),
      "the cubes sum to " + n(sum(c.cubes)) + ", but /components/cubes is " + n(component(file, "cubes")));
  require_component(file, "doge_cards", kDogeCards, "/doge");
  require_component(file, "galleys", kGalleys, "one for each sector of the wheel");
  require_component(file, "galley_cubes", c.galleys_each * colours,
                    "/limits/galleys_per_player in all colours");
  require_component(file, "sailors", component(file, "sailors_per_player") * colours,
                    "sailors_per_player in all colours");
  int closed = 0;
  const std::vector<Entry> setup = file["setup"].list();
  for (std::size_t i = 0; i < c.setup.size(); ++i) {
    setup[i]["sailors"].require(c.setup[i].sailors <= component(file, "sailors_per_player"),
                                n(c.setup[i].sailors) + " sailors, but /components/sailors_per_player is " +
                                    n(component(file, "sailors_per_player")));
    closed = std::max(closed, static_cast<int>(setup[i]["closed"].list().size()));
  }
  require_component(file, "closed_port_cards", closed, "as many as /setup closes at most");
  require_component(file, "port_cards", static_cast<int>(kPorts), "one per port");
  require_component(file, "help_cards", colours, "one per colour");
  require_component(file, "forts", c.forts, "/limits/forts");
  require_component(file, "basilicas", c.basilicas, "/limits/basilicas");
  require_component(file, "dice", kGalleySlots, "as many as the sailors of a full galley");
  for (std::string_view name : {"boards", "white_markers", "black_markers"})
    require_component(file, name, 1, "one for all players");
  component(file, "coins");
  component(file, "sticker_sheets");
}

}  // namespace

std::string serenissima_tables(const Entry& file) {
  file.fields({"format", "game",   "name",        "players",    "sources", "provenance", "terms", "colours",
               "goods",  "ports",  "start_ports", "zones",      "doge",    "setup",      "dice",  "limits",
               "costs",  "values", "coins",       "components", "drawing", "earlier"});
  Box c{};
  read_names(file, c);
  read_goods(file, c);
  read_map(file, c);
  read_dice(file, c);
  read_limits(file, c);
  read_money(file, c);
  read_doge(file, c);
  read_setup(file, c);
  read_earlier(file, c);
  check_components(file, c);
  check_drawing(file, c);
  return header(c);
}

}  // namespace make_tables
