#include <cstddef>
#include <cstdint>
#include <vector>

#include "bytes.hpp"
#include "core/json.hpp"
#include "core/random_play.hpp"
#include "core/registry.hpp"

// Positions given as JSON, as scenarios and explorations give them: one from the middle of a game with a few
// values changed. It is refused with a reason and leaves the state alone, or it says itself back, offers
// something to whoever decides, and can be played on. It need not be one that a game reaches (a scenario
// shows one rule with few pieces), so the invariants may not hold, and play may come to where nothing is
// possible.

namespace {

using namespace fondaco;
using fuzz::Bytes;
using fuzz::require;

/// The node, all that is under it, and what holds each.
struct Node {
  Json* value;
  Json* holder;
};
void collect(Json& value, Json* holder, std::vector<Node>& nodes) {
  nodes.push_back({&value, holder});
  if (value.is_structured()) {
    for (Json& child : value) collect(child, &value, nodes);
  }
}

void change(Json& json, Bytes& bytes) {
  std::vector<Node> nodes;
  collect(json, nullptr, nodes);
  const auto draw = [&] {
    const unsigned low = bytes.next(), high = bytes.next();
    return nodes[(low | high << 8) % nodes.size()];
  };
  const Node node = draw();
  switch (bytes.next() % 6) {
    case 0: *node.value = nullptr; break;
    case 1: {
      const Json other = *draw().value;  // a copy: it may hold the node
      *node.value = other;
      break;
    }
    case 2:
      if (node.holder != nullptr && node.holder->is_object()) {
        for (auto it = node.holder->begin(); it != node.holder->end(); ++it) {
          if (&*it != node.value) continue;
          node.holder->erase(it);
          break;
        }
      }
      break;
    default:
      if (node.value->is_boolean())
        *node.value = !node.value->get<bool>();
      else if (!node.value->is_structured())
        *node.value = bytes.next() % 24;
  }
}

bool can_decide(const AnyGame& game, const AnyState& state) {
  ActionList legal;
  for (const Seat seat : game.deciders(state)) {
    game.legal(state, seat, legal);
    if (legal.empty()) return false;
  }
  return !game.deciders(state).empty();
}

void play_on(const AnyGame& game, AnyState& state, Rng& rng, int decisions) {
  ActionList legal;
  for (; decisions > 0 && can_decide(game, state); --decisions) {
    const Decision decision = random_decision(game, state, rng, legal);
    require(!game.apply(state, decision.seat, decision.action, nullptr));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  const AnyGame& game = *all_games()[bytes.next() % all_games().size()];
  const Seed seed = bytes.next();
  const int counts = game.max_players - game.min_players + 1;
  AnyState state = *game.start(
      {
          {"players", game.min_players + bytes.next() % counts}
  },
      seed);
  Rng rng(seed);
  play_on(game, state, rng, 4 * bytes.next());
  Json given = game.state_json(state, Observer::everything());
  for (int changes = 1 + bytes.next() % 4; changes > 0; --changes) change(given, bytes);

  AnyState read = game.restart(state, 1);
  const AnyState before = read;
  if (!game.read_state(given, read).empty()) {
    require(game.equal(read, before));
    return 0;
  }
  AnyState again = game.restart(state, 1);
  require(game.read_state(game.state_json(read, Observer::everything()), again).empty());
  require(game.equal(again, read));
  require(can_decide(game, read) || game.deciders(read).empty());
  for (Seat seat = 0; seat < game.players(read); ++seat) {
    AnyState world = read;
    require(game.resample(world, seat, rng) || game.equal(world, read));
  }
  play_on(game, read, rng, game.max_decisions);
  require(!can_decide(game, read));
  return 0;
}
