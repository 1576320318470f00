#pragma once

#include <concepts>
#include <string_view>
#include <type_traits>

#include "core/action.hpp"
#include "core/chance.hpp"
#include "core/error.hpp"
#include "core/evaluation.hpp"
#include "core/events.hpp"
#include "core/rng.hpp"
#include "core/scores.hpp"
#include "core/seats.hpp"

namespace fondaco {

/// What every game offers: pure functions over a plain value. `G` is a struct of static members; nobody makes
/// one.
///
/// G::kKey            the game's name in commands, files and addresses.
/// G::kRulesVersion   rises when a fix changes behaviour; records carry it.
/// G::kMinPlayers, G::kMaxPlayers: how many can play.
/// G::kActionIds      actions are numbers below this; an id means the same in every phase.
/// G::kMaxDecisions   no game has more decisions; proven, or so many that chance will not bring them about.
/// G::Options         players, variants, rule switches; a default-constructed one is valid.
/// G::preference      optional, where uniform play is degenerate: (state, action) → how much weighted play
///                    likes an option: 0 only as a last resort, more is better.
/// G::State           the value: trivially copyable, no pointers, no padding, at most 2 KiB.
/// G::kTermKeys       the names of the terms by which positions are judged; G::kWeights what each counts.
/// G::kMargin         a lead, in points, that wins three games of four when it is seen in mid-game.
/// G::kOutlook        so many decisions a bot plays on before it judges a position.
/// G::kFirmness       how leads turn into chances to win, by players and stage (core/chance.hpp).
template <class G>
concept Game =
    std::is_trivially_copyable_v<typename G::State> &&
    std::has_unique_object_representations_v<typename G::State> && sizeof(typename G::State) <= 2048 &&
    std::equality_comparable<typename G::State> && std::default_initializable<typename G::Options> &&
    requires(const typename G::Options& options, const typename G::State& state, typename G::State& changed,
             Seed seed, Seat seat, Action action, ActionList& list, EventList& events, NoEvents& none,
             Rng& rng, Terms& terms) {
      { G::kKey } -> std::convertible_to<std::string_view>;
      { G::kRulesVersion } -> std::convertible_to<int>;
      { G::kMinPlayers } -> std::convertible_to<int>;
      { G::kMaxPlayers } -> std::convertible_to<int>;
      { G::kActionIds } -> std::convertible_to<int>;
      { G::kMaxDecisions } -> std::convertible_to<int>;
      { G::kTermKeys[0] } -> std::convertible_to<std::string_view>;
      { G::kWeights } -> std::convertible_to<Weights>;
      { G::kMargin } -> std::convertible_to<int>;
      { G::kOutlook } -> std::convertible_to<int>;
      { G::kFirmness } -> std::convertible_to<const Firmnesses&>;

      /// The opening state. Options must be valid (a game's `read_options` makes only such); any seed will
      /// do.
      { G::start(options, seed) } -> std::same_as<typename G::State>;

      /// The options it was started with. Any time.
      { G::options(state) } -> std::convertible_to<typename G::Options>;

      /// How many play. Any time.
      { G::players(state) } -> std::convertible_to<int>;

      /// The seats that may decide now, several when they choose in secret at the same time; empty exactly
      /// when the game is over. Any time.
      { G::deciders(state) } -> std::same_as<Seats>;

      /// Replaces the list by all legal actions of `seat`, ascending: never empty for a decider, empty for
      /// others. Any time.
      { G::legal(state, seat, list) } -> std::same_as<void>;

      /// The same without options that come to the same as another one or are a last resort: those worth a
      /// thought. Never empty where `legal` is not.
      { G::considered(state, seat, list) } -> std::same_as<void>;

      /// Carries out the action and everything automatic that follows, up to the next decision. An action
      /// that is not legal gives the reason and leaves the state as it was. Any time, with any action.
      { G::apply(changed, seat, action, events) } -> std::same_as<Error>;
      { G::apply(changed, seat, action, none) } -> std::same_as<Error>;

      /// Points and places. Any time; final when `deciders` is empty.
      { G::scores(state) } -> std::same_as<Scores>;

      /// Redraws everything that `seat` does not know, the generator included, into a world that it can't
      /// tell from the real one; rests on what the seat knows and on `rng` alone. kNobody knows what is
      /// public. Any time, for seats that play. False for a state made by hand whose hidden parts do not add
      /// up: it is left as it is.
      { G::resample(changed, seat, rng) } -> std::same_as<bool>;

      /// Measures the terms of the evaluation for every seat, with everything in the state lying open. Any
      /// time; at the end the terms that count say the points.
      { G::terms(state, terms) } -> std::same_as<void>;

      /// How far the game has gone, 0 to kWholeGame; what hides from some seat has no part in it. Any time.
      { G::stage(state) } -> std::same_as<int>;

      /// The first broken invariant as a short English phrase, or nullptr. For states reached from `start`.
      { G::violation(state) } -> std::same_as<const char*>;
    };

/// Whether a game says what weighted play likes.
template <class G>
concept HasPreferences = requires(const typename G::State& state, Action action) {
  { G::preference(state, action) } -> std::convertible_to<int>;
};

}  // namespace fondaco
