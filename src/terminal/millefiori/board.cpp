#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "terminal/millefiori/names.hpp"
#include "terminal/millefiori/screen.hpp"
#include "terminal/millefiori/texts.hpp"

// The board as a seat sees it, at most 80 columns wide. A free cell shows its code, a filled one its owner.

namespace fondaco::terminal::millefiori {

namespace {

constexpr std::size_t kBonusColumn = 57;      // beside the workshops
constexpr std::size_t kPyramidColumn = 49;    // beside trade and harbour
constexpr std::size_t kRowLabelColumns = 12;  // before residences and sea route
constexpr std::size_t kStep = 3;              // half the distance of two neighbours in a row

using Owners = std::map<std::string, int>;

/// "W10" or "[R]".
std::string cell_text(const Scene& s, const Owners& owners, const std::string& code) {
  const auto owner = owners.find(code);
  return owner == owners.end() ? code : rhombus(s, owner->second);
}

/// The same with the cell's symbol.
std::string cell_text(const Scene& s, const Owners& owners, const Json& cell) {
  return cell_text(s, owners, text_of(cell["key"])) + symbol_letter(s, text_of(cell["symbol"]));
}

std::string status(const Scene& s) {
  const Json& view = s.view;
  std::string line =
      s.ink.bold(in_language(data()["name"], s.language)) + " · " +
      fill(s.say(kMillefiori.round_of), {number(view["round"]), std::to_string(set_up(s, "rounds")),
                                         number(view["cycle"]), std::to_string(set_up(s, "plays"))}) +
      " · ";
  const Json& phase = view["phase"];
  if (phase == "over") return line + s.say(kMillefiori.game_over);
  const std::string who = player_name(s, view["active"].get<int>());
  if (phase == "select")
    return line + fill(s.say(kSelectInTurn.on(s) ? kMillefiori.selects : kMillefiori.selecting), {who});
  if (phase == "extra") return line + fill(s.say(kMillefiori.may_take), {who});
  return line + fill(s.say(kMillefiori.plays_card), {who, card_name(s, card_of(text_of(view["card"])))});
}

/// The rules in force that are not the usual ones, if any.
Lines other_rules(const Scene& s) {
  const Json& usual_box = data()["rhombi"]["box"];
  const Json box = s.options.value("rhombi_box", usual_box);
  Lines more;
  if (box != usual_box) more.push_back(fill(s.say(kMillefiori.other_box), {number(box)}));
  return rules_in_force(s, kRules, more);
}

/// The star between three cells, gone when they are filled; the strokes point at the single one of its row.
void add_triple(const Scene& s, const Owners& owners, const Json& triple, std::array<std::string, 6>& lines) {
  std::array<const Json*, 3> cells{};
  std::size_t free = 0;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    cells[i] = &entry(data()["cells"], text_of(triple["cells"][i]));
    free += !owners.contains(text_of(triple["cells"][i]));
  }
  const bool up = (*cells[1])["row"] == (*cells[2])["row"];  // one above two
  const Json& single = up ? *cells[0] : *cells[2];
  std::string& line = lines[(*cells[0])["row"].get<std::size_t>() == 0 ? 1 : 4];
  const std::string star = free > 0 ? s.ink.bold("*") : " ";
  line = left(line, kStep * single["d"].get<std::size_t>() - 1) +
         (up ? "/ " + star + " \\" : "\\ " + star + " /");
}

Lines workshops(const Scene& s, const Owners& owners) {
  constexpr std::array<std::size_t, 4> kLine = {0, 2, 3, 5};
  std::array<std::string, 6> lines;
  for (const Json* cell : cells_of("workshops")) {
    std::string& line = lines[kLine[(*cell)["row"].get<std::size_t>()]];
    line = left(line, kStep * (*cell)["d"].get<std::size_t>()) + cell_text(s, owners, *cell);
  }
  for (const Json& triple : data()["triples"]) add_triple(s, owners, triple, lines);
  Lines all = {s.ink.bold(kMillefiori.workshops_head.in(s.language))};
  all.insert(all.end(), lines.begin(), lines.end());
  return all;
}

/// Who sits on the bonus cells of each area, and which are free.
Lines bonus_cells(const Scene& s) {
  Lines lines = {s.ink.bold(kMillefiori.bonus_head.in(s.language))};
  for (const auto& [area, taken] : s.view["bonus"].items()) {
    std::string line = left(area_label(s, area), 11);
    for (std::size_t i = 0; i < data()["bonus_values"].size(); ++i)
      line +=
          i < taken.size() ? rhombus(s, taken[i].get<int>()) : right(number(data()["bonus_values"][i]), 3);
    lines.push_back(std::move(line));
  }
  return lines;
}

/// The values of the row, and below them who is there; the code of the cell that is next.
Lines residences(const Scene& s, const Owners& owners) {
  Lines lines = {left(kMillefiori.values.in(s.language), kRowLabelColumns),
                 std::string(kRowLabelColumns, ' ')};
  bool next = true;
  for (const Json* cell : cells_of("residences")) {
    const std::string code = text_of((*cell)["key"]);
    const bool filled = owners.contains(code);
    lines[0] += centred(number((*cell)["value"]), 3);
    lines[1] += filled || next ? cell_text(s, owners, code) : s.ink.faint(" · ");
    next = next && filled;
  }
  lines.insert(lines.begin(), s.ink.bold(kMillefiori.residences_head.in(s.language)));
  return lines;
}

/// What each ship of a row would earn now, or that its fleet is complete.
std::string fleet_text(const Scene& s, const Owners& owners, char row) {
  const Fleet fleet = fleet_of(owners, row);
  return fleet.ships == kFullFleet ? s.ink.faint("—") : std::to_string(fleet.worth);
}

/// The rows of the harbour, each with the goods of its row.
Lines harbour_and_trade(const Scene& s, const Owners& owners) {
  constexpr std::array<std::size_t, 4> kGoods = {7, 7, 9, 6};
  constexpr std::size_t kShips = 13, kAllGoods = 29;
  const std::vector<const Json*> ships = cells_of("harbour"), goods = cells_of("trade");
  Lines lines = {left(s.ink.bold(area_label(s, "harbour")), kShips) +
                     left(s.ink.bold(area_label(s, "trade")), kAllGoods) +
                     s.ink.bold(kMillefiori.fleet_head.in(s.language)),
                 std::string(kShips, ' ')};
  std::string filled = left(kMillefiori.filled.in(s.language), kShips);
  for (std::size_t good = 0; good < kGoods.size(); ++good) {
    const Json& kind = entry(data()["kinds"], text_of((*goods[good])["symbol"]));
    lines[1] += left(lowered(name_of(kind, s.language)), kGoods[good]);
    const auto count = std::count_if(goods.begin(), goods.end(), [&](const Json* cell) {
      return (*cell)["symbol"] == kind["key"] && owners.contains(text_of((*cell)["key"]));
    });
    filled += left(" " + std::to_string(count), kGoods[good]);
  }
  for (std::size_t row = 0; row < 5; ++row) {
    std::string line;
    for (std::size_t i = 0; i < 3; ++i)
      line += cell_text(s, owners, text_of((*ships[3 * row + i])["key"])) + " ";
    line = left(line, kShips);
    for (std::size_t i = 0; i < kGoods.size(); ++i)
      line += left(cell_text(s, owners, text_of((*goods[4 * row + i])["key"])), kGoods[i]);
    lines.push_back(line + "  " + fleet_text(s, owners, static_cast<char>('1' + row)));
  }
  lines.push_back(std::move(filled));
  return lines;
}

Lines pyramid(const Scene& s, const Owners& owners, std::string_view area, const Words& head) {
  constexpr std::size_t kLevels = 3, kValues = 3;
  Lines lines = {s.ink.bold(head.in(s.language))};
  for (std::size_t level = kLevels; level > 0; --level) {
    std::string line =
        number(data()["citizen_points"][level - 1]) + (level == kLevels ? s.ink.bold("*") : "");
    for (const Json* cell : cells_of(area)) {
      if ((*cell)["level"] != level) continue;
      const auto at = (*cell)["pos"].get<std::size_t>() - 1;
      line = left(line, kValues + kStep * (2 * at + level - 1)) + cell_text(s, owners, *cell);
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

/// Adds the ships on a space below it; those that find no room side by side stand on the next line.
void add_ships(const Scene& s, std::size_t space, Lines& lines) {
  const std::size_t room = space == 0 ? static_cast<std::size_t>(s.players) : 2;
  const std::size_t end = kRowLabelColumns + 3 * (space + 1) + (space == kLastSpace);
  Lines rows;
  for (int p = 0; p < s.players; ++p) {
    if (s.view["players"][static_cast<std::size_t>(p)]["ship"] != space) continue;
    if (rows.empty() || width(rows.back()) == room) rows.emplace_back();
    rows.back() += player_letter(s, p);
  }
  if (lines.size() < rows.size()) lines.resize(rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) lines[i] = left(lines[i], end - width(rows[i])) + rows[i];
}

/// Spaces, what they bring, and the ships. The column of the last space is one wider.
Lines sea_route(const Scene& s) {
  Lines lines = {left(s.ink.bold(kMillefiori.sea_label.in(s.language)), kRowLabelColumns),
                 left(kMillefiori.sea_points.in(s.language), kRowLabelColumns)};
  Lines ships = {s.say(kMillefiori.sea_ships)};
  for (const Json& space : data()["sea_route"]) {
    const int points = space["points"].get<int>();
    const std::string star = space["extra_card"].get<bool>() ? s.ink.bold("*") : "";
    const std::size_t columns = space["id"] == kLastSpace ? 4 : 3;
    lines[0] += right(number(space["id"]), columns);
    lines[1] += right((points > 0 ? std::to_string(points) : "") + star, columns);
    add_ships(s, space["id"].get<std::size_t>(), ships);
  }
  append(lines, std::move(ships));
  return lines;
}

Lines display(const Scene& s) {
  const std::vector<Card> cards = cards_of(s.view["display"]);
  std::string text = fill(
      kMillefiori.display_line.in(s.language),
      {std::to_string(cards.size()), number(s.view["deck_size"]), std::to_string(s.view["discard"].size())});
  for (const std::string& area : cards_by_area(s, cards)) text += " " + area + ".";
  return wrapped(text, 2);
}

std::vector<const Json*> cells_owned(const Scene& s, int seat, std::string_view area) {
  std::vector<const Json*> cells;
  for (const Json& code : s.view["players"][static_cast<std::size_t>(seat)]["cells"]) {
    const Json& cell = entry(data()["cells"], text_of(code));
    if (cell["area"] == area) cells.push_back(&cell);
  }
  return cells;
}

/// The symbols that a player's cells of an area show, with dots for those that are missing.
std::string symbols_text(const Scene& s, int seat, std::string_view area) {
  const std::vector<const Json*> cells = cells_owned(s, seat, area);
  std::string text;
  for (const Json& kind : data()["kinds"]) {
    if (kind["area"] != area) continue;
    const bool has = std::any_of(cells.begin(), cells.end(),
                                 [&kind](const Json* cell) { return (*cell)["symbol"] == kind["key"]; });
    text += has ? symbol_letter(s, text_of(kind["key"])) : s.ink.faint("·");
  }
  return text;
}

/// The different values of a player's residences.
std::string values_text(const Scene& s, int seat) {
  std::set<int> values;
  for (const Json* cell : cells_owned(s, seat, "residences")) values.insert((*cell)["value"].get<int>());
  std::string text;
  for (const int value : values) add_to(text, std::to_string(value), " ");
  return text.empty() ? s.ink.faint("·") : text;
}

Lines players(const Scene& s) {
  constexpr std::array<std::size_t, 10> kWidths = {14, 7, 7, 5, 6, 9, 13, 7, 7, 5};
  Lines lines = {s.ink.bold(heads(kMillefiori.player_heads, s.language, kWidths))};
  for (int p = 0; p < s.players; ++p) {
    const Json& player = s.view["players"][static_cast<std::size_t>(p)];
    const bool doge = s.view["first"] == p;
    const std::array<std::string, 10> cells = {
        (decides(s, p) ? ">" : " ") + player_letter(s, p) + " " + left(player_name(s, p), 8) +
            (doge ? s.say(kMillefiori.doge) : ""),
        number(player["points"]),
        number(player["supply"]) + "+" + number(player["box"]),
        number(player["ship"]),
        number(player["hand_size"]) + (player["has_selected"].get<bool>() ? "+1" : ""),
        symbols_text(s, p, "workshops"),
        values_text(s, p),
        symbols_text(s, p, "nobles"),
        symbols_text(s, p, "commoners"),
        symbols_text(s, p, "trade")};
    lines.push_back(columns(cells, kWidths));
  }
  return lines;
}

}  // namespace

Lines board(const Scene& s) {
  const Owners owned_cells = owners(s);
  Lines lines = {status(s)};
  append(lines, other_rules(s));
  append(lines, beside(workshops(s, owned_cells), kBonusColumn, bonus_cells(s)));
  append(lines, residences(s, owned_cells));
  Lines pyramids = pyramid(s, owned_cells, "nobles", kMillefiori.nobles_head);
  append(pyramids, pyramid(s, owned_cells, "commoners", kMillefiori.commoners_head));
  append(lines, beside(harbour_and_trade(s, owned_cells), kPyramidColumn, pyramids));
  append(lines, sea_route(s));
  append(lines, display(s));
  append(lines, players(s));
  return lines;
}

Lines brief(const Scene& s) {
  if (s.seat == kNobody || s.view["phase"] == "over") return {};
  const Json& own = s.view["players"][s.seat];
  std::string text = fill(kMillefiori.brief_line.in(s.language),
                          {counted(s.language, own["points"].get<int>(), kPoints), number(own["supply"]),
                           number(own["box"]), number(own["ship"])});
  if (s.view["phase"] != "select" && own.contains("hand") && !own["hand"].empty())
    text += fill(kMillefiori.brief_hand.in(s.language), {cards_text(s, cards_of(own["hand"]))});
  return wrapped(text, 2);
}

}  // namespace fondaco::terminal::millefiori
