#include "table/hint.hpp"

#include <array>
#include <optional>

#include "core/json.hpp"

namespace fondaco {

namespace {

constexpr std::size_t kSameWorlds = 4;
using Worlds = std::array<AnyState, kSameWorlds>;

/// How much of something a number, a list or a set of numbers in a view stands for.
std::optional<int> amount(const Json& what) {
  if (what.is_number_integer()) return what.get<int>();
  if (!what.is_array() && !what.is_object()) return std::nullopt;
  int sum = 0;
  for (const Json& item : what) {
    if (!item.is_number_integer()) return static_cast<int>(what.size());
    sum += item.get<int>();
  }
  return sum;
}

/// What the seat has in its own eyes, by the names of its view.
Json belongings(const AnyGame& game, const AnyState& state, Seat seat) {
  Json list = Json::object();
  const Json view = game.state_json(state, Observer::seat(seat));
  for (const auto& [key, what] : view["players"][seat].items()) {
    if (const auto much = amount(what)) list[key] = *much;
  }
  list["points"] = game.scores(state).points[seat];
  return list;
}

/// Leaves of the first what the second has, too.
void keep_common(Json& first, const Json& second) {
  for (auto item = first.begin(); item != first.end();) {
    if (second.contains(item.key()) && second[item.key()] == item.value()) {
      ++item;
    } else {
      item = first.erase(item);
    }
  }
}

/// The steps of a plan with what happens in each, as far as the seat can know it, and what they bring it.
void add_course(const AnyGame& game, Worlds worlds, Seat seat, const Plan& plan, Json& option) {
  const Observer eyes = Observer::seat(seat);
  const Json before = belongings(game, worlds[0], seat);
  Json line = Json::array();
  for (const Action step : plan.steps) {
    Json happens;
    for (AnyState& world : worlds) {
      EventList events;
      if (game.apply(world, seat, step, &events)) return;
      Json seen = Json::array();
      for (const Event& event : events) seen.push_back(game.event_json(world, event, eyes));
      if (&world == &worlds[0]) {
        happens = std::move(seen);
        continue;
      }
      std::size_t same = 0;
      while (same < happens.size() && same < seen.size() && happens[same] == seen[same]) ++same;
      happens.erase(happens.begin() + static_cast<std::ptrdiff_t>(same), happens.end());
    }
    line.push_back({
        {"do",     game.notation(step)},
        {"events", std::move(happens) }
    });
  }
  Json gets = belongings(game, worlds[0], seat);
  for (std::size_t i = 1; i < kSameWorlds; ++i) keep_common(gets, belongings(game, worlds[i], seat));
  option["gets"] = Json::object();
  for (const auto& [key, much] : gets.items()) {
    const int more = much.get<int>() - before.value(key, 0);
    if (more != 0) option["gets"][key] = more;
  }
  option["line"] = std::move(line);
}

}  // namespace

Json hint_json(const AnyGame& game, const AnyState& state, Seat seat, const std::vector<Plan>& plans) {
  Worlds worlds;
  Rng rng(1);
  for (AnyState& world : worlds) {
    world = state;
    game.resample(world, seat, rng);
  }
  Json options = Json::array();
  for (const Plan& plan : plans) {
    Json moves = Json::array();
    for (const TermMove& move : plan.moves) {
      moves.push_back({
          {"term",  game.term_keys[move.term]},
          {"seat",  move.seat                },
          {"worth", move.worth               }
      });
    }
    Json option = {
        {"do",     game.notation(plan.steps.front())},
        {"chance", plan.chance                      },
        {"moves",  std::move(moves)                 }
    };
    add_course(game, worlds, seat, plan, option);
    options.push_back(std::move(option));
  }
  return options;
}

}  // namespace fondaco
