// The data files are checked when they are built; here the checker is checked. It must accept what we ship,
// and for each fault say in one line where it is and write nothing.

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sys/wait.h>
#include <unistd.h>

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

std::string read(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(in), {});
}

void write(const fs::path& path, const std::string& text) { std::ofstream(path, std::ios::binary) << text; }

// A directory of its own with a data file in it, and the program run on that.
class MakeTables : public ::testing::Test {
 protected:
  void SetUp() override {
    use("calimala");
    std::string pattern = (fs::temp_directory_path() / "fondaco-data-XXXXXX").string();
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    folder_ = pattern;
  }

  void TearDown() override {
    if (!folder_.empty()) fs::remove_all(folder_);
  }

  void use(const std::string& game) {
    game_ = game;
    good_ = read(fs::path(FONDACO_SOURCE_DIR "/data") / (game + ".json"));
    ASSERT_FALSE(good_.empty());
  }

  // Gives the exit status; what was said is in said_.
  int run(const std::string& text) { return run(text, game_); }

  int run(const std::string& text, const std::string& game) {
    write(data(), text);
    const auto quote = [](const fs::path& path) { return "'" + path.string() + "'"; };
    const std::string command = quote(MAKE_TABLES) + " '" + game + "' " + quote(data()) + " " +
                                quote(header()) + " " + quote(embedded()) + " 2> " + quote(folder_ / "said");
    const int status = std::system(command.c_str());
    said_ = read(folder_ / "said");
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

  void expect_refused(const std::string& text, const std::string& where) {
    EXPECT_EQ(run(text), 2);
    const std::string start = data().string() + ": " + where + ": ";
    EXPECT_EQ(said_.substr(0, start.size()), start) << "said: " << said_;
    EXPECT_GT(said_.size(), start.size() + 1) << "no reason was given";
    EXPECT_EQ(said_.find('\n'), said_.size() - 1) << "not exactly one line: " << said_;
    EXPECT_FALSE(fs::exists(header())) << "a header was written from bad data";
    EXPECT_FALSE(fs::exists(embedded())) << "a text was written from bad data";
  }

  void expect_in_header(const std::string& text) {
    EXPECT_NE(read(header()).find(text), std::string::npos) << "the header lacks " << text;
  }

  fs::path data() const { return folder_ / (game_ + ".json"); }
  fs::path header() const { return folder_ / "tables.hpp"; }
  fs::path embedded() const { return folder_ / "embedded.cpp"; }

  std::string game_, good_, said_;
  fs::path folder_;
};

// ---------------------------------------------------------------- what holds for every game

class EachGame : public MakeTables, public ::testing::WithParamInterface<std::string> {
 protected:
  void SetUp() override {
    MakeTables::SetUp();
    use(GetParam());
  }
};

TEST_P(EachGame, IsAcceptedInSilence) {
  EXPECT_EQ(run(good_), 0);
  EXPECT_EQ(said_, "");
  expect_in_header("namespace fondaco::" + game_ + "::tables {");
}

TEST_P(EachGame, IsEmbeddedWholeInShortLiterals) {
  ASSERT_EQ(run(good_), 0);
  const std::string source = read(embedded());
  const std::string open = "R\"json(";
  const std::string close = ")json\"";
  std::string text;
  for (std::size_t at = source.find(open); at != std::string::npos; at = source.find(open, at)) {
    at += open.size();
    const std::size_t end = source.find(close, at);
    EXPECT_LT(end - at, 16'000U);
    text += source.substr(at, end - at);
    at = end;
  }
  EXPECT_EQ(text, Json::parse(good_).dump());
}

// Whatever is lost from a file, the checker misses it: nothing in it is there for nobody.
TEST_P(EachGame, MissesEveryGroup) {
  const Json whole = Json::parse(good_);
  for (const auto& group : whole.items()) {
    Json part = whole;
    part.erase(group.key());
    expect_refused(part.dump(), "/" + group.key());
  }
}

TEST_P(EachGame, IsNotAnother) {
  Json other = Json::parse(good_);
  other["game"] = "serenissima";
  expect_refused(other.dump(), "/game");
}

INSTANTIATE_TEST_SUITE_P(Data, EachGame, ::testing::Values("calimala", "millefiori"),
                         [](const auto& game) { return game.param; });

// ---------------------------------------------------------------- the files that are written

TEST_F(MakeTables, WritesTheTablesOfCalimala) {
  ASSERT_EQ(run(good_), 0);
  expect_in_header("kSuggestedLayout = {{3, 6, 4, 0, 8, 1, 5, 7, 2}}");
  expect_in_header("kDraft = {{0, 1, 2, 5, 3}}");
  expect_in_header("{12, 4, 6, 4, 1, Beside::FaceDown, 1}");
}

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

TEST_F(MakeTables, LeavesFilesAloneThatWouldNotChange) {
  ASSERT_EQ(run(good_), 0);
  const auto long_ago = fs::file_time_type::clock::now() - std::chrono::hours(1);
  fs::last_write_time(header(), long_ago);
  fs::last_write_time(embedded(), long_ago);
  Json renamed = Json::parse(good_);
  renamed["cities"][1]["name"]["en"] = "Lisboa";
  ASSERT_EQ(run(renamed.dump()), 0);
  EXPECT_EQ(fs::last_write_time(header()), long_ago) << "a name is not in the header";
  EXPECT_GT(fs::last_write_time(embedded()), long_ago);
}

TEST_F(MakeTables, KeepsTheOldFilesWhenTheNewDataIsBad) {
  ASSERT_EQ(run(good_), 0);
  const std::string tables = read(header());
  Json bad = Json::parse(good_);
  bad["phase_points"] = {1, 2, 3};
  EXPECT_EQ(run(bad.dump()), 2);
  EXPECT_EQ(read(header()), tables);
}

TEST_F(MakeTables, TakesACorrectedNumber) {
  Json calimala = Json::parse(good_);
  calimala["row_capacity"] = {4, 3, 4};
  calimala["house_cells"] = {5, 4, 3};
  calimala["card_copies"] = {6, 4, 5, 5, 5, 5, 5, 5, 5};
  EXPECT_EQ(run(calimala.dump()), 0) << said_;
  expect_in_header("kRowCapacity = {{4, 3, 4}}");

  use("millefiori");
  Json millefiori = Json::parse(good_);
  millefiori["cells"][49]["value"] = 6;
  millefiori["totals"]["residence_values"] = 80;
  millefiori["sea_route"][4]["points"] = 4;
  millefiori["totals"]["sea_points"] = 65;
  millefiori["cells"][20]["x"] = 0.4578;
  millefiori["drawing"]["frame"]["half_width"] = 0.031;
  EXPECT_EQ(run(millefiori.dump()), 0) << said_;
  expect_in_header("kResidenceValues = 7;");
}

// ---------------------------------------------------------------- what is no data at all

TEST_F(MakeTables, NamesTheLineOfBrokenJson) {
  expect_refused("{\n  \"format\": 1,\n  \"game\": calimala\n}\n", "line 3, column 11");
  expect_refused("", "line 1, column 1");
}

TEST_F(MakeTables, RefusesAFieldWrittenTwice) {
  std::string twice = good_;
  const std::string field = "\"kind\": \"trade\"";
  const std::size_t first = twice.find(field);
  ASSERT_NE(first, std::string::npos);
  twice.replace(first, field.size(), field + ", \"kind\": \"port\"");
  expect_refused(twice, "/cities/3");
}

TEST_F(MakeTables, RefusesWhatIsNoObject) { expect_refused("[]", "/"); }

TEST_F(MakeTables, RefusesAnotherGame) {
  EXPECT_EQ(run(good_, "chess"), 2);
  EXPECT_EQ(said_, "make_tables: there is no game \"chess\"\n");
  EXPECT_FALSE(fs::exists(header()));
}

// ---------------------------------------------------------------- spoilt files

struct Fault {
  std::string name;
  std::string where;
  std::function<void(Json&)> make;
};

void PrintTo(const Fault& fault, std::ostream* out) { *out << fault.where; }

Fault change(const std::string& name, const std::string& where, std::function<void(Json&)> make) {
  return {name, where, std::move(make)};
}

Json& at(Json& json, const std::string& pointer) { return json.at(Json::json_pointer(pointer)); }

// Most faults are one value put at one place.
Fault put(const std::string& name, const std::string& to, const Json& value, const std::string& where = "") {
  return change(name, where.empty() ? to : where, [=](Json& json) { at(json, to) = value; });
}

Fault add(const std::string& name, const std::string& to, const Json& value, const std::string& where = "") {
  return change(name, where.empty() ? to : where, [=](Json& json) { at(json, to).push_back(value); });
}

Fault drop(const std::string& name, const std::string& from, const std::string& field) {
  return change(name, from + "/" + field, [=](Json& json) { at(json, from).erase(field); });
}

Fault shorten(const std::string& name, const std::string& list) {
  return change(name, list, [=](Json& json) { at(json, list).erase(at(json, list).size() - 1); });
}

template <class... Items>
Json list(const Items&... items) {
  return Json::array({items...});
}

const std::vector<Fault>& calimala_faults() {
  static const std::vector<Fault> all = {
      put("UnknownFormat", "/format", 2),
      put("UnknownMark", "/provenance/3/mark", "guessed"),
      put("UnknownSource", "/provenance/3/sources/1", "S99"),
      put("FoundNowhere", "/provenance/14/sources", Json::array()),
      put("ProvenanceOfNothing", "/provenance/2/of", "/plaeyrs"),
      change("GroupWithoutProvenance", "/drawing",
             [](Json& json) { json["provenance"].erase(json["provenance"].size() - 1); }),
      change("UnknownField", "/mat", [](Json& json) { json["mat"]["werehouse"] = 4; }),
      drop("MissingRussianName", "/cities/2/name", "ru"),
      put("EmptyName", "/actions/6/name/ru", " "),
      put("NameIsNoText", "/materials/1/name/en", 7),
      put("IdNotDense", "/actions/4/id", 5),
      put("KeyUsedTwice", "/colours/2/key", "red"),
      put("KeyWithCapital", "/scoring_tiles/9/key", "Sculptures"),
      put("KeyWithNewline", "/scoring_tiles/9/key", "sculp\ntures"),
      put("ActionsInAnotherOrder", "/actions/3/key", "raise"),
      put("TradeCityAsPort", "/cities/3/kind", "port"),
      put("CapacityZero", "/cities/0/capacity", 0),
      put("CapacityNotWhole", "/cities/0/capacity", 12.5),
      put("CapacityHuge", "/cities/0/capacity", 18446744073709551615U),
      put("ColourWithoutHash", "/colours/0/fill", "2A4DA8"),
      put("LocationOfAnotherCity", "/locations/1/city", "london"),
      put("CapacityFromElsewhere", "/locations/9/capacity_at", "/row_capacity/0"),
      put("RowTooLong", "/row_capacity/2", 10),
      put("RowLongerThanDrawn", "/row_capacity/0", 6, "/drawing/locations/6/at"),
      put("TooFewRows", "/row_capacity", list(5, 3)),
      put("StreetToNowhere", "/streets/3/cells", list(1, 9)),
      put("StreetAcross", "/streets/3/cells", list(2, 3)),
      put("StreetTwice", "/streets/3/cells", list(0, 3)),
      put("StreetBackwards", "/streets/3/cells", list(4, 1)),
      put("CentreAside", "/city/centre_cell", 5),
      put("CentreActionUnknown", "/city/centre_action", "rest"),
      put("CentreActionMoved", "/city/centre_action", "sea", "/suggested_layout/cells/4"),
      put("LayoutRepeats", "/suggested_layout/cells/8", "wood"),
      put("CopiesDoNotSum", "/card_copies/4", 4, "/card_copies"),
      put("TileOfUnknownLocation", "/scoring_tiles/10/locations/0", "genoa"),
      put("TileListsTwice", "/scoring_tiles/10/locations/1", "barcelona"),
      put("TileOfWrongCity", "/scoring_tiles/0/locations/0", "lisbon", "/scoring_tiles/0/locations"),
      put("LocationCountedOnce", "/scoring_tiles/10/locations", list("barcelona", "lisbon"),
          "/scoring_tiles"),
      put("MarbleCountsSculptures", "/scoring_tiles/14/locations",
          list("fiore_marble", "miniato_marble", "croce_marble", "croce_sculptures"), "/scoring_tiles"),
      put("SeatsForACity", "/influence_cards/0/counts_seats", true),
      put("InfluenceWithoutRow", "/influence_cards/8/locations",
          list("croce_wood", "croce_brick", "croce_sculptures")),
      put("CouncilTooSmall", "/council/spaces", 14),
      put("CouncilShape", "/council/columns", 4),
      put("PointsRise", "/phase_points/1", 4),
      put("PointsEqual", "/influence_points/2", 3),
      put("TooManyShips", "/mat/ships", 4),
      put("FreeShip", "/build_costs/ship/wood", 0, "/build_costs/ship"),
      put("CostBeyondWarehouse", "/build_costs/house/brick", 5),
      put("DraftRepeats", "/draft/4", "wood"),
      change("DraftWithoutCard", "/draft/3",
             [](Json& json) { json["card_copies"] = {5, 5, 5, 5, 10, 0, 5, 5, 5}; }),
      put("SetUpForSix", "/setup/3/players", 6),
      put("CardsNotAllDealt", "/setup/1/influence_dealt", 2, "/setup/1/influence_undealt"),
      put("NobodyHasTheUndealt", "/setup/2/influence_boxed_unseen", 0, "/setup/2/influence_undealt"),
      put("BesideUpright", "/setup/1/influence_beside", "upright"),
      put("TooManyWhite", "/setup/3/white", 3),
      put("TooManyOwn", "/setup/0/own", 13),
      put("TooManySupport", "/setup/0/support", 7),
      put("SupportForFour", "/setup/2/support", 1),
      put("DiscsDoNotSum", "/components/discs", 64),
      put("CubesDoNotSum", "/components/cubes", 240),
      put("WorkshopTilesDoNotSum", "/components/workshop_tiles", 15),
      put("CellOutsideThePanel", "/drawing/locations/18/at/3/0", 1190, "/drawing/locations/18/at/3"),
      put("CellsOverlap", "/drawing/locations/0/at/1/0", 30, "/drawing/locations/0/at/1"),
      put("StreetUnderATile", "/drawing/streets/5/plate/0", 100, "/drawing/streets/5/plate"),
      put("PanelOutsideTheCanvas", "/drawing/canvas/0", 1200, "/drawing/council_panel"),
      put("SeatOutsideItsSpace", "/drawing/council_spaces/7/seat/1", 20, "/drawing/council_spaces/7/seat"),
      put("FlatCell", "/drawing/city_cells/2/rect/3", 0, "/drawing/city_cells/2/rect"),
      put("NoRoomForHouses", "/drawing/cities/4/houses/at", list(list(825, 546))),
      put("DiscsOverlap", "/drawing/mat/discs/1/at/1", 60, "/drawing/mat/discs/1/at"),
      put("CoordinateIsNoNumber", "/drawing/mat/ships/0/rect/2", "wide"),
  };
  return all;
}

const std::vector<Fault>& millefiori_faults() {
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

class SpoiltFile : public MakeTables, public ::testing::WithParamInterface<Fault> {
 protected:
  void check() {
    Json json = Json::parse(good_);
    GetParam().make(json);
    expect_refused(json.dump(2), GetParam().where);
  }
};

class BadCalimala : public SpoiltFile {};

TEST_P(BadCalimala, IsRefusedInOneLineThatNamesTheEntry) { check(); }

INSTANTIATE_TEST_SUITE_P(Data, BadCalimala, ::testing::ValuesIn(calimala_faults()),
                         [](const auto& fault) { return fault.param.name; });

class BadMilleFiori : public SpoiltFile {};

TEST_P(BadMilleFiori, IsRefusedInOneLineThatNamesTheEntry) {
  use("millefiori");
  check();
}

INSTANTIATE_TEST_SUITE_P(Data, BadMilleFiori, ::testing::ValuesIn(millefiori_faults()),
                         [](const auto& fault) { return fault.param.name; });

}  // namespace
