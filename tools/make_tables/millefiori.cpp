#include "millefiori.hpp"

#include <algorithm>
#include <bit>

#include "millefiori_box.hpp"

namespace make_tables {

using namespace millefiori;

namespace {

// ---------------------------------------------------------------- things with names

void read_areas(const Entry& file, Box& c) {
  check_names(file["name"]);
  check_terms(file["terms"]);
  c.colours = check_colours(file["colours"], kColours);

  c.areas = check_keyed_list(file["areas"], kAreas);
  c.area_first = {0};
  for (const Entry& area : file["areas"].list()) {
    const std::size_t id = c.area_first.size() - 1;
    if (id < kBonusAreas) {
      area.fields({"id", "key", "letter", "first", "cells", "name", "colour", "bonus", "box"}, {"short"});
      check_names(area["bonus"]);
    } else {
      area.fields({"id", "key", "letter", "first", "cells", "name", "colour", "box"}, {"short"});
    }
    check_names(area["colour"]);
    require_key(area, kAreaForms[id].key);
    require_text(area["letter"], std::string(1, kAreaForms[id].letter));
    const int cells = static_cast<int>(kAreaForms[id].cells);
    require_number(area["first"], c.area_first[id]);
    require_number(area["cells"], cells);
    c.area_first.push_back(c.area_first[id] + cells);
  }
}

// Kinds of cards; each is the symbol of cells in its area.
void read_kinds(const Entry& file, Box& c) {
  for (std::size_t area = 0; area < kAreas; ++area)
    c.kind_area.insert(c.kind_area.end(), kAreaForms[area].kinds, area);
  c.kinds = check_keyed_list(file["kinds"], kKindKeys.size());
  for (const Entry& entry : file["kinds"].list()) {
    entry.fields({"id", "key", "area", "numbers", "others_score", "name"}, {"short"});
    const std::size_t kind = static_cast<std::size_t>(entry["id"].integer(0, kByte));
    require_key(entry, kKindKeys[kind]);
    require_text(entry["area"], c.areas[c.kind_area[kind]]);
    const bool others = c.kind_area[kind] >= kNobles;
    entry["others_score"].require(entry["others_score"].flag() == others,
                                  others ? "others score in this area" : "nobody else scores in this area");
    std::vector<int> numbers;
    for (const Entry& number : entry["numbers"].list()) {
      numbers.push_back(number.integer(1, kHighest));
      number.require(numbers.size() < 2 || numbers.back() >= numbers[numbers.size() - 2],
                     "the numbers must be listed from low to high");
      c.card_kind.push_back(static_cast<int>(kind));
      c.card_number.push_back(numbers.back());
    }
    // Cards with the same face are told apart by a letter.
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      const auto same = std::equal_range(numbers.begin(), numbers.end(), numbers[i]);
      const auto letter = static_cast<char>('a' + i - static_cast<std::size_t>(same.first - numbers.begin()));
      c.cards.push_back(c.kinds[kind] + " " + n(numbers[i]) +
                        (same.second - same.first > 1 ? std::string(1, letter) : ""));
    }
  }
}

void check_one_card_per_cell(const Entry& file, const Box& c) {
  for (const Entry& entry : file["kinds"].list()) {
    const int kind = entry["id"].integer(0, kByte);
    const auto cards = std::count(c.card_kind.begin(), c.card_kind.end(), kind);
    const auto cells = std::count_if(c.cells.begin(), c.cells.end(), [kind](const Cell& cell) {
      return cell.kind == static_cast<std::size_t>(kind);
    });
    entry["numbers"].require(cards == cells, std::to_string(cards) + " cards for " + std::to_string(cells) +
                                                 " cells with this symbol");
  }
}

// ---------------------------------------------------------------- points

void read_points(const Entry& file, Box& c) {
  c.citizen_points = read_rising(file["citizen_points"], kLevels, 1, 20);
  c.fleet_points = read_rising(file["fleet_points"], kGoods + 1, 0, 20);
  require_number(file["fleet_points"].list()[0], 0, "a fleet without goods");

  for (const Cell& cell : c.cells)
    if (cell.area == kResidences) c.residence_values.push_back(cell.value);
  std::sort(c.residence_values.begin(), c.residence_values.end());
  c.residence_values.erase(std::unique(c.residence_values.begin(), c.residence_values.end()),
                           c.residence_values.end());
  const int different = static_cast<int>(c.residence_values.size());
  const Entry extra = file["residence_extra"];
  extra.require(!extra.list().empty(), "must not be empty");
  for (int number : read_rising(extra, extra.list().size(), 1, different))
    c.residence_extra |= std::uint32_t{1} << number;
  c.residence_bonus = file["residence_bonus"].integer(1, different);

  c.bonus_values = integers(file["bonus_values"], kBonusCells, 1, 100);
  for (std::size_t i = 1; i < kBonusCells; ++i)
    file["bonus_values"].list()[i].require(c.bonus_values[i] < c.bonus_values[i - 1],
                                           "the values must fall from cell to cell");
  std::size_t id = 0;
  for (const Entry& cell : file["bonus_cells"].list(kBonusAreas * kBonusCells)) {
    cell.fields({"id", "area", "value", "x", "y"});
    check_id(cell, id);
    require_text(cell["area"], c.areas[id / kBonusCells]);
    require_number(cell["value"], c.bonus_values[id % kBonusCells], "/bonus_values");
    ++id;
  }
}

void read_sea(const Entry& file, Box& c) {
  for (const Entry& space : file["sea_route"].list(kSpaces)) {
    space.fields({"id", "points", "extra_card", "x", "y"});
    const std::size_t id = c.sea_points.size();
    check_id(space, id);
    const int points = space["points"].integer(0, 100);
    const bool extra = space["extra_card"].flag();
    if (id == 0) {
      space.require(points == 0 && !extra, "the start must give nothing");
    } else if (id == kSpaces - 1) {
      space.require(points > 0 && extra, "the last space must give points and an extra card");
    } else {
      space.require((points > 0) != extra, "must give either points or an extra card");
    }
    c.sea_points.push_back(points);
    if (extra) c.sea_extra |= std::uint32_t{1} << id;
  }
}

// ---------------------------------------------------------------- pieces and set-up

void read_pieces(const Entry& file, Box& c) {
  const auto [fewest, most] = read_players(file["players"], kUsualPlayers, kColours);
  c.min_players = fewest;
  c.max_players = most;

  file["rhombi"].fields({"supply", "box"});
  c.supply = file["rhombi"]["supply"].integer(1, kByte);
  c.box = file["rhombi"]["box"].integer(0, kByte);

  const Entry track = file["score_track"];
  track.fields({"spaces", "side", "inner"});
  track["spaces"].require(track["spaces"].integer(1, 1000) == 4 * track["side"].integer(1, 1000),
                          "must be four sides of " + n(track["side"].integer(1, 1000)));
  const double inner = track["inner"].number();
  track["inner"].require(inner > 0 && inner < 1, "must be a part of the board, between 0 and 1");

  file["doge"].fields({"id", "name"});
  check_id(file["doge"], c.cards.size());
  check_names(file["doge"]["name"]);

  file["components"].fields({"cards", "doge_cards", "rhombi", "rhombi_per_colour", "ships", "score_markers"});
  const int colours = static_cast<int>(kColours);
  require_component(file, "doge_cards", 1, "/doge");
  require_component(file, "cards", static_cast<int>(c.cards.size()) + 1, "/kinds and the Doge");
  require_component(file, "rhombi_per_colour", c.supply + c.box, "/rhombi");
  require_component(file, "rhombi", component(file, "rhombi_per_colour") * colours,
                    "rhombi_per_colour in all colours");
  require_component(file, "ships", colours, "one per colour");
  require_component(file, "score_markers", colours, "one per colour");
}

SetUp read_set_up(const Entry& entry, int players, int cards) {
  entry.fields({"players", "display", "deck", "rounds", "dealt", "plays", "leftovers"});
  require_number(entry["players"], players);
  SetUp s{};
  s.display = entry["display"].integer(1, cards);
  const int deck = entry["deck"].integer(1, cards);
  entry["deck"].require(s.display + deck == cards,
                        "with the display " + n(s.display + deck) + " cards, expected " + n(cards));
  require_number(entry["dealt"], kDealt);
  const int deal = kDealt * players;
  entry["deck"].require(deck % deal == 0,
                        "a deck of " + n(deck) + " cannot be dealt in rounds of " + n(deal));
  s.rounds = entry["rounds"].integer(1, kByte);
  entry["rounds"].require(s.rounds * deal == deck,
                          n(s.rounds) + " rounds of " + n(deal) + " cards, but the deck has " + n(deck));
  s.plays = entry["plays"].integer(1, kDealt);
  s.leftovers = entry["leftovers"].integer(0, kDealt);
  entry["leftovers"].require(
      s.plays + s.leftovers == kDealt,
      "played and left over are " + n(s.plays + s.leftovers) + " of " + n(kDealt) + " dealt cards");
  return s;
}

void read_setup(const Entry& file, Box& c) {
  int players = c.min_players;
  for (const Entry& entry : file["setup"].list(static_cast<std::size_t>(c.max_players - c.min_players + 1)))
    c.setup.push_back(read_set_up(entry, players++, static_cast<int>(c.cards.size())));
}

// Sums that were counted from the sources; a slip in one of the many numbers shows here.
void check_totals(const Entry& file, const Box& c) {
  const Entry totals = file["totals"];
  totals.fields({"cells", "cards", "card_numbers", "cards_by_number", "residence_values", "adjacent_pairs",
                 "sea_points", "sea_extra_cards"});
  const auto check = [](const Entry& total, int counted) {
    require_number(total, counted, "counted in the file");
  };
  int values = 0;
  int neighbours = 0;
  for (const Cell& cell : c.cells) {
    values += cell.value;
    neighbours += std::popcount(cell.neighbours);
  }
  check(totals["cells"], static_cast<int>(c.cells.size()));
  check(totals["cards"], static_cast<int>(c.cards.size()));
  check(totals["card_numbers"], sum(c.card_number));
  int number = 1;
  for (const Entry& total : totals["cards_by_number"].list(kHighest))
    check(total, static_cast<int>(std::count(c.card_number.begin(), c.card_number.end(), number++)));
  check(totals["residence_values"], values);
  check(totals["adjacent_pairs"], neighbours / 2);
  check(totals["sea_points"], sum(c.sea_points));
  check(totals["sea_extra_cards"], std::popcount(c.sea_extra));
}

}  // namespace

std::string millefiori_tables(const Entry& file) {
  file.fields(
      {"format",      "game",         "name",           "players",      "sources",         "provenance",
       "terms",       "areas",        "kinds",          "colours",      "cells",           "triples",
       "bonus_cells", "bonus_values", "citizen_points", "fleet_points", "residence_extra", "residence_bonus",
       "sea_route",   "start_slots",  "markers",        "score_track",  "rhombi",          "setup",
       "doge",        "components",   "totals",         "drawing"});
  Box c{};
  read_areas(file, c);
  read_kinds(file, c);
  read_cells(file, c);
  check_one_card_per_cell(file, c);
  read_points(file, c);
  read_sea(file, c);
  read_pieces(file, c);
  read_setup(file, c);
  check_totals(file, c);
  check_drawing(file, c);
  return header(c);
}

}  // namespace make_tables
