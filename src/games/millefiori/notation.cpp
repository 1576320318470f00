#include "games/millefiori/notation.hpp"

#include <string>

#include "core/notation.hpp"
#include "games/millefiori/actions.hpp"
#include "games/millefiori/reasons.hpp"

namespace fondaco::millefiori {

namespace {

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

const ActionTexts& texts() {
  static const ActionTexts all(kActionIds, action_text);
  return all;
}

}  // namespace

std::string_view notation(Action action) { return texts()[action]; }

std::optional<Action> parse_notation(std::string_view text) { return texts().find(text); }

std::string_view reason_key(Error error) { return own_reason_key(error, kReasonKeys); }

}  // namespace fondaco::millefiori
