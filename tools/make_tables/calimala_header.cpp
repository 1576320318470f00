#include "calimala_box.hpp"
#include "table_text.hpp"

namespace make_tables::calimala {
namespace {

constexpr int kSetDigits = (kLocations + 3) / 4;

std::string constants(const Box& c) {
  const auto number = [](int value) { return static_cast<std::size_t>(value); };
  std::string out;
  out += constant("kActions", c.actions.size()) + constant("kCities", kCities) + constant("kPorts", kPorts) +
         constant("kTradeCities", kCities - kPorts) + constant("kBuildings", kBuildings) +
         constant("kChurches", kChurches) + constant("kMaterials", kMaterials) +
         constant("kLocations", kLocations) + constant("kCells", kCells) + constant("kStreets", kStreets) +
         constant("kTiles", kTiles) + constant("kInfluenceCards", kInfluenceCards) +
         constant("kActionCards", number(c.action_cards)) + constant("kCentreCell", number(c.centre_cell)) +
         constant("kCentreAction", c.centre_action) + constant("kWarehouse", number(c.warehouse)) +
         constant("kWorkshopLoad", number(c.workshop_load)) +
         constant("kMaxWorkshops", number(c.max_workshops)) + constant("kMaxShips", number(c.max_ships)) +
         constant("kMinPlayers", number(c.min_players)) + constant("kMaxPlayers", number(c.max_players)) +
         constant("kDraftCards", kDraftCards);
  return out;
}

std::string set_up_table(const Box& c) {
  std::string rows;
  for (int players = 0; players <= c.max_players; ++players) {
    const SetUp s =
        players < c.min_players ? SetUp{} : c.setup[static_cast<std::size_t>(players - c.min_players)];
    rows += "    {" + n(s.own) + ", " + n(s.white) + ", " + n(s.support) + ", " + n(s.dealt) + ", " +
            n(s.opened) + ", Beside::" + s.beside + ", " + n(s.boxed) + "},\n";
  }
  return "enum class Beside : std::uint8_t { None, FaceUp, FaceDown };\n"
         "struct SetUp {\n  std::uint8_t own, white, support, dealt, opened;\n  Beside beside;\n"
         "  std::uint8_t boxed;\n};\n// By number of players.\nFONDACO_TABLE std::array<SetUp, " +
         n(c.max_players + 1) + "> kSetUp = {{\n" + rows + "}};\n";
}

}  // namespace

std::string header(const Box& c) {
  std::vector<std::string> streets;
  for (const auto& [a, b] : c.streets) streets.push_back("{{" + n(a) + ", " + n(b) + "}}");
  return opening("calimala") + constants(c) + "\n" +
         table("FONDACO_TABLE", "std::array<std::uint8_t, 2>", "kStreetCells", streets) +
         "// The action of each cell.\n" + byte_table("kSuggestedLayout", c.layout) +
         byte_table("kCardCopies", c.card_copies) + byte_table("kRowCapacity", c.row_capacity) +
         byte_table("kHouseCells", c.house_cells) + byte_table("kCityCapacity", c.city_capacity) +
         byte_table("kSculptureCells", c.sculpture_cells) + "\n// One bit per location.\n" +
         set_table("kTileLocations", kSetDigits, c.tile_locations) +
         set_table("kInfluenceLocations", kSetDigits, c.influence_locations) +
         byte_table("kInfluenceCountsSeats", c.influence_seats) + "\n" +
         byte_table("kPhasePoints", c.phase_points) + byte_table("kInfluencePoints", c.influence_points) +
         "// Action ids, in the order of the offer.\n" + byte_table("kDraft", c.draft) + "\n" +
         set_up_table(c) + "\n// Wood, brick, marble.\n" + byte_table("kShipCost", c.costs[0]) +
         byte_table("kHouseCost", c.costs[1]) + byte_table("kWorkshopCost", c.costs[2]) +
         "\n// Keys, for text and JSON: host only.\n" + key_table("kActionKeys", c.actions) +
         key_table("kCityKeys", c.cities) + key_table("kBuildingKeys", c.buildings) +
         key_table("kMaterialKeys", c.materials) + key_table("kLocationKeys", c.locations) +
         key_table("kTileKeys", c.tiles) + key_table("kInfluenceKeys", c.influence) +
         key_table("kColourKeys", c.colours) + closing("calimala");
}

}  // namespace make_tables::calimala
