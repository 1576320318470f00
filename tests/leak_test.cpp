#include <gtest/gtest.h>

#include "bots/levels.hpp"
#include "bots/think.hpp"
#include "kit/every_game.hpp"
#include "kit/playing.hpp"
#include "kit/tables.hpp"
#include "table/hint.hpp"
#include "table/past.hpp"

// What a seat is told rests on what that seat may know and on nothing else. Two tables that differ only in
// what a seat does not know must tell it the same, to the letter.

namespace fondaco {
namespace {

class Leaks : public testing::TestWithParam<GameAt> {
 protected:
  const AnyGame& game() const { return *GetParam().game; }
  int players() const { return GetParam().players; }

  /// A table that goes on from a position.
  Table table_at(const AnyState& state) const {
    auto setup = setup_of(game(), players(), players(), 1);
    setup.origin.position = game().state_json(state, Observer::everything());
    setup.commitment = "the same for all";
    return table_of(setup);
  }
  AnyState world_of(const AnyState& state, Seat seat, Rng& rng) const {
    AnyState world = state;
    game().resample(world, seat, rng);
    return world;
  }
  AnyState as_known(const AnyState& state, Seat seat) const {
    Rng rng(0);
    return world_of(state, seat, rng);
  }
};

TEST_P(Leaks, NothingThatIsAskedForDependsOnWhatIsHidden) {
  int different = 0;
  for (Seed seed = 0; seed < 2; ++seed) {
    AnyState state = *game().start(
        {
            {"players", players()}
    },
        seed);
    Rng rng(seed);
    for (int step = 0; !game().deciders(state).empty(); ++step) {
      if (step % 23 == 0) {
        for (Seat p = 0; p <= players(); ++p) {
          const Seat viewer = p == players() ? kNobody : p;
          const AnyState other = world_of(state, viewer, rng);
          different += !game().equal(state, other);
          const Table real = table_at(state);
          const Table made_up = table_at(other);
          ASSERT_EQ(present_json(real, viewer, kNoon).dump(), present_json(made_up, viewer, kNoon).dump());
          ASSERT_EQ(world_json(real, viewer).dump(), world_json(made_up, viewer).dump());
          ASSERT_EQ(history_json(real, Request{}, viewer)->dump(),
                    history_json(made_up, Request{}, viewer)->dump());
          if (viewer == kNobody || !real.deciders().contains(viewer)) continue;
          const ActionList legal = legal_at(real, viewer);
          for (std::size_t i = 0; i < legal.size(); i += 1 + legal.size() / 8) {
            const std::string action(game().notation(legal[i]));
            ASSERT_EQ(preview_json(real, action, viewer)->dump(),
                      preview_json(made_up, action, viewer)->dump());
          }
        }
      }
      const Seats deciders = game().deciders(state);
      const Seat seat =
          deciders.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(deciders.size()))));
      ActionList legal;
      game().legal(state, seat, legal);
      must(game().apply(state, seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))], nullptr));
    }
  }
  EXPECT_GT(different, 10) << "the worlds were all the real one, so this proved nothing";
}

/// Somebody decides without having a choice, which others can't know: in another world that fits what they
/// know there was one. Whether they may take back what they decided before must not tell them.
TEST_P(Leaks, WhatCanBeTakenBackTellsNothingOfAnothersChoices) {
  struct Made {
    AnyState before;
    Decision decision;
  };
  constexpr std::size_t kBack = 12;
  const Seed seeds = std::getenv("FONDACO_QUICK") == nullptr ? 40 : 8;
  unsigned compared = 0;
  for (Seed seed = 0; seed < seeds; ++seed) {
    Rng rng(seed + 70);
    AnyState state = *game().start(
        {
            {"players", players()}
    },
        seed);
    std::vector<Made> latest;
    while (!game().deciders(state).empty()) {
      const Seats deciders = game().deciders(state);
      const Seat seat =
          deciders.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(deciders.size()))));
      ActionList legal;
      game().legal(state, seat, legal);
      if (latest.size() == kBack) latest.erase(latest.begin());
      latest.push_back({
          state, {seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]}
      });
      must(game().apply(state, seat, latest.back().decision.action, nullptr));
      if (legal.size() > 1) continue;
      for (std::size_t from = 0; from + 1 < latest.size(); ++from) {
        const Seat viewer = latest[from].decision.seat;
        if (viewer == seat) continue;
        AnyState other = world_of(latest[from].before, viewer, rng);
        const AnyState opening = other;
        bool fits = true;
        for (std::size_t i = from; fits && i + 1 < latest.size(); ++i)
          fits = !game().apply(other, latest[i].decision.seat, latest[i].decision.action, nullptr);
        game().legal(other, seat, legal);
        if (!fits || legal.size() == 1) continue;
        Table real = table_at(latest[from].before);
        Table made_up = table_at(opening);
        for (std::size_t i = from; i < latest.size(); ++i) {
          const auto [who, what] = latest[i].decision;
          real.commit(real.bot_entry(who, what, kNoon));
          made_up.commit(made_up.bot_entry(who, what, kNoon));
        }
        const AnyState known = as_known(real.course().state(), viewer);
        if (!game().equal(known, as_known(made_up.course().state(), viewer))) continue;
        ++compared;
        ASSERT_EQ(present_json(real, viewer, kNoon).dump(), present_json(made_up, viewer, kNoon).dump())
            << "seed " << seed << ", seat " << int{viewer};
      }
    }
  }
  if (game().key == "calimala") {
    EXPECT_GT(compared, seeds / 4) << "no such decision was met";
  }
}

TEST_P(Leaks, AdviceDependsOnWhatOneKnows) {
  AnyState state = *game().start(
      {
          {"players", players()}
  },
      11);
  Rng rng(3);
  BotSpec spec = *find_bot(game(), "ismcts:60", "");
  for (int step = 0; step < 60 && !game().deciders(state).empty(); ++step) {
    const Seat seat = game().deciders(state).front();
    ActionList legal;
    game().legal(state, seat, legal);
    if (step % 12 == 0 && legal.size() > 1) {
      const AnyState other = world_of(state, seat, rng);
      std::vector<std::string> told;
      for (const AnyState* world : {static_cast<const AnyState*>(&state), &other}) {
        const Table table = table_at(*world);
        Thinker thinker(game(), spec);
        thinker.start(*world, seat, public_chance(table, seat).next64(), {60, 0});
        told.push_back(
            hint_json(game(), *world, seat, plans_of(Judge(game()), *world, seat, thinker.wait(), kAdvised))
                .dump());
      }
      EXPECT_EQ(told[0], told[1]);
    }
    must(game().apply(state, seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))], nullptr));
  }
}

TEST_P(Leaks, WhatHappenedIsToldByWhatOneCanKnowOfIt) {
  int compared = 0;
  int secret = 0;
  for (Seed seed = 0; seed < 3; ++seed) {
    AnyState state = *game().start(
        {
            {"players", players()}
    },
        seed);
    Rng rng(seed + 50);
    while (!game().deciders(state).empty()) {
      const Seats deciders = game().deciders(state);
      const Seat seat =
          deciders.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(deciders.size()))));
      ActionList legal;
      game().legal(state, seat, legal);
      const Action action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
      AnyState after = state;
      EventList events;
      must(game().apply(after, seat, action, &events));
      const Table table = table_at(state);
      const auto told = [&](Seat decider, Action what, const EventList& happened, Seat viewer) {
        return entry_json(table, table.bot_entry(decider, what, kNoon), 1, happened, viewer).dump();
      };
      for (Seat viewer = 0; viewer < players(); ++viewer) {
        const AnyState known = as_known(after, viewer);
        // Another world with the same decision, and this one with another decision: where the viewer knows
        // the same afterwards, it was told the same.
        for (int i = 0; i < 3; ++i) {
          AnyState other = world_of(state, viewer, rng);
          EventList others;
          if (game().apply(other, seat, action, &others)) continue;
          if (game().equal(other, after) || !game().equal(as_known(other, viewer), known)) continue;
          ASSERT_EQ(told(seat, action, events, viewer), told(seat, action, others, viewer));
          ++compared;
        }
        if (viewer == seat) continue;
        for (std::size_t i = 0; i < legal.size(); i += 1 + legal.size() / 4) {
          AnyState other = state;
          EventList others;
          must(game().apply(other, seat, legal[i], &others));
          // Two open choices may happen to come to the same position; a secret one does not.
          if (game().equal(other, after) || !game().equal(as_known(other, viewer), known)) continue;
          ASSERT_EQ(told(seat, action, events, viewer), told(seat, legal[i], others, viewer));
          ++secret;
        }
      }
      state = after;
    }
  }
  EXPECT_GT(compared, 20);
  if (game().key != "serenissima") {
    EXPECT_GT(secret, 5) << "no secret choice was met";
  }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Leaks, testing::ValuesIn(every_table()));

}  // namespace
}  // namespace fondaco
