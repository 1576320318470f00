#include <gtest/gtest.h>

#include "games/millefiori/millefiori.hpp"
#include "kit/faults.hpp"
#include "kit/playing.hpp"

// The watchman is watched: each invariant of F8 must notice a state that breaks it.

namespace fondaco::millefiori {
namespace {

/// A position in the middle of a random game in which everybody has taken part and selects next.
State middle(int players) {
  return first_position<MilleFiori>(players, [](const State& x) {
    return x.phase == Phase::Select && x.round == 3 && x.cycle == 2 && x.selected[0] != kNone &&
           x.selected[1] == kNone && !x.bonus[0].empty() && !x.display.empty();
  });
}

std::size_t lowest(const CardSet& cards) {
  std::size_t first = kCards;
  cards.for_each([&](std::size_t card) { first = first < kCards ? first : card; });
  return first;
}

TEST(MilleFioriInvariants, EachNoticesItsFault) {
  const Fault<MilleFiori> faults[] = {
      {"cards are not conserved",                      [](State& s) { s.display.erase(lowest(s.display)); } },
      {"cards are not conserved",                      [](State& s) { s.display.insert(lowest(s.discard)); }},
      {"cards are not conserved",                      [](State& s) { s.deck.pop_back(); }                  },
      {"cards are not conserved",                      [](State& s) { s.selected[0] = kNone; }              },
      {"cards are not conserved",
       [](State& s) {
         s.deck.pop_back();
         s.hand[1].insert(lowest(s.display));
       }                                                                                                    },
      {"the deck does not fit the round",              [](State& s) { s.discard.insert(s.deck.pop_back()); }},
      {"the deck does not fit the round",              [](State& s) { ++s.round; }                          },
      {"a card is used at the wrong time",
       [](State& s) {
         s.card = static_cast<std::uint8_t>(lowest(s.display));
         s.display.erase(s.card);
       }                                                                                                    },
      {"a card is used at the wrong time",             [](State& s) { s.phase = Phase::Use; }               },
      {"a hand has the wrong size",                    [](State& s) { ++s.cycle; }                          },
      {"a hand has the wrong size",
       [](State& s) {
         const std::size_t card = lowest(s.hand[1]);
         s.hand[1].erase(card);
         s.discard.insert(card);
       }                                                                                                    },
      {"a card is selected at the wrong time",
       [](State& s) {
         s.phase = Phase::Extra;
         for (Seat p = 0; p < players(s); ++p) {
           if (s.selected[p] != kNone) continue;
           const std::size_t card = lowest(s.hand[p]);
           s.hand[p].erase(card);
           s.discard.insert(card);
         }
         s.active = left_of(s, s.first, players(s) - 1);
         if (s.active == 0) s.first = left_of(s, s.first), s.active = left_of(s, s.first, players(s) - 1);
       }                                                                                                    },
      {"a player took the bonus of an area twice",     [](State& s) { s.bonus[0].push_back(s.bonus[0][0]); }},
      {"rhombi are not conserved",
       [](State& s) {
         s.options.rhombi_box = 0;
         for (std::size_t area = 0; area < kAreas; ++area) {
           const Cells free = kAreaCells[area] & ~filled(s, static_cast<int>(area));
           s.own[area][0] |= free;
           s.used[0] = static_cast<std::uint8_t>(s.used[0] + std::popcount(free));
         }
       }                                                                                                    },
      {"rhombi are not conserved",                     [](State& s) { ++s.used[0]; }                        },
      {"rhombi are not conserved",                     [](State& s) { s.own[kHarbour][1] ^= 1; }            },
      {"the game goes on with an empty supply",
       [](State& s) {
         const int more = supply(s, 0);
         for (int area = 0; s.used[0] < kSupply; ++area) {
           const Cells free = kAreaCells[static_cast<std::size_t>(area)] & ~filled(s, area);
           for (Cells rest = free; rest != 0 && s.used[0] < kSupply; rest &= rest - 1) {
             s.own[static_cast<std::size_t>(area)][0] |= rest & (~rest + 1);
             ++s.used[0];
           }
         }
         EXPECT_GT(more, 0);
       }                                                                                                    },
      {"a ship is beyond the last space",              [](State& s) { s.ship[1] = kSeaLast + 1; }           },
      {"two rhombi lie on one cell",
       [](State& s) {
         s.own[kWorkshops][0] |= s.own[kWorkshops][1];
         s.own[kWorkshops][1] |= s.own[kWorkshops][0];
         for (Seat p = 0; p < 2; ++p) {
           int used = 0;
           for (const auto& own : s.own) used += std::popcount(own[p]);
           for (const auto& takers : s.bonus) used += takers.count(p);
           s.used[p] = static_cast<std::uint8_t>(used);
         }
       }                                                                                                    },
      {"more cells are filled than cards were played",
       [](State& s) {
         const Cells free = kAreaCells[kHarbour] & ~filled(s, kHarbour);
         s.own[kHarbour][0] |= free;
         s.used[0] = static_cast<std::uint8_t>(s.used[0] + std::popcount(free));
         s.options.rhombi_box = kMostBox;
         s.phase = Phase::Over;
         for (Seat p = 0; p < players(s); ++p) {
           if (s.selected[p] != kNone) s.discard.insert(std::exchange(s.selected[p], kNone));
           while (s.hand[p].size() > hand_size(s.cycle)) {
             const std::size_t card = lowest(s.hand[p]);
             s.hand[p].erase(card);
             s.discard.insert(card);
           }
         }
       }                                                                                                    },
      {"a rhombus lies on no cell",
       [](State& s) {
         s.own[kHarbour][0] |= bit(kShipCells);
         ++s.used[0];
       }                                                                                                    },
      {"a bonus was taken too early",
       [](State& s) {
         for (Seat p = 0; p < players(s); ++p) {
           if (s.bonus[kCommoners].contains(p) || meets_bonus(s.own[kCommoners][p], kCommoners)) continue;
           s.bonus[kCommoners].push_back(p);
           ++s.used[p];
           return;
         }
       }                                                                                                    },
      {"a bonus was not taken",
       [](State& s) {
         const Seat p = s.bonus[0].pop_back();
         --s.used[p];
       }                                                                                                    },
      {"there is no such turn cycle",
       [](State& s) {
         for (Seat p = 0; p < players(s); ++p) {
           if (s.selected[p] != kNone) s.discard.insert(std::exchange(s.selected[p], kNone));
           s.discard |= s.hand[p];
           s.hand[p] = CardSet{};
         }
         s.cycle = kDealt;
         s.phase = Phase::Over;
       }                                                                                                    },
  };
  for (int players = 2; players <= 4; ++players) {
    SCOPED_TRACE(players);
    expect_each_noticed<MilleFiori>(middle(players), faults);
  }
}

/// Three rhombi in an area and three cards on the discard pile, so that only the places can be wrong.
TEST(MilleFioriInvariants, NoticeRhombiWhereNoneMayLie) {
  const State s = start(with_players<MilleFiori>(3), 1);
  const auto with = [&](int area, Cells cells, std::size_t first_card) {
    State changed = s;
    changed.own[static_cast<std::size_t>(area)][0] = cells;
    changed.discard = CardSet{};
    for (std::size_t i = 0; i < 3; ++i) changed.discard.insert(first_card + i);
    return violation_of_board(changed);
  };
  EXPECT_EQ(with(kResidences, 0b111, 30), nullptr);
  EXPECT_STREQ(with(kResidences, 0b101, 30), "a residence was skipped");
  EXPECT_EQ(with(kNobles, 0b100011, 50), nullptr);
  EXPECT_STREQ(with(kNobles, 0b100101, 50), "a citizen stands on nothing");
  EXPECT_STREQ(with(kCommoners, 0b111, 50), "more cells are filled than cards were played");
  EXPECT_EQ(with(kTrade, 0b10001, 74), nullptr);  // two goblets, three goblet cards
  EXPECT_STREQ(with(kTrade, 0b11, 74), "more cells of a symbol are filled than cards of it were played");
}

TEST(MilleFioriInvariants, NoticeQuestionsWithoutAnAnswer) {
  State s = start(with_players<MilleFiori>(3), 1);
  s.phase = Phase::Extra;
  s.display = CardSet{};
  EXPECT_STREQ(violation_of_course(s), "an extra card is offered from an empty display");
  s.phase = Phase::Use;
  s.card = 94;  // a ship
  s.own[kHarbour][1] = kAreaCells[kHarbour];
  EXPECT_STREQ(violation_of_course(s), "a card has no cell");
  s.used[0] = kSupply + kBox;
  EXPECT_EQ(violation_of_course(s), nullptr) << "without a rhombus none is needed";
  s.phase = Phase::Over;
  s.round = 0;
  EXPECT_STREQ(violation_of_course(s), "there is no such round");
}

TEST(MilleFioriInvariants, RoundsAndTurnCyclesCountFromOne) {
  const State sound = middle(3);
  State s = sound;
  s.round = 0;
  EXPECT_STREQ(violation_of_course(s), "there is no such round");
  s.round = static_cast<std::uint8_t>(set_up(s).rounds + 1);
  EXPECT_STREQ(violation_of_course(s), "there is no such round");
  s = sound;
  s.cycle = 0;
  EXPECT_STREQ(violation_of_course(s), "there is no such turn cycle");
}

}  // namespace
}  // namespace fondaco::millefiori
