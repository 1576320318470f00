#include <map>
#include <vector>

#include <gtest/gtest.h>

#include "core/random_play.hpp"
#include "games/calimala/calimala.hpp"

// CAN_FULFIL as the rules define it (3.2), by trying every sequence of cards, against the closed form that
// play uses.

namespace fondaco::calimala {
namespace {

using Key = std::vector<std::uint8_t>;

Key key_of(const Means& m) {
  Key key(m.mat.stock.begin(), m.mat.stock.end());
  key.insert(key.end(), m.mat.load.begin(), m.mat.load.end());
  key.insert(key.end(), {m.mat.workshops, m.mat.ships, m.mat.houses});
  key.insert(key.end(), m.hand.begin(), m.hand.end());
  key.insert(key.end(), m.free.cubes.begin(), m.free.cubes.end());
  key.insert(key.end(), m.free.houses.begin(), m.free.houses.end());
  return key;
}

class LiteralSearch {
 public:
  ActionSet reachable(const Means& means) {
    const auto known = memo_.find(key_of(means));
    if (known != memo_.end()) return known->second;
    const EffectSet possible = possible_effects(means.mat, means.free);
    ActionSet set = actions_in(possible);
    for (int effect = 0; effect < kEffects; ++effect) {
      const auto card = kEffectAction[static_cast<std::size_t>(effect)];
      if (means.hand[card] == 0 || ((possible >> effect) & 1) == 0) continue;
      Means next = means;
      --next.hand[card];
      carry_out(next.mat, next.free, effect, [](int) {});
      set = static_cast<ActionSet>(set | reachable(next));
    }
    memo_.emplace(key_of(means), set);
    return set;
  }

 private:
  std::map<Key, ActionSet> memo_;
};

/// A random position of one player: often with full or empty stocks and nearly full boards, where cards
/// matter.
Means random_means(Rng& rng) {
  Means m;
  const auto edge = [&rng](int most) {
    return static_cast<std::uint8_t>(rng.below(3) == 0 ? rng.below(static_cast<std::uint32_t>(most + 1))
                                                       : rng.below(2) * static_cast<unsigned>(most));
  };
  for (auto& stock : m.mat.stock) stock = edge(kWarehouse);
  m.mat.workshops = static_cast<std::uint8_t>(1 + rng.below(3));
  for (std::size_t w = 0; w < m.mat.workshops; ++w) m.mat.load[w] = edge(kWorkshopLoad);
  m.mat.ships = edge(kMaxShips);
  m.mat.houses = static_cast<std::uint8_t>(rng.below(8));
  for (auto& free : m.free.cubes) free = static_cast<std::uint8_t>(rng.below(3) == 0 ? 1 + rng.below(2) : 0);
  for (auto& free : m.free.houses) free = static_cast<std::uint8_t>(rng.below(2));
  for (std::uint32_t cards = rng.below(5); cards > 0; --cards) ++m.hand[rng.below(kActions)];
  return m;
}

TEST(CanFulfil, ClosedFormAgreesWithTheLiteralSearchOnRandomPositions) {
  Rng rng(11);
  int enabled_by_cards = 0;
  for (int i = 0; i < 40'000; ++i) {
    const Means means = random_means(rng);
    LiteralSearch search;
    const ActionSet expected = search.reachable(means);
    ASSERT_EQ(reachable_actions(means.mat, means.hand, means.free), expected) << "position " << i;
    enabled_by_cards += expected != actions_in(possible_effects(means.mat, means.free));
  }
  EXPECT_GT(enabled_by_cards, 10'000) << "the positions hardly test anything";
}

TEST(CanFulfil, ClosedFormAgreesWithTheLiteralSearchInRealGames) {
  for (Seed seed = 0; seed < 12; ++seed) {
    Options options;
    options.players = static_cast<std::uint8_t>(2 + seed % 4);
    State s = start(options, seed);
    Rng rng = policy_rng(seed);
    ActionList legal;
    NoEvents none;
    while (!deciders(s).empty()) {
      if (s.phase == Phase::Place && total(s.hand[s.active]) <= 6) {
        const Means means{s.mats[s.active], s.hand[s.active], s.free};
        LiteralSearch search;
        ASSERT_EQ(reachable_actions(means.mat, means.hand, means.free), search.reachable(means));
      }
      const Seat seat = deciders(s).front();
      Calimala::legal(s, seat, legal);
      must(apply(s, seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))], none));
    }
  }
}

}  // namespace
}  // namespace fondaco::calimala
