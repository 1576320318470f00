#include "games/millefiori/notation.hpp"

#include <string>

#include "core/json.hpp"
#include "core/keys.hpp"
#include "games/millefiori/actions.hpp"

namespace fondaco::millefiori {

namespace {

constexpr auto kDecisionKeys =
    keys_of<Kind::Decline>({"select", "place", "place", "navigate", "take", "decline"});

}  // namespace

std::string action_text(Action action) {
  const auto [kind, index] = choice(action);
  const auto at = static_cast<std::size_t>(index);
  switch (kind) {
    case Kind::Select: return "select " + std::string(kCardKeys[at]);
    case Kind::Place: return "place " + std::string(kCellKeys[at]);
    case Kind::PlaceOnly: return "place " + std::string(kCellKeys[kAreaFirst[kHarbour] + at]) + " no sail";
    case Kind::Navigate: return "navigate";
    case Kind::Take: return "take " + std::string(kCardKeys[at]);
    case Kind::Decline: return "decline";
  }
  return {};
}

Json action_json(Action action) {
  const auto [kind, index] = choice(action);
  const auto at = static_cast<std::size_t>(index);
  Json json;
  json["kind"] = kDecisionKeys[static_cast<std::size_t>(kind)];
  switch (kind) {
    case Kind::Select:
    case Kind::Take: json["card"] = kCardKeys[at]; break;
    case Kind::Place:
      json["cell"] = kCellKeys[at];
      if (kCellArea[at] == kHarbour) json["sail"] = true;
      break;
    case Kind::PlaceOnly:
      json["cell"] = kCellKeys[kAreaFirst[kHarbour] + at];
      json["sail"] = false;
      break;
    case Kind::Navigate:
    case Kind::Decline: break;
  }
  return json;
}

}  // namespace fondaco::millefiori
