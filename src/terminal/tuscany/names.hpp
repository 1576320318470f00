#pragma once

#include <string>
#include <string_view>

#include "core/json_fwd.hpp"
#include "games/tuscany/tables.hpp"
#include "terminal/names.hpp"

// Names of Tuscany's things in words. Colours, tiles and bonus tiles go by the numbers of the rules.

namespace fondaco::terminal::tuscany {

namespace tables = fondaco::tuscany::tables;

const Json& data();

std::string player_name(const Scene& s, int seat);
std::string player_letter(const Scene& s, int seat);

/// The numbers of the edition that is played.
const tables::Edition& edition_of(const Scene& s);

/// The colour of cells, tiles and region cards with this key.
std::size_t colour_with(std::string_view key);
std::string colour_name(const Scene& s, std::size_t colour);
std::string colour_letter(const Scene& s, std::size_t colour);
Hue hue_of(std::size_t colour);
/// "KFM", the colours of a set, one bit each.
std::string colour_letters(const Scene& s, unsigned colours);

/// A tile or the hex with this key; the mark of a neutral tile does not count.
std::size_t item_with(std::string_view key);
inline bool is_hex(std::size_t item) { return item == tables::kHex; }
/// The letters of a field's farms; nothing for other tiles.
std::string farm_letters(const Scene& s, std::size_t item);
/// "field vp", "hex"; not broken over two lines.
std::string item_name(const Scene& s, std::size_t item);
/// "Fvp", "hex".
std::string item_letters(const Scene& s, std::size_t item);

/// "+1 worker", and in one word for lists.
std::string bonus_name(const Scene& s, std::string_view key);
std::string bonus_word(const Scene& s, std::string_view key);
std::string yield_name(const Scene& s, std::string_view key);

/// "castle ×2, field": how many of what, by keys.
std::string cards_text(const Scene& s, const Json& counts);
std::string tiles_text(const Scene& s, const Json& counts);
/// How many there are in all.
int total(const Json& counts);

}  // namespace fondaco::terminal::tuscany
