#pragma once

#include <cstdint>
#include <string_view>

#include "core/error.hpp"
#include "core/keys.hpp"
#include "core/target.hpp"
#include "games/calimala/legal.hpp"

// Why an action is not legal. Asked only after it was refused, so clarity comes before speed.

namespace fondaco::calimala {

enum class Reason : std::uint8_t {
  OtherQuestion = kOtherQuestion.reason,
  NoSuchDisc = kFirstOwnReason,  // none of that kind in the supply
  SupportThere,                  // P2
  StreetOffersNothing,           // P3
  NotOnStreet,                   // the street has no such action, or it is resolved
  CardNotInHand,
  Obligation,     // 3.5: the placed disc must still be able to act
  StillPossible,  // compensation is for impossible actions only
  NotPossible,    // only possible actions can be declined
  SlotsLeft,      // finish needs every action resolved
  NotYourDisc,
  CardNotDealt,
  CardKept,  // the open influence card is another than the one kept
  NotOffered,
  WarehouseFull,
  LacksMaterial,
  NothingLeftToBuild,
  NoHouseCell,
  NoFreeCell,
  WorkshopsFull,
  LacksCloth,
  LacksShips,
  LacksHouse,
};

inline constexpr auto kReasonKeys = keys_of<Reason::LacksHouse, Reason::NoSuchDisc>(
    {"no_such_disc",     "support_there",  "street_offers_nothing", "not_on_street",
     "card_not_in_hand", "obligation",     "still_possible",        "not_possible",
     "slots_left",       "not_your_disc",  "card_not_dealt",        "card_kept",
     "not_offered",      "warehouse_full", "lacks_material",        "nothing_left_to_build",
     "no_house_cell",    "no_free_cell",   "workshops_full",        "lacks_cloth",
     "lacks_ships",      "lacks_house"});

/// Why a player with this mat can't carry out an effect that is not possible.
FONDACO_FN constexpr Reason why_impossible(const Mat& mat, const FreeCells& free, int effect) {
  const auto cell = [&free](int location) { return free.cubes[static_cast<std::size_t>(location)] > 0; };
  switch (kEffectAction[static_cast<std::size_t>(effect)]) {
    case kBuild:
      if (effect == kBuildShip && mat.ships == kMaxShips) return Reason::NothingLeftToBuild;
      if (effect == kBuildWorkshop && mat.workshops == kMaxWorkshops) return Reason::NothingLeftToBuild;
      if (effect == kBuildShip || effect == kBuildWorkshop) return Reason::LacksMaterial;
      if (((mat.houses >> (effect - kBuildHouse)) & 1) != 0) return Reason::NothingLeftToBuild;
      return ((house_sites(mat, free) >> (effect - kBuildHouse)) & 1u) != 0 ? Reason::LacksMaterial
                                                                            : Reason::NoHouseCell;
    case kSculpt:
      return cell(sculpture_location(effect - kFirstSculpt)) ? Reason::LacksMaterial : Reason::NoFreeCell;
    case kWeave: return Reason::WorkshopsFull;
    case kSea: {
      const auto& triple = kSeaTriple[static_cast<std::size_t>(effect - kFirstSea)];
      const int cubes = triple[0] + triple[1] + triple[2];
      if (mat.ships < cubes) return Reason::LacksShips;
      return mat.cloth() < cubes ? Reason::LacksCloth : Reason::NoFreeCell;
    }
    case kLand: {
      const auto cities = static_cast<unsigned>(effect - kFirstLand + 1);
      if ((cities & ~unsigned{mat.houses}) != 0) return Reason::LacksHouse;
      return mat.cloth() < std::popcount(cities) ? Reason::LacksCloth : Reason::NoFreeCell;
    }
    case kDonate: return cell(kFirstRow + effect - kFirstDonate) ? Reason::LacksMaterial : Reason::NoFreeCell;
    default: return Reason::WarehouseFull;
  }
}

FONDACO_FN constexpr Reason why_not_in_activation(const State& s, Choice chosen) {
  const Activation& act = s.activation;
  const EffectSet possible = possible_effects(s.mats[act.seat], s.free);
  const ActionSet slots = slot_actions(s, act.slots);
  const int index = chosen.index;
  switch (chosen.kind) {
    case Kind::Exec:
      if (((slots >> kEffectAction[static_cast<std::size_t>(index)]) & 1) == 0) return Reason::NotOnStreet;
      return why_impossible(s.mats[act.seat], s.free, index);
    case Kind::Card:
      if (s.hand[act.seat][kEffectAction[static_cast<std::size_t>(index)]] == 0) return Reason::CardNotInHand;
      return ((possible >> index) & 1) == 0 ? why_impossible(s.mats[act.seat], s.free, index)
                                            : Reason::Obligation;
    case Kind::Compensate:
      if (((slots >> index) & 1) == 0) return Reason::NotOnStreet;
      return (possible & kEffectsOf[static_cast<std::size_t>(index)]) != 0 ? Reason::StillPossible
                                                                           : Reason::Obligation;
    case Kind::Decline:
      if (((slots >> index) & 1) == 0) return Reason::NotOnStreet;
      return (possible & kEffectsOf[static_cast<std::size_t>(index)]) == 0 ? Reason::NotPossible
                                                                           : Reason::Obligation;
    case Kind::Finish: return Reason::SlotsLeft;
    default: return Reason::OtherQuestion;
  }
}

FONDACO_FN constexpr Reason why_not_placed(const State& s, int kind, int street) {
  if (s.supply[s.active][static_cast<std::size_t>(kind)] == 0) return Reason::NoSuchDisc;
  if (kind == kSupport && has_support(s.stacks[static_cast<std::size_t>(street)]))
    return Reason::SupportThere;
  return Reason::StreetOffersNothing;
}

/// The reason for an action that legal_set does not contain.
FONDACO_FN constexpr Error why_not(const State& s, Seat seat, Action action) {
  if (const Error common = common_reason(deciders(s), seat, action, kActionIds)) return common;
  const Choice chosen = choice(action);
  Reason reason = Reason::OtherQuestion;
  switch (s.phase) {  // LCOV_EXCL_BR_LINE: in Over there is a common reason
    case Phase::Influence:
      if (chosen.kind == (s.kept[seat] == kNone ? Kind::Keep : Kind::Open)) {
        reason = chosen.index == s.kept[seat] ? Reason::CardKept : Reason::CardNotDealt;
      }
      break;
    case Phase::Draft:
      if (chosen.kind == Kind::Draft) reason = Reason::NotOffered;
      break;
    case Phase::Place:
      if (chosen.kind == Kind::Place)
        reason = why_not_placed(s, chosen.index / kStreets, chosen.index % kStreets);
      break;
    case Phase::Act: reason = why_not_in_activation(s, chosen); break;
    case Phase::ReplaceWhite:
      if (chosen.kind == Kind::Replace) reason = Reason::NotYourDisc;
      break;
    case Phase::Over: break;
  }
  return Error{static_cast<std::uint8_t>(reason)};
}

}  // namespace fondaco::calimala
