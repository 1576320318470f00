#include <gtest/gtest.h>

#include "games/tuscany/tuscany.hpp"

// The payments that play finds with bits, against their definition (3.5).

namespace fondaco::tuscany {
namespace {

std::uint64_t by_definition(const Player& p, std::size_t colour) {
  std::uint64_t set = 0;
  for (std::size_t payment = 0; payment < kPayments; ++payment) {
    const auto [first, second] = kPaymentUnits[payment];
    if (first == kPair + colour || second == kPair + colour) continue;
    const Cost cost = cost_of(payment, colour);
    bool can_pay = cost.workers <= p.workers;
    for (std::size_t c = 0; c < kColours; ++c) can_pay = can_pay && cost.cards[c] <= p.hand[c];
    if (can_pay) set |= std::uint64_t{1} << payment;
  }
  return set;
}

TEST(TuscanyPayments, AreThoseOfTheDefinition) {
  Rng rng(4);
  for (int i = 0; i < 20'000; ++i) {
    Player p;
    for (auto& cards : p.hand) cards = static_cast<std::uint8_t>(rng.below(6));
    p.workers = static_cast<std::uint8_t>(rng.below(4));
    for (std::size_t colour = 0; colour < kColours; ++colour) {
      const std::uint64_t expected = by_definition(p, colour);
      ASSERT_EQ(payments(p, colour), expected);
      ASSERT_EQ((payable_colours(p) >> colour) & 1u, expected != 0 ? 1u : 0u);
    }
  }
}

TEST(TuscanyPayments, AreFortyFiveForEveryColour) {
  Player rich;
  rich.hand.fill(9);
  rich.workers = 9;
  for (std::size_t colour = 0; colour < kColours; ++colour)
    EXPECT_EQ(std::popcount(payments(rich, colour)), 45);
}

}  // namespace
}  // namespace fondaco::tuscany
