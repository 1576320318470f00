#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/any_game.hpp"
#include "core/hash.hpp"
#include "core/json.hpp"
#include "core/random_play.hpp"
#include "core/registry.hpp"

// What every game must fulfil, whatever its rules: the conformance kit. A game's test instantiates it with
// the game, the same game behind AnyGame, and a function that moves everybody `by` seats on.

namespace fondaco::conformance {

template <Game G>
class Kit {
 public:
  using State = typename G::State;
  using Rotate = State (*)(const State&, int by);
  using Movable = bool (*)(const State&);
  using Shows = bool (*)(const Event&);

  /// `movable` tells when the rules treat all seats alike (not, say, while they draft in the order of their
  /// numbers), `shows` by which events something hidden is laid open that no later state remembers.
  Kit(const AnyGame& any, Rotate rotate, Movable movable, Shows shows, Policy policy = Policy::Uniform)
      : any_(any), rotate_(rotate), movable_(movable), shows_(shows), policy_(policy) {}

  /// Random games from the given options. Cheap checks run after every decision, those that write JSON now
  /// and then.
  void run(const typename G::Options& options, int games, Seed first_seed) {
    different_worlds_ = 0;
    compared_events_ = 0;
    for (int i = 0; i < games && !testing::Test::HasFatalFailure(); ++i) {
      SCOPED_TRACE("seed " + std::to_string(first_seed + static_cast<Seed>(i)));
      play(options, first_seed + static_cast<Seed>(i));
    }
    EXPECT_GT(different_worlds_, games) << "worlds hardly ever differ from the real one";
    EXPECT_GT(compared_events_, games) << "events were hardly ever compared";
  }

  /// Every action has one text, and every text that action.
  void check_notation() {
    for (int id = 0; id < G::kActionIds; ++id) {
      const auto action = static_cast<Action>(id);
      const std::string text(any_.notation(action));
      ASSERT_FALSE(text.empty());
      ASSERT_EQ(any_.parse_notation(text), std::optional<Action>(action)) << text;
    }
    EXPECT_FALSE(any_.parse_notation("").has_value());
    EXPECT_FALSE(any_.parse_notation("no such action").has_value());
  }

  /// Every action has fields of its own: first what kind of decision it is, and nothing that is left open.
  void check_fields() {
    std::set<std::string> seen;
    for (int id = 0; id < G::kActionIds; ++id) {
      const auto action = static_cast<Action>(id);
      const Json json = any_.action_json(action);
      ASSERT_TRUE(json.is_object() && !json.empty()) << any_.notation(action);
      ASSERT_EQ(json.begin().key(), "kind") << json;
      ASSERT_TRUE(is_word(json["kind"])) << json;
      ASSERT_TRUE(is_filled(json)) << json;
      ASSERT_TRUE(seen.insert(json.dump()).second) << json << " is also another action";
    }
  }

  /// An action names things as events do: in random games, what both name is the same. `told` has the type of
  /// the event that tells an action of this kind.
  void check_told(const typename G::Options& options, const std::map<std::string, std::string>& told,
                  int games) {
    std::map<std::string, int> compared;
    for (int i = 0; i < games && !testing::Test::HasFatalFailure(); ++i) {
      State state = G::start(options, static_cast<Seed>(i));
      Rng rng = policy_rng(static_cast<Seed>(i));
      ActionList legal;
      while (!G::deciders(state).empty() && !testing::Test::HasFatalFailure()) {
        const auto [seat, action] = random_decision<G>(state, rng, legal, policy_);
        EventList events;
        ASSERT_FALSE(G::apply(state, seat, action, events));
        const Json json = any_.action_json(action);
        const auto type = told.find(json["kind"].template get<std::string>());
        if (type == told.end()) continue;
        for (const Event& event : events) {
          const Json event_json = any_.event_json(as_any(state), event, Observer::everything());
          if (event_json.at("type") != type->second || event_json.at("seat") != seat) continue;
          compared[type->first] += in_common(json, event_json);
          break;
        }
      }
    }
    for (const auto& [kind, type] : told) EXPECT_GT(compared[kind], 0) << kind << " was never told";
  }

  /// The fields of the action with this text.
  Json fields(std::string_view text) const {
    const auto action = any_.parse_notation(text);
    return action ? any_.action_json(*action) : Json();
  }

 private:
  static bool is_word(const Json& json) {
    const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; };
    const auto* text = json.get_ptr<const std::string*>();
    return text != nullptr && !text->empty() && std::all_of(text->begin(), text->end(), fits);
  }

  static bool is_filled(const Json& json) {
    if (json.is_structured()) return std::all_of(json.begin(), json.end(), is_filled);
    return json.is_boolean() || json.is_number_integer() ||
           (json.is_string() && !json.get_ref<const std::string&>().empty());
  }

  /// How many fields both have; they must be equal.
  static int in_common(const Json& action, const Json& event) {
    int common = 0;
    for (const auto& [name, value] : action.items()) {
      if (!event.contains(name)) continue;
      ++common;
      EXPECT_EQ(value, event[name]) << action << " is told as " << event;
    }
    return common;
  }

  void play(const typename G::Options& options, Seed seed) {
    State state = G::start(options, seed);
    Rng rng = policy_rng(seed);
    std::vector<Decision> log;
    ActionList legal;
    NoEvents none;
    while (!G::deciders(state).empty()) {
      ASSERT_LE(static_cast<int>(log.size()), G::kMaxDecisions) << "longer than a game can be";
      check_state(state);
      if (rng.below(16) == 0) check_text(state, options);
      if (rng.below(16) == 0) check_refusals(state);
      if (rng.below(8) == 0) check_worlds(state, rng);
      if (testing::Test::HasFatalFailure()) return;

      const auto [seat, action] = random_decision<G>(state, rng, legal, policy_);
      check_step(state, {seat, action});
      if (rng.below(8) == 0) check_events(state, {seat, action}, rng);
      if (testing::Test::HasFatalFailure()) return;
      ASSERT_FALSE(G::apply(state, seat, action, none)) << any_.notation(action);
      log.push_back({seat, action});
    }
    check_state(state);
    check_text(state, options);
    check_worlds(state, rng);
    check_refusals(state);
    check_replay(options, seed, log, state);
  }

  void check_state(const State& state) {
    const char* violation = G::violation(state);
    ASSERT_EQ(violation, nullptr) << violation;
    ActionList legal;
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      G::legal(state, seat, legal);
      ASSERT_EQ(legal.empty(), !G::deciders(state).contains(seat)) << "seat " << int{seat};
      for (std::size_t i = 0; i < legal.size(); ++i) {
        ASSERT_LT(legal[i], G::kActionIds);
        ASSERT_TRUE(i == 0 || legal[i - 1] < legal[i]) << "the list is not in ascending order";
      }
    }
  }

  /// A copy behaves as the original, events change nothing, and everybody moved on by some seats gives the
  /// same game.
  void check_step(const State& state, Decision step) {
    State original = state;
    State copy = state;
    EventList events;
    NoEvents none;
    must(G::apply(original, step.seat, step.action, none));
    must(G::apply(copy, step.seat, step.action, events));
    ASSERT_EQ(original, copy);
    ASSERT_EQ(hash_state(original), hash_state(copy));
    ASSERT_FALSE(events.overflowed());
    if (!movable_(state)) return;
    const int players = G::players(state);
    for (int by = 1; by < players; ++by) {
      State moved = rotate_(state, by);
      const auto seat = static_cast<Seat>((step.seat + by) % players);
      ActionList legal;
      ActionList moved_legal;
      G::legal(state, step.seat, legal);
      G::legal(moved, seat, moved_legal);
      ASSERT_TRUE(std::equal(legal.begin(), legal.end(), moved_legal.begin(), moved_legal.end()));
      ASSERT_FALSE(G::apply(moved, seat, step.action, none));
      ASSERT_EQ(moved, rotate_(original, by)) << "colours moved by " << by;
      const Scores before = G::scores(original);
      const Scores after = G::scores(moved);
      for (int p = 0; p < players; ++p) {
        const auto to = static_cast<std::size_t>((p + by) % players);
        ASSERT_EQ(before.points[static_cast<std::size_t>(p)], after.points[to]);
        ASSERT_EQ(before.ranks[static_cast<std::size_t>(p)], after.ranks[to]);
      }
    }
  }

  /// Events tell an observer no more than his view does: where he was told something else of a step in a
  /// resampled world than in the real one, he sees something else after it.
  void check_events(const State& state, Decision step, Rng& rng) {
    for (int observer = 0; observer <= G::players(state); ++observer) {
      if (observer == step.seat) continue;
      const bool spectator = observer == G::players(state);
      const Observer who = spectator ? Observer::spectator() : Observer::seat(static_cast<Seat>(observer));
      State real = state;
      State world = state;
      G::resample(world, spectator ? kNobody : static_cast<Seat>(observer), rng);
      EventList in_real;
      EventList in_world;
      must(G::apply(real, step.seat, step.action, in_real));
      if (G::apply(world, step.seat, step.action, in_world)) continue;
      compared_events_ += differ(real, world);
      if (told(real, in_real, who) == told(world, in_world, who)) continue;
      ASSERT_NE(any_.state_json(as_any(real), who), any_.state_json(as_any(world), who))
          << "events give something away to seat " << observer << ": " << told(real, in_real, who) << " or "
          << told(world, in_world, who);
    }
  }

  /// Whether more than the chances to come is different.
  static bool differ(const State& one, State other) {
    if constexpr (requires { one.rng; }) other.rng = one.rng;
    return one != other;
  }

  Json told(const State& state, const EventList& events, Observer who) {
    Json list = Json::array();
    for (const Event& event : events) {
      if (!shows_(event)) list.push_back(any_.event_json(as_any(state), event, who));
    }
    return list;
  }

  /// Written and read again, a state is the same; a view shows only fields of the state.
  void check_text(const State& state, const typename G::Options& options) {
    const AnyState any = as_any(state);
    const Json json = any_.state_json(any, Observer::everything());
    AnyState read = as_any(G::start(options, 999));
    ASSERT_EQ(any_.read_state(json, read), "");
    ASSERT_TRUE(any_.equal(any, read)) << json.dump() << "\n"
                                       << any_.state_json(read, Observer::everything()).dump();
    for (Seat seat = 0; seat < G::players(state); ++seat) {
      ASSERT_TRUE(is_part_of(any_.state_json(any, Observer::seat(seat)), json));
    }
    ASSERT_TRUE(is_part_of(any_.state_json(any, Observer::spectator()), json));
  }

  static bool is_part_of(const Json& part, const Json& whole) {
    if (part.is_object()) {
      for (const auto& [name, value] : part.items()) {
        if (!whole.contains(name) || !is_part_of(value, whole[name])) return false;
      }
      return true;
    }
    if (part.is_array() && !part.empty() && part[0].is_object()) {
      for (std::size_t i = 0; i < part.size(); ++i) {
        if (!is_part_of(part[i], whole[i])) return false;
      }
      return part.size() == whole.size();
    }
    return part == whole;
  }

  /// Whatever is not listed is refused with a reason that has a name, and nothing changes.
  void check_refusals(const State& state) {
    NoEvents none;
    ActionList legal;
    for (int seat = 0; seat <= kMaxSeats; ++seat) {
      const auto who = static_cast<Seat>(seat == kMaxSeats ? kNobody : seat);
      G::legal(state, who, legal);
      State tried = state;
      for (int id = 0; id <= G::kActionIds + 1; ++id) {
        const auto action = static_cast<Action>(id == G::kActionIds + 1 ? 0xFFFF : id);
        if (legal.contains(action)) continue;
        const Error error = G::apply(tried, who, action, none);
        ASSERT_TRUE(error) << "not refused: action " << action << " of seat " << int{who};
        ASSERT_EQ(tried, state) << "refused, but changed: action " << action;
        ASSERT_FALSE(any_.reason_key(error).empty());
      }
    }
  }

  /// A seat cannot tell a resampled world from the real one, and the game can go on in it.
  void check_worlds(const State& state, Rng& rng) {
    for (int observer = 0; observer <= G::players(state); ++observer) {
      const bool spectator = observer == G::players(state);
      const auto seat = spectator ? kNobody : static_cast<Seat>(observer);
      const Observer who = spectator ? Observer::spectator() : Observer::seat(seat);
      State world = state;
      ASSERT_TRUE(G::resample(world, seat, rng));
      const Json real = any_.state_json(as_any(state), who);
      const Json sampled = any_.state_json(as_any(world), who);
      if constexpr (requires { state.rng; }) {
        ASSERT_NE(state.rng, world.rng) << "the generator is not redrawn";
      }
      different_worlds_ += differ(state, world);
      ASSERT_EQ(real, sampled) << "the view of seat " << observer << " gives something away";
      ASSERT_EQ(G::deciders(state), G::deciders(world));
      check_state(world);
      if (testing::Test::HasFatalFailure()) return;
      // Sampling rests on what the seat knows and on nothing else: from either world, the same chance gives
      // the same third.
      State from_real = state;
      State from_world = world;
      Rng chance(rng.next64());
      Rng same_chance = chance;
      G::resample(from_real, seat, chance);
      G::resample(from_world, seat, same_chance);
      ASSERT_EQ(from_real, from_world) << "resampling for seat " << observer << " peeks at what is hidden";
      ActionList legal;
      ActionList sampled_legal;
      G::legal(state, seat, legal);
      G::legal(world, seat, sampled_legal);
      ASSERT_TRUE(std::equal(legal.begin(), legal.end(), sampled_legal.begin(), sampled_legal.end()));
      NoEvents none;
      for (int i = 0; i < 12 && !G::deciders(world).empty(); ++i) {
        const auto [next, action] = random_decision<G>(world, rng, legal);
        ASSERT_FALSE(G::apply(world, next, action, none));
        check_state(world);
        if (testing::Test::HasFatalFailure()) return;
      }
    }
  }

  void check_replay(const typename G::Options& options, Seed seed, const std::vector<Decision>& log,
                    const State& end) {
    State state = G::start(options, seed);
    NoEvents none;
    for (const Decision& step : log) ASSERT_FALSE(G::apply(state, step.seat, step.action, none));
    ASSERT_EQ(state, end);
  }

  static AnyState as_any(const State& state) {
    AnyState any;
    new (any.bytes.data()) State(state);
    return any;
  }

  const AnyGame& any_;
  Rotate rotate_;
  Movable movable_;
  Shows shows_;
  Policy policy_;
  int different_worlds_ = 0;
  int compared_events_ = 0;
};

}  // namespace fondaco::conformance
