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
    program_ = MAKE_TABLES;
    good_ = read(fs::path(FONDACO_SOURCE_DIR "/data") / "calimala.json");
    std::string pattern = (fs::temp_directory_path() / "fondaco-data-XXXXXX").string();
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    folder_ = pattern;
  }

  void TearDown() override {
    if (!folder_.empty()) fs::remove_all(folder_);
  }

  // Gives the exit status; what was said is in said_.
  int run(const std::string& text, const std::string& game = "calimala") {
    write(data(), text);
    const auto quote = [](const fs::path& path) { return "'" + path.string() + "'"; };
    const std::string command = quote(program_) + " '" + game + "' " + quote(data()) + " " + quote(header()) +
                                " " + quote(embedded()) + " 2> " + quote(folder_ / "said");
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

  fs::path data() const { return folder_ / "calimala.json"; }
  fs::path header() const { return folder_ / "tables.hpp"; }
  fs::path embedded() const { return folder_ / "embedded.cpp"; }

  std::string program_, good_, said_;
  fs::path folder_;
};

TEST_F(MakeTables, AcceptsOurDataInSilence) {
  EXPECT_EQ(run(good_), 0);
  EXPECT_EQ(said_, "");
  const std::string tables = read(header());
  EXPECT_NE(tables.find("kSuggestedLayout = {{3, 6, 4, 0, 8, 1, 5, 7, 2}}"), std::string::npos);
  EXPECT_NE(tables.find("kDraft = {{0, 1, 2, 5, 3}}"), std::string::npos);
  EXPECT_NE(tables.find("{12, 4, 6, 4, 1, Beside::FaceDown, 1}"), std::string::npos);
}

TEST_F(MakeTables, EmbedsTheWholeTextInShortLiterals) {
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
  Json corrected = Json::parse(good_);
  corrected["row_capacity"] = {4, 3, 4};
  corrected["house_cells"] = {5, 4, 3};
  corrected["card_copies"] = {6, 4, 5, 5, 5, 5, 5, 5, 5};
  EXPECT_EQ(run(corrected.dump()), 0) << said_;
  EXPECT_NE(read(header()).find("kRowCapacity = {{4, 3, 4}}"), std::string::npos);
}

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

struct Fault {
  std::string name;
  std::string where;
  std::function<void(Json&)> make;
};

void PrintTo(const Fault& fault, std::ostream* out) { *out << fault.where; }

// Most faults are one value put at one place.
Fault put(const std::string& name, const std::string& at, const Json& value, const std::string& where = "") {
  return {name, where.empty() ? at : where, [=](Json& json) { json.at(Json::json_pointer(at)) = value; }};
}

Fault drop(const std::string& name, const std::string& from, const std::string& field) {
  return {name, from + "/" + field, [=](Json& json) { json.at(Json::json_pointer(from)).erase(field); }};
}

const std::vector<Fault>& faults() {
  static const std::vector<Fault> all = {
      put("UnknownFormat", "/format", 2),
      put("OtherGame", "/game", "serenissima"),
      put("UnknownMark", "/provenance/3/mark", "guessed"),
      put("UnknownSource", "/provenance/3/sources/1", "S99"),
      put("FoundNowhere", "/provenance/14/sources", Json::array()),
      put("ProvenanceOfNothing", "/provenance/2/of", "/plaeyrs"),
      {"GroupWithoutProvenance", "/drawing",
                                                               [](Json& json) { json["provenance"].erase(json["provenance"].size() - 1); }},
      {"UnknownField", "/mat", [](Json& json) { json["mat"]["werehouse"] = 4; }},
      drop("MissingGroup", "", "streets"),
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
      put("TooFewRows", "/row_capacity", {5, 3}
        ),
      put("StreetToNowhere", "/streets/3/cells", {1, 9}
        ),
      put("StreetAcross", "/streets/3/cells", {2, 3}
        ),
      put("StreetTwice", "/streets/3/cells", {0, 3}
        ),
      put("StreetBackwards", "/streets/3/cells", {4, 1}
        ),
      put("CentreAside", "/city/centre_cell", 5),
      put("CentreActionUnknown", "/city/centre_action", "rest"),
      put("CentreActionMoved", "/city/centre_action", "sea", "/suggested_layout/cells/4"),
      put("LayoutRepeats", "/suggested_layout/cells/8", "wood"),
      put("CopiesDoNotSum", "/card_copies/4", 4, "/card_copies"),
      put("TileOfUnknownLocation", "/scoring_tiles/10/locations/0", "genoa"),
      put("TileListsTwice", "/scoring_tiles/10/locations/1", "barcelona"),
      put("TileOfWrongCity", "/scoring_tiles/0/locations/0", "lisbon", "/scoring_tiles/0/locations"),
      put("LocationCountedOnce", "/scoring_tiles/10/locations", {"barcelona", "lisbon"},
        "/scoring_tiles"),
      put("MarbleCountsSculptures", "/scoring_tiles/14/locations",
          {"fiore_marble", "miniato_marble", "croce_marble", "croce_sculptures"},
        "/scoring_tiles"),
      put("SeatsForACity", "/influence_cards/0/counts_seats", true),
      put("InfluenceWithoutRow", "/influence_cards/8/locations",
          {"croce_wood", "croce_brick", "croce_sculptures"}
        ),
      put("CouncilTooSmall", "/council/spaces", 14),
      put("CouncilShape", "/council/columns", 4),
      put("PointsRise", "/phase_points/1", 4),
      put("PointsEqual", "/influence_points/2", 3),
      put("TooManyShips", "/mat/ships", 4),
      put("FreeShip", "/build_costs/ship/wood", 0, "/build_costs/ship"),
      put("CostBeyondWarehouse", "/build_costs/house/brick", 5),
      put("DraftRepeats", "/draft/4", "wood"),
      {"DraftWithoutCard", "/draft/3",
                                                               [](Json& json) { json["card_copies"] = {5, 5, 5, 5, 10, 0, 5, 5, 5}; }},
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
      put("NoRoomForHouses", "/drawing/cities/4/houses/at", {{825, 546}}
        ),
      put("DiscsOverlap", "/drawing/mat/discs/1/at/1", 60, "/drawing/mat/discs/1/at"),
      put("CoordinateIsNoNumber", "/drawing/mat/ships/0/rect/2", "wide"),
  };
  return all;
}

class BadCalimala : public MakeTables, public ::testing::WithParamInterface<Fault> {};

TEST_P(BadCalimala, IsRefusedInOneLineThatNamesTheEntry) {
  Json json = Json::parse(good_);
  GetParam().make(json);
  expect_refused(json.dump(2), GetParam().where);
}

INSTANTIATE_TEST_SUITE_P(Data, BadCalimala, ::testing::ValuesIn(faults()),
                         [](const auto& fault) { return fault.param.name; });

}  // namespace
