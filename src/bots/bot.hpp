#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "bots/search.hpp"

namespace fondaco {

enum class BotKind : std::uint8_t { Random, Greedy, Flat, Ismcts };

/// Who plays: a kind of bot, how long it thinks and how it searches.
struct BotSpec {
  std::string name;
  BotKind kind = BotKind::Random;
  std::uint32_t iterations = 0;  // of Flat and Ismcts; 0: no bound, then there are milliseconds
  int milliseconds = 0;          // 0: no bound
  SearchSettings search;
  std::optional<Weights> weights;  // instead of the game's own
};

/// A bot by its name: "random", "greedy", "flat:500" or "ismcts:500" with so many iterations, "ismcts:200ms"
/// with so much time (with neither, `budget`, in the same words), or a level, "level1" to "level5"; after it
/// settings such as "/playout=4/draws=1". An error is one sentence.
[[nodiscard]] tl::expected<BotSpec, std::string> find_bot(const AnyGame& game, std::string_view name,
                                                          std::string_view budget);

/// A bot at one seat of one game. It looks only at worlds resampled for its seat, and it knows no clock: a
/// bound in milliseconds is for Thinker (bots/think.hpp).
class Bot {
 public:
  Bot(const AnyGame& game, const BotSpec& spec, Seed seed);

  /// The seat must have something to decide.
  Action choose(const AnyState& state, Seat seat);

 private:
  Judge judge_;
  BotSpec spec_;
  Rng rng_;
  std::unique_ptr<Searcher> searcher_;
};

/// The searcher of a searching bot, with so much memory for its tree.
std::unique_ptr<Searcher> searcher_of(const Judge& judge, const BotSpec& spec, std::size_t most_bytes);

}  // namespace fondaco
