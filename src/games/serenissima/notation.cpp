#include "games/serenissima/notation.hpp"

#include <array>
#include <string_view>

#include "games/serenissima/actions.hpp"

namespace fondaco::serenissima {

std::string action_text(Action action) {
  static constexpr std::array<std::string_view, 14> kPlain = {
      "activate",         "invest",         "end",     "yes",         "no",
      "continue",         "sell",           "capture", "attack port", "load",
      "sailor from port", "sailor to port", "scuttle", "buy"};
  const auto [kind, what, good] = choice(action);
  const auto text = [](std::string_view verb, std::string_view key) {
    return std::string(verb) + std::string(key);
  };
  const std::string number = std::to_string(what);
  switch (kind) {
    case Kind::Land: return "land " + number;
    case Kind::Move: return text("move ", kZoneKeys[what]);
    case Kind::Number: return "number " + number;
    case Kind::Attack: return "attack " + number;
    case Kind::SailorFrom: return "sailor from " + number;
    case Kind::SailorTo: return "sailor to " + number;
    case Kind::GoodFrom: return text(kGoodKeys[good], " from ") + number;
    case Kind::GoodTo: return text(kGoodKeys[good], " to ") + number;
    case Kind::Jettison: return text("jettison ", kGoodKeys[good]);
    case Kind::SellGood: return text("sell ", kGoodKeys[good]);
    case Kind::Take: return text("take ", kGoodKeys[good]);
    case Kind::Port: return text("port ", kPortKeys[what]);
    case Kind::HirePort: return text("hire ", kPortKeys[what]);
    case Kind::HireGalley: return "hire " + number;
    case Kind::Fort: return text("fort ", kPortKeys[what]);
    case Kind::Basilica: return text("basilica ", kPortKeys[what]);
    default: return std::string(kPlain[action]);
  }
}

}  // namespace fondaco::serenissima
