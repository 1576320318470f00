#pragma once

#include "core/target.hpp"
#include "games/calimala/effects.hpp"

// CAN_FULFIL (3.2): which actions can a player carry out now, or after playing action cards that he holds?
//
// The rules define it by trying all sequences of cards. What a card can do for an action is so little that
// the answer has a closed form: no action needs two different cards of one kind except wood and brick for
// buildings, and those only add up. A test holds it against the literal search.

namespace fondaco::calimala {

/// What a player has to work with.
struct Means {
  Mat mat;
  Counts hand{};
  FreeCells free;
};

/// The actions that can be carried out now or after playing cards from the hand.
FONDACO_FN constexpr ActionSet reachable_actions(const Mat& mat, const Counts& hand, const FreeCells& free) {
  ActionSet set = actions_in(possible_effects(mat, free));
  const auto add = [&set](int action, bool reachable) {
    if (reachable) set = static_cast<ActionSet>(set | (1u << action));
  };
  const int wood = mat.stock[kWood] + hand[kWood];
  const int brick = mat.stock[kBrick] + hand[kBrick];
  const int marble = mat.stock[kMarble] + hand[kMarble];
  const auto row_open = [&free](int material) {
    return (free.cubes[static_cast<std::size_t>(row_location(0, material))] |
            free.cubes[static_cast<std::size_t>(row_location(1, material))] |
            free.cubes[static_cast<std::size_t>(row_location(2, material))]) != 0;
  };
  const bool sculptures_open = (free.cubes[15] | free.cubes[16] | free.cubes[17] | free.cubes[18]) != 0;
  const unsigned sites = house_sites(mat, free);

  // What a building slot or card could build with all material cards played first.
  const auto could_pay = [=](const std::array<std::uint8_t, kMaterials>& cost) {
    return wood >= cost[kWood] && brick >= cost[kBrick];
  };
  const bool ship = mat.ships < kMaxShips && could_pay(kShipCost);
  const bool house = sites != 0 && could_pay(kHouseCost);
  const bool workshop = mat.workshops < kMaxWorkshops && could_pay(kWorkshopCost);

  // A full warehouse gets room by building or donating.
  add(kWood, (hand[kBuild] > 0 && (ship || workshop)) || (hand[kDonate] > 0 && row_open(kWood)));
  add(kBrick, (hand[kBuild] > 0 && (house || workshop)) || (hand[kDonate] > 0 && row_open(kBrick)));
  add(kMarble, (hand[kSculpt] > 0 && sculptures_open) || (hand[kDonate] > 0 && row_open(kMarble)));

  add(kBuild, ship || house || workshop);
  add(kSculpt, marble > 0 && sculptures_open);

  const bool some_cloth = mat.cloth() > 0 || hand[kWeave] > 0;
  const bool sea = open_port(free) && some_cloth && (mat.ships > 0 || (hand[kBuild] > 0 && ship));
  const unsigned open = open_trade_cities(free);
  const bool land =
      some_cloth && ((mat.houses & open) != 0 || (hand[kBuild] > 0 && house && (sites & open) != 0));
  add(kSea, sea);
  add(kLand, land);
  // Full workshops get room by delivering, or by another workshop.
  add(kWeave, (hand[kSea] > 0 && sea) || (hand[kLand] > 0 && land) || (hand[kBuild] > 0 && workshop));

  add(kDonate,
      (wood > 0 && row_open(kWood)) || (brick > 0 && row_open(kBrick)) || (marble > 0 && row_open(kMarble)));
  return set;
}

/// Whether one of `slots` can still be carried out after the card effect `effect` has been played from the
/// hand.
FONDACO_FN constexpr bool fulfils_after_card(Means means, int effect, ActionSet slots) {
  --means.hand[kEffectAction[static_cast<std::size_t>(effect)]];
  carry_out(means.mat, means.free, effect, [](int) {});
  return (reachable_actions(means.mat, means.hand, means.free) & slots) != 0;
}

}  // namespace fondaco::calimala
