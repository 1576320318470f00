#pragma once

#include <functional>
#include <span>

#include <gtest/gtest.h>

#include "core/game.hpp"

namespace fondaco {

/// A way to break a sound state, and the invariant that must notice it.
template <Game G>
struct Fault {
  const char* what;
  std::function<void(typename G::State&)> make;
};

template <Game G>
void expect_each_noticed(const typename G::State& sound, std::span<const Fault<G>> faults) {
  ASSERT_EQ(G::violation(sound), nullptr);
  for (const auto& [what, make] : faults) {
    typename G::State broken = sound;
    make(broken);
    const char* found = G::violation(broken);
    ASSERT_NE(found, nullptr) << what;
    EXPECT_STREQ(found, what);
  }
}

}  // namespace fondaco
