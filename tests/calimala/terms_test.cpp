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
  for (Seed seed = 0; seed < 3; ++seed) {
    State s = start(with_players<Calimala>(3), seed);
    Rng rng = policy_rng(seed);
    play_until<Calimala>(s, rng, [](State x) {
      if (x.phase != Phase::Act) return false;
      x.free.cubes.fill(0);
      x.free.houses = {};
      for (Mat& mat : x.mats) {
        mat.stock.fill(kWarehouse);
        mat.ships = kMaxShips;
      }
      expect_judged<Calimala>(x);
      return testing::Test::HasFatalFailure();
    });
  }
}

}  // namespace
}  // namespace fondaco::calimala
