#include "games/data.hpp"

#include <array>
#include <utility>

// Each is made by tools/make_tables.
namespace fondaco::data {

extern const std::string_view calimala, millefiori, tuscany, serenissima;

}  // namespace fondaco::data

namespace fondaco {

std::string_view game_data(std::string_view key) {
  static const std::array<std::pair<std::string_view, std::string_view>, 4> kData = {
      {{"calimala", data::calimala},
       {"millefiori", data::millefiori},
       {"tuscany", data::tuscany},
       {"serenissima", data::serenissima}}
  };
  for (const auto& [game, text] : kData) {
    if (game == key) return text;
  }
  return {};
}

}  // namespace fondaco
