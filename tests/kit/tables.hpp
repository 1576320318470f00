#pragma once

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/registry.hpp"
#include "table/messages.hpp"

// Tables for tests, and people who sit at them.

namespace fondaco {

inline constexpr Millis kNoon = 1'794'900'000'000;

/// A table at which the first `people` seats are persons and the others bots.
inline Setup setup_of(const AnyGame& game, int players, int people, Seed seed = 7) {
  static constexpr const char* kNames[] = {"Anna", "Boris", "Clara", "Dmitri", "Elena"};
  Setup setup;
  const Json options = {
      {"players", players}
  };
  setup.origin.game = &game;
  setup.origin.rules_version = game.rules_version;
  setup.origin.options = game.options_json(*game.start(options, seed));
  setup.origin.seed = seed;
  for (int seat = 0; seat < players; ++seat)
    setup.chairs.push_back(seat < people ? Chair::of_person(kNames[seat]) : Chair::of_bot(1));
  setup.created = kNoon;
  return setup;
}

inline Table table_of(const Setup& setup) {
  auto table = Table::open(setup);
  EXPECT_TRUE(table) << table.error();
  return std::move(*table);
}

inline Table table_of(std::string_view game, int players, int people, Seed seed = 7) {
  return table_of(setup_of(*find_game(game), players, people, seed));
}

inline Request asking(Asked asked) {
  Request request;
  request.asked = asked;
  request.id = "x";
  return request;
}

/// Asks and, if it may be, does it. The refusal's code, or nothing.
inline std::string does(Table& table, Seat seat, const Request& request, Millis now = kNoon) {
  const auto entry = table.propose(request, seat, now);
  if (!entry) return entry.error().code;
  table.commit(*entry);
  return {};
}
inline std::string does(Table& table, Seat seat, Asked asked, Millis now = kNoon) {
  return does(table, seat, asking(asked), now);
}

inline Request acting(const Table& table, std::string_view action) {
  Request request = asking(Asked::Act);
  const std::string moment = table.moment();
  request.number = std::stoll(moment);
  request.undos = std::stoll(moment.substr(moment.find('.') + 1));
  request.action = action;
  return request;
}
inline std::string acts(Table& table, Seat seat, std::string_view action, Millis now = kNoon) {
  return does(table, seat, acting(table, action), now);
}

inline ActionList legal_at(const Table& table, Seat seat) {
  ActionList legal;
  table.game().legal(table.course().state(), seat, legal);
  return legal;
}

/// A decision at random by one who may decide, person or bot; gives the seat.
inline Seat act_at_random(Table& table, Rng& rng, Millis now = kNoon) {
  const Seats deciders = table.deciders();
  const Seat seat = deciders.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(deciders.size()))));
  const ActionList legal = legal_at(table, seat);
  table.commit(table.bot_entry(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))], now));
  return seat;
}

/// All that the house does by itself.
inline void settle(Table& table, Millis now = kNoon) {
  while (const auto entry = table.housekeeping(now)) table.commit(*entry);
}

}  // namespace fondaco
