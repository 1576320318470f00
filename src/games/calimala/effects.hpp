#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/target.hpp"
#include "games/calimala/state.hpp"

// The nine actions (section 4) as 48 effects (section 10): an action with its parameters. A set of effects is
// a 64-bit mask, so what a player can do is found by a few table look-ups.

namespace fondaco::calimala {

inline constexpr int kEffects = 48;
using EffectSet = std::uint64_t;
using ActionSet = std::uint16_t;  // of the nine

inline constexpr int kBuildShip = 3, kBuildHouse = 4, kBuildWorkshop = 7, kFirstSculpt = 8, kWeaveEffect = 12,
                     kFirstSea = 13, kFirstLand = 32, kFirstDonate = 39;
inline constexpr int kSeaTriples = 19;

/// First effect of each action, and the end.
FONDACO_TABLE std::array<std::uint8_t, kActions + 1> kFirstEffect = {
    0, 1, 2, kBuildShip, kFirstSculpt, kWeaveEffect, kFirstSea, kFirstLand, kFirstDonate, kEffects};

namespace detail {

constexpr std::array<EffectSet, kActions> make_effects_of() {
  std::array<EffectSet, kActions> result{};
  for (std::size_t a = 0; a < kActions; ++a) {
    result[a] = ((EffectSet{1} << kFirstEffect[a + 1]) - 1) & ~((EffectSet{1} << kFirstEffect[a]) - 1);
  }
  return result;
}

constexpr std::array<std::uint8_t, kEffects> make_effect_actions() {
  std::array<std::uint8_t, kEffects> result{};
  for (std::size_t action = 0; action < kActions; ++action) {
    for (std::size_t e = kFirstEffect[action]; e < kFirstEffect[action + 1]; ++e) {
      result[e] = static_cast<std::uint8_t>(action);
    }
  }
  return result;
}

/// Cubes to each port: by total, then lexicographic.
constexpr std::array<std::array<std::uint8_t, kPorts>, kSeaTriples> make_sea_triples() {
  std::array<std::array<std::uint8_t, kPorts>, kSeaTriples> result{};
  std::size_t n = 0;
  for (int total = 1; total <= kMaxShips; ++total) {
    for (int b = 0; b <= total; ++b) {
      for (int l = 0; l <= total - b; ++l) {
        result[n++] = {static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(l),
                       static_cast<std::uint8_t>(total - b - l)};
      }
    }
  }
  return result;
}

}  // namespace detail

/// All effects of an action.
FONDACO_TABLE std::array<EffectSet, kActions> kEffectsOf = detail::make_effects_of();
/// The action that an effect belongs to.
FONDACO_TABLE std::array<std::uint8_t, kEffects> kEffectAction = detail::make_effect_actions();
FONDACO_TABLE std::array<std::array<std::uint8_t, kPorts>, kSeaTriples> kSeaTriple =
    detail::make_sea_triples();

namespace detail {

using SeaMasks = std::array<std::uint32_t, kMaxShips + 1>;

/// For each n: the triples with at most n cubes to the port (or, for kPorts, at most n in all).
constexpr std::array<SeaMasks, kPorts + 1> make_sea_masks() {
  std::array<SeaMasks, kPorts + 1> result{};
  for (std::size_t t = 0; t < kSeaTriples; ++t) {
    const auto& triple = kSeaTriple[t];
    const std::array<int, kPorts + 1> cubes = {triple[0], triple[1], triple[2],
                                               triple[0] + triple[1] + triple[2]};
    for (std::size_t what = 0; what <= kPorts; ++what) {
      for (std::size_t n = 0; n <= kMaxShips; ++n) {
        if (cubes[what] <= static_cast<int>(n)) result[what][n] |= 1u << t;
      }
    }
  }
  return result;
}

/// For each set of cities within reach and each amount of cloth (3 for more): the LAND effects, bit (subset -
/// 1).
constexpr std::array<std::array<std::uint8_t, 4>, 8> make_land_masks() {
  std::array<std::array<std::uint8_t, 4>, 8> result{};
  for (unsigned reach = 0; reach < 8; ++reach) {
    for (unsigned cloth = 0; cloth < 4; ++cloth) {
      for (unsigned subset = 1; subset < 8; ++subset) {
        if ((subset & ~reach) == 0 && std::popcount(subset) <= static_cast<int>(cloth)) {
          result[reach][cloth] = static_cast<std::uint8_t>(result[reach][cloth] | (1u << (subset - 1)));
        }
      }
    }
  }
  return result;
}

}  // namespace detail

FONDACO_TABLE std::array<detail::SeaMasks, kPorts + 1> kSeaMask = detail::make_sea_masks();
FONDACO_TABLE std::array<std::array<std::uint8_t, 4>, 8> kLandMask = detail::make_land_masks();

static_assert(kShipCost[kMarble] + kHouseCost[kMarble] + kWorkshopCost[kMarble] == 0,
              "nothing is built of marble");
FONDACO_FN constexpr bool affords(const Mat& mat, const std::array<std::uint8_t, kMaterials>& cost) {
  return mat.stock[kWood] >= cost[kWood] && mat.stock[kBrick] >= cost[kBrick];
}
FONDACO_FN constexpr void pay(Mat& mat, const std::array<std::uint8_t, kMaterials>& cost) {
  for (std::size_t m = 0; m < kMaterials; ++m)
    mat.stock[m] = static_cast<std::uint8_t>(mat.stock[m] - cost[m]);
}

/// Trade cities that still have room for cloth.
FONDACO_FN constexpr unsigned open_trade_cities(const FreeCells& free) {
  return (free.cubes[3] > 0 ? 1u : 0u) | (free.cubes[4] > 0 ? 2u : 0u) | (free.cubes[5] > 0 ? 4u : 0u);
}
/// Trade cities where this mat's owner may still build a house.
FONDACO_FN constexpr unsigned house_sites(const Mat& mat, const FreeCells& free) {
  return ((free.houses[0] > 0 ? 1u : 0u) | (free.houses[1] > 0 ? 2u : 0u) | (free.houses[2] > 0 ? 4u : 0u)) &
         ~unsigned{mat.houses};
}
FONDACO_FN constexpr bool open_port(const FreeCells& free) {
  return (free.cubes[0] | free.cubes[1] | free.cubes[2]) != 0;
}

/// Everything that a player with this mat can carry out now (section 4, "executable iff").
FONDACO_FN constexpr EffectSet possible_effects(const Mat& mat, const FreeCells& free) {
  EffectSet set = 0;
  for (unsigned m = 0; m < kMaterials; ++m) set |= EffectSet{mat.stock[m] < kWarehouse} << m;

  if (mat.ships < kMaxShips && affords(mat, kShipCost)) set |= EffectSet{1} << kBuildShip;
  if (affords(mat, kHouseCost)) set |= EffectSet{house_sites(mat, free)} << kBuildHouse;
  if (mat.workshops < kMaxWorkshops && affords(mat, kWorkshopCost)) set |= EffectSet{1} << kBuildWorkshop;

  if (mat.stock[kMarble] > 0) {
    for (unsigned b = 0; b < kBuildings; ++b) {
      set |= EffectSet{free.cubes[kFirstSculptures + b] > 0} << (kFirstSculpt + b);
    }
  }
  const int cloth = mat.cloth();
  if (cloth < mat.workshops * kWorkshopLoad) set |= EffectSet{1} << kWeaveEffect;

  if (cloth > 0) {
    const auto most = static_cast<std::size_t>(mat.ships < cloth ? mat.ships : cloth);
    std::uint32_t sea = kSeaMask[kPorts][most];
    for (std::size_t port = 0; port < kPorts; ++port) {
      sea &= kSeaMask[port][free.cubes[port] < kMaxShips ? free.cubes[port] : kMaxShips];
    }
    set |= EffectSet{sea} << kFirstSea;
    const unsigned reach = mat.houses & open_trade_cities(free);
    set |= EffectSet{kLandMask[reach][cloth < 3 ? static_cast<std::size_t>(cloth) : 3u]} << kFirstLand;
  }
  for (unsigned m = 0; m < kMaterials; ++m) {
    if (mat.stock[m] == 0) continue;
    for (unsigned church = 0; church < kChurches; ++church) {
      set |= EffectSet{free.cubes[kFirstRow + 3 * church + m] > 0} << (kFirstDonate + 3 * church + m);
    }
  }
  return set;
}

/// The actions that have at least one effect in the set.
FONDACO_FN constexpr ActionSet actions_in(EffectSet set) {
  ActionSet actions = 0;
  for (std::size_t a = 0; a < kActions; ++a) {
    actions = static_cast<ActionSet>(actions | (((set & kEffectsOf[a]) != 0 ? 1u : 0u) << a));
  }
  return actions;
}

/// Takes one cloth from the fullest workshop, the leftmost of equals.
FONDACO_FN constexpr void take_cloth(Mat& mat) {
  std::size_t fullest = 0;
  for (std::size_t w = 1; w < kMaxWorkshops; ++w) {
    if (mat.load[w] > mat.load[fullest]) fullest = w;
  }
  --mat.load[fullest];
}

/// Carries out one effect on a mat and the free cells; `put(location)` is called for each cube that goes to
/// the board, after its cell has been taken. The effect must be possible.
template <class Put>
FONDACO_FN constexpr void carry_out(Mat& mat, FreeCells& free, int effect, Put&& put) {
  const auto to_board = [&](int location) {
    --free.cubes[static_cast<std::size_t>(location)];
    put(location);
  };
  switch (kEffectAction[static_cast<std::size_t>(effect)]) {
    case kWood:
    case kBrick:
    case kMarble: ++mat.stock[static_cast<std::size_t>(effect)]; break;
    case kBuild:
      if (effect == kBuildShip) {
        pay(mat, kShipCost);
        ++mat.ships;
      } else if (effect == kBuildWorkshop) {
        pay(mat, kWorkshopCost);
        ++mat.workshops;
      } else {
        pay(mat, kHouseCost);
        mat.houses = static_cast<std::uint8_t>(mat.houses | (1u << (effect - kBuildHouse)));
        --free.houses[static_cast<std::size_t>(effect - kBuildHouse)];
      }
      break;
    case kSculpt:
      --mat.stock[kMarble];
      to_board(sculpture_location(effect - kFirstSculpt));
      break;
    case kWeave:  // every workshop with room
      for (std::size_t w = 0; w < mat.workshops; ++w)
        mat.load[w] = static_cast<std::uint8_t>(mat.load[w] + (mat.load[w] < kWorkshopLoad));
      break;
    case kSea:
      for (int port = 0; port < kPorts; ++port) {
        const auto& triple = kSeaTriple[static_cast<std::size_t>(effect - kFirstSea)];
        for (int i = 0; i < triple[static_cast<std::size_t>(port)]; ++i) {
          take_cloth(mat);
          to_board(port);
        }
      }
      break;
    case kLand:
      for (int city = 0; city < kTradeCities; ++city) {
        if (((static_cast<unsigned>(effect - kFirstLand + 1) >> city) & 1u) == 0) continue;
        take_cloth(mat);
        to_board(kPorts + city);
      }
      break;
    default: {
      const int row = effect - kFirstDonate;
      --mat.stock[static_cast<std::size_t>(row % 3)];
      to_board(kFirstRow + row);
    }
  }
}

}  // namespace fondaco::calimala
