#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/json.hpp"
#include "kit/screens.hpp"

// Positions of Serenissima, for the tests of its screen.

namespace fondaco::terminal {
namespace {  // the tests of other games have functions of the same names

inline const AnyGame& game() { return *find_game("serenissima"); }
inline const GameScreen& screen() { return *find_screen("serenissima"); }

/// A galley as in a scenario.
inline Json galley(int owner, const char* zone, int sailors, const Json& cargo = Json::object()) {
  return {
      {"owner",   owner  },
      {"zone",    zone   },
      {"sailors", sailors},
      {"cargo",   cargo  }
  };
}

inline Json port(int owner, int garrison, const Json& stored = Json::array()) {
  return {
      {"owner",    owner   },
      {"garrison", garrison},
      {"stored",   stored  }
  };
}

/// Fixture V of the rules document, with what is said laid over it.
inline Json fixture(const Json& more) {
  Json position = {
      {"phase",   "turn"                                                                              },
      {"decider", 0                                                                                   },
      {"wheel",   4                                                                                   },
      {"players", {{{"ducats", 5}}, {{"ducats", 5}}, {{"ducats", 5}}, {{"ducats", 5}}}                },
      {"ports",   {{"VAL", port(0, 1)}, {"GEN", port(1, 3)}, {"VEN", port(2, 3)}, {"CON", port(3, 3)}}},
      {"galleys",
       {{"4", galley(0, "VAL", 1)},
        {"6", galley(0, "VAL", 3)},
        {"7", galley(1, "ALG", 2, {{"marble", 1}})},
        {"9", galley(1, "ALG", 2)},
        {"8", galley(2, "VEN", 3)},
        {"10", galley(2, "VEN", 3)},
        {"11", galley(3, "CON", 3)},
        {"12", galley(3, "CON", 3)}}                                                                  }
  };
  position.merge_patch(more);
  return position;
}

inline AnyState given(const Json& more, const Json& options = Json::object()) {
  Json all = {
      {"players", 4}
  };
  all.update(options);
  AnyState state = *game().start(all, 1);
  EXPECT_EQ(game().read_state(fixture(more), state), "");
  return state;
}

inline Scene scene(const AnyState& state, Seat seat = 0, Language language = Language::English) {
  return scene_of(game(), state, seat, language);
}

inline Menu menu_of(const AnyState& state, Seat seat = 0) {
  const Scene now = scene(state, seat);
  return screen().menu(now, options_of(game(), state, now));
}

/// Question and options as they are printed.
inline std::string asked_of(const AnyState& state, Seat seat = 0) {
  return joined(screen().question(scene(state, seat))) + joined(menu_of(state, seat).lines);
}

inline void expect_parts(const std::string& text, std::initializer_list<const char*> parts) {
  for (const char* part : parts) EXPECT_TRUE(has(text, part)) << part << "\n" << text;
}

inline AnyState after(AnyState state, Seat seat, std::initializer_list<const char*> moves) {
  for (const char* move : moves)
    EXPECT_FALSE(game().apply(state, seat, *game().parse_notation(move), nullptr)) << move;
  return state;
}

/// A decision of somebody who mostly trades when he can.
inline void play_eagerly(Course& course, Rng& rng) {
  const Seat seat = asked(course);
  ActionList legal;
  game().legal(course.state(), seat, legal);
  std::vector<Action> eager;
  for (const Action action : legal) {
    const std::string notation(game().notation(action));
    if (notation == "load" || notation == "activate" || notation.starts_with("sell")) eager.push_back(action);
  }
  const auto any = [&rng](const auto& list) {
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
  };
  if (rng.below(3) == 0) eager.clear();
  Action action = eager.empty() ? any(legal) : any(eager);
  if (game().notation(action) == "scuttle") action = *game().parse_notation("end");
  must(course.decide(seat, action));
}

}  // namespace
}  // namespace fondaco::terminal
