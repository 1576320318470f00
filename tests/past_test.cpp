#include "table/past.hpp"

#include <gtest/gtest.h>

#include "kit/every_game.hpp"
#include "kit/tables.hpp"
#include "table/messages.hpp"

// Looking back: with whose eyes one may, and what they see.

namespace fondaco {
namespace {

class Past : public testing::TestWithParam<GameAt> {
 protected:
  const AnyGame& game() const { return *GetParam().game; }
  int players() const { return GetParam().players; }

  /// A table of persons after so many decisions by chance.
  Table played(int decisions) const {
    Table table = table_of(setup_of(game(), players(), players()));
    Rng rng(3);
    for (int i = 0; i < decisions && !table.finished(); ++i) act_at_random(table, rng);
    return table;
  }
  Table played_out() const {
    Table table = played(1'000'000);
    EXPECT_TRUE(table.finished());
    return table;
  }
};

Request looking(Asked asked, Eyes eyes, int seat = -1) {
  Request request = asking(asked);
  request.eyes = eyes;
  request.seat = seat;
  return request;
}

std::string code_of(const tl::expected<Json, Refusal>& answer) { return answer ? "" : answer.error().code; }

TEST_P(Past, WhileItIsPlayedOneLooksWithOnesOwnEyesOrTheSpectators) {
  const Table table = played(12);
  for (const Asked asked : {Asked::History, Asked::Log}) {
    const auto tell = asked == Asked::History ? history_json : log_json;
    EXPECT_EQ(code_of(tell(table, looking(asked, Eyes::Own), 0)), "");
    EXPECT_EQ(code_of(tell(table, looking(asked, Eyes::OfSeat, 0), 0)), "");
    EXPECT_EQ(code_of(tell(table, looking(asked, Eyes::Public), 0)), "");
    EXPECT_EQ(code_of(tell(table, looking(asked, Eyes::OfSeat, 1), 0)), "not_over");
    EXPECT_EQ(code_of(tell(table, looking(asked, Eyes::OfSeat, 0), kNobody)), "not_over");
    EXPECT_EQ(code_of(tell(table, looking(asked, Eyes::All), 0)), "not_over");
    EXPECT_EQ(code_of(tell(table, looking(asked, Eyes::OfSeat, players()), 0)), "no_such_position");
  }
}

TEST_P(Past, TheLogIsToldAsTheOwnerOfTheEyesWasToldIt) {
  const Table table = played_out();
  for (Seat viewer : {Seat{0}, kNobody}) {
    for (Seat seat = 0; seat < players(); ++seat)
      EXPECT_EQ((*log_json(table, looking(Asked::Log, Eyes::OfSeat, seat), viewer))["entries"],
                entries_json(table, 0, seat));
    EXPECT_EQ((*log_json(table, looking(Asked::Log, Eyes::Own), viewer))["entries"],
              entries_json(table, 0, viewer));
    EXPECT_EQ((*log_json(table, looking(Asked::Log, Eyes::Public), viewer))["entries"],
              entries_json(table, 0, kNobody));
  }
}

TEST_P(Past, AllOpenTellsEveryActionAndHidesNothingThatASeatWasTold) {
  const Table table = played_out();
  const Json told = *log_json(table, looking(Asked::Log, Eyes::All), kNobody);
  const Json& open = told["entries"];
  EXPECT_EQ(told["seq"], table.seq());
  ASSERT_EQ(open.size(), std::min<std::size_t>(table.seq(), kEntriesAtOnce));
  std::vector<Json> seats;
  for (Seat seat = 0; seat < players(); ++seat) seats.push_back(entries_json(table, 0, seat));
  for (std::size_t i = 0; i < open.size(); ++i) {
    const Json& entry = open[i];
    if (entry["what"] != Json("act")) continue;
    const Json& own = seats[entry["seat"].get<std::size_t>()][i];
    EXPECT_EQ(entry["action"], own["action"]);
    ASSERT_EQ(entry["events"].size(), own["events"].size());
    for (std::size_t e = 0; e < own["events"].size(); ++e) {
      for (const auto& [field, value] : own["events"][e].items()) {
        if (value.is_null()) continue;
        EXPECT_EQ(entry["events"][e][field], value) << entry.dump();
      }
    }
  }
}

TEST_P(Past, PositionsAreShownAsTheOwnerOfTheEyesSawThem) {
  const Table table = played_out();
  Request several = looking(Asked::History, Eyes::Public);
  several.number = 5;
  several.count = 3;
  EXPECT_EQ((*history_json(table, several, 0))["views"], (*history_json(table, several, kNobody))["views"]);
  Request one = looking(Asked::History, Eyes::OfSeat, 1);
  one.number = 5;
  Request own = looking(Asked::History, Eyes::Own);
  own.number = 5;
  EXPECT_EQ((*history_json(table, one, 0))["view"], (*history_json(table, own, 1))["view"]);
  one.eyes = Eyes::All;
  EXPECT_EQ((*history_json(table, one, 0))["view"],
            game().state_json(table.course().state_after(5), Observer::everything()));
}

TEST_P(Past, TheLogGoesOnFromWhatIsKnown) {
  const Table table = played(20);
  Request request = looking(Asked::Log, Eyes::Own);
  const Json whole = *log_json(table, request, 0);
  request.number = 15;
  const Json rest = *log_json(table, request, 0);
  ASSERT_EQ(rest["entries"].size(), 5u);
  EXPECT_EQ(rest["entries"][0], whole["entries"][15]);
  request.number = 1'000'000'000;
  EXPECT_TRUE((*log_json(table, request, 0))["entries"].empty());
}

/// A table at which the first decisions of another were made before anybody sat down.
Table played_on(const Table& other, std::size_t decisions) {
  auto setup = setup_of(other.game(), other.players(), other.players());
  setup.origin.decisions.assign(other.course().decisions_begin(),
                                other.course().decisions_begin() + static_cast<std::ptrdiff_t>(decisions));
  setup.forked_from = "another";
  setup.created = kNoon + 1;
  return table_of(setup);
}

TEST_P(Past, AGameThatIsPlayedOnTellsFirstWhatWasDecidedBefore) {
  const Table other = played(40);
  Table table = played_on(other, 30);
  Rng rng(4);
  for (int i = 0; i < 3; ++i) act_at_random(table, rng, kNoon + 2);
  for (Seat p = 0; p <= players(); ++p) {
    const Seat viewer = p == players() ? kNobody : p;
    for (const Eyes eyes : {Eyes::Own, Eyes::Public}) {
      const Json told = *log_json(table, looking(Asked::Log, eyes), viewer);
      const Json& entries = told["entries"];
      EXPECT_EQ(told["seq"], 3u) << "numbers are counted from the first entry";
      ASSERT_EQ(entries.size(), 33u);
      // To the same eyes just as it was told when it happened.
      const Json then = (*log_json(other, looking(Asked::Log, eyes), viewer))["entries"];
      for (std::size_t i = 0; i < 30; ++i) {
        Json expected = then[i];
        expected["seq"] = 0;
        expected["time"] = kNoon + 1;
        EXPECT_EQ(entries[i], expected);
      }
      for (std::size_t i = 30; i < 33; ++i) {
        EXPECT_EQ(entries[i]["seq"], i - 29);
        EXPECT_EQ(entries[i]["decision"], i);
      }
    }
  }
}

TEST_P(Past, WhatWasDecidedBeforeIsToldOnlyToThoseWhoKnowNothing) {
  Table table = played_on(played(40), 30);
  Rng rng(4);
  for (int i = 0; i < 3; ++i) act_at_random(table, rng);
  Request request = looking(Asked::Log, Eyes::Own);
  request.number = 1;
  const Json rest = (*log_json(table, request, 0))["entries"];
  ASSERT_EQ(rest.size(), 2u);
  EXPECT_EQ(rest[0]["seq"], 2);
}

TEST_P(Past, ARecordThatIsOnlyLookedAtTellsTheWholeGame) {
  const Table other = played_out();
  const Table table = played_on(other, other.course().decisions());
  EXPECT_TRUE(table.finished());
  const Json told = *log_json(table, looking(Asked::Log, Eyes::All), kNobody);
  EXPECT_EQ(told["seq"], 0u);
  ASSERT_EQ(told["entries"].size(), other.course().decisions());
  for (std::size_t i = 0; i < other.course().decisions(); ++i)
    EXPECT_EQ(told["entries"][i]["action"], game().notation(other.course().decision(i).action));
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Past, testing::ValuesIn(every_table()));

TEST(PastBefore, DoesNotCountTowardsWhatIsToldAtOnce) {
  Table other = table_of("calimala", 2, 2);
  Rng rng(3);
  for (int i = 0; i < 10; ++i) act_at_random(other, rng);
  Table table = played_on(other, 10);
  Request chat = asking(Asked::Chat);
  chat.text = "hm";
  for (std::size_t i = 0; i < kEntriesAtOnce + 5; ++i) ASSERT_EQ(does(table, 0, chat), "");
  const Json first = entries_json(table, 0, 0);
  ASSERT_EQ(first.size(), 10 + kEntriesAtOnce);
  EXPECT_EQ(first.back()["seq"], kEntriesAtOnce);
  EXPECT_EQ(entries_json(table, kEntriesAtOnce, 0).size(), 5u);
}

TEST(PastBefore, IsUnknownWhereTheGameGoesOnFromAPosition) {
  Table other = table_of("calimala", 2, 2);
  Rng rng(3);
  for (int i = 0; i < 10; ++i) act_at_random(other, rng);
  auto setup = setup_of(other.game(), 2, 1);
  setup.origin.position = other.game().state_json(other.course().state(), Observer::everything());
  const Table table = table_of(setup);
  EXPECT_TRUE(entries_json(table, 0, 0).empty());
  EXPECT_EQ(about_json(table)["from_position"], true);
  EXPECT_EQ(about_json(other)["from_position"], false);
  EXPECT_EQ(about_json(played_on(other, 10))["from_position"], false);
}

TEST(PastOrders, StandingOrdersStayBetweenAPersonAndTheTable) {
  Table table = table_of("serenissima", 2, 2);
  Request orders = asking(Asked::Orders);
  orders.text = R"({"otherwise": "never"})";
  ASSERT_EQ(does(table, 0, orders), "");
  Rng rng(3);
  while (!table.finished()) act_at_random(table, rng);
  const auto told = [&](Eyes eyes, int seat, Seat viewer) {
    return (*log_json(table, looking(Asked::Log, eyes, seat), viewer))["entries"][0].contains("orders");
  };
  EXPECT_TRUE(told(Eyes::Own, -1, 0));
  EXPECT_TRUE(told(Eyes::All, -1, 0));
  EXPECT_FALSE(told(Eyes::All, -1, 1));
  EXPECT_FALSE(told(Eyes::OfSeat, 0, 1));
  EXPECT_FALSE(told(Eyes::OfSeat, 0, kNobody));
}

}  // namespace
}  // namespace fondaco
