#include "kit/terms.hpp"

#include <gtest/gtest.h>

#include "games/serenissima/serenissima.hpp"

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

}  // namespace
}  // namespace fondaco::serenissima
