#include "server/bot_pool.hpp"

#include <future>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "kit/tables.hpp"

// Threads that think: everybody in turn.

namespace fondaco {
namespace {

using Whose = server::BotPool::Whose;

/// In which order a pool of one thread thinks for these, all of whom have asked before it begins.
std::string order_of(const std::vector<std::pair<char, Whose>>& asked) {
  const Table table = table_of("calimala", 2, 0);
  std::promise<void> all_asked;
  std::promise<void> all_done;
  std::string order;  // touched by the one thread that thinks
  server::BotPool pool(1);
  const auto ask = [&](char name, const Whose& whose) {
    const auto done = [&, name](const Thought&) {
      if (name == '-') all_asked.get_future().wait();
      order += name;
      if (order.size() == asked.size() + 1) all_done.set_value();
    };
    pool.think(whose, table.game(), 1, table.course().state(), 0, 7, done);
  };
  ask('-', {"nowhere", "nobody"});
  for (const auto& [name, whose] : asked) ask(name, whose);
  all_asked.set_value();
  all_done.get_future().wait();
  EXPECT_EQ(pool.waiting(), 0u);
  return order.substr(1);
}

TEST(BotPool, NobodyWaitsForAllThatAnotherAskedFor) {
  const Whose anna{"here", "anna"};
  const Whose boris{"here", "boris"};
  EXPECT_EQ(order_of({
                {'a', anna },
                {'a', anna },
                {'a', anna },
                {'a', anna },
                {'b', boris}
  }),
            "abaaa");
}

TEST(BotPool, NobodyHasMoreTurnsByHavingManyNames) {
  std::vector<std::pair<char, Whose>> asked;
  for (const char* name : {"1", "2", "3", "4", "5"})
    asked.push_back({
        *name, {"there", name}
    });
  asked.push_back({
      'a', {"here", "anna"}
  });
  asked.push_back({
      'a', {"here", "anna"}
  });
  EXPECT_EQ(order_of(asked), "1a2a345");
}

}  // namespace
}  // namespace fondaco
