#pragma once

#include "core/reached.hpp"
#include "core/target.hpp"
#include "games/millefiori/score.hpp"
#include "games/millefiori/state.hpp"

// What a rhombus brings in each area (section 4): points for everybody concerned, whether the condition of
// the area's bonus is met, and whether an extra card is earned.

namespace fondaco::millefiori {

inline constexpr std::size_t kPigment = 3;
static_assert(kKindKeys[kPigment] == "pigment");

/// A rhombus just placed: the area's cell, the card it was placed with.
struct Placement {
  int area;
  std::size_t cell;  // counted within the area
  std::size_t card_kind;
  std::size_t cell_kind;
};

struct Gain {
  bool bonus = false;  // the condition of the area bonus is met
  bool extra = false;  // an extra card is earned
};

FONDACO_FN constexpr int distinct_values(Cells own) {
  int values = 0;
  for (const Cells cells : kValueCells) values += (own & cells) != 0;
  return values;
}

/// The condition of an area's bonus: every symbol of the area, or enough values of residences.
FONDACO_FN constexpr bool meets_bonus(Cells own, int area) {
  if (area == kResidences) return distinct_values(own) >= kResidenceBonus;
  const auto at = static_cast<std::size_t>(area);
  for (std::size_t kind = kAreaFirstKind[at]; kind < kAreaFirstKind[at + 1]; ++kind) {
    if ((own & kKindCells[kind]) == 0) return false;
  }
  return true;
}

/// The cells connected with `cell` over own ones (4.1).
FONDACO_FN constexpr Cells group_of(Cells own, std::size_t cell) {
  return reached(bit(cell), own, [](int at) { return kWorkshopNeighbours[static_cast<std::size_t>(at)]; });
}

template <class Sink>
FONDACO_FN constexpr Gain place_workshop(State& s, const Placement& at, Sink& sink) {
  const Cells own = s.own[kWorkshops][s.active];
  const int group = std::popcount(group_of(own, at.cell));
  score(s, s.active, at.cell_kind == kPigment ? 2 * group : group, For::Group, sink);
  const Cells triple = kTripleCells[kWorkshopTriple[at.cell]];
  return {meets_bonus(own, kWorkshops), (triple & ~filled(s, kWorkshops)) == 0};
}

/// The value of the new cell and of the unbroken own run before it (Q18); thresholds count when they are
/// reached (Q19).
template <class Sink>
FONDACO_FN constexpr Gain place_residence(State& s, const Placement& at, Sink& sink) {
  const Cells own = s.own[kResidences][s.active];
  int points = 0;
  for (std::size_t cell = at.cell + 1; cell > 0 && (own & bit(cell - 1)) != 0; --cell) {
    points += kResidenceValue[cell - 1];
  }
  score(s, s.active, points, For::Chain, sink);
  const int values = distinct_values(own);
  if (values == distinct_values(own & ~bit(at.cell))) return {};
  return {values == kResidenceBonus, ((kResidenceExtra >> values) & 1u) != 0};
}

/// Points of the level, twice when the symbols agree; then the other rhombi of the triangle, never doubled
/// (Q15, Q16).
template <class Sink>
FONDACO_FN constexpr Gain place_citizen(State& s, const Placement& at, Sink& sink) {
  const std::size_t level = kPyramidLevel[at.cell];
  score(s, s.active, kCitizenPoints[level] * (at.card_kind == at.cell_kind ? 2 : 1), For::Level, sink);
  const Cells triangle = kPyramidTriangle[at.cell];
  score_all(
      s, at.area, For::Triangle,
      [triangle](Cells own) {
        int points = 0;
        for (Cells rest = own & triangle; rest != 0; rest &= rest - 1) {
          points += kCitizenPoints[kPyramidLevel[static_cast<std::size_t>(std::countr_zero(rest))]];
        }
        return points;
      },
      sink);
  return {meets_bonus(s.own[static_cast<std::size_t>(at.area)][s.active], at.area), level == 3};
}

/// Whether somebody else has more cells of a good, and with them more points from a rhombus than whoever
/// placed it, who has these besides.
FONDACO_FN constexpr bool is_good_deal(const State& s, Cells good, int besides) {
  const int value = std::popcount(filled(s, kTrade) & good);
  const auto& own = s.own[kTrade];
  const int gained = value * std::popcount(own[s.active] & good) + besides;
  bool better = false;
  for (const Cells cells : own) better |= value * std::popcount(cells & good) > gained;
  return better;
}

/// Each cell of the good is worth as much as there are filled ones. Whoever makes a better deal for somebody
/// else than for himself earns an extra card (Q20).
template <class Sink>
FONDACO_FN constexpr Gain place_goods(State& s, const Placement& at, Sink& sink) {
  const Cells good = kKindCells[at.cell_kind];
  const int value = std::popcount(filled(s, kTrade) & good);
  score_all(s, kTrade, For::Goods, [=](Cells own) { return value * std::popcount(own & good); }, sink);
  return {meets_bonus(s.own[kTrade][s.active], kTrade), is_good_deal(s, good, 0)};
}

/// The third ship of a row sends the fleet off, worth by the goods of the row (4.5).
template <class Sink>
FONDACO_FN constexpr Gain place_ship(State& s, const Placement& at, Sink& sink) {
  const std::size_t row = kShipRow[at.cell];
  const Cells ships = kShipRowCells[row];
  if ((ships & ~filled(s, kHarbour)) == 0) {
    const auto goods = static_cast<std::size_t>(std::popcount(filled(s, kTrade) & kGoodsRowCells[row]));
    const int worth = kFleetPoints[goods];
    score_all(s, kHarbour, For::Fleet, [=](Cells own) { return worth * std::popcount(own & ships); }, sink);
  }
  return {};
}

template <class Sink>
FONDACO_FN constexpr Gain score_placement(State& s, const Placement& at, Sink& sink) {
  switch (at.area) {
    case kWorkshops: return place_workshop(s, at, sink);
    case kResidences: return place_residence(s, at, sink);
    case kTrade: return place_goods(s, at, sink);
    case kHarbour: return place_ship(s, at, sink);
    default: return place_citizen(s, at, sink);
  }
}

}  // namespace fondaco::millefiori
