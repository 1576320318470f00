#include <algorithm>

#include "millefiori_box.hpp"
#include "table_text.hpp"

namespace make_tables::millefiori {
namespace {

constexpr int kSetDigits = 8;

std::string sets(std::string_view name, const std::vector<Cells>& cells) {
  return set_table(name, kSetDigits, cells);
}

std::string set(std::string_view name, std::uint32_t value) {
  return "FONDACO_TABLE std::uint32_t " + std::string(name) + " = " + hexadecimal(value, kSetDigits) + ";\n";
}

// One number, or one set, for each cell of an area.
template <class Value, class Of>
std::vector<Value> of_cells(const Box& c, std::size_t area, Of of) {
  std::vector<Value> values;
  for (const Cell& cell : c.cells)
    if (cell.area == area) values.push_back(static_cast<Value>(of(cell)));
  return values;
}

std::vector<int> to_ints(const std::vector<std::size_t>& values) { return {values.begin(), values.end()}; }

std::string constants(const Box& c) {
  const auto number = [](int value) { return static_cast<std::size_t>(value); };
  return constant("kAreas", kAreas) + constant("kCells", kCells) + constant("kCards", c.cards.size()) +
         constant("kKinds", c.kinds.size()) + constant("kBonusAreas", kBonusAreas) +
         constant("kBonusCells", kBonusCells) + constant("kPyramidCells", kAreaForms[kNobles].cells) +
         constant("kShipCells", kAreaForms[kHarbour].cells) + constant("kSeaLast", kSpaces - 1) +
         constant("kSupply", number(c.supply)) + constant("kBox", number(c.box)) +
         constant("kDealt", kDealt) + constant("kResidenceBonus", number(c.residence_bonus)) +
         constant("kMinPlayers", number(c.min_players)) + constant("kMaxPlayers", number(c.max_players)) +
         "enum Area : std::uint8_t { kWorkshops, kResidences, kNobles, kCommoners, kTrade, kHarbour };\n";
}

std::string byte_tables(const Box& c) {
  std::vector<std::size_t> area, kind;
  for (const Cell& cell : c.cells) {
    area.push_back(cell.area);
    kind.push_back(cell.kind);
  }
  std::vector<int> first_kind;
  for (std::size_t a = 0; a <= kAreas; ++a)
    first_kind.push_back(static_cast<int>(std::count_if(c.kind_area.begin(), c.kind_area.end(),
                                                        [a](std::size_t of_kind) { return of_kind < a; })));
  std::vector<int> by_level = {0};
  by_level.insert(by_level.end(), c.citizen_points.begin(), c.citizen_points.end());
  return "// The first cell of each area, and the end.\n" + byte_table("kAreaFirst", c.area_first) +
         byte_table("kCellArea", to_ints(area)) + "// The kind of card whose symbol the cell shows.\n" +
         byte_table("kCellKind", to_ints(kind)) + byte_table("kCardKind", c.card_kind) +
         byte_table("kCardNumber", c.card_number) + byte_table("kKindArea", to_ints(c.kind_area)) +
         "// The first kind of each area, and the end.\n" + byte_table("kAreaFirstKind", first_kind) +
         byte_table("kWorkshopTriple",
                    of_cells<int>(c, kWorkshops, [](const Cell& cell) { return cell.triple; })) +
         byte_table("kResidenceValue",
                    of_cells<int>(c, kResidences, [](const Cell& cell) { return cell.value; })) +
         "// Counted from 1.\n" +
         byte_table("kPyramidLevel", of_cells<int>(c, kNobles, [](const Cell& cell) { return cell.level; })) +
         "// By level.\n" + byte_table("kCitizenPoints", by_level) + "// Counted from 0.\n" +
         byte_table("kShipRow", of_cells<int>(c, kHarbour, [](const Cell& cell) { return cell.row - 1; })) +
         "// By filled goods cells of the row.\n" + byte_table("kFleetPoints", c.fleet_points) +
         byte_table("kBonusValues", c.bonus_values) + byte_table("kSeaPoints", c.sea_points);
}

std::string set_tables(const Box& c) {
  std::vector<Cells> areas, kinds, values, goods, ships;
  for (std::size_t area = 0; area < kAreas; ++area)
    areas.push_back(cells_where(c, area, [](const Cell&) { return true; }));
  for (std::size_t kind = 0; kind < c.kinds.size(); ++kind)
    kinds.push_back(
        cells_where(c, c.kind_area[kind], [kind](const Cell& cell) { return cell.kind == kind; }));
  for (int value : c.residence_values)
    values.push_back(cells_where(c, kResidences, [value](const Cell& cell) { return cell.value == value; }));
  for (int row = 1; row <= kRows; ++row) {
    const auto in_row = [row](const Cell& cell) { return cell.row == row; };
    goods.push_back(cells_where(c, kTrade, in_row));
    ships.push_back(cells_where(c, kHarbour, in_row));
  }
  const auto neighbours = [](const Cell& cell) { return cell.neighbours; };
  const auto supports = [](const Cell& cell) { return cell.supports; };
  const auto triangle = [](const Cell& cell) { return cell.triangle; };
  return "// One bit per cell, counted from the first cell of its area.\n" + sets("kAreaCells", areas) +
         sets("kKindCells", kinds) + sets("kWorkshopNeighbours", of_cells<Cells>(c, kWorkshops, neighbours)) +
         sets("kTripleCells", c.triples) + "// By value, ascending.\n" + sets("kValueCells", values) +
         "// The same in both pyramids.\n" + sets("kPyramidSupports", of_cells<Cells>(c, kNobles, supports)) +
         sets("kPyramidTriangle", of_cells<Cells>(c, kNobles, triangle)) + sets("kGoodsRowCells", goods) +
         sets("kShipRowCells", ships) +
         "\n// Extra cards: one bit per space of the sea route; one bit per number of different residence "
         "values.\n" +
         set("kSeaExtra", c.sea_extra) + set("kResidenceExtra", c.residence_extra);
}

std::string set_up_table(const Box& c) {
  std::string rows;
  for (int players = 0; players <= c.max_players; ++players) {
    const SetUp s =
        players < c.min_players ? SetUp{} : c.setup[static_cast<std::size_t>(players - c.min_players)];
    rows += "    {" + n(s.display) + ", " + n(s.rounds) + ", " + n(s.plays) + ", " + n(s.leftovers) + "},\n";
  }
  return "struct SetUp {\n  std::uint8_t display, rounds, plays, leftovers;\n};\n"
         "// By number of players.\nFONDACO_TABLE std::array<SetUp, " +
         n(c.max_players + 1) + "> kSetUp = {{\n" + rows + "}};\n";
}

}  // namespace

std::string header(const Box& c) {
  return opening("millefiori") + constants(c) + "\n" + byte_tables(c) + "\n" + set_tables(c) + "\n" +
         set_up_table(c) + "\n// Keys, for text and JSON: host only.\n" + key_table("kAreaKeys", c.areas) +
         key_table("kCellKeys", c.cell_keys) + key_table("kKindKeys", c.kinds) +
         key_table("kCardKeys", c.cards) + closing("millefiori");
}

}  // namespace make_tables::millefiori
