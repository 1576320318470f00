#include "kit/terms.hpp"

#include <gtest/gtest.h>

#include "core/json.hpp"
#include "games/serenissima/serenissima.hpp"
#include "games/serenissima/view.hpp"

namespace fondaco::serenissima {
namespace {

class SerenissimaTerms : public testing::TestWithParam<int> {};

TEST_P(SerenissimaTerms, AreSaidForEveryPosition) {
  Options options = with_players<Serenissima>(GetParam());
  expect_judged<Serenissima>(options, fewer_when_quick(40));
  expect_judged<Serenissima>(options, fewer_when_quick(200), Policy::Weighted);
  options.skip_moot_blockade = 0;
  options.origin_zone_blockade = 1;
  options.defender_loots = 1;
  options.new_galley_crew = NewCrew::HireOrGarrison;
  expect_judged<Serenissima>(options, fewer_when_quick(100), Policy::Weighted);
}

INSTANTIATE_TEST_SUITE_P(Players, SerenissimaTerms, every_player_count<Serenissima>());

/// Blue at VAL with galley 4 and money; what is said is laid over it.
Terms blue_with(const char* more) {
  Json given = Json::parse(R"({"phase": "turn", "decider": 0, "wheel": 4, "players": [{"ducats": 20}],
    "ports": {"VAL": {"owner": 0, "garrison": 3}, "GEN": {"owner": 1, "garrison": 3}},
    "galleys": {"4": {"owner": 0, "zone": "VAL", "sailors": 3}, "7": {"owner": 1, "zone": "ALG", "sailors": 4}}})");
  given.merge_patch(Json::parse(more));
  State s = start(with_players<Serenissima>(4), 1);
  EXPECT_EQ(read_state(given, s), "");
  return measured<Serenissima>(s);
}

// A-37: a galley needs a sailor.
TEST(SerenissimaTerms, AGalleyCanBeAffordedWithASailorInReserve) {
  EXPECT_GT(blue_with("{}")[0][kGalleyAffordableTerm], 0);
  const char* all_afloat = R"({"ports": {"VAL": {"garrison": 5}}, "galleys": {
      "1": {"owner": 0, "zone": "VAL", "sailors": 5}, "2": {"owner": 0, "zone": "VAL", "sailors": 5},
      "3": {"owner": 0, "zone": "VAL", "sailors": 4}}})";
  EXPECT_EQ(blue_with(all_afloat)[0][kGalleyAffordableTerm], 0);
  EXPECT_EQ(blue_with(R"({"players": [{"ducats": 0}]})")[0][kGalleyAffordableTerm], 0);
}

// A-36: nobody has more than six galleys, however rich.
TEST(SerenissimaTerms, ASeventhGalleyCannotBeAfforded) {
  const std::string four =
      R"("1": {"owner": 0, "zone": "VAL", "sailors": 1}, "2": {"owner": 0, "zone": "VAL", "sailors": 1},
      "3": {"owner": 0, "zone": "VAL", "sailors": 1}, "5": {"owner": 0, "zone": "VAL", "sailors": 1})";
  const std::string sixth = R"(, "6": {"owner": 0, "zone": "VAL", "sailors": 1})";
  const auto affordable = [](const std::string& galleys) {
    return blue_with(
        (R"({"players": [{"ducats": 60}], "galleys": {)" + galleys + "}}").c_str())[0][kGalleyAffordableTerm];
  };
  EXPECT_GT(affordable(four), 0);
  EXPECT_EQ(affordable(four + sixth), 0);
}

// 4.11: a basilica stands on gold and marble, and there are five.
TEST(SerenissimaTerms, ABasilicaIsReadyAsLongAsOneIsLeft) {
  const std::string own = R"("VAL": {"stored": ["gold", "marble"]})";
  const auto ready = [](const std::string& ports) {
    return blue_with((R"({"ports": {)" + ports + "}}").c_str())[0][kBasilicasReadyTerm];
  };
  EXPECT_EQ(ready(""), 0);
  EXPECT_GT(ready(own), 0);
  std::string others;
  int built = 0;
  for (std::size_t port = 0; port < kPorts && built < kBasilicas; ++port) {
    if (kPortKeys[port] == "VAL" || kPortKeys[port] == "GEN" || kWarehouse[port] < 2) continue;
    std::string stored;
    for (const std::size_t good : {kGold, kMarble}) {
      if (good != product(Options{}, port))
        stored += (stored.empty() ? "\"" : ", \"") + std::string(kGoodKeys[good]) + "\"";
    }
    others += ", \"" + std::string(kPortKeys[port]) + R"(": {"basilica": true, "stored": [)" + stored + "]}";
    ++built;
  }
  ASSERT_EQ(built, kBasilicas);
  EXPECT_EQ(ready(own + others), 0);
}

}  // namespace
}  // namespace fondaco::serenissima
