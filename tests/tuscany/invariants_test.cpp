#include <gtest/gtest.h>

#include "games/tuscany/tuscany.hpp"
#include "kit/faults.hpp"
#include "kit/playing.hpp"

// The watchman is watched: each invariant of section 8 must notice a state that breaks it.

namespace fondaco::tuscany {
namespace {

/// A position in the middle of a random game, at the start of a turn of seat 1.
State middle(int players) {
  return first_position<Tuscany>(players, [](const State& x) {
    const Player& p = x.players[0];
    return x.phase == Phase::Action && x.active == 1 && x.round == 2 && !p.storage.empty() &&
           p.farms[0] != 0 && p.storage[0] != kHex && std::popcount(p.covered) > 4;
  });
}

TEST(TuscanyInvariants, EachNoticesItsFault) {
  const Fault<Tuscany> faults[] = {
      {"region cards are not conserved",                     [](State& s) { ++s.players[0].hand[kCity]; }                        },
      {"region cards are not conserved",                     [](State& s) { s.deck.pop_back(); }                                 },
      {"the deck does not come from the latest shuffle",
       [](State& s) {
         ++s.players[1].paid[kCity];
         ++s.players[1].drawn[kCity];
       }                                                                                                                         },
      {"a drawn card is nowhere",
       [](State& s) {
         s.players[1].drawn[kCity] =
             static_cast<std::uint8_t>(s.players[1].hand[kCity] + s.players[1].paid[kCity] + 1);
       }                                                                                                                         },
      {"yield cards are not conserved",                      [](State& s) { ++s.yield_discard[0]; }                              },
      {"tiles are not conserved",                            [](State& s) { ++s.box; }                                           },
      {"tiles are not conserved",                            [](State& s) { s.players[0].queue.pop_back(); }                     },
      {"tiles are not conserved",                            [](State& s) { s.supply.pop_back(); }                               },
      {"there are five of a colour in the display",
       [](State& s) {
         for (std::size_t slot = 0; slot < 5; ++slot) s.display[slot] = kCastle;
       }                                                                                                                         },
      {"the display is not full",
       [](State& s) {
         s.display[0] = kNone;
         ++s.box;
       }                                                                                                                         },
      {"a storage holds too much",
       [](State& s) {
         while (static_cast<int>(s.players[1].storage.size()) <= capacity(s, s.players[1])) {
           s.players[1].storage.push_back(kHex);
         }
       }                                                                                                                         },
      {"a storage is out of order",
       [](State& s) {
         Player& p = s.players[0];
         p.bonus[kStorageBonus] = static_cast<std::uint8_t>(p.bonus[kStorageBonus] + 2);
         s.bonus_pile[kStorageBonus] = static_cast<std::uint8_t>(s.bonus_pile[kStorageBonus] - 2);
         const std::uint8_t item = p.storage.take(0);
         p.storage.push_back(kHex);
         p.storage.push_back(item);
       }                                                                                                                         },
      {"a domain is not connected with its starting castle",
       [](State& s) {
         Player& p = s.players[0];
         const Cells far = ~p.covered & ~p.frontier & ((Cells{1} << kCells) - 1);
         p.covered |= far & (~far + 1);
         p.hexes |= far & (~far + 1);
       }                                                                                                                         },
      {"a frontier is wrong",                                [](State& s) { s.players[0].frontier &= s.players[0].frontier - 1; }},
      {"farms lie where no field is",                        [](State& s) { s.players[0].farms = {}; }                           },
      {"farms lie where no field is",
       [](State& s) {
         Player& p = s.players[0];
         p.hexes |= ~p.covered & (p.covered + 1);
       }                                                                                                                         },
      {"bonus tiles are not conserved",                      [](State& s) { ++s.bonus_pile[kMarbleBonus]; }                      },
      {"a colour bonus is wrong",
       [](State& s) {
         BonusSide& side = s.colour_bonus[kTavern];
         side = side == BonusSide::First ? BonusSide::Second : BonusSide::First;
       }                                                                                                                         },
      {"players had different numbers of turns",             [](State& s) { ++s.turns; }                                         },
      {"there is no such round",                             [](State& s) { s.round = kRounds + 1; }                             },
      {"there is no such round",                             [](State& s) { s.round = 0; }                                       },
      {"a tile is taken at the wrong time",                  [](State& s) { s.taking = 0; }                                      },
      {"an item is placed at the wrong time",                [](State& s) { s.placing_cell = 0; }                                },
  };
  for (int players = 2; players <= 4; ++players) {
    SCOPED_TRACE(players);
    expect_each_noticed<Tuscany>(middle(players), faults);
  }
}

//
TEST(TuscanyInvariants, ASlotMayBeEmptyWhenNoNeutralTileIsLeft) {
  State s = middle(3);
  s.box = static_cast<std::uint8_t>(s.box + s.supply.size() + 1);
  s.supply.clear();
  for (std::uint8_t& count : s.neutral_discard) {
    s.box = static_cast<std::uint8_t>(s.box + count);
    count = 0;
  }
  s.display[0] = kNone;
  EXPECT_EQ(violation(s), nullptr);
}

//
TEST(TuscanyInvariants, AColourThatIsDoneTakesASideOfItsBonus) {
  State s = middle(3);
  s.colour_bonus = {};
  for (Seat p = 0; p < 3; ++p) s.players[p].covered = bit(s.players[p].start);
  EXPECT_EQ(violation_of_colours(s), nullptr);
  s.players[1].covered |= colour_cells(s.players[1], kTavern);
  EXPECT_STREQ(violation_of_colours(s), "a colour bonus is wrong");
  s.colour_bonus[kTavern] = BonusSide::Second;
  EXPECT_EQ(violation_of_colours(s), nullptr);
  s.players[0].covered |= colour_cells(s.players[0], kTavern);
  s.players[2].covered |= colour_cells(s.players[2], kTavern);
  EXPECT_STREQ(violation_of_colours(s), "a colour bonus is wrong");
  s.colour_bonus[kTavern] = BonusSide::Gone;
  EXPECT_EQ(violation_of_colours(s), nullptr);
}

}  // namespace
}  // namespace fondaco::tuscany
