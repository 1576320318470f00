#include "kit/terms.hpp"

#include <gtest/gtest.h>

#include "games/calimala/calimala.hpp"

namespace fondaco::calimala {
namespace {

class CalimalaTerms : public testing::TestWithParam<int> {};

TEST_P(CalimalaTerms, AreSaidForEveryPosition) {
  Options options = with_players<Calimala>(GetParam());
  expect_judged<Calimala>(options, fewer_when_quick(300));
  options.row_capacity = {1, 1, 1};
  options.house_cells = {1, 0, 1};
  expect_judged<Calimala>(options, fewer_when_quick(100));
}

INSTANTIATE_TEST_SUITE_P(Players, CalimalaTerms, every_player_count<Calimala>());

TEST(CalimalaTerms, AreSaidWhereNoCellIsFree) {
  State s =
      first_position<Calimala>(3, [](const State& x) { return x.phase == Phase::Act && x.seats.size() > 3; });
  s.free.cubes.fill(0);
  s.free.houses = {};
  expect_judged<Calimala>(s);
  for (Mat& mat : s.mats) {
    mat.stock = {kWarehouse, kWarehouse, kWarehouse};
    mat.ships = kMaxShips;
    expect_judged<Calimala>(s);
  }
}

}  // namespace
}  // namespace fondaco::calimala
