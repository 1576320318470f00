#pragma once

#include <string>

#include <gtest/gtest.h>

#include "core/game.hpp"
#include "core/json.hpp"

namespace fondaco {

/// Why a given position is refused, which leaves the state alone; nothing if it is not.
template <Game G>
std::string refusal_of(const Json& given, const typename G::Options& options) {
  typename G::State s = G::start(options, 1);
  const typename G::State before = s;
  const std::string error = read_state(given, s);
  EXPECT_TRUE(error.empty() || s == before) << "refused, but changed";
  return error;
}

}  // namespace fondaco
