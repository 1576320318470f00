#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/evaluation.hpp"
#include "core/target.hpp"
#include "games/calimala/effects.hpp"
#include "games/calimala/outlook.hpp"
#include "games/calimala/terms.hpp"

// What a position promises: the majorities that are still to be scored, and the means to change them.

namespace fondaco::calimala {

/// A seat's mat and what it gains besides, once the open activations have brought what they can.
struct Prospect {
  std::array<unsigned, kMaterials> stock;
  unsigned cloth, workshops, ships, houses;
  unsigned sculptures = 0, by_sea = 0, by_land = 0, donations = 0;  // cubes
  unsigned cards = 0;

  FONDACO_FN explicit constexpr Prospect(const Mat& mat)
      : stock{mat.stock[kWood], mat.stock[kBrick], mat.stock[kMarble]},
        cloth(static_cast<unsigned>(mat.cloth())),
        workshops(mat.workshops),
        ships(mat.ships),
        houses(mat.houses) {}
};

/// The mats as they lie.
template <std::size_t... kSeat>
FONDACO_FN constexpr auto prospects_of(const State& s, std::index_sequence<kSeat...>) {
  return std::array{Prospect(s.mats[kSeat])...};
}

/// Builds what can be paid, a workshop if possible.
FONDACO_FN constexpr bool foresee_building(Prospect& p) {
  if (p.stock[kWood] > 0 && p.stock[kBrick] > 0 && p.workshops < kMaxWorkshops) {
    --p.stock[kWood], --p.stock[kBrick], ++p.workshops;
  } else if (p.stock[kBrick] >= kHouseCost[kBrick] && p.houses != 7u) {
    p.stock[kBrick] -= kHouseCost[kBrick], p.houses |= p.houses + 1;
  } else if (p.stock[kWood] >= kShipCost[kWood] && p.ships < kMaxShips) {
    p.stock[kWood] -= kShipCost[kWood], ++p.ships;
  } else {
    return false;
  }
  return true;
}

/// Gives away the material of which there is most.
FONDACO_FN constexpr bool foresee_donation(Prospect& p, const FreeByMetric& free) {
  std::size_t best = kMaterials;
  unsigned most = 0;
  for (std::size_t m = 0; m < kMaterials; ++m) {
    if (p.stock[m] > most && free[kFirstRowMetric + m] > 0) best = m, most = p.stock[m];
  }
  if (most == 0) return false;
  --p.stock[best], ++p.donations;
  return true;
}

/// Delivers as much cloth as there is, at most so much.
FONDACO_FN constexpr bool foresee_delivery(Prospect& p, unsigned most, unsigned& delivered) {
  const unsigned cubes = std::min(most, p.cloth);
  p.cloth -= cubes, delivered += cubes;
  return cubes > 0;
}

/// Trade cities that still have room for cloth.
FONDACO_FN constexpr unsigned open_cities(const FreeByMetric& free) {
  return unsigned{free[3] > 0} | unsigned{free[4] > 0} << 1 | unsigned{free[5] > 0} << 2;
}

/// Carries out an action as well as it goes, without asking where; whether it goes.
FONDACO_FN constexpr bool foresee_action(Prospect& p, unsigned action, const FreeByMetric& free) {
  switch (action) {
    case kBuild: return foresee_building(p);
    case kSculpt:
      if (p.stock[kMarble] == 0 || free[kSculptureMetric] == 0) return false;
      --p.stock[kMarble], ++p.sculptures;
      return true;
    case kWeave: {
      const unsigned room = p.workshops * kWorkshopLoad - p.cloth;
      p.cloth += std::min(p.workshops, room);
      return room > 0;
    }
    case kSea: return foresee_delivery(p, free[kPortMetric] > 0 ? p.ships : 0u, p.by_sea);
    case kLand: return foresee_delivery(p, kHouseCount[p.houses & open_cities(free)], p.by_land);
    case kDonate: return foresee_donation(p, free);
    default: {
      const bool room = p.stock[action] < kWarehouse;
      p.stock[action] += room;
      return room;
    }
  }
}

/// Carries out the slots of an activation; those that do not go bring cards.
FONDACO_FN constexpr void foresee_activation(const State& s, const FreeByMetric& free, Prospect& prospect,
                                             std::array<std::uint8_t, 2> slots) {
  auto actions = street_actions(s, s.street);
  // In the order of their numbers what is gained comes before what is spent.
  if (actions[0] > actions[1]) std::swap(actions[0], actions[1]), std::swap(slots[0], slots[1]);
  for (std::size_t end = 0; end < 2; ++end) {
    for (; slots[end] > 0; --slots[end])
      if (!foresee_action(prospect, actions[end], free)) ++prospect.cards;
  }
}

/// What the activations of this turn that are still open will bring to each seat.
template <std::size_t kSeats>
FONDACO_FN constexpr void foresee_turn(const State& s, const FreeByMetric& free,
                                       std::array<Prospect, kSeats>& prospects) {
  foresee_activation(s, free, prospects[s.activation.seat], s.activation.slots);
  const auto& stack = s.stacks[s.street];
  if (stack.back() == kSupportDisc) return;
  for (std::size_t depth = s.activation.depth + 1u; depth <= kMaxDepth && depth <= stack.size(); ++depth) {
    const std::uint8_t disc = stack[stack.size() - depth];
    if (disc < kWhiteDisc) foresee_activation(s, free, prospects[disc], {1, 1});
  }
}

/// What one more cube in the best of three cities would win; `together` is what they count for in all.
template <unsigned kSeats>
FONDACO_FN constexpr unsigned gain_in_cities(const Outlook<kSeats>& o, std::size_t p, std::size_t first,
                                             std::size_t together) {
  if (o.free[together] == 0) return 0;
  Hope best = 0;
  for (std::size_t city = first; city < first + 3; ++city) {
    best = std::max(best, o.hopes[p][city]);
  }
  return gain_in(best) + o.gain(together, p);
}

/// What one more sculpture would win, in the best building.
template <unsigned kSeats>
FONDACO_FN constexpr unsigned gain_by_sculpture(const State& s, const Outlook<kSeats>& o, std::size_t p) {
  unsigned best = 0;
  for (std::size_t building = 0; building < kBuildings; ++building) {
    const std::size_t metric = building < kChurches ? kFirstChurchMetric + building : kPalazzoMetric;
    if (s.free.cubes[kFirstSculptures + building] > 0)
      best = std::max(best, o.gain(metric, p) + o.gain(kSculptureMetric, p));
  }
  return best;
}

/// What one more donation would win, in the best row.
template <unsigned kSeats>
FONDACO_FN constexpr unsigned gain_by_donation(const State& s, const Outlook<kSeats>& o, std::size_t p) {
  unsigned best = 0;
  for (std::size_t church = 0; church < kChurches; ++church) {
    for (std::size_t m = 0; m < kMaterials; ++m) {
      if (s.free.cubes[kFirstRow + 3 * church + m] > 0)
        best = std::max(best, o.gain(kFirstChurchMetric + church, p) + o.gain(kFirstRowMetric + m, p));
    }
  }
  return best;
}

/// What buildings can still win: ships in the ports, each set of houses in the trade cities, workshops in
/// all.
struct Stakes {
  unsigned ports;
  std::array<unsigned, 8> houses;
  unsigned all;
};

/// Adds up the stakes of cities.
FONDACO_FN constexpr Stakes stakes_of(const std::array<unsigned, kMetrics>& stake) {
  const unsigned ports = stake[0] + stake[1] + stake[2] + stake[kPortMetric];
  const unsigned trade = stake[kTradeMetric];
  const unsigned a = stake[3] + trade, b = stake[4] + trade, c = stake[5] + trade;
  return {
      ports, {0, a, b, a + b, c, a + c, b + c, a + b + c},
       ports + stake[3] + stake[4] + stake[5] + trade
  };
}

/// Fills in a term that is never negative.
FONDACO_FN constexpr void note(SeatTerms& out, std::size_t term, unsigned number) {
  out[term] = static_cast<std::int32_t>(number);
}

/// Discs in the supply are turns to come, white ones double turns.
FONDACO_FN constexpr void judge_supply(const std::array<std::uint8_t, kDiscKinds>& supply, SeatTerms& out) {
  note(out, kOwnDiscsTerm, supply[kOwn]);
  note(out, kWhiteDiscsTerm, supply[kWhite]);
  note(out, kSupportDiscsTerm, supply[kSupport]);
}

/// What lies on the mat: stock by what can still be made of it, buildings by what they can still win.
FONDACO_FN constexpr void judge_mat(const Prospect& mat, const Stakes& stakes, unsigned chances,
                                    SeatTerms& out) {
  const auto& worth = kStockWorth[chances];
  for (std::size_t m = 0; m < kMaterials; ++m) note(out, kWoodTerm + m, worth[mat.stock[m]]);
  note(out, kClothTerm, mat.cloth * kUse[chances] / 8);
  note(out, kWorkshopsTerm, (mat.workshops - 1u) * stakes.all / 4);
  note(out, kShipsTerm, kShipsWorth[mat.ships] * stakes.ports / 4);
  note(out, kHousesTerm, stakes.houses[mat.houses] / 2);
}

/// Action cards that put no cubes on the board, and those that will be drawn.
FONDACO_FN constexpr void judge_hand(const Counts& hand, const Prospect& mat, unsigned use, SeatTerms& out) {
  const unsigned material = unsigned{hand[kWood]} + hand[kBrick] + hand[kMarble];
  note(out, kMaterialCardsTerm, material * use / 16);
  note(out, kBuildCardsTerm, hand[kBuild] * use / 16);
  note(out, kWeaveCardsTerm, hand[kWeave] * mat.workshops * use / 16);
  note(out, kComingCardsTerm, mat.cards * use / 8);
}

/// Whatever may put cubes on the board, by what they would win: cloth that ships and houses could deliver,
/// action cards, and the activations still open. Gains are worked out only where they are needed.
template <unsigned kSeats>
FONDACO_FN constexpr void judge_cubes(const State& s, const Outlook<kSeats>& o, std::size_t p,
                                      const Prospect& mat, unsigned use, SeatTerms& out) {
  constexpr unsigned kUnit = 128 * kGainUnit;
  const Counts& hand = s.hand[p];
  const unsigned houses = kHouseCount[mat.houses];
  const unsigned shipload = std::min(mat.cloth, mat.ships), cartload = std::min(mat.cloth, houses);
  unsigned ready = 0, art = 0, by_sea = 0, by_land = 0, coming = 0;
  if ((shipload | hand[kSea] | mat.by_sea) != 0) {
    const unsigned gain = gain_in_cities(o, p, 0, kPortMetric);
    ready = shipload * gain;
    if (hand[kSea] > 0) by_sea = hand[kSea] * (1u + mat.ships) * gain * use / kUnit;
    coming = mat.by_sea * gain;
  }
  if ((cartload | hand[kLand] | mat.by_land) != 0) {
    const unsigned gain = gain_in_cities(o, p, kPorts, kTradeMetric);
    ready += cartload * gain;
    if (hand[kLand] > 0) by_land = hand[kLand] * (1u + houses) * gain * use / kUnit;
    coming += mat.by_land * gain;
  }
  if ((hand[kSculpt] | mat.sculptures) != 0) {
    const unsigned gain = gain_by_sculpture(s, o, p);
    art = hand[kSculpt] * gain;
    coming += mat.sculptures * gain;
  }
  if ((hand[kDonate] | mat.donations) != 0) {
    const unsigned gain = gain_by_donation(s, o, p);
    art += hand[kDonate] * gain;
    coming += mat.donations * gain;
  }
  note(out, kReadyClothTerm, ready * use / kUnit);
  note(out, kArtCardsTerm, art * use / kUnit);
  note(out, kSeaCardsTerm, by_sea);
  note(out, kLandCardsTerm, by_land);
  note(out, kComingCubesTerm, coming / (8 * kGainUnit));
}

/// All terms of so many seats while the game goes on.
template <unsigned kSeats>
FONDACO_FN constexpr void judge_position(const State& s, Terms& out) {
  Outlook<kSeats> o(s);
  for (std::size_t p = 0; p < kSeats; ++p) {
    note(out[p], kPointsTerm, s.points[p]);
    judge_supply(s.supply[p], out[p]);
  }
  count_seats(s, o);
  const Streets streets = look_at_streets(s);
  expect_tiles(s, o, tile_clock(streets.discs, o.turns, s.seats.size()));
  expect_influence(s, o);
  close_full_cities(o);

  auto prospects = prospects_of(s, std::make_index_sequence<kSeats>{});
  if (s.phase == Phase::Act) foresee_turn(s, o.free, prospects);

  const Stakes stakes = stakes_of(o.stake);
  const auto& disc_hopes = kDiscHopes[std::min(o.turns, kMostTurns)];
  const unsigned to_score = kTiles - static_cast<unsigned>(s.seats.size());
  const Seat acting = s.phase == Phase::Act ? s.activation.seat : kNobody;
  for (unsigned p = 0; p < kSeats; ++p) {
    SeatTerms& mine = out[p];
    note(mine, kScoringTerm, points_in(o.scoring[p]) / kGainUnit);
    note(mine, kNextTilesTerm, points_in(o.next[p]) / kGainUnit);
    note(mine, kInfluenceTerm, points_in(o.influence[p]) / kGainUnit);
    note(mine, kStandingTerm, o.cubes_of(kPalazzoMetric, p) * (to_score + 4) / 4);
    const DiscHope discs = streets.hope_of(p, disc_hopes);
    const unsigned activations = discs % kSeat / 60;  // in quarters
    note(mine, kSeatChancesTerm, discs / kSeat / 60);
    note(mine, kReactivationsTerm, activations);
    const unsigned chances = std::min(o.turns_of[p] + (acting == p) + activations / 4, kManyChances);
    const unsigned use = kUse[chances];
    judge_mat(prospects[p], stakes, chances, mine);
    judge_hand(s.hand[p], prospects[p], use, mine);
    judge_cubes(s, o, p, prospects[p], use, mine);
  }
}

/// At the end nothing but the points counts.
FONDACO_FN constexpr void terms(const State& s, Terms& out) {
  if (s.phase == Phase::Over) {
    for (std::size_t p = 0; p < s.options.players; ++p) {
      std::fill_n(out[p].begin(), std::size_t{kTerms}, 0);
      out[p][kPointsTerm] = s.points[p];
    }
    return;
  }
  switch (s.options.players) {
    case 2: return judge_position<2>(s, out);
    case 3: return judge_position<3>(s, out);
    case 4: return judge_position<4>(s, out);
    default: return judge_position<5>(s, out);
  }
}

}  // namespace fondaco::calimala
