#include "games/serenissima/notation.hpp"

#include <array>
#include <string_view>

#include "core/json.hpp"
#include "core/keys.hpp"
#include "games/serenissima/actions.hpp"

namespace fondaco::serenissima {

namespace {

/// Actions that one event tells are one kind of decision.
constexpr auto kDecisionKeys = keys_of<Kind::Basilica>(
    {"activate", "invest", "end",    "blockade", "blockade", "continue", "sell",     "capture",
     "attack",   "load",   "sailor", "sailor",   "scuttle",  "buy",      "land",     "move",
     "number",   "attack", "sailor", "sailor",   "good",     "good",     "jettison", "sell_good",
     "take",     "port",   "hire",   "hire",     "build",    "build"});

}  // namespace

Json place_json(std::size_t number) { return number == 0 ? Json("port") : Json(number); }

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

Json action_json(Action action) {
  const auto [kind, what, good] = choice(action);
  Json json;
  json["kind"] = kDecisionKeys[static_cast<std::size_t>(kind)];
  switch (kind) {
    case Kind::Yes:
    case Kind::No: json["declared"] = kind == Kind::Yes; break;
    case Kind::AttackPort:
    case Kind::Attack: json["target"] = place_json(what); break;
    case Kind::SailorFromPort:
    case Kind::SailorFrom:
    case Kind::SailorToPort:
    case Kind::SailorTo:
      json["way"] = kind == Kind::SailorFromPort || kind == Kind::SailorFrom ? "from" : "to";
      json["with"] = place_json(what);
      break;
    case Kind::GoodFrom:
    case Kind::GoodTo:
      json["good"] = kGoodKeys[good];
      json["way"] = kind == Kind::GoodFrom ? "from" : "to";
      json["with"] = what;
      break;
    case Kind::Land: json["sailors"] = what; break;
    case Kind::Move: json["zone"] = kZoneKeys[what]; break;
    case Kind::Number: json["galley"] = what; break;
    case Kind::Jettison:
    case Kind::SellGood:
    case Kind::Take: json["good"] = kGoodKeys[good]; break;
    case Kind::Port: json["port"] = kPortKeys[what]; break;
    case Kind::HirePort: json["at"] = kPortKeys[what]; break;
    case Kind::HireGalley: json["at"] = what; break;
    case Kind::Fort:
    case Kind::Basilica:
      json["port"] = kPortKeys[what];
      json["what"] = kind == Kind::Fort ? "fort" : "basilica";
      break;
    case Kind::Activate:
    case Kind::Invest:
    case Kind::End:
    case Kind::Continue:
    case Kind::Sell:
    case Kind::Capture:
    case Kind::LoadGood:
    case Kind::Scuttle:
    case Kind::BuyGalley: break;
  }
  return json;
}

}  // namespace fondaco::serenissima
