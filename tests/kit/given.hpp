#pragma once

#include <string>

#include <gtest/gtest.h>

#include "core/game.hpp"
#include "core/json.hpp"
#include "core/registry.hpp"

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

/// The list of a game's options names each of them once, with its default.
template <Game G>
void expect_every_option_listed() {
  const Json defaults = options_json(typename G::Options{});
  Json listed = Json::object();
  for (const Json& option : find_game(G::kKey)->options_schema()) {
    EXPECT_FALSE(listed.contains(option["key"])) << option << " is there twice";
    listed[option["key"].get<std::string>()] = option["default"];
  }
  EXPECT_EQ(listed, defaults);
}

}  // namespace fondaco
