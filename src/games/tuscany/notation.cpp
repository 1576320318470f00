#include "games/tuscany/notation.hpp"

#include "games/tuscany/actions.hpp"
#include "games/tuscany/domain.hpp"

namespace fondaco::tuscany {

namespace {

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

std::string unit_text(std::uint8_t unit) {
  if (unit == kOwnCard) return "own";
  return unit == kWorker ? "worker" : "2 " + std::string(kColourKeys[unit - std::size_t{kPair}]);
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

}  // namespace fondaco::tuscany
