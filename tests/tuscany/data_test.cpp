#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "kit/spoilt_data.hpp"

// What the checker of the data makes of this game's file, sound or spoilt.

namespace fondaco::spoilt_data {
namespace {

class Tuscany : public MakeTables {
 protected:
  void SetUp() override {
    MakeTables::SetUp();
    use("tuscany");
    json_ = Json::parse(good_);
  }

  void expect_accepted(const std::string& in_header) {
    EXPECT_EQ(run(json_.dump(2)), 0) << said_;
    EXPECT_EQ(said_, "");
    expect_in_header(in_header);
  }

  // Exchanges two cells of a board.
  void exchange(std::size_t board, std::size_t a, std::size_t b) {
    auto colours = json_["region_boards"][board]["colours"].get<std::string>();
    std::swap(colours[a], colours[b]);
    json_["region_boards"][board]["colours"] = colours;
  }

  Json json_;
};

TEST_F(Tuscany, WritesItsTables) {
  ASSERT_EQ(run(good_), 0);
  expect_in_header("kRegionCards = 122;");
  expect_in_header("kTileFarms = {{\n    0, 0, 0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 0, 0, 0, 0,\n");
  expect_in_header("0, 1, 1, 2, 3, 5, 9, 12, 13, 13, 13, 14, 14, 14, 14, 15, 15, 15, 16, 16, 16,");
  expect_in_header("{{6, 5, 2, 7, 5, 3, 3, 1, 0, 4}}");  // board A1
  expect_in_header("kColumn = {{0, 0, 0, 1, 1, 1, 1, 2, 2, 2}}");
  expect_in_header(
      "0x00000091, 0x000001AB, 0x00000356, 0x00000224, 0x00000518,");  // 3 to 7, joined downwards
  expect_in_header("{{{kHexReward, 1}, {kWorkerReward, 0}}}");
  expect_in_header("\"field vineyard\", \"field pigs\", \"field vineyard+pigs\"");
}

TEST_F(Tuscany, LaysThePresetOverTheRules) {
  ASSERT_EQ(run(good_), 0);
  expect_in_header("{3, 3, 5, 5, 1, 2, 2, 1, 1, 1, 1, 1, 5,");
  expect_in_header("{2, 3, 5, 5, 1, 2, 2, 1, 1, 1, 1, 1, 3,");
  json_["rules"]["presets"]["first_edition_2020"] = {
      {"final_points", {{"worker", 2}}}
  };
  expect_accepted("{3, 3, 5, 5, 1, 2, 2, 1, 1, 1, 1, 2, 5,");
}

// ---------------------------------------------------------------- what an owner of the box may correct

TEST_F(Tuscany, TakesOtherColoursOnABoard) {
  exchange(0, 3, 0);  // monastery and cart of A1
  expect_accepted("{{7, 5, 2, 6, 5, 3, 3, 1, 0, 4}}");
}

TEST_F(Tuscany, TakesOtherNumbersOfCards) {
  json_["region_cards"]["castle"] = 13;
  json_["region_cards"]["tavern"] = 11;
  expect_accepted("kRegionCopies = {{13, 14, 11, 18, 16, 18, 16, 16}}");
  json_["region_cards"]["field"] = 20;
  json_["components"]["region_cards"] = 124;
  json_["components"]["cards"] = 152;
  expect_accepted("kRegionCards = 124;");
}

TEST_F(Tuscany, TakesAnotherColourBonus) {
  json_["colour_bonus"]["village"] = {5, 3};
  expect_accepted("{{2, 3, 2, 4, 3, 5, 3, 3}}, {{1, 1, 1, 2, 2, 3, 2, 2}},");
}

TEST_F(Tuscany, TakesOtherYieldCards) {
  json_["yield_cards"][2]["copies"] = 5;
  json_["yield_cards"][6]["copies"] = 2;
  expect_accepted("kYieldCopies = {{4, 4, 5, 4, 4, 4, 2}}");
  Json both = json_["yield_cards"][6];
  both["id"] = 7;
  both["key"] = "worker_and_green";
  both["rewards"] = {
      {{"kind", "worker"}, {"count", 1}},
      {{"kind", "green"},  {"count", 2}}
  };
  json_["yield_cards"].push_back(both);
  json_["yield_cards"][0]["copies"] = 2;
  expect_accepted("{{{kWorkerReward, 1}, {kGreenReward, 2}}}");
  expect_in_header("kYields = 8;");
}

TEST_F(Tuscany, TakesOtherFarms) {
  json_["field_tiles"]["player"][0] = {"wheat", "pigs"};
  expect_accepted("0, 1, 1, 2, 5, 9, 11, 12, 13,");
}

TEST_F(Tuscany, TakesOtherRules) {
  json_["rules"]["hex_overflow_red"] = 1;
  json_["rules"]["take_only_placeable"] = true;
  json_["rules"]["tie_breaks"] = {"fewest_green", "shared"};
  expect_accepted("kTakeOnlyPlaceable = true;");
  expect_in_header("{3, 3, 5, 5, 1, 2, 1, 1, 1, 1, 1, 1, 5,");
  expect_in_header("{{TieBreak::FewestGreen, TieBreak::Shared, TieBreak::Shared, TieBreak::Shared}}");
}

// Cells moved so that a board has another outline: columns of 4, 2 and 4.
TEST_F(Tuscany, TakesAnotherOutline) {
  const std::vector<std::pair<int, int>> cells = {
      {0, -3},
      {0, -1},
      {0, 1 },
      {0, 3 },
      {1, -2},
      {1, 2 },
      {2, -3},
      {2, -1},
      {2, 1 },
      {2, 3 }
  };
  const auto touch = [](std::pair<int, int> a, std::pair<int, int> b) {
    const int across = std::abs(a.first - b.first);
    return across + std::abs(a.second - b.second) == 2 && across < 2;
  };
  Json& geometry = json_["board_geometry"];
  geometry["edges"] = Json::array();
  for (Json& joint : geometry["joints"]) joint["contacts"] = Json::array();
  for (std::size_t a = 0; a < cells.size(); ++a) {
    geometry["cells"][a]["col"] = cells[a].first;
    geometry["cells"][a]["row2"] = cells[a].second;
    for (std::size_t b = 0; b < cells.size(); ++b) {
      if (a < b && touch(cells[a], cells[b])) geometry["edges"].push_back({a, b});
      for (Json& joint : geometry["joints"])
        if (touch(cells[a], {cells[b].first + 3, cells[b].second + joint["offset"].get<int>()}))
          joint["contacts"].push_back({a, b});
    }
  }
  EXPECT_EQ(run(json_.dump()), 0) << said_;
  expect_in_header("kRow = {{-3, -1, 1, 3, -2, 2, -3, -1, 1, 3}}");
}

// ---------------------------------------------------------------- what is only remarked on

TEST_F(Tuscany, WarnsOfAnAreaThatIsTooLarge) {
  exchange(0, 2, 5);  // tavern and field of A1
  EXPECT_EQ(run(json_.dump()), 0);
  EXPECT_EQ(said_,
            data().string() +
                ": /region_boards: warning: an area is larger than 3 cells in 160 domains (4 cells with "
                "A1 B1 C1 laid A' B C -+); it scores as one of 3\n");
  expect_in_header("{{6, 5, 3, 7, 5, 2, 3, 1, 0, 4}}");
}

TEST_F(Tuscany, KeepsWarningsToItselfWhenTheFileIsRefused) {
  exchange(0, 2, 5);
  json_["components"]["cards"] = 149;
  expect_refused(json_.dump(), "/components/cards");
}

TEST_F(Tuscany, WarnsOfOtherColoursOfALetter) {
  const auto replace = [&](std::size_t first, char from, char to) {
    for (std::size_t board = first; board < first + 4; ++board) {
      auto colours = json_["region_boards"][board]["colours"].get<std::string>();
      colours[colours.find(from)] = to;
      json_["region_boards"][board]["colours"] = colours;
    }
  };
  replace(0, 'T', 'Q');
  replace(8, 'Q', 'T');
  EXPECT_EQ(run(json_.dump()), 0);
  EXPECT_NE(said_.find(": /region_boards: warning: the colours of the boards A are K1 C1 T0 F2 Q2 V2 M1 W1"),
            std::string::npos)
      << said_;
  EXPECT_NE(said_.find("warning: the colours of the boards C are "), std::string::npos) << said_;
  EXPECT_EQ(said_.find("boards B are"), std::string::npos) << said_;
  expect_in_header("kDomainCells = {{3, 3, 2, 5, 4, 5, 4, 4}}");
}

// ---------------------------------------------------------------- what is refused

const std::vector<Fault>& faults() {
  const std::string geometry = "/board_geometry";
  const std::string preset = "/rules/presets/first_edition_2020";
  static const std::vector<Fault> all = {
      put("UnknownFormat", "/format", 2),
      put("UnknownMark", "/provenance/1/mark", "rumour"),
      put("FoundNowhere", "/provenance/18/sources", Json::array()),
      put("RulebookNotNamed", "/provenance/0/sources", list("spt")),
      put("UnknownSource", "/provenance/8/sources/0", "bgg"),
      put("ProvenanceOfNothing", "/provenance/8/of", "/colour_bonuses"),
      put("ProvenanceTwice", "/provenance/8/of", "/region_cards"),
      change("GroupWithoutProvenance", "/colours", [](Json& json) { json["provenance"].erase(4); }),
      change("UnknownGroup", "/", [](Json& json) { json["payments"] = 45; }),

      drop("GameWithoutRussianName", "/name", "ru"),
      put("TermTwice", "/terms/1/key", "tile"),
      put("EmptyTerm", "/terms/3/name/ru", " "),
      put("ColourWithoutHash", "/colours/0/fill", "B83E2C"),
      shorten("ThreePlayerColours", "/colours"),
      put("FivePlayers", "/players/max", 5),
      put("OnePlayer", "/players/min", 1),

      put("TileColourRenamed", "/tile_colours/2/key", "inn"),
      change("TileColoursExchanged", "/tile_colours/0/key",
             [](Json& json) { std::swap(json["tile_colours"][0]["key"], json["tile_colours"][1]["key"]); }),
      shorten("TileColourMissing", "/tile_colours"),
      put("LetterTwice", "/tile_colours/7/letter", "C"),
      put("SmallLetter", "/tile_colours/7/letter", "w"),
      put("LetterTooLong", "/tile_colours/7/letter", "WW"),
      put("LetterThatNoBoardKnows", "/tile_colours/7/letter", "X", "/region_boards/0/colours"),
      drop("ColourWithoutEnglishName", "/tile_colours/5/colour", "en"),
      change("UnknownFieldOfATileColour", "/tile_colours/0",
             [](Json& json) { json["tile_colours"][0]["region_cards"] = 12; }),
      put("NegativeTiles", "/tile_colours/1/player_tiles", -1),
      put("TileTooMany", "/tile_colours/1/player_tiles", 3, "/stacks/tiles"),
      put("NeutralTileTooMany", "/tile_colours/1/neutral_tiles", 3, "/tile_colours"),
      change("FiveNeutralTilesOfAColour", "/rules/same_colour_removed_at",
             [](Json& json) {
               json["tile_colours"][0]["neutral_tiles"] = 5;
               json["tile_colours"][1]["neutral_tiles"] = 3;
             }),
      change("TooFewNeutralTiles", "/tile_colours",
             [](Json& json) {
               for (Json& colour : json["tile_colours"]) colour["neutral_tiles"] = 0;
             }),

      drop("CellsOfAColourMissing", "/domain_cells", "cart"),
      change("CellsOfAnUnknownColour", "/domain_cells", [](Json& json) { json["domain_cells"]["sea"] = 1; }),
      put("NoCellOfAColour", "/domain_cells/tavern", 0),
      put("FourCastleCells", "/domain_cells/castle", 4),
      put("CellsDoNotSum", "/domain_cells/city", 2, "/domain_cells"),
      change("CellsDisagreeWithTheBoards", "/domain_cells/city",
             [](Json& json) {
               json["domain_cells"]["city"] = 2;
               json["domain_cells"]["tavern"] = 3;
             }),
      drop("CardsOfAColourMissing", "/region_cards", "castle"),
      put("CardTooMany", "/region_cards/field", 19, "/region_cards"),
      put("HalfACard", "/region_cards/field", 17.5),
      put("CardsMiscounted", "/components/region_cards", 121, "/region_cards"),
      change("MoreCardsThanAStateHolds", "/components/region_cards",
             [](Json& json) {
               json["region_cards"]["field"] = 97;
               json["components"]["region_cards"] = 201;
               json["components"]["cards"] = 229;
             }),
      put("HundredCardsOfAColour", "/region_cards/field", 100),
      put("HighStacks", "/stacks/tiles", 11),
      add("ThirdColourBonus", "/colour_bonus/quarry", 1),
      put("ColourBonusTooHigh", "/colour_bonus/quarry/0", 21),
      put("ColourBonusIsNoList", "/colour_bonus/quarry", 3),

      put("FarmRenamed", "/farms/1/key", "swine"),
      add("FarmTooMany", "/farms", Json::object(), "/farms"),
      shorten("FieldTooFew", "/field_tiles/player"),
      add("FieldTooMany", "/field_tiles/neutral", list("wheat")),
      put("FieldWithoutFarm", "/field_tiles/player/1", Json::array()),
      put("FieldOfThreeFarms", "/field_tiles/player/2", list("vineyard", "pigs", "wheat")),
      put("FarmTwice", "/field_tiles/player/2", list("pigs", "pigs"), "/field_tiles/player/2/1"),
      put("FarmUnknown", "/field_tiles/neutral/3/1", "rye"),
      put("FourStacks", "/stacks/count", 4),
      put("StackTooLarge", "/stacks/tiles", 8),

      put("BonusTileRenamed", "/bonus_tiles/1/key", "storehouse"),
      put("NoCopyOfABonusTile", "/bonus_tiles/1/copies", 0),
      put("BonusTileTooMany", "/bonus_tiles/1/copies", 6, "/bonus_tiles"),
      change("TooFewBonusTiles", "/bonus_tiles",
             [](Json& json) {
               for (Json& bonus : json["bonus_tiles"]) bonus["copies"] = 3;
             }),
      put("NoYieldCards", "/yield_cards", Json::array()),
      put("YieldCardTwice", "/yield_cards/6/key", "red2"),
      put("YieldKeyWithDigitInFront", "/yield_cards/6/key", "3red"),
      put("YieldCardsDoNotSum", "/yield_cards/2/copies", 4, "/yield_cards"),
      put("RewardUnknown", "/yield_cards/0/rewards/0/kind", "gold"),
      put("RewardOfNothing", "/yield_cards/0/rewards/0/count", 0),
      put("YieldCardWithoutReward", "/yield_cards/0/rewards", Json::array()),
      change("ThreeRewards", "/yield_cards/0/rewards",
             [](Json& json) {
               json["yield_cards"][0]["rewards"].push_back(json["yield_cards"][1]["rewards"][0]);
               json["yield_cards"][0]["rewards"].push_back(json["yield_cards"][2]["rewards"][0]);
             }),
      change("RewardTwice", "/yield_cards/5/rewards/1/kind",
             [](Json& json) {
               json["yield_cards"][5]["rewards"].push_back(json["yield_cards"][6]["rewards"][0]);
             }),
      put("AreaPointsFall", "/area_points/1", 1),
      add("AreaOfFour", "/area_points", 10),
      put("RewardOfSix", "/yield_cards/4/rewards/0/count", 6),
      put("JointsBothDown", "/board_geometry/joints/1/offset", 3),
      put("TwoPlayers", "/players/max", 2),

      shorten("CellTooFew", geometry + "/cells"),
      put("CellIdSkips", geometry + "/cells/4/id", 5),
      put("CellUponAnother", geometry + "/cells/4/row2", 1, geometry + "/cells/5"),
      put("CellBetweenTheRows", geometry + "/cells/4/row2", 0, geometry + "/cells/4"),
      put("CellNotTurned", geometry + "/cells/3/row2", -5, geometry + "/cells/3"),
      put("ColumnNotTurned", geometry + "/cells/0/row2", -4, geometry + "/cells/0"),
      shorten("EdgeMissing", geometry + "/edges"),
      add("EdgeBetweenCellsApart", geometry + "/edges", list(0, 9), geometry + "/edges/19"),
      add("EdgeTwice", geometry + "/edges", list(0, 1), geometry + "/edges/19"),
      put("EdgeTurnedRound", geometry + "/edges/0", list(1, 0)),
      put("EdgeToNowhere", geometry + "/edges/18/1", 10),
      shorten("ContactMissing", geometry + "/joints/0/contacts"),
      put("ContactsOfTheOtherJoint", geometry + "/joints/1/contacts/1", list(8, 0)),
      put("JointWithoutContact", geometry + "/joints/1/contacts", Json::array()),
      put("JointTwice", geometry + "/joints/1/offset", 1),
      put("JointWithoutOffset", geometry + "/joints/0/offset", 0),
      put("JointFurtherDown", geometry + "/joints/0/offset", 3, geometry + "/joints/0/contacts/0"),

      shorten("BoardMissing", "/region_boards"),
      put("BoardRenamed", "/region_boards/4/key", "B5"),
      put("BoardOfAnotherLetter", "/region_boards/4/letter", "A"),
      put("BoardOfNineCells", "/region_boards/0/colours", "MVTWVFFCK"),
      put("BoardOfElevenCells", "/region_boards/0/colours", "MVTWVFFCKQQ"),
      put("BoardWithAnUnknownColour", "/region_boards/0/colours", "MVTWVFFCKX"),
      put("BoardUnlikeItsFellows", "/region_boards/1/colours", "KCVQFFVMTT"),
      change("AllBoardsOfALetterChanged", "/domain_cells/tavern",
             [](Json& json) {
               for (std::size_t board = 0; board < 4; ++board) {
                 auto colours = json["region_boards"][board]["colours"].get<std::string>();
                 std::replace(colours.begin(), colours.end(), 'T', 'W');
                 json["region_boards"][board]["colours"] = colours;
               }
             }),

      put("LayoutsMiscounted", "/layouts/count", 192),
      put("OrderTurnedRound", "/layouts/orders/1", list("C", "B", "A")),
      put("OrderTwice", "/layouts/orders/1", list("A", "B", "C")),
      put("OrderWithALetterTwice", "/layouts/orders/1", list("A", "A", "B"), "/layouts/orders/1/1"),
      put("OrderWithAnUnknownLetter", "/layouts/orders/1/2", "D"),
      shorten("OffsetsMissing", "/layouts/offsets"),
      put("OffsetsTwice", "/layouts/offsets/1", list(1, 1)),
      put("OffsetOfNoJoint", "/layouts/offsets/1", list(1, 3), "/layouts/offsets/1/1"),

      put("EditionRenamed", "/editions/1/key", "first_edition"),
      put("AnotherEdition", "/rules/edition", "first_edition_2020"),
      change("UnknownRule", "/rules", [](Json& json) { json["rules"]["hand_limit"] = 7; }),
      drop("FlagMissing", "/rules", "hex_usable_same_turn"),
      put("FlagIsANumber", "/rules/take_only_placeable", 0),
      put("NineSlots", "/rules/display_size", 9),
      put("NothingDrawn", "/rules/draw_base", 0),
      put("FourOfAColour", "/rules/same_colour_removed_at", 4),
      put("TwoStorageSpaces", "/rules/base_storage", 2),
      put("StartHandsBeyondTheDeck", "/rules/start_hand", 31),
      put("PointForNoCards", "/rules/final_points/region_cards_per_point", 0),
      change("UnknownFinalPoints", "/rules/final_points",
             [](Json& json) { json["rules"]["final_points"]["castle"] = 1; }),
      put("TieBreakUnknown", "/rules/tie_breaks/0", "fewest_tiles"),
      put("TieBreakTwice", "/rules/tie_breaks/1", "most_empty_cells"),
      shorten("TieBreaksWithoutEnd", "/rules/tie_breaks"),
      add("TieBreakAfterTheEnd", "/rules/tie_breaks", "fewest_green", "/rules/tie_breaks/3"),
      put("NoTieBreaks", "/rules/tie_breaks", Json::array()),
      put("TooManyTieBreaks", "/rules/tie_breaks",
          list("most_empty_cells", "most_green", "fewest_green", "fewest_region_cards", "shared")),
      change("UnknownPreset", "/rules/presets",
             [](Json& json) { json["rules"]["presets"]["house_rules"] = Json::object(); }),
      change("UnknownRuleInAPreset", preset, [=](Json& json) { at(json, preset)["drawbase"] = 2; }),
      change("UnknownPointsInAPreset", preset + "/final_points",
             [=](Json& json) { at(json, preset)["final_points"]["cards_per_point"] = 3; }),
      change("PresetInAPreset", preset, [=](Json& json) { at(json, preset)["presets"] = Json::object(); }),
      change("FlagInAPreset", preset + "/extra_lap_after_round_3",
             [=](Json& json) { at(json, preset)["extra_lap_after_round_3"] = false; }),
      put("NothingDrawnInAPreset", preset + "/draw_base", 0),
      put("PointsOfAPresetAreANumber", preset + "/final_points", 3),
      put("TieBreaksOfAPresetWithoutEnd", preset + "/tie_breaks", list("most_green")),

      put("TilesMiscounted", "/components/tiles", 119),
      put("StartingCastleForgotten", "/components/tiles_per_player", 21),
      put("PiecesMiscounted", "/components/wooden_pieces", 41),
      put("CardsOfAllKindsMiscounted", "/components/cards", 149),
      put("BoardsMiscounted", "/components/region_boards", 11),

      put("PanelBeyondTheCanvas", "/drawing/canvas/1", 700, "/drawing/hand/panel"),
      put("PanelsOverlap", "/drawing/display/panel/0", 790, "/drawing/display/panel"),
      put("DomainTooLarge", "/drawing/domain/radius", 60, "/drawing/domain"),
      put("DomainUponTheBonusTiles", "/drawing/domain/middle/1", 300, "/drawing/domain"),
      put("FlatHexagons", "/drawing/display/radius", 0),
      put("DisplayOverlaps", "/drawing/display/at/1/0", 900, "/drawing/display/at/1"),
      shorten("SlotNotDrawn", "/drawing/display/at"),
      shorten("StorageSpaceNotDrawn", "/drawing/storage/at"),
      put("WorkersOutside", "/drawing/storage/workers/0", 1300, "/drawing/storage/workers"),
      put("CardsOverlap", "/drawing/hand/card/0", 90, "/drawing/hand/at/1"),
      put("DeckUponACard", "/drawing/hand/deck/0", 640, "/drawing/hand/deck"),
      put("TracksOverlap", "/drawing/tracks/red/1", 624, "/drawing/tracks/red"),
  };
  return all;
}

class BadTuscany : public SpoiltFile {};

TEST_P(BadTuscany, IsRefusedInOneLineThatNamesTheEntry) { expect_spoilt_refused("tuscany"); }

INSTANTIATE_TEST_SUITE_P(Data, BadTuscany, ::testing::ValuesIn(faults()), name_of);

}  // namespace
}  // namespace fondaco::spoilt_data
