#include "terminal/tuscany/names.hpp"

#include "games/data.hpp"
#include "terminal/tuscany/texts.hpp"

namespace fondaco::terminal::tuscany {

const Json& data() {
  static const Json json = Json::parse(game_data("tuscany"));
  return json;
}

std::string player_name(const Scene& s, int seat) { return terminal::player_name(s, data(), seat); }

std::string player_letter(const Scene& s, int seat) { return terminal::player_letter(s, data(), seat); }

const tables::Edition& edition_of(const Scene& s) {
  const std::size_t edition =
      index_of(tables::kEditionKeys, s.options.value("edition", std::string(tables::kEditionKeys[0])));
  return tables::kEditions[edition % tables::kEditions.size()];
}

std::size_t colour_with(std::string_view key) { return index_of(tables::kColourKeys, key); }

std::string colour_name(const Scene& s, std::size_t colour) {
  return lowered(name_of(data()["tile_colours"][colour], s.language));
}

std::string colour_letter(const Scene& s, std::size_t colour) {
  return s.ink.thing(hue_of(colour), kTuscany.colour_letters[colour].in(s.language));
}

Hue hue_of(std::size_t colour) {
  static constexpr std::array<Hue, tables::kColours> kHues = {
      Hue::DarkGreen, Hue::Red, Hue::Blue, Hue::LightGreen, Hue::Grey, Hue::Orange, Hue::Yellow, Hue::Beige};
  return kHues[colour];
}

std::string colour_letters(const Scene& s, unsigned colours) {
  std::string letters;
  for (std::size_t colour = 0; colour < tables::kColours; ++colour) {
    if (((colours >> colour) & 1u) != 0) letters += colour_letter(s, colour);
  }
  return letters;
}

std::size_t item_with(std::string_view key) {
  constexpr std::string_view kMark = "neutral ";
  if (key.starts_with(kMark)) key.remove_prefix(kMark.size());
  return index_of(tables::kTileKeys, key);
}

std::string farm_letters(const Scene& s, std::size_t item) {
  std::string letters;
  for (std::size_t farm = 0; farm < tables::kFarms && !is_hex(item); ++farm) {
    if (((tables::kTileFarms[item] >> farm) & 1u) != 0) letters += s.say(kTuscany.farm_letters[farm]);
  }
  return letters;
}

std::string item_name(const Scene& s, std::size_t item) {
  if (is_hex(item)) return s.say(kTuscany.hex);
  const std::string farms = farm_letters(s, item);
  return colour_name(s, tables::kTileColour[item]) + (farms.empty() ? "" : "\u00a0" + farms);
}

std::string item_letters(const Scene& s, std::size_t item) {
  if (is_hex(item)) return s.say(kTuscany.hex);
  return colour_letter(s, tables::kTileColour[item]) + farm_letters(s, item);
}

std::string bonus_name(const Scene& s, std::string_view key) {
  return name_of(entry(data()["bonus_tiles"], key), s.language);
}

std::string bonus_word(const Scene& s, std::string_view key) {
  return s.say(kTuscany.bonus_words[index_of(tables::kBonusKeys, key)]);
}

std::string yield_name(const Scene& s, std::string_view key) {
  return name_of(entry(data()["yield_cards"], key), s.language);
}

std::string cards_text(const Scene& s, const Json& counts) {
  std::vector<std::string> parts;
  for (std::size_t colour = 0; colour < tables::kColours; ++colour) {
    const int count = counts.value(std::string(tables::kColourKeys[colour]), 0);
    if (count > 0) parts.push_back(multiple(colour_name(s, colour), count));
  }
  return listed(parts);
}

std::string tiles_text(const Scene& s, const Json& counts) {
  std::vector<std::string> parts;
  for (std::size_t item = 0; item < tables::kTiles; ++item) {
    const int count = counts.value(std::string(tables::kTileKeys[item]), 0);
    if (count > 0) parts.push_back(multiple(item_name(s, item), count));
  }
  return listed(parts);
}

int total(const Json& counts) {
  int sum = 0;
  for (const Json& count : counts) sum += count.get<int>();
  return sum;
}

}  // namespace fondaco::terminal::tuscany
