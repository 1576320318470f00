#include "games/millefiori/notation.hpp"

#include <string>

#include "games/millefiori/actions.hpp"

namespace fondaco::millefiori {

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

}  // namespace fondaco::millefiori
