#pragma once

#include <string_view>

namespace fondaco {

/// What came in a game's box, as JSON (data/GAME.json); empty for a key that no game has.
std::string_view game_data(std::string_view key);

}  // namespace fondaco
