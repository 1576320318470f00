#pragma once

#include "core/target.hpp"
#include "games/serenissima/actions.hpp"
#include "games/serenissima/trade.hpp"

// What weighted random play likes (9.4): uniform play scuttles and empties galleys, so little is ever sold.

namespace fondaco::serenissima {

FONDACO_FN constexpr int preference_of(Kind kind) {
  switch (kind) {
    case Kind::Fort:
    case Kind::Basilica: return 6;
    case Kind::LoadGood:
    case Kind::Sell:
    case Kind::SellGood:
    case Kind::Capture:
    case Kind::AttackPort:
    case Kind::Take: return 5;
    case Kind::Activate:
    case Kind::BuyGalley: return 4;
    case Kind::End:
    case Kind::Move:
    case Kind::HirePort: return 2;
    case Kind::SailorToPort:
    case Kind::SailorFrom:
    case Kind::SailorTo:
    case Kind::GoodFrom:
    case Kind::GoodTo: return 1;
    case Kind::Scuttle:
    case Kind::Jettison: return 0;
    default: return 3;
  }
}

FONDACO_TABLE std::array<std::uint8_t, kActionIds> kPreference = [] {
  std::array<std::uint8_t, kActionIds> table{};
  for (std::size_t id = 0; id < table.size(); ++id)
    table[id] = static_cast<std::uint8_t>(preference_of(choice(static_cast<Action>(id)).kind));
  return table;
}();

/// Where something can be sold, there galleys row, and there they stop.
FONDACO_FN constexpr int liked_to_stop(const State& s, std::size_t zone) {
  const std::uint8_t port = open_port(s, zone);
  if (port == kNone) return 1;
  if (sellable(s, port) != 0) return s.ports[port].owner == active(s).owner ? 5 : 4;
  return s.ports[port].owner == kNobody ? 3 : 2;
}

/// The more the better. What sinks an own galley or fills its sixth place comes last.
FONDACO_FN constexpr int preference(const State& s, Action action) {
  const int liked = kPreference[action];
  if (s.phase == Phase::Land)
    return action == kFirstLand || action - kFirstLand == active(s).sailors ? 0 : liked;
  if (s.phase == Phase::Move)
    return liked_to_stop(s, action == kEnd ? active(s).zone : static_cast<std::size_t>(action - kFirstMove));
  if (s.phase == Phase::Loot && liked == 0) return 1;  // it makes room for loot
  if (s.phase != Phase::Load || action == kEnd) return liked;
  const Choice chosen = choice(action);
  switch (chosen.kind) {
    case Kind::SailorToPort:
    case Kind::SailorTo: return active(s).sailors == 1 ? 0 : liked;
    case Kind::SailorFrom:
      if (s.galleys[chosen.what].sailors == 1) return 0;
      [[fallthrough]];
    case Kind::LoadGood:
    case Kind::SailorFromPort:
    case Kind::GoodFrom: return active(s).load() < kGalleySlots ? liked : 0;
    default: return liked;
  }
}

}  // namespace fondaco::serenissima
