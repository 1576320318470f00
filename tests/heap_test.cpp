#include <cstdlib>
#include <new>

#include <gtest/gtest.h>

#include "core/json.hpp"
#include "core/random_play.hpp"
#include "kit/every_game.hpp"

// No heap inside a game: every allocation of this program is counted.

namespace {
std::size_t allocations = 0;
}  // namespace

// Not inlined: g++ takes free() for a mistake where it sees one of the pair without the other.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  std::abort();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace fondaco {
namespace {

TEST(Heap, TheCounterCounts) {
  const std::size_t before = allocations;
  ::operator delete(::operator new(1));  // a new-expression might be optimised away
  EXPECT_EQ(allocations, before + 1);
}

TEST(Heap, NoGameAllocatesWhileItIsPlayed) {
  for (const auto& [game, players] : every_table()) {
    const auto opening = game->start(
        {
            {"players", players}
    },
        0);
    ASSERT_TRUE(opening);
    EventList events;
    const std::size_t before = allocations;
    int decisions = 0;
    for (Seed seed = 0; seed < 20; ++seed) {
      AnyState state = game->restart(*opening, seed);
      Rng rng = policy_rng(seed);
      ActionList legal;
      while (!game->deciders(state).empty()) {
        const auto [seat, action] = random_decision(*game, state, rng, legal);
        events.clear();
        must(game->apply(state, seat, action, &events));
        AnyState world = state;
        game->resample(world, seat, rng);
        game->scores(state);
        game->hash(state);
        ++decisions;
      }
    }
    EXPECT_EQ(allocations, before) << game->key << " with " << players << " players";
    EXPECT_GT(decisions, 1000);
  }
}

}  // namespace
}  // namespace fondaco
