#include "table/fork.hpp"

namespace fondaco {

Setup fork_of(Record origin, const Forker& forker) {
  Setup setup;
  const auto players = static_cast<std::size_t>(origin.game->players(*opening(origin)));
  origin.points.clear();
  origin.names.clear();
  origin.table.clear();
  origin.lines = {};
  setup.origin = std::move(origin);
  setup.chairs.assign(players, Chair::of_bot(forker.level));
  setup.chairs[forker.seat] = Chair::of_person(forker.name);
  return setup;
}

tl::expected<Setup, Refusal> fork_of(const Table& table, std::size_t decisions, const Forker& forker,
                                     bool own, Rng& rng) {
  const Course& course = table.course();
  if (forker.seat >= table.players() || decisions > course.decisions() || !table.begun())
    return refuse("no_such_position", "The game has no such position.");
  const AnyState state = course.state_after(decisions);
  if (table.game().deciders(state).empty())
    return refuse("no_such_position", "The game is over in this position.");
  Record origin = table.record();
  if (table.finished()) {
    origin.decisions.resize(decisions);
    return fork_of(std::move(origin), forker);
  }
  if (!own) return refuse("not_seated", "An unfinished game can be forked only from one's own seat.");
  AnyState world = state;
  table.game().resample(world, forker.seat, rng);
  origin.position = table.game().state_json(world, Observer::everything());
  origin.seed = rng.next64();
  origin.decisions.clear();
  Setup setup = fork_of(std::move(origin), forker);
  setup.hints = table.setup().hints;
  return setup;
}

}  // namespace fondaco
