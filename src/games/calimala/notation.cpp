#include "games/calimala/notation.hpp"

#include <array>
#include <string>
#include <string_view>

#include "core/describe.hpp"
#include "core/keys.hpp"
#include "games/calimala/actions.hpp"

namespace fondaco::calimala {

namespace {

constexpr auto kDecisionKeys = keys_of<Kind::Draft>(
    {"place", "carry_out", "card", "compensate", "decline", "finish", "replace", "keep", "open", "draft"});

/// The trade cities of a LAND effect, one bit each.
unsigned land_cities(int effect) { return static_cast<unsigned>(effect - kFirstLand + 1); }

/// An effect as fields: its action and what that needs to know.
void add_effect(Json& json, int effect) {
  const auto at = [effect](int first) { return static_cast<std::size_t>(effect - first); };
  const auto action = kEffectAction[at(0)];
  json["action"] = kActionKeys[action];
  switch (action) {
    case kBuild:
      if (effect == kBuildShip) {
        json["what"] = "ship";
      } else if (effect == kBuildWorkshop) {
        json["what"] = "workshop";
      } else {
        json["what"] = "house";
        json["city"] = kCityKeys[kPorts + at(kBuildHouse)];
      }
      break;
    case kSculpt: json["building"] = kBuildingKeys[at(kFirstSculpt)]; break;
    case kSea: json["cubes"] = counts_json(kSeaTriple[at(kFirstSea)], kCityKeys); break;
    case kLand:
      json["cities"] = Json::array();
      for (std::size_t city = 0; city < kTradeCities; ++city) {
        if (((land_cities(effect) >> city) & 1u) != 0) json["cities"].push_back(kCityKeys[kPorts + city]);
      }
      break;
    case kDonate:
      json["building"] = kBuildingKeys[at(kFirstDonate) / kMaterials];
      json["material"] = kMaterialKeys[at(kFirstDonate) % kMaterials];
      break;
    default: break;
  }
}

}  // namespace

std::string effect_text(int effect) {
  const auto action = kEffectAction[static_cast<std::size_t>(effect)];
  std::string text(kActionKeys[action]);
  const auto add = [&text](std::string_view word) { (text += ' ') += word; };
  switch (action) {
    case kBuild:
      if (effect == kBuildShip) {
        add("ship");
      } else if (effect == kBuildWorkshop) {
        add("workshop");
      } else {
        add("house");
        add(kCityKeys[static_cast<std::size_t>(kPorts + effect - kBuildHouse)]);
      }
      break;
    case kSculpt: add(kBuildingKeys[static_cast<std::size_t>(effect - kFirstSculpt)]); break;
    case kSea:
      for (std::size_t port = 0; port < kPorts; ++port) {
        const int cubes = kSeaTriple[static_cast<std::size_t>(effect - kFirstSea)][port];
        if (cubes == 0) continue;
        add(kCityKeys[port]);
        add(std::to_string(cubes));
      }
      break;
    case kLand:
      for (std::size_t city = 0; city < kTradeCities; ++city) {
        if (((land_cities(effect) >> city) & 1u) != 0) add(kCityKeys[kPorts + city]);
      }
      break;
    case kDonate:
      add(kBuildingKeys[static_cast<std::size_t>((effect - kFirstDonate) / 3)]);
      add(kMaterialKeys[static_cast<std::size_t>((effect - kFirstDonate) % 3)]);
      break;
    default: break;
  }
  return text;
}

std::string action_text(Action action) {
  const auto [kind, index] = choice(action);
  const auto at = static_cast<std::size_t>(index);
  const auto with = [](std::string text, std::string_view word) { return std::move((text += ' ') += word); };
  switch (kind) {
    case Kind::Place:
      return with(with("place", kDiscKindKeys[at / kStreets]), std::to_string(index % kStreets));
    case Kind::Exec: return effect_text(index);
    case Kind::Card: return with("card", effect_text(index));
    case Kind::Compensate: return with("compensate", kActionKeys[at]);
    case Kind::Decline: return with("decline", kActionKeys[at]);
    case Kind::Finish: return "finish";
    case Kind::Replace: return with(with("replace", std::to_string(index / 3)), std::to_string(index % 3));
    case Kind::Keep: return with("keep", kInfluenceKeys[at]);
    case Kind::Open: return with("open", kInfluenceKeys[at]);
    case Kind::Draft: return with("draft", kActionKeys[kDraft[at]]);
  }
  return {};
}

Json action_json(Action action) {
  const auto [kind, index] = choice(action);
  const auto at = static_cast<std::size_t>(index);
  Json json;
  json["kind"] = kDecisionKeys[static_cast<std::size_t>(kind)];
  switch (kind) {
    case Kind::Place:
      json["disc"] = kDiscKindKeys[at / kStreets];
      json["street"] = index % kStreets;
      break;
    case Kind::Exec:
    case Kind::Card: add_effect(json, index); break;
    case Kind::Compensate:
    case Kind::Decline: json["action"] = kActionKeys[at]; break;
    case Kind::Finish: break;
    case Kind::Replace:
      json["street"] = index / 3;
      json["position"] = index % 3;
      break;
    case Kind::Keep:
    case Kind::Open: json["card"] = kInfluenceKeys[at]; break;
    case Kind::Draft: json["card"] = kActionKeys[kDraft[at]]; break;
  }
  return json;
}

}  // namespace fondaco::calimala
