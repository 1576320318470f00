#include "games/tuscany/notation.hpp"

#include "core/json.hpp"
#include "core/keys.hpp"
#include "games/tuscany/actions.hpp"
#include "games/tuscany/domain.hpp"

namespace fondaco::tuscany {

namespace {

constexpr auto kDecisionKeys =
    keys_of<Kind::SpendMarble>({"layout", "bonus", "draw", "take", "refresh", "place", "discard", "pay",
                                "no_castle", "castle", "end", "marble"});

std::string layout_text(int layout) {
  std::string text;
  for (std::size_t position = 0; position < 3; ++position) {
    const std::size_t letter = letter_at(layout, position);
    text += static_cast<char>('A' + static_cast<char>(letter));
    if (turned(layout, letter) != 0) text += '\'';
    text += ' ';
  }
  for (const std::int8_t step : kOffsetSteps[offsets(layout)]) text += step > 0 ? '+' : '-';
  return text;
}

/// A layout as the key of the state, and taken apart: the boards from left to right, and their offsets.
void add_layout(Json& json, int layout) {
  json["layout"] = layout_texts()[static_cast<std::size_t>(layout)];
  Json& regions = json["regions"] = Json::array();
  for (std::size_t position = 0; position < 3; ++position) {
    const std::size_t letter = letter_at(layout, position);
    Json region;
    region["letter"] = std::string_view("ABC").substr(letter, 1);
    region["turned"] = turned(layout, letter) != 0;
    regions.push_back(std::move(region));
  }
  json["offsets"] = kOffsetSteps[offsets(layout)];
}

std::string unit_text(std::uint8_t unit) {
  if (unit == kOwnCard) return "own";
  return unit == kWorker ? "worker" : "2 " + std::string(kColourKeys[unit - std::size_t{kPair}]);
}

/// A colour stands for two cards of it.
std::string_view unit_key(std::uint8_t unit) {
  if (unit == kOwnCard) return "own";
  return unit == kWorker ? "worker" : kColourKeys[unit - std::size_t{kPair}];
}

std::string on_cell(std::string_view verb, int index) {
  return std::string(verb) + " " + std::to_string(index / kCells) + " on " + std::to_string(index % kCells);
}

}  // namespace

const std::array<std::string_view, kLayouts>& layout_texts() {
  static const auto texts = [] {
    std::array<std::string, kLayouts> all;
    for (std::size_t layout = 0; layout < kLayouts; ++layout)
      all[layout] = layout_text(static_cast<int>(layout));
    return all;
  }();
  static const auto views = [] {
    std::array<std::string_view, kLayouts> all;
    for (std::size_t layout = 0; layout < kLayouts; ++layout) all[layout] = texts[layout];
    return all;
  }();
  return views;
}

std::string action_text(Action action) {
  const auto [kind, index] = choice(action);
  const auto at = static_cast<std::size_t>(index);
  switch (kind) {
    case Kind::Layout:
      return "layout " + std::string(layout_texts()[at / 3]) + " castle " + std::to_string(index % 3 + 1);
    case Kind::Bonus: return "bonus " + std::string(kBonusKeys[at]);
    case Kind::Draw: return "draw";
    case Kind::Take: return "take " + std::to_string(index);
    case Kind::Refresh: return "refresh " + std::string(kColourKeys[at]);
    case Kind::Place: return on_cell("place", index);
    case Kind::Discard: return "discard " + std::to_string(index);
    case Kind::Pay:
      return "pay " + unit_text(kPaymentUnits[at].first) + " " + unit_text(kPaymentUnits[at].second);
    case Kind::NoCastle: return "castle none";
    case Kind::Castle: return on_cell("castle", index);
    case Kind::EndTurn: return "end";
    case Kind::SpendMarble: return "marble";
  }
  return {};
}

Json action_json(Action action) {
  const auto [kind, index] = choice(action);
  const auto at = static_cast<std::size_t>(index);
  Json json;
  json["kind"] = kDecisionKeys[static_cast<std::size_t>(kind)];
  switch (kind) {
    case Kind::Layout:
      add_layout(json, index / 3);
      json["castle"] = index % 3 + 1;
      break;
    case Kind::Bonus: json["bonus"] = kBonusKeys[at]; break;
    case Kind::Take: json["slot"] = index; break;
    case Kind::Refresh: json["colour"] = kColourKeys[at]; break;
    case Kind::Place:
      json["item"] = index / kCells;
      json["cell"] = index % kCells;
      break;
    case Kind::Discard: json["item"] = index; break;
    case Kind::Pay:
      json["units"] = Json::array({unit_key(kPaymentUnits[at].first), unit_key(kPaymentUnits[at].second)});
      break;
    case Kind::Castle:
      json["slot"] = index / kCells;
      json["cell"] = index % kCells;
      break;
    case Kind::Draw:
    case Kind::NoCastle:
    case Kind::EndTurn:
    case Kind::SpendMarble: break;
  }
  return json;
}

}  // namespace fondaco::tuscany
