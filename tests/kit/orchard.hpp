#pragma once

#include "core/any_game.hpp"
#include "core/json_fwd.hpp"

// The orchard: two seats take turns, ten each, and pick an apple (a point) or plant a seed (three points in
// the end). Whoever thinks more of a seed than of an apple wins, so one knows where tuning must lead.

namespace fondaco {

struct Orchard {
  static constexpr int kTurns = 20;
  static constexpr int kPerSeed = 3;
  static constexpr Action kApple = 0, kSeed = 1;

  std::uint8_t turn = 0;
  std::uint8_t apples[2] = {};
  std::uint8_t seeds[2] = {};

  static Orchard& in(AnyState& state) { return *reinterpret_cast<Orchard*>(state.bytes.data()); }
  static const Orchard& in(const AnyState& state) {
    return *reinterpret_cast<const Orchard*>(state.bytes.data());
  }
  int points(std::size_t seat) const { return apples[seat] + kPerSeed * seeds[seat]; }
};

/// Only what a match of greedy players calls is there.
inline AnyGame orchard() {
  static constexpr std::array<std::string_view, 2> kKeys = {"points", "seeds"};
  AnyGame game{};
  game.key = "orchard";
  game.rules_version = 1;
  game.min_players = game.max_players = 2;
  game.action_ids = 2;
  game.state_bytes = sizeof(Orchard);
  game.term_keys = kKeys;
  game.margin = 1;
  game.start = [](const Json&, Seed) -> tl::expected<AnyState, std::string> {
    AnyState state{};
    Orchard::in(state) = Orchard{};
    return state;
  };
  game.restart = [](const AnyState&, Seed) {
    AnyState state{};
    Orchard::in(state) = Orchard{};
    return state;
  };
  game.options_json = [](const AnyState&) { return Json::object(); };
  game.players = [](const AnyState&) { return 2; };
  game.deciders = [](const AnyState& s) {
    const int turn = Orchard::in(s).turn;
    return turn == Orchard::kTurns ? Seats{} : Seats::only(static_cast<Seat>(turn % 2));
  };
  game.considered = [](const AnyState&, Seat, ActionList& list) {
    list.clear();
    list.push_back(Orchard::kApple);
    list.push_back(Orchard::kSeed);
  };
  game.legal = game.considered;
  game.apply = [](AnyState& s, Seat seat, Action action, EventList*) {
    Orchard& now = Orchard::in(s);
    ++(action == Orchard::kApple ? now.apples : now.seeds)[seat];
    ++now.turn;
    return kNoError;
  };
  game.scores = [](const AnyState& s) {
    const Orchard& now = Orchard::in(s);
    Scores scores;
    scores.players = 2;
    for (std::size_t seat = 0; seat < 2; ++seat) {
      scores.points[seat] = static_cast<std::int16_t>(now.points(seat));
      scores.ranks[seat] = now.points(seat) < now.points(1 - seat) ? 2 : 1;
    }
    return scores;
  };
  game.resample = [](AnyState&, Seat, Rng&) { return true; };
  game.terms = [](const AnyState& s, Terms& out) {
    const Orchard& now = Orchard::in(s);
    for (std::size_t seat = 0; seat < 2; ++seat)
      out[seat][0] = now.apples[seat], out[seat][1] = now.seeds[seat];
  };
  return game;
}

}  // namespace fondaco
