#include <algorithm>
#include <array>

#include "terminal/calimala/names.hpp"
#include "terminal/calimala/screen.hpp"
#include "terminal/calimala/texts.hpp"
#include "terminal/switches.hpp"

// The board as a seat sees it, at most 80 columns wide.

namespace fondaco::terminal::calimala {

namespace {

constexpr std::size_t kCellColumns = 9;
constexpr std::size_t kStreetColumns = 8;
constexpr std::size_t kCityColumns = 3 * kCellColumns + 2 * kStreetColumns;
constexpr std::size_t kGap = 2;
constexpr std::size_t kChurchColumns = 12;
constexpr std::size_t kSideColumns = kColumns - kCityColumns - kGap;

std::string status(const Scene& s) {
  const Json& view = s.view;
  const std::string phase = text_of(view["phase"]);
  std::string line = s.ink.bold(in_language(data()["name"], s.language));
  const auto add = [&line](const std::string& part) { line += "  ·  " + part; };
  if (phase == "influence") {
    add(s.say(kCalimala.phase_influence));
  } else if (phase == "draft") {
    add(s.say(kCalimala.phase_draft));
  } else if (phase == "over") {
    add(s.say(kCalimala.phase_over));
  } else {
    const Json& set_up = set_up_for(data(), s.players);
    const int turns =
        s.players * (set_up["own"].get<int>() + set_up["white"].get<int>() + set_up["support"].get<int>());
    add(fill(s.say(kCalimala.turn_of),
             {std::to_string(view["turns"].get<int>() + 1), std::to_string(turns)}));
    const int active = view["active"].get<int>();
    add(fill(s.say(acting(s) == active ? kCalimala.turn_whose : kCalimala.turn_other_acts),
             {player_name(s, active), player_name(s, acting(s))}));
  }
  return line;
}

/// "Troyes 3": the numbers of an option that are not the usual ones, with the things from `first` on.
std::string other_numbers(const Scene& s, const char* option, const char* things, std::size_t first = 0) {
  std::string text;
  const Json &now = s.options[option], &usual = data()[option];
  for (std::size_t i = 0; i < usual.size(); ++i) {
    if (now[i] == usual[i]) continue;
    const std::string name = name_of(data()[things][first + i], s.language, Form::Full);
    add_to(text, name + "\u00a0" + number(now[i]));
  }
  return text;
}

/// The rules in force that are not the usual ones, if any; a city that was not laid out by lot is seen
/// anyway.
Lines other_rules(const Scene& s) {
  Lines rules;
  const std::string obligation = s.options.value("obligation", "able");
  if (obligation == "strict") rules.push_back(s.say(kCalimala.must_act));
  if (obligation == "at_placement_only") rules.push_back(s.say(kCalimala.able_when_placed));
  if (last_sculpture_counts(s)) rules.push_back(s.say(kCalimala.last_sculptures));
  if (whole_ladder(s)) rules.push_back(s.say(kCalimala.ladder_for_victory));
  const auto add = [&](const Words& words, const std::string& numbers) {
    if (!numbers.empty()) rules.push_back(fill(s.say(words), {numbers}));
  };
  add(kCalimala.other_cards, other_numbers(s, "card_copies", "actions"));
  add(kCalimala.other_rows, other_numbers(s, "row_capacity", "buildings"));
  add(kCalimala.other_houses, other_numbers(s, "house_cells", "cities", 3));
  return rules_in_force(s, {}, rules);
}

/// "5 BR·": the street's number and its stack, bottom first.
std::string street_label(const Scene& s, std::size_t street) {
  const Json& stack = s.view["stacks"][street];
  std::string discs;
  for (const Json& disc : stack) discs += disc_letter(s, disc);
  if (stack.size() < 3) discs += s.ink.faint(repeated("·", 3 - stack.size()));
  return std::to_string(street) + " " + discs;
}

/// The street between two cells.
std::size_t street_between(int a, int b) {
  const Json& streets = data()["streets"];
  const auto found = std::find_if(streets.begin(), streets.end(),
                                  [&](const Json& street) { return street["cells"] == Json{a, b}; });
  return static_cast<std::size_t>(found - streets.begin());
}

/// Always two lines, so that nothing below them moves.
Lines piles(const Scene& s) {
  Lines lines;
  if (s.view["phase"] == "draft" || s.view["phase"] == "influence") {
    Json offer = Json::object();
    for (const Json& card : s.view["offer"]) offer[text_of(card)] = 1;
    if (!offer.empty())
      lines = wrapped(fill(kCalimala.offer_line.in(s.language), {cards_text(s, offer)}), 0, kCityColumns);
  } else {
    int discarded = 0;
    std::string counts;
    for (std::size_t i = 0; i < kCalimala.card_letters.size(); ++i) {
      const int count = s.view["discard"].value(text_of(data()["actions"][i]["key"]), 0);
      discarded += count;
      const std::string text = s.say(kCalimala.card_letters[i]) + std::to_string(count);
      add_to(counts, count == 0 ? s.ink.faint(text) : text, " ");
    }
    lines = {fill(kCalimala.piles_line.in(s.language),
                  {std::to_string(s.view["deck_size"].get<int>()), std::to_string(discarded)}),
             counts};
  }
  lines.resize(2);
  return lines;
}

Lines city(const Scene& s) {
  Lines lines = {s.ink.bold(kCalimala.city_head.in(s.language))};
  const std::string gap(kStreetColumns, ' ');
  const std::string bar = centred("│", kCellColumns);
  const std::string bars = bar + gap + bar + gap + bar;
  for (int row = 0; row < 3; ++row) {
    std::string cells;
    for (int column = 0; column < 3; ++column) {
      const int cell = 3 * row + column;
      cells += centred(s.ink.bold(action_name(s, text_of(s.view["city"][static_cast<std::size_t>(cell)]))),
                       kCellColumns);
      if (column == 2) continue;
      const std::string label = street_label(s, street_between(cell, cell + 1));
      const std::size_t rest = kStreetColumns - width(label);
      cells += repeated("─", rest / 2) + label + repeated("─", rest - rest / 2);
    }
    lines.push_back(std::move(cells));
    if (row == 2) continue;
    std::string streets;
    for (int column = 0; column < 3; ++column) {
      const int cell = 3 * row + column;
      streets +=
          centred(street_label(s, street_between(cell, cell + 3)), kCellColumns) + (column < 2 ? gap : "");
    }
    lines.push_back(bars);
    lines.push_back(std::move(streets));
    lines.push_back(bars);
  }
  append(lines, piles(s));
  return lines;
}

/// Cubes as letters, free cells as dots.
std::string cells(const Scene& s, std::string_view location, int capacity) {
  std::string text;
  int used = 0;
  const Json& cubes = s.view["board"][std::string(location)];
  for (std::size_t p = 0; p < cubes.size(); ++p) {
    const int count = cubes[p].get<int>();
    text += repeated(player_letter(s, static_cast<int>(p)), static_cast<std::size_t>(count));
    used += count;
  }
  return text + s.ink.faint(repeated("·", static_cast<std::size_t>(std::max(0, capacity - used))));
}

std::string houses_in(const Scene& s, const std::string& city) {
  std::string owners;
  for (int p = 0; p < s.players; ++p) {
    const Json& houses = s.view["players"][static_cast<std::size_t>(p)]["houses"];
    if (std::find(houses.begin(), houses.end(), Json(city)) != houses.end()) owners += player_letter(s, p);
  }
  return owners;
}

Lines cities(const Scene& s) {
  Lines lines = {left(s.ink.bold(kCalimala.cities_head.in(s.language)), 24) + s.say(kCalimala.houses)};
  for (const Json& city : data()["cities"]) {
    const std::string key = text_of(city["key"]);
    lines.push_back(left(place_name(s, key), 10) + left(cells(s, key, city["capacity"].get<int>()), 14) +
                    houses_in(s, key));
  }
  return lines;
}

Lines churches(const Scene& s) {
  int longest = 5;
  for (const Json& capacity : s.options["row_capacity"]) longest = std::max(longest, capacity.get<int>());
  const auto columns = static_cast<std::size_t>(longest) + 1;
  std::string head = left(s.ink.bold(kCalimala.churches_head.in(s.language)), kChurchColumns);
  for (const Words& row : kCalimala.row_heads)
    head += left(row.in(s.language), &row == &kCalimala.row_heads.back() ? 0 : columns);
  Lines lines = {head};
  std::size_t church = 0;
  for (const Json& building : data()["buildings"]) {
    const std::string key = text_of(building["key"]);
    std::string line = left(place_name(s, key), kChurchColumns);
    const int sculptures = building["sculpture_cells"].get<int>();
    if (key == "palazzo") {  // in the order of arrival, which can break a tie
      const Json& order = s.view["palazzo_order"];
      std::string arrived;
      for (const Json& who : order) arrived += player_letter(s, participant(who));
      line += std::string(3 * columns, ' ') + arrived +
              s.ink.faint(repeated("·", static_cast<std::size_t>(sculptures) - order.size()));
    } else {
      const int capacity = s.options["row_capacity"][church++].get<int>();
      for (const char* material : {"_wood", "_brick", "_marble"})
        line += left(cells(s, key + material, capacity), columns);
      line += cells(s, key + "_sculptures", sculptures);
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

void add_council(const Scene& s, Lines& lines) {
  const Json& tiles = s.view["tiles"];
  const auto scored = s.view["scored"].get<std::size_t>();
  std::string head = s.ink.bold(kCalimala.council_head.in(s.language)) + ": ";
  if (scored < tiles.size()) {
    const std::string key = text_of(tiles[scored]);
    head += fill(kCalimala.next_tile.in(s.language),
                 {tile_name(s, key), leaders(s, entry(data()["scoring_tiles"], key))});
  } else {
    head += kCalimala.all_scored.in(s.language);
  }
  lines.push_back(std::move(head));
  const auto per_row = data()["council"]["columns"].get<std::size_t>();
  const std::size_t columns = kColumns / per_row;
  std::string row;
  for (std::size_t space = 0; space < tiles.size(); ++space) {
    const std::string name = tile_name(s, text_of(tiles[space]));
    const bool last = (space + 1) % per_row == 0;
    const std::string text = tile_mark(s, space) + (space < scored ? s.ink.faint(name) : name);
    row += last ? text : left(text, columns);
    if (!last) continue;
    lines.push_back(std::move(row));
    row.clear();
  }
}

std::string cloth_text(const Scene& s, const Json& player) {
  std::string text;
  const auto most = data()["mat"]["workshops"].get<std::size_t>();
  for (std::size_t w = 0; w < most; ++w) {
    add_to(text, w < player["cloth"].size() ? number(player["cloth"][w]) : s.ink.faint("-"), " ");
  }
  return text;
}

std::string house_text(const Scene& s, const Json& player) {
  std::string text;
  const Json& cities = data()["cities"];
  for (std::size_t i = 0; i < kCalimala.house_letters.size(); ++i) {
    const Json& houses = player["houses"];
    if (std::find(houses.begin(), houses.end(), cities[3 + i]["key"]) == houses.end()) continue;
    add_to(text, kCalimala.house_letters[i].in(s.language), " ");
  }
  return text.empty() ? s.ink.faint("-") : text;
}

void add_mats(const Scene& s, Lines& lines) {
  constexpr std::array<std::size_t, 10> kWidths = {15, 7, 5, 6, 7, 7, 6, 9, 7, 6};
  lines.push_back(s.ink.bold(heads(kCalimala.mat_heads, s.language, kWidths) + s.say(kCalimala.seats_head)));
  const Json& view = s.view;
  const int decides = acting(s);
  const auto row = [&](int p, const std::array<std::string, 9>& values) {
    std::string line = left((p == decides ? ">" : " ") + player_letter(s, p) + " " +
                                (p < s.players ? player_name(s, p) : s.say(kCalimala.third_party_short)),
                            kWidths[0]);
    for (std::size_t i = 0; i < values.size(); ++i) line += left(values[i], kWidths[i + 1]);
    lines.push_back(line + std::to_string(seats_of(s, p)) + "+" + std::to_string(palazzo_of(s, p)));
  };
  for (int p = 0; p < s.players; ++p) {
    const Json& player = view["players"][static_cast<std::size_t>(p)];
    std::string discs = number(player["own"]) + "+" + number(player["white"]);
    if (s.players == 2) discs += "+" + number(player["support"]);
    row(p, {number(player["points"]), number(player["wood"]), number(player["brick"]),
            number(player["marble"]), cloth_text(s, player), number(player["ships"]), house_text(s, player),
            discs, number(player["hand_size"])});
  }
  if (s.players == 2) row(kThird, {number(view["third_points"])});
}

/// The influence cards that the seat knows.
void add_own(const Scene& s, Lines& lines) {
  if (s.seat == kNobody) return;
  std::string influence;
  for (const KnownInfluence& card : known_influence(s)) add_to(influence, card.text);
  if (s.players == 2 && s.view["phase"] != "over") add_to(influence, s.say(kCalimala.beside_down));
  if (influence.empty()) return;
  append(lines, wrapped(fill(kCalimala.influence_line.in(s.language), {influence}), 2));
}

}  // namespace

Lines board(const Scene& s) {
  Lines lines = {status(s)};
  append(lines, other_rules(s));
  Lines side = cities(s);
  const Lines rows = churches(s);
  const bool fits = std::all_of(rows.begin(), rows.end(),
                                [](const std::string& line) { return width(line) <= kSideColumns; });
  if (fits) append(side, rows);
  append(lines, beside(city(s), kCityColumns + kGap, side));
  if (!fits) append(lines, rows);
  add_council(s, lines);
  add_mats(s, lines);
  add_own(s, lines);
  return lines;
}

Lines brief(const Scene& s) {
  const std::string phase = text_of(s.view["phase"]);
  if (s.seat == kNobody || phase == "influence" || phase == "draft" || phase == "over") return {};
  const Json& own = s.view["players"][s.seat];
  const auto some = [&s](const Words& words, const Words& none, const std::string& what) {
    return what.empty() ? std::string(none.in(s.language)) : fill(words.in(s.language), {what});
  };
  std::string cloth;
  for (const Json& load : own["cloth"]) add_to(cloth, number(load), "+");
  return wrapped(
      fill(kCalimala.brief_line.in(s.language),
           {number(own["wood"]), number(own["brick"]), number(own["marble"]), cloth, number(own["ships"]),
            some(kCalimala.brief_houses, kCalimala.no_houses,
                 own["houses"].empty() ? std::string() : house_text(s, own)),
            some(kCalimala.brief_cards, kCalimala.no_cards, cards_text(s, own["hand"]))}),
      2);
}

/// " 8 ", " 8>" for the next, "[B]" for a scored one with the disc that sits there.
std::string tile_mark(const Scene& s, std::size_t space) {
  const auto scored = s.view["scored"].get<std::size_t>();
  if (space >= scored) return right(std::to_string(space + 1), 2) + (space == scored ? ">" : " ");
  const Json& seats = s.view["seats"];
  return "[" + (space < seats.size() ? disc_letter(s, seats[space]) : std::string("–")) + "]";
}

}  // namespace fondaco::terminal::calimala
