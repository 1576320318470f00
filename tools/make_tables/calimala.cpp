#include "calimala.hpp"

#include <algorithm>
#include <array>

#include "calimala_box.hpp"

namespace make_tables {

using namespace calimala;

namespace {

// ---------------------------------------------------------------- things with names

void check_kind(const Entry& entry, std::string_view expected) {
  entry["kind"].require(entry["kind"].text() == expected, "must be " + in_quotes(expected) + " for this id");
}

void read_things(const Entry& file, Box& c) {
  check_names(file["name"]);
  check_names(file["full_name"]);

  c.actions = check_keyed_list(file["actions"], kActionKeys.size());
  for (const Entry& action : file["actions"].list()) {
    action.fields({"id", "key", "name", "short"});
    require_key(action, kActionKeys[static_cast<std::size_t>(action["id"].integer(0, kByte))]);
  }

  c.cities = check_keyed_list(file["cities"], kCities);
  for (const Entry& city : file["cities"].list()) {
    city.fields({"id", "key", "kind", "capacity", "name"}, {"short"});
    check_kind(city, c.city_capacity.size() < kPorts ? "port" : "trade");
    c.city_capacity.push_back(city["capacity"].integer(1, 60));
  }

  c.buildings = check_keyed_list(file["buildings"], kBuildings);
  for (const Entry& building : file["buildings"].list()) {
    building.fields({"id", "key", "kind", "sculpture_cells", "name"}, {"short", "full"});
    check_kind(building, c.sculpture_cells.size() < kChurches ? "church" : "council");
    c.sculpture_cells.push_back(building["sculpture_cells"].integer(1, 9));
  }

  c.materials = check_keyed_list(file["materials"], kMaterials);
  for (const Entry& material : file["materials"].list()) {
    material.fields({"id", "key", "name"});
    // The first three actions gain the three materials.
    require_key(material, kActionKeys[static_cast<std::size_t>(material["id"].integer(0, kByte))]);
  }

  c.colours = check_colours(file["colours"], kColours);
}

// ---------------------------------------------------------------- where cubes go

void read_locations(const Entry& file, Box& c) {
  c.row_capacity = integers(file["row_capacity"], kChurches, 1, 9);
  c.house_cells = integers(file["house_cells"], kCities - kPorts, 0, 5);
  c.locations = check_keyed_list(file["locations"], kLocations);
  const std::vector<Entry> locations = file["locations"].list();
  for (std::size_t i = 0; i < kLocations; ++i) {
    const Entry& entry = locations[i];
    std::string kind, key, capacity_at;
    if (i < kFirstRow) {
      entry.fields({"id", "key", "kind", "city", "capacity_at", "name"});
      kind = "cloth";
      key = c.cities[i];
      require_text(entry["city"], key);
      capacity_at = "/cities/" + std::to_string(i) + "/capacity";
      c.capacity[i] = c.city_capacity[i];
    } else if (i < kFirstSculptures) {
      entry.fields({"id", "key", "kind", "building", "material", "capacity_at", "name"});
      const std::size_t church = (i - kFirstRow) / kMaterials;
      const std::size_t material = (i - kFirstRow) % kMaterials;
      kind = "row";
      key = c.buildings[church] + "_" + c.materials[material];
      require_text(entry["building"], c.buildings[church]);
      require_text(entry["material"], c.materials[material]);
      capacity_at = "/row_capacity/" + std::to_string(church);
      c.capacity[i] = c.row_capacity[church];
    } else {
      entry.fields({"id", "key", "kind", "building", "capacity_at", "name"});
      const std::size_t building = i - kFirstSculptures;
      kind = "sculptures";
      key = c.buildings[building] + "_sculptures";
      require_text(entry["building"], c.buildings[building]);
      capacity_at = "/buildings/" + std::to_string(building) + "/sculpture_cells";
      c.capacity[i] = c.sculpture_cells[building];
    }
    check_kind(entry, kind);
    require_key(entry, key);
    require_text(entry["capacity_at"], capacity_at);
  }
}

Locations read_location_list(const Entry& list, const Keys& keys) {
  Locations set = 0;
  for (const Entry& entry : list.list()) {
    const std::size_t location = entry.index_in(keys, "location");
    entry.require((set & bit(location)) == 0, "location " + in_quotes(keys[location]) + " is listed twice");
    set |= bit(location);
  }
  list.require(set != 0, "must not be empty");
  return set;
}

void check_object(const Entry& entry, std::size_t object, Locations set, const Box& c) {
  const std::string& key = object < kCities ? c.cities[object] : c.buildings[object - kCities];
  require_key(entry, key);
  entry["locations"].require(set == locations_of_object(object),
                             "must be the locations of " + in_quotes(key));
}

void read_scoring(const Entry& file, Box& c) {
  c.tiles = check_keyed_list(file["scoring_tiles"], kTiles);
  std::array<int, kLocations> counted{};
  for (const Entry& tile : file["scoring_tiles"].list()) {
    tile.fields({"id", "key", "name", "locations"}, {"short"});
    const Locations set = read_location_list(tile["locations"], c.locations);
    if (c.tile_locations.size() < kCities + kChurches) check_object(tile, c.tile_locations.size(), set, c);
    tile["locations"].require(std::count(c.tile_locations.begin(), c.tile_locations.end(), set) == 0,
                              "another tile counts the same locations");
    c.tile_locations.push_back(set);
    for (std::size_t i = 0; i < kLocations; ++i) counted[i] += (set & bit(i)) != 0;
  }
  for (std::size_t i = 0; i < kLocations; ++i) {
    // A cube counts for its city or church and for one kind of gift; the Palazzo has no tile of its own.
    const int expected = i == kLocations - 1 ? 1 : 2;
    file["scoring_tiles"].require(counted[i] == expected, "location " + in_quotes(c.locations[i]) +
                                                              " is counted by " + n(counted[i]) +
                                                              " tiles, expected " + n(expected));
  }

  c.influence = check_keyed_list(file["influence_cards"], kInfluenceCards);
  for (const Entry& card : file["influence_cards"].list()) {
    card.fields({"id", "key", "name", "locations", "counts_seats"}, {"short"});
    const std::size_t object = c.influence_locations.size();
    const Locations set = read_location_list(card["locations"], c.locations);
    check_object(card, object, set, c);
    const bool seats = card["counts_seats"].flag();
    card["counts_seats"].require(seats == (object == kInfluenceCards - 1),
                                 "only the card of the council counts its seats");
    c.influence_locations.push_back(set);
    c.influence_seats.push_back(seats ? 1 : 0);
  }

  const Entry council = file["council"];
  council.fields({"spaces", "rows", "columns", "name"});
  check_names(council["name"]);
  const int spaces = council["spaces"].integer(1, kByte);
  council["spaces"].require(spaces == static_cast<int>(kTiles), "must be one space per scoring tile");
  council["columns"].require(
      council["rows"].integer(1, spaces) * council["columns"].integer(1, spaces) == spaces,
      "rows times columns must be " + n(spaces));

  for (auto [field, points] : {
           std::pair{"phase_points",     &c.phase_points    },
           {"influence_points", &c.influence_points}
  }) {
    *points = integers(file[field], 3, 0, 20);
    for (std::size_t place = 1; place < points->size(); ++place)
      file[field].list()[place].require((*points)[place] < (*points)[place - 1],
                                        "points must fall from place to place");
  }
}

// ---------------------------------------------------------------- the city

void read_city(const Entry& file, Box& c) {
  const Entry city = file["city"];
  city.fields({"columns", "rows", "centre_cell", "centre_action"});
  city["columns"].integer(kSide, kSide);
  city["rows"].integer(kSide, kSide);
  c.centre_cell = city["centre_cell"].integer(0, kCells - 1);
  city["centre_cell"].require(c.centre_cell == kCells / 2,
                              "must be " + n(kCells / 2) + ", the middle of the grid");
  c.centre_action = city["centre_action"].index_in(c.actions, "action");

  for (const Entry& street : file["streets"].list(kStreets)) {
    street.fields({"id", "cells"});
    check_id(street, c.streets.size());
    std::array<int, 2> cells{};
    const std::vector<Entry> ends = street["cells"].list(2);
    for (std::size_t i = 0; i < 2; ++i) {
      cells[i] = ends[i].integer(-kByte, kByte);
      street["cells"].require(cells[i] >= 0 && cells[i] < kCells,
                              "cell " + n(cells[i]) + " does not exist (0 to " + n(kCells - 1) + ")");
    }
    const auto [a, b] = cells;
    street["cells"].require(a < b, "the smaller cell must come first");
    const bool neighbours = (b == a + 1 && a / kSide == b / kSide) || b == a + kSide;
    street["cells"].require(neighbours, "cells " + n(a) + " and " + n(b) + " are not neighbours");
    street["cells"].require(std::find(c.streets.begin(), c.streets.end(), cells) == c.streets.end(),
                            "cells " + n(a) + " and " + n(b) + " are already joined by another street");
    c.streets.push_back(cells);  // twelve different pairs of neighbours are all there are
  }

  const Entry layout = file["suggested_layout"];
  layout.fields({"key", "name", "cells"});
  layout["key"].key();
  check_names(layout["name"]);
  for (const Entry& cell : layout["cells"].list(kCells)) {
    const int action = static_cast<int>(cell.index_in(c.actions, "action"));
    cell.require(std::find(c.layout.begin(), c.layout.end(), action) == c.layout.end(),
                 "action " + in_quotes(c.actions[static_cast<std::size_t>(action)]) + " is used twice");
    const bool centre = static_cast<int>(c.layout.size()) == c.centre_cell;
    cell.require(
        !centre || action == static_cast<int>(c.centre_action),
        "the centre must be " + in_quotes(c.actions[c.centre_action]) + ", as /city/centre_action says");
    c.layout.push_back(action);
  }
}

// ---------------------------------------------------------------- pieces, mats and set-up

void read_mat(const Entry& file, Box& c) {
  const Entry mat = file["mat"];
  mat.fields({"warehouse", "workshop", "workshops", "ships"});
  c.warehouse = mat["warehouse"].integer(1, 9);
  c.workshop_load = mat["workshop"].integer(1, 9);
  c.max_workshops = mat["workshops"].integer(1, 3);
  c.max_ships = mat["ships"].integer(1, 3);  // the rules number all ways to load three ships

  const Entry costs = file["build_costs"];
  costs.fields({"ship", "house", "workshop"});
  const std::array<std::string_view, 3> builds = {"ship", "house", "workshop"};
  for (std::size_t i = 0; i < builds.size(); ++i) {
    const Entry cost = costs[builds[i]];
    cost.fields({"wood", "brick", "marble"});
    for (const std::string& material : c.materials)
      c.costs[i].push_back(cost[material].integer(0, c.warehouse));
    cost.require(sum(c.costs[i]) > 0, "must cost something");
  }
}

void check_components(const Entry& file, Box& c) {
  file["components"].fields({"action_tiles", "scoring_tiles", "action_cards", "influence_cards",
                             "player_mats", "discs", "discs_per_colour", "white_discs", "cubes",
                             "cubes_per_colour", "ships_per_player", "houses_per_player", "workshop_tiles",
                             "workshop_tiles_per_player", "fifty_point_tokens", "active_player_tokens"});
  const int colours = static_cast<int>(kColours);
  require_component(file, "action_tiles", static_cast<int>(c.actions.size()) - 1,
                    "every action but the centre's");
  require_component(file, "scoring_tiles", static_cast<int>(kTiles), "/scoring_tiles");
  require_component(file, "influence_cards", static_cast<int>(kInfluenceCards), "/influence_cards");
  require_component(file, "player_mats", colours, "one per colour");
  require_component(file, "discs", component(file, "discs_per_colour") * colours,
                    "discs_per_colour in all colours");
  require_component(file, "cubes", component(file, "cubes_per_colour") * colours,
                    "cubes_per_colour in all colours");
  require_component(file, "ships_per_player", c.max_ships, "/mat/ships");
  require_component(file, "houses_per_player", static_cast<int>(kCities - kPorts), "one per trade city");
  require_component(file, "workshop_tiles_per_player", c.max_workshops - 1, "all workshops but the first");
  require_component(file, "workshop_tiles", (c.max_workshops - 1) * colours, "those of all players");
  require_component(file, "fifty_point_tokens", colours, "one per colour");
  require_component(file, "active_player_tokens", 1, "one player is active");
}

void read_cards(const Entry& file, Box& c) {
  c.action_cards = component(file, "action_cards");
  c.card_copies = integers(file["card_copies"], c.actions.size(), 0, kByte);
  file["card_copies"].require(sum(c.card_copies) == c.action_cards,
                              "the copies sum to " + n(sum(c.card_copies)) +
                                  ", but /components/action_cards is " + n(c.action_cards));
  for (const Entry& card : file["draft"].list(kDraftCards)) {
    const std::size_t action = card.index_in(c.actions, "action");
    card.require(std::find(c.draft.begin(), c.draft.end(), static_cast<int>(action)) == c.draft.end(),
                 "action " + in_quotes(c.actions[action]) + " is laid out twice");
    card.require(c.card_copies[action] > 0,
                 "there is no card " + in_quotes(c.actions[action]) + " to lay out");
    c.draft.push_back(static_cast<int>(action));
  }
}

SetUp read_set_up(const Entry& entry, int players, const Entry& file) {
  entry.fields({"players", "own", "white", "support", "influence_dealt", "influence_kept", "influence_opened",
                "influence_undealt", "influence_beside", "influence_boxed_unseen"});
  require_number(entry["players"], players);

  SetUp s{};
  const int per_colour = component(file, "discs_per_colour");
  s.own = entry["own"].integer(1, kByte);
  entry["own"].require(s.own + 1 <= per_colour,
                       "with the score marker more than " + n(per_colour) + " discs of a colour");
  s.white = entry["white"].integer(0, kByte);
  entry["white"].require(s.white * players <= component(file, "white_discs"),
                         "more white discs than there are");
  s.support = entry["support"].integer(0, kByte);
  entry["support"].require((s.support > 0) == (players == 2), "support discs belong to the game of two");
  entry["support"].require(s.support * players + 1 <= per_colour,
                           "with a score marker more than " + n(per_colour) + " discs of the third colour");

  const int cards = static_cast<int>(kInfluenceCards);
  s.dealt = entry["influence_dealt"].integer(1, cards);
  entry["influence_kept"].integer(1, 1);
  s.opened = entry["influence_opened"].integer(0, 1);
  entry["influence_dealt"].require(s.dealt >= 1 + s.opened, "fewer cards than are kept and opened");
  const int undealt = entry["influence_undealt"].integer(0, cards);
  entry["influence_undealt"].require(s.dealt * players + undealt == cards,
                                     n(s.dealt) + " cards for each of " + n(players) + " players and " +
                                         n(undealt) + " undealt make " + n(s.dealt * players + undealt) +
                                         ", expected " + n(cards));
  s.boxed = entry["influence_boxed_unseen"].integer(0, 1);
  const Entry beside = entry["influence_beside"];
  if (!beside.is_null()) s.beside = beside.index_in({"up", "down"}, "side") == 0 ? "FaceUp" : "FaceDown";
  entry["influence_undealt"].require(undealt == s.boxed + (beside.is_null() ? 0 : 1),
                                     "must be the card beside the board and the boxed one together");
  return s;
}

void read_setup(const Entry& file, Box& c) {
  const auto [fewest, most] = read_players(file["players"], kUsualPlayers, kColours);
  c.min_players = fewest;
  c.max_players = most;
  file["draft"].require(static_cast<int>(kDraftCards) >= c.max_players, "fewer cards than players");
  int count = c.min_players;
  for (const Entry& entry : file["setup"].list(static_cast<std::size_t>(c.max_players - c.min_players + 1))) {
    const SetUp s = read_set_up(entry, count, file);
    const int scored = (1 + s.opened) * count + (s.beside == "None" ? 0 : 1);
    const int best = static_cast<int>(kTiles) * c.phase_points[0] + scored * c.influence_points[0];
    entry.require(best <= kByte, "a player could reach " + n(best) + " points, more than a byte holds");
    c.setup.push_back(s);
    ++count;
  }
}

}  // namespace

std::string calimala_tables(const Entry& file) {
  file.fields({"format",
               "game",
               "name",
               "full_name",
               "players",
               "sources",
               "provenance",
               "actions",
               "cities",
               "buildings",
               "materials",
               "colours",
               "locations",
               "row_capacity",
               "house_cells",
               "card_copies",
               "city",
               "streets",
               "suggested_layout",
               "scoring_tiles",
               "council",
               "influence_cards",
               "mat",
               "build_costs",
               "setup",
               "phase_points",
               "influence_points",
               "draft",
               "components",
               "drawing"});
  Box c{};
  read_things(file, c);
  read_locations(file, c);
  read_scoring(file, c);
  read_city(file, c);
  read_mat(file, c);
  check_components(file, c);
  read_cards(file, c);
  read_setup(file, c);
  check_drawing(file, c);
  return header(c);
}

}  // namespace make_tables
