#include "kit/terms.hpp"

#include <gtest/gtest.h>

#include "games/millefiori/millefiori.hpp"

namespace fondaco::millefiori {
namespace {

class MilleFioriTerms : public testing::TestWithParam<int> {};

TEST_P(MilleFioriTerms, AreSaidForEveryPosition) {
  Options options = with_players<MilleFiori>(GetParam());
  expect_judged<MilleFiori>(options, fewer_when_quick(200));
  options.select_in_turn = 1;
  options.harbour_sail_optional = 0;
  expect_judged<MilleFiori>(options, fewer_when_quick(200));
}

INSTANTIATE_TEST_SUITE_P(Players, MilleFioriTerms, every_player_count<MilleFiori>());

// 4.2, Q26
TEST(MilleFioriTerms, ACardBringsNothingWhereNothingCanBePlaced) {
  State s =
      first_position<MilleFiori>(3, [](const State& x) { return x.phase == Phase::Use && x.round == 2; });
  s.own[kResidences][1] = kAreaCells[kResidences] & ~(s.own[kResidences][0] | s.own[kResidences][2]);
  expect_judged<MilleFiori>(s);
  const Terms full = measured<MilleFiori>(s);
  for (std::size_t seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(full[seat][kRunTerm], 0) << "no run goes on";
    EXPECT_EQ(full[seat][kResidencesTerm], 0);
  }
  for (Seat seat = 0; seat < 3; ++seat) {
    s.used[seat] = static_cast<std::uint8_t>(kSupply + s.options.rhombi_box);
    s.ship[seat] = kSeaLast;
  }
  const Terms spent = measured<MilleFiori>(s);
  for (std::size_t seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(spent[seat][kUseTerm], 0) << "no rhombus, and no sea ahead";
    EXPECT_EQ(spent[seat][kSeaTerm], 0);
  }
}

}  // namespace
}  // namespace fondaco::millefiori
