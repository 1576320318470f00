#pragma once

#include <gtest/gtest.h>

#include "core/game.hpp"
#include "core/json.hpp"
#include "core/observer.hpp"

// What must hold of every game that hides something from some seats.

namespace fondaco {

/// Of an event of seat 1, only that seat and who sees everything is told the field.
template <class State>
void expect_told_only_to_its_seat(const State& s, const Event& event, const char* field) {
  ASSERT_EQ(event.seat, 1);
  EXPECT_TRUE(event_json(s, event, Observer::seat(1)).contains(field));
  EXPECT_TRUE(event_json(s, event, Observer::everything()).contains(field));
  EXPECT_FALSE(event_json(s, event, Observer::seat(0)).contains(field));
  EXPECT_FALSE(event_json(s, event, Observer::spectator()).contains(field));
}

/// A state made by hand whose hidden parts do not add up.
template <Game G>
void expect_left_as_it_is(const typename G::State& broken) {
  typename G::State s = broken;
  Rng rng(1);
  EXPECT_FALSE(G::resample(s, 0, rng));
  EXPECT_EQ(s, broken);
}

}  // namespace fondaco
