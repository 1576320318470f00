#include "lab/trace.hpp"

#include "core/json.hpp"
#include "core/random_play.hpp"

namespace fondaco {

namespace {

Json seats_json(Seats seats) {
  Json list = Json::array();
  for (const Seat seat : seats) list.push_back(seat);
  return list;
}

Json notations(const AnyGame& game, const ActionList& legal) {
  Json list = Json::array();
  for (const Action action : legal) list.push_back(game.notation(action));
  return list;
}

}  // namespace

tl::expected<void, std::string> trace(const AnyGame& game, const Json& options, Seed seed, Policy policy,
                                      const std::function<bool(const std::string&)>& line) {
  auto started = game.start(options, seed);
  if (!started) return tl::make_unexpected(started.error());
  AnyState& state = *started;
  ActionList legal;

  Json first = {
      {"format", "fondaco-trace-1"},
      {"game", game.key},
      {"rules", game.rules_version},
      {"seed", seed},
      {"options", game.options_json(state)},
      {"state", game.state_json(state, Observer::everything())}
  };
  first["deciders"] = seats_json(game.deciders(state));
  first["legal"] = Json::object();
  for (const Seat seat : game.deciders(state)) {
    game.legal(state, seat, legal);
    first["legal"][std::to_string(seat)] = notations(game, legal);
  }
  if (!line(first.dump())) return {};

  Rng rng = policy_rng(seed);
  EventList events;
  int decisions = 0;
  while (!game.deciders(state).empty()) {
    const auto [seat, action] = random_decision(game, state, rng, legal, policy);
    events.clear();
    must(game.apply(state, seat, action, &events));
    Json row = {
        {"seq",      ++decisions          },
        {"seat",     seat                 },
        {"action",   action               },
        {"notation", game.notation(action)}
    };
    row["legal"] = notations(game, legal);
    row["events"] = Json::array();
    for (const Event& event : events)
      row["events"].push_back(game.event_json(state, event, Observer::everything()));
    row["state"] = game.state_json(state, Observer::everything());
    row["deciders"] = seats_json(game.deciders(state));
    if (!line(row.dump())) return {};
  }
  const Scores scores = game.scores(state);
  Json last = {
      {"end",       true         },
      {"decisions", decisions    },
      {"points",    Json::array()},
      {"ranks",     Json::array()}
  };
  for (std::size_t seat = 0; seat < scores.players; ++seat) {
    last["points"].push_back(scores.points[seat]);
    last["ranks"].push_back(scores.ranks[seat]);
  }
  line(last.dump());
  return {};
}

}  // namespace fondaco
