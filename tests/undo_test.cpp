#include <gtest/gtest.h>

#include "kit/every_game.hpp"
#include "kit/playing.hpp"
#include "kit/tables.hpp"

// What may be taken back, who is asked, and when the question ends.

namespace fondaco {
namespace {

TEST(TableUndo, IsFreeWhileNothingIsRevealedAndNobodyElseActed) {
  // Serenissima hides nothing from its players but the doge's pile: choosing a port reveals nothing.
  Table table = table_of("serenissima", 2, 2);
  const Seat seat = table.deciders().front();
  ASSERT_EQ(acts(table, seat, table.game().notation(legal_at(table, seat)[0])), "");
  const auto offer = table.undo_offer(seat);
  ASSERT_TRUE(offer);
  EXPECT_EQ(offer->kind, UndoKind::Free);
  EXPECT_EQ(does(table, seat, Asked::Undo), "");
  EXPECT_EQ(table.course().decisions(), 0u);
  EXPECT_EQ(does(table, seat, Asked::Undo), "nothing_to_undo");
}

TEST(TableUndo, MustBeAgreedToWhenAnotherHasActed) {
  Table table = table_of("serenissima", 2, 2);
  Rng rng(1);
  const Seat first = act_at_random(table, rng);
  while (table.deciders() == Seats::only(first)) act_at_random(table, rng);
  const Seat second = table.deciders().front();
  ASSERT_EQ(acts(table, second, table.game().notation(legal_at(table, second)[0])), "");
  const std::size_t decisions = table.course().decisions();
  ASSERT_EQ(table.undo_offer(first)->kind, UndoKind::Agreed);
  EXPECT_EQ(does(table, first, Asked::Undo), "");
  EXPECT_EQ(table.course().decisions(), decisions) << "asking takes nothing back";
  ASSERT_TRUE(table.proposal());
  EXPECT_EQ(does(table, first, Asked::Answer), "nothing_asked") << "one can't agree with oneself";
  EXPECT_FALSE(table.housekeeping(kNoon));
  Request yes = asking(Asked::Answer);
  yes.yes = true;
  EXPECT_EQ(does(table, second, yes), "");
  const auto undo = table.housekeeping(kNoon);
  ASSERT_TRUE(undo);
  EXPECT_EQ(undo->what, What::Undo);
  table.commit(*undo);
  EXPECT_LT(table.course().decisions(), decisions);
  EXPECT_FALSE(table.proposal());
}

TEST(TableUndo, ANoOrADecisionOfWhoAskedEndsTheQuestion) {
  Table table = table_of("serenissima", 2, 2);
  Rng rng(1);
  const Seat first = act_at_random(table, rng);
  while (table.deciders() == Seats::only(first)) act_at_random(table, rng);
  const Seat second = table.deciders().front();
  ASSERT_EQ(acts(table, second, table.game().notation(legal_at(table, second)[0])), "");
  ASSERT_EQ(does(table, first, Asked::Undo), "");
  EXPECT_EQ(does(table, second, Asked::Pause), "already_asked");
  EXPECT_EQ(does(table, second, Asked::Answer), "");
  EXPECT_FALSE(table.proposal());
  ASSERT_EQ(does(table, first, Asked::Undo), "");
  while (table.deciders() == Seats::only(second)) {
    EXPECT_TRUE(table.proposal()) << "the other may answer later";
    act_at_random(table, rng);
  }
  while (legal_at(table, first).size() < 2) act_at_random(table, rng);
  ASSERT_TRUE(table.proposal());
  ASSERT_EQ(acts(table, first, table.game().notation(legal_at(table, first)[0])), "");
  EXPECT_FALSE(table.proposal());
}

/// A table of two people and two bots at which the first person has decided something that is not free to
/// take back, and a bot is to decide.
Table with_bots_to_move(Rng& rng) {
  auto setup = setup_of(*find_game("serenissima"), 4, 2);
  std::swap(setup.chairs[1], setup.chairs[3]);
  Table table = table_of(setup);
  for (int i = 0; i < 400; ++i) {
    const Seats deciders = table.deciders();
    if (table.chairs()[deciders.front()].automatic() && table.undo_offer(0) &&
        table.undo_offer(0)->kind == UndoKind::Agreed)
      return table;
    act_at_random(table, rng);
  }
  ADD_FAILURE() << "no such position";
  return table;
}

TEST(TableUndo, TheQuestionOutlivesWhatBotsDecide) {
  Rng rng(1);
  Table table = with_bots_to_move(rng);
  const std::size_t decision = table.undo_offer(0)->decision;
  ASSERT_EQ(does(table, 0, Asked::Undo), "");
  act_at_random(table, rng);
  ASSERT_TRUE(table.proposal());
  EXPECT_EQ(table.proposal()->decision, decision);
  Request yes = asking(Asked::Answer);
  yes.yes = true;
  EXPECT_EQ(does(table, 3, yes), "");
  settle(table);
  EXPECT_EQ(table.course().decisions(), decision) << "that decision and all after it are taken back";
  EXPECT_FALSE(table.proposal());
}

TEST(TableUndo, TheQuestionEndsWithItsDecisionOrWhenWhoAskedGoesAway) {
  Rng rng(1);
  Table table = with_bots_to_move(rng);
  ASSERT_EQ(does(table, 0, Asked::Undo), "");
  Entry undo = table.bot_entry(0, 0, kNoon);
  undo.what = What::Undo;
  undo.text = "agreed";
  undo.number = static_cast<int>(table.proposal()->decision) + 1;
  Table later = table;
  later.commit(undo);
  EXPECT_TRUE(later.proposal()) << "what is taken back came after it";
  Table gone = table;
  undo.number -= 1;
  gone.commit(undo);
  EXPECT_FALSE(gone.proposal());
  ASSERT_EQ(does(table, 0, Asked::HandOver), "");
  EXPECT_FALSE(table.proposal());
}

TEST(TablePause, TheQuestionOutlivesWhatOthersDecide) {
  Rng rng(1);
  Table table = with_bots_to_move(rng);
  ASSERT_EQ(does(table, 3, Asked::Pause), "");
  act_at_random(table, rng);
  EXPECT_TRUE(table.proposal());
  ASSERT_EQ(does(table, 3, Asked::Undo), table.undo_offer(3) ? "already_asked" : "nothing_to_undo");
  EXPECT_EQ(does(table, 0, Asked::Answer), "");
  EXPECT_FALSE(table.proposal()) << "one no is an answer";
}

TEST(TableUndo, OfASecretChoiceIsFreeWhileItIsASecretAndKeepsTheOthers) {
  Table table = table_of("millefiori", 3, 3);
  const std::string a(table.game().notation(legal_at(table, 0)[0]));
  const std::string b(table.game().notation(legal_at(table, 1)[0]));
  ASSERT_EQ(acts(table, 0, a), "");
  ASSERT_EQ(acts(table, 1, b), "");
  ASSERT_EQ(table.undo_offer(0)->kind, UndoKind::Secret);
  EXPECT_EQ(does(table, 0, Asked::Undo), "");
  ASSERT_EQ(table.course().decisions(), 1u);
  EXPECT_EQ(table.game().notation(table.course().decision(0).action), b);
  EXPECT_EQ(table.deciders().size(), 2);
  // When all have chosen, everybody has seen it.
  for (const Seat seat : {Seat{0}, Seat{2}})
    ASSERT_EQ(acts(table, seat, table.game().notation(legal_at(table, seat)[0])), "");
  EXPECT_EQ(table.undo_offer(0)->kind, UndoKind::Agreed);
  EXPECT_EQ(table.undo_offer(2)->kind, UndoKind::Agreed) << "the last to choose saw the others' cards";
}

/// The choice of influence cards for two: each keeps one, then opens one, and nothing of it is shown
/// before both have chosen both.
TEST(TableUndo, OfTheSecondSecretChoiceBesideAnothersIsFreeToo) {
  Table opening = table_of("calimala", 2, 2);
  const auto choose = [](Table& table, Seat seat) {
    const std::string choice(table.game().notation(legal_at(table, seat)[0]));
    ASSERT_EQ(acts(table, seat, choice), "");
  };
  const auto kind = [](const Table& table, Seat seat) { return table.undo_offer(seat)->kind; };
  Table table = opening;
  choose(table, 0);
  choose(table, 1);
  ASSERT_EQ(table.deciders(), Seats::first(2)) << "both have to open one";
  EXPECT_EQ(kind(table, 0), UndoKind::Secret);
  EXPECT_EQ(kind(table, 1), UndoKind::Free) << "nobody has chosen since";
  choose(table, 1);
  EXPECT_EQ(kind(table, 0), UndoKind::Secret);
  const Decision kept = table.course().decision(1);
  const Decision opened = table.course().decision(2);
  ASSERT_EQ(does(table, 0, Asked::Undo), "");
  ASSERT_EQ(table.course().decisions(), 2u);
  EXPECT_EQ(table.course().decision(0), kept) << "the other's choices stand";
  EXPECT_EQ(table.course().decision(1), opened);
  EXPECT_EQ(table.deciders(), Seats::only(0));
  choose(table, 0);
  choose(table, 0);
  EXPECT_EQ(kind(table, 1), UndoKind::Agreed) << "both have seen what was opened";
  EXPECT_EQ(kind(table, 0), UndoKind::Agreed);
  Table quick = opening;
  choose(quick, 0);
  choose(quick, 0);
  choose(quick, 1);
  EXPECT_EQ(kind(quick, 0), UndoKind::Secret);
  ASSERT_EQ(does(quick, 0, Asked::Undo), "");
  EXPECT_EQ(quick.course().decisions(), 2u);
  EXPECT_EQ(quick.deciders(), Seats::first(2));
}

/// Whether a decision that turns up something hidden is ever free to take back, over whole games. What is
/// revealed is told by the views: nobody could have foreseen the one that came.
TEST(TableUndo, NeverTakesBackWhatWasRevealedUnasked) {
  for (const AnyGame* game : all_games()) {
    int free = 0;
    int asked = 0;
    Table table = table_of(setup_of(*game, game->min_players, game->min_players, 3));
    Rng rng(5);
    Rng worlds(6);
    while (table.status() == Status::Playing && table.course().decisions() < 150) {
      const AnyState before = table.course().state();
      const Seat seat = act_at_random(table, rng);
      const auto offer = table.undo_offer(seat);
      if (!offer || offer->decision + 1 != table.course().decisions()) continue;
      const Decision& last = table.course().decision(offer->decision);
      const Json seen = game->state_json(table.course().state(), Observer::seat(seat));
      bool differs = false;
      for (int i = 0; i < 20; ++i) {
        AnyState world = before;
        game->resample(world, seat, worlds);
        const bool illegal = static_cast<bool>(game->apply(world, seat, last.action, nullptr));
        differs = differs || illegal || game->state_json(world, Observer::seat(seat)) != seen;
      }
      if (differs) {
        // Eight worlds may by chance all agree where something rare comes out in the twentieth.
        asked += offer->kind == UndoKind::Agreed;
        free += offer->kind == UndoKind::Free;
      } else {
        EXPECT_EQ(offer->kind, UndoKind::Free) << game->key << " at " << table.moment();
      }
    }
    if (game->key != "serenissima") {
      EXPECT_GT(asked, 0) << game->key;
    }
    EXPECT_LE(free * 20, asked) << game->key;
  }
}

TEST(TableUndo, AgainstBotsIsAlwaysFreeUnlessTheGameIsToCount) {
  for (const bool rated : {false, true}) {
    auto setup = setup_of(*find_game("millefiori"), 2, 1);
    setup.rated = rated;
    Table table = table_of(setup);
    Rng rng(1);
    EXPECT_EQ(does(table, 0, Asked::Undo), "nothing_to_undo");
    ASSERT_EQ(acts(table, 0, table.game().notation(legal_at(table, 0)[0])), "");
    ASSERT_EQ(table.undo_offer(0)->kind, UndoKind::Free);
    ASSERT_EQ(table.deciders(), Seats::only(1));
    act_at_random(table, rng);  // all cards lie open now
    EXPECT_EQ(table.undo_offer(0).has_value(), !rated);
    EXPECT_EQ(does(table, 0, Asked::Undo), rated ? "rated" : "");
    EXPECT_EQ(table.course().decisions(), rated ? 2u : 0u);
    EXPECT_EQ(table.counts(), rated);
  }
}

TEST(TableUndo, OfARatedGameIsStillForTheOthersToAgreeTo) {
  auto setup = setup_of(*find_game("millefiori"), 2, 2);
  setup.rated = true;
  Table table = table_of(setup);
  for (const Seat seat : {Seat{0}, Seat{1}})
    ASSERT_EQ(acts(table, seat, table.game().notation(legal_at(table, seat)[0])), "");
  ASSERT_EQ(table.undo_offer(0)->kind, UndoKind::Agreed);
  ASSERT_EQ(does(table, 1, Asked::HandOver), "");
  EXPECT_EQ(does(table, 0, Asked::Undo), "rated") << "nobody is there who could agree";
}

/// Two people who have both chosen, so that what they chose lies open and can only be taken back together.
Table with_open_cards(bool rated, int people = 2) {
  auto setup = setup_of(*find_game("millefiori"), people, people);
  setup.rated = rated;
  Table table = table_of(setup);
  for (Seat seat = 0; seat < people; ++seat)
    EXPECT_EQ(acts(table, seat, table.game().notation(legal_at(table, seat)[0])), "");
  return table;
}

TEST(TableUndo, NobodyAgreesByGoingAway) {
  for (const bool rated : {false, true}) {
    for (const Asked away : {Asked::HandOver, Asked::Resign}) {
      Table table = with_open_cards(rated);
      ASSERT_EQ(does(table, 1, Asked::Undo), "");
      ASSERT_TRUE(table.proposal());
      ASSERT_EQ(does(table, 0, away), "");
      EXPECT_FALSE(table.proposal()) << "nobody is left who could answer";
      settle(table);
      EXPECT_EQ(table.course().decisions(), 2u);
      EXPECT_EQ(table.counts(), rated);
    }
  }
}

TEST(TableUndo, WhoHasAgreedMayGoAway) {
  Table table = with_open_cards(false, 3);
  Request yes = asking(Asked::Answer);
  yes.yes = true;
  ASSERT_EQ(does(table, 0, Asked::Undo), "");
  ASSERT_EQ(does(table, 1, yes), "");
  ASSERT_EQ(does(table, 1, Asked::HandOver), "");
  ASSERT_EQ(does(table, 2, Asked::HandOver), "");
  settle(table);
  EXPECT_EQ(table.course().decisions(), 0u);
}

TEST(TableUndo, TakesBackNothingThatWasDecidedByWhoIsAwayForAWhile) {
  Rng rng(2);
  Table table = table_of("serenissima", 2, 2);
  while (table.course().decisions() < 40) act_at_random(table, rng);
  ASSERT_EQ(does(table, 1, Asked::HandOver), "");
  const std::size_t away = table.course().decisions();
  EXPECT_EQ(does(table, 0, Asked::Undo), "others_away");
  for (int i = 0; i < 30; ++i) act_at_random(table, rng);
  int taken_back = 0;
  while (does(table, 0, Asked::Undo).empty()) ++taken_back;
  EXPECT_GT(taken_back, 1) << "what the stand-in answered is the person's alone who is there";
  EXPECT_GE(table.course().decisions(), away);
  EXPECT_EQ(does(table, 0, Asked::Undo), "others_away");
  ASSERT_EQ(does(table, 1, Asked::Resign), "");
  EXPECT_EQ(does(table, 0, Asked::Undo), "") << "who has given up will not come back to it";
}

TEST(TableUndo, StopsWhereAForkBegan) {
  auto setup = setup_of(*find_game("calimala"), 2, 1);
  Table played = table_of("calimala", 2, 2);
  Rng rng(3);
  for (int i = 0; i < 10; ++i) act_at_random(played, rng);
  setup.origin = played.record();
  setup.origin.points.clear();
  setup.origin.names.clear();
  Table fork = table_of(setup);
  EXPECT_EQ(fork.course().decisions(), 10u);
  EXPECT_EQ(fork.seq(), 0u);
  EXPECT_EQ(does(fork, 0, Asked::Undo), "nothing_to_undo");
}

}  // namespace
}  // namespace fondaco
