#include "games/calimala/notation.hpp"

#include <array>
#include <string>

#include "games/calimala/actions.hpp"

namespace fondaco::calimala {

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
        if (((static_cast<unsigned>(effect - kFirstLand + 1) >> city) & 1u) != 0)
          add(kCityKeys[kPorts + city]);
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
  static constexpr std::array<std::string_view, kDiscKinds> kKinds = {"own", "white", "support"};
  const auto [kind, index] = choice(action);
  const auto at = static_cast<std::size_t>(index);
  const auto with = [](std::string text, std::string_view word) { return std::move((text += ' ') += word); };
  switch (kind) {
    case Kind::Place: return with(with("place", kKinds[at / kStreets]), std::to_string(index % kStreets));
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

}  // namespace fondaco::calimala
