#include "serenissima_box.hpp"
#include "table_text.hpp"

namespace make_tables::serenissima {
namespace {

constexpr int kZoneDigits = 5;

std::string constants(const Box& c) {
  const auto number = [](std::string_view name, int value) {
    return constant(name, static_cast<std::size_t>(value));
  };
  return number("kMinPlayers", c.min_players) + number("kMaxPlayers", c.max_players) +
         constant("kGoods", kGoods) + constant("kZones", kZones) + constant("kPorts", kPorts) +
         "// The highest number.\n" + number("kGalleys", kGalleys) +
         "// Places of a galley; how many of them may hold goods.\n" + number("kGalleySlots", kGalleySlots) +
         number("kGalleyGoods", kGalleyGoods) + number("kGalleysPerPlayer", c.galleys_each) +
         number("kForts", c.forts) + number("kBasilicas", c.basilicas) +
         constant("kMaxWarehouse", kMaxWarehouse) + constant("kScorings", kScorings) +
         constant("kDogeKinds", kDogeForms.size()) + number("kDogeCards", kDogeCards) +
         number("kFaces", kFaces) + number("kSkulls", c.skulls) + number("kFortDice", c.fort_dice) +
         "// Ducats; a galley costs so much for each that its buyer owns.\n" +
         number("kGoodCost", c.good_cost) + number("kFreeGoods", c.free_goods) +
         number("kSailorCost", c.sailor_cost) + number("kGalleyCost", c.galley_cost) +
         number("kFortCost", c.fort_cost) + number("kBasilicaCost", c.basilica_cost) +
         number("kSpiceBonus", c.spice_bonus) + number("kBasilicaIncome", c.basilica_income) +
         "\nenum Good : std::uint8_t { kWood, kStone, kMarble, kWine, kGold, kSpice };\n";
}

// A row for each port, all of one length.
std::string port_rows(std::string_view name, std::size_t length, const std::vector<std::vector<int>>& rows) {
  std::vector<std::string> items;
  for (const std::vector<int>& row : rows) items.push_back(braced(numerals(row)));
  return table("FONDACO_TABLE", "std::array<std::uint8_t, " + std::to_string(length) + ">", name, items);
}

// What ports produce, by versions of the rules from the first.
std::string product_tables(const Box& c) {
  std::vector<std::string> goods, ports;
  for (const std::vector<int>& port_goods : c.port_goods) {
    std::vector<Set> sets;
    for (std::size_t good = 0; good < kGoods; ++good) sets.push_back(producers(port_goods, good));
    goods.push_back(braced(numerals(port_goods)));
    ports.push_back(braced(hexadecimals(sets, kZoneDigits)));
  }
  const auto rows = [](std::string_view element, std::size_t length) {
    return "std::array<" + std::string(element) + ", " + std::to_string(length) + ">";
  };
  return "// By versions of the rules, from the first; one bit per port.\n" +
         table("FONDACO_TABLE", rows("std::uint8_t", kPorts), "kPortGood", goods) +
         table("FONDACO_TABLE", rows("std::uint32_t", kGoods), "kGoodPorts", ports);
}

std::string map_tables(const Box& c) {
  std::vector<int> zone_port, port_zone, warehouse;
  std::vector<std::vector<int>> price, income;
  std::vector<Set> neighbours;
  for (const Zone& zone : c.zones) {
    zone_port.push_back(zone.port < kPorts ? static_cast<int>(zone.port) : kNoPort);
    neighbours.push_back(zone.neighbours);
  }
  for (const Port& port : c.ports) {
    port_zone.push_back(static_cast<int>(port.zone));
    warehouse.push_back(static_cast<int>(port.price.size()));
    price.push_back(port.price);
    price.back().resize(kMaxWarehouse, 0);
    income.push_back(port.income);
    income.back().resize(kMaxWarehouse + 1, port.income.back());
  }
  return byte_table("kCubes", c.cubes) + "// 255 where there is none.\n" +
         byte_table("kZonePort", zone_port) + byte_table("kPortZone", port_zone) +
         "// Slots of each port.\n" + byte_table("kWarehouse", warehouse) +
         "// For the cube that fills each slot; 0 behind the last slot.\n" +
         port_rows("kPrice", kMaxWarehouse, price) +
         "// By stored cubes; behind the last slot as for a full warehouse.\n" +
         port_rows("kIncome", kMaxWarehouse + 1, income) + "// One bit per zone.\n" +
         set_table("kNeighbours", kZoneDigits, neighbours) + product_tables(c) +
         "FONDACO_TABLE std::uint32_t kStartPorts = " + hexadecimal(c.start_ports, kZoneDigits) + ";\n";
}

std::string set_up_table(const Box& c) {
  std::string rows;
  for (int players = 0; players <= c.max_players; ++players) {
    SetUp s{};
    s.scoring.resize(kScorings, 0);
    if (players >= c.min_players) s = c.setup[static_cast<std::size_t>(players - c.min_players)];
    rows += "    {";
    for (int value : {s.sailors, s.galleys, s.start_galleys, s.ducats, s.garrison, s.crew})
      rows += n(value) + ", ";
    rows += hexadecimal(s.closed, 2) + ", " + n(s.track_end) + ", " + braced(numerals(s.scoring)) + "},\n";
  }
  return "struct SetUp {\n"
         "  std::uint8_t sailors, galleys, start_galleys, ducats, garrison, crew;\n"
         "  std::uint8_t closed;  // one bit per good\n"
         "  std::uint8_t track_end;\n"
         "  std::array<std::uint8_t, kScorings> scoring;\n};\n"
         "// By number of players.\nFONDACO_TABLE std::array<SetUp, " +
         n(c.max_players + 1) + "> kSetUp = {{\n" + rows + "}};\n";
}

std::string doge_tables(const Box& c) {
  std::string rows;
  for (const DogeForm& form : kDogeForms)
    rows += "    {" + n(form.advance) + ", " + n(form.pays_wine ? c.wine_income : 0) + ", " +
            n(form.reshuffle ? 1 : 0) + "},\n";
  return byte_table("kDogeCopies", c.doge_copies) +
         "struct DogeCard {\n  std::uint8_t advance, wine_income, reshuffle;\n};\n"
         "FONDACO_TABLE std::array<DogeCard, " +
         std::to_string(kDogeForms.size()) + "> kDoge = {{\n" + rows + "}};\n";
}

}  // namespace

std::string header(const Box& c) {
  return opening("serenissima") + constants(c) + "\n" + map_tables(c) + "\n" + set_up_table(c) + "\n" +
         doge_tables(c) + "\n// Keys, for text and JSON: host only.\n" + key_table("kGoodKeys", kGoodKeys) +
         key_table("kPortKeys", c.port_keys) + key_table("kZoneKeys", c.zone_keys) +
         key_table("kDogeKeys", c.doge_keys) + closing("serenissima");
}

}  // namespace make_tables::serenissima
