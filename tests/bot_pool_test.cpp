#include "server/bot_pool.hpp"

#include <future>

#include <gtest/gtest.h>

#include "kit/tables.hpp"

// Threads that think: everybody in turn.

namespace fondaco {
namespace {

TEST(BotPool, NobodyWaitsForAllThatAnotherAskedFor) {
  const Table table = table_of("calimala", 2, 0);
  std::promise<void> all_asked;
  std::promise<void> all_done;
  std::string order;  // touched by the one thread that thinks
  const std::string asked = "-aaaab";
  server::BotPool pool(1);
  for (const char whose : asked) {
    const auto done = [&, whose](const Thought&) {
      if (whose == '-') all_asked.get_future().wait();
      order += whose;
      if (order.size() == asked.size()) all_done.set_value();
    };
    pool.think(std::string(1, whose), table.game(), 1, table.course().state(), 0, 7, done);
  }
  all_asked.set_value();
  all_done.get_future().wait();
  EXPECT_EQ(order, "-abaaa");
  EXPECT_EQ(pool.waiting(), 0u);
}

}  // namespace
}  // namespace fondaco
