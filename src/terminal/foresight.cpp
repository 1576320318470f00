#include "terminal/foresight.hpp"

#include <algorithm>
#include <unordered_set>

namespace fondaco::terminal {

namespace {

constexpr std::size_t kForeseen = 400;  // positions looked at beyond an option

std::vector<Json> told(const AnyGame& game, const AnyState& state, const EventList& events, Seat seat) {
  std::vector<Json> list;
  for (const Event& event : events) list.push_back(game.event_json(state, event, Observer::seat(seat)));
  return list;
}

/// Follows the seat's own steps that hold no chance, the nearest first, as long as they can tell something.
void look_ahead(const AnyGame& game, const GameScreen& screen, const Scene& now, const AnyState& after,
                Option& option) {
  std::vector<AnyState> queue = {after};
  std::unordered_set<std::uint64_t> met;
  ActionList legal;
  for (std::size_t i = 0; i < queue.size() && screen.undecided(now, option); ++i) {
    const AnyState from = queue[i];
    game.legal(from, now.seat, legal);
    for (const Action action : legal) {
      const std::string_view notation = game.notation(action);
      if (!screen.foreseen(notation)) continue;
      if (i > 0 && std::find(option.later.begin(), option.later.end(), notation) == option.later.end())
        option.later.push_back(notation);
      AnyState to = from;
      if (queue.size() < kForeseen && !game.apply(to, now.seat, action, nullptr) &&
          met.insert(game.hash(to)).second)
        queue.push_back(to);
    }
  }
}

/// What the seat's steps would bring in a position; nothing if the game can't make that position.
std::vector<Outcome> outcomes(const AnyGame& game, const AnyState& table, const Json& position, Seat seat) {
  AnyState supposed = game.restart(table, 0);
  if (!game.read_state(position, supposed).empty()) return {};
  std::vector<Outcome> list;
  ActionList legal;
  game.legal(supposed, seat, legal);
  for (const Action action : legal) {
    AnyState after = supposed;
    EventList events;
    must(game.apply(after, seat, action, &events));
    list.push_back({game.notation(action), told(game, after, events, seat)});
  }
  return list;
}

}  // namespace

std::vector<Option> options_foreseen(const AnyGame& game, const AnyState& state, const GameScreen& screen,
                                     const Scene& now, Rng rng) {
  ActionList legal;
  game.legal(state, now.seat, legal);
  AnyState world = state;
  game.resample(world, now.seat, rng);
  std::vector<Option> list;
  for (const Action action : legal) {
    Option option{action, game.notation(action)};
    AnyState next = world;
    EventList events;
    ActionList then;
    if (!game.apply(next, now.seat, action, &events)) game.legal(next, now.seat, then);
    for (const Action following : then) option.next.push_back(game.notation(following));
    option.events = told(game, next, events, now.seat);
    if (screen.undecided != nullptr) look_ahead(game, screen, now, next, option);
    if (screen.supposed != nullptr) {
      const Json position = screen.supposed(now, option.notation);
      if (!position.is_null()) option.uses = outcomes(game, state, position, now.seat);
    }
    list.push_back(std::move(option));
  }
  return list;
}

}  // namespace fondaco::terminal
