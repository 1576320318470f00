#include "lab/trace.hpp"

#include <optional>

#include "core/json.hpp"
#include "core/random_play.hpp"

namespace fondaco {

namespace {

using Decide = std::function<std::optional<Decision>(const AnyState&, ActionList&)>;

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

/// The points and places a game came to.
Json result_of(const Scores& scores, int decisions) {
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
  return last;
}

/// Plays from a state as `decide` says, which gets what is legal for the seat that it names, until it says
/// nothing.
void play(const AnyGame& game, AnyState& state, const Json& about, const Decide& decide,
          const TraceLine& line) {
  ActionList legal;
  Json first = {
      {"format", "fondaco-trace-1"},
      {"game",   game.key         }
  };
  first.update(about);
  first["options"] = game.options_json(state);
  first["state"] = game.state_json(state, Observer::everything());
  first["deciders"] = seats_json(game.deciders(state));
  first["legal"] = Json::object();
  for (const Seat seat : game.deciders(state)) {
    game.legal(state, seat, legal);
    first["legal"][std::to_string(seat)] = notations(game, legal);
  }
  if (!line(first.dump())) return;

  EventList events;
  int decisions = 0;
  while (!game.deciders(state).empty()) {
    const std::optional<Decision> next = decide(state, legal);
    if (!next) return;
    events.clear();
    must(game.apply(state, next->seat, next->action, &events));
    Json row = {
        {"seq",      ++decisions                },
        {"seat",     next->seat                 },
        {"action",   next->action               },
        {"notation", game.notation(next->action)}
    };
    row["legal"] = notations(game, legal);
    row["events"] = Json::array();
    for (const Event& event : events)
      row["events"].push_back(game.event_json(state, event, Observer::everything()));
    row["state"] = game.state_json(state, Observer::everything());
    row["deciders"] = seats_json(game.deciders(state));
    if (!line(row.dump())) return;
  }
  line(result_of(game.scores(state), decisions).dump());
}

}  // namespace

tl::expected<void, std::string> trace(const AnyGame& game, const Json& options, Seed seed, Policy policy,
                                      const TraceLine& line) {
  auto started = game.start(options, seed);
  if (!started) return tl::make_unexpected(started.error());
  Rng rng = policy_rng(seed);
  const auto random = [&](const AnyState& state, ActionList& legal) -> std::optional<Decision> {
    return random_decision(game, state, rng, legal, policy);
  };
  play(game, *started,
       {
           {"rules", game.rules_version},
           {"seed",  seed              }
  },
       random, line);
  return {};
}

void trace(const Record& record, const TraceLine& line) {
  const AnyGame& game = *record.game;
  auto state = opening(record);
  if (!state) return;
  std::size_t at = 0;
  const auto recorded = [&](const AnyState& now, ActionList& legal) -> std::optional<Decision> {
    if (at == record.decisions.size()) return std::nullopt;
    const Decision& decision = record.decisions[at++];
    game.legal(now, decision.seat, legal);
    return decision;
  };
  play(game, *state,
       {
           {"rules", record.rules_version},
           {"seed",  record.seed         },
           {"names", record.names        }
  },
       recorded, line);
}

}  // namespace fondaco
