#include "table_text.hpp"
#include "tuscany_box.hpp"

namespace make_tables::tuscany {
namespace {

std::string flag(std::string_view name, bool value) {
  return "inline constexpr bool " + std::string(name) + " = " + (value ? "true" : "false") + ";\n";
}

std::string of_type(std::string_view type, std::size_t size) {
  return "std::array<" + std::string(type) + ", " + std::to_string(size) + ">";
}

std::string constants(const Box& c) {
  const auto number = [](int value) { return static_cast<std::size_t>(value); };
  return constant("kColours", kTileColours) + constant("kCells", kCells) +
         constant("kBoardCells", kBoardCells) + constant("kBoards", kBoards) +
         constant("kLayouts", kOrders * kTurns * kOffsets) + constant("kMostStored", kMaxStorage) +
         constant("kSlots", kSlots) + constant("kFarms", kFarmKeys.size()) +
         constant("kBonuses", kBonusKeys.size()) + constant("kYields", c.yields.size()) +
         constant("kQueue", c.player_set.size()) + constant("kStack", number(c.stack)) +
         constant("kRounds", kRounds) + constant("kNeutral", c.neutral_set.size()) +
         constant("kRegionCards", number(sum(c.region_copies))) +
         constant("kYieldCards", number(sum(c.yield_copies))) +
         "// Different tiles; a hex is stored like one more.\n" + constant("kTiles", c.tile_keys.size()) +
         constant("kHex", c.tile_keys.size()) + constant("kMaxArea", kMaxArea) +
         constant("kMinPlayers", number(c.min_players)) + constant("kMaxPlayers", number(c.max_players)) +
         "\nenum Colour : std::uint8_t { kCastle, kCity, kTavern, kField, kQuarry, kVillage, kMonastery, "
         "kCart };\n"
         "enum Bonus : std::uint8_t { kCardBonus, kStorageBonus, kMarbleBonus, kWorkerBonus, kYieldBonus };\n"
         "enum Reward : std::uint8_t {\n  kWorkerReward,\n  kMarbleReward,\n  kHexReward,\n  kCardsReward,\n"
         "  kGreenReward,\n  kRedReward\n};\n"
         "enum class TieBreak : std::uint8_t { MostEmptyCells, MostGreen, FewestGreen, FewestRegionCards, "
         "Shared };\n";
}

std::string byte_tables(const Box& c) {
  std::vector<int> by_size = {0};
  by_size.insert(by_size.end(), c.area_points.begin(), c.area_points.end());
  return byte_table("kRegionCopies", c.region_copies) + byte_table("kYieldCopies", c.yield_copies) +
         byte_table("kBonusCopies", c.bonus_copies) +
         "// For the first and the second who completes a colour.\n" +
         table("FONDACO_TABLE", of_type("std::uint8_t", kTileColours), "kColourBonus",
               {braced(numerals(c.bonus_first)), braced(numerals(c.bonus_second))}) +
         "// By size.\n" + byte_table("kAreaPoints", by_size) + byte_table("kDomainCells", c.domain_cells) +
         byte_table("kTileColour", c.tile_colour) + "// One bit per farm.\n" +
         byte_table("kTileFarms", c.tile_farms) +
         "// All tiles of a player but the starting castle; the neutral ones.\n" +
         byte_table("kPlayerTiles", c.player_set) + byte_table("kNeutralTiles", c.neutral_set);
}

std::string board_tables(const Box& c) {
  std::vector<std::string> colours, orders, offsets, sets, neighbours;
  std::vector<int> columns, rows;
  for (const Board& board : c.board) {
    colours.push_back(braced(numerals({board.colour.begin(), board.colour.end()})));
    std::vector<std::string> sides;
    for (bool turned : {false, true}) {
      std::vector<Cells> cells(kTileColours);
      for (std::size_t place = 0; place < kBoardCells; ++place)
        cells[board.colour[turned_place(turned, place)]] |= bit(place);
      sides.push_back(braced(hexadecimals(cells, 4)));
    }
    sets.push_back(braced({sides[0] + ",\n      " + sides[1]}));
  }
  for (const Order& order : c.orders) orders.push_back(braced(numerals({order.begin(), order.end()})));
  for (const Offsets& pair : c.offsets) offsets.push_back(braced(numerals({pair.begin(), pair.end()})));
  for (const Cell& cell : c.cells) {
    columns.push_back(cell.column);
    rows.push_back(cell.row);
  }
  for (const auto& cells : c.neighbours)
    neighbours.push_back("{{\n" + lines(hexadecimals({cells.begin(), cells.end()}, 8), 6) + "    }}");
  return "// The colour of each place of a board.\n" +
         table("FONDACO_TABLE", of_type("std::uint8_t", kBoardCells), "kBoardColour", colours) +
         "// One bit per place: the cells of each colour on each board, not turned and turned.\n" +
         table("FONDACO_TABLE", of_type(of_type("std::uint16_t", kTileColours), 2), "kBoardColourCells",
               sets) +
         "// The letter (0 is A) at each position from the left; how far a board lies below the one on its "
         "left, in\n"
         "// half cells.\n" +
         table("FONDACO_TABLE", of_type("std::uint8_t", kPositions), "kOrderLetters", orders) +
         table("FONDACO_TABLE", of_type("std::int8_t", kPositions - 1), "kOffsetSteps", offsets) +
         "// Where the places of a board lie; rows in half cells.\n" +
         table("FONDACO_TABLE", "std::int8_t", "kColumn", numerals(columns)) +
         table("FONDACO_TABLE", "std::int8_t", "kRow", numerals(rows)) +
         "// One bit per cell of a domain (10 * position + place): what is adjacent, by offsets.\n" +
         table("FONDACO_TABLE", of_type("std::uint32_t", kCells), "kNeighbours", neighbours);
}

std::string reward_table(const Box& c) {
  const std::array<std::string, 6> names = {"kWorkerReward", "kMarbleReward", "kHexReward",
                                            "kCardsReward",  "kGreenReward",  "kRedReward"};
  std::vector<std::string> items;
  for (const std::vector<Reward>& rewards : c.yield_rewards) {
    std::vector<std::string> pair;
    for (const Reward& reward : rewards)
      pair.push_back("{" + names[reward.kind] + ", " + n(reward.count) + "}");
    pair.resize(kMaxRewards, "{" + names[0] + ", 0}");
    items.push_back(braced(pair));
  }
  return "struct RewardOf {\n  Reward kind;\n  std::uint8_t count;  // 0: none\n};\n" +
         table("FONDACO_TABLE", of_type("RewardOf", kMaxRewards), "kYieldRewards", items);
}

std::string edition_table(const Box& c) {
  const std::array<std::string, 5> names = {"MostEmptyCells", "MostGreen", "FewestGreen", "FewestRegionCards",
                                            "Shared"};
  std::vector<std::string> items;
  for (const Edition& e : c.editions) {
    std::string item = "{";
    for (int value : {e.draw_base, e.monastery_cards, e.start_hand, e.removed_at, e.base_storage,
                      e.storage_green, e.overflow_red, e.marble_actions, e.per_tile, e.per_hex, e.per_marble,
                      e.per_worker, e.cards_per_point})
      item += (item == "{" ? "" : ", ") + n(value);
    std::vector<std::string> breaks;
    for (std::size_t i = 0; i < kMaxTieBreaks; ++i)
      breaks.push_back("TieBreak::" + names[i < e.tie_breaks.size() ? e.tie_breaks[i] : kShared]);
    items.push_back(item + ",\n     " + braced(breaks) + "}");
  }
  return "struct Edition {\n"
         "  std::uint8_t draw_base, monastery_cards, start_hand, removed_at, base_storage, storage_green, "
         "overflow_red,\n"
         "      marble_actions, per_tile, per_hex, per_marble, per_worker, cards_per_point;\n"
         "  std::array<TieBreak, " +
         std::to_string(kMaxTieBreaks) + "> tie_breaks;\n};\n" +
         table("FONDACO_TABLE", "Edition", "kEditions", items) +
         "// What an option is unless it is named.\n" + flag("kTakeOnlyPlaceable", c.take_only_placeable) +
         flag("kExtraLap", c.extra_lap) + flag("kHexUsableSameTurn", c.hex_usable_same_turn);
}

std::string keys(const Box& c) {
  std::vector<std::string> letters;
  for (char letter : c.letters) letters.push_back(std::string("'") + letter + "'");
  Keys items = c.tile_keys;
  items.emplace_back("hex");
  return "// Keys, for text and JSON: host only.\n" + key_table("kColourKeys", kTileColourKeys) +
         table("inline constexpr", "char", "kColourLetters", letters) + key_table("kBonusKeys", kBonusKeys) +
         key_table("kYieldKeys", c.yields) + key_table("kBoardKeys", c.boards) +
         key_table("kTileKeys", items) + key_table("kEditionKeys", kEditionKeys);
}

}  // namespace

std::string header(const Box& c) {
  return opening("tuscany") + constants(c) + "\n" + byte_tables(c) + "\n" + board_tables(c) + "\n" +
         reward_table(c) + "\n" + edition_table(c) + "\n" + keys(c) + closing("tuscany");
}

}  // namespace make_tables::tuscany
