#include <chrono>
#include <filesystem>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "kit/spoilt_data.hpp"

// The checker of the data files, where it does not matter which game's file it is; the faults that it must
// find in each are in GAME/data_test.cpp.

namespace fondaco::spoilt_data {
namespace {

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
  const std::string source = content_of(embedded());
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
  other["game"] = game_ == "calimala" ? "tuscany" : "calimala";
  expect_refused(other.dump(), "/game");
}

std::set<std::string> games() {
  std::set<std::string> names;
  for (const auto& entry : fs::directory_iterator(FONDACO_SOURCE_DIR "/data")) {
    if (entry.path().extension() == ".json") names.insert(entry.path().stem().string());
  }
  return names;
}

INSTANTIATE_TEST_SUITE_P(Data, EachGame, ::testing::ValuesIn(games()),
                         [](const auto& game) { return game.param; });

// ---------------------------------------------------------------- the files that are written

TEST_F(MakeTables, LeavesFilesAloneThatWouldNotChange) {
  use("calimala");
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
  use("calimala");
  ASSERT_EQ(run(good_), 0);
  const std::string tables = content_of(header());
  Json bad = Json::parse(good_);
  bad["phase_points"] = {1, 2, 3};
  EXPECT_EQ(run(bad.dump()), 2);
  EXPECT_EQ(content_of(header()), tables);
}

TEST_F(MakeTables, TakesACorrectedNumber) {
  use("calimala");
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
  expect_in_header("std::array<std::uint32_t, 7> kValueCells");
}

// ---------------------------------------------------------------- what is no data at all

TEST_F(MakeTables, NamesTheLineOfBrokenJson) {
  use("calimala");
  expect_refused("{\n  \"format\": 1,\n  \"game\": calimala\n}\n", "line 3, column 11");
  expect_refused("", "line 1, column 1");
}

TEST_F(MakeTables, RefusesAFieldWrittenTwice) {
  use("calimala");
  std::string twice = good_;
  const std::string field = "\"kind\": \"trade\"";
  const std::size_t first = twice.find(field);
  ASSERT_NE(first, std::string::npos);
  twice.replace(first, field.size(), field + ", \"kind\": \"port\"");
  expect_refused(twice, "/cities/3");
}

TEST_F(MakeTables, RefusesWhatIsNoObject) {
  use("calimala");
  expect_refused("[]", "/");
}

TEST_F(MakeTables, RefusesAnotherGame) {
  use("calimala");
  EXPECT_EQ(run(good_, "chess"), 2);
  EXPECT_EQ(said_, "make_tables: there is no game \"chess\"\n");
  EXPECT_FALSE(fs::exists(header()));
}

}  // namespace
}  // namespace fondaco::spoilt_data
