#include <utility>

#include <gtest/gtest.h>

#include "core/registry.hpp"
#include "table/course.hpp"

// Version 1 of the rules had spices in Antalya, too; a game goes on under the rules by which it began.

namespace fondaco {
namespace {

const AnyGame& serenissima_game() { return *find_game("serenissima"); }

const char* const kInAntalya = R"({
  "phase": "load", "decider": 0, "wheel": 4, "players": [{"ducats": 9}],
  "galleys": {"4": {"owner": 0, "zone": "ANT", "sailors": 2}, "15": {"owner": 3, "zone": "CON", "sailors": 3}},
  "ports": {"VAL": {"owner": 0, "garrison": 3}, "GEN": {"owner": 1, "garrison": 3},
            "VEN": {"owner": 2, "garrison": 3}, "CON": {"owner": 3, "garrison": 3}}
})";

AnyState in_antalya(int rules) {
  AnyState state = *serenissima_game().start_under(rules,
                                                   {
                                                       {"players", 4}
  },
                                                   1);
  EXPECT_EQ(serenissima_game().read_state(Json::parse(kInAntalya), state), "");
  return state;
}

Json all_of(const AnyState& state) { return serenissima_game().state_json(state, Observer::everything()); }

/// A record in which a galley loads in Antalya and then sells wood there, if the rules allow it.
std::string record_under(int rules, const char* decisions) {
  return "fondaco-record 1\ngame serenissima\nrules " + std::to_string(rules) +
         "\nseed 1\noption players 4\nposition " + Json::parse(kInAntalya).dump() + "\n\n" + decisions;
}

TEST(SerenissimaEarlier, AntalyaProducedSpicesAndProducesWoodNow) {
  for (const auto& [rules, good] : {
           std::pair{1, "spice"},
           {2, "wood" }
  }) {
    AnyState state = in_antalya(rules);
    EXPECT_EQ(all_of(state)["ports"]["ANT"]["produces"], good);
    EXPECT_FALSE(serenissima_game().apply(state, 0, *serenissima_game().parse_notation("load"), nullptr));
    EXPECT_EQ(all_of(state)["galleys"]["4"]["cargo"], Json({
                                                          {good, 1}
    }))
        << "under rules " << rules;
  }
}

TEST(SerenissimaEarlier, OnlyKnownVersionsCanBeBegun) {
  EXPECT_EQ(serenissima_game().rules_version, 2);
  for (const int rules : {0, 3, -1, 257})
    EXPECT_EQ(serenissima_game().start_under(rules, Json::object(), 1).error(), "/rules: 1 to 2 are known");
  EXPECT_EQ(serenissima_game()
                .start_under(1,
                             {
                                 {"players", 9}
  },
                             1)
                .error(),
            serenissima_game().start({{"players", 9}}, 1).error());
}

TEST(SerenissimaEarlier, AntalyaIsAmongThePortsThatMayBeClosedOnlyNow) {
  for (const int rules : {1, 2}) {
    bool closed = false;
    for (Seed seed = 0; seed < 200; ++seed)
      closed |= all_of(*serenissima_game().start_under(rules,
                                                       {
                                                           {"players", 3}
      },
                                                       seed))["ports"]["ANT"]["closed"]
                    .get<bool>();
    EXPECT_EQ(closed, rules == 2);
  }
  const Json fixed = {
      {"closed_port_policy", "fixed"                     },
      {"closed_ports",       {"ANT", "COR", "MOD", "ALX"}}
  };
  EXPECT_TRUE(serenissima_game().start_under(2, fixed, 1));
  EXPECT_FALSE(serenissima_game().start_under(1, fixed, 1));
}

TEST(SerenissimaEarlier, AnotherGameOfTheSameOptionsKeepsTheRules) {
  EXPECT_EQ(all_of(serenissima_game().restart(in_antalya(1), 5))["ports"]["ANT"]["produces"], "spice");
  EXPECT_EQ(all_of(serenissima_game().restart(in_antalya(2), 5))["ports"]["ANT"]["produces"], "wood");
}

TEST(SerenissimaEarlier, ARecordIsReplayedUnderItsOwnRules) {
  const auto old = read_record(record_under(1, "1 0 load\n2 0 spice to 4\nopen\n"));
  ASSERT_TRUE(old);
  EXPECT_EQ(replay(*old).error().line, 9) << "a galley gives itself nothing";
  const auto sold = read_record(record_under(1, "1 0 load\n2 0 end\n3 0 end\n4 0 end\nopen\n"));
  ASSERT_TRUE(sold);
  const auto state = replay(*sold);
  ASSERT_TRUE(state) << state.error().sentence("record");
  EXPECT_EQ(all_of(*state)["supply"]["spice"], 9);
  EXPECT_EQ(all_of(*replay(*read_record(record_under(2, "1 0 load\nopen\n"))))["supply"]["wood"], 13);
}

TEST(SerenissimaEarlier, WhatGoesOnFromARecordSaysItsRulesAgain) {
  const auto record = read_record(record_under(1, "1 0 load\nopen\n"));
  auto course = Course::resume(*record);
  ASSERT_TRUE(course);
  EXPECT_FALSE(course->decide(0, *serenissima_game().parse_notation("jettison wood")) == kNoError);
  EXPECT_FALSE(course->decide(0, *serenissima_game().parse_notation("end")));
  const std::string text = write_record(course->record());
  EXPECT_NE(text.find("\nrules 1\n"), std::string::npos) << text;
  EXPECT_EQ(all_of(course->state_after(1))["galleys"]["4"]["cargo"], Json({
                                                                         {"spice", 1}
  }));
  EXPECT_TRUE(replay(*read_record(text)));
}

TEST(SerenissimaEarlier, ANewGameIsPlayedUnderThePresentRules) {
  EXPECT_EQ(Course::begin(serenissima_game(), Json::object(), 1)->record().rules_version, 2);
}

}  // namespace
}  // namespace fondaco
