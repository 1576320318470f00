#include <array>

#include <gtest/gtest.h>

#include "kit/every_game.hpp"
#include "kit/playing.hpp"
#include "kit/tables.hpp"

// Clocks: what they charge, what fills them, when they stand still.

namespace fondaco {
namespace {

Setup with_clock(ClockRules::Kind kind, Millis limit, Millis increment = 0) {
  auto setup = setup_of(*find_game("serenissima"), 2, 2);
  setup.clock = {kind, limit, increment};
  return setup;
}

Request yes() {
  Request request = asking(Asked::Answer);
  request.yes = true;
  return request;
}

/// A table at which the first seat's turn has just ended, all of it at noon; `seats` receives who decided and
/// who decides now.
Table after_a_turn(const Setup& setup, std::array<Seat, 2>& seats) {
  Table table = table_of(setup);
  Rng rng(1);
  seats[0] = table.deciders().front();
  while (table.deciders() == Seats::only(seats[0])) act_at_random(table, rng);
  seats[1] = table.deciders().front();
  return table;
}

TEST(TableClock, ADecisionHasItsTimeAndThenABotDecides) {
  Table table = table_of(with_clock(ClockRules::Kind::Move, 10'000));
  const Seat seat = table.deciders().front();
  EXPECT_EQ(table.due(), kNoon + 10'000);
  EXPECT_FALSE(table.housekeeping(kNoon + 9'999));
  const auto out = table.housekeeping(kNoon + 10'000);
  ASSERT_TRUE(out);
  EXPECT_EQ(out->what, What::TimeOut);
  table.commit(*out);
  EXPECT_FALSE(table.chairs()[seat].present());
  ASSERT_TRUE(table.bot_turn());
  EXPECT_EQ(table.bot_turn()->seat, seat);
  EXPECT_EQ(table.bot_turn()->level, table.setup().stand_in);
  EXPECT_EQ(acts(table, seat, table.game().notation(legal_at(table, seat)[0]), kNoon + 10'001), "away");
  EXPECT_EQ(does(table, seat, Asked::Return, kNoon + 11'000), "no_time_left") << "for this decision";
  table.commit(table.bot_entry(seat, legal_at(table, seat)[0], kNoon + 12'000));
  EXPECT_EQ(does(table, seat, Asked::Return, kNoon + 13'000), "");
  Rng rng(1);
  while (!table.deciders().contains(seat)) act_at_random(table, rng, kNoon + 14'000);
  EXPECT_EQ(table.clock().left(seat, table.entry(table.seq()).at), 10'000) << "the next one has its own time";
}

TEST(TableClock, ADecisionsTimeIsNotFilledUpByGoingAwayOrPausing) {
  Table table = table_of(with_clock(ClockRules::Kind::Move, 10'000));
  const Seat seat = table.deciders().front();
  ASSERT_EQ(does(table, seat, Asked::HandOver, kNoon + 6'000), "");
  ASSERT_EQ(does(table, seat, Asked::Return, kNoon + 7'000), "");
  EXPECT_EQ(table.clock().left(seat, kNoon + 7'000), 4'000);
  EXPECT_EQ(table.due(), kNoon + 11'000);
  const Seat other = static_cast<Seat>(1 - seat);
  ASSERT_EQ(does(table, seat, Asked::Pause, kNoon + 8'000), "");
  ASSERT_EQ(does(table, other, yes(), kNoon + 8'000), "");
  settle(table, kNoon + 8'000);
  ASSERT_EQ(table.status(), Status::Paused);
  ASSERT_EQ(does(table, other, Asked::GoOn, kNoon + 90'000), "");
  EXPECT_EQ(table.clock().left(seat, kNoon + 90'000), 3'000);
}

TEST(TableClock, TakingBackGoesOnWithTheTimeThatWasLeft) {
  Table table = table_of(with_clock(ClockRules::Kind::Move, 10'000));
  const Seat seat = table.deciders().front();
  const std::string action(table.game().notation(legal_at(table, seat)[0]));
  Millis now = kNoon;
  for (int i = 0; i < 3; ++i) {
    now += 3'000;
    ASSERT_EQ(acts(table, seat, action, now), "") << i;
    if (i == 2) break;
    ASSERT_EQ(table.undo_offer(seat)->kind, UndoKind::Free);
    ASSERT_EQ(does(table, seat, Asked::Undo, now), "");
    EXPECT_EQ(table.clock().left(seat, now), 10'000 - 3'000 * (i + 1));
  }
  ASSERT_EQ(table.deciders(), Seats::only(seat));
  EXPECT_EQ(table.clock().left(seat, now), 10'000) << "the next decision has its own time";
  EXPECT_EQ(does(table, seat, Asked::Undo, now + 1'000), "no_time_left")
      << "nothing would be left of the first one's with what was used since";
}

TEST(TableClock, WhoTakesAQuestionAwayPaysForTheThoughtsOfOthers) {
  for (const auto kind : {ClockRules::Kind::Move, ClockRules::Kind::Bank}) {
    std::array<Seat, 2> seats{};
    Table table = after_a_turn(with_clock(kind, 60'000), seats);
    ASSERT_EQ(table.undo_offer(seats[0])->kind, UndoKind::Free);
    EXPECT_EQ(does(table, seats[0], Asked::Undo, kNoon + 60'000), "no_time_left");
    ASSERT_EQ(does(table, seats[0], Asked::Undo, kNoon + 50'000), "") << "the other has thought for long";
    ASSERT_EQ(table.deciders(), Seats::only(seats[0]));
    EXPECT_EQ(table.clock().left(seats[0], kNoon + 50'000), 10'000);
    EXPECT_EQ(table.clock().left(seats[1], kNoon + 50'000), 60'000);
  }
}

TEST(TableClock, NobodyIsDrainedByOneWhoTakesBackAgainAndAgain) {
  std::array<Seat, 2> seats{};
  Table table = after_a_turn(with_clock(ClockRules::Kind::Bank, 60'000, 5'000), seats);
  const Millis before = *table.clock().left(seats[1], kNoon);
  Millis now = kNoon;
  int rounds = 0;
  for (; rounds < 5'000; ++rounds) {
    now += 90;
    if (!does(table, seats[0], Asked::Undo, now).empty()) break;
    now += 10;
    ASSERT_EQ(acts(table, seats[0], table.game().notation(legal_at(table, seats[0])[0]), now), "");
    while (table.deciders() == Seats::only(seats[0]))
      table.commit(table.bot_entry(seats[0], legal_at(table, seats[0])[0], now));
  }
  EXPECT_LT(rounds, 5'000) << "it can't go on for ever";
  EXPECT_GT(rounds, 100);
  EXPECT_EQ(table.clock().left(seats[1], now), before - 90) << "what is thought now, and no more";
}

TEST(TableClock, WhoAgreesToAnUndoLosesNoTime) {
  std::array<Seat, 2> seats{};
  Table table = after_a_turn(with_clock(ClockRules::Kind::Bank, 60'000, 10'000), seats);
  const auto [first, second] = seats;
  const Millis before = *table.clock().left(second, kNoon);
  const Millis decided = kNoon + before - 1'000;
  ASSERT_EQ(acts(table, second, table.game().notation(legal_at(table, second)[0]), decided), "");
  ASSERT_EQ(table.clock().left(second, decided), 11'000);
  ASSERT_EQ(table.undo_offer(first)->kind, UndoKind::Agreed);
  ASSERT_EQ(does(table, first, Asked::Undo, decided + 5'000), "");
  ASSERT_EQ(does(table, second, yes(), decided + 5'000), "");
  settle(table, decided + 5'000);
  ASSERT_EQ(table.deciders(), Seats::only(first));
  EXPECT_EQ(table.clock().left(second, decided + 5'000), before) << "as when the other had decided";
}

TEST(TableClock, AnUndoThatLeavesNoTimeToWhoAskedIsNotCarriedOut) {
  std::array<Seat, 2> seats{};
  Table table = after_a_turn(with_clock(ClockRules::Kind::Bank, 60'000, 10'000), seats);
  const auto [first, second] = seats;
  Millis now = kNoon;
  Rng rng(1);
  while (table.deciders() != Seats::only(first)) act_at_random(table, rng);
  const std::size_t decisions = table.course().decisions();
  ASSERT_EQ(table.undo_offer(first)->kind, UndoKind::Agreed);
  ASSERT_EQ(does(table, first, Asked::Undo, now), "");
  now += *table.clock().left(first, now) - 1'000;  // less than what the decision had brought
  ASSERT_EQ(does(table, second, yes(), now), "");
  EXPECT_FALSE(table.proposal());
  settle(table, now);
  EXPECT_EQ(table.course().decisions(), decisions);
  EXPECT_TRUE(table.chairs()[first].present());
}

TEST(TableClock, AChoiceBesideThatOfAnotherIsTakenBackWithoutTouchingTheOthersClock) {
  auto setup = setup_of(*find_game("millefiori"), 2, 2);
  setup.clock = {ClockRules::Kind::Bank, 60'000, 5'000};
  Table table = table_of(setup);
  ASSERT_EQ(acts(table, 0, table.game().notation(legal_at(table, 0)[0]), kNoon + 1'000), "");
  ASSERT_EQ(does(table, 0, Asked::Undo, kNoon + 50'000), "");
  EXPECT_EQ(table.clock().left(0, kNoon + 50'000), 59'000) << "nobody waited for this choice";
  EXPECT_EQ(table.clock().left(1, kNoon + 50'000), 10'000) << "the question was the same all the time";
}

TEST(TableClock, TakingBackBringsNoTime) {
  Table table = table_of(with_clock(ClockRules::Kind::Bank, 60'000, 5'000));
  const Seat seat = table.deciders().front();
  const std::string action(table.game().notation(legal_at(table, seat)[0]));
  for (int i = 1; i <= 20; ++i) {
    ASSERT_EQ(acts(table, seat, action, kNoon + i * 1'000), "");
    ASSERT_EQ(does(table, seat, Asked::Undo, kNoon + i * 1'000), "");
    ASSERT_EQ(table.clock().left(seat, kNoon + i * 1'000), 60'000 - i * 1'000);
  }
  ASSERT_EQ(acts(table, seat, action, kNoon + 30'000), "");
  EXPECT_EQ(table.clock().left(seat, kNoon + 30'000), 35'000);
}

TEST(TableClock, ASecretChoiceTakenBackBringsNoTime) {
  auto setup = setup_of(*find_game("millefiori"), 3, 3);
  setup.clock = {ClockRules::Kind::Bank, 60'000, 5'000};
  Table table = table_of(setup);
  for (const Seat seat : {Seat{0}, Seat{1}})
    ASSERT_EQ(acts(table, seat, table.game().notation(legal_at(table, seat)[0]), kNoon + 1'000), "");
  ASSERT_EQ(table.undo_offer(0)->kind, UndoKind::Secret);
  ASSERT_EQ(does(table, 0, Asked::Undo, kNoon + 2'000), "");
  EXPECT_EQ(table.clock().left(0, kNoon + 2'000), 59'000);
  EXPECT_EQ(table.clock().left(1, kNoon + 2'000), 64'000) << "the other's choice stands";
}

TEST(TableClock, ABotThatStandsInFillsNoBank) {
  Table table = table_of(with_clock(ClockRules::Kind::Bank, 60'000, 5'000));
  const Seat seat = table.deciders().front();
  ASSERT_EQ(does(table, seat, Asked::HandOver, kNoon + 10'000), "");
  table.commit(table.bot_entry(seat, legal_at(table, seat)[0], kNoon + 11'000));
  EXPECT_EQ(table.clock().left(seat, kNoon + 11'000), 50'000);
  EXPECT_EQ(does(table, seat, Asked::Return, kNoon + 12'000), "");
}

TEST(TableClock, NobodyReturnsToAnEmptyBank) {
  Table table = table_of(with_clock(ClockRules::Kind::Bank, 60'000));
  const Seat seat = table.deciders().front();
  settle(table, kNoon + 60'000);
  ASSERT_FALSE(table.chairs()[seat].present());
  EXPECT_EQ(does(table, seat, Asked::Return, kNoon + 61'000), "no_time_left");
  EXPECT_EQ(does(table, seat, Asked::Resign, kNoon + 61'000), "");
  EXPECT_EQ(does(table, seat, Asked::Return, kNoon + 62'000), "not_away");
}

/// What a server that was away until `started` has to add to the log before anything else.
TEST(TableClock, TimeDoesNotPassWhileTheServerIsAway) {
  constexpr Millis kDay = Millis{24} * 60 * 60 * 1000;
  for (const auto kind : {ClockRules::Kind::Move, ClockRules::Kind::Bank}) {
    const auto setup = with_clock(kind, kDay);
    Table table = table_of(setup);
    EXPECT_FALSE(table.after_restart(kNoon)) << "it was there from the beginning";
    const Seat seat = table.deciders().front();
    const auto back = table.after_restart(kNoon + 3 * kDay);
    ASSERT_TRUE(back);
    table.commit(*back);
    EXPECT_FALSE(table.after_restart(kNoon + 3 * kDay)) << "once is enough";
    EXPECT_FALSE(table.housekeeping(kNoon + 4 * kDay - 1));
    EXPECT_EQ(table.clock().left(seat, kNoon + 3 * kDay + 5), kDay - 5);
    const Millis later = kNoon + 3 * kDay + 10;
    ASSERT_EQ(acts(table, seat, table.game().notation(legal_at(table, seat)[0]), later), "");
    // Read back from the log, it is the same.
    Table again = table_of(setup);
    for (std::uint32_t seq = 1; seq <= table.seq(); ++seq) again.commit(table.entry(seq));
    EXPECT_EQ(present_json(again, seat, later)["clock"], present_json(table, seat, later)["clock"]);
    EXPECT_EQ(again.clock().left(seat, later), kind == ClockRules::Kind::Bank ? kDay - 10 : kDay);
  }
  Table without = table_of("serenissima", 2, 2);
  EXPECT_FALSE(without.after_restart(kNoon + 1)) << "there is no clock";
}

TEST(TableClock, ARestartGivesBackOnlyTheTimeSinceTheEntryBefore) {
  for (const auto kind : {ClockRules::Kind::Move, ClockRules::Kind::Bank}) {
    auto setup = setup_of(*find_game("millefiori"), 3, 3);
    setup.clock = {kind, 600'000, 0};
    Table table = table_of(setup);
    ASSERT_EQ(acts(table, 0, table.game().notation(legal_at(table, 0)[0]), kNoon + 500'000), "");
    Request talk = asking(Asked::Chat);
    talk.text = "Hm.";
    ASSERT_EQ(does(table, 0, talk, kNoon + 550'000), "");
    const auto back = table.after_restart(kNoon + 900'000);
    ASSERT_TRUE(back);
    table.commit(*back);
    EXPECT_EQ(table.clock().left(1, kNoon + 900'000), 50'000);
    EXPECT_EQ(table.clock().left(0, kNoon + 900'000), kind == ClockRules::Kind::Move ? 600'000 : 100'000);
  }
}

TEST(TableClock, ABankIsUsedUpAndFilledByDecisions) {
  Table table = table_of(with_clock(ClockRules::Kind::Bank, 60'000, 5'000));
  const Seat seat = table.deciders().front();
  const Seat other = static_cast<Seat>(1 - seat);
  ASSERT_EQ(acts(table, seat, table.game().notation(legal_at(table, seat)[0]), kNoon + 20'000), "");
  EXPECT_EQ(table.clock().left(seat, kNoon + 20'000), 45'000);
  EXPECT_EQ(table.clock().left(other, kNoon + 20'000), 60'000);
}

TEST(TableClock, DoesNotRunWhilePausedNorForBots) {
  Table table = table_of(with_clock(ClockRules::Kind::Bank, 60'000));
  const Seat seat = table.deciders().front();
  const Seat other = static_cast<Seat>(1 - seat);
  ASSERT_EQ(does(table, seat, Asked::Pause, kNoon + 10'000), "");
  EXPECT_EQ(table.status(), Status::Playing) << "the other must agree";
  ASSERT_EQ(does(table, other, yes(), kNoon + 10'000), "");
  settle(table, kNoon + 10'000);
  EXPECT_EQ(table.status(), Status::Paused);
  EXPECT_FALSE(table.due());
  EXPECT_EQ(acts(table, seat, table.game().notation(legal_at(table, seat)[0])), "paused");
  ASSERT_EQ(does(table, other, Asked::GoOn, kNoon + 500'000), "");
  EXPECT_EQ(table.clock().left(seat, kNoon + 500'000), 50'000);
  ASSERT_EQ(does(table, seat, Asked::HandOver, kNoon + 500'000), "");
  EXPECT_FALSE(table.due());
}

TEST(TableClock, NeverRunsBackwards) {
  Table table = table_of(with_clock(ClockRules::Kind::Bank, 60'000));
  const Seat seat = table.deciders().front();
  ASSERT_EQ(acts(table, seat, table.game().notation(legal_at(table, seat)[0]), kNoon - 999'999), "");
  EXPECT_EQ(table.entry(1).at, kNoon);
  EXPECT_EQ(table.clock().left(seat, kNoon), 60'000);
}

}  // namespace
}  // namespace fondaco
