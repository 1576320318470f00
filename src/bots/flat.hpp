#pragma once

#include <vector>

#include "bots/playout.hpp"
#include "bots/searcher.hpp"

namespace fondaco {

/// Flat Monte Carlo as a race: world by world, every option still in the race is played on with the same
/// hidden cards and the same chance, so that they are compared in like conditions; an option that is behind
/// the leader beyond doubt leaves the race.
class Race : public Searcher {
 public:
  Race(const Judge& judge, const PlayoutSettings& playout) : judge_(judge), playout_(playout) {}

  void ask(const AnyState& state, Seat seat, Rng chance) override;
  void iterate() override;
  std::uint32_t visits() const override { return visits_; }
  bool open(std::uint32_t) const override { return racing_.size() > 1; }
  /// Those that stayed longest first.
  std::vector<Candidate> candidates() const override;

 private:
  struct Runner {
    Action action = 0;
    std::int64_t sum = 0;
    std::vector<std::int16_t> utilities;  // world by world
  };

  void begin_world();
  void drop_the_beaten();

  Judge judge_;
  PlayoutSettings playout_;
  AnyState root_;
  Seat seat_ = kNobody;
  Rng chance_;
  AnyState world_;
  Rng luck_;
  std::vector<Runner> runners_;
  std::vector<std::size_t> racing_;
  std::size_t next_ = 0;  // of those racing, in this world
  std::uint32_t visits_ = 0;
};

}  // namespace fondaco
