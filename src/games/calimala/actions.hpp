#pragma once

#include "core/action.hpp"
#include "core/bit_set.hpp"
#include "core/target.hpp"
#include "games/calimala/effects.hpp"

// The dense range of action ids (section 10).

namespace fondaco::calimala {

inline constexpr int kFirstPlace = 0;  // a kind of disc, then a street
inline constexpr int kFirstExec = kFirstPlace + kDiscKinds * kStreets;
inline constexpr int kFirstCard = kFirstExec + kEffects;
inline constexpr int kFirstCompensate = kFirstCard + kEffects;
inline constexpr int kFirstDecline = kFirstCompensate + kActions;
inline constexpr int kFinish = kFirstDecline + kActions;
inline constexpr int kFirstReplace = kFinish + 1;  // a street, then a position in its stack
inline constexpr int kFirstKeep = kFirstReplace + 3 * kStreets;
inline constexpr int kFirstOpen = kFirstKeep + kInfluenceCards;
inline constexpr int kFirstDraft = kFirstOpen + kInfluenceCards;
inline constexpr int kActionIds = kFirstDraft + kDraftCards;
static_assert(kActionIds == 212);

using LegalSet = BitSet<kActionIds>;

enum class Kind : std::uint8_t { Place, Exec, Card, Compensate, Decline, Finish, Replace, Keep, Open, Draft };

/// An action taken apart: its kind and the number within that kind.
struct Choice {
  Kind kind;
  int index;
};

FONDACO_FN constexpr Choice choice(Action action) {
  const int id = action;
  if (id < kFirstExec) return {Kind::Place, id};
  if (id < kFirstCard) return {Kind::Exec, id - kFirstExec};
  if (id < kFirstCompensate) return {Kind::Card, id - kFirstCard};
  if (id < kFirstDecline) return {Kind::Compensate, id - kFirstCompensate};
  if (id < kFinish) return {Kind::Decline, id - kFirstDecline};
  if (id < kFirstReplace) return {Kind::Finish, 0};
  if (id < kFirstKeep) return {Kind::Replace, id - kFirstReplace};
  if (id < kFirstOpen) return {Kind::Keep, id - kFirstKeep};
  if (id < kFirstDraft) return {Kind::Open, id - kFirstOpen};
  return {Kind::Draft, id - kFirstDraft};
}

}  // namespace fondaco::calimala
