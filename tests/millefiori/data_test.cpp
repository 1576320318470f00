#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "kit/spoilt_data.hpp"

// What the checker of the data makes of this game's file, sound or spoilt.

namespace fondaco::spoilt_data {
namespace {

TEST_F(MakeTables, WritesTheTablesOfMilleFiori) {
  use("millefiori");
  ASSERT_EQ(run(good_), 0);
  expect_in_header("kAreaFirst = {{0, 30, 50, 62, 74, 94, 109}}");
  expect_in_header("kCitizenPoints = {{0, 1, 3, 6}}");
  expect_in_header("0x00000060, 0x000000C0, 0x00000180");  // what level 3 rests on
  expect_in_header("kSeaExtra = 0x00110080");
  expect_in_header("{9, 10, 3, 2}");
  expect_in_header("\"quartz 2\", \"quartz 3a\", \"quartz 3b\", \"quartz 3c\", \"quartz 4\"");
}

const std::vector<Fault>& faults() {
  static const std::vector<Fault> all = {
      put("UnknownFormat", "/format", 2),
      put("UnknownMark", "/provenance/1/mark", "rumour"),
      put("PhotoWithoutSource", "/provenance/13/sources", Json::array()),
      put("PhotoInTheRulebook", "/provenance/13/sources", list("rulebook")),
      put("ProvenanceOfNothing", "/provenance/13/of", "/tripels"),
      change("GroupWithoutProvenance", "/players", [](Json& json) { json["provenance"].erase(1); }),
      change("UnknownFieldOfAWorkshop", "/cells/0", [](Json& json) { json["cells"][0]["level"] = 1; }),
      drop("MissingRussianName", "/terms/8/name", "ru"),
      put("TermTwice", "/terms/1/key", "rhombus"),

      put("AreaRenamed", "/areas/2/key", "patricians"),
      put("AreaWithAnotherLetter", "/areas/1/letter", "H"),
      put("AreaBeginsTooEarly", "/areas/3/first", 61),
      put("AreaTooSmall", "/areas/4/cells", 19),
      drop("AreaWithoutBonus", "/areas/0", "bonus"),
      change("BonusInTheHarbour", "/areas/5", [](Json& json) { json["areas"][5]["bonus"] = "none"; }),
      put("KindRenamed", "/kinds/3/key", "dye"),
      put("KindOfAnotherArea", "/kinds/5/area", "trade"),
      add("CardTooMany", "/kinds/0/numbers", 5),
      shorten("CardTooFew", "/kinds/15/numbers"),
      put("NumberSix", "/kinds/4/numbers/19", 6),
      put("NumbersFall", "/kinds/1/numbers/0", 3, "/kinds/1/numbers/1"),
      put("NumberChanged", "/kinds/0/numbers/2", 2, "/totals/card_numbers"),
      change("NumbersMovedWithTheSameSum", "/totals/cards_by_number/0",
             [](Json& json) { json["kinds"][11]["numbers"] = {2, 2, 3, 3, 5}; }),
      put("OthersScoreInWorkshops", "/kinds/0/others_score", true),
      put("NobodyElseScoresInTheHarbour", "/kinds/15/others_score", false),
      put("ColourWithoutHash", "/colours/0/fill", "B83E2C"),
      shorten("ThreeColours", "/colours"),

      shorten("CellTooFew", "/cells"),
      put("CellIdSkips", "/cells/40/id", 41),
      put("CellKeyTwice", "/cells/8/key", "W08"),
      put("CellKeyOutOfOrder", "/cells/8/key", "W31"),
      put("CellOfAnotherArea", "/cells/30/area", "workshops"),
      put("SymbolUnknown", "/cells/31/symbol", "padlock"),
      put("SymbolOfAnotherArea", "/cells/50/symbol", "crab"),
      put("SymbolChanged", "/cells/0/symbol", "ash", "/kinds/1/numbers"),
      put("WorkshopBetweenColumns", "/cells/0/d", 2),
      put("WorkshopBeyondTheEdge", "/cells/22/d", 19),
      put("WorkshopsOutOfOrder", "/cells/1/d", 1),
      put("WorkshopMoved", "/cells/6/d", 13, "/cells/5/neighbours"),
      put("NeighbourMissing", "/cells/0/neighbours", list("W02", "W08")),
      add("NeighbourTooMany", "/cells/0/neighbours", "W10"),
      add("NeighbourOfItself", "/cells/0/neighbours", "W01"),
      put("NeighbourTwice", "/cells/0/neighbours/1", "W02"),
      put("NeighbourUnknown", "/cells/0/neighbours/1", "W31"),
      put("NeighbourOfAnotherArea", "/cells/0/neighbours/1", "R01"),

      put("TripleRenamed", "/triples/4/key", "K6"),
      put("TripleUnknown", "/cells/3/triple", "K11"),
      put("TripleDisagrees", "/cells/3/triple", "K4", "/triples/2/cells"),
      put("TripleTakesACellTwice", "/triples/1/cells/0", "W01", "/triples/1/cells"),
      add("TripleOfFour", "/triples/0/cells", "W02"),
      put("TripleWithAMaterialTwice", "/cells/0/symbol", "quartz", "/triples/0/cells"),
      change("TripleOfCellsApart", "/triples/0/cells",
             [](Json& json) {
               std::swap(json["triples"][0]["cells"][0], json["triples"][4]["cells"][1]);
               std::swap(json["cells"][0]["triple"], json["cells"][13]["triple"]);
             }),

      put("ResidenceOutOfOrder", "/cells/33/index", 5),
      put("ResidenceWithoutValue", "/cells/33/value", 0),
      put("ResidenceValueChanged", "/cells/33/value", 4, "/totals/residence_values"),
      put("CitizenOnAnotherLevel", "/cells/55/level", 1),
      put("CitizenAtAnotherPlace", "/cells/56/pos", 3),
      put("SupportMissing", "/cells/59/supports", list("N21")),
      put("SupportAside", "/cells/59/supports/1", "N23", "/cells/59/supports"),
      put("SupportInTheOtherPyramid", "/cells/67/supports/0", "N11"),
      put("GroundOnSomething", "/cells/50/supports", list("N12")),
      put("TriangleWithoutABase", "/cells/60/triangle", list("N22", "N23")),
      add("TriangleTooWide", "/cells/55/triangle", "N13"),
      change("PyramidsDiffer", "/cells/62/symbol",
             [](Json& json) { std::swap(json["cells"][62]["symbol"], json["cells"][63]["symbol"]); }),
      put("GoodInAnotherRow", "/cells/80/row", 3),
      put("GoodTwiceInARow", "/cells/75/symbol", "goblet"),
      put("ShipInAnotherRow", "/cells/97/row", 1),
      put("FourthShip", "/cells/97/key", "H1d"),

      put("CitizenPointsFall", "/citizen_points/2", 2),
      put("FleetWithoutGoodsPays", "/fleet_points", list(1, 2, 3, 6, 10), "/fleet_points/0"),
      shorten("FleetOfFewGoods", "/fleet_points"),
      put("ExtraCardForTooManyValues", "/residence_extra/1", 7),
      put("ExtraCardsFall", "/residence_extra", list(5, 3), "/residence_extra/1"),
      put("BonusForTooManyValues", "/residence_bonus", 7),
      put("BonusValuesRise", "/bonus_values/1", 25),
      put("BonusCellWithAnotherValue", "/bonus_cells/7/value", 10),
      put("BonusCellInTheHarbour", "/bonus_cells/19/area", "harbour"),
      shorten("BonusCellTooFew", "/bonus_cells"),
      put("StartPays", "/sea_route/0/points", 1, "/sea_route/0"),
      put("LastSpaceWithoutCard", "/sea_route/20/extra_card", false, "/sea_route/20"),
      put("EmptySpace", "/sea_route/3/points", 0, "/sea_route/3"),
      put("SpaceWithBoth", "/sea_route/7/points", 1, "/sea_route/7"),
      put("SpaceWithOtherPoints", "/sea_route/6/points", 11, "/totals/sea_points"),
      shorten("SeaTooShort", "/sea_route"),

      put("FivePlayers", "/players/max", 5),
      put("DogeInTheDeck", "/doge/id", 108),
      put("TooManyRhombi", "/rhombi/supply", 28, "/components/rhombi_per_colour"),
      put("RhombiDoNotSum", "/components/rhombi", 119),
      put("CardsWithoutTheDoge", "/components/cards", 109),
      put("TrackDoesNotClose", "/score_track/side", 24, "/score_track/spaces"),
      put("TrackInside", "/score_track/inner", 1.1),
      put("SetUpForFive", "/setup/2/players", 5),
      put("DisplayTooLarge", "/setup/0/display", 10, "/setup/0/deck"),
      change("DeckDoesNotComeOut", "/setup/0/deck",
             [](Json& json) {
               json["setup"][0]["display"] = 10;
               json["setup"][0]["deck"] = 99;
             }),
      put("RoundTooMany", "/setup/1/rounds", 8),
      put("SixDealt", "/setup/2/dealt", 6),
      put("PlayTooMany", "/setup/0/plays", 4, "/setup/0/leftovers"),
      put("PairsMiscounted", "/totals/adjacent_pairs", 60),

      put("BoxBeyondTheBoard", "/areas/1/box/2", 0.5, "/areas/1/box"),
      put("CellOutsideItsArea", "/cells/30/x", 0.5, "/cells/30"),
      put("CellsOverlap", "/cells/31/x", 0.68, "/cells/31"),
      put("CellTurnedUponAnother", "/cells/37/rot", 0, "/cells/37"),
      put("CellTurnedTooFar", "/cells/35/rot", 180),
      put("CoordinateIsNoNumber", "/cells/3/x", "left"),
      put("FramesOverlap", "/cells/5/x", 0.39, "/cells/5"),
      put("FramesApart", "/cells/29/y", 0.329, "/cells/29"),
      change("ResidenceAstray", "/cells/49",
             [](Json& json) {
               json["cells"][49]["x"] = 0.75;
               json["cells"][49]["y"] = 0.33;
             }),
      change("CitizenAstray", "/cells/61",
             [](Json& json) {
               json["cells"][61]["x"] = 0.58;
               json["cells"][61]["y"] = 0.48;
             }),
      change("ShipInTheLineOfAnotherRow", "/cells/94",
             [](Json& json) { std::swap(json["cells"][94]["y"], json["cells"][97]["y"]); }),
      put("BonusCellUponAnother", "/bonus_cells/5/x", 0.83, "/bonus_cells/5"),
      put("StarAstray", "/triples/3/x", 0.45, "/triples/3"),
      put("StarUponACell", "/triples/3/y", 0.19, "/triples/3"),
      put("StarUponALevel", "/drawing/level_star", 0.03),
      put("MarkerOutsideItsArea", "/markers/2/area", "harbour", "/markers/2"),
      put("RhombusTooWide", "/drawing/rhombus/0", 0.04, "/cells/1"),
      put("RhombusFlat", "/drawing/rhombus/1", 0),
      put("FrameWithoutTip", "/drawing/frame/side", 0.05),
      put("SpacesOverlap", "/sea_route/8/x", 0.31, "/sea_route/8"),
      put("SpaceAstray", "/sea_route/20/y", 0.88, "/sea_route/20"),
      put("SpaceBeyondTheBoard", "/sea_route/20/x", 0.99, "/sea_route/20"),
      put("StartAside", "/sea_route/0/x", 0.3, "/sea_route/0"),
      shorten("PlaceForAShipMissing", "/start_slots"),
  };
  return all;
}

class BadMilleFiori : public SpoiltFile {};

TEST_P(BadMilleFiori, IsRefusedInOneLineThatNamesTheEntry) { expect_spoilt_refused("millefiori"); }

INSTANTIATE_TEST_SUITE_P(Data, BadMilleFiori, ::testing::ValuesIn(faults()), name_of);

}  // namespace
}  // namespace fondaco::spoilt_data
