#pragma once

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/json_fwd.hpp"
#include "kit/screens.hpp"

// Positions of The Castles of Tuscany, for the tests of its screen.

namespace fondaco::terminal {
namespace {  // the tests of other games have functions of the same names

inline const AnyGame& tuscany() { return *find_game("tuscany"); }
inline const GameScreen& screen() { return *find_screen("tuscany"); }

/// Two players with the layouts GL1 and GL2 of the rules document; what is said is laid over seat 0, and over
/// the rest.
inline AnyState given(const Json& own, const Json& rest = Json::object()) {
  Json first = {
      {"boards", {"A2", "B1", "C1"}},
      {"layout", "A C B +-"        },
      {"start",  11                }
  };
  const Json second = {
      {"boards", {"A1", "B2", "C2"}},
      {"layout", "A B C ++"        },
      {"start",  8                 }
  };
  first.update(own);
  Json position = {
      {"phase",   "action"       },
      {"players", {first, second}}
  };
  position.update(rest);
  AnyState state = *tuscany().start(
      {
          {"players", 2}
  },
      1);
  EXPECT_EQ(tuscany().read_state(position, state), "");
  return state;
}

inline Menu menu_of(const AnyState& state, Seat seat = 0) {
  const Scene scene = scene_of(tuscany(), state, seat);
  return screen().menu(scene, options_of(tuscany(), state, scene));
}

/// A decision of somebody who mostly places when he can, and then takes or draws.
inline void play_eagerly(Course& course, Rng& rng) {
  const Seat seat = asked(course);
  ActionList legal;
  tuscany().legal(course.state(), seat, legal);
  const auto any = [&rng](const auto& list) {
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
  };
  std::vector<Action> eager;
  for (const Action action : legal) {
    const std::string_view notation = tuscany().notation(action);
    if (has(notation, " on ")) eager.push_back(action);
  }
  if (eager.empty() && tuscany().notation(legal[0]) == "draw" && rng.below(2) == 0) eager.push_back(legal[0]);
  must(course.decide(seat, eager.empty() || rng.below(8) == 0 ? any(legal) : any(eager)));
}

}  // namespace
}  // namespace fondaco::terminal
