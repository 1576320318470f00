#include "tuscany.hpp"

#include <algorithm>
#include <bit>

#include "tuscany_box.hpp"

namespace make_tables {

using namespace tuscany;

namespace {

// ---------------------------------------------------------------- colours and farms

void read_colours(const Entry& file, Box& c) {
  check_names(file["name"]);
  check_terms(file["terms"]);
  check_colours(file["colours"], kColours);
  const auto [fewest, most] = read_players(file["players"], kUsualPlayers, kColours);
  c.min_players = fewest;
  c.max_players = most;

  check_keyed_list(file["tile_colours"], kTileColours);
  for (const Entry& entry : file["tile_colours"].list()) {
    entry.fields({"id", "key", "letter", "player_tiles", "neutral_tiles", "name", "colour"}, {"short"});
    require_key(entry, kTileColourKeys[c.letters.size()]);
    const std::string letter = entry["letter"].text();
    entry["letter"].require(letter.size() == 1 && letter[0] >= 'A' && letter[0] <= 'Z',
                            "must be one capital letter");
    entry["letter"].require(c.letters.find(letter) == std::string::npos,
                            in_quotes(letter) + " is the letter of another colour");
    c.letters += letter;
    c.player_tiles.push_back(entry["player_tiles"].integer(0, kByte));
    c.neutral_tiles.push_back(entry["neutral_tiles"].integer(0, kByte));
    check_names(entry["colour"]);
  }
  file["tile_colours"].require(sum(c.neutral_tiles) >= kSlots, "fewer neutral tiles than the display shows");
}

// Something for each colour of tiles, in their order.
std::vector<Entry> by_colour(const Entry& object) {
  object.fields({kTileColourKeys.begin(), kTileColourKeys.end()});
  std::vector<Entry> entries;
  for (const std::string& key : kTileColourKeys) entries.push_back(object[key]);
  return entries;
}

void read_numbers_by_colour(const Entry& file, Box& c) {
  for (const Entry& cells : by_colour(file["domain_cells"]))
    c.domain_cells.push_back(cells.integer(1, static_cast<int>(kCells)));
  require_number(file["domain_cells"]["castle"], static_cast<int>(kCastleCells),
                 "the starting castle has three places to choose from");
  file["domain_cells"].require(
      sum(c.domain_cells) == static_cast<int>(kCells),
      "the cells sum to " + n(sum(c.domain_cells)) + ", but a domain has " + std::to_string(kCells));
  for (const Entry& cards : by_colour(file["region_cards"]))
    c.region_copies.push_back(cards.integer(0, kMostCopies));
  for (const Entry& bonus : by_colour(file["colour_bonus"])) {
    const std::vector<int> points = integers(bonus, 2, 0, 20);
    c.bonus_first.push_back(points[0]);
    c.bonus_second.push_back(points[1]);
  }
}

void read_farms(const Entry& file) {
  check_keyed_list(file["farms"], kFarmKeys.size());
  for (const Entry& farm : file["farms"].list()) {
    farm.fields({"id", "key", "name"}, {"short"});
    require_key(farm, kFarmKeys[static_cast<std::size_t>(farm["id"].integer(0, kByte))]);
  }
}

// ---------------------------------------------------------------- tiles

// Tiles that look different: one of each colour, but a field for each one or two farms.
void name_tiles(Box& c) {
  for (std::size_t colour = 0; colour < kTileColours; ++colour) {
    for (unsigned farms = 0; farms < 1U << kFarmKeys.size(); ++farms) {
      const int shown = std::popcount(farms);
      if (colour == kField ? shown != 1 && shown != 2 : shown != 0) continue;
      std::string key = kTileColourKeys[colour];
      for (std::size_t farm = 0; farm < kFarmKeys.size(); ++farm)
        if ((farms >> farm & 1U) != 0) key += (key == kTileColourKeys[kField] ? " " : "+") + kFarmKeys[farm];
      c.tile_keys.push_back(key);
      c.tile_colour.push_back(static_cast<int>(colour));
      c.tile_farms.push_back(static_cast<int>(farms));
    }
  }
}

int read_field(const Entry& entry, const Box& c) {
  int farms = 0;
  for (const Entry& farm : entry.list()) {
    const int mask = 1 << farm.index_in(kFarmKeys, "farm");
    farm.require((farms & mask) == 0, "stands there twice");
    farms |= mask;
  }
  const auto found = std::find(c.tile_farms.begin(), c.tile_farms.end(), farms);
  entry.require(farms != 0 && found != c.tile_farms.end(), "must be one farm or two");
  return static_cast<int>(found - c.tile_farms.begin());
}

// All tiles of a player, or the neutral ones; the fields are listed.
std::vector<int> read_set(const Entry& fields, const std::vector<int>& counts, const Box& c) {
  std::vector<int> set;
  for (const Entry& entry : fields.list(static_cast<std::size_t>(counts[kField])))
    set.push_back(read_field(entry, c));
  for (std::size_t tile = 0; tile < c.tile_colour.size(); ++tile) {
    const auto colour = static_cast<std::size_t>(c.tile_colour[tile]);
    if (colour != kField)
      set.insert(set.end(), static_cast<std::size_t>(counts[colour]), static_cast<int>(tile));
  }
  std::sort(set.begin(), set.end());
  return set;
}

void read_tiles(const Entry& file, Box& c) {
  name_tiles(c);
  file["field_tiles"].fields({"player", "neutral"});
  c.player_set = read_set(file["field_tiles"]["player"], c.player_tiles, c);
  c.neutral_set = read_set(file["field_tiles"]["neutral"], c.neutral_tiles, c);

  const Entry stacks = file["stacks"];
  stacks.fields({"count", "tiles"});
  require_number(stacks["count"], kRounds, "one for each round");
  c.stack = stacks["tiles"].integer(1, kMostInStack);
  stacks["tiles"].require(
      c.stack * kRounds == sum(c.player_tiles),
      n(kRounds) + " stacks of " + n(c.stack) + " tiles, but a player has " + n(sum(c.player_tiles)));
}

// ---------------------------------------------------------------- cards and bonuses

void read_bonuses(const Entry& file, Box& c) {
  check_keyed_list(file["bonus_tiles"], kBonusKeys.size());
  for (const Entry& bonus : file["bonus_tiles"].list()) {
    bonus.fields({"id", "key", "copies", "name"}, {"short"});
    require_key(bonus, kBonusKeys[c.bonus_copies.size()]);
    c.bonus_copies.push_back(bonus["copies"].integer(1, kMostCopies));
  }
  // A city always finds one.
  const int wanted = c.max_players * (1 + c.domain_cells[kCity]);
  file["bonus_tiles"].require(
      sum(c.bonus_copies) >= wanted,
      n(sum(c.bonus_copies)) + " tiles, but all players together may take " + n(wanted));
}

std::vector<Reward> read_rewards(const Entry& list) {
  std::vector<Reward> rewards;
  for (const Entry& entry : list.list()) {
    entry.fields({"kind", "count"});
    const Reward reward = {entry["kind"].index_in(kRewardKeys, "reward"), entry["count"].integer(1, 5)};
    for (const Reward& other : rewards)
      entry["kind"].require(other.kind != reward.kind,
                            in_quotes(kRewardKeys[reward.kind]) + " stands there twice");
    rewards.push_back(reward);
  }
  list.require(!rewards.empty() && rewards.size() <= kMaxRewards, "must be one reward or two");
  return rewards;
}

void read_yields(const Entry& file, Box& c) {
  const Entry yields = file["yield_cards"];
  yields.require(!yields.list().empty(), "must not be empty");
  c.yields = check_keyed_list(yields, yields.list().size());
  for (const Entry& card : yields.list()) {
    card.fields({"id", "key", "copies", "rewards", "name"}, {"short"});
    c.yield_copies.push_back(card["copies"].integer(1, kMostCopies));
    c.yield_rewards.push_back(read_rewards(card["rewards"]));
  }
}

void require_sum(const Entry& file, std::string_view list, const std::vector<int>& numbers,
                 std::string_view name, int most) {
  const int stated = file["components"][name].integer(1, most);
  file[list].require(sum(numbers) == stated, "the " + std::string(name) + " sum to " + n(sum(numbers)) +
                                                 ", but /components/" + std::string(name) + " is " +
                                                 n(stated));
}

void check_components(const Entry& file, const Box& c) {
  file["components"].fields({"tiles", "tiles_per_player", "neutral_tiles", "bonus_tiles",
                             "colour_bonus_tiles", "cards", "region_cards", "yield_cards",
                             "first_player_cards", "region_boards", "player_boards", "fifty_point_tokens",
                             "wooden_pieces", "marble", "workers", "hexes", "score_markers"});
  require_sum(file, "tile_colours", c.neutral_tiles, "neutral_tiles", kByte);
  require_sum(file, "bonus_tiles", c.bonus_copies, "bonus_tiles", kByte);
  require_sum(file, "region_cards", c.region_copies, "region_cards", kMostRegionCards);
  require_sum(file, "yield_cards", c.yield_copies, "yield_cards", kMostYieldCards);

  const int colours = static_cast<int>(kColours);
  const auto of = [&](std::string_view name) { return component(file, name); };
  require_component(file, "tiles_per_player", sum(c.player_tiles) + 1,
                    "/tile_colours and the starting castle");
  require_component(file, "tiles", of("tiles_per_player") * colours + of("neutral_tiles"),
                    "those of all players and the neutral ones");
  require_component(file, "colour_bonus_tiles", static_cast<int>(kTileColours), "one per colour of tiles");
  require_component(file, "first_player_cards", 1, "one player is the first");
  require_component(file, "cards", of("region_cards") + of("yield_cards") + of("first_player_cards"),
                    "those of all three kinds");
  require_component(file, "region_boards", static_cast<int>(kBoards), "/region_boards");
  require_component(file, "player_boards", colours, "one per colour");
  require_component(file, "fifty_point_tokens", colours, "one per colour");
  require_component(file, "score_markers", 2 * colours, "two per colour");
  require_component(file, "wooden_pieces", of("marble") + of("workers") + of("hexes") + of("score_markers"),
                    "those of all four kinds");
}

}  // namespace

std::string tuscany_tables(const Entry& file) {
  file.fields({"format",       "game",         "name",        "players",        "sources",
               "provenance",   "terms",        "colours",     "tile_colours",   "domain_cells",
               "region_cards", "colour_bonus", "farms",       "field_tiles",    "stacks",
               "bonus_tiles",  "yield_cards",  "area_points", "board_geometry", "region_boards",
               "layouts",      "editions",     "rules",       "components",     "drawing"});
  Box c{};
  read_colours(file, c);
  read_numbers_by_colour(file, c);
  read_farms(file);
  read_tiles(file, c);
  read_bonuses(file, c);
  read_yields(file, c);
  c.area_points = read_rising(file["area_points"], kMaxArea, 1, 20);
  read_boards(file, c);
  read_rules(file, c);
  check_components(file, c);
  check_drawing(file, c);
  return header(c);
}

}  // namespace make_tables
