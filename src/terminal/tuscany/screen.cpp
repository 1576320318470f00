#include "terminal/tuscany/screen.hpp"

#include <array>
#include <bit>

#include "games/tuscany/reasons.hpp"
#include "terminal/result.hpp"
#include "terminal/tuscany/domain.hpp"
#include "terminal/tuscany/help.hpp"
#include "terminal/tuscany/names.hpp"
#include "terminal/tuscany/texts.hpp"

namespace fondaco::terminal {

namespace tuscany {

namespace {

static_assert(every_reason_has_a_sentence(fondaco::tuscany::kReasonKeys, kReasons));

constexpr std::size_t kSideColumn = kDomainColumns + 2;

std::string or_none(const Scene& s, const std::string& text) {
  return text.empty() ? s.say(kTuscany.none) : text;
}

std::string storage_names(const Scene& s, const Json& player) {
  std::vector<std::string> items;
  for (const Json& item : player["storage"]) items.push_back(item_name(s, item_with(text_of(item))));
  return listed(items);
}

std::string bonus_names(const Scene& s, const Json& player) {
  std::vector<std::string> parts;
  for (const std::string_view key : tables::kBonusKeys) {
    const int count = player["bonus"].value(std::string(key), 0);
    if (count > 0) parts.push_back(times(bonus_name(s, key), count));
  }
  return listed(parts);
}

/// A player's domain in full, with what else is known of him.
Lines player_lines(const Scene& s, int seat) {
  const Json& player = s.view["players"][static_cast<std::size_t>(seat)];
  const Lines domain = domain_drawn(s, player);
  const std::size_t column = domain.empty() ? 0 : kSideColumn;
  Lines side = {player_name(s, seat)};
  const auto add = [&](const Words& words, const std::string& what) {
    append(side, wrapped(fill(s.say(words), {or_none(s, what)}), 2, kColumns - column));
  };
  add(kTuscany.details_storage, player["storage"].empty() ? s.say(kTuscany.empty) : storage_names(s, player));
  add(kTuscany.details_bonus, bonus_names(s, player));
  add(kTuscany.details_queue, tiles_text(s, player["queue_left"]));
  return beside(domain, column, side);
}

/// The region cards that are neither in the viewer's hand nor discarded.
Json unseen_cards(const Scene& s) {
  Json unseen = Json::object();
  for (std::size_t colour = 0; colour < tables::kColours; ++colour) {
    const std::string key(tables::kColourKeys[colour]);
    int count = tables::kRegionCopies[colour] - s.view["discard"].value(key, 0);
    for (const Json& player : s.view["players"]) {
      if (player.contains("hand")) count -= player["hand"].value(key, 0);
    }
    unseen[key] = count;
  }
  return unseen;
}

std::string yields_to_come(const Scene& s) {
  std::vector<std::string> parts;
  for (const Json& card : data()["yield_cards"]) {
    const int count = card["copies"].get<int>() - s.view["yield_discard"].value(text_of(card["key"]), 0);
    if (count > 0) parts.push_back(times(name_of(card, s.language), count));
  }
  return listed(parts);
}

/// The slots that would come back into the supply.
std::string neutral_slots(const Scene& s) {
  std::vector<std::string> slots;
  for (std::size_t slot = 0; slot < s.view["display"].size(); ++slot) {
    const Json& tile = s.view["display"][slot];
    if (!tile.is_null() && text_of(tile).starts_with("neutral")) slots.push_back(std::to_string(slot));
  }
  return listed(slots);
}

int empty_cells(const Json& player) { return tables::kCells - static_cast<int>(player["domain"].size()); }

/// Where the red points of a player came from.
struct Sources {
  std::array<int, tables::kRounds> rounds{};
  int on_the_way = 0, left_over = 0;
};

}  // namespace

Lines details(const Scene& s) {
  Lines lines;
  for (int p = 0; p < s.players; ++p) {
    if (p != s.seat) append(lines, player_lines(s, p));
  }
  const auto add = [&](const Words& words, const std::string& what) {
    append(lines, wrapped(fill(s.say(words), {or_none(s, what)}), 2));
  };
  if (s.seat != kNobody)
    add(kTuscany.details_own_queue, tiles_text(s, s.view["players"][s.seat]["queue_left"]));
  add(kTuscany.details_unseen, cards_text(s, unseen_cards(s)));
  add(kTuscany.details_discard, cards_text(s, s.view["discard"]));
  add(kTuscany.details_yields, yields_to_come(s));
  add(kTuscany.details_neutral, neutral_slots(s));
  add(kTuscany.details_aside, tiles_text(s, s.view["neutral_discard"]));
  return lines;
}

std::vector<TieBreak> tie_breaks(const Scene& s) {
  std::vector<TieBreak> breaks;
  for (const tables::TieBreak by : edition_of(s).tie_breaks) {
    if (by == tables::TieBreak::Shared) break;
    const bool green = by == tables::TieBreak::MostGreen || by == tables::TieBreak::FewestGreen;
    const bool fewer = by == tables::TieBreak::FewestGreen || by == tables::TieBreak::FewestRegionCards;
    TieBreak tie{s.say(kTuscany.tie_breaks[static_cast<std::size_t>(by)]), {}, fewer};
    for (std::size_t p = 0; p < s.view["players"].size(); ++p) {
      const Json& player = s.view["players"][p];
      tie.numbers[p] = by == tables::TieBreak::MostEmptyCells ? empty_cells(player)
                       : green                                ? player["green"].get<int>()
                                                              : player["hand_size"].get<int>();
    }
    breaks.push_back(std::move(tie));
  }
  return breaks;
}

/// Place, points, where they came from, and what breaks ties.
Lines result(const Scene& s, const Scores& scores, std::span<const Json> events) {
  constexpr std::array<std::size_t, 10> kWidths = {6, 8, 9, 8, 8, 8, 7, 8, 7, 9};
  std::array<Sources, kMaxSeats> from{};
  std::size_t round = 0;
  for (const Json& event : events) {
    const std::string type = event["type"];
    if (type == "round_scored") round = event["round"].get<std::size_t>() - 1;
    if (type != "red") continue;
    Sources& sources = from[event["seat"].get<std::size_t>()];
    const std::string reason = event["reason"];
    int& source = reason == "round"                           ? sources.rounds[round]
                  : reason == "yield" || reason == "overflow" ? sources.on_the_way
                                                              : sources.left_over;
    source += event["points"].get<int>();
  }
  Lines lines = {"  " + heads(kTuscany.result_heads, s.language, kWidths)};
  for (const std::size_t p : by_place(scores)) {
    const Json& player = s.view["players"][p];
    std::vector<std::string> cells = {std::to_string(scores.ranks[p]), player_name(s, static_cast<int>(p)),
                                      number(player["red"])};
    for (const int points : from[p].rounds) cells.push_back(std::to_string(points));
    cells.push_back(std::to_string(from[p].on_the_way));
    cells.push_back(std::to_string(from[p].left_over));
    cells.push_back(std::to_string(empty_cells(player)));
    cells.push_back(number(player["green"]));
    lines.push_back("  " + columns(cells, kWidths));
  }
  append(lines, victory(s, data(), scores, kNouns.red_point, tie_breaks(s)));
  return lines;
}

}  // namespace tuscany

const GameScreen& tuscany_screen() {
  static constexpr GameScreen screen = {
      .key = "tuscany",
      .data = tuscany::data,
      .reasons = tuscany::kReasons,
      .reminder = tuscany::reminder,
      .signs = tuscany::kSigns,
      .typed_move = tuscany::kTuscany.typed_move,
      .details_command = tuscany::kTuscany.details_command,
      .board = tuscany::board,
      .brief = tuscany::brief,
      .details = tuscany::details,
      .question = tuscany::question,
      .menu = tuscany::menu,
      .option = tuscany::option,
      .story = tuscany::story,
      .result = tuscany::result,
      .changed = tuscany::changed,
      .misread = tuscany::misread,
      .supposed = tuscany::supposed,
  };
  return screen;
}

}  // namespace fondaco::terminal
