#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "kit/spoilt_data.hpp"

// What the checker of the data makes of this game's file, sound or spoilt.

namespace fondaco::spoilt_data {
namespace {

class Serenissima : public MakeTables {
 protected:
  void SetUp() override {
    MakeTables::SetUp();
    use("serenissima");
    json_ = Json::parse(good_);
  }

  void expect_accepted(const std::string& in_header) {
    EXPECT_EQ(run(json_.dump(2)), 0) << said_;
    EXPECT_EQ(said_, "");
    expect_in_header(in_header);
  }

  Json& port(std::size_t id) { return json_["ports"][id]; }

  Json json_;
};

TEST_F(Serenissima, WritesItsTables) {
  ASSERT_EQ(run(good_), 0);
  expect_in_header("kGalleysPerPlayer = 6;");
  expect_in_header("kSkulls = 3;");
  expect_in_header("kBasilicaIncome = 5;");
  expect_in_header("enum Good : std::uint8_t { kWood, kStone, kMarble, kWine, kGold, kSpice };");
  expect_in_header("kCubes = {{14, 12, 12, 12, 10, 10}}");
  expect_in_header("16, 17, 18, 255,\n");                                // the zone without a port
  expect_in_header("{{2, 3, 4, 5, 6}}, {{2, 3, 0, 0, 0}}");              // prices of Valencia, Barcelona
  expect_in_header("{{0, 2, 5, 10, 15, 20}}, {{0, 2, 5, 5, 5, 5}}");     // and incomes
  expect_in_header("kNeighbours = {{\n    0x00092, 0x00095, 0x0001A,");  // Valencia: BAR, SAR, ALG
  // Under the first rules Antalya produced spices, now it is wood.
  expect_in_header("{{0x10811, 0x0500A, 0x40120, 0x02484, 0x08040, 0x20200}}");
  expect_in_header("{{0x30811, 0x0500A, 0x40120, 0x02484, 0x08040, 0x00200}}");
  expect_in_header("kStartPorts = 0x48409;");
  expect_in_header(
      "{0, 0, 0, 0, 0, 0, 0x00, 0, {{0, 0, 0}}},\n    {30, 12, 3, 5, 3, 3, 0x0F, 12, {{4, 8, 12}}},");
  expect_in_header("{22, 15, 2, 5, 3, 3, 0x00, 10, {{4, 7, 10}}},");
  expect_in_header("kDogeCopies = {{1, 2, 1, 1}}");
  expect_in_header("    {0, 3, 0},\n    {1, 0, 0},\n    {2, 0, 0},\n    {2, 0, 1},\n");
  expect_in_header("\"VAL\", \"BAR\", \"MRS\",");
}

// ---------------------------------------------------------------- what an owner of the box may correct

TEST_F(Serenissima, TakesAnotherPort) {
  for (Json* place : {&port(16), &json_["zones"][16]}) {
    (*place)["key"] = "RHO";
    (*place)["name"] = {
        {"en", "Rhodes"},
        {"ru", "Родос" }
    };
  }
  json_["zones"][16]["port"] = "RHO";
  json_["drawing"]["ports"][16]["key"] = "RHO";
  for (Json& zone : json_["zones"])
    for (Json& neighbour : zone["neighbours"])
      if (neighbour == "SMY") neighbour = "RHO";
  for (Json& bend : json_["drawing"]["map"]["bends"])
    for (Json& zone : bend["zones"])
      if (zone == "SMY") zone = "RHO";
  expect_accepted("\"RHO\", \"ANT\", \"ALX\", \"ION\",");
}

TEST_F(Serenissima, TakesOtherNeighbours) {
  json_["zones"][0]["neighbours"].push_back("TUN");
  json_["zones"][8]["neighbours"].push_back("VAL");
  json_["zones"][10]["neighbours"] = {"RAG"};
  json_["zones"][12]["neighbours"].erase(0);
  json_["drawing"]["map"]["bends"].erase(0);  // from Venice to Corfu
  expect_accepted("kNeighbours = {{\n    0x00192, 0x00095,");
}

TEST_F(Serenissima, TakesThePortOfAnotherZone) {
  std::swap(json_["zones"][18], json_["zones"][19]);
  json_["zones"][18]["id"] = 18;
  json_["zones"][19]["id"] = 19;
  json_["provenance"].erase(std::find_if(json_["provenance"].begin(), json_["provenance"].end(),
                                         [](const Json& entry) { return entry["of"] == "/zones/19"; }));
  expect_accepted("16, 17, 255, 18,\n");
  expect_in_header("16, 17, 19,\n");  // where Alexandria lies
}

TEST_F(Serenissima, TakesOtherGoods) {
  port(3)["produces"] = "marble";
  port(18)["produces"] = "stone";
  expect_accepted("{{0x30811, 0x45002, 0x00128,");
}

TEST_F(Serenissima, TakesWarehousesOfAllSizes) {
  port(1)["price"] = {2};
  port(1)["income"] = {0, 20};
  port(2)["price"] = {2, 2, 4, 4, 6};
  port(2)["income"] = {0, 0, 4, 4, 12, 20};
  expect_accepted("{{2, 3, 4, 5, 6}}, {{2, 0, 0, 0, 0}}, {{2, 2, 4, 4, 6}},");
  expect_in_header("{{0, 20, 20, 20, 20, 20}}, {{0, 0, 4, 4, 12, 20}},");
  expect_in_header("kWarehouse = {{\n    5, 1, 5, 5,");
}

TEST_F(Serenissima, TakesOtherDogeCards) {
  json_["doge"][1]["copies"] = 1;
  json_["doge"][3]["copies"] = 2;
  expect_accepted("kDogeCopies = {{1, 1, 1, 2}}");
}

TEST_F(Serenissima, TakesAnotherTrack) {
  for (std::size_t i : {0U, 1U}) {
    json_["setup"][i]["scoring"] = {5, 11, 16};
    json_["setup"][i]["track_end"] = 16;
    json_["setup"][i]["rounds"] = {
        {"min", 8 },
        {"max", 17}
    };
  }
  json_["setup"][2]["scoring"] = {3, 6, 10};
  expect_accepted("{26, 12, 2, 5, 3, 3, 0x0F, 16, {{5, 11, 16}}},");
  expect_in_header("{22, 15, 2, 5, 3, 3, 0x00, 10, {{3, 6, 10}}},");
}

TEST_F(Serenissima, TakesThreePlayersAtMost) {
  json_["players"]["max"] = 3;
  json_["setup"].erase(2);
  Json kept = Json::array();
  for (const Json& entry : json_["provenance"])
    if (!entry["of"].get<std::string>().starts_with("/setup/2")) kept.push_back(entry);
  json_["provenance"] = kept;
  expect_accepted("std::array<SetUp, 4> kSetUp");
}

TEST_F(Serenissima, TakesOtherCubes) {
  json_["goods"][4]["cubes"] = 12;
  json_["components"]["cubes"] = 72;
  expect_accepted("kCubes = {{14, 12, 12, 12, 12, 10}}");
}

// ---------------------------------------------------------------- what is refused

TEST_F(Serenissima, SaysWhyAGoodCanNotBeClosed) {
  for (std::size_t id : {4U, 11U, 16U, 17U}) port(id)["produces"] = "gold";
  expect_refused(json_.dump(), "/ports");
  EXPECT_NE(said_.find("only one port produces \"wood\", but /setup/0/closed/0 closes one"),
            std::string::npos)
      << said_;
}

const std::vector<Fault>& faults() {
  const std::string map = "/drawing/map";
  static const std::vector<Fault> all = {
      put("UnknownFormat", "/format", 2),
      put("UnknownMark", "/provenance/1/mark", "rumour"),
      put("FoundNowhere", "/provenance/9/sources", Json::array()),
      put("RulebookNotNamed", "/provenance/0/sources", list("F1")),
      put("UnknownSource", "/provenance/5/sources/1", "F99"),
      put("ProvenanceOfNothing", "/provenance/7/of", "/harbours"),
      put("ProvenanceTwice", "/provenance/6/of", "/colours"),
      change("GroupWithoutProvenance", "/players", [](Json& json) { json["provenance"].erase(1); }),
      change("UnknownGroup", "/", [](Json& json) { json["weather"] = 1; }),

      drop("GameWithoutRussianName", "/name", "ru"),
      put("TermTwice", "/terms/1/key", "galley"),
      put("EmptyTerm", "/terms/3/name/ru", " "),
      change("UnknownFieldOfATerm", "/terms/0", [](Json& json) { json["terms"][0]["plural"] = "galleys"; }),
      put("ColourWithoutHash", "/colours/2/fill", "F39237"),
      shorten("ThreeColours", "/colours"),
      put("FivePlayers", "/players/max", 5),
      put("TwoPlayers", "/players/max", 2),
      put("OnePlayer", "/players/min", 1),

      put("GoodRenamed", "/goods/1/key", "iron"),
      change("GoodsExchanged", "/goods/0/key",
             [](Json& json) { std::swap(json["goods"][0]["key"], json["goods"][1]["key"]); }),
      shorten("GoodMissing", "/goods"),
      put("NoCubes", "/goods/5/cubes", 0),
      put("HundredCubes", "/goods/5/cubes", 100),
      put("CubeTooMany", "/goods/5/cubes", 11, "/goods"),

      shorten("PortMissing", "/ports"),
      put("PortIdSkips", "/ports/4/id", 5),
      put("PortKeyTwice", "/ports/4/key", "VAL"),
      put("PortKeyInSmallLetters", "/ports/4/key", "sar"),
      put("PortKeyTooLong", "/ports/4/key", "SARD"),
      put("PortKeyWithAFigure", "/ports/4/key", "SA1"),
      put("PortWithoutItsZone", "/ports/4/key", "SDN", "/zones/4/port"),
      drop("PortWithoutName", "/ports/4", "name"),
      change("UnknownFieldOfAPort", "/ports/0", [](Json& json) { json["ports"][0]["slots"] = 5; }),
      put("UnknownProduct", "/ports/3/produces", "iron"),
      change("NobodyProducesSpice", "/ports",
             [](Json& json) {
               json["ports"][9]["produces"] = "wine";
               json["ports"][17]["produces"] = "wine";
             }),
      change("OnlyStartingPortsProduceWood", "/ports",
             [](Json& json) {
               for (std::size_t id : {4U, 11U, 16U, 17U}) json["ports"][id]["produces"] = "gold";
               json["ports"][3]["produces"] = "wood";
             }),
      put("NoSlots", "/ports/1/price", Json::array()),
      change("SixSlots", "/ports/0/price",
             [](Json& json) {
               json["ports"][0]["price"].push_back(6);
               json["ports"][0]["income"].push_back(20);
             }),
      put("PriceTooLow", "/ports/1/price/0", 1),
      put("PriceTooHigh", "/ports/0/price/4", 7),
      put("PricesFall", "/ports/0/price/2", 2),
      put("HalfADucat", "/ports/0/price/2", 3.5),
      add("IncomeOfAThirdCube", "/ports/1/income", 10),
      shorten("IncomeOfAFullWarehouseMissing", "/ports/0/income"),
      add("SlotWithoutIncome", "/ports/1/price", 4, "/ports/1/income"),
      put("EmptyWarehousePays", "/ports/1/income/0", 1),
      put("IncomesFall", "/ports/0/income/3", 4),
      put("IncomeTooHigh", "/ports/0/income/5", 21),
      shorten("FourStartingPorts", "/start_ports"),
      add("SixStartingPorts", "/start_ports", "NAP"),
      put("StartingPortTwice", "/start_ports/1", "VAL"),
      put("UnknownStartingPort", "/start_ports/1", "ION"),
      put("SmallStartingPort", "/start_ports/1", "BAR", "/setup/0/garrison"),

      put("EarlierRulesSkipped", "/earlier/0/rules", 2),
      change("EarlierGoodOfNoPort", "/earlier/0/produces/ION",
             [](Json& json) { json["earlier"][0]["produces"]["ION"] = "wood"; }),
      put("EarlierGoodUnknown", "/earlier/0/produces/ANT", "iron"),
      put("EarlierGoodAsNow", "/earlier/0/produces/ANT", "wood"),
      change("EarlierOnlyOnePortOfMarble", "/earlier/0/produces",
             [](Json& json) {
               for (const char* port : {"NAP", "TUN"}) json["earlier"][0]["produces"][port] = "wine";
             }),
      change("EarlierOnlyStartingPortsOfMarble", "/earlier/0/produces",
             [](Json& json) {
               for (const char* port : {"NAP", "TUN"}) json["earlier"][0]["produces"][port] = "wine";
               json["earlier"][0]["produces"]["GEN"] = "marble";
             }),
      change("UnknownFieldOfEarlierRules", "/earlier/0",
             [](Json& json) { json["earlier"][0]["price"] = Json::object(); }),

      shorten("ZoneMissing", "/zones"),
      put("ZoneIdSkips", "/zones/4/id", 3),
      put("ZoneKeyTwice", "/zones/19/key", "VAL"),
      put("ZoneNotCalledAsItsPort", "/zones/4/key", "TYR"),
      put("ZoneNotNamedAsItsPort", "/zones/4/name/en", "Corsica"),
      put("UnknownPortOfAZone", "/zones/4/port", "COS"),
      put("PortInTwoZones", "/zones/19/port", "VAL"),
      put("PortInNoZone", "/zones/4/port", nullptr, "/zones/4/key"),
      change("PortForgotten", "/ports/4",
             [](Json& json) {
               json["zones"][4]["port"] = nullptr;
               json["zones"][4]["key"] = "TYR";
             }),
      put("UnknownNeighbour", "/zones/0/neighbours/0", "ROM"),
      put("NeighbourOfItself", "/zones/0/neighbours/0", "VAL"),
      put("NeighbourTwice", "/zones/0/neighbours/1", "BAR"),
      shorten("NeighbourForgotten", "/zones/0/neighbours"),
      add("NeighbourOneWay", "/zones/0/neighbours", "TUN", "/zones/8/neighbours"),
      change("VeniceCutOff", "/zones/10/neighbours",
             [](Json& json) {
               json["zones"][10]["neighbours"] = Json::array();
               json["zones"][11]["neighbours"].erase(0);
               json["zones"][12]["neighbours"].erase(0);
             }),

      put("DogeCardRenamed", "/doge/0/key", "grapes"),
      shorten("DogeCardMissing", "/doge"),
      put("NoArrows", "/doge/3/copies", 0),
      put("DogeCardTooMany", "/doge/1/copies", 3, "/doge"),
      put("OneHourglassAdvancesTwo", "/doge/1/advance", 2),
      put("WineAdvances", "/doge/0/advance", 1),
      put("WinePaysNothing", "/doge/0/wine_income", 0),
      put("HourglassPays", "/doge/1/wine_income", 3),
      put("ShuffleWithoutArrows", "/doge/2/reshuffle", true),
      put("ArrowsWithoutShuffle", "/doge/3/reshuffle", false),
      change("TwoWineCards", "/setup/0/rounds/max",
             [](Json& json) {
               json["doge"][0]["copies"] = 2;
               json["doge"][1]["copies"] = 1;
             }),

      shorten("SetUpMissing", "/setup"),
      put("SetUpForFive", "/setup/2/players", 5),
      put("SixteenGalleys", "/setup/2/galleys", 16),
      put("TooFewNumbers", "/setup/2/galleys", 7),
      put("NoGalley", "/setup/0/start_galleys", 0),
      put("SevenGalleysAtTheStart", "/setup/0/start_galleys", 7),
      put("GalleysBeyondTheNumbers", "/setup/2/start_galleys", 4, "/setup/2/galleys"),
      put("NegativeMoney", "/setup/0/ducats", -1),
      put("TooMuchMoney", "/setup/0/ducats", 100),
      put("EmptyStartingPort", "/setup/0/garrison", 0),
      put("GarrisonTooLarge", "/setup/0/garrison", 6),
      put("CrewOfNobody", "/setup/1/crew", 0),
      put("CrewTooLarge", "/setup/1/crew", 6),
      put("TooFewSailors", "/setup/2/sailors", 8),
      put("MoreSailorsThanInTheBox", "/setup/0/sailors", 31),
      put("UnknownGoodClosed", "/setup/0/closed/0", "iron"),
      put("GoodClosedTwice", "/setup/0/closed/1", "wood"),
      add("FifthPortClosed", "/setup/0/closed", "gold"),
      put("ClosedPortCardsMiscounted", "/components/closed_port_cards", 5),
      put("ScoringCellsFall", "/setup/2/scoring/1", 4),
      put("ScoringCellsTooNear", "/setup/2/scoring/0", 6, "/setup/2/scoring/1"),
      put("ScoringAtTheStart", "/setup/2/scoring/0", 0),
      add("FourScorings", "/setup/2/scoring", 12, "/setup/2/scoring"),
      put("TrackBeyondTheLastScoring", "/setup/2/track_end", 11),
      put("TrackTooLong", "/setup/2/track_end", 21),
      put("GreenCells", "/setup/2/scoring_colour", "green"),
      put("RoundsMiscounted", "/setup/2/rounds/max", 12),
      change("LongerTrackSameRounds", "/setup/2/rounds/min",
             [](Json& json) {
               json["setup"][2]["scoring"][2] = 11;
               json["setup"][2]["track_end"] = 11;
             }),
      drop("TrackForgotten", "/setup/1", "track_end"),

      put("DieOfEightFaces", "/dice/faces", 8),
      put("NoSkulls", "/dice/skulls", 0),
      put("SevenSkulls", "/dice/skulls", 7),
      put("FortWithoutDice", "/dice/fort_dice", 0),
      put("FortOfSixDice", "/dice/fort_dice", 6),
      put("SixPlaces", "/limits/galley_slots", 6),
      put("FiveGoodsAboard", "/limits/galley_goods", 5),
      put("OneGalleyEach", "/limits/galleys_per_player", 1),
      put("SevenGalleysEach", "/limits/galleys_per_player", 7),
      put("FiveGalleysEach", "/limits/galleys_per_player", 5, "/components/galley_cubes"),
      put("NoForts", "/limits/forts", 0),
      put("BasilicasMiscounted", "/limits/basilicas", 6, "/components/basilicas"),
      put("TwoFreeGoods", "/costs/own_port_free_goods", 2),
      put("NegativeCost", "/costs/sailor", -1),
      put("CostTooHigh", "/costs/galley_per_owned", 21),
      drop("CostForgotten", "/costs", "fort"),
      put("BonusTooHigh", "/values/spice_bonus", 21),
      change("UnknownValue", "/values", [](Json& json) { json["values"]["fort_income"] = 1; }),
      put("CoinsFall", "/coins/2", 5),
      put("NoCoins", "/coins", Json::array()),
      put("GalleysMiscounted", "/components/galleys", 14),
      put("SailorsMiscounted", "/components/sailors", 119),
      put("PortCardsMiscounted", "/components/port_cards", 18),
      put("DogeCardsMiscounted", "/components/doge_cards", 6),
      put("DiceMiscounted", "/components/dice", 6),
      put("TwoBlackMarkers", "/components/black_markers", 2),
      drop("CoinsForgotten", "/components", "coins"),

      put("PanelBeyondTheCanvas", "/drawing/canvas/1", 700, "/drawing/wheel/panel"),
      put("PanelsOverlap", "/drawing/track/panel/0", 220, "/drawing/track/panel"),
      put("FlatCanvas", "/drawing/canvas/0", 0, "/drawing/canvas"),
      put("MapWithoutDegrees", map + "/degree/0", 0, map + "/degree"),
      put("MapElsewhere", map + "/origin/0", 5, map + "/sea/0"),
      put("SeaOfTwoCorners", map + "/sea", list(list(0, 40), list(1, 40)), map + "/sea"),
      put("IslandIsNoList", map + "/islands/0", 3),
      put("IslandUnderAZone", map + "/islands/5", list(list(0, 39), list(2, 39), list(1, 40)), "/zones/0"),
      put("ZoneInTheDesert", "/zones/9/lat", 31, "/zones/9"),
      put("ZonesOverlap", "/zones/19/lon", 17, "/zones/19"),
      put("PoolsTooWide", map + "/pool/0", 90, "/zones/3"),
      put("BendOfNoWay", map + "/bends/0/zones/1", "ALX", map + "/bends/0/zones"),
      put("BendOfAnUnknownZone", map + "/bends/0/zones/1", "ROM"),
      put("BendTwice", map + "/bends/2/zones/1", "SMY", map + "/bends/2/zones"),
      put("BendBeyondTheCanvas", map + "/bends/0/at/1", 50, map + "/bends/0/at"),
      put("SlotNotDrawn", "/drawing/plaque/slots/at", list(list(36, 29)), "/drawing/plaque/slots/at"),
      put("SlotsOverlap", "/drawing/plaque/slots/size", 22, "/drawing/plaque/slots/at/1"),
      put("FortUponASlot", "/drawing/plaque/fort/1", 20, "/drawing/plaque/basilica"),
      put("NameOutside", "/drawing/plaque/name/0", 170, "/drawing/plaque/name"),
      shorten("PortNotDrawn", "/drawing/ports"),
      put("PortsDrawnOutOfOrder", "/drawing/ports/0/key", "BAR"),
      put("PortUponAZone", "/drawing/ports/0/at/1", 310, "/drawing/ports/0/at"),
      put("PortUponAPort", "/drawing/ports/3/at/1", 40, "/drawing/ports/3/at"),
      put("GalleyTooLarge", "/drawing/galley/size/0", 90, "/drawing/galley/berths/0/at/0"),
      put("GalleysOverlap", "/drawing/galley/berths/1/scale", 0.6, "/drawing/galley/berths/1/at/1"),
      put("GalleysOfNoSize", "/drawing/galley/berths/1/scale", 0),
      shorten("TooFewBerths", "/drawing/galley/berths"),
      put("BerthsBecomeFewer", "/drawing/galley/berths/1/at", list(list(0, 0))),
      shorten("SectorNotDrawn", "/drawing/wheel/sectors"),
      change("SectorsExchanged", "/drawing/wheel/sectors/2",
             [](Json& json) {
               Json& sectors = json["drawing"]["wheel"]["sectors"];
               std::swap(sectors[1], sectors[2]);
             }),
      put("SectorOutsideTheRing", "/drawing/wheel/sectors/4", list(170, 650)),
      put("WheelTooLarge", "/drawing/wheel/radius", 120),
      put("HubTooLarge", "/drawing/wheel/hub", 106),
      put("MarkersOverlap", "/drawing/wheel/marker", 35, "/drawing/wheel/sectors/0"),
      put("TrackTooShort", "/drawing/track/to/0", 400, "/drawing/track"),
      put("TrackOutside", "/drawing/track/to/0", 576, "/drawing/track/to"),
      put("PileUponTheDiscards", "/drawing/doge/pile/0", 1320, "/drawing/doge/discard"),
      shorten("SupplyOfAGoodNotDrawn", "/drawing/supply/goods/at"),
      put("FortsUponTheSpices", "/drawing/supply/fort/0", 1280, "/drawing/supply/fort"),
      shorten("PurseNotDrawn", "/drawing/purses"),
      put("PursesOverlap", "/drawing/purses/1/1", 40, "/drawing/purses/1"),
  };
  return all;
}

class BadSerenissima : public SpoiltFile {};

TEST_P(BadSerenissima, IsRefusedInOneLineThatNamesTheEntry) { expect_spoilt_refused("serenissima"); }

INSTANTIATE_TEST_SUITE_P(Data, BadSerenissima, ::testing::ValuesIn(faults()), name_of);

}  // namespace
}  // namespace fondaco::spoilt_data
