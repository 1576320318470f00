#include "kit/given.hpp"

#include <gtest/gtest.h>

#include "games/millefiori/millefiori.hpp"
#include "games/millefiori/view.hpp"
#include "kit/playing.hpp"

// Positions of which only parts are given (docs/millefiori-json.md): completed so that play can go on, or
// refused.

namespace fondaco::millefiori {
namespace {

std::string refusal(const char* given, Options options = with_players<MilleFiori>(3)) {
  return refusal_of<MilleFiori>(Json::parse(given), options);
}

TEST(MilleFioriGiven, RefusesWhatCannotBeCompletedWithAReason) {
  EXPECT_EQ(refusal(R"({"phase": "use", "card": "swan 1"})"), "");
  EXPECT_EQ(refusal(R"({"phase": "use", "card": null})"), "/card: a card is expected in this phase");
  EXPECT_EQ(refusal(R"({"card": "swan 1"})"), "/card: no card is expected in this phase");
  EXPECT_EQ(refusal(R"({"card": "swan 6"})"),
            "/card: one of quartz 1, quartz 2, quartz 3a … ship 5c is expected, not \"swan 6\"");
  EXPECT_EQ(refusal(R"({"display": ["swan 1", "swan 1"]})"), "/display/1: swan 1 stands there twice");
  EXPECT_EQ(refusal(R"({"display": ["swan 1"], "discard": ["swan 1"]})"),
            "/discard: swan 1 lies somewhere else already");
  EXPECT_EQ(refusal(R"({"players": [{"hand": ["swan 1"]}]})"),
            "/players/0/hand: 5 cards are expected in turn cycle 1, not 1");
  EXPECT_EQ(refusal(R"({"phase": "use", "active": 0, "players": [{}, {"selected": null}]})"),
            "/players/1/selected: a card is expected in this phase");
  EXPECT_EQ(refusal(R"({"phase": "use", "active": 2, "players": [{}, {"selected": "swan 1"}]})"),
            "/players/1/selected: no card is expected in this phase");
  EXPECT_EQ(refusal(R"({"deck": ["swan 1"]})"), "/deck: 90 cards are expected in round 1, not 1");
  EXPECT_EQ(refusal(R"({"round": 7, "discard": ["swan 1"]})").substr(0, 10), "/discard: ");
  Json all = {
      {"display", Json::array()}
  };
  for (const std::string_view card : kCardKeys) all["display"].push_back(card);
  EXPECT_EQ(refusal(all.dump().c_str()), "/players/0/hand: there are not enough cards left for it");
  EXPECT_EQ(refusal(R"({"phase": "extra", "display": []})"),
            "/display: an extra card needs one that lies there");
  EXPECT_EQ(
      refusal(R"({"players": [{"selected": "swan 1"}, {"selected": "swan 2"}, {"selected": "swan 3"}]})"),
      "/phase: everybody has selected a card already");
  EXPECT_EQ(refusal(R"({"players": [{"cells": ["W01"]}, {"cells": ["W02", "W01"]}]})"),
            "/players/1/cells: W01 is filled by seat 0 already");
  EXPECT_EQ(refusal(R"({"bonus": {"trade": [1, 1]}})"), "/bonus/trade: seat 1 stands there twice");
  EXPECT_EQ(refusal(R"({"bonus": {"harbour": []}})"), "/bonus/harbour: there is no such field here");
  EXPECT_EQ(refusal(R"({"round": 8})"), "/round: a number from 1 to 7 is expected, not 8");
  EXPECT_EQ(refusal(R"({"cycle": 4})", with_players<MilleFiori>(2)),
            "/cycle: a number from 1 to 3 is expected, not 4");
  Options no_box = with_players<MilleFiori>(3);
  no_box.rhombi_box = 0;
  EXPECT_EQ(
      refusal(
          R"({"players": [{"cells": ["W01","W02","W03","W04","W05","W06","W07","W08","W09","W10","W11","W12","W13",
      "W14","W15","W16","W17","W18","W19","W20","W21","W22","W23","W24","W25","W26","W27","W28"]}]})",
          no_box),
      "/players/0/cells: 28 rhombi are used, but there are 27");
}

TEST(MilleFioriGiven, WhileAllSelectTheActiveSeatIsThatOfTheDoge) {
  State s = start(with_players<MilleFiori>(4), 3);
  ASSERT_EQ(read_state(Json::parse(R"({"active": 2, "first": 1})"), s), "");
  EXPECT_EQ(s.active, 1);
}

TEST(MilleFioriGiven, NamedCardsLeaveTheirOldPlaces) {
  State s = start(with_players<MilleFiori>(4), 3);
  ASSERT_EQ(read_state(Json::parse(R"({"phase": "use", "active": 2, "cycle": 3, "round": 4, "card": "ship 5c",
      "display": ["key 1a", "key 1b"], "players": [{"hand": ["swan 1", "swan 2"]}]})"),
                       s),
            "");
  EXPECT_EQ(violation_of_cards(s), nullptr);
  EXPECT_EQ(s.display.size(), 2);
  EXPECT_TRUE(s.hand[0].contains(89) && s.hand[0].contains(90));
  EXPECT_EQ(s.selected[3] == kNone, false) << "the last player is still to play";
  EXPECT_EQ(s.selected[1], kNone);
  EXPECT_EQ(s.deck.size(), 20u);
}

/// Any part of any position can be laid over any other: it is refused, or the game can be played to its end.
TEST(MilleFioriGiven, WhateverIsCompletedCanBePlayedToItsEnd) {
  Rng rng(5);
  int completed = 0;
  for (int i = 0; i < 3000; ++i) {
    Options options = with_players<MilleFiori>(2 + i % 3);
    options.select_in_turn = rng.below(2) != 0;
    options.leftovers_immediately = rng.below(2) != 0;
    options.navigate_noop_allowed = rng.below(2) != 0;
    State from = start(options, rng.next64());
    int steps = static_cast<int>(rng.below(150));
    play_until<MilleFiori>(from, rng, [&steps](const State&) { return steps-- == 0; });
    Json part = state_json(from, Observer::everything());
    for (const char* field : {"phase", "round", "cycle", "first", "active", "card", "players", "bonus",
                              "display", "discard", "deck"}) {
      if (rng.below(2) == 0) part.erase(field);
    }
    if (part.contains("players")) {
      for (Json& player : part["players"]) {
        for (const char* field : {"hand", "selected", "cells", "ship"}) {
          if (rng.below(2) == 0) player.erase(field);
        }
      }
    }
    State s = start(options, rng.next64());
    if (!read_state(part, s).empty()) continue;
    ++completed;
    ASSERT_EQ(violation_of_cards(s), nullptr) << part.dump();
    int decisions = 0;
    NoEvents none;
    while (!deciders(s).empty()) {
      ASSERT_LE(++decisions, MilleFiori::kMaxDecisions);
      play_one<MilleFiori>(s, rng, none);
      ASSERT_EQ(violation_of_cards(s), nullptr) << part.dump();
    }
  }
  EXPECT_GT(completed, 300);
}

TEST(MilleFioriGiven, EveryOptionIsListed) { expect_every_option_listed<MilleFiori>(); }

TEST(MilleFioriGiven, ACardInUseStaysUntilItIsNamedElsewhereOrThePhaseEnds) {
  State s = start(with_players<MilleFiori>(3), 1);
  ASSERT_EQ(read_state(Json::parse(R"({"phase": "use"})"), s), "");
  const std::uint8_t card = s.card;
  ASSERT_NE(card, kNone);
  ASSERT_EQ(read_state(Json::parse(R"({"players": [{"points": 7}]})"), s), "");
  EXPECT_EQ(s.card, card);
  ASSERT_EQ(read_state(
                {
                    {"display", {kCardKeys[card]}}
  },
                s),
            "");
  EXPECT_NE(s.card, card);
  EXPECT_NE(s.card, kNone);
  ASSERT_EQ(read_state(Json::parse(R"({"phase": "select"})"), s), "");
  EXPECT_EQ(s.card, kNone);
}

TEST(MilleFioriGiven, TheFirstPlayerMayBeDrawn) {
  Options options;
  EXPECT_EQ(read_options(Json::parse(R"({"first": "random"})"), options), "");
  EXPECT_EQ(options.first, kNobody);
  EXPECT_EQ(read_options(Json::parse(R"({"first": 3})"), options),
            "/first: there is no seat 3 with 3 players");
}

}  // namespace
}  // namespace fondaco::millefiori
