#include <gtest/gtest.h>

#include "kit/every_game.hpp"
#include "kit/playing.hpp"
#include "kit/tables.hpp"
#include "table/fork.hpp"

// A table: seats, decisions, giving up, forced steps, advice, chat.

namespace fondaco {
namespace {

// Sitting down

TEST(TableSeats, TheGameBeginsWhenEverySeatIsTaken) {
  auto setup = setup_of(*find_game("calimala"), 3, 3);
  setup.chairs[1] = Chair();
  setup.chairs[2] = Chair();
  Table table = table_of(setup);
  EXPECT_EQ(table.status(), Status::Gathering);
  EXPECT_TRUE(table.deciders().empty());
  EXPECT_EQ(acts(table, 0, "keep lisbon"), "not_begun");
  table.commit(*table.propose_sit(1, "Boris", kNoon));
  EXPECT_EQ(table.status(), Status::Gathering);
  Request fill = asking(Asked::Fill);
  fill.seat = 2;
  fill.number = 4;
  EXPECT_EQ(does(table, 0, fill), "");
  EXPECT_EQ(table.status(), Status::Playing);
  EXPECT_EQ(table.chairs()[1], Chair::of_person("Boris"));
  EXPECT_EQ(table.chairs()[2], Chair::of_bot(4));
  EXPECT_EQ(table.deciders(), Seats::first(3)) << "all keep an influence card at the same time";
}

TEST(TableSeats, ATakenSeatIsNotGivenAway) {
  auto setup = setup_of(*find_game("calimala"), 3, 3);
  setup.chairs[1] = Chair();
  Table table = table_of(setup);
  EXPECT_EQ(table.propose_sit(0, "Boris", kNoon).error().code, "taken");
  EXPECT_EQ(table.propose_sit(9, "Boris", kNoon).error().code, "taken");
  table.commit(*table.propose_sit(1, "Boris", kNoon));
  EXPECT_EQ(table.propose_sit(1, "Clara", kNoon).error().code, "taken");
}

TEST(TableSeats, WhoLeavesBeforeTheBeginningLeavesTheSeatOpen) {
  auto setup = setup_of(*find_game("calimala"), 3, 3);
  setup.chairs[2] = Chair();
  Table table = table_of(setup);
  EXPECT_EQ(does(table, 1, Asked::Leave), "");
  EXPECT_EQ(table.chairs()[1].holder, Holder::Open);
  EXPECT_EQ(does(table, 1, Asked::Leave), "not_seated");
  table.commit(*table.propose_sit(1, "Boris", kNoon));
  table.commit(*table.propose_sit(2, "Clara", kNoon));
  EXPECT_EQ(does(table, 1, Asked::Leave), "begun");
}

TEST(TableSeats, WhoeverGotUpIsStillKnownByName) {
  auto setup = setup_of(*find_game("calimala"), 3, 3);
  setup.chairs[2] = Chair();
  Table table = table_of(setup);
  ASSERT_EQ(does(table, 1, Asked::Leave), "");
  const Json entry = entry_json(table, table.entry(1), 0, {}, kNobody);
  EXPECT_EQ(entry["person"], "Boris") << "or what was said before would be of whoever sits there next";
}

TEST(TableSeats, ATableThatHasNotBegunCanBeClosedForGood) {
  auto setup = setup_of(*find_game("calimala"), 3, 2);
  setup.chairs[2] = Chair();
  Table table = table_of(setup);
  table.commit(*table.propose_close(kNoon));
  EXPECT_EQ(table.status(), Status::Closed);
  EXPECT_EQ(table.propose_sit(2, "Clara", kNoon).error().code, "closed");
  Request chat = asking(Asked::Chat);
  chat.text = "Hello?";
  EXPECT_EQ(does(table, 0, chat), "closed");
  EXPECT_EQ(does(table, 0, Asked::Leave), "closed");
  EXPECT_EQ(table.propose_close(kNoon).error().code, "closed");
  EXPECT_FALSE(table.finished()) << "there was no game, so there is no result and no record";
  const Json present = present_json(table, 0, kNoon);
  EXPECT_FALSE(present.contains("view") || present.contains("result"));
  EXPECT_EQ(present["status"], "closed");
}

TEST(TableSeats, AGameThatHasBegunIsNotClosed) {
  const Table table = table_of("calimala", 3, 2);
  EXPECT_EQ(table.propose_close(kNoon).error().code, "begun");
}

// Names

Request named(Seat seat, std::string name) {
  Request request = asking(Asked::Name);
  request.seat = seat;
  request.text = std::move(name);
  return request;
}

TEST(TableNames, OfThoseAtOneScreenShowFromThenOnAndInTheRecord) {
  Table table = table_of("calimala", 3, 2);
  EXPECT_EQ(does(table, 0, named(1, "Ольга")), "");
  EXPECT_EQ(seats_json(table)[1]["person"], "Ольга");
  EXPECT_EQ(table.record().names[1], "Ольга");
  const Json entry = entry_json(table, table.entry(1), 0, {}, 0);
  EXPECT_EQ(entry["what"], "name");
  EXPECT_EQ(entry["seat"], 1);
  EXPECT_EQ(entry["person"], "Ольга");
  EXPECT_EQ(does(table, 0, named(2, "Olga")), "not_seated") << "a bot sits there";
}

TEST(TableNames, AreThoseOfPeople) {
  Table table = table_of("calimala", 2, 2);
  const std::string invisible = "Ol\u200bga", turning = "Ol\u202ega";
  for (const std::string& name :
       {std::string(), std::string("Bot"), std::string("bot of the east"), std::string(" Olga"),
        std::string("Olga "), std::string("Ol  ga"), std::string("Ol\nga"), std::string("Ol\x1b[2Jga"),
        invisible, turning, std::string(41, 'a'), std::string("\xff")})
    EXPECT_EQ(does(table, 0, named(1, name)), "bad_name") << name;
  EXPECT_EQ(does(table, 0, named(1, std::string(40, 'a'))), "");
}

TEST(TableNames, ATablesNameGoesIntoTheRecordButNotIntoAFork) {
  auto setup = setup_of(*find_game("calimala"), 2, 2);
  setup.origin.table = "Friday evening";
  const auto again = read_setup(setup_json(setup));
  ASSERT_TRUE(again) << again.error();
  const Table table = table_of(*again);
  EXPECT_EQ(about_json(table)["name"], "Friday evening");
  EXPECT_NE(write_record(table.record()).find("\ntable Friday evening\n"), std::string::npos);
  EXPECT_EQ(fork_of(table.record(), {"Anna", 0, 3}).origin.table, "");
  EXPECT_EQ(about_json(table_of("calimala", 2, 2))["name"], nullptr);
}

// Deciding

TEST(TableActs, AnIllegalActionIsRefusedWithTheReasonOfTheRules) {
  Table table = table_of("calimala", 2, 2);
  const auto refused = table.propose(acting(table, "finish"), 0, kNoon);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "illegal");
  EXPECT_EQ(refused.error().reason, "other_question");
  EXPECT_EQ(table.propose(acting(table, "dance"), 0, kNoon).error().reason, "unknown_action");
  EXPECT_EQ(table.seq(), 0u);
}

TEST(TableActs, AnActionForAnotherMomentIsStale) {
  Table table = table_of("serenissima", 2, 2);
  Rng rng(1);
  const Request late = acting(table, table.game().notation(legal_at(table, table.deciders().front())[0]));
  const Seat first = act_at_random(table, rng);
  EXPECT_EQ(does(table, first, late), "stale");
  Request future = late;
  future.number = 99;
  EXPECT_EQ(does(table, table.deciders().front(), future), "stale");
}

TEST(TableActs, ASecretChoiceIsNotStaleBecauseAnotherHasChosen) {
  Table table = table_of("millefiori", 3, 3);
  ASSERT_EQ(table.deciders().size(), 3);
  const Request mine = acting(table, table.game().notation(legal_at(table, 2)[0]));
  EXPECT_EQ(acts(table, 0, table.game().notation(legal_at(table, 0)[0])), "");
  EXPECT_EQ(does(table, 2, mine), "");
  EXPECT_EQ(table.deciders(), Seats::only(1));
}

TEST(TableActs, ANumberFromAnotherLineOfPlayIsStaleAfterAnUndo) {
  Table table = table_of("calimala", 2, 1);
  const std::string action(table.game().notation(legal_at(table, 0)[0]));
  const Request before = acting(table, action);
  ASSERT_EQ(acts(table, 0, action), "");
  ASSERT_EQ(does(table, 0, Asked::Undo), "");
  EXPECT_EQ(table.moment(), "0.1");
  EXPECT_EQ(does(table, 0, before), "stale") << "the number fits, but something was taken back";
  EXPECT_EQ(acts(table, 0, action), "");
}

// Giving up

TEST(TableResign, WhoGivesUpComesLastAndABotPlaysOn) {
  Table table = table_of("calimala", 3, 3);
  ASSERT_EQ(does(table, 1, Asked::Resign), "");
  EXPECT_TRUE(table.chairs()[1].automatic());
  EXPECT_EQ(does(table, 1, Asked::Return), "not_away");
  EXPECT_EQ(does(table, 1, Asked::Resign), "resigned");
  Rng rng(1);
  while (table.status() == Status::Playing) act_at_random(table, rng);
  ASSERT_EQ(table.status(), Status::Over);
  EXPECT_EQ(table.standings()[1].rank, 3);
}

TEST(TableResign, AGameThatEverybodyGaveUpIsAbandoned) {
  Table table = table_of("calimala", 3, 2);
  ASSERT_EQ(does(table, 1, Asked::Resign), "");
  EXPECT_EQ(table.status(), Status::Playing);
  ASSERT_EQ(does(table, 0, Asked::Resign), "");
  EXPECT_EQ(table.status(), Status::Abandoned);
  EXPECT_FALSE(table.bot_turn());
  EXPECT_EQ(acts(table, 0, "finish"), "game_over");
  const auto standings = table.standings();
  EXPECT_EQ(standings[2].rank, 1) << "the bot never gave up";
  EXPECT_EQ(standings[0].rank, 2);
  EXPECT_EQ(standings[1].rank, 3) << "the first to give up";
}

TEST(TableResign, AGameGivenUpBeforeItWasPlayedCountsForNobody) {
  for (const bool played : {false, true}) {
    auto setup = setup_of(*find_game("calimala"), 2, 2);
    setup.rated = true;
    Table table = table_of(setup);
    Rng rng(1);
    while (played && table.course().decisions() < 60) act_at_random(table, rng);
    ASSERT_EQ(does(table, 1, Asked::Resign), "");
    EXPECT_TRUE(table.counts());
    ASSERT_EQ(does(table, 0, Asked::Resign), "");
    ASSERT_EQ(table.status(), Status::Abandoned);
    EXPECT_EQ(table.counts(), played);
  }
}

/// A whole game of three people in which a stand-in decides for one of them, once; gives the ranks by the
/// rules and as the table has them.
std::pair<std::vector<int>, std::vector<int>> ranks_with_stand_in(bool rated, Seat seat, bool decides) {
  auto setup = setup_of(*find_game("millefiori"), 3, 3);
  setup.rated = rated;
  Table table = table_of(setup);
  Rng rng(1);
  while (!(table.deciders() == Seats::only(seat))) act_at_random(table, rng);
  EXPECT_EQ(does(table, seat, Asked::HandOver), "");
  if (decides) act_at_random(table, rng);
  EXPECT_EQ(does(table, seat, Asked::Return), "");
  while (table.status() == Status::Playing) act_at_random(table, rng);
  const Scores scores = table.game().scores(table.course().state());
  std::pair<std::vector<int>, std::vector<int>> ranks;
  for (Seat other = 0; other < 3; ++other) {
    ranks.first.push_back(scores.ranks[other]);
    ranks.second.push_back(table.standings()[other].rank);
  }
  return ranks;
}

TEST(TableStandIn, InARatedGameWhoLetABotDecideComesAfterWhoDidNot) {
  int gained = 0;
  for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}}) {
    const auto [played, ranked] = ranks_with_stand_in(true, seat, true);
    ASSERT_EQ(ranked[seat], 3);
    gained += played[seat] < 3;
    for (const Seat other : {Seat{0}, Seat{1}, Seat{2}}) {
      EXPECT_LE(ranked[other], other == seat ? 3 : 2);
    }
    const auto [usual, as_usual] = ranks_with_stand_in(false, seat, true);
    EXPECT_EQ(usual, as_usual) << "where nothing is at stake the points say all";
    const auto [alone, as_played] = ranks_with_stand_in(true, seat, false);
    EXPECT_EQ(alone, as_played) << "who is back before the bot has decided played alone";
  }
  EXPECT_GT(gained, 0) << "somebody should have had more points than one of the others";
}

TEST(TableStandIn, WhoRanOutOfTimeComesBeforeWhoGaveUp) {
  auto setup = setup_of(*find_game("millefiori"), 3, 3);
  setup.rated = true;
  setup.clock = {ClockRules::Kind::Move, 10'000, 0};
  Table table = table_of(setup);
  ASSERT_EQ(does(table, 2, Asked::Resign), "");
  const auto out = table.housekeeping(kNoon + 10'000);
  ASSERT_TRUE(out);
  ASSERT_EQ(out->what, What::TimeOut);
  const Seat late = out->seat;
  table.commit(*out);
  Rng rng(1);
  while (table.status() == Status::Playing) act_at_random(table, rng, kNoon + 10'000);
  EXPECT_EQ(table.standings()[static_cast<std::size_t>(1 - late)].rank, 1);
  EXPECT_EQ(table.standings()[late].rank, 2);
  EXPECT_EQ(table.standings()[2].rank, 3);
}

TEST(TableStandIn, WhoeverIsAwayNeitherAsksNorIsAdvised) {
  for (const Asked away : {Asked::HandOver, Asked::Resign}) {
    auto setup = setup_of(*find_game("millefiori"), 3, 3);
    setup.hints = true;
    Table table = table_of(setup);
    ASSERT_EQ(does(table, 0, away), "");
    for (const Asked asked : {Asked::Pause, Asked::Hint, Asked::Undo, Asked::Answer, Asked::GoOn})
      EXPECT_EQ(does(table, 0, asked), "away");
    EXPECT_EQ(table.seq(), 1u);
  }
}

// Steps without a choice

TEST(TableForced, StepsAreOnlyPlayedWhereEverybodySeesThatTheyAreForced) {
  int played = 0;
  int hidden = 0;
  for (const AnyGame* game : all_games()) {
    for (Seed seed = 0; seed < 4; ++seed) {
      Table table = table_of(setup_of(*game, 3, 3, seed));
      Rng rng(seed);
      while (table.status() == Status::Playing) {
        if (const auto entry = table.housekeeping(kNoon)) {
          ASSERT_EQ(entry->what, What::Act);
          ASSERT_EQ(legal_at(table, entry->seat).size(), 1u);
          // Nobody learns anything from its being played: it is forced in every world that fits what is
          // public.
          for (Seed world_seed = 100; world_seed < 103; ++world_seed) {
            AnyState world = table.course().state();
            Rng chance(world_seed);
            game->resample(world, kNobody, chance);
            ActionList legal;
            game->legal(world, entry->seat, legal);
            EXPECT_EQ(legal.size(), 1u) << game->key;
          }
          table.commit(*entry);
          ++played;
          continue;
        }
        for (const Seat seat : table.deciders()) hidden += legal_at(table, seat).size() == 1;
        act_at_random(table, rng);
      }
    }
  }
  EXPECT_GT(played, 50);
  EXPECT_GT(hidden, 0) << "some steps are forced by what others can't see";
}

TEST(TableForced, ABotsStepsArePlayedTooSoThatItNeedNotThink) {
  int played = 0;
  for (const AnyGame* game : all_games()) {
    Table table = table_of(setup_of(*game, 2, 0));
    Rng rng(3);
    while (table.status() == Status::Playing) {
      const auto entry = table.housekeeping(kNoon);
      played += entry.has_value();
      entry ? table.commit(*entry) : void(act_at_random(table, rng));
    }
  }
  EXPECT_GT(played, 20);
}

TEST(TableForced, StepsAreLeftToThoseWhoWantThem) {
  for (const bool on : {true, false}) {
    Table table = table_of("calimala", 2, 2);
    Request forced = asking(Asked::Forced);
    forced.yes = on;
    for (const Seat seat : {Seat{0}, Seat{1}}) ASSERT_EQ(does(table, seat, forced), "");
    Rng rng(2);
    int by_itself = 0;
    while (table.status() == Status::Playing) {
      if (const auto entry = table.housekeeping(kNoon)) {
        table.commit(*entry);
        ++by_itself;
      } else {
        act_at_random(table, rng);
      }
    }
    EXPECT_EQ(by_itself > 0, on);
  }
}

// Advice, chat

TEST(TableHints, AreForTablesThatAllowThem) {
  auto setup = setup_of(*find_game("millefiori"), 2, 2);
  setup.hints = false;
  Table strict = table_of(setup);
  EXPECT_EQ(does(strict, 0, Asked::Hint), "hints_off");
  setup.hints = true;
  Table table = table_of(setup);
  EXPECT_EQ(does(table, 0, Asked::Hint), "");
  EXPECT_EQ(table.entry(1).what, What::Hint) << "everybody is told";
}

TEST(TableWish, ARatedGameHasAClockNoHintsAndNobodyTwice) {
  const auto wish = [](const char* more) {
    return read_wish(Json::parse(R"({"game": "calimala", )" + std::string(more) + "}"));
  };
  const auto against_bots = wish(
      R"("seats": [{"me": true}, {"bot": 3}], "clock": {"kind": "move", "limit": 60000}, "rated": true)");
  ASSERT_TRUE(against_bots) << against_bots.error();
  EXPECT_TRUE(against_bots->setup.rated);
  EXPECT_FALSE(against_bots->setup.hints) << "they are usual only where nothing is at stake";
  EXPECT_TRUE(wish(R"("seats": [{"me": true}, {"bot": 3}])")->setup.hints);
  EXPECT_EQ(
      wish(
          R"("seats": [{"me": true}, {"bot": 3}], "clock": {"kind": "move", "limit": 60000}, "rated": true, "hints": true)")
          .error(),
      "/rated: a game in which hints may be asked for does not count");
  EXPECT_EQ(
      wish(
          R"("seats": [{"me": true}, {"me": true}], "clock": {"kind": "move", "limit": 60000}, "rated": true)")
          .error(),
      "/rated: a game in which somebody holds several seats does not count");
  EXPECT_TRUE(wish(R"("seats": [{"me": true}, {"me": true}], "rated": false, "hints": true)"));
  EXPECT_EQ(wish(R"("seats": [{"me": true}, {"open": true}], "rated": true)").error(),
            "/rated: a game that counts has a clock, so that it comes to an end");
}

TEST(TableWish, NamesAreForSeveralPeopleAtOneScreen) {
  const auto wish = [](const char* seats) {
    return read_wish(
        Json::parse(R"({"game": "calimala", "name": "Friday", "seats": )" + std::string(seats) + "}"));
  };
  const auto two = wish(R"([{"me": true, "name": "Olga"}, {"me": true}, {"bot": 1}])");
  ASSERT_TRUE(two) << two.error();
  EXPECT_EQ(two->setup.chairs[0].name, "Olga");
  EXPECT_EQ(two->setup.chairs[1].name, "") << "whoever makes the table, by their own name";
  EXPECT_EQ(two->setup.origin.table, "Friday");
  EXPECT_EQ(wish(R"([{"bot": 1}, {"me": true, "name": "Olga"}])").error(),
            "/seats/1/name: who takes one seat goes by their own name");
  EXPECT_FALSE(wish(R"([{"me": true}, {"open": true, "name": "Olga"}])"));
}

TEST(TableChat, StandsInTheLogAndIsForThoseWhoSitThere) {
  Table table = table_of("calimala", 2, 1);
  Request chat = asking(Asked::Chat);
  chat.text = "Привет!";
  EXPECT_EQ(does(table, 0, chat), "");
  EXPECT_EQ(does(table, 1, chat), "not_seated") << "a bot does not talk";
  EXPECT_EQ(does(table, kNobody, chat), "not_seated");
  chat.text = "  ";
  EXPECT_EQ(does(table, 0, chat), "bad_message");
  EXPECT_EQ(table.entry(1).text, "Привет!");
}

}  // namespace
}  // namespace fondaco
