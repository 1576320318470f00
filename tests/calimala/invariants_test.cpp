#include <gtest/gtest.h>

#include "games/calimala/calimala.hpp"
#include "kit/faults.hpp"
#include "kit/playing.hpp"

// The watchman is watched: each invariant of 9.7 must notice a state that breaks it.

namespace fondaco::calimala {
namespace {

/// A position in the middle of a random game, at the start of a turn, after a reshuffle.
State middle(int players) {
  return first_position<Calimala>(players, [](const State& x) {
    const bool in_hand = total(x.hand[1]) > 1 && total(x.reshuffle.drawn[1]) > 0;
    return x.phase == Phase::Place && x.reshuffle.happened != 0 && in_hand && x.palazzo.size() > 1;
  });
}

std::size_t card_in(const Counts& counts) {
  std::size_t a = 0;
  while (counts[a] == 0) ++a;
  return a;
}

TEST(CalimalaInvariants, EachNoticesItsFault) {
  const Fault<Calimala> faults[] = {
      {"a stack is higher than three discs",
       [](State& s) {
         while (s.stacks[0].size() < 4) s.stacks[0].push_back(kWhiteDisc);
       }                                                                                                                        },
      {"a stack holds two support discs",
       [](State& s) {
         s.stacks[0].clear();
         s.stacks[0].push_back(kSupportDisc);
         s.stacks[0].push_back(kSupportDisc);
       }                                                                                                                        },
      {"own discs are not conserved",                                  [](State& s) { ++s.supply[0][kOwn]; }                    },
      {"own discs are not conserved",                                  [](State& s) { ++s.removed_own[1]; }                     },
      {"white discs are not conserved",                                [](State& s) { ++s.removed_white; }                      },
      {"support discs are not conserved",                              [](State& s) { ++s.removed_support; }                    },
      {"a supply did not fall by one per turn",                        [](State& s) { ++s.supply[0][kWhite]; }                  },
      {"a supply did not fall by one per turn",
       [](State& s) { s.turns = static_cast<std::uint8_t>(s.turns + players(s)); }                                              },
      {"action cards are not conserved",                               [](State& s) { ++s.hand[0][kSea]; }                      },
      {"action cards are not conserved",                               [](State& s) { ++s.discard[kWeave]; }                    },
      {"action cards are not conserved",                               [](State& s) { s.deck.pop_back(); }                      },
      {"a card known to be in a hand is not there",
       [](State& s) {
         std::uint8_t a = 0;
         while (s.hand[0][a] > 0) ++a;
         s.known[0] = a;
       }                                                                                                                        },
      {"a drawn card is nowhere",
       [](State& s) {
         const std::size_t a = card_in(s.reshuffle.drawn[1]);
         s.reshuffle.drawn[1][a] = 40;
         s.reshuffle.played[1][a] = 0;
       }                                                                                                                        },
      {"the deck does not come from the latest reshuffle",
       [](State& s) { ++s.reshuffle.deck[card_in(s.reshuffle.deck)]; }                                                          },
      {"what was played since the reshuffle is not what is discarded",
       [](State& s) { s.reshuffle.played[0][kSea] = 99; }                                                                       },
      {"a chosen influence card was not dealt",
       [](State& s) {
         std::uint8_t card = 0;
         while (((s.dealt[0] >> card) & 1) != 0) ++card;
         s.kept[0] = card;
       }                                                                                                                        },
      {"a chosen influence card was not dealt",
       [](State& s) {
         std::uint8_t card = 0;
         while (((s.dealt[0] >> card) & 1) != 0) ++card;
         s.opened[0] = card;
       }                                                                                                                        },
      {"influence cards are not conserved",
       [](State& s) {
         s.dealt[1] = s.dealt[0];
         s.kept[1] = s.kept[0];
         s.opened[1] = s.opened[0];
       }                                                                                                                        },
      {"influence cards are not conserved",
       [](State& s) {
         unsigned extra = 1;
         while ((s.dealt[0] & extra) != 0) extra <<= 1;
         s.dealt[0] = static_cast<std::uint16_t>(s.dealt[0] | extra);
       }                                                                                                                        },
      {"cubes and free cells do not add up",                           [](State& s) { ++s.cubes[3][0]; }                        },
      {"cubes and free cells do not add up",                           [](State& s) { ++s.free.cubes[8]; }                      },
      {"the order of the Palazzo sculptures is wrong",                 [](State& s) { s.palazzo.pop_back(); }                   },
      {"houses and free house cells do not add up",                    [](State& s) { s.mats[0].houses ^= 1; }                  },
      {"a warehouse is too full",                                      [](State& s) { s.mats[0].stock[1] = kWarehouse + 1; }    },
      {"a workshop is too full",                                       [](State& s) { s.mats[1].load[0] = kWorkshopLoad + 1; }  },
      {"a workshop is too full",
       [](State& s) {
         s.mats[1].workshops = 1;
         s.mats[1].load[2] = 1;
       }                                                                                                                        },
      {"too much was built",                                           [](State& s) { s.mats[0].ships = kMaxShips + 1; }        },
      {"too much was built",                                           [](State& s) { s.mats[0].workshops = kMaxWorkshops + 1; }},
      {"discs on streets differ from turns less overflows",
       [](State& s) {
         for (auto& stack : s.stacks) {
           if (stack.size() < 3) return stack.push_back(kWhiteDisc + 9);
         }
       }                                                                                                                        },
      {"more points than the phases can give",                         [](State& s) { s.points[0] = 200; }                      },
  };
  for (int players = 2; players <= 5; ++players) {
    SCOPED_TRACE(players);
    expect_each_noticed<Calimala>(middle(players), faults);
  }
}

TEST(CalimalaInvariants, NoticeAnUnequalNumberOfTurnsAtTheEnd) {
  State s = start({}, 1);
  Rng rng = policy_rng(1);
  play_out<Calimala>(s, rng);
  ASSERT_EQ(violation(s), nullptr);
  s.phase = Phase::Place;
  EXPECT_EQ(violation_of_discs(s), nullptr);
  s.phase = Phase::Over;
  --s.turns;
  EXPECT_NE(violation(s), nullptr);
}

TEST(CalimalaInvariants, NoticeTheEndInTheMiddleOfARound) {
  State s =
      first_position<Calimala>(3, [](const State& x) { return x.phase == Phase::Place && x.turns == 7; });
  s.phase = Phase::Over;
  EXPECT_STREQ(violation_of_discs(s), "players had different numbers of turns");
}

// a white disc left the stack, and nobody had one to put in its place.
TEST(CalimalaInvariants, ASeatOfTheCouncilMayStayEmpty) {
  State s = first_position<Calimala>(3, [](const State& x) {
    return x.phase == Phase::Place && x.turns > 5 && x.stacks[0].count(kWhiteDisc) > 0 &&
           x.seats.size() < kTiles;
  });
  std::size_t white = 0;
  while (s.stacks[0][white] != kWhiteDisc) ++white;
  s.stacks[0].take(white);
  ++s.removed_white;
  s.seats.push_back(kNone);
  EXPECT_EQ(violation_of_discs(s), nullptr);
}

}  // namespace
}  // namespace fondaco::calimala
